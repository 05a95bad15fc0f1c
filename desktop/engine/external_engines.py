"""Starts the engines that the user has added: a client, and so a process, for each use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from desktop.engine.engine_worker import EngineClient
from desktop.engine.saved_engine import SavedEngine, engine_names
from rules.translatable_text import TranslatableText


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
