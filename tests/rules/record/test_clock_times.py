"""Clock times in a record, at any node, and in files with invalid ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.clock import NO_CLOCKS, Left, TimeControl
from rules.games import GAMES
from rules.record.clock_times import (
    left_at,
    set_left_at,
    set_spent_at,
    set_time_control,
    spent_at,
    time_control,
)
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord

FIXED = TimeControl(main_seconds=60)
FISCHER = TimeControl(main_seconds=60, increment_seconds=5)
PER_TURN = TimeControl(overtime_seconds=30, overtime_turns=1)
CANADIAN = TimeControl(main_seconds=10, overtime_seconds=20, overtime_turns=5)


def played(control: TimeControl = FIXED, *turns: str) -> GameRecord:
    record = GameRecord(GAMES["egotzi"].setup(size=4))
    set_time_control(record, control)
    for text in turns or ("a1", "d4", "b2", "c3"):
        record.play_text(text)
    return record


@pytest.mark.parametrize("control", [NO_CLOCKS, FIXED, FISCHER, PER_TURN, CANADIAN])
def test_the_time_control_is_kept_in_the_file(control: TimeControl) -> None:
    record = played(control)
    assert time_control(record) == control
    assert time_control(read_game(write_game(record))) == control


def test_another_time_control_takes_the_place_of_the_first() -> None:
    record = played(FISCHER)
    set_time_control(record, FIXED)
    assert record.root.properties["TM"] == ["60"]
    assert "OT" not in record.root.properties
    set_time_control(record, NO_CLOCKS)
    assert "TM" not in record.root.properties


def test_at_first_both_have_all_their_time() -> None:
    record = played()
    assert left_at(record.root, 0, FIXED) == left_at(record.node, 1, FIXED) == Left(60)
    assert left_at(record.node, 0, NO_CLOCKS) is None
    set_left_at(record.node, 1, Left(20))
    assert left_at(record.node, 1, FIXED) == Left(20)
    assert left_at(record.node, 1, NO_CLOCKS) is None  # whatever a file says about times


def test_every_moment_has_the_times_of_its_last_turns() -> None:
    record = played()
    one, two, three, four = record.line
    set_left_at(one, 0, Left(50))
    set_left_at(two, 1, Left(40))
    set_left_at(three, 0, Left(30))
    loaded = read_game(write_game(record))
    one, two, three, four = loaded.line
    assert [left_at(node, 0, FIXED) for node in (one, two, three, four)] == [
        Left(50),
        Left(50),
        Left(30),
        Left(30),
    ]
    assert [left_at(node, 1, FIXED) for node in (one, two, three, four)] == [
        Left(60),
        Left(40),
        Left(40),
        Left(40),
    ]
    assert one.properties == {"BL": ["50.00"]}
    assert two.properties == {"WL": ["40.00"]}


def test_overtime_is_written_with_its_turns() -> None:
    record = played(CANADIAN)
    set_left_at(record.node, 1, Left(12.5, 4))
    assert record.node.properties == {"WL": ["12.50"], "OW": ["4"]}
    assert left_at(record.node, 1, CANADIAN) == Left(12.5, 3)
    set_left_at(record.node, 1, Left(12.5, 1))
    assert left_at(record.node, 1, CANADIAN) == Left(20, 5)
    set_left_at(record.node, 0, Left(7))
    assert record.node.properties == {"BL": ["7.00"]}
    assert left_at(record.node, 0, CANADIAN) == Left(7)


def test_time_per_turn_is_whole_again_after_each() -> None:
    record = played(PER_TURN)
    set_left_at(record.node, 1, Left(0.001, 1))
    assert record.node.properties["WL"] == ["0.01"]
    assert left_at(record.node, 1, PER_TURN) == Left(30, 1)


def test_the_time_of_an_unfinished_turn_is_kept_and_goes_with_it() -> None:
    record = played()
    assert spent_at(record.node) == 0
    assert set_spent_at(record.node, 12.341)
    assert not set_spent_at(record.node, 12.342)  # nothing is another now
    loaded = read_game(write_game(record))
    assert spent_at(loaded.node) == 12.35
    assert set_spent_at(record.node, 0)
    assert "XL" not in record.node.properties
    set_spent_at(record.node, 3)
    set_left_at(record.node, 1, None)
    assert record.node.properties == {}


def test_other_remarks_stay() -> None:
    record = played()
    record.node.properties["C"] = ["a comment"]
    set_left_at(record.node, 1, Left(3))
    set_left_at(record.node, 1, None)
    assert record.node.properties == {"C": ["a comment"]}


@given(st.floats(0, 1_000_000))
def test_a_turn_that_took_all_the_time_is_over_when_read(seconds: float) -> None:
    record = played(FIXED)
    set_left_at(record.node, 1, Left(seconds))
    left = left_at(record.node, 1, FIXED)
    assert left is not None
    assert left.out == (seconds == 0)
    assert abs(left.seconds - seconds) <= 0.010001
    set_spent_at(record.node, left.seconds)
    assert FIXED.after(left, spent_at(record.node)).out


@pytest.mark.parametrize("text", ["", "x", "-5", "nan", "1e9", "99999999999999999999", "5:30"])
def test_invalid_times_are_skipped_and_kept(text: str) -> None:
    record = played()
    set_left_at(record.line[1], 1, Left(40))
    record.node.properties |= {"WL": [text], "XL": [text]}
    record = read_game(write_game(record))
    assert left_at(record.node, 1, FIXED) == Left(40)
    assert spent_at(record.node) == 0
    assert record.node.properties["WL"] == [text]


@pytest.mark.parametrize("turns", ["", "x", "0", "-1", "9999999999999", "４"])
def test_invalid_numbers_of_turns_mean_a_new_period(turns: str) -> None:
    record = played(PER_TURN)
    record.node.properties |= {"WL": ["10"], "OW": [turns]}
    assert left_at(record.node, 1, PER_TURN) == Left(30, 1)


def test_a_time_control_of_others_is_kept_and_not_used() -> None:
    record = played(NO_CLOCKS)
    record.root.properties |= {"TM": ["1800"], "OT": ["5x30 byo-yomi"]}
    record = read_game(write_game(record))
    assert time_control(record) == NO_CLOCKS
    assert record.root.properties["OT"] == ["5x30 byo-yomi"]


def test_a_property_without_values_says_nothing() -> None:
    record = played()
    record.root.properties["TM"] = []
    record.node.properties["WL"] = []
    assert time_control(record) == NO_CLOCKS
    assert left_at(record.node, 1, FIXED) == Left(60)
