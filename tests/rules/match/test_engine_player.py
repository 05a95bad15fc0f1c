"""The built-in engine as a player: its seed, and positions without a choice."""

from __future__ import annotations

import pytest

from rules.engine.limits import Limits
from rules.games import GAMES
from rules.match.engine_player import EnginePlayer

START = GAMES["egotzi"].setup(size=5)


def openings(limits: Limits) -> list[tuple[int, ...]]:
    """Return its first turns in games of a match whose own seeds are 0 to 7."""
    player = EnginePlayer(limits)
    turns = []
    for seed in range(8):
        player.start(START, seed)
        turns.append(tuple(player.turn(START.start(), [])))
    player.close()
    return turns


@pytest.mark.parametrize("seed", [3, 4])
def test_the_seed_that_was_named_holds_in_all_games(seed: int) -> None:
    turns = openings(Limits(level=1, simulations=20, seed=seed))
    assert len(set(turns)) == 1


def test_without_a_seed_every_game_has_its_own_reproducible_one() -> None:
    limits = Limits(level=1, simulations=20)
    turns = openings(limits)
    assert len(set(turns)) > 1
    assert openings(limits) == turns
