"""Plain UCT as an engine: what ``plain_tree.py`` searches, with the engine's own methods.

The tree is compiled on demand into build/bench, against the compiled core; without a compiled core
it runs uncompiled. As a program of the text protocol it is ``plain_uct_gtp.py``.
"""

from __future__ import annotations

import secrets
import sys
import threading
import time
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

from on_demand import on_demand

from rules.engine.engine import CHUNK_MS, MEMORY_BYTES, Engine
from rules.engine.limits import Limits
from rules.engine.report import Candidate, Report, Turn
from rules.position import Position

EXPLORATIONS = (0.5, 0.7, 1.0, 1.4)  # candidates for the best c of a game


class PlainUct(Engine):
    """Plain UCT on one thread, which starts with an empty tree at every turn.

    It observes the limits of time and simulations.
    """

    def __init__(self, c: float) -> None:
        super().__init__()
        self.name = f"plain UCT, c {c:g}"
        self._c = c
        self._tree: Any = None
        self._setup: Any = None

    def search(
        self,
        start: Position,
        line: Sequence[Turn],
        limits: Limits,
        *,
        stop: threading.Event | None = None,
        report: Callable[[Report], None] | None = None,
        report_ms: int = 100,
    ) -> Report:
        """Search as ``Engine.search`` does; report only at the end."""
        began = time.monotonic()
        position = start.copy()
        for turn in line:
            position.play_turn(turn)
        tree = self._rooted_at(position, limits)
        quota = limits.simulations or sys.maxsize
        done, chunk, elapsed_ms = 0, 8, 0.0
        while done < quota and not (stop and stop.is_set()):
            done += tree.run(min(chunk, quota - done))
            before_ms, elapsed_ms = elapsed_ms, (time.monotonic() - began) * 1000
            if limits.think_ms and elapsed_ms >= limits.think_ms:
                break
            chunk = max(
                1, min(2 * chunk, int(chunk * CHUNK_MS / max(elapsed_ms - before_ms, 0.01)))
            )
        return _report(tree, position, done, int(elapsed_ms))

    def _rooted_at(self, position: Position, limits: Limits) -> Any:
        """Return an empty tree for ``position``; its memory is reused, since allocation is slow."""
        if self._setup != position.setup:
            module = tree_module()
            capacity = MEMORY_BYTES // module.NODE_BYTES
            self._tree = module.PlainTree(position, c=self._c, capacity=capacity)
            self._setup = position.setup
        self._tree.start(position, secrets.randbits(62) if limits.seed is None else limits.seed)
        return self._tree


def tree_module() -> ModuleType:
    """Return the module ``plain_tree``, compiled if the core is."""
    return on_demand("plain_tree")


def _report(tree: Any, position: Position, simulations: int, elapsed_ms: int) -> Report:
    """Return the turn visited most, step by step, as a report."""
    after, steps, node = position.copy(), [], 0
    children = tree.children(0)
    _node, _step, visits, win_rate = children[0]
    while after.turn == position.turn:
        known = tree.children(node)
        node, step = known[0][:2] if known else (node, after.legal_steps()[0])
        after.play(step)
        steps.append(step)
    turn = tuple(steps)
    best = Candidate(turn=turn, visits=visits, win_rate=win_rate, prior=1.0, line=(turn,))
    return Report(
        simulations=simulations, elapsed_ms=elapsed_ms, win_rate=win_rate, candidates=(best,)
    )
