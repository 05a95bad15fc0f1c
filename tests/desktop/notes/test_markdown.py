"""The subset of Markdown in comments."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.notes.markdown import (
    MOST_CHARACTERS,
    MOST_LINES,
    Block,
    Span,
    plain_text,
    read_markdown,
)

SIGNS = st.text(
    st.sampled_from("*_`[]()<>!\\-+.1 \n\t#>aé字ש http://x.y".replace(" ", "") + " \n"),
    max_size=80,
)


@contextmanager
def processor_seconds(most: float) -> Iterator[None]:
    """Fail what takes more of the processor's time; what else the machine does is not counted."""

    def fail(*_: object) -> None:
        raise AssertionError(f"more than {most} seconds of the processor's time")

    before = signal.signal(signal.SIGVTALRM, fail)
    signal.setitimer(signal.ITIMER_VIRTUAL, most)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def spans(text: str) -> list[Span]:
    (block,) = read_markdown(text)
    return list(block.spans)


def test_emphasis() -> None:
    assert spans("a **b** *c* ***d*** __e__ _f_") == [
        Span("a "),
        Span("b", bold=True),
        Span(" "),
        Span("c", italic=True),
        Span(" "),
        Span("d", bold=True, italic=True),
        Span(" "),
        Span("e", bold=True),
        Span(" "),
        Span("f", italic=True),
    ]
    assert spans("**a *b* c**")[1] == Span("b", bold=True, italic=True)


def marked(text: str) -> str:
    """Return a text with <b> and <i> around bold and italic parts."""
    parts = []
    for span in spans(text):
        part = f"<i>{span.text}</i>" if span.italic else span.text
        parts.append(f"<b>{part}</b>" if span.bold else part)
    return "".join(parts)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("*foo bar*", "<i>foo bar</i>"),
        ("foo*bar*", "foo<i>bar</i>"),
        ("*foo*bar", "<i>foo</i>bar"),
        ("5*6*78", "5<i>6</i>78"),
        ("foo**bar**", "foo<b>bar</b>"),
        ("*(bar)*.", "<i>(bar)</i>."),
        ("_(bar)_.", "<i>(bar)</i>."),
        ("foo-_(bar)_", "foo-<i>(bar)</i>"),
        ("_foo_", "<i>foo</i>"),
        ('**"foo"**', '<b>"foo"</b>'),
        ('**a "*b*" c**', '<b>a "</b><b><i>b</i></b><b>" c</b>'),
        ("*a **b***", "<i>a </i><b><i>b</i></b>"),
        ("*a _b* c_", "<i>a _b</i> c_"),
        ("(*a*)", "(<i>a</i>)"),
        ("***a** b*", "<b><i>a</i></b><i> b</i>"),
        *[
            (text, text)
            for text in (
                "a * foo bar*",
                "*foo bar *",
                'a*"foo"*',
                "*(*foo)",
                'a**"foo"**',
                "**(**foo)",
                'a_"foo"_',
                "foo_bar_",
                "5_6_78",
                'aa_"bb"_cc',
                "_foo_bar",
                "_(_foo)",
                "_foo*",
            )
        ],
    ],
)
def test_signs_next_to_words_emphasise(text: str, shown: str) -> None:
    assert marked(text) == shown


@pytest.mark.parametrize(
    "text",
    [
        "2 * 3 * 4",
        "snake_case_name",
        "**open",
        "a* b*",
        "# no heading",
        "| no | table |",
        "<b>no HTML</b> <script>alert(1)</script> &amp; <img src=http:x>",
        "![no picture](file:///etc/passwd)",
        "[no link](javascript:alert(1)) [none](data:text/html,x) [none](x.md)",
        "ftp://host/file mailto:a@b.c file:///etc/passwd",
        "---",
        "*",
        "``` no fence",
    ],
)
def test_unsupported_markup_is_kept_as_text(text: str) -> None:
    if text.startswith("```"):
        assert read_markdown(text) == []  # a fence without lines
    else:
        assert spans(text) == [Span(text)]


def test_code_and_escaped_signs_have_no_markup() -> None:
    assert spans(r"\*no\* \[x\]\(y\) \\ \a") == [Span(r"*no* [x](y) \ \a")]
    assert spans("`a*b*`") == [Span("a*b*", code=True)]
    assert spans("``a`b``") == [Span("a`b", code=True)]
    assert spans("`open") == [Span("`open")]
    assert read_markdown("```\n**x**\n  y\n```\nz") == [
        Block((Span("**x**\n  y", code=True),), code=True),
        Block((Span("z"),)),
    ]
    unclosed = [Block((Span("never closed", code=True),), code=True)]
    assert read_markdown("```\nnever closed") == unclosed
    for text in ("```\n", "```\n\n```", "> ```\n>\n> ```"):  # code without text is not a block
        found = [span.text for block in read_markdown(text) for span in block.spans]
        assert all(words.strip("\n") for words in found)


def test_only_web_pages_are_links() -> None:
    assert spans("[here](https://x.y/z?a=b)") == [Span("here", link="https://x.y/z?a=b")]
    assert spans("<http://x.y>") == [Span("http://x.y", link="http://x.y")]
    assert spans("see HTTPS://x.y/a_b_c.") == [
        Span("see "),
        Span("HTTPS://x.y/a_b_c", link="HTTPS://x.y/a_b_c"),
        Span("."),
    ]
    assert spans("![pic](https://x.y/z.png)") == [Span("pic", link="https://x.y/z.png")]
    assert spans("**[b](http://x.y)**") == [Span("b", bold=True, link="http://x.y")]


def test_lists_within_lists() -> None:
    found = read_markdown("- a\n- b\n  1. c\n  2) d\n     continues\n- e\n\n  still e\n\nout")
    assert [(b.marker, b.depth, b.spans[0].text) for b in found] == [
        ("•", 1, "a"),
        ("•", 1, "b"),
        ("1.", 2, "c"),
        ("2.", 2, "d\ncontinues"),
        ("•", 1, "e"),
        ("", 1, "still e"),
        ("", 0, "out"),
    ]


@pytest.mark.parametrize(
    ("text", "depths"),
    [
        ("- a\n> quote\n>\n> more", [1, 0, 0]),  # a quote ends the lists before it
        ("- a\n\nout\n\n  still out", [1, 0, 0]),  # and so does a paragraph at the margin
        ("    - a\n\t- b", [1, 1]),  # a tab is worth four spaces
        ("- a\n  - b\n- c\n\n  in c", [1, 2, 1, 1]),
        ("".join(f"{' ' * n}- a\n" for n in range(8)), [1, 2, 3, 4, 5, 6, 6, 6]),
    ],
)
def test_where_lists_end(text: str, depths: list[int]) -> None:
    assert [block.depth for block in read_markdown(text)] == depths


def test_quotes_within_quotes() -> None:
    found = read_markdown("before\n> one\nlazy\n> > two\n>\n> - item\n\nafter")
    assert [(b.quoted, b.marker, b.spans[0].text) for b in found] == [
        (0, "", "before"),
        (1, "", "one\nlazy"),
        (2, "", "two"),
        (1, "•", "item"),
        (0, "", "after"),
    ]


def test_line_breaks_are_kept_and_signs_left_out() -> None:
    assert read_markdown("a\nb\n\n\nc") == [Block((Span("a\nb"),)), Block((Span("c"),))]
    assert plain_text("**Bold** [x](http://y.z)\n- *i*\n3. `c`") == "Bold x\n• i\n3. c"


def test_a_long_comment_is_shown_in_part() -> None:
    found = read_markdown("x" * (MOST_CHARACTERS + 5))
    assert len(found[0].spans[0].text) == MOST_CHARACTERS
    assert len(read_markdown("x\n\n" * MOST_LINES)) == MOST_LINES // 2


@settings(max_examples=300, deadline=None)
@given(st.one_of(SIGNS, st.text(max_size=80)))
def test_any_text_can_be_parsed(text: str) -> None:
    for block in read_markdown(text):
        assert block.spans
        assert 0 <= block.depth <= 6
        assert 0 <= block.quoted <= 6
        for span in block.spans:
            assert span.text
            assert not span.link or span.link.lower().startswith(("http://", "https://"))
    words = [word for word in text.split() if word.isalnum() and not word.isdecimal()]
    for word in words:  # nothing that is said gets lost
        assert word in plain_text(text)


RANDOM_SIGNS = "".join(random.Random(3).choices("*_`[]()<>\\ \nab", k=MOST_CHARACTERS))


@pytest.mark.parametrize(
    "part",
    [
        *("*a_ ", "**a ", "*_", "[a", "[a](http://", ">", "`a``b"),
        *("- ", "\n- x", "\n> ", "\\", "![", "<"),
        pytest.param(RANDOM_SIGNS, id="random"),
    ],
)
def test_parsing_takes_linear_time(part: str) -> None:
    """Superlinear work would take minutes here."""
    with processor_seconds(10):
        blocks = read_markdown((part * (MOST_CHARACTERS // len(part) + 1))[:MOST_CHARACTERS])
    assert len(blocks) < MOST_CHARACTERS
