"""The About dialog, by itself and from the menu."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driving import delete_what_is_closed, window_actions
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.about.about_dialog import AboutDialog
from desktop.about.components import components
from desktop.about.licence_dialog import LicenceDialog
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.theme.icons import program_icon
from desktop.theme.theme import LIGHT
from desktop.widgets.label import Label
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.version import VERSION


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    yield made
    made.close()


def opened(parent: QWidget, qtbot: QtBot, notice: str = "The core is slow.") -> AboutDialog:
    box = AboutDialog(LIGHT, notice, parent)
    box.open()
    qtbot.waitUntil(box.isActiveWindow)
    return box


def words(box: AboutDialog) -> list[tuple[str, str]]:
    return [(label.text(), label.property("role")) for label in box.findChildren(Label)]


def test_it_names_the_program_its_games_and_its_licence(parent: QWidget, qtbot: QtBot) -> None:
    box = opened(parent, qtbot)
    assert box.windowTitle() == "About Oddments"
    title, games, licence, notice = words(box)
    assert notice == ("The core is slow.", "")
    assert title == (f"Oddments {VERSION}", "title")
    assert games == (", ".join(game.title for game in GAMES.values()), "")
    assert licence[1] == "quiet"
    assert "MIT licence" in licence[0]
    (picture,) = [label for label in box.findChildren(QLabel) if not label.pixmap().isNull()]
    assert picture.pixmap().toImage() == program_icon().pixmap(72, 72).toImage()
    assert picture.width() == 72  # the text gets the rest of the width


def test_enter_closes_it(parent: QWidget, qtbot: QtBot) -> None:
    box = opened(parent, qtbot)
    assert box.close_button.hasFocus()
    assert box.close_button.isDefault()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert not box.isVisible()


def test_the_licences_open_over_it_and_are_deleted_when_closed(
    parent: QWidget, qtbot: QtBot
) -> None:
    box = opened(parent, qtbot)
    QTest.mouseClick(box.licences_button, Qt.MouseButton.LeftButton)
    (licences,) = box.findChildren(LicenceDialog)
    assert licences.isVisible()
    assert licences.isModal()
    licences.close()
    delete_what_is_closed()
    assert box.findChildren(LicenceDialog) == []
    QTest.mouseClick(box.close_button, Qt.MouseButton.LeftButton)
    assert not box.isVisible()


def test_it_follows_the_language(parent: QWidget, qtbot: QtBot) -> None:
    box = opened(parent, qtbot)
    UI_LANGUAGE.set_language(Language("de"))
    assert box.windowTitle() == tr("About Oddments") != "About Oddments"
    assert box.licences_button.text() == tr("&Licences …") != "&Licences …"
    assert box.close_button.text() == tr("&Close") != "&Close"
    assert "MIT" in words(box)[2][0]
    assert "free software" not in words(box)[2][0]


# -- from the menu -------------------------------------------------------------------------------


def action(window: MainWindow, name: str) -> QAction:
    menus = window_actions(window).menus
    return next(menu.actions_by_id[name] for menu in menus if name in menu.actions_by_id)


def test_every_component_is_listed_with_its_full_licence(window: MainWindow, qtbot: QtBot) -> None:
    action(window, "help.about").trigger()
    (about,) = window.findChildren(AboutDialog)
    about.licences_button.click()
    (licences,) = about.findChildren(LicenceDialog)
    qtbot.waitUntil(licences.isVisible)
    rows = range(licences.parts.count())
    names = [licences.parts.item(row).text() for row in rows]
    assert names == [f"{part.name} {part.version}" for part in components()]
    for row, part in enumerate(components()):
        licences.parts.setCurrentRow(row)
        shown = licences.text.toPlainText()
        assert part.licence in shown
        assert all(text.strip() in shown for _title, text in part.texts), part.name


def test_actions_have_the_menu_roles_for_macos(window: MainWindow) -> None:
    roles = {"help.about": "AboutRole", "view.settings": "PreferencesRole", "game.quit": "QuitRole"}
    for name, role in roles.items():
        assert action(window, name).menuRole() is QAction.MenuRole[role]
    for menu in window_actions(window).menus:
        for name, other in menu.actions_by_id.items():
            if name not in roles:  # a text like "Settings" would be moved to the program's menu
                assert other.menuRole() is QAction.MenuRole.NoRole, name
