"""From contested openings both sides win equally often."""

from __future__ import annotations

import functools

import pytest
from contested_openings import contested_openings
from plain_uct import PlainUct

from rules.engine.engine import Engine
from rules.games import GAMES, read_setup
from rules.match.opening import Openings
from rules.work.process_pool import ProcessPool


def test_from_contested_openings_an_engine_wins_with_either_side() -> None:
    setup = GAMES["egotzi"].setup(size=4)
    found = contested_openings(setup, 4, lambda: PlainUct(0.5), simulations=60)
    assert len(set(found)) == 4
    for text in found:
        assert len(Openings(setup.start(), texts=[text])[0]) == 4


def test_worker_processes_find_the_same() -> None:
    setup = GAMES["egotzi"].setup(size=4)
    player = functools.partial(PlainUct, 0.5)
    workers = ProcessPool(2)
    try:
        found = contested_openings(setup, 2, player, 60, workers)
    finally:
        workers.close()
    assert found == contested_openings(setup, 2, player, 60)


def test_openings_from_which_one_side_always_wins_are_refused() -> None:
    # four turns are half of this board, and our engine proves who wins
    setup = read_setup(["oddy", "sides=3", "size=3", "pie=off"])
    with pytest.raises(ValueError, match="0 contested openings, 1 were"):
        contested_openings(setup, 1, Engine, simulations=200)
