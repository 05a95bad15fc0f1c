"""Openings for matches: random turns after which neither side is better off."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import read_setup
from rules.match.opening import Openings, write_opening
from rules.match.player import Turn
from rules.setup import Setup
from rules.work.work_queue import in_order
from rules.work.workers import Workers

_DRAWN = 8  # openings, for one that is kept
_TURNS = 2
_SIMULATIONS = 1_000  # of the search that evaluates an opening


def even_openings(
    setup: Setup,
    count: int,
    progress: Callable[[int, int], None] = lambda done, total: None,
    workers: Workers | None = None,
) -> tuple[str, ...]:
    """Return ``count`` openings in notation: of those drawn, the most even ones to the engine.

    From most others one side wins whoever plays it, and such a pair of games shows nothing.
    ``progress`` is called with the number of openings that were evaluated, and of all. The
    ``workers`` evaluate them, or else this process; that makes no difference.
    """
    start = setup.start()
    openings = Openings(start, turns=_TURNS, seed=1)
    drawn = sorted({openings[number] for number in range(_DRAWN * count)})
    tasks = [(str(setup), line) for line in drawn]
    found = map(_unevenness, tasks) if workers is None else in_order(workers, _unevenness, tasks)
    away = {}
    for line, value in zip(drawn, found, strict=True):
        away[line] = value
        progress(len(away), len(drawn))
    nearest = sorted(drawn, key=lambda line: (away[line], line))
    return tuple([write_opening(start, line) for line in nearest[:count]])


def _unevenness(task: tuple[str, tuple[Turn, ...]]) -> float:
    """Return how far the win rate after an opening of a setup is from 1/2."""
    text, line = task
    limits = Limits(simulations=_SIMULATIONS, seed=1)
    return abs(Engine().search(read_setup(text.split()).start(), line, limits).win_rate - 0.5)
