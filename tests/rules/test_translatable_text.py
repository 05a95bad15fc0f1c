"""Texts that remember how they were made, and errors as clauses."""

from __future__ import annotations

import errno
import os

import pytest

from rules.record.read_report import GameFileError
from rules.translatable_text import TranslatableText, error_text, unpacked

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


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "permission denied"),
        (errno.EBUSY, "the device or resource is busy"),
        (errno.EDQUOT, "the disk quota is exceeded"),
        (errno.EEXIST, "the file already exists"),
        (errno.EFBIG, "the file is too large"),
        (errno.EIO, "input/output error"),
        (errno.EISDIR, "it is a folder"),
        (errno.EMFILE, "too many files are open"),
        (errno.ENAMETOOLONG, "the file name is too long"),
        (errno.ENOENT, "the file or folder does not exist"),
        (errno.ENOSPC, "there is no space left on the disk"),
        (errno.ENOTDIR, "it is not a folder"),
        (errno.EPERM, "the operation is not permitted"),
        (errno.EROFS, "the file system is read-only"),
    ],
)
def test_common_file_errors_have_plain_translated_texts(number: int, words: str) -> None:
    shown = error_text(OSError(number, os.strerror(number), "a file"))
    assert shown == words
    assert isinstance(shown, TranslatableText)


def test_other_errors_keep_their_own_words() -> None:
    assert error_text(OSError(errno.ELOOP, "a loop", "a file")) == "a loop"
    assert error_text(OSError("no number")) == "no number"
    assert error_text(MemoryError()) == "there is not enough memory"
    assert error_text(MemoryError("320 MB")) == "320 MB"
    assert error_text(ValueError(7)) == "7"
    assert error_text(ValueError()) == ""
    shown = error_text(GameFileError(FILLED, 4, 2))
    assert shown == "line 4, column 2: TM has 3 values"
    assert isinstance(shown, TranslatableText)
