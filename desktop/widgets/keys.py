"""Keys in every window: Enter presses, one key moves on, and fields take theirs or any of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

_Modifier = Qt.KeyboardModifier
_NO_KEYS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)


class KeyField(QLineEdit):
    """Takes every key, even shortcuts and Tab; only Esc leaves the field without one.

    Signals:
        caught(str): a key in Qt's portable text.
        left: Esc was pressed, or the focus went elsewhere.
    """

    caught = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._catch(event)
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def _catch(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        held = event.modifiers() & ~_Modifier.KeypadModifier
        if key == Qt.Key.Key_Escape and held == _Modifier.NoModifier:
            self.left.emit()
        elif key not in _NO_KEYS:
            text = event.text()
            if text and text.isprintable() and not text.isalnum() and not text.isspace():
                held &= ~_Modifier.ShiftModifier  # only needed to type a character such as "?"
            self.caught.emit(QKeySequence(held.value | key.value).toString())


class OwnKeys(QObject):
    """Lets a field handle keys itself, even if they are shortcuts of the window."""

    def __init__(self, field: QWidget, keys: Mapping[str, Callable[[], object]]) -> None:
        """``keys``: [key in Qt's portable text] -> what it does."""
        super().__init__(field)
        self._keys = keys
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        held = event.modifiers() & ~_Modifier.KeypadModifier
        act = self._keys.get(QKeySequence(held.value | event.key()).toString())
        if act is None:
            return False
        if event.type() == QEvent.Type.KeyPress:
            act()
        event.accept()  # also ShortcutOverride, or a shortcut would have it
        return True


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


def focus_next(panes: Sequence[QWidget], step: int) -> None:
    """Move the focus to the next pane, or with -1 to the previous one.

    ``panes`` are the first controls of each part, in tab order.
    """
    here = _pane_at(panes, QApplication.focusWidget())
    there = panes[(here + step) % len(panes)] if here >= 0 else panes[0]
    there.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _pane_at(panes: Sequence[QWidget], focused: QWidget | None) -> int:
    """Return the index of the last pane before the focus in tab order, -1 for none."""
    widget = focused
    while widget is not None:
        if widget in panes:
            return panes.index(widget)
        widget = widget.previousInFocusChain()
        if widget is focused:
            break
    return -1
