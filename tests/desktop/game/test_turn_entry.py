"""Turns typed in the window, letter by letter."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import SlowEngine, game_page, shown, small
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.game.game_page import GamePage
from desktop.game.game_session import Phase
from desktop.game.players import Computer, Person
from desktop.game.typed_turn import State
from desktop.main_window import MainWindow
from desktop.program import Program
from rules.games import GAMES
from rules.position import PLACE

K = Qt.Key


def begun(window: MainWindow, key: str, *texts: str) -> GamePage:
    window.play_new(small(key), (Person(), Person()))
    page = game_page(window)
    for text in texts:
        for step in page.session.record.position.read(text):
            page.session.play(step)
    QTest.keyClick(window, K.Key_Slash)
    assert page.entry.field.hasFocus()
    return page


def type_in(page: GamePage, text: str) -> State:
    QTest.keyClicks(page.entry.field, text)
    return page.entry.typed.state


def clear(page: GamePage) -> None:
    QTest.keyClick(page.entry.field, K.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.entry.field, K.Key_Backspace)


TYPED = {
    "wythe": ("b2", "c2", "b2d2", "must be neighbours"),
    "yodd": ("b", "a1", "c", "One is written like"),
    "oddy": ("b", "2", "z", "One is written like"),
    "egotzi": ("b", "2", "swap", "first turn"),
    "themisto": ("a4", "b3", "d4", "no disc"),
}


@pytest.mark.parametrize("key", GAMES)
def test_the_state_is_told_by_sign_and_words_and_enter_plays(window: MainWindow, key: str) -> None:
    beginning, rest, illegal, reason = TYPED[key]
    page = begun(window, key)
    entry = page.entry
    calm = page.board.grab().toImage()
    assert entry.text.startswith("Type a turn such as")
    assert type_in(page, beginning) is State.INCOMPLETE
    assert (entry.sign, entry.text[:20]) == ("…", "Not a whole turn yet")
    QTest.keyClick(entry.field, K.Key_Return)
    assert not page.session.record.line
    assert type_in(page, rest) is State.COMPLETE
    assert (entry.sign, entry.text[:11]) == ("✓", "Enter plays")
    assert page.board.grab().toImage() != calm  # what it would do is seen
    clear(page)
    assert page.board.grab().toImage() == calm
    assert type_in(page, illegal) is State.WRONG
    assert entry.sign == "✗"
    assert reason in entry.text
    QTest.keyClick(entry.field, K.Key_Return)
    assert not page.session.record.line
    clear(page)
    type_in(page, beginning + rest)
    QTest.keyClick(entry.field, K.Key_Return)
    assert len(page.session.record.line) == 1
    assert entry.field.text() == ""
    assert entry.field.hasFocus()


def test_escape_clears_the_text_and_then_closes(window: MainWindow) -> None:
    page = begun(window, "egotzi")
    type_in(page, "b")
    QTest.keyClick(page.entry.field, K.Key_Escape)
    assert page.entry.field.text() == ""
    assert page.entry.isVisible()
    QTest.keyClick(page.entry.field, K.Key_Escape)
    assert not page.entry.isVisible()
    assert page.board.hasFocus()


def test_escape_closes_the_box_also_while_the_board_has_the_focus(window: MainWindow) -> None:
    page = begun(window, "yodd", "Bc3")
    page.type_turn()
    page.board.setFocus()
    step = next(step for step in page.session.position.legal_steps() if step >= PLACE)
    page.session.play(step)
    QTest.keyClick(page.board, K.Key_Escape)  # the stone first, as without the box
    assert not page.session.steps
    assert page.entry.isVisible()
    QTest.keyClick(page.board, K.Key_Escape)
    assert not page.entry.isVisible()
    assert page.board.hasFocus()


def test_letters_are_typed_and_start_nothing(window: MainWindow) -> None:
    page = begun(window, "egotzi", "b2")
    type_in(page, "s")
    assert not page.session.position.swapped
    assert page.entry.typed.state is State.INCOMPLETE  # a swap begins so


def test_undo_is_that_of_the_text_while_there_is_one(window: MainWindow) -> None:
    page = begun(window, "egotzi", "b2", "c3")
    type_in(page, "a1")
    QTest.keyClick(page.entry.field, K.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(page.session.record.line) == 2
    assert page.entry.field.text() == ""
    QTest.keyClick(page.entry.field, K.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(page.session.record.line) == 1


def test_an_offer_is_chosen_by_keys(window: MainWindow) -> None:
    page = begun(window, "themisto")
    type_in(page, "a4")
    entry = page.entry
    texts = entry.typed.offers
    assert [entry.offers.item(row).text() for row in range(entry.offers.count())] == list(texts)
    assert entry.offers.isVisible()
    for key in (K.Key_Down, K.Key_Down, K.Key_Up, K.Key_Return):
        QTest.keyClick(entry.field, key)
    assert entry.field.text() == texts[0]
    assert not page.session.record.line
    assert page.entry.typed.state is State.COMPLETE
    QTest.keyClick(page.entry.field, K.Key_Return)
    assert page.session.record.node.text == texts[0]
    assert not entry.offers.isVisible()


def test_a_typed_turn_replaces_what_was_begun_on_the_board(window: MainWindow) -> None:
    page = begun(window, "yodd", "Ba1")
    names = page.session.position.board.site
    page.board.act_at(names("b3"), 0)
    assert page.session.steps
    type_in(page, "bc1wc3")
    QTest.keyClick(page.entry.field, K.Key_Return)
    assert page.session.record.node.text == "Bc1,Wc3"


def test_nothing_is_typed_on_the_computers_turn(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    window = shown(make_program(SlowEngine), qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.play_new(small("egotzi"), (Person(), Computer(1)))
    page = game_page(window)
    QTest.keyClick(window, K.Key_Slash)
    type_in(page, "b2")
    QTest.keyClick(page.entry.field, K.Key_Return)
    assert page.session.phase is Phase.THINKING
    type_in(page, "c3")
    assert page.entry.field.text() == ""
    assert page.entry.text == "There is no turn for you to type now."
    assert page.entry.field.hasFocus()
