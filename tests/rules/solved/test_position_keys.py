"""Whole keys: the same for images and after a swap, different for all else."""

from __future__ import annotations

import random

import pytest

from rules.games import GAMES
from rules.position import Position, SpecialStep
from rules.setup import Game
from rules.solved.position_keys import position_keys

SOLVABLE = [game for game in GAMES.values() if game.small_options]


def key(position: Position) -> bytes:
    return position_keys(position.setup.game, position.board).key(position)


def stones(position: Position) -> set[tuple[int, int, int, int]]:
    return {(p.site, p.level, p.colour, p.partner) for p in position.pieces()}


@pytest.mark.parametrize("game", SOLVABLE, ids=lambda game: game.key)
def test_two_positions_share_a_key_exactly_if_one_is_an_image_of_the_other(game: Game) -> None:
    dice = random.Random(3)
    seen: dict[bytes, tuple[object, ...]] = {}
    setup = game.small_setup()
    symmetries = game.symmetries(setup.start().board)
    for _ in range(60):
        position = setup.start()
        for _ in range(3):
            turns = [t for t in position.legal_turns() if t != (SpecialStep.SWAP,)]
            position.play_turn(dice.choice(turns))
            images = [
                frozenset(
                    (s[site], level, colour, s[partner] if partner >= 0 else -1)
                    for site, level, colour, partner in stones(position)
                )
                for s in symmetries
            ]
            orbit = (position.state(), position.colour, frozenset(images))
            assert seen.setdefault(key(position), orbit) == orbit
    assert len(set(seen.values())) == len(seen) > 20


def test_a_swap_changes_no_key_but_the_turn_does() -> None:
    position = next(g.small_setup(pie=True) for g in SOLVABLE if g.small_setup().get("pie")).start()
    turn = next(position.legal_turns())
    position.play_turn(turn)
    before = key(position)
    swapped = position.copy()
    swapped.play_turn((SpecialStep.SWAP,))
    assert swapped.player != position.player
    assert key(swapped) == before
    position.play_turn(next(t for t in position.legal_turns() if t != (SpecialStep.SWAP,)))
    assert key(position) != before
