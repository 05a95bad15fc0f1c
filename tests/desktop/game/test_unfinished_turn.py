"""A turn before it is recorded, a moment before it is played, and in the record."""

from __future__ import annotations

import pytest
from driving import HUMANS, small
from lone_game import Time
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.game.delayed_turn import DelayedTurn
from desktop.game.game_clock import GameClock
from desktop.game.turn_recorder import TurnRecorder
from desktop.game.unfinished_turn import UnfinishedTurn
from rules.clock import TimeControl
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.record.clock_times import left_at, set_time_control
from rules.record.game_record import Ending, GameRecord, Node


def begun(*turns: str) -> tuple[GameRecord, UnfinishedTurn]:
    record = GameRecord(small("yodd"))
    for turn in turns:
        record.play_text(turn)
    return record, UnfinishedTurn(record)


def stone(turn: UnfinishedTurn) -> int:
    return next(step for step in turn.position.legal_steps() if step >= PLACE)


def test_steps_are_played_beside_the_record() -> None:
    record, turn = begun("Bc3")
    before = record.position.copy()
    step = stone(turn)
    turn.play(step)
    assert (turn.steps, turn.is_whole) == ([step], False)
    assert turn.position != before == record.position
    turn.play(stone(turn))
    assert turn.is_whole
    turn.drop()
    assert (turn.steps, turn.is_whole, turn.position) == ([], False, before)


def test_steps_that_were_taken_back_are_kept_for_their_own_node_until_the_next_step() -> None:
    record, turn = begun("Bc3")
    assert not turn.taken_back
    step = stone(turn)
    turn.play(step)
    turn.take_back()
    assert turn.steps == []
    assert turn.taken_back == (step,)
    here = record.node
    record.go_to(record.root)
    turn.drop()
    assert turn.node is record.root
    assert not turn.taken_back
    record.go_to(here)
    turn.drop()
    assert turn.taken_back == (step,)
    turn.play(step)
    assert not turn.taken_back


def test_the_changes_are_those_of_the_steps_or_else_of_the_last_turn() -> None:
    record, turn = begun()
    assert turn.changes() == ()
    record, turn = begun("Bc3")
    assert turn.changes() == record.position_at(record.root).turn_changes(record.node.turn) != ()
    step = stone(turn)
    turn.play(step)
    assert turn.changes() == record.position.change(step)


def test_the_last_sites_are_those_of_the_last_step() -> None:
    _, turn = begun("Bc3")
    first, sites = stone(turn), []
    turn.play(first)
    sites.append(turn.last_sites())
    turn.play(stone(turn))
    sites.append(turn.last_sites())
    (one,), (other,) = sites
    assert one != other
    turn.drop()
    turn.play(SpecialStep.PASS)
    assert turn.last_sites() == ()
    record = GameRecord(small("themisto"))
    turn = UnfinishedTurn(record)  # of a slide only its end counts
    step = stone(turn)
    turn.play(step)
    assert turn.last_sites() == (record.position.touches(step)[-1].site,)


def test_buttons_are_the_legal_steps_without_a_site() -> None:
    _, turn = begun()
    assert SpecialStep.PASS not in turn.buttons()
    _, turn = begun("Bc3")
    assert set(turn.buttons()) == {SpecialStep.SWAP, SpecialStep.PASS} & set(
        turn.position.legal_steps()
    )
    assert turn.buttons() != []


def test_the_turn_started_last_is_played_once(qtbot: QtBot, qapp: QObject) -> None:
    timer = DelayedTurn(qapp)
    played: list[tuple[int, ...]] = []
    timer.due.connect(played.append)
    timer.start_with([1, 2], 60_000)
    timer.start_with([3, 4], 0)
    qtbot.waitUntil(lambda: played != [])
    assert played == [(3, 4)]
    assert not timer.isActive()


def test_a_turn_that_is_stopped_is_not_played(qtbot: QtBot, qapp: QObject) -> None:
    timer, later = DelayedTurn(qapp), DelayedTurn(qapp)
    played: list[tuple[int, ...]] = []
    for each in (timer, later):
        each.due.connect(played.append)
    timer.start_with([1], 0)
    timer.stop()
    later.start_with([2], 1)
    qtbot.waitUntil(lambda: played != [])
    assert played == [(2,)]


# -- in the record ------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("forced", "seconds"), [(False, 590), (True, 600)])
def test_at_the_end_of_the_game_turns_and_their_time_are_its_own(
    game: Recorded, forced: bool, seconds: int
) -> None:
    player = game.record.position.player
    assert game.recorder.is_live
    node = game.play("d4", forced=forced)
    assert game.main_line() == ["b2", "c3", "a1", "d4"]
    left = left_at(node, player, game.control)
    assert left is not None
    assert left.seconds == seconds


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
