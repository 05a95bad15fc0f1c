"""The settings dialog, by mouse and keys: all is in force at once, and mirrors the menus."""

from __future__ import annotations

import json

import pytest
from driving import click, game_page, shown, small
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from desktop.game.players import Person
from desktop.looks.theme import SHIPPED
from desktop.main_window import MainWindow
from desktop.program import Program
from desktop.settings_dialog import SettingsDialog


@pytest.fixture
def dialog(window: MainWindow) -> SettingsDialog:
    window.play_new(small("wythe"), (Person(), Person()))
    QApplication.processEvents()  # the window becomes active
    board = game_page(window).board
    QTest.keyClick(board, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(SettingsDialog)
    assert dialog.isVisible()
    return dialog


def choose(box: QComboBox, text: str) -> None:
    """Choose by keys, as one would."""
    box.setFocus()
    for _ in range(box.count()):
        if box.currentText() == text:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == text


def tick(dialog: SettingsDialog, id: str) -> None:  # noqa: A002
    box = dialog.switches[id]
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))


def test_a_theme_is_chosen_and_seen_at_once(dialog: SettingsDialog, program: Program) -> None:
    choose(dialog.theme, "Print")
    assert program.appearance.theme is SHIPPED["print"]
    program.appearance.choose("dark")
    assert dialog.theme.currentText() == "Dark"


def test_own_themes_are_offered(
    dialog: SettingsDialog, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    click(dialog.folder)
    assert opened == [QUrl.fromLocalFile(str(program.appearance.themes.folder))]
    text = json.dumps({"name": "Sea", "extends": "dark"})
    (program.appearance.themes.folder / "sea.json").write_text(text)
    program.windows[0].show_settings()
    choose(dialog.theme, "Sea")
    assert program.appearance.chosen == "sea"


def test_the_size_is_chosen(dialog: SettingsDialog, program: Program, window: MainWindow) -> None:
    before = window.fontMetrics().height()
    choose(dialog.zoom, "150 %")
    assert program.settings.zoom == 1.5
    assert window.fontMetrics().height() > before
    program.appearance.zoom(0)
    assert dialog.zoom.currentText() == "100 %"


def test_switches_do_what_the_menus_do(dialog: SettingsDialog, window: MainWindow) -> None:
    settings, page = window.program.settings, game_page(window)
    tick(dialog, "view.flat")
    assert settings.flat
    tick(dialog, "view.confirms")
    assert page.session.confirms
    tick(dialog, "view.side")
    assert not page.history.turns.isVisible()
    window.commands["view.side"].trigger()
    assert dialog.switches["view.side"].isChecked()
    for id, box in dialog.switches.items():  # noqa: A001
        before = box.isChecked()
        tick(dialog, id)
        assert box.isChecked() is not before
        assert window.commands[id].isChecked() is not before


def test_it_follows_another_window(dialog: SettingsDialog, program: Program, qtbot: QtBot) -> None:
    other = shown(program, qtbot)
    other.commands["view.confirms"].trigger()
    assert dialog.switches["view.confirms"].isChecked()


def test_it_closes_and_opens_again(dialog: SettingsDialog, window: MainWindow) -> None:
    click(dialog.close_button)
    assert not dialog.isVisible()
    window.commands["view.settings"].trigger()
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_all_of_it_has_a_name(dialog: SettingsDialog) -> None:
    for control in (dialog.theme, dialog.zoom, dialog.folder, *dialog.switches.values()):
        assert control.accessibleName() or control.property("text")


def test_the_folder_of_own_themes_is_named_where_no_program_shows_it(
    dialog: SettingsDialog, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    assert not dialog.problem.isVisible()
    click(dialog.folder)
    assert dialog.problem.isVisible()
    assert str(program.appearance.themes.folder) in dialog.problem.text()
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    click(dialog.folder)
    assert not dialog.problem.isVisible()


def test_a_folder_of_own_themes_that_cannot_be_made_is_told(
    dialog: SettingsDialog, program: Program
) -> None:
    folder = program.appearance.themes.folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file lies in its place")
    click(dialog.folder)
    assert dialog.problem.isVisible()
    assert "could not be created" in dialog.problem.text()
