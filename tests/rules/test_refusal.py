"""Why something is not legal, texts that can be translated, and numbers as they are read."""

from __future__ import annotations

import argparse
import errno
import os

import pytest

from rules.games import GAMES
from rules.number import real_argument, real_number, whole_argument, whole_number
from rules.record.read_report import GameFileError
from rules.refusal import IllegalTurnError, NotationError, Refusal, RefusalReason, RulesError
from rules.translatable_text import TranslatableText, error_text, unpacked


def test_a_text_that_is_not_a_turn_is_quoted_with_a_hint_if_any() -> None:
    plain, hinted = NotationError("a'1"), NotationError("A1", "write it a1")
    assert str(plain) == '"a\'1" is not a move'
    assert str(hinted) == "'A1' is not a move: write it a1"
    assert (plain.text, hinted.text) == ("a'1", "A1")
    assert isinstance(hinted.args[0], TranslatableText)  # so that it can be translated
    assert isinstance(plain, RulesError)


def test_an_illegal_turn_is_quoted_with_its_reason() -> None:
    refusal = Refusal(RefusalReason.OCCUPIED, (3,))
    error = IllegalTurnError("a1", refusal)
    assert str(error) == "'a1' is illegal: the cell is taken"
    assert (error.text, error.refusal) == ("a1", refusal)
    assert isinstance(error.args[0].values["why"], TranslatableText)


def test_half_a_turn_is_called_incomplete() -> None:
    error = IllegalTurnError("a1", None)
    assert str(error) == "'a1' is illegal: the move is not complete"
    assert error.refusal is None


@pytest.mark.parametrize("key", GAMES)
def test_after_the_end_nothing_more_is_played(key: str) -> None:
    position = GAMES[key].setup().start()
    first = position.write(next(iter(position.legal_turns())))
    while not position.over:
        position.play_turn(next(iter(position.legal_turns())))
    with pytest.raises(RulesError, match="the game is over"):
        position.read(first)


PLAIN = TranslatableText("the file is empty")
FILLED = TranslatableText("{name} has %Ln values", "of a property", 3, name="TM")
NESTED = TranslatableText("line {line}: {problem}", line=4, problem=FILLED)


def parts(text: str) -> tuple[object, ...]:
    assert isinstance(text, TranslatableText)
    return str(text), text.source, text.comment, text.number, text.values


def test_a_translatable_text_is_a_plain_text_and_remembers_its_parts() -> None:
    assert PLAIN == "the file is empty"
    assert parts(PLAIN) == ("the file is empty", "the file is empty", "", -1, {})
    assert FILLED == "TM has 3 values"
    assert parts(FILLED)[1:] == ("{name} has %Ln values", "of a property", 3, {"name": "TM"})
    assert NESTED == "line 4: TM has 3 values"


def test_a_number_is_put_in_also_where_it_is_0_and_braces_stay_without_values() -> None:
    assert TranslatableText("%Ln turns", "", 0) == "0 turns"
    assert TranslatableText("%Ln of {these}", "", 2) == "2 of {these}"
    assert TranslatableText("%Ln turns") == "%Ln turns"


@pytest.mark.parametrize("text", [PLAIN, FILLED, NESTED, TranslatableText("%Ln turns", "x", 0)])
def test_what_is_packed_comes_back_with_all_its_parts(text: TranslatableText) -> None:
    packed = text.packed()
    assert type(packed) is str
    assert parts(unpacked(packed)) == parts(text)


def test_a_translatable_text_within_another_one_is_restored() -> None:
    back = unpacked(NESTED.packed())
    assert isinstance(back, TranslatableText)
    assert parts(back.values["problem"]) == parts(FILLED)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    ["", "the disk is full", "[1", "3", "null", "{}", "[]", '["{x}"]', '["{x}", {}, 1, 2, 3, 4]'],
)
def test_any_other_text_stays_as_it_is(text: str) -> None:
    assert unpacked(text) == text
    assert not isinstance(unpacked(text), TranslatableText)


def test_common_file_errors_have_plain_translated_texts() -> None:
    common = (
        *(errno.EACCES, errno.EBUSY, errno.EDQUOT, errno.EEXIST, errno.EFBIG, errno.EIO),
        *(errno.EISDIR, errno.EMFILE, errno.ENAMETOOLONG, errno.ENOENT, errno.ENOSPC),
        *(errno.ENOTDIR, errno.EPERM, errno.EROFS),
    )
    shown = [error_text(OSError(number, os.strerror(number), "a file")) for number in common]
    assert all(isinstance(text, TranslatableText) for text in shown)
    assert len(set(shown)) == len(shown)
    assert shown[0] == "permission denied"


def test_other_errors_keep_their_own_words() -> None:
    assert error_text(OSError(errno.EDOM, "no domain", "a file")) == "no domain"
    assert error_text(OSError("no number")) == "no number"
    assert error_text(MemoryError()) == "there is not enough memory"
    assert error_text(MemoryError("320 MB")) == "320 MB"
    assert error_text(ValueError(7)) == "7"
    assert error_text(ValueError()) == ""
    shown = error_text(GameFileError(FILLED, 4, 2))
    assert shown == "line 4, column 2: TM has 3 values"
    assert isinstance(shown, TranslatableText)


# accepted by Python's int or float, but never meant
ODD = [
    "1_0",
    "+7",
    "٧",
    "７",
    "৭",
    "²",
    " 7",
    "7 ",
    "7\n",
    "",
    "-",
    "--7",
    "0x7",
    "7e0",
    "1" * 5000,
]


@pytest.mark.parametrize("text", ODD)
def test_numbers_that_only_python_accepts_read_as_none(text: str) -> None:
    assert whole_number(text) is None
    assert real_number(text) is None


@pytest.mark.parametrize("text", ["nan", "inf", "-Infinity", "1_0.5", "1e3", ".", "1.٧", "1,5"])
def test_texts_that_are_not_decimal_numbers_read_as_none(text: str) -> None:
    assert real_number(text) is None


def test_numbers_are_read() -> None:
    assert [whole_number(text) for text in ("0", "-12", "007", "9" * 19)] == [
        0,
        -12,
        7,
        10**19 - 1,
    ]
    assert [real_number(text) for text in ("7", "6.0", "6.", ".5", "-0.25")] == [
        7,
        6,
        6,
        0.5,
        -0.25,
    ]


def test_the_longest_numbers_that_are_read() -> None:
    assert whole_number("9" * 39) == 10**39 - 1
    assert whole_number("9" * 40) is None
    assert real_number("9" * 19 + "." + "5" * 30) == pytest.approx(1e19)
    assert real_number("9" * 20) is None
    assert real_number("1." + "5" * 31) is None
    assert real_number("." + "5" * 30) == pytest.approx(5 / 9)
    assert real_number("." + "5" * 31) is None


def test_an_argument_of_a_command_is_a_number_or_refused_by_name() -> None:
    assert (whole_argument("0"), whole_argument("-3"), real_argument("2.5")) == (0, -3, 2.5)
    with pytest.raises(argparse.ArgumentTypeError, match=r"^'1_0' is not a number$"):
        whole_argument("1_0")
    with pytest.raises(argparse.ArgumentTypeError, match=r"^'nan' is not a number$"):
        real_argument("nan")
    with pytest.raises(argparse.ArgumentTypeError, match=r"^'2\.5' is not a number$"):
        whole_argument("2.5")
