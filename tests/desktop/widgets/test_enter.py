"""Enter presses the button that has the focus, and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.enter import press_by_enter

K = Qt.Key


class Window(QWidget):
    """Two buttons and a field; notes down what Enter did."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.other, self.field = QPushButton("1"), QPushButton("2"), QLineEdit()
        self.pressed: list[str] = []
        self.answers: list[bool] = []
        column = QVBoxLayout(self)
        for widget in (self.first, self.other, self.field):
            column.addWidget(widget)
        for button in (self.first, self.other):
            button.clicked.connect(lambda _=False, b=button: self.pressed.append(b.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.answers.append(press_by_enter(self, event))


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = Window()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.mark.parametrize("enter", [K.Key_Return, K.Key_Enter])
def test_enter_presses_the_focused_button(window: Window, enter: Qt.Key) -> None:
    window.other.setFocus()
    QTest.keyClick(window.other, enter)
    assert window.pressed == ["2"]
    assert window.answers == [True]


def test_other_keys_and_other_controls_are_left_alone(window: Window) -> None:
    window.first.setFocus()
    QTest.keyClick(window.first, K.Key_A)
    window.field.setFocus()
    QTest.keyClick(window.field, K.Key_Return)
    assert window.pressed == []
    assert window.answers == [False, False]


def test_a_button_that_cannot_be_used_is_not_pressed(window: Window) -> None:
    window.first.setFocus()
    window.first.setEnabled(False)
    QTest.keyClick(window, K.Key_Return)
    assert "1" not in window.pressed
