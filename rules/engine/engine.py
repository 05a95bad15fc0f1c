"""The engine: searches a position within limits and tells what it has found.

It runs one tree a thread and adds them up at the root. It knows ``Position`` and no game.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Sequence

from rules.engine.findings import Findings
from rules.engine.limits import STRONGEST, Limits
from rules.engine.report import Report, Turn
from rules.engine.tree import NODE_BYTES, Tree
from rules.position import Position

MEMORY_BYTES = 320 * 2**20  # what all trees of one engine may take
CHUNK_MS = 4.0  # a tree looks up for a stop about so often

_FIRST_CHUNK = 8
_ALERT_LEVEL = 4  # from here on a win in one turn is never missed


class Engine:
    """Searches one position after another and keeps its trees while the game goes on."""

    name = "Oddments"  # what the text protocol calls it

    def __init__(self) -> None:
        self._trees: list[Tree] = []
        self._start: Position | None = None
        self._line: list[Turn] = []

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
        """Search the position that stands after the turns of ``line`` have been played.

        Blocks until a limit is reached, the position is proven or ``stop`` is set; there is a
        best turn however early that is.

        Args:
            start: where ``line`` begins; stays as it is.
            line: turns.
            limits: bounds; without any it goes on until ``stop``.
            stop: obeyed within 50 ms (uncompiled: one simulation).
            report: called in this thread about every ``report_ms``.
            report_ms: milliseconds.

        Raises:
            ValueError: the game is over.
            InvalidPositionError: the position contradicts itself.
            MemoryError: there is none for the trees; those that there were are forgotten.
        """
        position = start.copy()
        for turn in line:
            position.play_turn(turn)
        if position.over:
            raise ValueError("the game is over")
        position.validate()
        self._grow_from(start, list(line), position, limits)
        found = Findings(position, self._trees)

        def tell(simulations: int, elapsed_ms: int) -> None:
            if report is not None:
                report(found.report(simulations, elapsed_ms))

        search = _Search(self._trees, limits, stop or threading.Event(), tell, report_ms)
        search.run()
        return found.report(search.simulations, search.elapsed_ms)

    def forget(self) -> None:
        """Drop the trees and their memory."""
        self._trees, self._start, self._line = [], None, []

    def _grow_from(
        self, start: Position, line: list[Turn], position: Position, limits: Limits
    ) -> None:
        """Have a tree for each thread rooted at ``position``, old ones where they serve."""
        alert = limits.level >= _ALERT_LEVEL
        keep = (
            limits.level == STRONGEST
            and len(self._trees) == limits.threads
            and self._start == start
            and line[: len(self._line)] == self._line
        )
        steps = [step for turn in line[len(self._line) :] for step in turn] if keep else []
        if not (keep and all(_follow(tree, steps) for tree in self._trees)):
            seed = secrets.randbits(62) if limits.seed is None else limits.seed
            capacity = MEMORY_BYTES // NODE_BYTES // limits.threads
            self._trees = []  # the old ones' memory first
            try:
                self._trees = [
                    Tree(
                        position,
                        seed=seed + 1_000_003 * i,
                        capacity=capacity,
                        alert=alert,
                        exact=alert and i == 0,
                    )
                    for i in range(limits.threads)
                ]
            except (MemoryError, OSError) as error:  # a refused mmap is an OSError
                self.forget()
                wanted = MEMORY_BYTES >> 20
                raise MemoryError(f"no memory for the engine's trees, {wanted} MB") from error
        for tree in self._trees if alert else ():
            tree.look_ahead()
        self._start, self._line = start.copy(), line


class _Search:
    """One search: the threads that run the trees, and when they stop."""

    def __init__(
        self,
        trees: Sequence[Tree],
        limits: Limits,
        stop: threading.Event,
        on_tick: Callable[[int, int], None],
        tick_ms: int,
    ) -> None:
        self._trees = trees
        self._limits = limits
        self._stop = stop
        self._on_tick = on_tick
        self._tick_ms = tick_ms
        self._next_tick_ms = tick_ms
        self._ended = threading.Event()  # one tree knows enough for all
        self._began = time.monotonic()
        self._done = [0] * len(trees)  # [tree] -> simulations
        self._faults: list[BaseException] = []

    @property
    def simulations(self) -> int:
        return sum(self._done)

    @property
    def elapsed_ms(self) -> int:
        return int((time.monotonic() - self._began) * 1000)

    def run(self) -> None:
        """Run all trees, this thread's and one thread for each other, until a limit is reached."""
        others = [
            threading.Thread(target=self._run_guarded, args=(i,), name=f"search-{i}", daemon=True)
            for i in range(1, len(self._trees))
        ]
        for thread in others:
            thread.start()
        self._run_guarded(0)
        for thread in others:
            thread.join()
        if self._faults:
            raise self._faults[0]

    def _run_guarded(self, index: int) -> None:
        """Run one tree; a fault ends the whole search and is raised by ``run``."""
        try:
            self._run_tree(index)
        except BaseException as fault:
            self._faults.append(fault)
            self._ended.set()

    def _run_tree(self, index: int) -> None:
        tree = self._trees[index]
        quota = self._quota(index)
        chunk = _FIRST_CHUNK
        while True:
            began = time.monotonic()
            self._done[index] += tree.run(min(chunk, quota - self._done[index]))
            took_ms = (time.monotonic() - began) * 1000
            if tree.solved:
                self._ended.set()
            if self._over() or self._done[index] >= quota:
                return
            if index == 0:
                self._tick()
            # aim at CHUNK_MS, no more than twice as long as the last one
            chunk = max(1, min(2 * chunk, int(chunk * CHUNK_MS / max(took_ms, 0.01))))

    def _quota(self, index: int) -> int:
        """The simulations this tree may do."""
        most = self._limits.most_simulations
        if most == 0:
            return 2**31 - 1
        share, rest = divmod(most, len(self._trees))
        return share + (index < rest)

    def _over(self) -> bool:
        think_ms = self._limits.think_ms
        return (
            self._stop.is_set()
            or self._ended.is_set()
            or (think_ms > 0 and self.elapsed_ms >= think_ms)
        )

    def _tick(self) -> None:
        if self.elapsed_ms >= self._next_tick_ms:
            self._next_tick_ms = self.elapsed_ms + self._tick_ms
            self._on_tick(self.simulations, self.elapsed_ms)


def _follow(tree: Tree, steps: Sequence[int]) -> bool:
    """Take a tree along a line of steps; False if it does not reach so far."""
    followed = all(tree.advance(step) for step in steps)
    if followed and tree.size > tree.room // 2:
        tree.compact()
    return followed
