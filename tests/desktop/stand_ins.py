"""Windows and programs with only what the code under test uses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.background.task import Task
from desktop.background.task_runner import QueueRunner
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.page import Page


class SameThread(QueueRunner):
    """Runs each task at once, where it is submitted."""

    def submit(self, task: Task) -> None:
        self._do(task)
        self.deliver()


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
