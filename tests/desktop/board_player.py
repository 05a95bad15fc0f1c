"""A player at a board without a window around it."""

import random

from driving import small
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from desktop.board.animation import MovingItem
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from rules.position import PLACE, Position
from rules.refusal import Refusal
from rules.setup import Setup

LEFT = Qt.MouseButton.LeftButton


class Player:
    """Plays every step chosen on the board, and records what the board emits."""

    def __init__(self, qtbot: QtBot, setup: Setup, size: tuple[int, int] = (640, 560)) -> None:
        self.position = setup.start()
        self.steps: list[int] = []
        self.refusals: list[Refusal] = []
        self.view = BoardView()
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.view.set_game(setup)
        self.view.set_animated(False)
        self.view.input.step_chosen.connect(self.steps.append)
        self.view.input.refused.connect(lambda refusal, _site: self.refusals.append(refusal))
        with qtbot.waitExposed(self.view):
            self.view.show()
        self.view.show_position(self.position)

    def click(self, site: int, hand: int | None = None) -> None:
        if hand is not None:
            self.view.input.set_hand(hand)
        self.press(self.view.site_point(site))

    def press(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, pos=point)

    def play(self, step: int) -> None:
        last = self.position.change(step)
        self.position = self.position.copy()
        self.position.play(step)
        self.view.show_position(self.position, last=last)

    def site(self, name: str) -> int:
        return int(self.position.board.site(name))


def choose(position: Position, dice: random.Random) -> int:
    by_hand = [step for step in position.legal_steps() if step >= PLACE]
    return dice.choice(by_hand or position.legal_steps())


def hover(view: QAbstractScrollArea, point: QPoint) -> None:
    """Move the mouse over a viewport; the system's pointer might be over another window."""
    at = QPointF(point)
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def move_held(view: BoardView, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
    """Move the mouse with a button down."""
    at, held = QPointF(point), Qt.KeyboardModifier.NoModifier
    where = QPointF(view.viewport().mapToGlobal(point))
    event = QMouseEvent(QEvent.Type.MouseMove, at, where, Qt.MouseButton.NoButton, button, held)
    QApplication.sendEvent(view.viewport(), event)


def drag(
    view: BoardView,
    start: QPoint,
    end: QPoint,
    *,
    moves: int = 4,
    button: Qt.MouseButton = LEFT,
) -> None:
    hover(view, start)
    QTest.mousePress(view.viewport(), button, pos=start)
    for move in range(1, moves + 1):
        move_held(view, start + (end - start) * (move / moves), button)
    QTest.mouseRelease(view.viewport(), button, pos=end)


def scene(view: BoardView) -> BoardScene:
    found = view.scene()
    assert isinstance(found, BoardScene)
    return found


def moving(view: BoardView) -> int:
    """Return how many pieces are moving."""
    return sum(isinstance(item, MovingItem) for item in scene(view).items())


def player_of(qtbot: QtBot, key: str) -> Player:
    return Player(qtbot, small(key), (320, 300))
