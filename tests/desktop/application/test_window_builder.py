"""How the parts of a window are connected: each action calls the right service."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from driving import commands, lay_out, new_games, small, start_page
from lone_window import FixedMatching, LoneWindow
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop.application.fault_notices import FaultNotices
from desktop.application.window_builder import Services, build_window
from desktop.board.picture_cache import PictureCache
from desktop.diagnostics.faults import Faults
from desktop.engine.external_engines import ExternalEngines
from desktop.game.players import Human
from desktop.help.overview import OVERVIEW
from desktop.play.game_page import GamePage
from desktop.sound.sounds import Sound
from desktop.start.new_game_page import NewGamePage
from desktop.storage.recent_files import RecentFiles
from desktop.training.deck_host import DeckHost
from desktop.window.main_window import MainWindow
from rules.games import GAMES


class Opener:
    """Records what is to be opened."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []

    def open(self, path: Path, window: MainWindow) -> None:
        self.calls.append((path, window))

    def reload(self, window: MainWindow) -> None:
        self.calls.append((window,))

    def open_text(self, text: str, window: MainWindow) -> None:
        self.calls.append((text, window))

    def find_unfinished(self, *_what: object) -> bool:
        return True

    def show_move(self, *_what: object, **_how: object) -> None:
        pass

    reopen = show_move


class Recorder(QObject):
    """The services of a window, with a record of the calls."""

    games_changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.lone = LoneWindow(folder)
        self.opener = Opener()
        self.recent = RecentFiles(self.lone.settings)
        self.calls: list[tuple[object, ...]] = []
        lone = self.lone
        self.services = Services(
            settings=lone.settings,
            preferences=lone.preferences,
            appearance=lone.appearance,
            keymap=lone.keymap,
            recent=self.recent,
            autosaves=lone.autosaves,
            opener=cast(Any, self.opener),
            library_games=cast(Any, self.opener),
            fault_notices=FaultNotices(Faults(folder / "log", self), [], self),
            engines=ExternalEngines(),
            decks=DeckHost(folder / "training.sqlite", self),
            sounds=lone.sounds,
            pictures=PictureCache(),
            games_changed=cast(Any, self.games_changed),
            make_client=cast(Any, None),
            make_session=lone.make_session,
            make_page=lone.make_page,
            show_another=lambda: cast(Any, self.calls.append(("another",))),
            show_library=lambda position: self.calls.append(("library", position)),
            show_help=lambda *place: self.calls.append(place),
            show_results=lambda game: self.calls.append(("results", game)),
            quit=lambda: self.calls.append(("quit",)),
            matching=FixedMatching(),
            core_notice=str,
        )


@pytest.fixture
def recorder(tmp_path: Path, qtbot: QtBot) -> Iterator[Recorder]:
    made = Recorder(tmp_path)
    yield made
    made.lone.close()


@pytest.fixture
def built(recorder: Recorder, qtbot: QtBot) -> Iterator[MainWindow]:
    made = build_window(recorder.services)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


def test_a_window_begins_with_the_start_page_which_leads_to_a_game(
    recorder: Recorder, built: MainWindow
) -> None:
    start_page(built).cards["yodd"].click()
    assert isinstance(built.page, NewGamePage)
    built.page.rules.click()
    assert recorder.calls == [("yodd", "")]
    built.page.left.emit()
    assert start_page(built).cards["yodd"].hasFocus()
    new_games(built).ask(GAMES["egotzi"])
    assert isinstance(built.page, NewGamePage)
    built.page.start.click()
    assert isinstance(built.page, GamePage)


def test_each_action_leads_to_its_service(recorder: Recorder, built: MainWindow, qapp: Any) -> None:
    page = lay_out(built, small("egotzi"), "b2")
    qapp.clipboard().setText("(;GM[1])")
    names = ("new_window", "library", "same_position", "paste_game", "quit", "new")
    for name in names:
        commands(built)[f"game.{name}"].trigger()
    position = page.session.record.position
    assert recorder.calls == [
        ("another",),
        ("library", None),
        ("library", position),
        ("quit",),
    ]
    assert built.waiting is not None  # for the new game
    commands(built)["game.home"].trigger()
    assert start_page(built).resume.hasFocus()
    built.return_to_game()
    assert recorder.opener.calls == [("(;GM[1])", built)]
    recorder.calls.clear()
    commands(built)["learn.results"].trigger()
    assert recorder.calls == [("results", "egotzi")]
    recorder.calls.clear()
    for name in ("here", "contents"):
        commands(built)[f"help.{name}"].trigger()
    page.help_asked.emit()
    assert recorder.calls == [("egotzi", ""), (OVERVIEW, ""), ("egotzi", "")]


def test_files_are_opened_in_this_window_and_all_pages_follow_the_games(
    recorder: Recorder, built: MainWindow, tmp_path: Path
) -> None:
    built.open_requested.emit(tmp_path / "a.sgf")
    assert recorder.opener.calls == [(tmp_path / "a.sgf", built)]
    (tmp_path / "b.oddments").touch()
    built.file_saved.emit(tmp_path / "b.oddments")
    assert recorder.recent.paths == [tmp_path / "b.oddments"]
    asked: list[object] = []

    def find(*what: object) -> bool:
        asked.append(what[1])
        return True

    recorder.opener.find_unfinished = find  # type: ignore[method-assign]
    recorder.games_changed.emit()
    assert asked == [built.page]


def test_a_game_follows_the_settings_and_is_heard(recorder: Recorder, built: MainWindow) -> None:
    page = lay_out(built, small("egotzi"), "b2")
    assert not page.session.confirms
    recorder.lone.settings.confirms = True
    assert page.session.confirms
    assert commands(built)["view.confirms"].isChecked()
    assert commands(built)["turn.undo"].isEnabled()
    built.play_new(GAMES["oddy"].setup(), (Human(), Human()))
    assert built.session is not None
    recorder.lone.sounds.take()
    built.session.play(built.session.position.legal_steps()[0])
    assert recorder.lone.sounds.take()[:1] == [Sound.PLACE]
