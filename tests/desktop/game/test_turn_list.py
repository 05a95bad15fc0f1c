"""The list of turns follows the game, and leads through it."""

from __future__ import annotations

import pytest
from driving import lay_out, small
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.game.game_page import GamePage
from desktop.game.turn_list import TurnList
from desktop.main_window import MainWindow

_TURNS = 40


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    """A game with more turns than there is room for."""
    found = lay_out(window, small("egotzi", size=9, pie=False))
    for _ in range(_TURNS):
        found.session.play(found.session.position.legal_steps()[0])
    QApplication.processEvents()
    return found


def texts(turns: TurnList) -> list[str]:
    return [turns.item(row).text() for row in range(turns.count())]


def is_seen(turns: TurnList, row: int) -> bool:
    return turns.viewport().rect().contains(turns.visualItemRect(turns.item(row)).center())


def test_all_turns_are_listed_with_their_numbers(page: GamePage) -> None:
    turns = page.history.turns
    written = [node.text for node in page.session.record.line]
    assert texts(turns)[0] == "Start"
    assert texts(turns)[1:] == [f"{n}.  {text}" for n, text in enumerate(written, 1)]
    assert turns.currentRow() == _TURNS


def test_the_turn_that_is_shown_is_always_in_sight(page: GamePage) -> None:
    turns, session = page.history.turns, page.session
    assert is_seen(turns, _TURNS)
    assert not is_seen(turns, 0)
    session.go_first()
    assert is_seen(turns, 0)
    assert turns.currentRow() == 0
    session.go_last()
    assert is_seen(turns, _TURNS)
    session.undo()
    assert turns.currentRow() == _TURNS - 1
    assert is_seen(turns, _TURNS - 1)


def test_a_click_and_the_arrows_lead_to_a_turn_and_what_came_later_stays(page: GamePage) -> None:
    turns, session = page.history.turns, page.session
    last = texts(turns)
    session.go_first()
    place = turns.visualItemRect(turns.item(2)).center()
    QTest.mouseClick(turns.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert len(session.record.line) == 2
    QTest.keyClick(turns, Qt.Key.Key_Down)
    assert len(session.record.line) == 3
    assert turns.currentRow() == 3
    assert texts(turns) == last


def test_another_turn_takes_the_place_of_those_that_came_later(page: GamePage) -> None:
    turns, session = page.history.turns, page.session
    before = texts(turns)
    session.go_to(session.record.line[1])
    session.play(session.position.legal_steps()[-1])
    assert texts(turns)[:3] == before[:3]
    assert turns.count() == 4
    assert texts(turns)[3] != before[3]
    assert turns.currentRow() == 3
