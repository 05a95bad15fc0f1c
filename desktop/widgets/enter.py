"""Enter presses the button that has the focus, in windows as in dialogs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


def press_by_enter(window: QWidget, event: QKeyEvent) -> bool:
    """Click the focused button of ``window`` if the key is Enter; return whether it was clicked.

    Qt does so by itself only for the default buttons of dialogs.
    """
    focused = window.focusWidget()
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not enter or not isinstance(focused, QAbstractButton):
        return False
    focused.click()
    return True
