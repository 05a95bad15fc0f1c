"""Games and files: each key calls the right collaborator."""

from __future__ import annotations

from pathlib import Path

import pytest
from driving import commands, game_page, lay_out, program_of, shown, small
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_keys import enabled, press

from desktop.application.library_host import LibraryHost
from desktop.application.program import Program
from desktop.game.players import Computer, Human
from desktop.start.start_page import StartPage
from desktop.storage import file_dialogs
from desktop.window.main_window import MainWindow
from rules.record.game_file import load

REMATCHES = {"rematch", "rematch_swapped"}
OF_GAME = {
    *REMATCHES,
    "same_position",
    "save",
    "save_as",
    "copy_picture",
    "copy_diagram",
    "copy_game",
    "save_picture",
    "save_animation",
    "print",
}


def test_without_a_game_there_is_nothing_to_save_or_take_along(window: MainWindow) -> None:
    everything = {name.partition(".")[2] for name in commands(window) if name.startswith("game.")}
    assert enabled(window, "game") == everything - OF_GAME
    page = lay_out(window, small("egotzi"))
    assert enabled(window, "game") == everything - REMATCHES
    page.session.resign()
    assert enabled(window, "game") == everything


def test_a_rematch_keeps_the_options_and_the_players(window: MainWindow) -> None:
    ada, computer = Human("Ada"), Computer(2)
    page = lay_out(window, small("egotzi"), seats=(ada, computer))
    for key, seats in (("Ctrl+Shift+R", (ada, computer)), ("Ctrl+Alt+R", (computer, ada))):
        page.session.record.names = ["Ada", ""]
        page.session.seats = (ada, computer)
        press(window, key)
        assert window.page is page, "not during the game"
        page.session.resign()
        press(window, key)
        again = game_page(window)
        assert again is not page
        assert again.session.record.setup == page.session.record.setup
        assert again.session.seats == seats
        page = lay_out(window, small("egotzi"), seats=(ada, computer))


def test_new_games_and_windows(window: MainWindow, program: Program) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    press(window, "Ctrl+Shift+N")
    assert len(program.windows) == 2
    assert program.windows[1].isVisible()
    assert isinstance(program.windows[1].page, StartPage)
    page.session.resign()
    press(window, "Ctrl+N")
    assert isinstance(window.page, StartPage)
    assert len(program.windows) == 2
    press(window, "Ctrl+W")
    assert window not in program.windows


def test_files_are_chosen_opened_and_saved(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(window, small("egotzi"), "b2")
    answers: list[Path] = [tmp_path / "a.oddments", tmp_path / "b.oddments"]
    asked: list[Path] = []

    def ask(*_: object) -> Path:
        asked.append(answers.pop(0))
        return asked[-1]

    monkeypatch.setattr(file_dialogs, "ask_save", ask)
    press(window, "Ctrl+S")
    assert window.path == tmp_path / "a.oddments"
    press(window, "Ctrl+S")
    assert len(asked) == 1  # its file is known
    press(window, "Ctrl+Shift+S")
    assert window.path == tmp_path / "b.oddments"
    assert load(tmp_path / "b.oddments") == load(tmp_path / "a.oddments")
    opened: list[object] = []
    monkeypatch.setattr(file_dialogs, "ask_open", lambda *where: opened.append(where))
    press(window, "Ctrl+O")
    assert opened == [(window, tmp_path)]


def test_the_library_is_shown_and_with_this_position(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(LibraryHost, "show", lambda _host, position=None: asked.append(position))
    window = shown(program, qtbot)
    page = lay_out(window, small("egotzi"), "b2")
    commands(window)["game.library"].trigger()
    commands(window)["game.same_position"].trigger()
    press(window, "Ctrl+Shift+O", "Ctrl+Shift+P")
    here = page.session.record.position
    assert asked == [None, here, None, here]


def test_exports_have_their_keys(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    page.board.setFocus()
    press(window, "Ctrl+Shift+C")
    diagram = QGuiApplication.clipboard().text()
    assert diagram.count("\n") > 3
    press(window, "Ctrl+C")
    assert not QGuiApplication.clipboard().image().isNull()
    commands(window)["game.copy_game"].trigger()
    assert QGuiApplication.clipboard().text().startswith("(;")
    press(window, "Ctrl+V")
    other = program_of(window).windows[-1]
    assert other is not window
    assert other.session is not None
    assert other.session.record.line[0].text == "b2"


def test_the_dialogs_of_exports_open_by_their_keys(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    for key, title in (("Ctrl+E", "picture"), ("Ctrl+Shift+E", "animation"), ("Ctrl+P", "rint")):
        page.board.setFocus()
        press(window, key)
        shown = QApplication.activeModalWidget()
        assert shown is not None, key
        assert title in shown.windowTitle(), key
        shown.close()


def test_everything_is_quit_and_comes_back(window: MainWindow, program: Program) -> None:
    program.show_another()
    press(window, "Ctrl+Q")
    assert program.windows == []
