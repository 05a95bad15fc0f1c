"""The text of saved games, scanned piece by piece."""

from __future__ import annotations

import pytest

from rules.record import sgf_text
from rules.record.sgf_text import SgfText, unescape


@pytest.fixture(params=[1 << 15, 5, 2])
def piece(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many characters are searched at once: it makes no difference to what is found."""
    monkeypatch.setattr(sgf_text, "_PIECE", request.param)
    size: int = request.param
    return size


@pytest.mark.usefixtures("piece")
def test_space_is_skipped() -> None:
    text = SgfText(" \n\t  \r\n  x  ")
    assert text.skip_space(0) == 9
    assert text.skip_space(9) == 9
    assert text.skip_space(10) == 12
    assert text.skip_space(12) == 12


@pytest.mark.usefixtures("piece")
def test_a_name_is_its_capitals() -> None:
    text = SgfText("ADDBlackWhitE[x]")
    assert text.name(0) == ("ADDBWE", 13)
    assert text.name(13) == ("", 13)
    assert SgfText("lower case").name(0) == ("", 5)
    assert SgfText("B2[x]").name(0) == ("B", 1)


@pytest.mark.usefixtures("piece")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("[plain]", "plain"),
        ("[]", ""),
        (" \n [after space]", "after space"),
        (r"[closing \] and back \\]", r"closing ] and back \ "[:-1]),
        ("[two\r\nlines\rof\n\rtext\n]", "two\nlines\nof\ntext\n"),
        ("[soft\\\nbreaks\\\r\nare\\\rnone\\\n\r]", "softbreaksarenone"),
        (r"[\a needless \escape: \]]", "a needless escape: ]"),
    ],
)
def test_a_value_is_read_without_its_escapes(text: str, value: str) -> None:
    assert SgfText(text).value(0) == (value, len(text))
    assert SgfText(f"{text}[next]").value(0) == (value, len(text))


@pytest.mark.usefixtures("piece")
@pytest.mark.parametrize("text", ["", "x[a]", ";", "[no end", r"[no end \]", "  [", "["])
def test_a_missing_or_unfinished_value_is_none(text: str) -> None:
    known = SgfText(text)
    assert known.value(0) is None
    assert known.value(0) is None  # also when it has been cached


@pytest.mark.usefixtures("piece")
def test_a_game_is_found_by_what_only_roots_have() -> None:
    text = SgfText("(x;FF[4] (;B[a1]) ( ; GM [1];W[b1]) (;FF[4])")
    assert text.next_game(0) == 18
    assert text.next_game(5) == 18
    assert text.next_game(18) == 18
    assert text.next_game(19) == 36
    assert text.next_game(3) == 18
    assert text.next_game(37) == len(text.text)
    assert text.begins_root(18)
    assert not text.begins_root(9)
    assert SgfText("(;GM[1])").next_game(0) == 0


@pytest.mark.usefixtures("piece")
def test_brackets_in_values_are_ignored() -> None:
    text = SgfText(r";C[a ( \] ) b]B[a1](;W[)])")
    assert text.next_bracket(0) == 19
    assert text.next_bracket(20) == 25
    assert text.next_bracket(26) == 26
    assert SgfText(";C[no end (").next_bracket(0) == 2
    assert SgfText("").next_bracket(0) == 0
    assert SgfText(")").next_bracket(0) == 0


@pytest.mark.usefixtures("piece")
def test_a_long_value_is_unescaped_as_a_short_one_is() -> None:
    assert unescape("") == ""
    assert unescape("plain\n") == "plain\n"
    long = "\\\\" * 7 + "\\\n" * 7 + "\r\n" * 7 + "x\\]y\r"
    assert unescape(long) == "\\" * 7 + "\n" * 7 + "x]y\n"
