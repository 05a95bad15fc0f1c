"""The help window by itself, with nothing but settings and an appearance."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import delete_what_is_closed
from lone_widgets import emitted
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.help.pages import KEYS, help_page
from desktop.help.window import HelpWindow
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.theme import DARK
from desktop.theme.themes import Themes


class Services:
    """All that the window uses."""

    def __init__(self, folder: Path) -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self._parent = QObject()
        self.appearance = Appearance(self.settings, Themes(folder / "themes"), self._parent)


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path) -> Iterator[Services]:
    yield Services(tmp_path)
    QApplication.instance().setStyleSheet("")  # type: ignore[union-attr]


@pytest.fixture
def help_window(services: Services, qtbot: QtBot) -> HelpWindow:
    made = HelpWindow(services.settings, services.appearance)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_it_shows_the_page_that_is_asked_for(help_window: HelpWindow) -> None:
    assert help_window.pages.count() == len(KEYS)
    for key in KEYS[:2]:
        help_window.open_page(key)
        assert help_window.browser.key == key
        assert help_window.pages.currentRow() == KEYS.index(key)
        assert help_window.windowTitle() == f"{help_page(key).title} – Help – Oddments"
    help_window.close()


def test_it_remembers_its_size_and_says_when_it_is_closed(
    services: Services, help_window: HelpWindow
) -> None:
    closes, gone = emitted(help_window.closed), list[bool]()
    help_window.destroyed.connect(lambda: gone.append(True))
    help_window.resize(700, 500)
    QTest.keyClick(help_window, Qt.Key.Key_Escape)
    assert len(closes) == 1
    delete_what_is_closed()
    assert gone == [True]
    again = HelpWindow(services.settings, services.appearance)
    assert again.size().toTuple() == (700, 500)
    again.close()


def test_it_wears_the_theme_and_grows_with_the_zoom(
    services: Services, help_window: HelpWindow
) -> None:
    help_window.open_page(KEYS[0])
    before = help_window.browser.viewport().grab().toImage()
    services.appearance.choose("dark")
    assert services.appearance.theme is DARK
    assert help_window.browser.viewport().grab().toImage() != before
    width = help_window.pages.width()
    services.appearance.zoom_to(1.5)
    assert help_window.pages.width() > width
    help_window.close()
