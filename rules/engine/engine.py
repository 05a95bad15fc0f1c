"""The engine: searches a position within limits and tells what it has found.

It runs one tree a thread, which tell one another what they find. It knows ``Position`` and no game.
"""

from __future__ import annotations

import random
import secrets
import threading
import time
from collections.abc import Callable, Sequence

from rules.engine.limits import STRONGEST, Limits
from rules.engine.parallel_search import MEMORY_BYTES, ParallelSearch
from rules.engine.report import Report, Turn
from rules.engine.search_reporter import SearchReporter
from rules.position import Position
from rules.setup import Level

CHUNK_MS = 4.0  # a tree looks up for a stop about so often

_FIRST_CHUNK = 8
_MOST_VISITS = 2**31 - 1  # that a node can count
_LOOK_MS = 20  # how often a search that saves time looks whether its answer is certain


class Engine:
    """Searches one position after another and keeps its trees while the game goes on."""

    name = "Oddments"  # what the text protocol calls it

    def __init__(self) -> None:
        self._team: ParallelSearch | None = None
        self._start: Position | None = None  # where the trees' line begins; None: not to be kept
        self._steps: list[int] = []

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
            line: turns; the last one may be unfinished, and then the answer is its rest.
            limits: bounds; without any it goes on until ``stop``, or for two thousand million
                simulations: then a node can count no more.
            stop: obeyed within 50 ms (uncompiled: one simulation).
            report: called in this thread about every ``report_ms``.
            report_ms: milliseconds.

        After an exception the trees are gone, and the next search begins afresh.

        Raises:
            ValueError: the game is over.
            InvalidPositionError: the position contradicts itself.
            MemoryError: there is none for the trees; those that there were are forgotten.
        """
        steps = [step for turn in line for step in turn]
        position = start.copy()
        position.play_turn(steps)
        if position.over:
            raise ValueError("the game is over")
        position.validate()
        level = limits.level_in(start.setup.game)
        limits = limits.within(level)
        try:
            team = self._team_at(start, steps, position, limits, level)
            found = SearchReporter(position, team.trees[0])
            search = _Search(team, limits, stop or threading.Event(), found)
            search.run(report, report_ms)
            return found.report(search.simulations, search.elapsed_ms)
        except MemoryError as error:
            self.forget()
            wanted = MEMORY_BYTES >> 20
            raise MemoryError(f"no memory for the engine's trees, {wanted} MB") from error
        except BaseException:
            self.forget()
            raise

    def forget(self) -> None:
        """Drop the trees and their memory."""
        self._team, self._start, self._steps = None, None, []

    def _team_at(
        self,
        start: Position,
        steps: list[int],
        position: Position,
        limits: Limits,
        level: Level,
    ) -> ParallelSearch:
        """A tree for each thread rooted at ``position``, old ones where they serve."""
        seed = secrets.randbits(62) if limits.seed is None else limits.seed
        known = len(self._steps)
        team = self._team
        keep = (
            team is not None
            and limits.level == STRONGEST
            and len(team.trees) == limits.threads
            and self._start == start
            and steps[:known] == self._steps
            and team.follow(steps[known:])
        )
        if team is None or not keep:
            self._team = team = None  # the old ones' memory first
            team = ParallelSearch(
                position, threads=limits.threads, seed=seed, overlooks=level.overlooks
            )
        if random.Random(seed).random() >= level.misses:
            for tree in team.trees:
                tree.look_ahead()
        self._team = team
        self._start = start.copy() if limits.level == STRONGEST else None
        self._steps = steps
        return team


class _Search:
    """One search: the threads that run the trees, and when they stop."""

    def __init__(
        self, team: ParallelSearch, limits: Limits, stop: threading.Event, found: SearchReporter
    ) -> None:
        self._team = team
        self._limits = limits
        self._stop = stop
        self._found = found
        self._report: Callable[[Report], None] | None = None
        self._report_ms = self._next_report_ms = 0
        self._next_look_ms = _LOOK_MS
        self._ended = threading.Event()  # one tree knows enough for all
        self._began = time.monotonic()
        self._done = [0] * len(team.trees)  # [tree] -> simulations
        self._faults: list[BaseException] = []
        room: int = _MOST_VISITS - team.trees[0].visits_of(team.trees[0].root_node)
        self._most = max(0, min(room, limits.simulations or room))

    @property
    def simulations(self) -> int:
        return sum(self._done)

    @property
    def elapsed_ms(self) -> int:
        return int((time.monotonic() - self._began) * 1000)

    def run(self, report: Callable[[Report], None] | None, report_ms: int) -> None:
        """Run all trees, this thread's and one thread for each other, until a limit is reached."""
        self._report, self._report_ms = report, report_ms
        self._next_report_ms = report_ms
        others = [
            threading.Thread(target=self._run_guarded, args=(i,), name=f"search-{i}", daemon=True)
            for i in range(1, len(self._team.trees))
        ]
        started: list[threading.Thread] = []
        try:
            for thread in others:
                thread.start()
                started.append(thread)
            self._run_guarded(0)
        finally:
            if len(started) < len(others):
                self._ended.set()
            for thread in started:
                thread.join()
        if self._faults:
            raise self._faults[0]
        self._team.end()

    def _run_guarded(self, index: int) -> None:
        """Run one tree; a fault ends the whole search and is raised by ``run``."""
        try:
            self._run_tree(index)
        except BaseException as fault:
            self._faults.append(fault)
            self._ended.set()

    def _run_tree(self, index: int) -> None:
        tree = self._team.trees[index]
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
            self._team.attend(index)
            if index == 0:
                self._tick()
            # aim at CHUNK_MS, no more than twice as long as the last one
            chunk = max(1, min(2 * chunk, int(chunk * CHUNK_MS / max(took_ms, 0.01))))

    def _quota(self, index: int) -> int:
        """The simulations this tree may do."""
        share, rest = divmod(self._most, len(self._team.trees))
        return share + (index < rest)

    def _over(self) -> bool:
        think_ms = self._limits.think_ms
        return (
            self._stop.is_set()
            or self._ended.is_set()
            or (think_ms > 0 and self.elapsed_ms >= think_ms)
        )

    def _tick(self) -> None:
        """What is to be done now and then: reports, and a look whether all is decided."""
        now_ms = self.elapsed_ms
        if self._report is not None and now_ms >= self._next_report_ms:
            self._next_report_ms = now_ms + self._report_ms
            self._report(self._found.report(self.simulations, now_ms))
        if self._limits.saves_time and now_ms >= self._next_look_ms:
            self._next_look_ms = now_ms + _LOOK_MS
            left_ms = self._limits.think_ms - now_ms
            if self._found.is_decided(self.simulations * left_ms // max(now_ms, 1)):
                self._ended.set()
