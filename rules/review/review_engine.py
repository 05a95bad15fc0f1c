"""Another engine that reviews: each process that works on reviews starts its program."""

from __future__ import annotations

import dataclasses
import shlex
import threading
from collections.abc import Sequence

from rules.engine.limits import Limits
from rules.engine.report import Turn
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.gtp_engine import GtpEngine
from rules.gtp_client.handshake import shake_hands
from rules.position import Position
from rules.review.engine_review import Analyses, EngineComparer
from rules.translatable_text import TranslatableText

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
