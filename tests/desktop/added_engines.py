"""Engines that the user has added, each a real program."""

import shlex
import sys
from collections.abc import Sequence
from typing import Any

from programs import OURS

from desktop.game.external_engines import SavedEngine
from rules.games import GAMES
from rules.gtp_client.program import EngineFacts

PLAYING = frozenset({"play", "genmove", "game", "list_commands"})
ALL_GAMES = tuple(GAMES)


def facts(*commands: str, games: Sequence[str] = ALL_GAMES) -> EngineFacts:
    """Return the facts of an engine that knows these commands beside those for playing."""
    return EngineFacts("Tested", "1", PLAYING | set(commands), tuple(games))


def added(name: str, words: Sequence[str] = OURS, **fields: Any) -> SavedEngine:
    """Return an engine that has been tested; by default our own as a foreign program."""
    known: dict[str, Any] = {
        "facts": facts("analyze", "undo"),
        "commands": ("level 1",),
        "seconds": 30,
    }
    return SavedEngine(name=name, command_line=shlex.join(words), **(known | fields))


def python(code: str) -> tuple[str, ...]:
    """Return a program of Python, on one line."""
    return (sys.executable, "-c", f"exec({code!r})")
