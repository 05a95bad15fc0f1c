"""The record of a new game."""

from __future__ import annotations

from driving import small

from desktop.game.new_record import new_record
from desktop.game.players import Computer, Human
from rules.clock import TimeControl
from rules.record.clock_times import time_control


def test_it_has_players_and_time_control_and_no_turns() -> None:
    setup, control = small("egotzi"), TimeControl(main_seconds=60)
    record = new_record(setup, (Human("Ann"), Computer(4)), control)
    assert record.setup == setup
    assert record.line == []
    assert record.seats == ["person", "engine 4"]
    assert record.names == ["Ann", "Computer, level 4"]
    assert time_control(record) == control


def test_a_nameless_human_stays_nameless_and_there_are_no_clocks_by_default() -> None:
    record = new_record(small("egotzi"), (Human(), Human()))
    assert record.names == ["", ""]
    assert not time_control(record)


def test_the_file_names_the_level_of_a_matched_computer() -> None:
    record = new_record(small("egotzi"), (Human("Ann"), Computer(4, matched=True)))
    assert record.seats == ["person", "engine 4"]
    assert record.names == ["Ann", "Computer, level 4"]
