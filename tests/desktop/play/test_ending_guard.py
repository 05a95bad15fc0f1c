"""No game ends by one click that its player may not have meant; the question that is asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driving import HUMANS, click
from lone_game import lone_game, shown_page
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.play.game_page import GamePage
from desktop.play.question_bar import QuestionBar
from rules.games import GAMES
from rules.position import SpecialStep
from rules.setup import Setup

AGAINST: Seats = (Human(), Computer(4))
YODD = GAMES["yodd"].setup(size=4)
# one group of Black's, none of White's: fewer groups win
BLACK_LOSES = ("Bc3", "pass")
WHITE_WINS = ("Bc3",)


def game(qtbot: QtBot, setup: Setup, *turns: str, seats: Seats = HUMANS) -> GamePage:
    page = shown_page(lone_game(setup, *turns, seats=seats), qtbot)
    assert page.session.phase is Phase.CHOICE
    return page


def test_resigning_is_asked_about_and_can_be_declined(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, "Bc3", "Ba1,Wa2", seats=AGAINST)
    bar = page.ending.bar
    page.ending.resign()
    assert bar.isVisible()
    assert bar.text == "Resign this game? Computer, level 4 would win."
    assert QApplication.focusWidget() is bar.no
    click(bar.no)
    assert (page.session.phase, bar.isVisible()) == (Phase.CHOICE, False)
    assert page.board.hasFocus()
    page.ending.resign()
    click(bar.yes)
    assert page.session.outcome is not None
    assert not bar.isVisible()
    page.ending.resign()
    assert bar.text == ""


def test_resigning_twice_in_a_row_resigns(
    qtbot: QtBot, announcements: list[tuple[str, bool]]
) -> None:
    page = game(qtbot, YODD, "Bc3")
    page.ending.resign()
    assert page.ending.bar.text == "Resign for Player 2? Player 1 would win."
    assert (page.ending.bar.text, False) in announcements
    page.ending.resign()
    assert page.session.outcome is not None


def test_esc_and_enter_drop_the_question_and_so_does_another_position(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, "Bc3")
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        page.ending.resign()
        QTest.keyClick(page.ending.bar.no, key)
        assert (page.ending.bar.text, page.session.phase) == ("", Phase.CHOICE), key
    page.ending.resign()
    assert page.cancel()
    assert page.ending.bar.text == ""
    page.ending.resign()
    page.session.undo()
    assert not page.ending.bar.isVisible()


def test_a_pass_that_loses_says_so_first(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, *BLACK_LOSES)
    click(page.step_buttons.buttons[SpecialStep.PASS])
    assert page.ending.bar.text == (
        "Passing now ends the game: Player 2 wins. Groups: Black 1, White 0."
    )
    assert page.ending.bar.yes.text() == "Pass"
    assert page.session.phase is Phase.CHOICE
    click(page.ending.bar.yes)
    assert page.session.outcome is not None


def test_it_speaks_to_the_only_human(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, *BLACK_LOSES, seats=AGAINST)
    page.press(SpecialStep.PASS)
    assert page.ending.bar.text.startswith("Passing now loses the game.")
    page.press(SpecialStep.PASS)
    assert page.session.outcome is not None


def test_a_pass_that_another_pass_would_turn_into_a_loss_is_asked_about(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, "Bc3", "Ba1,Ba3")
    page.press(SpecialStep.PASS)
    assert page.ending.bar.text == (
        "Another pass would end the game: Player 2 wins. Groups: Black 3, White 0."
    )
    assert page.session.record.node.text == "Ba1,Ba3"


def test_a_pass_that_wins_or_ends_nothing_is_played_at_once(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, *WHITE_WINS)
    page.press(SpecialStep.PASS)
    assert page.session.record.node.text == "pass"
    session: GameSession = lone_game(YODD, "Bc3", "Ba1,Wa2", "Bb1,Wb2", "pass")
    won = shown_page(session, qtbot)
    after = session.position.copy()
    after.play(SpecialStep.PASS)
    outcome = after.outcome()
    assert outcome is not None
    won.press(SpecialStep.PASS)
    assert (session.phase is Phase.OVER) is (outcome.winner == session.position.colour_of(0))


def test_pointing_at_the_button_warns_of_the_end(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, *BLACK_LOSES)
    task = page.status.text
    page.step_buttons.pointed.emit(int(SpecialStep.PASS))
    assert page.status.text.startswith("Passing now ends the game: Player 2 wins.")
    page.step_buttons.pointed.emit(-1)
    assert page.status.text == task
    other = game(qtbot, YODD, "Bc3")
    task = other.status.text
    other.step_buttons.pointed.emit(int(SpecialStep.PASS))
    assert other.status.text == task


# -- the question alone -------------------------------------------------------------------------


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[QuestionBar]:
    ground = QWidget()
    qtbot.addWidget(ground)
    made = QuestionBar(ground)
    ground.show()
    yield made
    ground.close()


def ask(bar: QuestionBar, qtbot: QtBot) -> list[str]:
    done: list[str] = []
    bar.ask("Resign this game?", "Resign", lambda: done.append("resigned"))
    qtbot.waitUntil(bar.no.hasFocus)
    return done


def test_yes_does_it_once(bar: QuestionBar, qtbot: QtBot) -> None:
    assert (bar.isVisible(), bar.text, bar.end()) == (False, "", False)  # before a question
    done = ask(bar, qtbot)
    assert bar.yes.text() == "Resign"
    assert bar.no.accessibleDescription() == bar.text == "Resign this game?"
    with qtbot.waitSignal(bar.closed):
        click(bar.yes)
    assert (done, bar.isVisible(), bar.text) == (["resigned"], False, "")
    bar.accept()
    assert done == ["resigned"]


def test_no_esc_and_return_do_nothing_unless_yes_was_chosen(bar: QuestionBar, qtbot: QtBot) -> None:
    done = ask(bar, qtbot)
    click(bar.no)
    assert (done, bar.isVisible()) == ([], False)
    done = ask(bar, qtbot)
    QTest.keyClick(bar.yes, Qt.Key.Key_Escape)
    assert (done, bar.isVisible()) == ([], False)
    done = ask(bar, qtbot)
    QTest.keyClick(bar.no, Qt.Key.Key_Return)
    assert (done, bar.isVisible()) == ([], False)
    done = ask(bar, qtbot)
    QTest.keyClick(bar.no, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is bar.yes
    QTest.keyClick(bar.yes, Qt.Key.Key_Return)
    assert done == ["resigned"]
