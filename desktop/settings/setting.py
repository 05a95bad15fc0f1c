"""The file of the settings, and their declarations: the key, the default, and what is valid."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, cast, overload

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Signal

from rules.regular_file import copy_aside, read_regular, set_aside

if TYPE_CHECKING:
    from rules.setup import Game


T = TypeVar("T")
S = TypeVar("S", bound="bool | None")

_SWITCH = {"yes": True, "no": False}


class StoredSettings(QObject):
    """The values of settings in a ``QSettings``.

    Signals:
        changed(frozenset[Declaration]): the values of these settings have changed.
    """

    changed = Signal(object)

    def __init__(self, store: QSettings) -> None:
        super().__init__()
        self._store = store
        self._batch: set[Declaration[Any]] | None = None

    def stored(self, key: str) -> Any:
        """Return what is stored under a key, "" for nothing."""
        return self._store.value(key, "")

    def store(self, key: str, value: object) -> None:
        self._store.setValue(key, value)

    def emit_change(self, setting: Declaration[Any]) -> None:
        """Emit ``changed`` for a setting: now, or at the end of ``together``."""
        if self._batch is None:
            self.changed.emit(frozenset([setting]))
        else:
            self._batch.add(setting)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Emit ``changed`` only once for all assignments within."""
        if self._batch is not None:
            yield
            return
        self._batch = set()
        try:
            yield
        finally:
            batch, self._batch = self._batch, None
            if batch:
                self.changed.emit(frozenset(batch))


class Declaration(Generic[T]):
    """The base of all kinds of settings.

    Attributes:
        key: its name in the file, which never changes.
        default: its value if nothing valid is stored.
        followed: whether open games follow it at once.
    """

    def __init__(
        self,
        key: str,
        default: T,
        read: Callable[[Any], T | None],
        write: Callable[[T], object] = lambda value: value,
        *,
        followed: bool = False,
    ) -> None:
        """``read`` returns the value of a stored object, None if it is invalid."""
        self.key, self.default, self.followed = key, default, followed
        self._read, self._write = read, write

    def _value(self, settings: StoredSettings, key: str) -> T:
        value = self._read(settings.stored(key))
        return self.default if value is None else value

    def _assign(self, settings: StoredSettings, key: str, value: T) -> None:
        changes = value != self._value(settings, key)
        settings.store(key, self._write(value))
        if changes:
            settings.emit_change(self)


class Setting(Declaration[T]):
    """A setting, declared as an attribute of a class of settings.

    The attribute of an object is the value. Assigning to it stores the value, and emits
    ``changed`` if it differs.
    """

    @overload
    def __get__(self, settings: None, owner: type) -> Self: ...

    @overload
    def __get__(self, settings: StoredSettings, owner: type) -> T: ...

    def __get__(self, settings: StoredSettings | None, owner: type) -> Self | T:
        return self if settings is None else self.of(settings)

    def __set__(self, settings: StoredSettings, value: T) -> None:
        self.assign(settings, value)

    def of(self, settings: StoredSettings) -> T:
        """Return the value in these settings."""
        return self._value(settings, self.key)

    def assign(self, settings: StoredSettings, value: T) -> None:
        self._assign(settings, self.key, value)


class GameSetting(Declaration[T]):
    """A setting with a value per game, stored under the game's own key."""

    def of(self, settings: StoredSettings, game: Game) -> T:
        """Return the value for a game."""
        return self._value(settings, f"{game.key}/{self.key}")

    def assign(self, settings: StoredSettings, game: Game, value: T) -> None:
        self._assign(settings, f"{game.key}/{self.key}", value)


class Switch(Setting[S]):
    """A setting that is on or off; with the default None, as the desktop has it until chosen.

    To add one: declare it in ``Settings``, beside the others of its heading, which also puts it
    into the settings dialog; name it in a menu (``_switch`` in ``window/action_table.py``); apply
    it where ``Preferences.changed`` arrives, for a game in ``GamePageBinding._follow``. One that
    changes how boards are drawn has no action here: ``docs/extending.md``.

    Attributes:
        action: the id of the action that toggles it, "" without one.
        title, keys: the action's text, English with a mnemonic, and its keys.
        heading: its group in the settings dialog, in English; "" if it is not there.
    """

    def __init__(
        self,
        key: str,
        default: S,
        *,
        action: str = "",
        title: str = "",
        keys: tuple[str, ...] = (),
        heading: str = "",
        followed: bool = True,
    ) -> None:
        read = cast("Callable[[Any], S | None]", read_switch)
        super().__init__(key, default, read, write_switch, followed=followed)
        self.action, self.title, self.keys, self.heading = action, title, keys, heading


def read_switch(stored: object) -> bool | None:
    """Return the value of a stored switch, None if it is neither "yes" nor "no"."""
    return _SWITCH.get(str(stored))


def write_switch(on: bool | None) -> str:
    return "yes" if on else "no"


_LINE = re.compile(r"\s*|;.*|\[[^]]*]\s*|[^=]+=.*")
_CONTROL = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f]")


def settings_file() -> Path | None:
    """Return the file in which Qt stores the settings; None where the system stores them."""
    if sys.platform in ("win32", "darwin"):
        return None
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(QStandardPaths.writableLocation(place), "Oddments", "Oddments.conf")


def keep_damaged(path: Path) -> Path | None:
    """Keep a damaged file of settings, before Qt writes what it could read of it.

    Return its new path, None if there is none to report: it is sound, or was kept earlier. What is
    no file, such as a FIFO, is moved away, since Qt would wait for it, as in the place of its lock.
    """
    locked = path.with_name(f"{path.name}.lock")
    with contextlib.suppress(OSError):
        if os.path.lexists(locked) and not locked.is_file():
            set_aside(locked)
    with contextlib.suppress(OSError):
        if path.exists() and not path.is_file():
            return set_aside(path)
        if _is_damaged(read_regular(path)):
            kept, is_new = copy_aside(path)
            return kept if is_new else None
    return None


def _is_damaged(data: bytes) -> bool:
    """Return whether Qt would not understand a line, and leave it out when it writes the file."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return True
    lines = text.split("\n")
    return bool(_CONTROL.search(text)) or not all(_LINE.fullmatch(line) for line in lines)
