"""Any program that speaks the Go Text Protocol as a player."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence

from rules.engine.limits import Limits
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.gtp_game import GtpGame
from rules.gtp_client.program import GtpProgram
from rules.match.player import PlayerError, Turn
from rules.position import Position
from rules.setup import Setup


class GtpPlayer:
    """Keeps its program running from game to game; our rules read what it plays.

    Args:
        words: the program and its arguments.
        limits: bounds, sent to a program that knows the commands for them.
        commands: sent unchanged at the start of each game.
        seconds: the time limit for every answer.
        running: called with the process group of the running program, None once it has ended.
    """

    def __init__(
        self,
        words: Sequence[str],
        limits: Limits,
        commands: Sequence[str],
        seconds: float,
        running: Callable[[int | None], None] = lambda group: None,
    ) -> None:
        self._words = tuple(words)
        self._limits = limits
        self._commands = tuple(commands)
        self._seconds = seconds
        self._running_changed = running
        self._game: GtpGame | None = None

    def start(self, setup: Setup, seed: int) -> None:
        with _forfeiting():
            if self._game is None:
                program = GtpProgram(self._words)
                self._running_changed(program.group)
                self._game = GtpGame(program, self._seconds, self._commands)
            self._setup = setup
            self._game.start(setup, self._limits)

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn | None:
        assert self._game is not None
        with _forfeiting():
            self._game.follow(self._setup, line)
            return self._game.genmove(0.0, plays=True)

    def close(self) -> None:
        if self._game is not None:
            self._game.program.close()
            self._game = None
            self._running_changed(None)


@contextlib.contextmanager
def _forfeiting() -> Iterator[None]:
    """Turn a fault of the program into that of a player."""
    try:
        yield
    except GtpEngineError as error:
        late = error.kind is FaultKind.SILENT
        raise PlayerError(str(error), late=late, trace=error.trace) from None
