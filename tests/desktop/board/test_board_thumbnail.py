"""Small pictures of boards, drawn late."""

from __future__ import annotations

from functools import partial

import pytest
from driving import small
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from desktop.board.board_thumbnail import BoardThumbnail, middle_of_a_game
from desktop.board.picture import board_picture
from desktop.painting.drawing import Drawing
from desktop.theme.theme import DARK, LIGHT, Theme
from rules.games import GAMES
from rules.position import Position


def thumbnail(qtbot: QtBot, width: int, height: int) -> BoardThumbnail:
    made = BoardThumbnail(LIGHT)
    qtbot.addWidget(made)
    made.resize(width, height)
    return made


def draw_now(made: BoardThumbnail) -> QImage:
    """Draw the picture without waiting, and return it."""
    made.grab()
    (timer,) = made.findChildren(QTimer)
    assert timer.isActive()
    assert timer.isSingleShot()
    timer.timeout.emit()
    timer.stop()
    return made.grab().toImage()


def expected(position: Position, side: int, theme: Theme = LIGHT, *, names: bool) -> QImage:
    """Return what a square thumbnail shows."""
    return board_picture(position, side, theme, drawing=Drawing(coordinates=names))


def looks_like(seen: QImage, board: QImage, at: tuple[int, int] = (0, 0)) -> bool:
    """Return whether a board is visible at a place; it is transparent over the window."""
    for x in range(4, board.width(), 7):
        for y in range(4, board.height(), 7):
            colour = board.pixelColor(x, y)
            if colour.alpha() == 255 and seen.pixelColor(at[0] + x, at[1] + y) != colour:
                return False
    return True


def test_a_thumbnail_expands_and_ignores_clicks(qtbot: QtBot) -> None:
    made = thumbnail(qtbot, 100, 100)
    both = QSizePolicy.Policy.Expanding
    assert (made.sizePolicy().horizontalPolicy(), made.sizePolicy().verticalPolicy()) == (
        both,
        both,
    )
    assert made.sizeHint() == made.minimumSize() == QSize(90, 90)
    assert made.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_board_is_drawn_after_the_window_and_in_its_middle(qtbot: QtBot) -> None:
    position = middle_of_a_game(small("egotzi"), seed=3)
    made = thumbnail(qtbot, 260, 160)
    made.show_position(position)
    with qtbot.waitExposed(made):
        made.show()
    board = expected(position, 160, names=False)
    assert not looks_like(made.grab().toImage(), board, (50, 0))
    assert looks_like(draw_now(made), board, (50, 0))
    made.resize(160, 300)
    assert looks_like(draw_now(made), board, (0, 70))


@pytest.mark.parametrize(("side", "names"), [(359, False), (360, True)])
def test_only_big_thumbnails_have_coordinates(qtbot: QtBot, side: int, names: bool) -> None:
    position = small("egotzi").start()
    made = thumbnail(qtbot, side, side + 20)
    made.show_position(position)
    made.show()
    seen = draw_now(made)
    assert looks_like(seen, expected(position, side, names=names), (0, 10))
    assert not looks_like(seen, expected(position, side, names=not names), (0, 10))


def test_another_position_and_another_theme_are_drawn(qtbot: QtBot) -> None:
    start, later = small("egotzi").start(), middle_of_a_game(small("egotzi"), seed=3)
    made = thumbnail(qtbot, 160, 160)
    made.show()
    made.show_position(start)
    assert looks_like(draw_now(made), expected(start, 160, names=False))
    made.show_position(later)
    assert looks_like(draw_now(made), expected(later, 160, names=False))
    made.set_theme(DARK)
    assert looks_like(draw_now(made), expected(later, 160, DARK, names=False))
    (timer,) = made.findChildren(QTimer)
    made.grab()
    assert not timer.isActive()  # it is drawn once


def test_the_first_picture_comes_at_once_and_others_after_a_delay(
    qtbot: QtBot,
) -> None:
    made = thumbnail(qtbot, 160, 160)
    (timer,) = made.findChildren(QTimer)
    made.show()
    made.show_position(small("egotzi").start())
    assert timer.interval() == 0
    draw_now(made)
    assert 50 < timer.interval() < 500


class Paintings(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_changes_are_painted_automatically(qtbot: QtBot) -> None:
    made = thumbnail(qtbot, 160, 160)
    with qtbot.waitExposed(made):
        made.show()
    (timer,) = made.findChildren(QTimer)
    paintings = Paintings(made)
    start = small("egotzi").start()
    for change in (partial(made.show_position, start), partial(made.set_theme, DARK)):
        paintings.count = 0
        change()
        qtbot.waitUntil(lambda: paintings.count > 0)
        timer.stop()
        paintings.count = 0
        timer.timeout.emit()  # it has been drawn
        qtbot.waitUntil(lambda: paintings.count > 0)


def test_nothing_is_drawn_without_a_position_or_while_hidden(qtbot: QtBot) -> None:
    made = thumbnail(qtbot, 160, 160)
    made.show()
    empty = draw_now(made)
    made.show_position(small("egotzi").start())
    made.hide()
    assert draw_now(made) == empty
    made.show()
    assert draw_now(made) != empty


@pytest.mark.parametrize("key", GAMES)
def test_the_middle_of_a_game_is_some_way_through_it(qtbot: QtBot, key: str) -> None:
    setup = small(key)
    early, middle, late = (middle_of_a_game(setup, seed=5, share=s) for s in (0.1, 0.45, 2.0))
    assert 0 < early.turn <= middle.turn <= late.turn
    assert not middle.over
    assert late.over
    assert middle.pieces() == middle_of_a_game(setup, seed=5).pieces()
    whole = len(setup.start().random_playout(5)[1])
    played = setup.start()
    for step, _player in setup.start().random_playout(5)[1][: int(whole * 0.45)]:
        played.play(step)
    assert middle.pieces() == played.pieces()
    first = middle_of_a_game(setup, seed=5, share=0.0)
    assert first.turn == 1
