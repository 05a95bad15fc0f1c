"""Numbers written by users or other programs are read as meant, or not at all."""

from __future__ import annotations

import argparse

import pytest

from rules.number import real_argument, real_number, whole_argument, whole_number

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
