"""Starts a program once, and finds out what it is and what it can do."""

from __future__ import annotations

import dataclasses
import threading
import time
from collections.abc import Sequence
from typing import Any

from rules.games import GAMES
from rules.gtp_client.errors import FaultKind, GtpRefusal, Log, shortened
from rules.gtp_client.program import GtpProgram
from rules.translatable_text import TranslatableText


@dataclasses.dataclass(frozen=True)
class EngineFacts:
    """What is known of a program after the handshake.

    Attributes:
        name, version: as it calls itself; printable and short, but never markup.
        commands: all that it lists.
        games: the keys of the games that it plays, of those that we know.
    """

    name: str
    version: str
    commands: frozenset[str]
    games: tuple[str, ...]

    @property
    def analyses(self) -> bool:
        """Whether it says how good the candidates are; else it only plays."""
        return "analyze" in self.commands

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "version": self.version,
            "commands": sorted(self.commands),
            "games": list(self.games),
        }

    @classmethod
    def from_json(cls, facts: Any) -> EngineFacts:
        """Return the facts that ``to_json`` wrote.

        Raises:
            ValueError: they are not such facts.
        """
        try:
            name, version = facts["name"], facts["version"]
            commands, games = facts["commands"], facts["games"]
        except (KeyError, TypeError):
            raise ValueError(f"not facts about an engine: {facts!r:.80}") from None
        if not (_are_texts([name, version]) and _are_texts(commands) and _are_texts(games)):
            raise ValueError(f"not facts about an engine: {facts!r:.80}")
        return cls(name, version, frozenset(commands), tuple(games))


def _are_texts(values: object) -> bool:
    return isinstance(values, list) and all(isinstance(value, str) for value in values)


_MAX_COMMANDS = 1000

_LONGEST_NAME = 80  # characters


REQUIRED = ("play", "genmove")


def shake_hands(
    words: Sequence[str],
    *,
    seconds: float,
    stop: threading.Event | None = None,
    log: Log | None = None,
) -> EngineFacts:
    """Start a program, ask what it can do, and end it again.

    Args:
        words: the program and its arguments.
        seconds: the time for all of it, the start included.
        stop: obeyed within 50 ms.
        log: see ``GtpProgram``.

    Raises:
        GtpEngineError: it is not a program that plays one of our games.
        StoppedError: ``stop`` was set.
    """
    program = GtpProgram(words, log)
    try:
        facts = _Handshake(program, seconds, stop).facts()
    except BaseException:
        program.kill()
        raise
    program.close()
    return facts


class _Handshake:
    """The questions, all within one time limit."""

    def __init__(self, program: GtpProgram, seconds: float, stop: threading.Event | None) -> None:
        self._program = program
        self._deadline = time.monotonic() + seconds
        self._stop = stop

    def facts(self) -> EngineFacts:
        version = self._ask("protocol_version")
        if version not in ("", "2"):
            raise self._program.fault(
                FaultKind.NOT_GTP,
                TranslatableText(
                    "the engine speaks version {version} of the protocol, not 2",
                    version=shortened(version, 20),
                ),
            )
        name, version = (self._ask(what) for what in ("name", "version"))
        commands = frozenset(self._ask("list_commands").split()[:_MAX_COMMANDS])
        for command in REQUIRED:
            if command not in commands:
                raise self._program.fault(
                    FaultKind.REFUSED,
                    TranslatableText("the engine does not know {command}", command=command),
                )
        return EngineFacts(
            name=_one_line(name),
            version=_one_line(version),
            commands=commands,
            games=self._games(commands),
        )

    def _games(self, commands: frozenset[str]) -> tuple[str, ...]:
        """Return the keys of the games that it plays.

        Raises:
            GtpEngineError: it plays none that we know.
        """
        if "list_games" in commands:
            named = self._ask("list_games").lower().split()
        elif "game" in commands:
            named = [key for key in GAMES if self._accepts(f"game {key}")]
        elif "gogui-rules_game_id" in commands:
            named = [self._ask("gogui-rules_game_id")]
        else:
            named = []
        known = {_letters(name) for name in named}
        games = tuple(
            [key for key, game in GAMES.items() if known & {_letters(key), _letters(game.title)}]
        )
        if not games:
            raise self._program.fault(
                FaultKind.OTHER_GAME,
                TranslatableText("the engine plays none of the games of this program"),
            )
        return games

    def _accepts(self, command: str) -> bool:
        try:
            self._program.ask(command, self._left(), self._stop)
        except GtpRefusal:
            return False
        return True

    def _ask(self, command: str) -> str:
        """Return the answer to a command; "" if it refuses it."""
        try:
            return self._program.ask(command, self._left(), self._stop)
        except GtpRefusal:
            return ""

    def _left(self) -> float:
        return max(0.0, self._deadline - time.monotonic())


def _one_line(text: str) -> str:
    return shortened(" ".join(text.split()), _LONGEST_NAME)


def _letters(name: str) -> str:
    """Return what identifies a game in a title as well as in a key: its letters and digits."""
    return "".join([sign for sign in name.casefold() if sign.isalnum()])
