"""The panel of notes, the bar of marks, and the subset of Markdown in comments."""

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from driving import click
from hypothesis import given, settings
from hypothesis import strategies as st
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from desktop.panels.bars import MarkBar
from desktop.panels.comment_panel import (
    MOST_CHARACTERS,
    MOST_LINES,
    AssessmentBox,
    Block,
    CommentPanel,
    Span,
    plain_text,
    read_markdown,
)
from desktop.panels.mark_tool import MarkTool
from desktop.services.languages import UI_LANGUAGE, Language
from rules.record.notes import LONGEST_NAME, Assessment, Mark, MarkKind

Key = Qt.Key


@pytest.fixture
def ended() -> list[bool]:
    """Return whether the focus was still there at each end of the editing."""
    return []


@pytest.fixture
def panel(qtbot: QtBot, ended: list[bool]) -> CommentPanel:
    made = CommentPanel(str, ended.append)
    assert made.isHidden()  # until there is something to say
    shown_alone(qtbot, made, (500, 160))
    return made


def show(
    panel: CommentPanel,
    comment: str = "",
    name: str = "",
    assessment: Assessment | None = None,
    *,
    is_turn: bool = True,
) -> None:
    panel.show_remarks(comment, name, assessment, moment="move 3", is_turn=is_turn)


def test_it_shows_the_notes_on_a_turn(panel: CommentPanel) -> None:
    show(panel, "A *fine* one", "The ladder", Assessment.GOOD)
    assert panel.text.toPlainText() == "A fine one"
    assert panel.text.isVisible()
    assert not panel.field.isVisible()
    assert not panel.writing
    assert not panel.write.isChecked()
    assert panel.name.text() == "The ladder"
    assert panel.assessment_box.currentData() is Assessment.GOOD
    assert panel.assessment_box.isEnabled()
    show(panel, is_turn=False)
    assert panel.name.text() == ""
    assert panel.assessment_box.currentData() is None
    assert not panel.assessment_box.isEnabled()
    assert panel.text.toPlainText() == "No comment on move 3. Double-click to write one."


def test_its_parts_are_named_after_the_moment(panel: CommentPanel) -> None:
    show(panel)
    assert panel.name.placeholderText() == panel.name.accessibleName() == "Title of move 3"
    assert panel.text.accessibleName() == "Comment on move 3"
    assert panel.field.accessibleName() == "Comment on move 3, as Markdown"


def test_writing_begins_at_the_end_of_the_comment(panel: CommentPanel) -> None:
    show(panel, "one\ntwo")
    panel.begin()
    assert panel.writing
    assert panel.field.isVisible()
    assert not panel.text.isVisible()
    assert panel.write.isChecked()
    assert panel.field.hasFocus()
    QTest.keyClicks(panel.field, "!")
    assert panel.field.text == "one\ntwo!"


def test_a_long_comment_is_edited_whole(panel: CommentPanel) -> None:
    for length, is_there in ((1000, True), (1001, False)):  # to save time
        long = "x" * length
        show(panel, long)
        assert (panel.field.text == long) is is_there
    panel.begin()
    assert panel.field.text == long
    show(panel, long + "more")
    assert panel.field.text == long + "more"


def test_the_end_of_the_editing_is_reported_once(panel: CommentPanel, ended: list[bool]) -> None:
    panel.end()
    assert ended == []  # nothing was being written
    show(panel, "before")
    panel.begin()
    show(panel, "after")
    assert panel.field.text == "after"
    assert panel.text.toPlainText() == "before"
    QTest.keyClick(panel.field, Key.Key_Escape)
    assert ended == [True]
    assert not panel.writing
    assert not panel.write.isChecked()
    show(panel, "after")
    assert panel.text.isVisible()
    assert panel.text.toPlainText() == "after"
    panel.end()
    assert len(ended) == 1
    panel.begin()
    panel.name.setFocus()
    assert ended == [True, False]
    assert panel.name.hasFocus()


def test_a_name_is_typed_freely_up_to_what_is_shown(panel: CommentPanel) -> None:
    show(panel, "", "Two")
    QTest.keyClicks(panel.name, " ")
    show(panel, "", "Two")  # as the record has it
    assert panel.name.text() == "Two "
    show(panel, "", "")
    QTest.keyClicks(panel.name, "x" * (LONGEST_NAME + 5))
    assert panel.name.text() == "x" * LONGEST_NAME


def test_its_parts_are_in_order_with_room_for_some_lines_of_a_comment(panel: CommentPanel) -> None:
    show(panel)
    row = [panel.name, panel.assessment_box, panel.write, panel.hide_button]
    places = [part.geometry() for part in row]
    assert all(part.isVisible() for part in row)
    assert [place.x() for place in places] == sorted(place.x() for place in places)
    assert panel.name.width() > panel.width() / 2  # it takes the remaining space
    assert max(place.bottom() for place in places) < panel.text.mapTo(panel, QPoint()).y()
    line, height = panel.fontMetrics().lineSpacing(), panel.name.sizeHint().height()
    assert panel.minimumSizeHint().height() - height == 4 * line


# -- the choice of an assessment -------------------------------------------------------------------


@pytest.fixture
def box(qtbot: QtBot) -> AssessmentBox:
    return shown_alone(qtbot, AssessmentBox())


def items(box: AssessmentBox) -> list[str]:
    return [box.itemText(index) for index in range(box.count())]


def closed_text(box: AssessmentBox) -> str:
    """Return what the closed box shows."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    text: str = option.currentText
    return text


def test_signs_are_listed_from_the_best_to_the_worst_with_their_names(box: AssessmentBox) -> None:
    assert items(box) == [
        "–  no assessment",
        "!!  very good",
        "!  good",
        "!?  interesting",
        "?!  doubtful",
        "?  bad",
        "??  very bad",
    ]
    assert box.accessibleName() == box.toolTip() == "Assessment of the move"
    box.show_assessment(Assessment.GOOD)
    UI_LANGUAGE.set_language(Language("de"))
    assert items(box)[2] == "!  gut"
    assert box.currentData() is Assessment.GOOD


def test_only_the_users_choices_are_emitted_and_the_sign_is_shown_alone(
    box: AssessmentBox,
) -> None:
    assessed = emitted(box.activated)
    for assessment, sign in (
        (Assessment.GOOD, "!"),
        (None, "–"),
        (Assessment.DOUBTFUL, "?!"),
        (Assessment.VERY_BAD, "??"),
    ):
        box.show_assessment(assessment)
        assert box.currentData() is assessment
        assert closed_text(box) == sign
    assert assessed == []
    for key, assessment in ((Qt.Key.Key_Up, Assessment.BAD), (Qt.Key.Key_Home, None)):
        QTest.keyClick(box, key)
        assert box.currentData() is assessment
    assert len(assessed) == 2


def test_it_is_only_as_wide_as_a_sign(box: AssessmentBox) -> None:
    metrics = box.fontMetrics()
    assert box.sizeHint().width() < metrics.horizontalAdvance("!?  interesting")
    box.resize(box.sizeHint())
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    edit = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, edit, box)
    assert room.width() >= metrics.horizontalAdvance("??")
    box.showPopup()
    list_of_names = box.view()
    assert list_of_names.isVisible()
    assert list_of_names.width() > metrics.horizontalAdvance("!?  interesting")
    assert list_of_names.width() >= list_of_names.sizeHintForColumn(0) + 20  # a bar beside them
    box.hidePopup()


# -- marks -----------------------------------------------------------------------------------------


@pytest.fixture
def bar(qtbot: QtBot) -> MarkBar:
    made = MarkBar()
    assert made.isHidden()
    shown_alone(qtbot, made)
    return made


def checked(bar: MarkBar) -> list[MarkTool]:
    return [tool for tool, button in bar.buttons.items() if button.isChecked()]


def test_one_tool_is_selected_at_a_time_at_first_triangles(bar: MarkBar) -> None:
    assert (bar.tool, checked(bar)) == (MarkTool.TRIANGLE, [MarkTool.TRIANGLE])
    for tool in (*reversed(MarkTool), MarkTool.TRIANGLE):
        click(bar.buttons[tool])  # the last one stays selected
        assert (bar.tool, checked(bar)) == (tool, [tool])
    bar.take(MarkTool.LETTER)
    assert (bar.tool, checked(bar)) == (MarkTool.LETTER, [MarkTool.LETTER])


def test_the_tools_look_different_and_are_named_with_their_keys(bar: MarkBar) -> None:
    tips = [bar.buttons[tool].toolTip() for tool in MarkTool]
    assert tips[0] == "Triangles  (1)"
    assert [tip.rpartition("(")[2] for tip in tips] == [f"{key})" for key in range(1, 8)]
    places = [button.x() for button in (*bar.buttons.values(), bar.clear, bar.done)]
    assert places == sorted(places)
    assert len({button.icon().pixmap(16).cacheKey() for button in bar.buttons.values()}) == 7


# -- the mark that a click on a cell makes ---------------------------------------------------------

LABELS = [Mark(MarkKind.LABEL, "A"), Mark(MarkKind.LABEL, "1"), Mark(MarkKind.LABEL, "C")]


@pytest.mark.parametrize(
    ("tool", "mark"),
    [
        (MarkTool.TRIANGLE, Mark(MarkKind.TRIANGLE)),
        (MarkTool.SQUARE, Mark(MarkKind.SQUARE)),
        (MarkTool.CIRCLE, Mark(MarkKind.CIRCLE)),
        (MarkTool.CROSS, Mark(MarkKind.CROSS)),
        (MarkTool.LETTER, Mark(MarkKind.LABEL, "B")),
        (MarkTool.NUMBER, Mark(MarkKind.LABEL, "2")),
    ],
)
def test_a_click_marks_and_removes_the_same_mark(tool: MarkTool, mark: Mark) -> None:
    assert tool.kind is mark.kind
    assert tool.mark(None, LABELS) == mark
    assert tool.mark(mark, LABELS) is None
    for other in (Mark(MarkKind.TRIANGLE), Mark(MarkKind.CROSS)):
        if other != mark:
            assert tool.mark(other, LABELS) == mark


@pytest.mark.parametrize(
    ("tool", "before", "after"),
    [
        (MarkTool.LETTER, "Q", None),
        (MarkTool.LETTER, "7", "B"),
        (MarkTool.LETTER, "a1", "B"),
        (MarkTool.NUMBER, "12", None),
        (MarkTool.NUMBER, "Q", "2"),
        (MarkTool.NUMBER, "a1", "2"),
    ],
)
def test_letters_remove_letters_and_numbers_remove_numbers(
    tool: MarkTool, before: str, after: str | None
) -> None:
    made = tool.mark(Mark(MarkKind.LABEL, before), LABELS)
    assert made == (None if after is None else Mark(MarkKind.LABEL, after))


# -- Markdown --------------------------------------------------------------------------------------

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
        ("*(bar)*.", "<i>(bar)</i>."),
        ("_(bar)_.", "<i>(bar)</i>."),
        ("foo-_(bar)_", "foo-<i>(bar)</i>"),
        ("_foo_", "<i>foo</i>"),
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
                'a_"foo"_',
                "foo_bar_",
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
