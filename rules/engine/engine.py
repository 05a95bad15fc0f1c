"""The engine: searches a position within limits and reports what it has found.

It runs one tree per thread; the trees share what they find. Where the board is solved, or a table
knows the opening, it needs none at full strength. It knows ``Position`` and no game.
"""

from __future__ import annotations

import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rules.engine.known_reports import (
    NO_KNOWLEDGE,
    Knowledge,
    opening_kept,
    opening_report,
    solved_report,
    with_swap,
    without_swap,
)
from rules.engine.limits import STRONGEST, Limits
from rules.engine.nodes import NODE_BYTES, PRIOR_BYTES
from rules.engine.report import Report, Turn
from rules.engine.search_reporter import SearchReporter
from rules.engine.shared_tree import SharedTree, SyncState
from rules.engine.tree import Tree
from rules.position import Position
from rules.step_weights import StepWeights

MEMORY_BYTES = 320 * 2**20  # for all trees together


_SEED_STEP = 1_000_003

_WORK = 16  # a tree searches at least so many times as long as it syncs


class ParallelSearch:
    """Trees that share what they find; the first one knows most.

    Attributes:
        trees: the caller runs them, each in one thread at a time.
    """

    def __init__(
        self,
        position: Position,
        *,
        threads: int,
        seed: int,
        omission_rate: float,
        weights: StepWeights | None = None,
        strong_playouts: bool = False,
    ) -> None:
        """Make a tree for each thread, as ``omission_rate`` and what follows say: see ``Tree``.

        Trees that omit different steps cannot share what they find: then there is one thread.

        Raises:
            MemoryError: there is not enough.
        """
        node_bytes = NODE_BYTES if weights is None else NODE_BYTES + PRIOR_BYTES
        self.trees = [
            Tree(
                position,
                seed=seed + _SEED_STEP * number,
                capacity=MEMORY_BYTES // node_bytes // threads,
                omission_rate=omission_rate,
                exact=number == 0 and not omission_rate,
                thread_count=threads,
                weights=weights,
                strong_playouts=strong_playouts,
            )
            for number in range(threads)
        ]
        self._states: list[SyncState] = []  # in the order of the trees; empty if there is only one
        self._lock = threading.Lock()  # held by the tree that syncs
        self._work = max(_WORK, 2 * threads)
        self._next = [0.0] * threads  # [tree] -> on the clock of time.monotonic
        self._start_afresh()

    def follow(self, steps: Sequence[int]) -> bool:
        """Make the node that the steps lead to the root of all trees; False if one lacks it.

        After False the trees cannot be used any more.
        """
        if not steps:
            return True
        moves = []
        for tree in self.trees:
            if not all(tree.advance(step) for step in steps):
                return False
            moves.append(tree.compact() if tree.size > tree.room // 2 else None)
        if self._states and self._shared.advance(steps):
            moved = self._shared.compact()
            for state, move in zip(self._states, moves, strict=True):
                state.follow(moved, move)
        else:  # what has been shared is useless now
            self._start_afresh()
        self.sync_all()
        return True

    def sync_if_due(self, index: int) -> None:
        """Sync this tree, in its own thread, if it is due and no other tree is syncing."""
        if (
            self._states
            and time.monotonic() >= self._next[index]
            and self._lock.acquire(blocking=False)
        ):
            try:
                self._sync(index)
            finally:
                self._lock.release()

    def sync_all(self) -> None:
        """Sync all trees when none is searching any more; the first one then knows everything."""
        for index in reversed(range(len(self._states))):
            self._sync(index)

    def _start_afresh(self) -> None:
        """Start with an empty shared tree."""
        if len(self.trees) > 1:
            self._shared = SharedTree(self.trees[0].room)
            self._states = [SyncState(tree, self._shared.room) for tree in self.trees]

    def _sync(self, index: int) -> None:
        began = time.monotonic()
        self._shared.sync(self._states[index])
        ended = time.monotonic()
        self._next[index] = ended + self._work * (ended - began)


CHUNK_MS = 4.0  # about how often a tree checks whether to stop


_FIRST_CHUNK = 8

_MAX_VISITS = 2**31 - 1  # fits a node's counter

_CHECK_MS = 20  # how often a search that saves time checks whether its answer is certain


class Engine:
    """Searches one position after another and keeps its trees during a game."""

    name = "Oddments"  # as the text protocol reports it

    def __init__(self, knowledge: Knowledge = NO_KNOWLEDGE) -> None:
        """Make an engine that uses this knowledge at full strength."""
        self._knowledge = knowledge
        self._parallel: ParallelSearch | None = None
        self._start: Position | None = None  # of the trees; None if they are not kept
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
        """Search the position after the turns of ``line``, or look it up.

        Blocks until a limit is reached, the position is proven or ``stop`` is set, and returns the
        state of the search; there is always a best turn. An exception drops the trees.

        Args:
            start: where ``line`` begins; stays as it is.
            line: turns; the last one may be unfinished, and then the answer is its rest.
            limits: bounds; without any, two billion simulations, when a node's counter is full.
            stop: obeyed within 50 ms (uncompiled: after one simulation).
            report: called in this thread.
            report_ms: milliseconds between reports.

        Raises:
            ValueError: the game is over.
            InvalidPositionError: the position contradicts itself.
            MemoryError: there is not enough for the trees.
        """
        steps = [step for turn in line for step in turn]
        position = _searchable(start, steps)
        known = self._by_tables(position, limits, stop, report, report_ms)
        if known is not None:
            return known
        limits = limits.within(limits.level_in(start.setup.game))
        with self._forgetting_on_error():
            parallel = self._parallel_at(start, steps, position, limits)
            found = SearchReporter(position, parallel.trees[0])
            search = _Search(parallel, limits, stop or threading.Event(), found)
            search.run(report, report_ms)
            return found.report(search.simulations, search.elapsed_ms)

    def _by_tables(
        self,
        position: Position,
        limits: Limits,
        stop: threading.Event | None,
        report: Callable[[Report], None] | None,
        report_ms: int,
    ) -> Report | None:
        """Return what tables know, at full strength; None if that is nothing.

        For a reply to an opening that must not be swapped, search as if nobody could.
        """
        known = self._looked_up(position, limits)
        if known is not None or limits.level < STRONGEST or position.turn != 1:
            return known
        table = self._knowledge.opening_table(position.setup)
        opening = None if table is None else opening_kept(table, position)
        if opening is None:
            return None
        start, line = without_swap(position)
        said = report and (lambda found: report(with_swap(found, opening)))
        found = self.search(start, line, limits, stop=stop, report=said, report_ms=report_ms)
        return with_swap(found, opening)

    @contextmanager
    def _forgetting_on_error(self) -> Iterator[None]:
        try:
            yield
        except MemoryError as error:
            self.forget()
            wanted = MEMORY_BYTES >> 20
            raise MemoryError(f"not enough memory for the engine's trees: {wanted} MB") from error
        except BaseException:
            self.forget()
            raise

    def _looked_up(self, position: Position, limits: Limits) -> Report | None:
        """Return what is solved, or in the table of openings, at full strength; None elsewhere."""
        if limits.level < STRONGEST:
            return None
        board = self._knowledge.solved_board(position.setup)
        seed = secrets.randbits(62) if limits.seed is None else limits.seed
        found = None if board is None else solved_report(board, position, seed)
        if found is not None or position.turn > 1:
            return found
        table = self._knowledge.opening_table(position.setup)
        return None if table is None else opening_report(table, position, seed)

    def forget(self) -> None:
        """Drop the trees and their memory."""
        self._parallel, self._start, self._steps = None, None, []

    def _parallel_at(
        self,
        start: Position,
        steps: list[int],
        position: Position,
        limits: Limits,
    ) -> ParallelSearch:
        """Return a tree per thread, rooted at ``position``: the old ones if they can be reused."""
        level = limits.level_in(start.setup.game)
        seed = secrets.randbits(62) if limits.seed is None else limits.seed
        known = len(self._steps)
        parallel = self._parallel
        keep = (
            parallel is not None
            and limits.level == STRONGEST
            and len(parallel.trees) == limits.threads
            and self._start == start
            and steps[:known] == self._steps
            and parallel.follow(steps[known:])
        )
        if parallel is None or not keep:
            self._parallel = parallel = None  # free the old ones' memory first
            strongest = limits.level == STRONGEST
            parallel = ParallelSearch(
                position,
                threads=limits.threads,
                seed=seed,
                omission_rate=level.omission_rate,
                weights=self._knowledge.learned_weights(start.setup) if strongest else None,
                strong_playouts=strongest,
            )
        if random.Random(seed).random() >= level.blunder_rate:
            for tree in parallel.trees:
                tree.look_ahead()
        self._parallel = parallel
        self._start = start.copy() if limits.level == STRONGEST else None
        self._steps = steps
        return parallel


def _searchable(start: Position, steps: Sequence[int]) -> Position:
    """Return the position after the steps, if it can be searched."""
    position = start.copy()
    position.play_turn(steps)
    if position.over:
        raise ValueError("the game is over")
    position.validate()
    return position


class _Search:
    """One search: runs the trees in threads, and decides when they stop."""

    def __init__(
        self, parallel: ParallelSearch, limits: Limits, stop: threading.Event, found: SearchReporter
    ) -> None:
        self._parallel = parallel
        self._limits = limits
        self._stop = stop
        self._found = found
        self._report: Callable[[Report], None] | None = None
        self._report_ms = self._next_report_ms = 0
        self._next_check_ms = _CHECK_MS
        self._ended = threading.Event()  # set by the tree that knows enough
        self._began = time.monotonic()
        self._done = [0] * len(parallel.trees)  # [tree] -> simulations
        self._errors: list[BaseException] = []
        room: int = _MAX_VISITS - parallel.trees[0].visits_of(parallel.trees[0].root_node)
        self._most = max(0, min(room, limits.simulations or room))

    @property
    def simulations(self) -> int:
        return sum(self._done)

    @property
    def elapsed_ms(self) -> int:
        return int((time.monotonic() - self._began) * 1000)

    def run(self, report: Callable[[Report], None] | None, report_ms: int) -> None:
        """Run all trees, the first in this thread, until a limit is reached."""
        self._report, self._report_ms = report, report_ms
        self._next_report_ms = report_ms
        others = [
            threading.Thread(target=self._run_guarded, args=(i,), name=f"search-{i}", daemon=True)
            for i in range(1, len(self._parallel.trees))
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
        if self._errors:
            raise self._errors[0]
        self._parallel.sync_all()

    def _run_guarded(self, index: int) -> None:
        """Run one tree; an exception ends the whole search, and ``run`` raises it."""
        try:
            self._run_tree(index)
        except BaseException as error:
            self._errors.append(error)
            self._ended.set()

    def _run_tree(self, index: int) -> None:
        tree = self._parallel.trees[index]
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
            self._parallel.sync_if_due(index)
            if index == 0:
                self._tick()
            # aim at CHUNK_MS, but at most double the chunk
            chunk = max(1, min(2 * chunk, int(chunk * CHUNK_MS / max(took_ms, 0.01))))

    def _quota(self, index: int) -> int:
        """Return the number of simulations this tree may run."""
        share, rest = divmod(self._most, len(self._parallel.trees))
        return share + (index < rest)

    def _over(self) -> bool:
        think_ms = self._limits.think_ms
        return (
            self._stop.is_set()
            or self._ended.is_set()
            or (think_ms > 0 and self.elapsed_ms >= think_ms)
        )

    def _tick(self) -> None:
        """Report if it is due, and end the search if the best turn is certain."""
        now_ms = self.elapsed_ms
        if self._report is not None and now_ms >= self._next_report_ms:
            self._next_report_ms = now_ms + self._report_ms
            self._report(self._found.report(self.simulations, now_ms))
        if self._limits.saves_time and now_ms >= self._next_check_ms:
            self._next_check_ms = now_ms + _CHECK_MS
            left_ms = self._limits.think_ms - now_ms
            if self._found.is_decided(self.simulations * left_ms // max(now_ms, 1)):
                self._ended.set()
