"""Engines that the user has added, each a real program."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from desktop.engine.saved_engine import SavedEngine
from rules.games import GAMES
from rules.gtp_client.engine_facts import EngineFacts

OURS = (sys.executable, "-P", "-m", "rules.gtp", "--no-files")
STAND_IN = (sys.executable, str(Path(__file__).parents[1] / "rules/gtp_client/stand_in.py"))
PLAYING = frozenset({"play", "genmove", "game", "list_commands"})
ALL_GAMES = tuple(GAMES)


def facts(*commands: str, games: Sequence[str] = ALL_GAMES) -> EngineFacts:
    """Return the facts of an engine that knows these commands beside those for playing."""
    return EngineFacts("Tested", "1", PLAYING | set(commands), tuple(games))


def added(name: str, words: Sequence[str] = OURS, **fields: Any) -> SavedEngine:
    """Return an engine that has been tested; by default our own as a foreign program."""
    known = {"facts": facts("analyze", "undo"), "commands": ("level 1",), "seconds": 30}
    return SavedEngine(name=name, command_line=shlex.join(words), **(known | fields))


def python(code: str) -> tuple[str, ...]:
    """Return a program of Python, on one line."""
    return (sys.executable, "-c", f"exec({code!r})")


def have_ended(pids: Path, seconds: float = 10.0) -> bool:
    """Return whether all processes that are named in a file end soon, and there are any."""
    numbers = [int(line) for line in pids.read_text("utf-8").split()]
    deadline = time.monotonic() + seconds
    while any(_is_running(number) for number in numbers):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return bool(numbers)


def _is_running(number: int) -> bool:
    """Return whether a process exists, and not only its exit status."""
    try:
        status = Path(f"/proc/{number}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"
