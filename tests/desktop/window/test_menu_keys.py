"""The keys and ticks of the game, view, engine, notes and help menus, and what is enabled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from driving import (
    SlowEngine,
    commands,
    game_page,
    lay_out,
    program_of,
    shown,
    small,
    window_actions,
)
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from pytestqt.qtbot import QtBot
from window_keys import enabled, press

from desktop.application.program import Program
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human
from desktop.help.overview import OVERVIEW
from desktop.notes.game_info_dialog import GameInfoDialog
from desktop.notes.mark_tool import MarkTool
from desktop.storage import file_dialogs
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow
from rules.record.game_file import load

# -- games and files ---------------------------------------------------------------------------


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


# -- the view ----------------------------------------------------------------------------------


def ticked(window: MainWindow) -> set[str]:
    names = ("full_screen", "flat", "animated", "confirms", "side", "turns", "tree", "log")
    return {name for name in names if commands(window)[f"view.{name}"].isChecked()}


def test_the_panels_and_the_turns_are_shown_and_hidden(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    assert ticked(window) >= {"side", "turns"}
    assert not ticked(window) & {"tree", "log", "flat", "confirms"}
    for key, parts in (
        ("Ctrl+F9", {"side", "tree"}),
        ("Shift+F9", {"side", "turns"}),
        ("Shift+F9", {"side"}),
        ("Ctrl+F9", {"side", "tree"}),
        ("Ctrl+F9", {"side"}),
        ("F9", set()),
        ("F9", {"side"}),
        ("Ctrl+Shift+L", {"side", "log"}),
        ("Ctrl+Shift+L", {"side"}),
    ):
        press(window, key)
        assert ticked(window) & {"side", "turns", "tree", "log"} == parts, key
        assert page.log.isVisible() is ("log" in parts)


# -- the engine --------------------------------------------------------------------------------


HERE = {"analysis", "play_aside", "play_new", "programs"}
AGAINST = {*HERE, "ponder"}


@pytest.fixture
def slow(make_program: Callable[..., Program], qtbot: QtBot) -> MainWindow:
    """Return a window whose engine thinks until it is stopped."""
    return shown(make_program(SlowEngine), qtbot)


def test_only_possible_requests_are_enabled(slow: MainWindow, qtbot: QtBot) -> None:
    assert enabled(slow, "engine") == {"programs"}
    page = lay_out(slow, small("egotzi"))
    assert enabled(slow, "engine") == {*HERE, "hint"}
    page.session.resign()
    assert enabled(slow, "engine") == {*HERE, "hint"}
    slow.play_new(small("egotzi"), (Computer(1), Human()))
    session = game_page(slow).session
    assert session.phase is Phase.THINKING
    assert enabled(slow, "engine") == {*AGAINST, "stop"}
    press(slow, "Ctrl+.")
    assert session.phase is not Phase.THINKING
    assert enabled(slow, "engine") == {*AGAINST, "go_on", "hint"}
    press(slow, "G")
    assert session.phase is Phase.THINKING
    assert enabled(slow, "engine") == {*AGAINST, "stop"}


def test_nobody_plays_on_from_a_position_that_is_over(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"))
    while not page.session.record.position.over:
        page.session.play(page.session.position.legal_steps()[-1])
    assert not enabled(window, "engine") & {"play_aside", "play_new", "hint"}
    page.session.go_previous()
    assert enabled(window, "engine") >= {"play_aside", "play_new"}


def test_a_hint_is_requested_and_removed(slow: MainWindow) -> None:
    page = lay_out(slow, small("egotzi"), "b2")
    press(slow, "H")
    assert page.analysis_controller.is_searching_hint
    press(slow, "Esc")
    assert not page.analysis_controller.is_searching_hint


def test_analysis_is_ticked_while_it_runs(slow: MainWindow) -> None:
    page, action = lay_out(slow, small("egotzi")), commands(slow)["engine.analysis"]
    for on in (True, False):
        press(slow, "A")
        assert page.analysis_controller.analysing is on
        assert action.isChecked() is on


# -- notes -------------------------------------------------------------------------------------


TOOLS = {
    "1": MarkTool.TRIANGLE,
    "2": MarkTool.SQUARE,
    "3": MarkTool.CIRCLE,
    "4": MarkTool.CROSS,
    "5": MarkTool.LETTER,
    "6": MarkTool.NUMBER,
}


def ticked_notes(window: MainWindow) -> set[str]:
    """Return what is ticked in the menu once it is opened."""
    window_actions(window).refresh()
    return {
        name.partition(".")[2]
        for name, action in commands(window).items()
        if name.startswith("notes.") and action.isChecked()
    }


def test_everything_except_removing_marks_is_enabled_in_a_game(window: MainWindow) -> None:
    assert enabled(window, "notes") == set()
    page = lay_out(window, small("egotzi"))
    everything = {name.partition(".")[2] for name in commands(window) if name.startswith("notes.")}
    assert enabled(window, "notes") == everything - {"clear_marks"}
    press(window, "M")
    page.board.setFocus()
    page.board.act_at(3)
    assert page.notes.marks
    assert enabled(window, "notes") == everything
    commands(window)["notes.clear_marks"].trigger()
    assert not page.notes.marks
    assert enabled(window, "notes") == everything - {"clear_marks"}


def test_a_comment_is_begun_and_its_panel_hidden_and_shown(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    assert ticked_notes(window) == set()
    page.board.setFocus()
    press(window, "W")
    assert page.notes.panel_shown
    assert page.notes.panel.isAncestorOf(window.focusWidget())
    assert ticked_notes(window) == {"panel"}
    press(window, "F4")
    assert not page.notes.panel_shown
    assert not program_of(window).settings.comments
    assert ticked_notes(window) == set()
    press(window, "F4")
    assert page.notes.panel_shown
    assert program_of(window).settings.comments
    assert ticked_notes(window) == {"panel"}


def test_keys_choose_the_tools_and_the_chosen_one_is_ticked(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"))
    for key, tool in TOOLS.items():
        press(window, key)
        assert page.notes.marking
        assert page.notes.mark_bar.tool is tool
        assert ticked_notes(window) == {"marks", tool.value}
    press(window, "M")
    assert not page.notes.marking
    assert ticked_notes(window) == set()
    press(window, "M")
    assert ticked_notes(window) == {"marks", MarkTool.NUMBER.value}


def test_words_are_found_in_both_directions(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2", "c3", "a1")
    for node in page.session.record.line:
        node.properties["C"] = [f"quagga at {node.text}"]
    page.session.go_first()
    press(window, "Ctrl+F")
    assert page.notes.find_bar.isVisible()
    page.notes.find_bar.field.setText("quagga")
    steps = [("F3", 1), ("F3", 1), ("Shift+F3", -1)]
    at = page.session.record.node
    seen = []
    for key, _step in steps:
        press(window, key)
        seen.append(page.session.record.node.text)
    assert page.session.record.node is not at
    assert seen[0] == seen[2]
    assert seen[1] != seen[0]


def test_the_dialog_about_a_game_opens_over_its_window(window: MainWindow) -> None:
    lay_out(window, small("egotzi"))
    press(window, "Ctrl+I")
    (dialog,) = window.findChildren(GameInfoDialog)
    assert dialog.isVisible()
    assert dialog.isModal()


# -- help --------------------------------------------------------------------------------------


def test_the_help_opens_at_what_is_seen_or_at_its_contents(window: MainWindow) -> None:
    program = program_of(window)

    def place() -> tuple[str, str]:
        assert program.help is not None
        return program.help.browser.key, program.help.browser.section

    page = lay_out(window, small("egotzi"), "b2")
    press(window, "F1")
    assert place() == ("egotzi", "")
    page.session.resign()
    press(window, "F1")
    assert place() == ("egotzi", "end")
    commands(window)["help.contents"].trigger()
    assert place() == (OVERVIEW, "")


def test_the_report_and_the_folder_of_the_log_are_reported_in_this_window(
    window: MainWindow, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = program.show_another()
    commands(window)["help.report"].trigger()
    assert Topic.REPORT in window.notices.texts
    assert other.notices.texts == {}
    assert "Oddments" in QGuiApplication.clipboard().text()
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    commands(window)["help.log"].trigger()
    assert Topic.LOG_FOLDER in window.notices.texts or shown
    assert other.notices.texts == {}
