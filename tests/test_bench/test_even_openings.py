"""Openings for matches leave both sides a chance."""

from __future__ import annotations

import pytest
from even_openings import contested_openings, even_openings
from plain_uct import PlainUct

from rules.engine.engine import Engine
from rules.games import GAMES, read_setup
from rules.match import MatchSetup
from rules.match.opening import Openings
from rules.match.random_player import RandomPlayer


def test_openings_are_even_and_different() -> None:
    setup = GAMES["yodd"].setup(size=3)
    even = even_openings(setup, 6)
    assert len(set(even)) == 6
    positions = [Openings(setup.start(), texts=[text])[0] for text in even]
    assert all(len(turns) == 2 for turns in positions)
    match = MatchSetup(black="random", white="random", game=str(setup), openings=even)
    assert isinstance(match.contestants[0].player(match.limits, 1, lambda pid: None), RandomPlayer)


def test_from_contested_openings_an_engine_wins_with_either_side() -> None:
    setup = GAMES["egotzi"].setup(size=4)
    found = contested_openings(setup, 4, lambda: PlainUct(0.5), simulations=60)
    assert len(set(found)) == 4
    for text in found:
        assert len(Openings(setup.start(), texts=[text])[0]) == 4


def test_openings_from_which_one_side_always_wins_are_refused() -> None:
    # four turns are half of this board, and our engine proves who wins
    setup = read_setup(["oddy", "sides=3", "size=3", "pie=off"])
    with pytest.raises(ValueError, match="0 contested openings, 1 were"):
        contested_openings(setup, 1, Engine, simulations=200)
