"""Size and place of windows, and the zoom of their text, without a program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import delete_what_is_closed
from lone_widgets import emitted
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.settings.side_window import SideWindow
from desktop.settings.window_size import WindowSize
from desktop.theme.theme import SHIPPED, Theme
from desktop.theme.themes import Themes


class Services:
    """Settings, and an appearance that follows them."""

    def __init__(self, folder: Path) -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self._parent = QObject()
        self.appearance = Appearance(self.settings, Themes(folder / "themes"), self._parent)


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path) -> Iterator[Services]:
    yield Services(tmp_path)
    QApplication.instance().setStyleSheet("")  # type: ignore[union-attr]


def sized(window: QWidget, services: Services, contents: QWidget | None = None) -> WindowSize:
    return WindowSize(
        window,
        services.settings,
        services.appearance,
        Settings.help_geometry,
        first_px=(400, 300),
        least_px=(200, 100),
        contents=contents,
    )


def test_a_window_has_the_size_of_the_one_before(services: Services, qtbot: QtBot) -> None:
    sizes = []
    for _ in range(2):
        window = QWidget()
        qtbot.addWidget(window)
        size = sized(window, services)
        assert window.minimumSize().toTuple() == (200, 100)
        sizes.append(window.size().toTuple())
        window.resize(500, 450)
        size.remember()
    assert sizes == [(400, 300), (500, 450)]
    assert services.settings.geometry is None


@pytest.mark.styled
def test_text_and_spaces_follow_the_zoom(services: Services, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label, layout = QLabel("text"), QVBoxLayout(window)
    layout.addWidget(label)
    layout.setSpacing(8)
    window.show()
    size = sized(window, services)
    zoomed = emitted(size.zoomed)
    size.fit()
    assert len(zoomed) == 1
    heights = [label.fontMetrics().height()]
    services.appearance.zoom_to(1.5)
    heights.append(label.fontMetrics().height())
    assert layout.spacing() == 12
    assert heights[1] > heights[0]
    assert len(zoomed) == 2
    size.fit()
    assert len(zoomed) == 2  # nothing has changed


def test_new_layouts_are_zoomed_when_the_window_says_so(services: Services, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    contents, beside = QWidget(window), QWidget(window)
    size = sized(window, services, contents)
    services.appearance.zoom_to(2.0)
    layouts = [QVBoxLayout(contents), QVBoxLayout(beside)]
    for layout in layouts:
        layout.setSpacing(5)
    size.fit()
    assert [layout.spacing() for layout in layouts] == [5, 5]
    size.fit(rebuilt=True)
    assert [layout.spacing() for layout in layouts] == [10, 5]


class Window(SideWindow):
    """A window with a text and a button."""

    def __init__(self, services: Services) -> None:
        super().__init__(
            services.settings,
            services.appearance,
            Settings.library_geometry,
            first_px=(400, 300),
            least_px=(200, 100),
        )
        self.label, self.button = QLabel("text"), QPushButton("Do it")
        column = QVBoxLayout(self)
        column.addWidget(self.label)
        column.addWidget(self.button)
        self.themes: list[Theme] = []
        self.window_size.fit()

    def set_theme(self, theme: Theme) -> None:
        self.themes.append(theme)


@pytest.fixture
def window(services: Services, qtbot: QtBot) -> Window:
    made = Window(services)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_a_side_window_closes_by_escape_and_is_gone(services: Services, window: Window) -> None:
    closes, gone = emitted(window.closed), []
    window.destroyed.connect(lambda: gone.append(True))
    window.resize(450, 350)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert len(closes) == 1
    delete_what_is_closed()
    assert gone == [True]
    again = Window(services)
    assert again.size().toTuple() == (450, 350)
    again.close()


@pytest.mark.styled
def test_a_side_window_follows_theme_and_zoom(services: Services, window: Window) -> None:
    services.appearance.choose("dark")
    assert window.themes == [SHIPPED["dark"]]
    heights = []
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Minus, Qt.Key.Key_0):
        QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        heights.append((services.settings.zoom, window.label.fontMetrics().height()))
    assert [zoom for zoom, _height in heights] == [1.1, 1.0, 0.9, 1.0]
    assert heights[0] > heights[1] == heights[3] > heights[2]
    window.resize(2400, 1800)
    assert window.label.fontMetrics().height() > heights[3][1]
    window.close()


def test_a_side_window_has_keys_of_its_own_and_enter_presses_its_buttons(window: Window) -> None:
    pressed: list[str] = []
    window.add_shortcut("Ctrl+J", lambda: pressed.append("Ctrl+J"))
    window.button.clicked.connect(lambda: pressed.append("button"))
    QTest.keyClick(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    window.button.setFocus()
    QTest.keyClick(window.button, Qt.Key.Key_Return)
    assert pressed == ["Ctrl+J", "button"]
    window.close()
