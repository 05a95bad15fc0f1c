"""The buttons of steps without a place: what they would do is seen while they are pointed at."""

from __future__ import annotations

import pytest
from driving import PERSONS, game_page, lay_out, small
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from desktop.main_window import MainWindow
from rules.position import Button


def enter(button: Button, window: MainWindow) -> None:
    widget = game_page(window).step_buttons.buttons[button]
    middle = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(middle, middle, QPointF(widget.mapToGlobal(middle))))


def leave(button: Button, window: MainWindow) -> None:
    widget = game_page(window).step_buttons.buttons[button]
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


@pytest.mark.parametrize("key", ["egotzi", "oddy", "wythe"])
def test_what_a_button_would_do_is_shown_until_the_mouse_leaves_it(
    window: MainWindow, key: str
) -> None:
    page = lay_out(window, small(key), seats=PERSONS)
    page.session.play(page.session.position.legal_steps()[0])
    assert Button.SWAP in page.session.buttons
    pointed: list[int] = []
    page.step_buttons.pointed.connect(pointed.append)
    enter(Button.SWAP, window)
    assert page.board._ghost.button == Button.SWAP
    leave(Button.SWAP, window)
    assert page.board._ghost.button == -1
    assert pointed == [Button.SWAP, -1]
