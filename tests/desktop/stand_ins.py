"""Windows, programs, sounds and log records with only what the code under test uses."""

import logging
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.services.sound_player import SoundPlayer
from desktop.services.sounds import Sound
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.page import Page


class SameThread:
    """Stands in for a thread: does what it is given at once, where it is submitted."""

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*arguments))
        return future

    def shutdown(self, *, wait: bool) -> None: ...


class PageStandIn(QWidget):
    """A page of a game, which is its own session."""

    def __init__(self, record: Any) -> None:
        super().__init__()
        self.record = record
        self.session = self


class WindowStandIn(QWidget):
    """A window that records what it is asked to play.

    Attributes:
        played: the records, each with its other arguments.
        closes, returns: how often it was closed, and returned to its game.
    """

    page_changed = Signal()
    game_shown = Signal(object)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.notices = NoticeBar()
        QVBoxLayout(self).addWidget(self.notices)
        self.game_page: Any = None
        self.session: Any = None
        self.document: Any = None
        self.waiting: Any = None
        self.path: Path | None = None
        self.page: Any = Page()
        self.returns = 0
        self.played: list[tuple[Any, dict[str, Any]]] = []
        self.closes = 0

    def play(self, record: Any, **how: Any) -> None:
        self.played.append((record, how))
        self.session = record

    def show_instead(self, page: Any) -> None:
        self.page = page

    def show_game(self, page: Any, **how: Any) -> None:
        self.play(page.record, **how)

    @property
    def open_game(self) -> Any:
        return self.session

    def return_to_game(self) -> None:
        self.returns += 1

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - of Qt
        self.closes += 1
        super().closeEvent(event)


class ProgramStandIn(QObject):
    """A program with such windows.

    Attributes:
        windows: the open windows; new ones are appended.
    """

    games_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[WindowStandIn] = []

    def game_page(self, record: Any) -> PageStandIn:
        return PageStandIn(record)

    def open_window(self) -> WindowStandIn:
        self.windows.append(WindowStandIn())
        return self.windows[-1]

    def show_another(self) -> WindowStandIn:
        window = self.open_window()
        window.show()
        return window


class RecordedSounds(SoundPlayer):
    """Records what is played.

    Attributes:
        played: the sounds so far.
        delays_s: when each of them begins.
    """

    def __init__(self) -> None:
        super().__init__(lambda: True, lambda: 1.0)
        self.played: list[Sound] = []
        self.delays_s: list[float] = []

    def play(self, sound: Sound, *, delay_s: float = 0.0) -> None:
        self.played.append(sound)
        self.delays_s.append(delay_s)

    def prepare(self) -> None:
        """Compute nothing."""

    def take(self) -> list[Sound]:
        """Return what has been played since the last call."""
        taken, self.played = self.played, []
        return taken


def logged(
    text: str,
    *args: object,
    error: BaseException | None = None,
    level: int = logging.ERROR,
    name: str = "house",
    **more: object,
) -> logging.LogRecord:
    info = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord(name, level, "house.py", 1, text, args, info)
    record.__dict__.update(more)
    return record


def raised(error: BaseException) -> BaseException:
    """Return the exception with a traceback, always from the same line."""
    try:
        raise error
    except BaseException as caught:
        return caught
