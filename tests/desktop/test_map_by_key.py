"""The expectation map in the real window: by its key and in the menu, with real playouts."""

from __future__ import annotations

import accessible_parts
import pytest
from driving import commands, lay_out, show_start, small
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shown_facts import each
from window_keys import press

from desktop.analysis.expectation_map import PLAYOUTS
from desktop.board.board_scene import BoardScene
from desktop.painting.owner_shares import OwnerShares
from desktop.play.game_page import GamePage
from desktop.window.main_window import MainWindow
from rules.engine.expectation import expected_owners
from rules.games import GAMES

BEGINNINGS = each("BEGINNING")


def shares(page: GamePage) -> list[OwnerShares]:
    """Return the map on the board."""
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    return list(scene.owners.shares)


def finished(page: GamePage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.expectation.playouts == PLAYOUTS)


def expected(page: GamePage) -> list[OwnerShares]:
    found = expected_owners(page.session.position, PLAYOUTS)
    return [OwnerShares(*row) for row in found.tolist()]


@pytest.mark.short("egotzi")
@pytest.mark.parametrize("key", GAMES)
def test_its_key_shows_and_hides_it(window: MainWindow, qtbot: QtBot, key: str) -> None:
    page = lay_out(window, small(key), *BEGINNINGS[key])
    action = commands(window)["learn.map"]
    assert not action.isChecked()
    press(window, "O")
    assert action.isChecked()
    finished(page, qtbot)
    assert shares(page) == expected(page)
    press(window, "Ctrl+G", "Ctrl+M")  # another drawing keeps it
    assert shares(page) == expected(page)
    press(window, "O")
    assert not action.isChecked()
    assert shares(page) == []
    show_start(window)
    assert not action.isEnabled()


def test_the_cell_under_the_mouse_says_its_shares(window: MainWindow, qtbot: QtBot) -> None:
    page = lay_out(window, small("egotzi"), "b2", "d4", "a1")
    press(window, "O")
    finished(page, qtbot)
    assert page.status.note == (
        "Squares: likely colour at the end, larger if surer (40,000 random games)."
    )
    site = page.session.position.board.site("c3")
    QTest.mouseMove(page.board.viewport(), QPoint(2, 2))
    QTest.mouseMove(page.board.viewport(), page.board.site_point(site))
    qtbot.waitUntil(lambda: page.status.place == "c3")
    black, white, neither = expected(page)[site].percents
    assert page.status.note == f"Black {black}, White {white}, empty {neither}"
    assert neither.startswith("0")  # the board will be full
    press(window, "O")
    assert "%" not in page.status.note


def test_screen_readers_find_the_shares_of_each_cell(
    window: MainWindow, qtbot: QtBot, announcements: list[tuple[str, bool]]
) -> None:
    page = lay_out(window, small("themisto"))
    press(window, "O")
    assert announcements[-1][0].startswith("Expectation map on.")
    finished(page, qtbot)
    for part, found in zip(accessible_parts.cells(window), expected(page), strict=True):
        black, white, empty = found.percents
        said = f"black disc {black}, white disc {white}, empty {empty}"
        assert said in accessible_parts.description(part)
    press(window, "O")
    assert announcements[-1][0] == "Expectation map off."
    assert not any("%" in accessible_parts.description(p) for p in accessible_parts.cells(window))
