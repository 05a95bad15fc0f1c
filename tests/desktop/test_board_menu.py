"""The menu of the board's orientation and what is written on it, in real windows."""

from __future__ import annotations

from driving import click_at, commands, game_page, small
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.game.players import Human, Seats
from desktop.painting.drawing import Drawing, Numbers
from desktop.painting.orientation import Orientation
from desktop.window.main_window import MainWindow

HUMANS: Seats = (Human(), Human())


def where(window: MainWindow, name: str) -> QPoint:
    board = game_page(window).session.position.board
    return game_page(window).board.site_point(board.site(name))


def test_the_board_turns_by_keys_and_clicks_find_their_cells(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    page = game_page(window)
    corner = where(window, "a1")
    QTest.keyClick(window, Qt.Key.Key_BracketRight, Qt.KeyboardModifier.ControlModifier)
    assert (where(window, "d1") - corner).manhattanLength() <= 1  # a quarter to the right
    click_at(page, corner)
    assert [node.text for node in page.session.record.line] == ["d1"]
    commands(window)["board.mirror"].trigger()
    assert (where(window, "a1") - corner).manhattanLength() > 20
    commands(window)["board.upright"].trigger()
    assert where(window, "a1") == corner


def test_each_key_changes_how_the_board_is_drawn_and_nothing_else(window: MainWindow) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    window.play_new(small("oddy"), HUMANS)
    board = game_page(window).board
    assert board.drawing == Drawing()
    for key, coordinates, lies in (
        (Qt.Key.Key_BracketRight, True, Orientation(1)),
        (Qt.Key.Key_BracketRight, True, Orientation(2)),
        (Qt.Key.Key_BracketLeft, True, Orientation(1)),
        (Qt.Key.Key_M, True, Orientation(-1, mirrored=True)),
        (Qt.Key.Key_BracketRight, True, Orientation(0, mirrored=True)),
        (Qt.Key.Key_M, True, Orientation(0)),
        (Qt.Key.Key_G, False, Orientation(0)),
        (Qt.Key.Key_G, True, Orientation(0)),
    ):
        QTest.keyClick(window, key, control)
        assert board.drawing == Drawing(coordinates=coordinates, orientation=lies), key


def test_one_kind_of_numbers_is_ticked_and_keeps_the_orientation(window: MainWindow) -> None:
    window.play_new(small("oddy"), HUMANS)
    commands(window)["board.left"].trigger()
    for chosen in (*Numbers, *Numbers):
        commands(window)[f"board.numbers_{chosen.value}"].trigger()
        ticked = [n for n in Numbers if commands(window)[f"board.numbers_{n.value}"].isChecked()]
        assert ticked == [chosen]
        lies = Orientation(-1)
        assert game_page(window).board.drawing == Drawing(numbers=chosen, orientation=lies)


def test_groups_are_numbered_by_a_key_in_games_that_count_them(window: MainWindow) -> None:
    window.play_new(small("oddy"), HUMANS)
    action = commands(window)["board.groups"]
    assert not action.isEnabled()
    for key, seen in (("oddy", False), ("yodd", True)):
        window.play_new(small(key), HUMANS)
        assert action.isVisible() is seen
    assert not action.isChecked()
    QTest.keyClick(window, Qt.Key.Key_Y)
    assert action.isChecked()
    assert game_page(window).board.drawing.groups
    QTest.keyClick(window, Qt.Key.Key_Y)
    assert not game_page(window).board.drawing.groups
