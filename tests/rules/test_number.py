"""Numbers that others have written are those that were meant, or none."""

from __future__ import annotations

import pytest

from rules.number import real_number, whole_number

# what Python's int or float takes, and nobody means
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
def test_what_only_python_takes_for_a_number_is_none(text: str) -> None:
    assert whole_number(text) is None
    assert real_number(text) is None


@pytest.mark.parametrize("text", ["nan", "inf", "-Infinity", "1_0.5", "1e3", ".", "1.٧", "1,5"])
def test_what_is_no_decimal_number_is_none(text: str) -> None:
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
