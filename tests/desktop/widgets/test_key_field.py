"""A field that waits for a key: which keys it emits, and in which form."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.key_field import KeyField

K, M = Qt.Key, Qt.KeyboardModifier
CTRL, SHIFT, ALT = M.ControlModifier, M.ShiftModifier, M.AltModifier


class Waiting:
    """The field in a window, with what it has emitted."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.field, self.other = KeyField(), QLineEdit()
        self.button = QPushButton("&Go")
        column = QVBoxLayout(self.window)
        for widget in (self.field, self.other, self.button):
            column.addWidget(widget)
        self.caught: list[str] = []
        self.left: list[str] = []
        self.field.caught.connect(self.caught.append)
        self.field.left.connect(lambda: self.left.append("left"))
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.field.setFocus()


@pytest.fixture
def waiting(qtbot: QtBot) -> Waiting:
    return Waiting(qtbot)


@pytest.mark.parametrize(
    ("key", "held", "text"),
    [
        (K.Key_F7, M.NoModifier, "F7"),
        (K.Key_A, M.NoModifier, "A"),
        (K.Key_A, SHIFT, "Shift+A"),
        (K.Key_1, SHIFT, "Shift+1"),
        (K.Key_Z, CTRL | SHIFT, "Ctrl+Shift+Z"),
        (K.Key_Question, SHIFT, "?"),
        (K.Key_Question, SHIFT | ALT, "Alt+?"),
        (K.Key_Space, SHIFT, "Shift+Space"),
        (K.Key_Tab, M.NoModifier, "Tab"),
        (K.Key_Backtab, SHIFT, "Shift+Backtab"),
        (K.Key_G, ALT, "Alt+G"),
        (K.Key_Return, M.NoModifier, "Return"),
        (K.Key_5, M.KeypadModifier, "5"),
        (K.Key_Plus, M.KeypadModifier | CTRL, "Ctrl++"),
        (K.Key_Escape, CTRL, "Ctrl+Esc"),
    ],
)
def test_every_key_is_reported_and_does_nothing_else(
    waiting: Waiting, key: Qt.Key, held: Qt.KeyboardModifier, text: str
) -> None:
    pressed: list[bool] = []
    waiting.button.clicked.connect(pressed.append)
    QTest.keyClick(waiting.field, key, held)
    assert waiting.caught == [text]
    assert waiting.left == []
    assert waiting.field.hasFocus()
    assert waiting.field.text() == ""
    assert pressed == []


@pytest.mark.parametrize(
    "key",
    [
        K.Key_Shift,
        K.Key_Control,
        K.Key_Alt,
        K.Key_AltGr,
        K.Key_Meta,
        K.Key_CapsLock,
        K.Key_NumLock,
        K.Key_unknown,
    ],
)
def test_a_modifier_alone_is_not_a_key(waiting: Waiting, key: Qt.Key) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(waiting.field, QKeyEvent(kind, key.value, M.NoModifier))
    assert waiting.caught == []
    assert waiting.left == []


def test_escape_means_none(waiting: Waiting) -> None:
    QTest.keyClick(waiting.field, K.Key_Escape)
    assert waiting.caught == []
    assert waiting.left == ["left"]
    QTest.keyClick(waiting.field, K.Key_Escape, M.KeypadModifier)
    assert waiting.left == ["left", "left"]


def test_it_is_left_with_the_focus(waiting: Waiting) -> None:
    waiting.other.setFocus()
    assert waiting.left == ["left"]
    assert waiting.caught == []


def test_shortcuts_of_the_window_are_reported_too(waiting: Waiting) -> None:
    override = QKeyEvent(QEvent.Type.ShortcutOverride, K.Key_G.value, ALT)
    override.ignore()
    assert QApplication.sendEvent(waiting.field, override)
    assert override.isAccepted()


def test_nothing_is_typed_in_it(waiting: Waiting) -> None:
    assert waiting.field.isReadOnly()
    assert waiting.field.alignment() & Qt.AlignmentFlag.AlignHCenter
