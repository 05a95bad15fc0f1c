"""The menus of earlier games: their order, and what a click does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lone_widgets import emitted
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.window.recent_games_menu import EarlierGamesMenu, RecentMenu


class Shelves:
    """Stands in for the recent files and the kept games."""

    def __init__(self) -> None:
        self.paths: list[Path] = []
        self.going_on: list[Path] = []
        self.newest: list[Path] = []

    def clear(self) -> None:
        self.paths.clear()

    def unfinished(self) -> list[Path]:
        return list(self.going_on)

    def latest(self, most: int) -> list[Path]:
        return self.newest[:most]


@pytest.fixture
def shelves() -> Any:
    return Shelves()


@pytest.fixture
def window(qtbot: QtBot) -> Any:
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


def lines(menu: QMenu) -> list[str]:
    """Return its lines once it is opened: disabled ones in brackets, "-" between groups."""
    menu.aboutToShow.emit()
    return [
        "-" if a.isSeparator() else a.text() if a.isEnabled() else f"[{a.text()}]"
        for a in menu.actions()
    ]


def test_recent_files_are_chosen_or_forgotten(shelves: Any, window: Any) -> None:
    menu = RecentMenu(shelves, window)
    chosen = emitted(menu.file_chosen)
    assert menu.title() == "Open &recent"
    assert lines(menu) == ["[No files yet]"]
    shelves.paths = [Path("/b & c.sgf"), Path("/a.oddments")]
    assert lines(menu) == ["/b && c.sgf", "/a.oddments", "-", "Clear this list"]
    first, other, _line, forget = menu.actions()
    other.trigger()
    first.trigger()
    assert chosen == [Path("/a.oddments"), Path("/b & c.sgf")]
    forget.trigger()
    assert shelves.paths == []
    assert lines(menu) == ["[No files yet]"]


def test_games_that_go_on_come_first_and_those_that_are_over_say_so(
    shelves: Any, window: Any
) -> None:
    menu = EarlierGamesMenu(shelves, window)
    chosen = emitted(menu.game_chosen)
    assert menu.title() == "R&ecent games"
    assert lines(menu) == ["[No games yet]"]
    shelves.newest = [Path("/3 a&b.oddments"), Path("/2.oddments"), Path("/1.oddments")]
    shelves.going_on = [Path("/2.oddments")]
    assert lines(menu) == ["2", "3 a&&b   (finished)", "1   (finished)"]
    menu.actions()[1].trigger()
    assert chosen == [Path("/3 a&b.oddments")]


def test_no_more_than_fifteen_games_are_offered(shelves: Any, window: Any) -> None:
    menu = EarlierGamesMenu(shelves, window)
    shelves.newest = [Path(f"/{number}.oddments") for number in range(30)]
    assert len(lines(menu)) == 15
    shelves.going_on = [Path(f"/u{number}.oddments") for number in range(5)]
    assert lines(menu)[:6] == ["u0", "u1", "u2", "u3", "u4", "0   (finished)"]
    assert len(lines(menu)) == 15
    shelves.going_on = [Path(f"/u{number}.oddments") for number in range(20)]
    assert lines(menu) == [f"u{number}" for number in range(15)]


def test_titles_follow_the_language(shelves: Any, window: Any) -> None:
    menus = RecentMenu(shelves, window), EarlierGamesMenu(shelves, window)
    UI_LANGUAGE.set_language(Language("de"))
    assert [menu.title() for menu in menus] == [tr("Open &recent"), tr("R&ecent games")]
    assert menus[0].title() != "Open &recent"
