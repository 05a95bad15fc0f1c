"""Turn numbers of the pieces on the board."""

from __future__ import annotations

import random

import pytest

from rules.games import GAMES
from rules.position import Position
from rules.record.turn_numbers import turn_numbers


def numbered(key: str, *texts: str) -> tuple[Position, dict[str, int]]:
    """Play these turns; the numbers by the name of the cell, of the uppermost pieces."""
    start = GAMES[key].setup().start()
    position = start.copy()
    turns: list[tuple[int, ...]] = []
    for text in texts:
        turns.append(position.read(text))
        position.play_turn(turns[-1])
    found = sorted(turn_numbers(start, turns).items())
    return position, {position.board.names[site]: number for (site, _), number in found}


def test_stones_have_the_number_of_their_turn() -> None:
    assert numbered("yodd", "Ba1", "Wf6,Wf8", "pass")[1] == {"a1": 1, "f6": 2, "f8": 2}
    assert numbered("oddy", "c1", "swap", "c2")[1] == {"c1": 1, "c2": 3}


def test_pushed_stones_have_that_of_the_push() -> None:
    _, numbers = numbered("egotzi", "c3", "e3", "d3")
    assert numbers == {"b3": 3, "f3": 3, "d3": 3}


def test_a_slide_takes_the_place_of_the_number_before() -> None:
    _, numbers = numbered("themisto", "a4-b4", "h4-g4", "b4-b3")
    assert numbers == {"b3": 3, "g4": 2}


def test_stacks_keep_the_numbers_below() -> None:
    start = GAMES["wythe"].setup().start()
    position = start.copy()
    turns: list[tuple[int, ...]] = []
    for text in ("c3d3", "e3f3", "d3e3"):
        turns.append(position.read(text))
        position.play_turn(turns[-1])
    d3 = position.board.site("d3")
    numbers = turn_numbers(start, turns)
    assert (numbers[d3, 0], numbers[d3, 1]) == (1, 3)


@pytest.mark.parametrize("key", GAMES)
def test_every_piece_that_was_put_has_a_number_and_nothing_else_has(key: str) -> None:
    dice = random.Random(3)
    start = GAMES[key].setup().start()
    position = start.copy()
    turns: list[list[int]] = []
    begun: list[int] = []
    first = {(piece.site, piece.level) for piece in start.pieces()}
    while not position.over and position.turn < 60:
        turn = position.turn
        begun.append(dice.choice(position.legal_steps()))
        position.play(begun[-1])
        if position.turn != turn:
            turns.append(begun)
            begun = []
        numbers = turn_numbers(start, [*turns, begun])
        lying = {(piece.site, piece.level) for piece in position.pieces()}
        assert set(numbers) <= lying
        assert lying - set(numbers) <= first
        assert max(numbers.values(), default=0) <= len(turns) + bool(begun)
