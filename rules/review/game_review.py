"""Reviews the moves of a game, from the last to the first.

Backwards, what is proven after a move is known before the move is searched: near the end of a game
hardly any search is needed. Another engine that can analyse reviews them too: the played turn and
the best are compared by two searches of the same size, of the positions after them. The first
serves the move before, so a move takes two searches at most.
"""

from __future__ import annotations

import collections
import dataclasses
import itertools
import shlex
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from rules.engine.engine import MEMORY_BYTES, Engine, SearchReporter
from rules.engine.known_reports import NO_KNOWLEDGE, Knowledge
from rules.engine.limits import Limits
from rules.engine.nodes import DRAW, NODE_BYTES, UNKNOWN
from rules.engine.report import Candidate, Proof, Report, Turn
from rules.engine.tree import Tree
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.gtp_engine import GtpEngine
from rules.gtp_client.program import shake_hands
from rules.position import Position
from rules.review.move_review import (
    DECIMALS,
    DEFAULT_SIMULATIONS,
    LINE_TURNS,
    LOST,
    WON,
    MoveReview,
    MoveReviews,
    Rate,
    as_bound,
    moves_to_review,
    rate_at_end,
    rate_for,
    turned,
)
from rules.translatable_text import TranslatableText

_RATES = {1: 1.0, 2: 0.0, DRAW: 0.5}  # [proof of the tree] -> win rate of the player who acts

_CAPACITY = MEMORY_BYTES // NODE_BYTES

_CHUNK_SECONDS = 0.02  # about how often a search looks whether to stop


class SearchStoppedError(Exception):
    """The search was asked to stop; what it knows is too little to compare turns."""


@dataclasses.dataclass(frozen=True)
class Comparison:
    """The best turn found in a position, and the win rates with it and with the played one.

    ``line``: the best turns expected after the best one, if that was not played.
    """

    best: Turn
    before: Rate
    after: Rate
    line: tuple[Turn, ...] = ()


class TurnSearch:
    """Compares turns with a number of simulations for each; the same seed gives the same answer.

    Both turns are searched in one tree, each after as many simulations: a turn that is hardly
    visited has a win rate of little value, for the best replies to it are not found yet. What is
    solved is not searched.
    """

    def __init__(
        self,
        simulations: int,
        seed: int,
        stop: threading.Event,
        knowledge: Knowledge = NO_KNOWLEDGE,
    ) -> None:
        self.simulations = simulations
        self._seed = seed
        self._stop = stop
        self._knowledge = knowledge

    def compare(self, position: Position, played: Turn, known: Rate | None) -> Comparison:
        """Return how the turn that was played compares with the best.

        Args:
            position: where it was played, at the start of a turn.
            played: its steps.
            known: the win rate after it, for the player who played it, if that is proven.

        Raises:
            SearchStoppedError: before there was an answer.
            InvalidPositionError: the position contradicts itself.
            MemoryError: there is not enough for the tree.
        """
        if known == WON:
            return Comparison(played, WON, WON)
        position.validate()
        if (solved := self._solved(position, played)) is not None:
            return solved
        tree = self._searched(position, self.simulations)
        best = _rival(position, tree, None if known is None else played)
        proven = _of_root(tree)
        if proven == LOST:
            return Comparison(played, LOST, LOST)  # like all other turns
        if best is None:  # there is no other turn
            assert known is not None
            return Comparison(played, proven or known, known)
        same = position.write(best.turn) == position.write(played)
        if position.turn == 0 and position.setup.get("pie"):
            # the root is searched without the swap, so each turn needs a tree of its own
            before = proven or as_bound(self._best_after(position, best.turn))
            after = known or (before if same else self._best_after(position, played))
        else:
            visits = max(best.visits, self.simulations // 2, 1)
            before = proven or as_bound(self._below(tree, position, best.turn, visits))
            after = known or (before if same else self._below(tree, position, played, visits))
        return settled(best.turn, played, before, after, best.line[1:LINE_TURNS])

    def _solved(self, position: Position, played: Turn) -> Comparison | None:
        """Return how a turn compares on a solved board; None if it is not solved here."""
        board = self._knowledge.solved_board(position.setup)
        results = {} if board is None else board.turn_results(position)
        if not results:
            return None
        if self._stop.is_set():
            raise SearchStoppedError
        best = max(results, key=results.__getitem__)
        text = position.write(played)
        result = next(results[turn] for turn in results if position.write(turn) == text)
        return settled(best, played, _solved_rate(results[best]), _solved_rate(result))

    def _below(self, tree: Tree, position: Position, turn: Turn, visits: int) -> Rate:
        """Return the win rate after a turn once it has so many visits in the tree of a position."""
        root = tree.root_node
        *begun, last = _in_order(position, turn)
        try:
            if not all(tree.descend(step) for step in begun):
                return self._best_after(position, turn)
            parent = tree.root_node
            child = tree.child(parent, last)
            if child is not None and child[3] == UNKNOWN and child[1] < visits:
                if not tree.descend(last):
                    return self._best_after(position, turn)
                tree.look_ahead()  # a reply that wins at once
                self._run(tree, visits - child[1])
                child = tree.child(parent, last)
        finally:
            tree.ascend(root, position)
        if child is None:
            return self._best_after(position, turn)
        _node, seen, wins, proof = child
        return Rate(_RATES[proof], proven=True) if proof else Rate(wins / seen)

    def _best_after(self, position: Position, turn: Turn) -> Rate:
        """Return the win rate after a turn if the best reply is played."""
        after = _played(position, turn)
        tree = self._searched(after, self.simulations)
        rate = SearchReporter(after, tree).report(self.simulations, 0).win_rate
        return turned(_of_root(tree) or Rate(rate), after, position)

    def _searched(self, position: Position, simulations: int) -> Tree:
        tree = Tree(
            position,
            seed=self._seed,
            capacity=_CAPACITY,
            weights=self._knowledge.learned_weights(position.setup),
            strong_playouts=True,
        )
        tree.look_ahead()
        self._run(tree, simulations)
        return tree

    def _run(self, tree: Tree, simulations: int) -> None:
        """Run so many simulations, fewer if the root is proven; look often whether to stop."""
        chunk, done = 1, 0
        while done < simulations and not tree.solved:
            if self._stop.is_set():
                raise SearchStoppedError
            began = time.monotonic()
            done += tree.run(min(chunk, simulations - done))
            took = max(time.monotonic() - began, 1e-5)
            chunk = max(1, min(2 * chunk, int(chunk * _CHUNK_SECONDS / took)))


def settled(
    best: Turn, played: Turn, before: Rate, after: Rate, line: tuple[Turn, ...] = ()
) -> Comparison:
    """Return the comparison of two turns; the better one decides the win rate before them."""
    if after.value < before.value:
        return Comparison(best, before, after, line)
    if before.proven:
        return Comparison(played, before, Rate(before.value, after.proven))
    return Comparison(played, as_bound(after), after)


def _solved_rate(result: int) -> Rate:
    return Rate((1 + result) / 2, proven=True)


def _rival(position: Position, tree: Tree, known: Turn | None) -> Candidate | None:
    """Return the best candidate other than ``known``; None if there is none."""
    candidates = SearchReporter(position, tree).report(0, 0).candidates
    left_out = None if known is None else position.write(known)
    others = (one for one in candidates if position.write(one.turn) != left_out)
    return next(others, None)


def _played(position: Position, turn: Turn) -> Position:
    after = position.copy()
    after.play_turn(turn)
    return after


def _in_order(position: Position, turn: Turn) -> Turn:
    """Return a turn with its steps in the order in which the tree plays them."""
    for steps in itertools.permutations(turn):
        after = position.copy()
        for step in steps:
            if step not in after.distinct_steps():
                break
            after.play(step)
        else:
            return steps
    return turn


def _of_root(tree: Tree) -> Rate | None:
    """Return the proven win rate of the player who acts at the root; None if it is not proven."""
    proof = tree.root_proof
    return Rate(_RATES[proof], proven=True) if proof else None


SEED = 1

Progress = Callable[[int, MoveReview], None]


class Comparer(Protocol):
    """Compares turns with the best ones; ``TurnSearch`` does, by our engine.

    Attributes:
        simulations: of each search.
    """

    simulations: int

    def compare(self, position: Position, played: Turn, known: Rate | None) -> Comparison: ...


def review_moves(
    start: Position,
    turns: Sequence[Turn],
    simulations: int = DEFAULT_SIMULATIONS,
    *,
    seed: int = SEED,
    known: Mapping[int, MoveReview] | None = None,
    stop: threading.Event | None = None,
    progress: Progress | None = None,
    knowledge: Knowledge = NO_KNOWLEDGE,
) -> MoveReviews:
    """Return reviews of the moves of a game; with the same seed always the same ones.

    Args:
        start: where the game begins; stays as it is.
        turns: the moves of the game, all legal.
        simulations: of the search of each move; a move may take twice as many.
        seed: of the engine's random numbers.
        known: earlier reviews of the same moves; those at least as deep are kept.
        stop: obeyed within 50 ms (uncompiled: after one simulation); the rest is missing then.
        progress: called with each move that has been reviewed, and its index.
        knowledge: used instead of a search, or in it.

    Raises:
        InvalidPositionError: a position contradicts itself.
        MemoryError: there is not enough for the engine's tree.
    """
    search = TurnSearch(simulations, seed, stop or threading.Event(), knowledge)
    return review_each(search, start, turns, known, progress)


def review_each(
    comparer: Comparer,
    start: Position,
    turns: Sequence[Turn],
    known: Mapping[int, MoveReview] | None,
    progress: Progress | None,
) -> MoveReviews:
    """Return reviews of the moves that lack one as deep; the arguments as for ``review_moves``."""
    found = dict(known or {})
    positions = _positions(start, turns)
    for at in moves_to_review(len(turns), found, comparer.simulations):
        try:
            found[at] = review_move(comparer, positions[at], turns[at], found.get(at + 1))
        except SearchStoppedError:
            break
        if progress is not None:
            progress(at, found[at])
    return found


def review_move(
    comparer: Comparer, before: Position, turn: Turn, following: MoveReview | None
) -> MoveReview:
    """Return the review of a move; ``following`` is that of the next one.

    SearchStoppedError if the search was stopped; other errors as for ``review_moves``.
    """
    after = before.copy()
    after.play_turn(turn)
    compared = _compare(comparer, before, after, turn, following)
    return _review(before, turn, compared, comparer.simulations)


def _positions(start: Position, turns: Sequence[Turn]) -> list[Position]:
    positions, here = [], start.copy()
    for turn in turns:
        positions.append(here.copy())
        here.play_turn(turn)
    return positions


def _compare(
    comparer: Comparer,
    before: Position,
    after: Position,
    turn: Turn,
    following: MoveReview | None,
) -> Comparison:
    known = rate_at_end(after, before.player)
    if known is None and following is not None:
        known = Rate(rate_for(before.player, following.win_rate), following.proven)
        if len(list(itertools.islice(before.legal_turns(), 2))) == 1:
            return Comparison(turn, known, known)
    return comparer.compare(before, turn, known if known and known.proven else None)


def _review(position: Position, turn: Turn, compared: Comparison, simulations: int) -> MoveReview:
    player = position.player
    return MoveReview(
        player=player,
        turn=position.write(turn),
        best=position.write(compared.best),
        win_rate=rate_for(player, round(compared.before.value, DECIMALS)),
        loss=round(max(0.0, compared.before.value - compared.after.value), DECIMALS),
        proven=compared.before.proven,
        proven_after=compared.after.proven,
        simulations=simulations,
        line=_texts(position, (compared.best, *compared.line))[1:],
    )


def _texts(position: Position, turns: Sequence[Turn]) -> tuple[str, ...]:
    """Return turns played one after another, in notation."""
    here, texts = position.copy(), []
    for turn in turns:
        texts.append(here.write(turn))
        here.play_turn(turn)
    return tuple(texts)


_REPORT_MS = 50  # a search ends with a report

_NO_RATES = TranslatableText("the engine gives no win rates, so it cannot review a game")

_PROVEN_RATES = {Proof.WIN: WON, Proof.LOSS: LOST, Proof.DRAW: Rate(0.5, proven=True)}


def review_by_engine(
    engine: Engine | GtpEngine,
    start: Position,
    turns: Sequence[Turn],
    simulations: int,
    *,
    think_ms: int = 0,
    known: Mapping[int, MoveReview] | None = None,
    stop: threading.Event | None = None,
    progress: Progress | None = None,
) -> MoveReviews:
    """Return reviews of the moves of a game by an engine that analyses; see ``review_moves``.

    ``simulations`` are the visits that the engine reports. A search also ends after ``think_ms``,
    unless that is 0. GtpEngineError if the engine failed, or gives no win rates.
    """
    comparer = EngineComparer(engine, Limits(simulations=simulations, think_ms=think_ms), stop)
    comparer.follow(start, turns)
    return review_each(comparer, start, turns, known, progress)


class EngineComparer:
    """Compares turns of one game after another with the best ones, by an engine that analyses.

    The report after a move serves the move before it, which is reviewed next.

    Attributes:
        simulations: of each search.
    """

    def __init__(
        self, engine: Engine | GtpEngine, limits: Limits, stop: threading.Event | None = None
    ) -> None:
        self.simulations = limits.simulations
        self._engine = engine
        self._limits = limits
        self._stop = stop or threading.Event()
        self._kept: collections.deque[tuple[Position, Report]] = collections.deque(maxlen=2)

    def follow(self, start: Position, turns: Sequence[Turn]) -> None:
        """Compare turns of the game that starts in a position and has these turns."""
        self._start, self._turns = start, tuple(turns)

    def compare(self, position: Position, played: Turn, known: Rate | None) -> Comparison:
        """Return how the turn that was played compares with the best; see ``TurnSearch``."""
        if known == WON:
            return Comparison(played, WON, WON)
        line = self._turns[: position.turn - self._start.turn]
        report = self._report(line, position)
        if report.proven is Proof.LOSS:
            return Comparison(played, LOST, LOST)  # like all other turns
        best = report.candidates[0]
        if position.write(best.turn) == position.write(played):
            rate = known or self._rate_after(line, position, played)
            return Comparison(played, as_bound(rate), rate)
        before = _proven_rate(best) or self._rate_after(line, position, best.turn)
        after = known or self._rate_after(line, position, played)
        return settled(best.turn, played, as_bound(before), after, best.line[1:LINE_TURNS])

    def _rate_after(self, line: tuple[Turn, ...], position: Position, turn: Turn) -> Rate:
        """Return the win rate after a turn, for the player who plays it."""
        after = position.copy()
        after.play_turn(turn)
        ended = rate_at_end(after, position.player)
        if ended is not None:
            return ended
        best = self._report((*line, turn), after).candidates[0]
        return turned(_proven_rate(best) or Rate(best.win_rate), after, position)

    def _report(self, line: tuple[Turn, ...], wanted: Position) -> Report:
        """Return an analysis of the position after these turns of the game."""
        for position, report in self._kept:
            if position == wanted:
                return report
        report = self._engine.search(
            self._start,
            line,
            self._limits,
            stop=self._stop,
            report=lambda found: None,
            report_ms=_REPORT_MS,
        )
        if self._stop.is_set():
            raise SearchStoppedError
        if not any(candidate.is_rated for candidate in report.candidates):
            raise GtpEngineError(FaultKind.CANNOT_ANALYSE, _NO_RATES)
        self._kept.append((wanted.copy(), report))
        return report


def _proven_rate(candidate: Candidate) -> Rate | None:
    return _PROVEN_RATES[candidate.proven] if candidate.proven is not None else None


ANSWER_SECONDS = 60.0  # the time limit for an answer


@dataclasses.dataclass(frozen=True)
class ReviewEngine:
    """A program, and how it searches.

    Attributes:
        words: the program and its arguments.
        commands: sent to it at the start of each game.
        think_ms: milliseconds that a search may take.
        name: name and version, as it calls itself.
    """

    words: tuple[str, ...]
    commands: tuple[str, ...]
    think_ms: int
    name: str


def review_engine(text: str, commands: Sequence[str], think_ms: int) -> ReviewEngine:
    """Start the program of a command line once, and return what is needed to review with it.

    Raises:
        ValueError: it is not a command line.
        GtpEngineError: the program does not work, or cannot analyse.
    """
    words = shlex.split(text)
    facts = shake_hands(words, seconds=ANSWER_SECONDS)
    if not facts.analyses:
        raise GtpEngineError(FaultKind.CANNOT_ANALYSE, _NO_RATES)
    name = f"{facts.name} {facts.version}".strip()
    return ReviewEngine(tuple(words), tuple(commands), think_ms, name)


class RunningEngine:
    """The program of this process; it stays for the next move, unless that needs another."""

    def __init__(self) -> None:
        self._wanted: tuple[ReviewEngine, int] | None = None
        self._engine: GtpEngine | None = None

    def comparer(
        self, engine: ReviewEngine, simulations: int, start: Position, line: tuple[Turn, ...]
    ) -> EngineComparer:
        """Return what compares a turn after ``line`` with the best one."""
        if self._wanted != (engine, simulations):
            self.close()
            self._engine = GtpEngine(engine.words, commands=engine.commands, seconds=ANSWER_SECONDS)
            limits = Limits(simulations=simulations, think_ms=engine.think_ms)
            self._comparer = EngineComparer(self._engine, limits)
            self._wanted = engine, simulations
        self._comparer.follow(start, line)
        return self._comparer

    def close(self) -> None:
        if self._engine is not None:
            self._engine.close()
            self._engine = self._wanted = None
