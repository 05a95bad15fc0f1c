"""How the parts of a window are joined: each action leads to the service that it is about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from driving import commands, lay_out, new_games, small, start_page
from lone_window import LoneWindow
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop.application.fault_notices import FaultNotices
from desktop.application.window_builder import Services, build_window
from desktop.diagnostics.faults import Faults
from desktop.help.pages import OVERVIEW
from desktop.play.game_page import GamePage
from desktop.start.new_game_page import NewGamePage
from desktop.storage.recent_files import RecentFiles
from desktop.window.main_window import MainWindow
from rules.games import GAMES


class Opener:
    """Notes what is to be opened."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.looks: list[bool] = []

    def open(self, path: Path, window: MainWindow) -> None:
        self.asked.append((path, window))

    def open_text(self, text: str, window: MainWindow) -> None:
        self.asked.append((text, window))

    def reopen(self, path: Path, window: MainWindow, *, look: bool) -> None:
        self.asked.append((path, window))
        self.looks.append(look)

    def last_unfinished(self) -> None:
        pass


class House(QObject):
    """All that windows share, and what they asked for."""

    games_changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.lone = LoneWindow(folder)
        self.opener = Opener()
        self.recent = RecentFiles(self.lone.settings)
        self.asked: list[tuple[object, ...]] = []
        lone = self.lone
        self.services = Services(
            settings=lone.settings,
            preferences=lone.preferences,
            appearance=lone.appearance,
            keymap=lone.keymap,
            recent=self.recent,
            autosaves=lone.autosaves,
            opener=cast(Any, self.opener),
            fault_notices=FaultNotices(Faults(folder / "log", self), [], self),
            games_changed=cast(Any, self.games_changed),
            make_client=cast(Any, None),
            make_session=lone.make_session,
            make_page=lone.make_page,
            show_another=lambda: cast(Any, self.asked.append(("another",))),
            show_library=lambda position: self.asked.append(("library", position)),
            show_help=lambda *place: self.asked.append(place),
            quit=lambda: self.asked.append(("quit",)),
            core_notice=str,
        )


@pytest.fixture
def house(tmp_path: Path, qtbot: QtBot) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.lone.close()


@pytest.fixture
def built(house: House, qtbot: QtBot) -> Iterator[MainWindow]:
    made = build_window(house.services)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


def test_a_window_begins_with_the_start_page_that_leads_to_a_game(built: MainWindow) -> None:
    start_page(built).cards["yodd"].click()
    assert isinstance(built.page, NewGamePage)
    built.page.left.emit()
    assert start_page(built).cards["yodd"].hasFocus()
    new_games(built).ask(GAMES["egotzi"])
    assert isinstance(built.page, NewGamePage)
    built.page.start.click()
    assert isinstance(built.page, GamePage)


def test_each_action_leads_to_its_service(house: House, built: MainWindow, qapp: Any) -> None:
    page = lay_out(built, small("egotzi"), "b2")
    qapp.clipboard().setText("(;GM[1])")
    names = ("new_window", "library", "same_position", "paste_game", "quit", "new")
    for name in names:
        commands(built)[f"game.{name}"].trigger()
    position = page.session.record.position
    assert house.asked == [
        ("another",),
        ("library", None),
        ("library", position),
        ("quit",),
        ("another",),  # for the new game: something has been played in this one
    ]
    assert house.opener.asked == [("(;GM[1])", built)]
    house.asked.clear()
    for name in ("here", "contents"):
        commands(built)[f"help.{name}"].trigger()
    page.help_asked.emit()
    assert house.asked == [("egotzi", ""), (OVERVIEW, ""), ("egotzi", "")]


def test_files_are_opened_here_and_those_that_were_saved_are_recent(
    house: House, built: MainWindow, tmp_path: Path
) -> None:
    built.open_requested.emit(tmp_path / "a.sgf")
    assert house.opener.asked == [(tmp_path / "a.sgf", built)]
    (tmp_path / "b.oddments").touch()
    built.file_saved.emit(tmp_path / "b.oddments")
    assert house.recent.paths == [tmp_path / "b.oddments"]


def test_the_start_page_follows_the_games(house: House, built: MainWindow, tmp_path: Path) -> None:
    asked: list[None] = []
    house.opener.last_unfinished = lambda: asked.append(None)  # type: ignore[method-assign]
    house.games_changed.emit()
    assert asked == [None]


def test_a_game_is_shown_as_the_settings_say(house: House, built: MainWindow) -> None:
    page = lay_out(built, small("egotzi"), "b2")
    assert not page.session.confirms
    house.lone.settings.confirms = True
    assert page.session.confirms
    assert commands(built)["view.confirms"].isChecked()
    assert commands(built)["turn.undo"].isEnabled()
