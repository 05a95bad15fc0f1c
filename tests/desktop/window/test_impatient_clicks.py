"""Clicks and keys that come too soon to have been meant for what is there."""

import itertools
import random
from collections.abc import Callable

import pytest
from driving import HUMANS, small
from lone_game import Time, place
from lone_window import LoneWindow
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.game.players import Computer, Human, Seats
from desktop.game.rematch import new_record
from desktop.widgets.page import Page
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.position import SpecialStep
from rules.record.game_record import Node
from rules.setup import Setup

YODD = GAMES["yodd"].setup(size=3)
AGAINST: Seats = (Human(), Computer(4))
A_MINUTE = TimeControl(main_seconds=60)


class Patient:
    """A game in a window, with a clock that a test moves."""

    def __init__(
        self,
        lone: LoneWindow,
        setup: Setup,
        *turns: str,
        seats: Seats = HUMANS,
        control: TimeControl = NO_CLOCKS,
    ) -> None:
        self.time, self.window = Time(), lone.window
        record = new_record(setup, seats, control)
        for turn in turns:
            record.play_text(turn)
        self.window.setUpdatesEnabled(False)  # nothing is painted
        self.window.play(record)
        page = self.window.game_page
        assert page is not None
        self.page, self.session = page, page.session
        self.session.now = self.time
        self.wait(10)

    def wait(self, seconds: float) -> None:
        QApplication.processEvents()
        self.time.now += seconds

    def click(self, place: QPoint) -> None:
        """Click at a place, whatever is there."""
        QTest.mouseClick(
            self.window.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            place,
        )
        QApplication.processEvents()

    def place(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self.window, widget.rect().center())

    def nodes(self) -> list[Node]:
        return list(self.session.record.root.subtree())

    def state(self) -> tuple[object, ...]:
        """Return what a click may have changed."""
        session, page = self.session, self.page
        asked, touches = page.ending.bar.text, page.board.input.touches
        return self.window.page, session.record.node, session.phase, *session.steps, asked, touches


@pytest.fixture
def _clicks_may_come_too_soon(_hasty_clicks_count: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.widgets.controls.GUARD_SECONDS", 0.5)


@pytest.mark.usefixtures("_clicks_may_come_too_soon")
def test_passing_and_resigning_wait_for_half_a_second_after_a_move(lone: LoneWindow) -> None:
    game = Patient(lone, YODD, "Bc3", "Wa1,Be3")
    page, session = game.page, game.session
    buttons = [page.step_buttons.buttons[step] for step in (SpecialStep.PASS, SpecialStep.END)]
    places = [game.place(button) for button in buttons]
    session.play(session.position.read("Wa2")[0])
    game.click(places[1])
    assert session.record.node.text == "Wa2"
    assert [game.place(button) for button in buttons] == places
    for by_key in (False, True):
        page.press(SpecialStep.PASS) if by_key else game.click(places[0])
        assert session.record.node.text == "Wa2"
        assert page.status.text == "Ignored: the game had only just changed. Try again."
    page.ending.resign()
    assert page.ending.bar.text == ""
    game.wait(0.5)
    page.ending.resign()
    assert page.ending.bar.text
    page.ending.resign()
    QTest.keyClick(page.ending.bar.no, Qt.Key.Key_Left)
    QTest.keyClick(page.ending.bar.yes, Qt.Key.Key_Return)
    assert session.outcome is None
    page.ending.bar.end()
    game.wait(0.5)
    game.click(places[0])
    assert session.record.node.text == "pass"


@pytest.mark.usefixtures("_clicks_may_come_too_soon")
def test_a_double_click_that_leads_to_a_board_plays_nothing(lone: LoneWindow) -> None:
    game = Patient(lone, YODD)
    board = game.page.board
    cell = board.viewport().mapTo(game.window, board.site_point(0))
    game.window.show_page(Page())
    QCursor.setPos(game.window.mapToGlobal(cell))
    game.window.return_to_game()
    game.click(cell)
    assert not game.nodes()[1:]
    game.wait(0.5)
    game.click(cell)
    assert game.nodes()[1:]


def test_a_button_that_cannot_be_pressed_shows_why(lone: LoneWindow) -> None:
    game = Patient(lone, YODD)
    end = game.page.step_buttons.buttons[SpecialStep.END]
    assert (end.isVisible(), end.isEnabled()) == (True, False)
    game.click(game.place(end))
    assert game.page.status.refuses


def opening(setup: Setup, most: int) -> list[str]:
    """Return so many random moves, or fewer where the game ends before."""
    dice, position, texts = random.Random(5), setup.start(), list[str]()
    while len(texts) < most and not position.over:
        turn = dice.choice(list(position.legal_turns()))
        texts.append(position.write(turn))
        position.play_turn(turn)
    return texts


def begun(game: Patient) -> None:
    turns = game.session.position.legal_turns()
    game.session.play(next((turn for turn in turns if turn[1:]), [-1])[0])


def to_confirm(game: Patient) -> None:
    game.session.confirms = True
    place(game.session, opening(game.session.record.setup, 1)[0])


def failed(game: Patient) -> None:
    game.session.engine_client.failed.emit(1, RuntimeError())


# [phase] -> how many moves come first, what happens then, and whether against a computer
PHASES: dict[str, tuple[int, Callable[[Patient], object], Seats]] = {
    "start": (0, str, HUMANS),
    "second": (1, str, HUMANS),
    "middle": (4, str, HUMANS),
    "begun": (1, begun, HUMANS),
    "to confirm": (0, to_confirm, HUMANS),
    "asked": (4, lambda game: game.page.ending.resign(), HUMANS),
    "thinking": (1, str, AGAINST),
    "failed": (1, failed, AGAINST),
    "stopped": (1, lambda game: game.session.stop(), AGAINST),
    "paused": (2, lambda game: game.session.pause(), HUMANS),
    "back": (4, lambda game: game.session.go_previous(), HUMANS),
    "over": (400, str, HUMANS),
    "over and back": (400, lambda game: game.session.go_previous(), HUMANS),
}


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("_clicks_may_come_too_soon")
def test_a_double_click_never_plays_for_the_other_side(
    lone: LoneWindow, key: str, phase: str
) -> None:
    """Every button and every cell is clicked twice at 50, 150 and 300 ms."""
    length, then, seats = PHASES[phase]
    setup = small(key)
    turns = opening(setup, length)

    def made() -> Patient:
        game = Patient(lone, setup, *turns, seats=seats, control=A_MINUTE)
        then(game)
        game.wait(10)
        return game

    game = made()
    buttons = [each for each in game.page.findChildren(QAbstractButton) if each.isVisible()]
    places = [game.place(each) for each in buttons if each.isEnabled()]
    board = game.page.board
    sites = range(game.session.position.board.site_count)
    cells = [board.viewport().mapTo(game.window, board.site_point(site)) for site in sites]
    for spot, seconds in itertools.product([*places, *cells], (0.05, 0.15, 0.3)):
        before, state, mover = game.nodes(), game.state(), game.session.record.position.player
        game.click(spot)
        game.wait(seconds)
        game.click(spot)
        new = [node for node in game.nodes() if node not in before]
        at = game.session.record.position_at
        assert all(node.parent and at(node.parent).player == mover for node in new), (spot, new)
        assert len(new) <= 1, (spot, new)
        assert game.session.record.ending is None or phase == "asked", spot
        game.wait(10)
        if game.state() != state:
            game = made()
