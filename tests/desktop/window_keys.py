"""Keys pressed in a window, as a user presses them."""

from __future__ import annotations

from driving import commands
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.window.main_window import MainWindow


def press(window: MainWindow, *keys: str) -> None:
    """Press keys one after another in the focused widget, each in Qt's portable text."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    for key in keys:
        QTest.keySequence(window.focusWidget() or window, QKeySequence(key))
        QApplication.processEvents()


def enabled(window: MainWindow, menu: str) -> set[str]:
    """Return the enabled actions of a menu."""
    return {
        name.partition(".")[2]
        for name, action in commands(window).items()
        if name.startswith(f"{menu}.") and action.isEnabled()
    }
