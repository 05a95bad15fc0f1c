"""The panels beside the board: dragged, hidden, and remembered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import game_page, shown, small
from lone_game import place
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.players import Human
from desktop.play.game_page import GamePage
from desktop.play.side_split import SideSplit
from desktop.window.main_window import MainWindow

MakeProgram = Callable[..., Program]


def open_game(window: MainWindow) -> GamePage:
    window.play_new(small("yodd"), (Human(), Human()))
    QApplication.processEvents()
    return game_page(window)


def drag(page: GamePage, by_px: int) -> None:
    """Drag the handle between board and panels to the left."""
    handle = page.split.handle(1)
    start = handle.rect().center()
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(handle, left, pos=start)
    QTest.mouseMove(handle, start - QPoint(by_px, 0))
    QTest.mouseRelease(handle, left, pos=handle.rect().center())


def side_width(page: GamePage) -> int:
    return page.split.sizes()[1]


def test_the_panels_and_the_list_are_hidden_by_key_everywhere(
    make_program: MakeProgram, qtbot: QtBot
) -> None:
    program = make_program()
    window = shown(program, qtbot)
    page = open_game(window)
    board = page.board.width()
    QTest.keyClick(page.board, Qt.Key.Key_F9)
    QApplication.processEvents()
    assert not page.players.score.isVisible()
    assert page.board.width() > board
    assert page.status.isVisible()
    place(page.session, "Bc3")
    QTest.keyClick(page.board, Qt.Key.Key_P)  # keys play all the same
    assert page.session.record.node.text == "pass"
    other = open_game(shown(program, qtbot))
    assert not other.players.score.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_F9)
    assert page.players.score.isVisible()
    assert other.players.score.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert not page.history.turns.isVisible()
    assert page.players.score.isVisible()
    later = open_game(shown(make_program(), qtbot))
    assert not later.history.turns.isVisible()


def test_esc_takes_a_turn_back_before_leaving_full_screen(window: MainWindow, qtbot: QtBot) -> None:
    window.play_new(small("yodd"), (Human(), Human()))
    page = game_page(window)
    page.session.play(page.session.position.read("Bc3")[0])
    page.session.play(page.session.position.read("Ba1,We3")[0])
    QTest.keyClick(page.board, Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not page.session.steps
    assert window.isFullScreen()
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.isFullScreen())


# -- the splitter alone ----------------------------------------------------------------------


@pytest.fixture
def split(qtbot: QtBot) -> SideSplit:
    made = SideSplit(QWidget(), QWidget())
    qtbot.addWidget(made)
    made.show()
    return made


def width_at(split: SideSplit, width: int) -> int:
    """Return the width of the panels in a window of this width."""
    split.resize(width, 300)
    assert sum(split.sizes()) + split.handleWidth() == width
    return split.sizes()[1]


def test_the_panels_have_a_quarter_of_the_width_by_default_within_limits(
    split: SideSplit,
) -> None:
    assert split.orientation() == Qt.Orientation.Horizontal
    assert split.handleWidth() == 12
    line = split.fontMetrics().height()
    assert width_at(split, 600) == 18 * line
    assert width_at(split, 80 * line) == pytest.approx(0.27 * 80 * line, abs=1)
    assert width_at(split, 300 * line) == 27 * line


def test_a_chosen_share_is_limited_to_most_of_the_width(split: SideSplit) -> None:
    split.set_share(0.4)
    assert width_at(split, 2000) == pytest.approx(800, abs=1)
    split.set_share(0.9)
    assert width_at(split, 2000) == pytest.approx(1200, abs=1)
    split.set_share(0.01)
    assert width_at(split, 2000) == 18 * split.fontMetrics().height()
    split.set_share(None)
    assert width_at(split, 2000) == 27 * split.fontMetrics().height()


def test_panels_get_the_width_they_need(split: SideSplit) -> None:
    wide = QWidget(split.second)
    wide.setMinimumWidth(500)
    column = QVBoxLayout(split.second)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(wide)
    wide.show()
    assert width_at(split, 1000) == 500


def test_the_width_is_dragged_and_remembered_and_the_window_size_restored(
    make_program: MakeProgram, qtbot: QtBot
) -> None:
    window = shown(make_program(), qtbot)
    window.resize(760, 640)
    page = open_game(window)
    before = side_width(page)
    drag(page, 60)
    wide = side_width(page)
    assert abs(wide - before - 60) <= 15
    window.close()
    again = shown(make_program(), qtbot)
    assert again.size().toTuple() == (760, 640)
    assert side_width(open_game(again)) == pytest.approx(wide, abs=2)
