"""The engine: searches a position within limits and reports what it has found.

It runs one tree per thread; the trees share what they find. Where the board is solved, or a table
knows the opening, it needs none at full strength. It knows ``Position`` and no game.
"""

from __future__ import annotations

import dataclasses
import random
import secrets
import statistics
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

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
from rules.engine.report import Candidate, Proof, Report, Turn
from rules.engine.shared_tree import SharedTree, SyncState
from rules.engine.tree import Tree
from rules.position import BLACK, PLACE, WHITE, Position
from rules.setup import Setup
from rules.step_weights import StepWeights

MAX_CANDIDATES = 24  # first steps in a report

MAX_CONTINUATIONS = 4  # in a report, of a first step that is not yet a turn

LINE_TURNS = 12

_PROOFS = (None, Proof.WIN, Proof.LOSS, Proof.DRAW)  # indexed by the proofs of Tree.children

_RANK = {Proof.WIN: 2, None: 1, Proof.DRAW: 1, Proof.LOSS: 0}

_T = TypeVar("_T")


@dataclasses.dataclass
class _Choice:
    """A step, and the node that it leads to."""

    step: int
    node: int
    visits: int
    wins: float
    proof: Proof | None

    @property
    def win_rate(self) -> float:
        """Of the player who acts, 1/2 while nothing is known."""
        if self.proof is not None:
            return {Proof.WIN: 1.0, Proof.DRAW: 0.5, Proof.LOSS: 0.0}[self.proof]
        return self.wins / self.visits if self.visits else 0.5

    @property
    def rank(self) -> tuple[int, int, float]:
        return _RANK[self.proof], self.visits, self.win_rate


@dataclasses.dataclass
class _CompleteTurn:
    """A complete turn and its last step; without a node where the tree does not reach its end."""

    turn: Turn
    choice: _Choice
    node: int | None
    prior: float


class SearchReporter:
    """Reads reports off the tree that searches ``position``.

    It only reads the tree, while the tree is not searching. It is called many times a second, so it
    must be cheap.
    """

    def __init__(self, position: Position, tree: Tree) -> None:
        self._position = position
        self._tree = tree
        self._scratch = position.copy()

    def report(self, simulations: int, elapsed_ms: int) -> Report:
        best, *others = self._complete_turns(self._position, self._tree.root_node, (), 1.0)
        others.sort(key=lambda complete: complete.choice.rank, reverse=True)
        others = _first_of_each(others, MAX_CANDIDATES - 1, lambda complete: complete.turn[0])
        return Report(
            simulations=simulations,
            elapsed_ms=elapsed_ms,
            win_rate=best.choice.win_rate,
            candidates=tuple([self._candidate(complete) for complete in (best, *others)]),
            proven=_PROOFS[self._tree.root_proof],
            is_raw=True,
        )

    def is_decided(self, simulations: int) -> bool:
        """Return whether so many more simulations could not change the best turn."""
        position, node = self._position.copy(), self._tree.root_node
        while position.turn == self._position.turn:
            best, *others = self._choices(node, 2) or (None,)
            if best is None or (others and best.visits - others[0].visits <= simulations):
                return False
            position.play(best.step)
            node = best.node
        return True

    def _complete_turns(
        self, position: Position, node: int, begun: Turn, prior: float
    ) -> Iterator[_CompleteTurn]:
        """Yield complete turns that begin with the steps ``begun``, the best first."""
        choices = self._choices(node, MAX_CONTINUATIONS if begun else MAX_CANDIDATES)
        share = prior / self._tree.width(node)
        after = self._position.copy()
        for choice in choices:
            after.copy_from(position)
            after.play(choice.step)
            steps = (*begun, choice.step)
            if after.turn != self._position.turn:
                yield _CompleteTurn(steps, choice, choice.node, share)
            elif self._tree.width(choice.node):
                yield from self._complete_turns(after, choice.node, steps, share)
            else:  # not searched yet: any continuation
                rest = next(after.legal_turns())
                yield _CompleteTurn((*steps, *rest), choice, None, share * _chance(after, rest))

    def _choices(self, node: int, most: int) -> list[_Choice]:
        """Return the most promising steps from a node, best first."""
        leaders = [step for _child, step in self._tree.leaders(node, most)]
        # in the tree's random order, so that equal steps are not sorted by their places
        found = []
        for step in dict.fromkeys([*leaders, *range(PLACE)] if leaders else []):
            if (seen := self._tree.child(node, step)) is not None:
                child, visits, wins, proof = seen
                found.append(_Choice(step, child, visits, wins, _PROOFS[proof]))
        found.sort(key=lambda choice: choice.rank, reverse=True)
        return _first_of_each(found, most, lambda choice: choice.step)

    def _candidate(self, complete: _CompleteTurn) -> Candidate:
        choice = complete.choice
        return Candidate(
            turn=complete.turn,
            visits=choice.visits,
            win_rate=choice.win_rate,
            prior=complete.prior,
            line=(complete.turn, *self._line(complete)),
            proven=choice.proof,
        )

    def _line(self, complete: _CompleteTurn) -> tuple[Turn, ...]:
        """Return the most visited turns after this one."""
        if complete.node is None:
            return ()
        position = self._scratch
        position.copy_from(self._position)
        position.play_turn(complete.turn)
        turns: list[Turn] = []
        steps: list[int] = []
        tree, node = self._tree, complete.node
        while len(turns) < LINE_TURNS:
            leaders = tree.leaders(node, 1)
            if not leaders or not tree.visits_of(leaders[0][0]):
                break
            node, step = leaders[0]
            turn = position.turn
            steps.append(step)
            position.play(step)
            if position.turn != turn:
                turns.append(tuple(steps))
                steps = []
        return tuple(turns)


def _chance(position: Position, turn: Turn) -> float:
    """Return the probability that random steps make this turn."""
    after, chance = position.copy(), 1.0
    for step in turn:
        chance /= len(after.distinct_steps())
        after.play(step)
    return chance


def _first_of_each(found: list[_T], most: int, step_of: Callable[[_T], int]) -> list[_T]:
    """Return the first ones, and those further down whose step is a button, such as a swap."""
    return found[:most] + [one for one in found[most:] if step_of(one) < PLACE]


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


_GAMES = 16  # quick games whose median result is the komi

_GAME_SIMULATIONS = 150  # a turn

_PICK_SIMULATIONS = 20_000


def fair_komi(setup: Setup, *, seed: int, stop: threading.Event | None = None) -> int:
    """Return an even number of points for White with which both colours have about the same chance.

    Where the game does not know it, it is the median of Black's lead in quick games of the engine
    against itself: in those that are over when ``stop`` is set, or 0 if none is.
    """
    known: int | None = setup.option("komi").preset
    if known is not None:
        return known
    engine = Engine()
    start = setup.with_options(komi=0).start()
    leads: list[int] = []
    for game in range(_GAMES):
        position = start.copy()
        while not position.over:
            limits = Limits(simulations=_GAME_SIMULATIONS, seed=seed + 1000 * game + position.turn)
            best = engine.search(position, [], limits, stop=stop).best
            if stop is not None and stop.is_set():
                return _even_komi(leads)
            position.play_turn(best)
        black, white = position.score() or (0, 0)
        leads.append(black - white)
    return _even_komi(leads)


def _even_komi(leads: list[int]) -> int:
    return 2 * max(0, round(statistics.median(leads or [0]) / 2))


def better_side(setup: Setup, *, seed: int, stop: threading.Event | None = None) -> int:
    """Return the colour more likely to win with this komi, as known when ``stop`` is set."""
    limits = Limits(simulations=_PICK_SIMULATIONS, seed=seed)
    black_win_rate = Engine().search(setup.start(), [], limits, stop=stop).win_rate
    return BLACK if black_win_rate >= 0.5 else WHITE
