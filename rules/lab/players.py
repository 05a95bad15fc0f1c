"""The contestants of a match, and who plays for them: our engine, other programs, random moves."""

from __future__ import annotations

import contextlib
import dataclasses
import difflib
import importlib
import itertools
import os
import random
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from rules.engine.engine import Engine
from rules.engine.known_reports import LEARNED_KNOWLEDGE, Knowledge
from rules.engine.limits import STRONGEST, Limits
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.gtp_game import GtpGame
from rules.gtp_client.program import GtpProgram
from rules.number import real_number, whole_number
from rules.position import Position
from rules.setup import Setup

Turn = tuple[int, ...]


class Player(Protocol):
    """Plays one contestant's games, one after another.

    An exception loses it the game; ``PlayerError`` gives the reason in words.
    """

    def start(self, setup: Setup, seed: int) -> None:
        """Begin a new game. Equal seeds should give equal games, as far as possible."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn | None:
        """Choose a turn, None to resign.

        Args:
            position: where the player is to move; stays as it is.
            line: the turns from the start of the game, the opening included.
        """

    def close(self) -> None:
        """Release programs and memory. ``start`` may follow and begins again."""


class PlayerError(Exception):
    """A player that cannot continue its game.

    Attributes:
        late: whether it has run out of time.
        trace: the last lines of its standard error, or a traceback.
    """

    def __init__(self, reason: str, *, late: bool = False, trace: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.late = late
        self.trace = tuple(trace)


class RandomPlayer:
    """Draws every step evenly from the legal ones."""

    def start(self, setup: Setup, seed: int) -> None:
        self._random = random.Random(seed)

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        return draw_turn(position, self._random)

    def close(self) -> None:
        pass


def draw_turn(position: Position, source: random.Random) -> Turn:
    """Return a legal turn, each of its steps drawn evenly from the legal ones."""
    after, turn = position.copy(), []
    while after.turn == position.turn:
        turn.append(source.choice(after.distinct_steps()))
        after.play(turn[-1])
    return tuple(turn)


class EnginePlayer:
    """Plays each game with a new engine, which keeps its tree from turn to turn.

    With one thread and a number of simulations, the same seed plays the same game.
    """

    def __init__(self, limits: Limits, knowledge: Knowledge = LEARNED_KNOWLEDGE) -> None:
        """Make a player; by default it knows what was learned, but looks nothing up."""
        self._limits = limits
        self._engine = Engine(knowledge)

    def start(self, setup: Setup, seed: int) -> None:
        self._engine.forget()
        self._start = setup.start()
        self._seed = seed if self._limits.seed is None else self._limits.seed

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        turns = list(itertools.islice(position.legal_turns(), 2))
        if len(turns) == 1:
            return turns[0]
        # levels that keep no tree should not draw the same numbers at every turn
        limits = dataclasses.replace(self._limits, seed=self._seed + len(line))
        return self._engine.search(self._start, line, limits).best

    def close(self) -> None:
        self._engine.forget()


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


_LIMITS = ("level", "movetime", "simulations", "threads", "seed")  # names as in the protocol


class ContestantError(ValueError):
    """A contestant that does not exist or cannot play."""


@dataclasses.dataclass(frozen=True)
class Contestant:
    """One side of a match.

    ``level 7 threads 2`` is the built-in engine: pairs of a limit and a number, from level,
    movetime (seconds), simulations, threads and seed. ``random`` plays at random. ``import
    MODULE:NAME …`` calls that function with the words that follow; it returns a ``Player``.
    Everything else is the command line of a program that speaks GTP.

    Attributes:
        text: the description.
        commands: sent to a GTP program at the start of each game.
    """

    text: str
    commands: tuple[str, ...] = ()

    def player(
        self, common: Limits, seconds: float, running: Callable[[int | None], None]
    ) -> Player:
        """Return a player for this contestant.

        Args:
            common: limits of both contestants; the contestant's own override them.
            seconds: how long a GTP program may take for an answer.
            running: see ``GtpPlayer``.

        Raises:
            ContestantError: there is no such player, or its search has no limit.
        """
        words = self._words()
        if words == ["random"]:
            return RandomPlayer()
        if words[0] == "import":
            return _imported(words[1:])
        if words[0] in _LIMITS:
            return EnginePlayer(_own_limits(words, common))
        if shutil.which(words[0]) is None:
            raise ContestantError(f"no program {words[0]} found{_suggestion(words[0])}")
        return GtpPlayer(words, common, self.commands, seconds, running)

    def check(self, common: Limits, *, programs: bool = True) -> None:
        """Check the description; nothing is started or imported.

        Args:
            common: limits of both contestants.
            programs: whether its program must be on this machine.

        Raises:
            ContestantError: there is no such player.
        """
        word = self._words()[0]
        if word in _LIMITS or (programs and word != "import"):
            self.player(common, 0, lambda group: None)

    def _words(self) -> list[str]:
        try:
            words = shlex.split(self.text)
        except ValueError as error:
            raise ContestantError(f"contestant {self.text!r}: {error}") from None
        if not words:
            raise ContestantError("a contestant is empty")
        return words


def _suggestion(word: str) -> str:
    """Return what may have been meant instead of a word that names no program."""
    close = difflib.get_close_matches(word, (*_LIMITS, "random", "import"), 1)
    return f": did you mean {close[0]}?" if close else ""


def _own_limits(words: Sequence[str], common: Limits) -> Limits:
    """Return the common limits, changed by pairs of a name and a number."""
    names, numbers = words[::2], words[1::2]
    text = " ".join(words)
    if len(names) != len(numbers) or len(set(names)) != len(names):
        raise ContestantError(f"{text!r}: write pairs such as 'level 7 threads 2'")
    changes: dict[str, Any] = {}
    for name, number in zip(names, numbers, strict=True):
        if name not in _LIMITS:
            raise ContestantError(f"{text!r}: {name} is not one of {', '.join(_LIMITS)}")
        value = real_number(number) if name == "movetime" else whole_number(number)
        if value is None:
            raise ContestantError(f"{text!r}: {number!r} is not a number for {name}")
        if name == "movetime":
            changes["think_ms"] = round(1000 * value)
        else:
            changes[name] = value
    try:
        limits = dataclasses.replace(common, **changes)
    except ValueError as error:
        raise ContestantError(f"{text!r}: {error}") from None
    if limits.level == STRONGEST and not (limits.think_ms or limits.simulations):
        raise ContestantError(f"{text!r} has no limit: add movetime or simulations")
    return limits


def _imported(words: Sequence[str]) -> Player:
    module, colon, name = (words[0] if words else "").partition(":")
    if not (module and colon and name):
        raise ContestantError("write import MODULE:NAME, followed by the arguments of NAME")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that it hides no module of Python
    try:
        make = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ContestantError(
            f"import {words[0]}: {error} (also looked in {os.getcwd()})"
        ) from None
    player: Player = make(*words[1:])
    return player
