"""Bringing windows to the front, as far as a window alone can show it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.foreground import bring_forward


class Noted(QWidget):
    """A window that counts how often it is raised and activated."""

    def __init__(self) -> None:
        super().__init__()
        self.raised = self.activated = 0

    def raise_(self) -> None:
        self.raised += 1
        super().raise_()

    def activateWindow(self) -> None:  # noqa: N802
        self.activated += 1
        super().activateWindow()


@pytest.fixture
def windows(qtbot: QtBot) -> tuple[Noted, Noted]:
    """Two windows, the second of them in front."""
    both = Noted(), Noted()
    for window in both:
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
    both[1].activateWindow()
    qtbot.waitUntil(both[1].isActiveWindow)
    return both


def test_a_window_comes_before_another_one(windows: tuple[Noted, Noted], qtbot: QtBot) -> None:
    first, _second = windows
    bring_forward(first)
    qtbot.waitUntil(first.isActiveWindow)
    assert (first.raised, first.activated) == (1, 1)


def test_a_window_that_is_hidden_is_shown(windows: tuple[Noted, Noted], qtbot: QtBot) -> None:
    first, _second = windows
    first.hide()
    bring_forward(first)
    assert first.isVisible()
    qtbot.waitUntil(first.isActiveWindow)


@pytest.mark.parametrize("before", ["showMaximized", "showNormal"])
def test_an_icon_becomes_the_window_that_it_was(windows: tuple[Noted, Noted], before: str) -> None:
    first, _second = windows
    getattr(first, before)()
    maximized = first.isMaximized()
    first.showMinimized()
    assert first.isMinimized()
    bring_forward(first)
    assert not first.isMinimized()
    assert first.isMaximized() is maximized


def test_under_x11_it_is_requested_again_once_the_time_is_known(
    windows: tuple[Noted, Noted], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _second = windows
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(QGuiApplication, "focusWindow", lambda: None)
    changed: list[int] = []
    monkeypatch.setattr(QWindow, "setIcon", lambda _window, icon: changed.append(icon.cacheKey()))
    bring_forward(first)
    assert (first.raised, first.activated) == (1, 1)
    assert changed == [
        first.windowHandle().icon().cacheKey()
    ]  # for which the server sends an event with the time
    qtbot.waitUntil(lambda: (first.raised, first.activated) == (2, 2))


def test_under_x11_a_program_in_front_needs_no_second_request(
    windows: tuple[Noted, Noted], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = windows
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    bring_forward(first)  # a window of this program has the focus
    monkeypatch.setattr(QGuiApplication, "focusWindow", lambda: None)
    bring_forward(second)
    qtbot.waitUntil(lambda: second.activated >= 3)  # one by the fixture
    assert first.activated == 1
