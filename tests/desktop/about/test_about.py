"""The About dialog and the licences, by mouse and by keys."""

from __future__ import annotations

import pytest
from driving import window_actions
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.about.about_dialog import AboutDialog
from desktop.about.components import components
from desktop.about.licence_dialog import LicenceDialog
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.version import VERSION


def action(window: MainWindow, id: str) -> QAction:  # noqa: A002
    return next(
        menu.actions_by_id[id] for menu in window_actions(window).menus if id in menu.actions_by_id
    )


@pytest.fixture
def about(window: MainWindow) -> AboutDialog:
    action(window, "help.about").trigger()
    (dialog,) = window.findChildren(AboutDialog)
    return dialog


@pytest.fixture
def licences(about: AboutDialog, qtbot: QtBot) -> LicenceDialog:
    about.licences_button.click()
    (dialog,) = about.findChildren(LicenceDialog)
    qtbot.waitUntil(dialog.isVisible)
    return dialog


def names(dialog: LicenceDialog) -> list[str]:
    return [dialog.parts.item(row).text() for row in range(dialog.parts.count())]


def test_the_dialog_names_the_program_and_its_games(about: AboutDialog) -> None:
    shown = " ".join(label.text() for label in about.findChildren(QLabel))
    assert VERSION in shown
    assert all(game.title in shown for game in GAMES.values())


def test_every_component_is_listed_with_its_full_licence(licences: LicenceDialog) -> None:
    assert names(licences) == [f"{part.name} {part.version}" for part in components()]
    for row, part in enumerate(components()):
        licences.parts.setCurrentRow(row)
        shown = licences.text.toPlainText()
        assert part.licence in shown
        assert all(text.strip() in shown for _title, text in part.texts), part.name


def test_only_components_with_the_words_are_listed(licences: LicenceDialog) -> None:
    QTest.keyClick(licences, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert licences.search.hasFocus()
    QTest.keyClicks(licences.search, "openblas")
    assert [name.split()[0] for name in names(licences)] == ["numpy"]
    assert licences.text.textCursor().selectedText().lower() == "openblas"
    first = licences.text.textCursor().position()
    QTest.keyClick(licences.search, Qt.Key.Key_Return)
    assert licences.text.textCursor().position() > first
    QTest.keyClick(licences, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert licences.text.textCursor().position() == first
    assert len(licences.text.extraSelections()) > 1
    assert licences.isVisible(), "Enter does not close it"


def test_after_the_last_match_comes_the_first(licences: LicenceDialog) -> None:
    QTest.keyClicks(licences.search, "openblas")
    first = licences.text.textCursor().position()
    for _ in licences.text.extraSelections():
        QTest.keyClick(licences.search, Qt.Key.Key_Return)
    assert licences.text.textCursor().position() == first


def test_words_without_a_match_are_reported(licences: LicenceDialog) -> None:
    QTest.keyClicks(licences.search, "quagga")
    assert names(licences) == []
    assert licences.found.isVisible()
    assert licences.text.toPlainText() == ""
    licences.search.clear()
    assert len(names(licences)) == len(components())
    assert not licences.found.isVisible()


def test_it_can_be_used_and_closed_by_keys(licences: LicenceDialog) -> None:
    assert licences.parts.hasFocus()
    QTest.keyClick(licences.parts, Qt.Key.Key_Down)
    assert licences.text.toPlainText().startswith("Python ")
    QTest.keyClick(licences.parts, Qt.Key.Key_Tab)
    assert licences.text.hasFocus()
    QTest.keyClick(licences.text, Qt.Key.Key_Tab)
    assert licences.close_button.hasFocus()
    QTest.keyClick(licences, Qt.Key.Key_Escape)
    QApplication.processEvents()


def test_actions_have_the_menu_roles_for_macos(window: MainWindow) -> None:
    roles = {"help.about": "AboutRole", "view.settings": "PreferencesRole", "game.quit": "QuitRole"}
    for id, role in roles.items():  # noqa: A001
        assert action(window, id).menuRole() is QAction.MenuRole[role]
    for menu in window_actions(window).menus:
        for id, other in menu.actions_by_id.items():  # noqa: A001
            if id not in roles:  # a text like "Settings" would be moved to the program's menu
                assert other.menuRole() is QAction.MenuRole.NoRole, id
