"""The end of a game: a flourish, then the count, until somebody does something."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import HUMANS, click, small
from lone_game import lone_game, place, shown_page
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board import flourish as flourish_module
from desktop.board.flourish import Flourish
from desktop.game.players import Computer, Human, Seats
from desktop.painting.drawing import Drawing
from desktop.play import ceremony as ceremony_module
from desktop.play import counting as counting_module
from desktop.play.game_page import GamePage
from rules.setup import Setup

K = Qt.Key
YODD = ("Ba1", "Bc3,We3", "pass", "pass")  # the last turn ends the game


class End:
    """A game that is about to end on its page; a test says when its timers are due."""

    def __init__(self, page: GamePage) -> None:
        self.page, self.session = page, page.session
        page.board.set_animated(True)
        self.items = len(page.board.scene().items())
        self.announced: list[str] = []
        page.announcer.announced.connect(self.announced.append)
        (self.pause,) = page.ceremony.findChildren(QTimer)
        (self.timer,) = page.counting.findChildren(QTimer)

    def flourishes(self) -> list[Flourish]:
        running = Flourish.State.Running
        found = self.page.board.scene().findChildren(Flourish)
        return [flourish for flourish in found if flourish.state() is running]

    def is_calm(self) -> bool:
        """Return whether nothing of a ceremony can be seen, or follows."""
        items = len(self.page.board.scene().items())
        waits = self.pause.isActive() or self.timer.isActive()
        seen = self.flourishes() or items != self.items or self.page.count_bar.isVisible()
        return not seen and not waits

    def pass_pause(self) -> None:
        assert self.pause.isActive()
        self.pause.stop()
        self.pause.timeout.emit()

    def begin_flourish(self) -> None:
        place(self.session, "pass")
        self.pass_pause()
        assert self.flourishes()

    def begin_count(self) -> None:
        self.begin_flourish()
        assert not self.page.count_bar.isVisible()
        self.pass_flourish()
        assert self.page.count_bar.isVisible()
        assert not self.flourishes()

    def pass_flourish(self) -> None:
        (flourish,) = self.flourishes()
        flourish.setCurrentTime(flourish.totalDuration())


Begin = Callable[..., End]


@pytest.fixture
def begin(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Begin:
    hours = 10_000_000  # nothing happens by itself
    monkeypatch.setattr(ceremony_module, "_PAUSE_MS", hours)
    monkeypatch.setattr(flourish_module, "FLOURISH_MS", hours)
    for name in ("_STEP_MS", "_MIN_MS"):
        monkeypatch.setattr(counting_module, name, hours)

    def begin(setup: Setup | None = None, *turns: str, seats: Seats = HUMANS) -> End:
        session = lone_game(setup or small("yodd"), *(turns or YODD[:-1]), seats=seats)
        return End(shown_page(session, qtbot))

    return begin


# -- by itself -------------------------------------------------------------------------------


def test_the_flourish_comes_first_then_the_count_and_both_end(begin: Begin) -> None:
    end = begin()
    end.begin_count()
    assert end.page.result.isVisible()
    for step in end.session.position.count_steps():
        assert end.page.counting.step == step
        assert end.page.status.text == end.page.counting.sentence
        end.timer.timeout.emit()
    assert end.page.counting.step is None
    assert end.is_calm()
    assert QApplication.focusWidget() is end.page.board
    (result,) = end.announced
    assert "White wins" in result


def test_there_is_only_the_result_without_animation_and_of_a_game_that_ended_before(
    begin: Begin,
) -> None:
    end = begin()
    end.page.board.set_animated(False)
    place(end.session, "pass")
    assert end.page.result.isVisible()
    assert end.is_calm()
    opened = begin(small("yodd"), *YODD)
    assert opened.page.result.isVisible()
    assert opened.is_calm()
    opened.session.go_previous()
    opened.session.go_next()
    assert opened.page.result.isVisible()
    assert opened.is_calm()


def test_a_resignation_is_not_counted_and_an_empty_board_has_no_flourish(begin: Begin) -> None:
    end = begin(small("egotzi"), "b2", "c3")
    end.session.resign()
    end.pass_pause()
    assert end.flourishes()
    end.pass_flourish()
    assert end.is_calm()
    empty = begin(small("oddy"), "a1")
    empty.session.undo()
    empty.session.resign()
    assert empty.page.result.isVisible()
    empty.pass_pause()
    assert empty.is_calm()


@pytest.mark.parametrize(
    ("seats", "festive"),
    [(HUMANS, True), ((Human(), Computer(3)), False), ((Computer(3), Human()), False)],
)
def test_only_a_win_is_festive(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, seats: Seats, festive: bool
) -> None:
    kinds: list[bool] = []

    class Seen(Flourish):
        def __init__(self, *args: object, festive: bool) -> None:
            kinds.append(festive)
            super().__init__(*args, festive=festive)  # type: ignore[arg-type]

    monkeypatch.setattr(ceremony_module, "Flourish", Seen)
    end = begin(small("egotzi"), "b2", "c3", seats=seats)
    end.session.resign()
    end.pass_pause()
    assert kinds == [festive]
    end.page.ceremony.end()


# -- until somebody does something -----------------------------------------------------------


def wait_for_it(end: End) -> None:
    place(end.session, "pass")
    assert end.pause.isActive()


@pytest.mark.parametrize("begins", [wait_for_it, End.begin_flourish, End.begin_count])
def test_anything_ends_it_at_once(begin: Begin, begins: Callable[[End], None]) -> None:
    end = begin()
    page = end.page
    asked: list[object] = []
    page.again.connect(asked.append)
    ways: dict[str, Callable[[], object]] = {
        "key": lambda: QTest.keyClick(page.board, K.Key_Tab),
        "click": lambda: QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton),
        "button": lambda: click(page.result.rematch),
        "Esc": lambda: QTest.keyClick(page.board, K.Key_Escape),
        "undo": end.session.undo,
        "hide": page.hide,
    }
    for name, way in ways.items():
        if end.session.position.over:
            end.session.undo()
        begins(end)
        way()
        assert end.is_calm(), name
        assert not page.cancel(), "there is nothing else to cancel"
    assert len(asked) == 1, "the click does what it always does"


def test_the_buttons_of_the_count_take_it_over(begin: Begin) -> None:
    end = begin()
    page = end.page
    end.begin_count()
    QTest.keyClick(page.board, K.Key_Control)  # does nothing alone
    assert page.counting.plays_once
    click(page.count_bar.buttons["last"])
    assert page.counting.step == end.session.position.count_steps()[-1]
    assert not page.counting.plays_once
    QTest.keyClick(page.board, K.Key_Down)
    assert page.count_bar.isVisible(), "it is the user's now"
    click(page.count_bar.buttons["close"])
    assert not page.count_bar.isVisible()


def test_a_count_that_is_asked_for_has_the_focus_and_stays(begin: Begin) -> None:
    end = begin()
    page = end.page
    end.begin_flourish()
    page.count()
    assert not end.flourishes()
    assert page.count_bar.hasFocus()
    steps = end.session.position.count_steps()
    for step in steps[1:]:
        end.timer.timeout.emit()
        assert page.counting.step == step
    assert not end.timer.isActive()
    assert page.count_bar.isVisible()


def test_another_drawing_ends_it(begin: Begin) -> None:
    end = begin()
    end.begin_flourish()
    end.page.set_drawing(Drawing(coordinates=False))
    assert not end.flourishes()
    assert not end.pause.isActive()
    assert not end.page.count_bar.isVisible()
