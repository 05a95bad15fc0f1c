"""Speed of the core on one thread."""

from __future__ import annotations

import time
from collections.abc import Callable

from rules.engine.tree import Tree
from rules.position import Position

_CAPACITY = 8_000_000  # nodes; a full tree would search without growing


def playouts(position: Position, seconds: float) -> tuple[int, float]:
    """Run random playouts from ``position`` for about so many seconds.

    Returns:
        Their number, and the seconds they took.
    """
    return _repeat(position.run_playouts, seconds)


def searches(position: Position, seconds: float) -> tuple[int, float]:
    """Run simulations of the engine's search; otherwise like ``playouts``."""
    tree = Tree(position, seed=1, capacity=_CAPACITY)
    return _repeat(tree.run, seconds)


def _repeat(work: Callable[[int], int], seconds: float) -> tuple[int, float]:
    """Call ``work`` with growing counts until the time is up; return the total and the seconds."""
    done, many = 0, 1
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        done += work(many)
        many = min(2 * many, max(1, int(done / max(took, 1e-6) * seconds / 20)))
    return done, took
