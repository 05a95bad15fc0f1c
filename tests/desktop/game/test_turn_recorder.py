"""What is written to the record, in the game itself and in variations."""

from __future__ import annotations

import pytest
from driving import HUMANS, small
from lone_game import Time
from PySide6.QtCore import QObject

from desktop.game.game_clock import GameClock
from desktop.game.turn_recorder import TurnRecorder
from rules.clock import TimeControl
from rules.position import BLACK, WHITE
from rules.record.clock_times import left_at, set_time_control
from rules.record.game_record import Ending, GameRecord, Node


class Recorded:
    """A game of three turns with clocks, and its recorder."""

    def __init__(self, owner: QObject) -> None:
        self.control = TimeControl(main_seconds=600)
        self.record = GameRecord(small("egotzi", pie=False))
        set_time_control(self.record, self.control)
        for turn in ("b2", "c3", "a1"):
            self.record.play_text(turn)
        self.time = Time()
        self.clock = GameClock(self.record, self.time, owner)
        self.recorder = TurnRecorder(self.record, self.clock)

    def play(self, text: str, *, forced: bool = False) -> Node:
        self.clock.go_to(self.record.node)
        self.clock.start()
        self.time.now += 10
        self.recorder.play(self.record.position.read(text), forced=forced)
        return self.record.node

    def main_line(self) -> list[str]:
        return [node.text for node in self.record.main_line]


@pytest.fixture
def game(qapp: QObject) -> Recorded:
    return Recorded(qapp)


def test_at_the_end_of_the_game_turns_and_their_time_are_its_own(game: Recorded) -> None:
    player = game.record.position.player
    assert game.recorder.is_live
    node = game.play("d4")
    assert game.main_line() == ["b2", "c3", "a1", "d4"]
    left = left_at(node, player, game.control)
    assert left is not None
    assert left.seconds == 590


def test_a_forced_turn_takes_no_time(game: Recorded) -> None:
    player = game.record.position.player
    left = left_at(game.play("d4", forced=True), player, game.control)
    assert left is not None
    assert left.seconds == 600


def test_another_turn_played_earlier_is_a_variation_without_clocks(game: Recorded) -> None:
    first = game.record.main_line[0]
    assert not game.recorder.go_to(first)
    assert not game.recorder.is_live
    player = game.record.position.player
    node = game.play("d4")
    assert game.main_line() == ["b2", "c3", "a1"]
    left = left_at(node, player, game.control)
    assert left is not None
    assert left.seconds == 600
    assert game.record.aside is first
    assert game.recorder.undo(HUMANS)
    assert not game.recorder.is_live
    assert game.recorder.go_to(game.record.main_line_end)
    assert game.record.aside is None
    assert game.recorder.is_live
    assert not game.recorder.go_to(first)


def test_a_turn_played_after_undo_replaces_what_was_taken_back(game: Recorded) -> None:
    assert game.recorder.can_undo(HUMANS)
    assert game.recorder.undo(HUMANS)
    assert game.recorder.is_live
    game.play("d4")
    assert game.main_line() == ["b2", "c3", "d4"]
    for _turn in range(3):
        assert game.recorder.undo(HUMANS)
    assert not game.recorder.can_undo(HUMANS)
    assert not game.recorder.undo(HUMANS)


@pytest.mark.parametrize("ending", [Ending.RESIGNATION, Ending.TIME])
def test_an_early_ending_is_lost_by_a_player_and_taken_back_first(
    game: Recorded, ending: Ending
) -> None:
    end = game.record.node
    for loser, winner in ((0, WHITE), (1, BLACK)):
        game.record.come_to_end()
        game.recorder.end(loser, ending)
        outcome = game.record.outcome
        assert outcome is not None
        assert (outcome.winner, outcome.reason) == (winner, ending)
        assert game.recorder.is_ended_early
        assert not game.recorder.is_live
        assert game.recorder.undo(HUMANS)
        assert (game.record.node, game.record.outcome) == (end, None)
        assert game.recorder.is_live


def test_turns_after_an_ending_that_was_taken_back_no_longer_count(game: Recorded) -> None:
    assert game.recorder.undo(HUMANS)
    here = game.record.node
    game.recorder.end(0, Ending.RESIGNATION)
    game.recorder.go_to(game.record.root)
    game.recorder.go_to(here)
    assert game.recorder.undo(HUMANS)
    assert game.record.node is here
    assert game.recorder.is_live
