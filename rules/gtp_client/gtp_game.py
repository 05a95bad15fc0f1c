"""The game of a program, kept in step with ours: set up, followed by ``play`` and ``undo``.

The position is always ours. Of the program's game, only the turns are known that were sent to it
or that it chose.
"""

from __future__ import annotations

import contextlib
import dataclasses
import math
import threading
from collections.abc import Callable, Iterator, Sequence

from rules.diagram import read_in_any_case
from rules.engine.limits import STRONGEST, Limits
from rules.engine.report import Turn
from rules.gtp_client.errors import FaultKind, GtpRefusal, shortened
from rules.gtp_client.program import GtpProgram
from rules.position import Position
from rules.refusal import RulesError
from rules.setup import Setup
from rules.translatable_text import TranslatableText

_LONGEST_MESSAGE = 200  # characters of what a program says
_UNLIMITED = {"level": f"{STRONGEST}", "simulations": "0", "threads": "1", "movetime": "0"}


class GtpGame:
    """A program and its game.

    A program that knows the ``game`` command gets the game and its options; any other gets the
    board size and komi, where the game has them.

    Args:
        program: may be used by nobody else.
        seconds: the time limit for every answer.
        commands: sent unchanged at the start of each game.

    Attributes:
        stop: obeyed by everything that waits for an answer, by a ``StoppedError``.

    The methods raise ``GtpEngineError`` if the program fails or does not obey.
    """

    def __init__(self, program: GtpProgram, seconds: float, commands: Sequence[str] = ()) -> None:
        self.program = program
        self.stop: threading.Event | None = None
        self._seconds = seconds
        self._commands = tuple(commands)
        self._known: dict[str, bool] = {}
        self._setup: Setup | None = None  # None: unknown to us
        self._turns: list[Turn] = []
        self._positions: list[Position] = []  # before each turn, and after the last
        self._limits: dict[str, str] = {}  # as they were sent
        self._raw_rates = False

    @property
    def position(self) -> Position:
        """Where the program's game is. Never play on it: copy it."""
        return self._positions[-1]

    def knows(self, command: str) -> bool:
        """Return whether the program knows a command; it is asked once."""
        if command not in self._known:
            try:
                answer = self._ask(f"known_command {command}")
            except GtpRefusal:
                answer = "false"
            self._known[command] = answer.lower() == "true"
        return self._known[command]

    def start(self, setup: Setup, limits: Limits | None) -> None:
        """Begin a new game; without limits, those that the program has stay."""
        self._setup = None  # until all of it is done
        for command in self._setting_up(setup):
            self._order(command)
        self._limits = {}
        if limits is not None:
            self.limit(limits)
        for command in self._commands:
            self._order(command)
        self._setup, self._turns, self._positions = setup, [], [setup.start()]

    def forget(self) -> None:
        """Begin a new game when the program is needed next."""
        self._setup = None

    def follow(self, setup: Setup, line: Sequence[Turn], limits: Limits | None = None) -> None:
        """Bring the program to the position after these turns; ``limits`` as for ``start``."""
        if self._setup != setup or not self._undo_to(_common(self._turns, line)):
            self.start(setup, limits)
        elif limits is not None:
            self.limit(limits)
        for turn in line[len(self._turns) :]:
            text = self.position.write(turn)
            with self._changing() as answered:
                self._order(f"play {'bw'[self.position.colour]} {text}")
                answered()
            self._take(turn)

    def limit(self, limits: Limits) -> None:
        """Send limits that have changed, as far as the program knows them."""
        seconds = limits.think_ms / 1000
        wanted = {
            "level": f"{limits.level}",
            "simulations": f"{limits.simulations}",
            "threads": f"{limits.threads}",
            "movetime": f"{seconds:g}",
        }
        for name, value in wanted.items():
            if value == self._limits.get(name, _UNLIMITED[name]):
                continue
            if self.knows(name):
                self._order(f"{name} {value}")
            elif name == "movetime" and self.knows("time_settings"):
                whole = math.ceil(seconds)  # GTP 2 has whole seconds; 0 stones mean none
                self._order(f"time_settings 0 {whole or 1} {min(whole, 1)}")
            self._limits[name] = value

    def takes_raw_rates(self) -> bool:
        """Return whether the program analyses with the win rates of its search, as our engine can.

        Reviews compare those, and the window calibrates them itself.
        """
        if not self._raw_rates and self.knows("raw_rates"):
            self._order("raw_rates on")
            self._raw_rates = True
        return self._raw_rates

    def genmove(self, seconds: float, *, plays: bool) -> Turn | None:
        """Return the program's turn, None if it resigns.

        Args:
            seconds: added to the time limit for the answer.
            plays: whether it is played in the program's game, which ``follow`` takes back if ours
                continues in another way; a program that only knows how to play it does so anyway.
        """
        asked = f"genmove {'bw'[self.position.colour]}"
        if not plays and self.knows("reg_genmove"):
            answer = self._order(f"reg_{asked}", seconds)
            return None if answer.lower() == "resign" else self.read(answer)
        with self._changing() as answered:
            answer = self._order(asked, seconds)
            resigns = answer.lower() == "resign"
            turn = None if resigns else self.read(answer)
            answered()
        if turn is not None:
            self._take(turn)
        return turn

    def read(self, answer: str) -> Turn:
        """Return the turn that an answer spells here; GTP ignores the case of letters.

        Raises:
            GtpEngineError: it is not legal, or not a turn.
        """
        if not answer:
            text = TranslatableText("the engine answered without a move")
            raise self.program.fault(FaultKind.ILLEGAL, text)
        try:
            return read_in_any_case(self.position, answer)
        except RulesError as error:
            text = TranslatableText(
                "the engine chose {turn}, which cannot be played: {why}",
                turn=shortened(" ".join(answer.split()), 40),
                why=error.args[0],
            )
            raise self.program.fault(FaultKind.ILLEGAL, text) from None

    # -- inner -------------------------------------------------------------------------------

    def _setting_up(self, setup: Setup) -> list[str]:
        """Return the commands that begin a game; GtpEngineError if the program knows none."""
        if self.knows("game"):
            return [f"game {setup}"]
        if setup.placement:
            text = TranslatableText("the engine cannot start a game from a position")
            raise self.program.fault(FaultKind.OTHER_GAME, text)
        options = {"size": "boardsize {}", "komi": "komi {}"}
        commands = [
            text.format(setup[key]) for key, text in options.items() if setup.get(key) is not None
        ]
        return [*commands, "clear_board"]

    def _undo_to(self, count: int) -> bool:
        """Take turns back until so many are left; return whether that was done.

        It is not where a new game is quicker, or where the program does not take turns back.
        """
        back = len(self._turns) - count
        if back > count or (back and not self.knows("undo")):
            return False
        for _ in range(back):
            with self._changing() as answered:
                try:
                    self._ask("undo")
                except GtpRefusal:
                    self._known["undo"] = False
                    return False
                answered()
            self._turns.pop()
            self._positions.pop()
        return True

    @contextlib.contextmanager
    def _changing(self) -> Iterator[Callable[[], None]]:
        """Count the program's game as unknown until the function that this yields is called."""
        setup, self._setup = self._setup, None

        def answered() -> None:
            self._setup = setup

        yield answered

    def _take(self, turn: Turn) -> None:
        after = self.position.copy()
        after.play_turn(turn)
        self._turns.append(turn)
        self._positions.append(after)

    def _order(self, command: str, more_seconds: float = 0.0) -> str:
        """Return the answer to a command that must be carried out."""
        try:
            return self._ask(command, more_seconds)
        except GtpRefusal as refusal:
            words = command.split()
            kind = FaultKind.OTHER_GAME if words[0] in ("game", "boardsize") else FaultKind.REFUSED
            text = TranslatableText(
                "the engine answered {command} with: {text}",
                command=shortened(command, 60),
                text=shortened(" ".join(str(refusal).split()), _LONGEST_MESSAGE),
            )
            raise self.program.fault(kind, text) from None

    def _ask(self, command: str, more_seconds: float = 0.0) -> str:
        return self.program.ask(command, self._seconds + more_seconds, self.stop)


def without_threads(limits: Limits) -> Limits:
    """Return limits for a program that knows best how many threads its machine has."""
    return dataclasses.replace(limits, threads=1)


def _common(one: Sequence[Turn], other: Sequence[Turn]) -> int:
    """Return how many turns two lines have in common from the start."""
    count = 0
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            break
        count += 1
    return count
