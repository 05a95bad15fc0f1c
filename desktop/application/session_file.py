"""``session.json``: which windows are open, and what is in them.

One program writes it. Where several run on the same folder after all, the others have
``session-2.json`` and so on; those that a program has left behind are taken over by the next one.
"""

from __future__ import annotations

import dataclasses
import itertools
import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from desktop.storage.lock import Lock, lock
from rules.record.whole_file import write_whole
from rules.translatable_text import TranslatableText, error_text

_VERSION = 1


@dataclasses.dataclass(frozen=True)
class OpenWindow:
    """A window, and the game in it: in one of three places, or none on the start page.

    Attributes:
        geometry: size and place, by Qt's ``saveGeometry``, in base64.
        active: whether it was the one in front.
        game: the kept game, below the folder of games, and ``sum``, its checksum by then.
        text: the game itself, if nothing has been done in it yet; ``file``, the person's own that
            it was opened from, ``stamp``, of that file by then, and ``read_only``, whether that
            file must not be written over.
        problem: the first one met in reading that file, a packed ``TranslatableText``; "" for none.
        more_problems: how many there were beside it.
        line: the turns down to where redo leads, and ``at``, how many of them were played.
        steps: the unfinished turn.
        taken_back: whether what is played next replaces what was played before.
        stopped: whether the computer was to wait. looked_at: whether the game was only looked at.
        analysing: whether the analysis was on.
    """

    geometry: str = ""
    active: bool = False
    game: str = ""
    sum: int = 0
    file: str = ""
    stamp: str = ""
    text: str = ""
    read_only: bool = False
    problem: str = ""
    more_problems: int = 0
    line: tuple[str, ...] = ()
    at: int = 0
    steps: tuple[int, ...] = ()
    taken_back: bool = False
    stopped: bool = False
    looked_at: bool = False
    analysing: bool = False


@dataclasses.dataclass(frozen=True)
class Session:
    """The windows of a program.

    Attributes:
        attempts: how often it was tried to bring them back, without success so far.
    """

    windows: Sequence[OpenWindow] = ()
    attempts: int = 0


class SessionFile:
    """The session file of this program.

    Attributes:
        path: where it lies.
        found: what earlier programs have left.
        problem: why something of it cannot be brought back; "" where all can.
    """

    def __init__(self, folder: Path) -> None:
        """Take a file over, or begin one.

        Raises:
            OSError: nothing can be written in ``folder``.
        """
        self.problem = ""
        self.found = Session()
        self.path, self._lock = _claim(folder)
        self._left: list[tuple[Path, Lock]] = []  # by others: they go when theirs is written
        self._take(self.path)
        for path in sorted(folder.glob("session-*.json")):
            held = None
            with suppress(OSError):  # it stays for the next program
                held = lock(path)
            if held is not None:
                self._take(path)
                self._left.append((path, held))

    def write(self, session: Session) -> None:
        """Write it on whichever thread; OSError where that cannot be."""
        windows = [vars(window) for window in session.windows]
        facts = {"version": _VERSION, "attempts": session.attempts, "windows": windows}
        write_whole(self.path, json.dumps(facts, indent=1).encode())
        while self._left:
            path, held = self._left.pop()
            path.unlink(missing_ok=True)
            held.unlock()

    def close(self) -> None:
        """Leave it to the next program."""
        self._lock.unlock()

    def _take(self, path: Path) -> None:
        """Add what a file tells; one that cannot be understood is put aside."""
        try:
            session = read_session(path.read_bytes())
        except FileNotFoundError:
            return
        except (OSError, ValueError) as error:
            self.problem = error_text(error)
            with suppress(OSError):
                path.replace(path.with_name(f"{path.name}.aside"))
            return
        self.found = Session(
            [*self.found.windows, *session.windows], max(self.found.attempts, session.attempts)
        )


def read_session(data: bytes) -> Session:
    """Return what a session file tells; ValueError if it is damaged or of a newer version.

    A window of which something is damaged is left out.
    """
    try:
        facts = json.loads(data)
    except (RecursionError, ValueError):
        raise ValueError(TranslatableText("the list of open windows is damaged")) from None
    if not isinstance(facts, dict) or not isinstance(facts.get("windows"), list):
        raise ValueError(TranslatableText("the list of open windows is damaged"))
    if facts.get("version") != _VERSION:
        raise ValueError(
            TranslatableText("the list of open windows is from another version of Oddments")
        )
    windows = [_read_window(each) for each in facts["windows"]]
    attempts = facts.get("attempts")
    return Session(
        [window for window in windows if window is not None],
        attempts if type(attempts) is int else 0,
    )


def _read_window(facts: Any) -> OpenWindow | None:
    if not isinstance(facts, dict):
        return None
    fields = dataclasses.fields(OpenWindow)
    given = {field.name: facts[field.name] for field in fields if field.name in facts}
    for name, value in given.items():
        if isinstance(value, list):
            given[name] = tuple(value)
        if type(given[name]) is not type(getattr(OpenWindow, name)):  # True is an int too
            return None
    texts_are = all(isinstance(text, str) for text in given.get("line", ()))
    steps_are = all(type(step) is int for step in given.get("steps", ()))
    return OpenWindow(**given) if texts_are and steps_are else None


def _claim(folder: Path) -> tuple[Path, Lock]:
    """Return the first session file that no other program has."""
    for number in itertools.count(1):
        path = folder / ("session.json" if number == 1 else f"session-{number}.json")
        if (held := lock(path)) is not None:
            return path, held
    raise AssertionError
