"""A small game to be taken along, and a window that only notes what it is told."""

from __future__ import annotations

import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alone import lone_session
from driving import small
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from desktop.export.export_source import ExportSource
from desktop.game.game_session import GameSession
from desktop.painting.drawing import Drawing
from desktop.settings.settings import Settings
from desktop.theme.theme import LIGHT, SHIPPED
from desktop.widgets.topic import Topic

TURNS = ("a1", "c3", "b4", "d2", "a3")


def game(*turns: str) -> GameSession:
    """Return a game of Ann against Ben; close it in the end."""
    return lone_session(small("egotzi", pie=False), *turns, names=("Ann", "Ben"))


def source_of(session: GameSession) -> ExportSource:
    return ExportSource(session, Drawing(), LIGHT, SHIPPED)


class Notices:
    """[topic] -> what is told above the page."""

    def __init__(self) -> None:
        self.texts: dict[Topic, str] = {}

    def show_notice(self, topic: Topic, text: Callable[[], str]) -> None:
        self.texts[topic] = text()

    def withdraw(self, topic: Topic) -> None:
        self.texts.pop(topic, None)


class Window(QWidget):
    """Has settings and themes as the real one, and no page."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self.appearance: Any = types.SimpleNamespace(
            theme=LIGHT, themes=types.SimpleNamespace(all=SHIPPED)
        )
        self.notices = Notices()
        self.path: Path | None = None
        self.game_page: Any = None
