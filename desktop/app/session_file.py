"""``session.json``: which windows are open, and what is in them.

Normally one program writes it. If several run on the same folder after all, the others write
``session-2.json`` and so on; the next program takes over the files they leave behind.
"""

from __future__ import annotations

import dataclasses
import itertools
import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from desktop.settings.lock import Lock, lock
from rules.record.whole_file import write_whole
from rules.regular_file import read_regular
from rules.system import remove
from rules.translatable_text import TranslatableText, error_text

_VERSION = 1
_KEYS = {"checksum": "sum", "fingerprint": "stamp"}  # [attribute] -> its name in the file


@dataclasses.dataclass(frozen=True)
class OpenWindow:
    """A window and its game, stored as ``game`` or as ``text``; the start page has neither.

    Attributes:
        geometry: size and position from Qt's ``saveGeometry``, in base64.
        active: whether the window was in front.
        game: the autosaved game, relative to the folder of games.
        checksum: that of the autosaved game at the time (CRC-32).
        file: the user's own file that the game was opened from.
        fingerprint: that of the user's file at the time.
        text: the game itself, if it has not been changed yet, or could not be autosaved.
        modified: whether ``text`` has changes that the user's file has not.
        read_only: whether the user's file must not be overwritten.
        problem: the first problem in reading that file, a packed ``TranslatableText``; "" for none.
        more_problems: the number of further problems.
        line: the turns that were played or can be redone.
        at: how many of them were played.
        steps: the unfinished turn.
        taken_back: whether the next turn replaces those that were undone.
        stopped: whether the computer was waiting.
        looked_at: whether the game was only viewed.
        analysing: whether the analysis was on.
        at_start: whether the game was waiting behind the start page.
    """

    geometry: str = ""
    active: bool = False
    game: str = ""
    checksum: int = 0
    file: str = ""
    fingerprint: str = ""
    text: str = ""
    modified: bool = False
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
    at_start: bool = False


@dataclasses.dataclass(frozen=True)
class Session:
    """The windows of a program.

    Attributes:
        attempts: how often restoring them has failed.
    """

    windows: Sequence[OpenWindow] = ()
    attempts: int = 0


class SessionFile:
    """The session file of this program.

    Attributes:
        path: the file.
        found: the session that earlier programs left behind.
        problem: why part of it cannot be restored; "" if all of it can.
    """

    def __init__(self, folder: Path) -> None:
        """Take over a file, or create one.

        Raises:
            OSError: nothing can be written in ``folder``.
        """
        self.problem = ""
        self.found = Session()
        self.path, self._lock = _claim(folder)
        self._left: list[tuple[Path, Lock]] = []  # by other programs; deleted once ours is written
        self._take(self.path)
        for path in sorted(folder.glob("session-*.json")):
            held = None
            with suppress(OSError):  # left for the next program
                held = lock(path)
            if held is not None:
                self._take(path)
                self._left.append((path, held))

    def write(self, session: Session) -> None:
        """Write the session; called on any thread.

        Raises:
            OSError: the file cannot be written.
        """
        windows = [
            {_KEYS.get(name, name): value for name, value in vars(window).items()}
            for window in session.windows
        ]
        facts = {"version": _VERSION, "attempts": session.attempts, "windows": windows}
        write_whole(self.path, json.dumps(facts, indent=1).encode())
        while self._left:
            path, held = self._left.pop()
            remove(path)
            held.unlock()

    def close(self) -> None:
        """Release the file for the next program."""
        self._lock.unlock()

    def _take(self, path: Path) -> None:
        """Add the windows of a file; rename it if it cannot be read."""
        try:
            session = read_session(read_regular(path))
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
    """Return the session in a file, without damaged windows.

    Raises:
        ValueError: the file is damaged or from a newer version.
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
    keys = {field.name: _KEYS.get(field.name, field.name) for field in fields}
    given = {name: facts[key] for name, key in keys.items() if key in facts}
    for name, value in given.items():
        if isinstance(value, list):
            given[name] = tuple(value)
        if type(given[name]) is not type(getattr(OpenWindow, name)):  # True is an int too
            return None
    are_texts = all(isinstance(text, str) for text in given.get("line", ()))
    are_steps = all(type(step) is int for step in given.get("steps", ()))
    return OpenWindow(**given) if are_texts and are_steps else None


def _claim(folder: Path) -> tuple[Path, Lock]:
    """Lock the first session file that no other program uses."""
    for number in itertools.count(1):
        path = folder / ("session.json" if number == 1 else f"session-{number}.json")
        if (held := lock(path)) is not None:
            return path, held
    raise AssertionError
