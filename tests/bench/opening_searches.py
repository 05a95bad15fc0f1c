"""Searches of the positions after first turns: the pieces of work of opening_rates.py."""

from __future__ import annotations

from typing import NamedTuple

from rules.engine.engine import Engine
from rules.engine.known_reports import LEARNED_KNOWLEDGE
from rules.engine.limits import Limits
from rules.games import read_setup
from rules.setup import Setup
from rules.solved import end_result

BEGINNER = 0  # the player who makes the first turn


class OpeningSearch(NamedTuple):
    """A first turn in notation, and a search after it; it says all that the result depends on."""

    setup: str
    turn: str
    seed: int
    simulations: int


def win_rate(search: OpeningSearch) -> float:
    """Return the win rate of the player who made the turn, from 0 to 1, if nobody swaps."""
    start = without_swap(read_setup(search.setup.split())).start()
    turn = start.read(search.turn)
    after = start.copy()
    after.play_turn(turn)
    if after.over:
        return (1 + end_result(after, BEGINNER)) / 2
    limits = Limits(simulations=search.simulations, seed=search.seed)
    found = Engine(LEARNED_KNOWLEDGE).search(start, [turn], limits).win_rate
    return found if after.player == BEGINNER else 1 - found


def without_swap(setup: Setup) -> Setup:
    """Return the same board without the pie rule."""
    return setup.with_options(pie=False) if setup.get("pie") else setup
