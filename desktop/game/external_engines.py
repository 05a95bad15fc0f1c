"""The engines that the user has added: how they are described, saved and started."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeGuard

from desktop.game.engine_worker import EngineClient
from rules.record.engine_seat import LONGEST_NAME
from rules.record.sgf import simple_text
from rules.translatable_text import TranslatableText

if TYPE_CHECKING:
    from rules.gtp_client.program import EngineFacts


ANSWER_SECONDS = range(1, 601)  # of the time-out

DEFAULT_SECONDS = 30

LONGEST_LINE = 4000  # characters of a command line, or of a command

MAX_COMMANDS = 50


@dataclasses.dataclass(frozen=True, kw_only=True)
class SavedEngine:
    """One engine.

    Attributes:
        name: differs from those of all others.
        command_line: the program and its arguments.
        commands: sent before a game, in the order in which they are written.
        seconds: how long each answer may take, the first one included.
        facts: of the last handshake with this command line; None if there was none.
    """

    name: str
    command_line: str
    commands: tuple[str, ...] = ()
    seconds: int = DEFAULT_SECONDS
    facts: EngineFacts | None = None

    @property
    def words(self) -> list[str]:
        """The program and its arguments.

        Raises:
            CommandLineError: the command line cannot be split.
        """
        # late, like what else the start can do without
        from desktop.game.command_line import split_command_line

        return split_command_line(self.command_line)

    def plays(self, game: str) -> bool:
        """Return whether it plays the game with this key, as far as is known."""
        return self.facts is not None and game in self.facts.games


def engine_names(engines: Iterable[SavedEngine], game: str) -> list[str]:
    """Return the names of those that play a game."""
    return [engine.name for engine in engines if engine.plays(game)]


def free_name(name: str, engines: Iterable[SavedEngine]) -> str:
    """Return a name, with a number if an engine has it already."""
    taken = {engine.name for engine in engines}
    name = simple_text(name, LONGEST_NAME)
    free, number = name, 2
    while free in taken:
        ending = f" ({number})"
        free = f"{name[: LONGEST_NAME - len(ending)]}{ending}"
        number += 1
    return free


def write_engines(engines: Sequence[SavedEngine]) -> str:
    """Return a text of JSON from which ``read_engines`` makes them again."""
    return json.dumps([_written(engine) for engine in engines])


def read_engines(text: object) -> tuple[SavedEngine, ...]:
    """Return the engines in a stored text; what is damaged is left out."""
    try:
        stored = json.loads(str(text))
    except ValueError:
        return ()
    found: list[SavedEngine] = []
    for fields in stored if isinstance(stored, list) else []:
        engine = _read(fields)
        if engine is not None and engine.name not in {other.name for other in found}:
            found.append(engine)
    return tuple(found)


def _written(engine: SavedEngine) -> dict[str, Any]:
    return {
        "name": engine.name,
        "command": engine.command_line,
        "commands": list(engine.commands),
        "seconds": engine.seconds,
        "facts": None if engine.facts is None else engine.facts.to_json(),
    }


def _read(fields: Any) -> SavedEngine | None:
    """Return the engine with these fields; None if they lack a name or a command line."""
    if not isinstance(fields, dict):
        return None
    name, command_line = fields.get("name"), fields.get("command")
    if not isinstance(name, str) or not isinstance(command_line, str):
        return None
    name = simple_text(name, LONGEST_NAME)
    if not name or not command_line.strip() or len(command_line) > LONGEST_LINE:
        return None
    commands, seconds = fields.get("commands"), fields.get("seconds")
    lines = commands if isinstance(commands, list) else []
    return SavedEngine(
        name=name,
        command_line=command_line,
        commands=tuple([line for line in lines if isinstance(line, str)][:MAX_COMMANDS]),
        seconds=seconds if _is_seconds(seconds) else DEFAULT_SECONDS,
        facts=_read_facts(fields.get("facts")),
    )


def _is_seconds(value: Any) -> TypeGuard[int]:
    return type(value) is int and value in ANSWER_SECONDS


def _read_facts(stored: Any) -> EngineFacts | None:
    from rules.gtp_client.program import EngineFacts  # late, as above

    try:
        return EngineFacts.from_json(stored)
    except ValueError:
        return None


class MissingEngineError(RuntimeError):
    """There is no such engine; the argument is a ``TranslatableText``."""


Make = Callable[[SavedEngine], Any]


def start_engine(saved: SavedEngine) -> Any:
    """Return an engine that starts its program with the first search."""
    # late, on a worker's thread, like our own engine
    from rules.gtp_client.gtp_engine import GtpEngine

    return GtpEngine(saved.words, commands=saved.commands, seconds=saved.seconds)


class ExternalEngines:
    """The engines there are now.

    Attributes:
        saved: all of them; to be assigned again when they change. A search that begins later, such
            as after a failure, uses the new command line.
    """

    def __init__(
        self, saved: Sequence[SavedEngine] = (), *, make_engine: Make = start_engine
    ) -> None:
        """``make_engine`` returns what searches like ``rules.engine.engine.Engine``."""
        self.saved = tuple(saved)
        self._make_engine = make_engine

    def names(self, game: str) -> list[str]:
        """Return the names of the engines that play the game with this key."""
        return engine_names(self.saved, game)

    def find(self, name: str) -> SavedEngine:
        """Return the engine of this name.

        Raises:
            MissingEngineError: there is none.
        """
        for engine in self.saved:
            if engine.name == name:
                return engine
        raise MissingEngineError(TranslatableText("the engine is not on the list of engines"))

    def client(self, name: str) -> EngineClient:
        """Return a client of an engine with a process of its own; it is started when needed.

        An engine that is missing fails when it is asked.
        """
        from rules.gtp_client.errors import GtpEngineError  # late: not at the start

        return EngineClient(
            make_engine=lambda: self._make_engine(self.find(name)),
            end_engine=lambda engine: engine.close(),
            expected=(GtpEngineError, MissingEngineError),
        )
