"""What a fault contains, and which faults are the same."""

from __future__ import annotations

import datetime

import pytest
from log_records import logged, raised

from desktop.diagnostics.fault import Fault, cut, fault_key, fault_of

MOMENT = datetime.datetime(2026, 11, 21, 17, 4, 5, tzinfo=datetime.UTC)


def test_a_fault_has_a_time_and_a_message() -> None:
    fault = fault_of(logged("the %s leaks", "roof", created=MOMENT.timestamp()))
    assert (fault.details, fault.first, fault.times) == ("the roof leaks", MOMENT, 0)
    assert not fault.memory
    assert not fault.has_own_notice
    assert str(fault) == "2026-11-21 17:04:05 UTC\nthe roof leaks"


@pytest.mark.parametrize(
    ("times", "count"), [(0, ""), (1, ""), (2, ", 2 times"), (31, ", 31 times")]
)
def test_a_fault_says_how_often_it_occurred(times: int, count: str) -> None:
    fault = Fault("the roof leaks", MOMENT, times=times)
    assert str(fault) == f"2026-11-21 17:04:05 UTC{count}\nthe roof leaks"


def test_a_fault_holds_the_traceback_of_its_exception() -> None:
    assert not fault_of(logged("x", error=raised(KeyError("tile")))).details.endswith("\n")
    lines = fault_of(logged("the roof leaks", error=raised(KeyError("tile")))).details.splitlines()
    assert lines[:2] == ["the roof leaks", "Traceback (most recent call last):"]
    assert lines[-1] == "KeyError: 'tile'"


def test_memory_errors_are_recognised() -> None:
    assert fault_of(logged("no room", error=raised(MemoryError()))).memory
    assert not fault_of(logged("no room", error=raised(OSError()))).memory


def test_a_fault_may_have_a_notice_of_its_own() -> None:
    assert fault_of(logged("the engine failed", has_own_notice=True)).has_own_notice


def test_messages_that_differ_only_in_numbers_are_the_same_fault() -> None:
    first = fault_key(logged("tile %d at %s", 7, "0xBEEF"))
    assert first == fault_key(logged("tile 12345 at 0x12ab"))
    assert first != fault_key(logged("tile 7 in 0xBEEF"))
    assert first != fault_key(logged("tile 7 at 0xBEEF", name="garden"))


def test_errors_raised_at_the_same_place_are_the_same_fault() -> None:
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


def test_errors_raised_at_different_places_are_different_faults() -> None:
    here, there = (fault_key(logged("no", error=caught(fail))) for fail in (fail_here, fail_there))
    assert here != there
    assert here == fault_key(logged("no", error=caught(fail_here)))


def test_an_exception_that_was_never_raised_has_no_place() -> None:
    assert fault_key(logged("no", error=KeyError())) == fault_key(logged("yes", error=KeyError()))


@pytest.mark.parametrize("length", [0, 1, 5999, 6000])
def test_a_short_text_is_not_cut(length: int) -> None:
    assert cut("x" * length) == "x" * length


@pytest.mark.parametrize("length", [6001, 9000])
def test_a_longer_text_keeps_both_ends(length: int) -> None:
    middle = length - 6000
    text = "a" * 3000 + "m" * middle + "z" * 3000
    words = f"\n … {middle} characters left out …\n"
    assert cut(text) == "a" * 3000 + words + "z" * 3000
    assert words in fault_of(logged(text)).details
