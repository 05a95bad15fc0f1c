"""Clocks: how time controls work, and how they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.clock import (
    LONGEST_SECONDS,
    NO_CLOCKS,
    Clock,
    Left,
    TimeControl,
    read_seconds,
    read_time_control,
)

FIXED = TimeControl(main_seconds=60)
FISCHER = TimeControl(main_seconds=60, increment_seconds=5)
PER_TURN = TimeControl(overtime_seconds=30, overtime_turns=1)
CANADIAN = TimeControl(main_seconds=10, overtime_seconds=20, overtime_turns=5)

seconds = st.floats(0.01, LONGEST_SECONDS).map(lambda number: round(number, 2))
controls = st.one_of(
    st.just(NO_CLOCKS),
    st.builds(TimeControl, main_seconds=seconds),
    st.builds(TimeControl, main_seconds=seconds, increment_seconds=seconds),
    st.builds(
        TimeControl,
        main_seconds=st.one_of(st.just(0), seconds),
        overtime_seconds=seconds,
        overtime_turns=st.integers(1, 1_000_000),
    ),
)


def turn(clock: Clock, player: int, began: float, took: float) -> Left | None:
    clock.begin_turn(player)
    clock.start(began)
    return clock.end_turn(began + took)


def test_without_clocks_there_is_nothing_to_show() -> None:
    clock = Clock()
    assert not clock.control
    assert turn(clock, 0, 5, 100) is None
    assert clock.left(0) is clock.left(1) is None


def test_only_the_clock_of_the_player_to_move_runs() -> None:
    clock = Clock(FIXED)
    clock.start(1000)
    assert clock.left(0, 1010) == Left(50)
    assert clock.left(1, 1010) == Left(60)
    assert clock.left(0, 990) == Left(60)  # a clock that was put back takes nothing
    clock.end_turn(1010)
    clock.begin_turn(1)
    clock.start(1010)
    assert clock.left(0, 1030) == Left(50)
    assert clock.left(1, 1030) == Left(40)


def test_a_stopped_clock_keeps_its_time() -> None:
    clock = Clock(FIXED)
    clock.start(0)
    clock.stop(10)
    assert not clock.runs
    assert clock.left(0, 1000) == Left(50)
    clock.start(1000)
    clock.start(1000.5)  # it runs already
    assert clock.left(0, 1001) == Left(49)
    assert clock.spent(1001) == 11
    assert clock.end_turn(1002) == Left(48)


def test_a_turn_begun_earlier_may_continue() -> None:
    clock = Clock(FIXED)
    clock.begin_turn(1, spent=7)
    assert clock.left(1, 1000) == Left(53)
    clock.start(1000)
    assert clock.end_turn(1003) == Left(50)


def test_time_that_is_given_is_for_the_turn_to_come() -> None:
    clock = Clock(FIXED)
    clock.begin_turn(0, spent=7)
    clock.set_left(0, Left(30))
    clock.set_left(1, Left(20))
    assert (clock.left(0), clock.left(1)) == (Left(30), Left(20))


@pytest.mark.parametrize(
    ("control", "left", "next_left"),
    [
        (FIXED, Left(40), Left(40)),
        (FISCHER, Left(40), Left(45)),
        (PER_TURN, Left(10, 1), Left(30, 1)),
    ],
)
def test_what_is_left_after_a_turn_and_for_the_next(
    control: TimeControl, left: Left, next_left: Left
) -> None:
    clock = Clock(control)
    assert turn(clock, 0, 0, 20) == left
    assert clock.left(0) == next_left
    assert clock.left(1) == control.start


def test_main_time_runs_out_into_overtime() -> None:
    clock = Clock(CANADIAN)
    clock.start(0)
    assert clock.left(0, 9.5) == Left(0.5)
    assert clock.left(0, 10) == Left(20, 5)
    assert clock.left(0, 13) == Left(17, 5)
    clock.end_turn(13)
    assert clock.left(0) == Left(17, 4)
    for _ in range(4):
        turn(clock, 0, 20, 1)
    assert clock.left(0) == Left(20, 5)


def test_time_is_over_at_nothing_and_stays_so() -> None:
    clock = Clock(FIXED)
    clock.start(0)
    left = clock.left(0, 59.9)
    assert left is not None
    assert not left.out
    for now in (60, 1000):
        assert clock.left(0, now) == Left(0)
    assert Left(0).out
    clock = Clock(CANADIAN)
    clock.start(0)
    assert clock.left(0, 30) == Left(0, 5)


def test_after_overtime_has_run_out_a_turn_begins_a_whole_period() -> None:
    assert CANADIAN.renewed(Left(0, 3)) == CANADIAN.overtime
    assert CANADIAN.renewed(Left(1, 3)) == Left(1, 2)


@pytest.mark.parametrize(
    ("control", "low"), [(FIXED, 12), (TimeControl(main_seconds=600), 30), (PER_TURN, 6)]
)
def test_time_is_short_in_the_last_fifth_or_half_minute(control: TimeControl, low: float) -> None:
    assert control.low_seconds == low


@pytest.mark.parametrize(
    ("control", "sgf"),
    [
        (NO_CLOCKS, ("", "")),
        (FIXED, ("60", "")),
        (FISCHER, ("60", "5 fischer")),
        (PER_TURN, ("0", "1x30 byo-yomi")),
        (CANADIAN, ("10", "5/20 Canadian")),
        (TimeControl(main_seconds=0.5, increment_seconds=0.25), ("0.5", "0.25 fischer")),
    ],
)
def test_how_it_is_written(control: TimeControl, sgf: tuple[str, str]) -> None:
    assert control.sgf() == sgf


@given(controls)
def test_written_controls_are_read(control: TimeControl) -> None:
    assert read_time_control(*control.sgf()) == control
    assert read_time_control(*str(control).split(" ", 1)) == control


def test_other_spellings_are_read() -> None:
    assert read_time_control(" 60.00 ", "5  Fischer") == FISCHER
    assert read_time_control("", "1 x 30 Byo Yomi") == PER_TURN
    assert read_time_control("10", "5 / 20 canadian") == CANADIAN


@pytest.mark.parametrize(
    ("main", "overtime"),
    [
        ("60", "5x30 byo-yomi"),
        ("60", "sudden death"),
        ("-60", ""),
        ("nan", ""),
        ("1e3", ""),
        ("1:30", ""),
        ("9999999", ""),
        ("99999999999999999999", ""),
        ("60", "0/30 Canadian"),
        ("60", "9999999/30 Canadian"),
        ("0", "5 fischer"),
        ("６０", ""),
    ],
)
def test_invalid_texts_are_not_understood(main: str, overtime: str) -> None:
    assert read_time_control(main, overtime) is None


@given(st.text(max_size=30), st.text(max_size=30))
def test_no_text_does_harm(main: str, overtime: str) -> None:
    read_time_control(main, overtime)
    assert (read_seconds(main) or 0) >= 0


def test_seconds_are_read() -> None:
    assert read_seconds("12.34") == 12.34
    assert read_seconds(" 0 ") == 0
    for text in ("", "-1", "nan", "inf", "1000001", "1,5", "9" * 5000):
        assert read_seconds(text) is None


@pytest.mark.parametrize(
    "numbers",
    [
        {"main_seconds": -1},
        {"main_seconds": float("nan")},
        {"main_seconds": LONGEST_SECONDS + 1},
        {"overtime_seconds": 5},
        {"overtime_turns": 5},
        {"main_seconds": 5, "overtime_seconds": 5, "overtime_turns": -1},
        {"increment_seconds": 5},
        {"main_seconds": 1, "increment_seconds": 1, "overtime_seconds": 1, "overtime_turns": 1},
    ],
)
def test_impossible_controls_are_refused(numbers: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"must be|needs"):
        TimeControl(**numbers)  # type: ignore[arg-type]
