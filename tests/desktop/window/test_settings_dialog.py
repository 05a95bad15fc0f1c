"""The settings dialog, by mouse and keys: changes apply at once, and mirror the menus."""

from __future__ import annotations

import json

import pytest
from driving import click, commands, game_page, program_of, shown, small
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.players import Human
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language, available_languages, system_language
from desktop.i18n.text import tr
from desktop.theme.theme import SHIPPED
from desktop.widgets.label import Label
from desktop.window.main_window import MainWindow
from desktop.window.settings_dialog import SettingsDialog


@pytest.fixture
def dialog(window: MainWindow) -> SettingsDialog:
    window.play_new(small("wythe"), (Human(), Human()))
    QApplication.processEvents()  # the window becomes active
    board = game_page(window).board
    QTest.keyClick(board, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(SettingsDialog)
    assert dialog.isVisible()
    return dialog


def choose(box: QComboBox, text: str) -> None:
    """Choose by keyboard."""
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
    commands(program.windows[0])["view.settings"].trigger()
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
    settings, page = program_of(window).settings, game_page(window)
    tick(dialog, "view.flat")
    assert settings.flat
    tick(dialog, "view.confirms")
    assert page.session.confirms
    tick(dialog, "view.side")
    assert not page.history.turns.isVisible()
    commands(window)["view.side"].trigger()
    assert dialog.switches["view.side"].isChecked()
    for id, box in dialog.switches.items():  # noqa: A001
        before = box.isChecked()
        tick(dialog, id)
        assert box.isChecked() is not before
        assert commands(window)[id].isChecked() is not before


def test_it_follows_another_window(dialog: SettingsDialog, program: Program, qtbot: QtBot) -> None:
    other = shown(program, qtbot)
    commands(other)["view.confirms"].trigger()
    assert dialog.switches["view.confirms"].isChecked()


def test_it_closes_and_opens_again(dialog: SettingsDialog, window: MainWindow) -> None:
    click(dialog.close_button)
    assert not dialog.isVisible()
    commands(window)["view.settings"].trigger()
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


def test_a_folder_of_own_themes_that_cannot_be_made_is_reported(
    dialog: SettingsDialog, program: Program
) -> None:
    folder = program.appearance.themes.folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file lies in its place")
    click(dialog.folder)
    assert dialog.problem.isVisible()
    assert "could not be created" in dialog.problem.text()


# -- the dialog by itself ------------------------------------------------------------------------


@pytest.fixture
def alone(window: MainWindow) -> SettingsDialog:
    """Return a dialog over a start page."""
    commands(window)["view.settings"].trigger()
    (dialog,) = window.findChildren(SettingsDialog)
    return dialog


def offered_in(box: QComboBox) -> list[str]:
    return [box.itemText(row) for row in range(box.count())]


def test_at_first_it_shows_what_is_in_force(alone: SettingsDialog, program: Program) -> None:
    assert alone.windowTitle() == "Settings – Oddments"
    assert offered_in(alone.theme) == [
        "Follow the system",
        *[theme.name for theme in SHIPPED.values()],
    ]
    assert alone.theme.currentText() == "Follow the system"
    assert offered_in(alone.zoom) == [
        f"{percent} %" for percent in (80, 90, 100, 110, 125, 150, 175, 200)
    ]
    assert alone.zoom.currentText() == "100 %"
    assert offered_in(alone.language) == [
        f"System language ({system_language().name})",
        *[language.name for language in available_languages()],
    ]
    assert alone.language.currentIndex() == 0
    names = [box.accessibleName() for box in (alone.theme, alone.zoom, alone.language)]
    assert names == ["Theme", "Size of text and controls", "Language"]
    assert not alone.problem.isVisible()
    assert not alone.folder.icon().isNull()
    assert alone.folder.toolTip() == "Open the folder where themes are stored"
    assert not alone.close_button.icon().isNull()
    headings = [
        each.text() for each in alone.findChildren(Label) if each.property("role") == "name"
    ]
    assert headings == ["Appearance", "Boards", "Playing", "Window"]
    assert not alone.isModal()


def test_a_language_is_applied_at_once_and_stored(alone: SettingsDialog, program: Program) -> None:
    choose(alone.language, "Deutsch")
    assert UI_LANGUAGE.language == Language("de")
    assert program.settings.language == "de"
    assert alone.language.currentText() == "Deutsch"
    assert alone.windowTitle() == tr("Settings – Oddments") != "Settings – Oddments"
    assert alone.theme.itemText(0) == tr("Follow the system") != "Follow the system"
    assert alone.switches["view.flat"].text() == tr("&Draw stacks flat").replace("&", "")
    QTest.keyClick(alone.language, Qt.Key.Key_Home)
    assert (UI_LANGUAGE.language, program.settings.language) == (system_language(), "system")


def test_a_language_that_is_not_there_any_more_is_that_of_the_system(
    window: MainWindow, program: Program
) -> None:
    program.settings.language = "tlh"
    commands(window)["view.settings"].trigger()
    (dialog,) = window.findChildren(SettingsDialog)
    assert dialog.language.currentIndex() == 0


def test_each_check_box_has_the_title_and_key_of_its_action(
    alone: SettingsDialog, window: MainWindow
) -> None:
    assert list(alone.switches) == [
        "view.flat",
        "view.animated",
        "view.confirms",
        "view.sounds",
        "view.side",
        "view.turns",
        "view.tree",
    ]
    for name, box in alone.switches.items():
        action = commands(window)[name]
        assert box.text() == action.title
        assert box.toolTip() == action.toolTip()
        assert box.isChecked() is action.isChecked()
    program_of(window).keymap.choose(commands(window), "view.flat", ["F7"])
    assert alone.switches["view.flat"].toolTip().endswith("(F7)")


def test_why_the_folder_is_not_shown_is_read_aloud_and_can_be_copied(
    alone: SettingsDialog,
    program: Program,
    monkeypatch: pytest.MonkeyPatch,
    announcements: list[tuple[str, bool]],
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    click(alone.folder)
    folder = program.appearance.themes.folder
    assert folder.is_dir()
    assert alone.problem.text() == f"Put your themes into {folder}."
    assert announcements == [(f"Put your themes into {folder}.", True)]
    assert alone.problem.property("role") == "refusal"
    assert alone.problem.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    folder.rmdir()
    folder.write_text("a file")
    click(alone.folder)
    assert str(folder) in alone.problem.text()
    assert announcements[1] == (alone.problem.text(), True)


def test_themes_that_were_added_are_offered_when_it_is_shown_again(
    alone: SettingsDialog, window: MainWindow, program: Program
) -> None:
    alone.close()
    program.appearance.themes.folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"name": "Sea", "extends": "dark"})
    (program.appearance.themes.folder / "sea.json").write_text(text)
    commands(window)["view.settings"].trigger()
    assert alone.isVisible()
    assert offered_in(alone.theme)[-1] == "Sea"
    assert offered_in(alone.theme).count("Sea") == 1
