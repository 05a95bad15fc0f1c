"""What is known of a fault, and which ones are the same."""

from __future__ import annotations

import datetime

import pytest
from logged import logged, raised

from desktop.diagnostics.fault import Fault, cut, fault_key, fault_of

MOMENT = datetime.datetime(2026, 11, 21, 17, 4, 5, tzinfo=datetime.UTC)


def test_a_fault_says_when_it_came_and_what_was_said_of_it() -> None:
    fault = fault_of(logged("the %s leaks", "roof", created=MOMENT.timestamp()))
    assert (fault.details, fault.first, fault.times) == ("the roof leaks", MOMENT, 0)
    assert not fault.memory
    assert not fault.elsewhere
    assert str(fault) == "2026-11-21 17:04:05 UTC\nthe roof leaks"


@pytest.mark.parametrize(
    ("times", "told"), [(0, ""), (1, ""), (2, ", 2 times"), (31, ", 31 times")]
)
def test_a_fault_says_how_often_it_came(times: int, told: str) -> None:
    fault = Fault("the roof leaks", MOMENT, times=times)
    assert str(fault) == f"2026-11-21 17:04:05 UTC{told}\nthe roof leaks"


def test_a_fault_holds_the_traceback_of_its_exception() -> None:
    assert not fault_of(logged("x", error=raised(KeyError("tile")))).details.endswith("\n")
    lines = fault_of(logged("the roof leaks", error=raised(KeyError("tile")))).details.splitlines()
    assert lines[:2] == ["the roof leaks", "Traceback (most recent call last):"]
    assert lines[-1] == "KeyError: 'tile'"


def test_too_little_memory_is_known_as_such() -> None:
    assert fault_of(logged("no room", error=raised(MemoryError()))).memory
    assert not fault_of(logged("no room", error=raised(OSError()))).memory


def test_a_fault_that_people_hear_of_elsewhere_is_known_as_such() -> None:
    assert fault_of(logged("the engine failed", elsewhere=True)).elsewhere


def test_what_is_said_in_the_same_words_but_for_numbers_is_the_same() -> None:
    first = fault_key(logged("tile %d at %s", 7, "0xBEEF"))
    assert first == fault_key(logged("tile 12345 at 0x12ab"))
    assert first != fault_key(logged("tile 7 in 0xBEEF"))
    assert first != fault_key(logged("tile 7 at 0xBEEF", name="garden"))


def test_what_is_raised_in_the_same_place_is_the_same_whatever_is_said_of_it() -> None:
    first = fault_key(logged("the roof leaks", error=raised(KeyError("tile"))))
    assert first == fault_key(logged("the door squeaks", error=raised(KeyError("hinge"))))
    assert first != fault_key(logged("the roof leaks", error=raised(ValueError("tile"))))
    assert first != fault_key(logged("the roof leaks"))


def fail_here() -> None:
    raise KeyError


def fail_there() -> None:
    raise KeyError


def caught(fail: object) -> BaseException:
    try:
        fail()  # type: ignore[operator]
    except KeyError as error:
        return error
    raise AssertionError


def test_what_is_raised_in_another_place_is_another_fault() -> None:
    here, there = (fault_key(logged("no", error=caught(fail))) for fail in (fail_here, fail_there))
    assert here != there
    assert here == fault_key(logged("no", error=caught(fail_here)))


def test_an_exception_that_was_never_raised_has_no_place() -> None:
    assert fault_key(logged("no", error=KeyError())) == fault_key(logged("yes", error=KeyError()))


@pytest.mark.parametrize("length", [0, 1, 5999, 6000])
def test_a_text_that_can_be_read_stays_whole(length: int) -> None:
    assert cut("x" * length) == "x" * length


@pytest.mark.parametrize("length", [6001, 9000])
def test_of_a_longer_text_both_ends_stay(length: int) -> None:
    middle = length - 6000
    text = "a" * 3000 + "m" * middle + "z" * 3000
    words = f"\n … {middle} characters left out …\n"
    assert cut(text) == "a" * 3000 + words + "z" * 3000
    assert words in fault_of(logged(text)).details
