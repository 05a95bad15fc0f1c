"""Where players at the screen choose their turns."""

from __future__ import annotations

import random

from driving import HUMANS, forced_game, small
from lone_game import lone_game

from desktop.game.choice import (
    has_human,
    is_choice,
    is_forced,
    only_pass,
    redo_to_choice,
    undo_target,
)
from desktop.game.players import Computer, Human, Seats
from rules.position import SpecialStep
from rules.record.game_record import GameRecord

AGAINST: Seats = (Human(), Computer(1))
COMPUTERS: Seats = (Computer(1), Computer(2))


def record(*turns: str) -> GameRecord:
    record = GameRecord(small("egotzi", pie=False))
    for turn in turns:
        record.play_text(turn)
    return record


def test_a_choice_is_a_players_own_turn_with_more_than_a_pass() -> None:
    position = record().position
    assert is_choice(position, HUMANS)
    assert is_choice(position, AGAINST)
    assert not is_choice(position, (AGAINST[1], AGAINST[0]))
    assert has_human(AGAINST)
    assert not has_human(COMPUTERS)
    setup, turns = forced_game(random.Random(1))
    forced = lone_game(setup, *turns, forced_ms=100_000).record
    assert only_pass(forced.position)
    assert not is_choice(forced.position, HUMANS)


def test_a_forced_turn_is_one_without_a_choice() -> None:
    played = lone_game(small("yodd"), "Ba1", "pass").record
    assert not any(is_forced(played, node) for node in (played.root, *played.line))
    setup, turns = forced_game(random.Random(1))
    forced = lone_game(setup, *turns, forced_ms=100_000).record
    forced.play((SpecialStep.PASS,))
    assert is_forced(forced, forced.node)


def test_undo_leads_to_the_last_choice_or_back_by_one_turn_of_computers() -> None:
    game = record("b2", "c3", "a1", "d4")
    root, b2, c3, a1 = (game.root, *game.line[:3])
    assert undo_target(game, HUMANS) is a1
    assert undo_target(game, AGAINST) is c3
    assert undo_target(game, COMPUTERS) is a1
    game.go_to(b2)
    assert undo_target(game, AGAINST) is root
    assert undo_target(game, (AGAINST[1], AGAINST[0])) is None
    game.go_to(root)
    assert undo_target(game, COMPUTERS) is None


def test_redo_leads_to_the_next_choice_or_on_by_one_turn_of_computers() -> None:
    game = record("b2", "c3", "a1")
    line = game.line
    for seats, node in ((AGAINST, line[1]), (HUMANS, line[0]), (COMPUTERS, line[0])):
        game.go_to(line[-1])
        game.go_to(game.root)
        redo_to_choice(game, seats)
        assert game.node is node
    redo_to_choice(game, (AGAINST[1], AGAINST[0]))
    redo_to_choice(game, (AGAINST[1], AGAINST[0]))
    assert game.node is line[-1]
