"""The menu of the board's orientation and what is written on it, in real windows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import click_at, commands, game_page, shown, small
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.board.board_scene import BoardScene
from desktop.game.players import Human, Seats
from desktop.painting.drawing import Drawing, Numbers
from desktop.painting.orientation import Orientation
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE

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


def test_each_game_remembers_the_orientation_of_its_board(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    window = shown(make_program(), qtbot)
    window.play_new(small("oddy"), HUMANS)
    for name in ("left", "mirror", "coordinates", "numbers_all"):
        commands(window)[f"board.{name}"].trigger()
    settings = make_program().settings
    lies = Orientation(1, mirrored=True)
    chosen = Drawing(coordinates=False, numbers=Numbers.ALL, orientation=lies)
    assert settings.drawing(GAMES["oddy"]) == chosen
    assert settings.drawing(GAMES["yodd"]) == Drawing(coordinates=False, numbers=Numbers.ALL)
    other = shown(make_program(), qtbot)
    other.play_new(small("oddy"), HUMANS)
    assert game_page(other).board.drawing == chosen


def test_what_is_on_is_ticked(window: MainWindow) -> None:
    window.play_new(small("yodd"), HUMANS)
    actions = commands(window)
    assert actions["board.coordinates"].isChecked()
    assert actions["board.numbers_none"].isChecked()
    actions["board.numbers_last"].trigger()
    actions["board.coordinates"].trigger()
    assert actions["board.numbers_last"].isChecked()
    assert not actions["board.numbers_none"].isChecked()
    assert not actions["board.coordinates"].isChecked()


@pytest.mark.parametrize("chosen", ["none", "last", "all"])
def test_pieces_show_the_numbers_asked_for(window: MainWindow, chosen: str) -> None:
    window.play_new(small("oddy", pie=False), HUMANS)
    page = game_page(window)
    commands(window)[f"board.numbers_{chosen}"].trigger()
    for site in range(7):
        page.session.play(PLACE + site)
    board = page.board.scene()
    assert isinstance(board, BoardScene)
    expected = {"none": [], "last": [4, 5, 6, 7], "all": [1, 2, 3, 4, 5, 6, 7]}[chosen]
    assert sorted(board.numbers.values()) == expected
    if expected:
        assert board.numbers[6, 0] == 7


def test_a_refused_end_of_the_turn_marks_the_stone_that_forbids_it(window: MainWindow) -> None:
    window.play_new(small("yodd"), HUMANS)
    page = game_page(window)
    page.session.play(page.session.position.read("Ba1")[0])
    click_at(page, where(window, "e3"))  # far from a1: two groups
    calm = page.board.grab().toImage()
    QTest.keyClick(window, Qt.Key.Key_E)
    assert "number of groups would be even" in page.status.text
    assert page.board.grab().toImage() != calm
    assert len(page.session.steps) == 1


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
