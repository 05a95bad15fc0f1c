"""Turns that wait to be confirmed: shown, and played by a second click, by Enter or by a button."""

from __future__ import annotations

import pytest
from driving import click, click_at, commands, do_step, game_page, program_of, settle, small
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.play.game_page import GamePage
from desktop.settings.settings import Settings
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE, SpecialStep

HUMANS: Seats = (Human(), Human())


@pytest.fixture
def confirming(window: MainWindow) -> MainWindow:
    commands(window)["view.confirms"].trigger()
    return window


def begun(window: MainWindow, key: str, seats: Seats = HUMANS) -> GamePage:
    window.play_new(small(key, pie=False) if key == "oddy" else small(key), seats)
    return game_page(window)


def make_a_turn(page: GamePage) -> None:
    """Make a turn by hand, up to its confirmation."""
    session = page.session
    turns = [turn for turn in session.position.legal_turns() if turn[0] >= PLACE]
    for step in turns[len(turns) // 2]:
        do_step(page, step)
    assert session.phase is Phase.CONFIRM


def click_again(page: GamePage) -> None:
    site = page.session.pending_sites[-1]
    click_at(page, page.board.site_point(site))


def press_enter(page: GamePage) -> None:
    QTest.keyClick(page.board, Qt.Key.Key_Return)


@pytest.mark.short("egotzi", "themisto")
@pytest.mark.parametrize("key", GAMES)
def test_a_turn_is_played_when_it_is_confirmed(confirming: MainWindow, key: str) -> None:
    page = begun(confirming, key)
    before = page.session.position.copy()
    make_a_turn(page)
    assert page.confirm.isVisible()
    first = "Player 1" if key == "themisto" else "Player 1 (Black)"
    assert page.status.text.startswith(first)
    assert "Press Enter to play" in page.status.text
    mover, other = page.players.cards
    assert "to confirm" in mover.accessibleName()
    assert "to confirm" not in other.accessibleName()
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert page.session.position == before
    assert page.session.phase is Phase.CHOICE
    for number, confirm in enumerate((click_again, press_enter, lambda page: click(page.confirm))):
        make_a_turn(page)
        steps = tuple(page.session.steps)
        confirm(page)
        assert page.session.record.node.turn == steps
        assert len(page.session.record.line) == number + 1
        assert page.session.phase is Phase.CHOICE
        assert not page.confirm.isVisible()
    assert "Player 2" in page.status.text


def test_a_click_elsewhere_is_another_turn_instead(confirming: MainWindow) -> None:
    page = begun(confirming, "egotzi")
    make_a_turn(page)
    click_at(page, QPoint(2, 2))  # beside the board nothing happens
    assert page.session.phase is Phase.CONFIRM
    (site,) = page.session.pending_sites
    other = (site + 1) % page.session.position.board.site_count
    click_at(page, page.board.site_point(other))
    assert page.session.phase is Phase.CONFIRM
    assert page.session.pending_sites == (other,)
    assert not page.session.record.line


def test_only_the_last_stone_of_two_is_exchanged(confirming: MainWindow) -> None:
    page = begun(confirming, "yodd")
    make_a_turn(page)
    press_enter(page)
    first, second = page.session.position.read("Ba1,We3")
    do_step(page, first)
    do_step(page, second)
    assert page.session.phase is Phase.CONFIRM
    other = page.session.position.board.site("d2")
    click_at(page, page.board.site_point(other))
    assert page.session.steps[0] == first
    assert page.session.steps != [first, second]


def test_buttons_are_confirmed_too(confirming: MainWindow) -> None:
    page = begun(confirming, "yodd")
    make_a_turn(page)
    press_enter(page)
    click(page.step_buttons.buttons[SpecialStep.PASS])
    assert page.session.phase is Phase.CONFIRM
    assert page.session.pending_sites == ()
    assert not page.step_buttons.isVisible()
    press_enter(page)
    assert page.session.record.node.text == "pass"


def test_a_turn_that_ends_the_game_waits_too(confirming: MainWindow) -> None:
    page = begun(confirming, "egotzi")
    session = page.session
    while session.outcome is None:
        do_step(page, next(s for s in session.position.legal_steps() if s >= PLACE))
        assert session.outcome is None
        assert session.phase is Phase.CONFIRM
        press_enter(page)
    assert session.phase is Phase.OVER
    assert page.result.isVisible()


def test_the_computer_answers_only_what_was_confirmed(confirming: MainWindow, qtbot: QtBot) -> None:
    page = begun(confirming, "egotzi", (Human(), Computer(1)))
    make_a_turn(page)
    settle(page.session, qtbot)
    assert page.session.phase is Phase.CONFIRM
    press_enter(page)
    qtbot.waitUntil(lambda: len(page.session.record.line) == 2)


def test_leaving_a_waiting_turn_drops_it(confirming: MainWindow) -> None:
    page = begun(confirming, "egotzi")
    make_a_turn(page)
    press_enter(page)
    do_step(page, next(s for s in page.session.position.legal_steps() if s >= PLACE))
    commands(confirming)["turn.undo"].trigger()
    assert page.session.phase is Phase.CHOICE
    assert len(page.session.record.line) == 1
    do_step(page, next(s for s in page.session.position.legal_steps() if s >= PLACE))
    commands(confirming)["turn.first"].trigger()
    assert page.session.phase is Phase.CHOICE
    assert len(page.session.record.whole_line) == 1


def test_it_is_off_at_first_and_every_window_follows(window: MainWindow) -> None:
    page = begun(window, "egotzi")
    do_step(page, page.session.position.legal_steps()[-1])
    assert len(page.session.record.line) == 1
    program_of(window).preferences.toggle(Settings.confirms)
    do_step(page, page.session.position.legal_steps()[-1])
    assert page.session.phase is Phase.CONFIRM
    program_of(window).preferences.toggle(Settings.confirms)
    press_enter(page)  # a turn that waits already must still be confirmed
    assert len(page.session.record.line) == 2


def test_enter_elsewhere_keeps_its_meaning(confirming: MainWindow) -> None:
    page = begun(confirming, "egotzi")
    widget: QWidget = page.history.turns
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert page.session.phase is Phase.CHOICE
    assert not page.session.record.line


def drag(page: GamePage, start: str, end: str) -> None:
    board = page.board
    names = page.session.position.board.names
    points = [board.site_point(names.index(name)) for name in (start, end)]
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=points[0])
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=points[1])


def test_a_dragged_disc_waits_to_be_confirmed_and_another_one_may_be_dragged(
    confirming: MainWindow,
) -> None:
    page = begun(confirming, "themisto")
    session = page.session
    drag(page, "a4", "b4")
    assert session.phase is Phase.CONFIRM
    drag(page, "h4", "g4")
    assert session.phase is Phase.CONFIRM
    assert not session.record.line
    click_again(page)
    assert [node.text for node in session.record.line] == ["h4-g4"]
