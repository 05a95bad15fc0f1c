"""The memory of the search is bounded, and the search continues at the bound."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rules.engine import nodes, parallel_search
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Turn
from rules.engine.tree import Tree
from rules.games import GAMES
from rules.version import compiled

BYTES = 24_000 * nodes.NODE_BYTES


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_the_turns_of_a_game_are_searched_in_little_memory(
    key: str, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parallel_search, "MEMORY_BYTES", BYTES)
    engine, start = Engine(), GAMES[key].setup().start()
    line: list[Turn] = []
    position, fullest = start.copy(), 0
    for turn in range(3):
        limits = Limits(simulations=4_000, seed=turn, threads=threads)
        report = engine.search(start, line, limits)
        assert report.simulations == 4_000 or report.proven
        assert engine._parallel is not None
        trees = engine._parallel.trees
        assert sum(tree.room for tree in trees) * nodes.NODE_BYTES <= BYTES
        assert all(tree.size <= tree.room for tree in trees)
        fullest = max(fullest, *[tree.size / tree.room for tree in trees])
        line.append(position.read(position.write(report.best)))
        position.play_turn(line[-1])
    assert fullest > 0.6  # the bound was felt


@pytest.mark.skipif(not compiled(), reason="uncompiled, lists take more")
def test_a_node_takes_the_bytes_that_are_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    taken, make = [], nodes.numbers

    def numbers(count: int, kind: str) -> Any:
        taken.append(count * np.dtype(kind).itemsize)
        return make(count, kind)

    monkeypatch.setattr(nodes, "numbers", numbers)
    Tree(GAMES["oddy"].setup().start(), seed=1, capacity=1_000)
    assert sum(taken) == 1_000 * nodes.NODE_BYTES
