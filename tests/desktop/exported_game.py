"""A small game to export, and a window that only records notices."""

import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

from driving import small
from lone_widgets import lone_session
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from desktop.export.export_source import ExportSource
from desktop.game.game_session import GameSession
from desktop.painting.drawing import Drawing
from desktop.settings.settings import Settings
from desktop.theme.themes import LIGHT, SHIPPED
from desktop.widgets.notice_bar import Topic

TURNS = ("a1", "c3", "b4", "d2", "a3")


def game(*turns: str) -> GameSession:
    """Return a game of Ann against Ben."""
    return lone_session(small("egotzi", pie=False), *turns, names=("Ann", "Ben"))


def source_of(session: GameSession) -> ExportSource:
    return ExportSource(session, Drawing(), LIGHT, SHIPPED)


class Notices:
    """[topic] -> the text of its notice."""

    def __init__(self) -> None:
        self.texts: dict[Topic, str] = {}
        self._about: dict[Topic, object] = {}

    def show_notice(self, topic: Topic, text: Callable[[], str], *, about: object = None) -> None:
        self.texts[topic], self._about[topic] = text(), about

    def settle(self, topic: Topic, about: object) -> None:
        if self._about.get(topic) == about:
            self.texts.pop(topic, None)


class Window(QWidget):
    """A window with settings and themes, and without a page."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self.appearance: Any = types.SimpleNamespace(themes=types.SimpleNamespace(all=SHIPPED))
        self.notices = Notices()
        self.path: Path | None = None
        self.game_page: Any = None
