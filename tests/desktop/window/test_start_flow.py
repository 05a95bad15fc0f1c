"""The start page of a window: when it is shown, what is on it, and what is chosen there."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, cast

import pytest
from driving import small
from lone_widgets import emitted
from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.board.picture_cache import PictureCache
from desktop.settings.settings import Settings
from desktop.start.start_page import StartPage
from desktop.storage.recent_files import RecentFiles
from desktop.theme.theme import LIGHT
from desktop.widgets.page import Page
from desktop.window.start_flow import StartFlow
from rules.games import GAMES
from rules.record.game_record import GameRecord
from rules.setup import Game


class PageOf(Page):
    """A page that is about a game."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    @property
    def game(self) -> Game:
        return self._game


class Window(QWidget):
    """Shows pages, and records what it is asked for."""

    page_changed = Signal()
    open_requested = Signal(Path)

    def __init__(self) -> None:
        super().__init__()
        self.page = Page()
        self.waiting: Any = None
        self.returns = 0
        self.asked: list[object] = []
        self.open_requested.connect(self.asked.append)

    def show_page(self, page: Page) -> None:
        self.page = page
        page.setParent(self)
        page.show()
        self.page_changed.emit()

    def return_to_game(self) -> None:
        self.returns += 1

    def ask_open(self) -> None:
        self.asked.append("open")


class Opener(QObject):
    """Has one unfinished game."""

    def __init__(self) -> None:
        super().__init__()
        self.unfinished: GameRecord | None = None
        self.continued: list[object] = []

    def last_unfinished(self) -> GameRecord | None:
        return self.unfinished

    def continue_last(self, window: object) -> None:
        self.continued.append(window)


class Start:
    """A flow with its collaborators."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings, self.opener, self.window = Settings(store), Opener(), Window()
        self.recent = RecentFiles(self.settings)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        self.flow = StartFlow(
            cast(Any, self.window),
            self.settings,
            cast(Any, types.SimpleNamespace(theme=LIGHT)),
            self.recent,
            cast(Any, self.opener),
            PictureCache(),
        )

    @property
    def page(self) -> StartPage:
        page = self.window.page
        assert isinstance(page, StartPage)
        return page


@pytest.fixture
def start(tmp_path: Path, qtbot: QtBot) -> Start:
    return Start(tmp_path, qtbot)


def test_the_page_shows_what_there_is_to_go_on_with_and_follows_it(
    start: Start, tmp_path: Path
) -> None:
    start.flow.refresh()  # there is no page yet
    start.flow.show_start()
    assert not start.page.resume.isVisible()
    start.opener.unfinished = GameRecord(small("egotzi"))
    start.flow.refresh()
    assert start.page.resume.isVisible()
    gone = start.page
    start.window.show_page(PageOf(GAMES["yodd"]))
    start.opener.unfinished = None
    start.flow.refresh()
    assert not gone.resume.isHidden()  # a hidden page is left alone


def test_the_game_that_was_shown_has_the_focus(start: Start, qtbot: QtBot) -> None:
    start.window.show_page(PageOf(GAMES["oddy"]))
    start.flow.show_start()
    qtbot.waitUntil(start.page.cards["oddy"].hasFocus)
    start.flow.show_start()
    qtbot.waitUntil(next(iter(start.page.cards.values())).hasFocus)


def test_what_is_chosen_is_passed_on(start: Start, tmp_path: Path) -> None:
    games, lessons = emitted(start.flow.game_chosen), emitted(start.flow.lesson_chosen)
    library = emitted(start.flow.library_requested)
    start.flow.show_start()
    start.page.cards["yodd"].click()
    start.page.cards["egotzi"].lesson.click()
    start.page.library.click()
    start.page.open.click()
    start.page.file_chosen.emit(tmp_path / "x")
    start.page.continue_asked.emit()
    assert (games, lessons, library) == ([GAMES["yodd"]], [GAMES["egotzi"]], [None])
    assert start.window.asked == ["open", tmp_path / "x"]
    assert start.opener.continued == [start.window]


def test_a_game_that_waits_is_shown_instead_of_an_earlier_one(start: Start, qtbot: QtBot) -> None:
    start.opener.unfinished = GameRecord(small("egotzi"))
    record = GameRecord(small("yodd"))
    start.window.waiting = types.SimpleNamespace(page=types.SimpleNamespace(session=record))
    record.record = record  # type: ignore[attr-defined]  # it is its own session
    start.flow.go_home()
    page = start.page
    qtbot.waitUntil(page.resume.hasFocus)
    assert page.resume.text() == "Return to the game"
    page.resume.click()
    assert (start.window.returns, start.opener.continued) == (1, [])
    page.cards["yodd"].setFocus()
    start.flow.go_home()
    assert start.page is page
    assert page.resume.hasFocus()


def test_without_a_game_home_begins_with_the_first_card(start: Start, qtbot: QtBot) -> None:
    start.flow.go_home()
    qtbot.waitUntil(next(iter(start.page.cards.values())).hasFocus)
