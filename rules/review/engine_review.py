"""Reviews the moves of a game by another engine, which analyses positions.

The played turn and the best are compared by two searches of the same size, of the positions after
them. The first serves the move before, too, so a move takes two searches at most.
"""

from __future__ import annotations

import collections
import dataclasses
import shlex
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from rules.engine.limits import Limits
from rules.engine.report import Candidate, Proof, Report, Turn
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.gtp_engine import GtpEngine
from rules.gtp_client.handshake import shake_hands
from rules.position import Position
from rules.review.game_review import Comparison, Progress, SearchStoppedError, review_each, settled
from rules.review.move_review import (
    LINE_TURNS,
    LOST,
    WON,
    MoveReview,
    MoveReviews,
    Rate,
    as_bound,
    rate_at_end,
    turned,
)
from rules.translatable_text import TranslatableText

_REPORT_MS = 50  # a search ends with a report

_RATES = {Proof.WIN: WON, Proof.LOSS: LOST, Proof.DRAW: Rate(0.5, proven=True)}


class Analyst(Protocol):
    """An engine that can analyse; ``GtpEngine`` is one."""

    def search(
        self,
        start: Position,
        line: Sequence[Turn],
        limits: Limits,
        *,
        stop: threading.Event | None = None,
        report: Callable[[Report], None] | None = None,
        report_ms: int = 100,
    ) -> Report: ...


def review_by_engine(
    engine: Analyst,
    start: Position,
    turns: Sequence[Turn],
    simulations: int,
    *,
    think_ms: int = 0,
    known: Mapping[int, MoveReview] | None = None,
    stop: threading.Event | None = None,
    progress: Progress | None = None,
) -> MoveReviews:
    """Return reviews of the moves of a game by an engine that analyses.

    Args:
        engine: searches the positions.
        start: as for ``review_moves``.
        turns: the same.
        simulations: of each search; the visits that the engine reports.
        think_ms: milliseconds that end a search sooner; 0 for no such bound.
        known: as for ``review_moves``, of the same engine.
        stop: the same.
        progress: the same.

    Raises:
        GtpEngineError: the engine failed, or gives no win rates.
        InvalidPositionError: a position contradicts itself.
    """
    analyses = Analyses(engine, Limits(simulations=simulations, think_ms=think_ms))
    stop = stop or threading.Event()

    def comparer_at(at: int) -> EngineComparer:
        return EngineComparer(analyses, start, tuple(turns[:at]), stop)

    return review_each(start, turns, simulations, comparer_at, known=known, progress=progress)


class Analyses:
    """An engine, the size of its searches, and the last ones: they may be needed again.

    The report after a move serves the move before it, which is reviewed next.
    """

    def __init__(self, engine: Analyst, limits: Limits) -> None:
        self._engine = engine
        self.limits = limits
        self._kept: collections.deque[tuple[Position, Report]] = collections.deque(maxlen=2)

    def report(
        self, start: Position, line: Sequence[Turn], after: Position, stop: threading.Event
    ) -> Report:
        """Return an analysis of the position ``after`` the turns of ``line``.

        Raises:
            SearchStoppedError: it was stopped.
            GtpEngineError: the engine failed, or gives no win rates.
        """
        for position, report in self._kept:
            if position == after:
                return report
        report = self._engine.search(
            start, line, self.limits, stop=stop, report=lambda found: None, report_ms=_REPORT_MS
        )
        if stop.is_set():
            raise SearchStoppedError
        if not any(candidate.is_rated for candidate in report.candidates):
            text = TranslatableText("the engine gives no win rates, so it cannot review a game")
            raise GtpEngineError(FaultKind.CANNOT_ANALYSE, text)
        self._kept.append((after.copy(), report))
        return report


class EngineComparer:
    """Compares a turn after those of ``line`` with the best one.

    Attributes:
        simulations: of each search.
    """

    def __init__(
        self, analyses: Analyses, start: Position, line: tuple[Turn, ...], stop: threading.Event
    ) -> None:
        self.simulations = analyses.limits.simulations
        self._analyses = analyses
        self._start = start
        self._line = line
        self._stop = stop

    def compare(self, position: Position, played: Turn, known: Rate | None) -> Comparison:
        """Return how the turn that was played compares with the best; see ``TurnSearch``."""
        if known == WON:
            return Comparison(played, WON, WON)
        report = self._analyses.report(self._start, self._line, position, self._stop)
        if report.proven is Proof.LOSS:
            return Comparison(played, LOST, LOST)  # like all other turns
        best = report.candidates[0]
        if position.write(best.turn) == position.write(played):
            rate = known or self._rate_after(position, played)
            return Comparison(played, as_bound(rate), rate)
        before = _proven_rate(best) or self._rate_after(position, best.turn)
        after = known or self._rate_after(position, played)
        return settled(best.turn, played, as_bound(before), after, best.line[1:LINE_TURNS])

    def _rate_after(self, position: Position, turn: Turn) -> Rate:
        """Return the win rate after a turn, for the player who plays it."""
        after = position.copy()
        after.play_turn(turn)
        ended = rate_at_end(after, position.player)
        if ended is not None:
            return ended
        report = self._analyses.report(self._start, (*self._line, turn), after, self._stop)
        best = report.candidates[0]
        return turned(_proven_rate(best) or Rate(best.win_rate), after, position)


def _proven_rate(candidate: Candidate) -> Rate | None:
    return _RATES[candidate.proven] if candidate.proven is not None else None


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
        clause = TranslatableText("the engine gives no win rates, so it cannot review a game")
        raise GtpEngineError(FaultKind.CANNOT_ANALYSE, clause)
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
            self._analyses = Analyses(self._engine, limits)
            self._wanted = engine, simulations
        return EngineComparer(self._analyses, start, line, threading.Event())

    def close(self) -> None:
        if self._engine is not None:
            self._engine.close()
            self._engine = self._wanted = None
