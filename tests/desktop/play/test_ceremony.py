"""The end of a game: a flourish, then the count, until somebody does something."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import HUMANS, click, small
from lone_game import lone_game, place, shown_page
from PySide6.QtCore import Qt
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
    """A game that is about to end on its page."""

    def __init__(self, page: GamePage) -> None:
        self.page, self.session = page, page.session
        page.board.set_animated(True)
        self.items = len(page.board.scene().items())
        self.announced: list[str] = []
        page.announcer.announced.connect(self.announced.append)

    def flourishes(self) -> list[Flourish]:
        running = Flourish.State.Running
        found = self.page.board.scene().findChildren(Flourish)
        return [flourish for flourish in found if flourish.state() is running]

    def is_calm(self) -> bool:
        """Return whether nothing of a ceremony can be seen."""
        items = len(self.page.board.scene().items())
        return not self.flourishes() and items == self.items and not self.page.count_bar.isVisible()


Begin = Callable[..., End]


@pytest.fixture
def begin(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Begin:
    monkeypatch.setattr(ceremony_module, "_PAUSE_MS", 30)
    monkeypatch.setattr(flourish_module, "FLOURISH_MS", 120)

    def begin(
        setup: Setup | None = None,
        *turns: str,
        seats: Seats = HUMANS,
        step_ms: int = 60,
    ) -> End:
        for name in ("_STEP_MS", "_MIN_MS"):
            monkeypatch.setattr(counting_module, name, step_ms)
        session = lone_game(setup or small("yodd"), *(turns or YODD[:-1]), seats=seats)
        return End(shown_page(session, qtbot))

    return begin


def counting(end: End) -> Callable[[], bool]:
    return lambda: end.page.count_bar.isVisible()


def flourishing(end: End) -> Callable[[], bool]:
    return lambda: bool(end.flourishes())


# -- by itself -------------------------------------------------------------------------------


def test_the_flourish_comes_first_then_the_count_and_both_end(begin: Begin, qtbot: QtBot) -> None:
    end = begin()
    place(end.session, "pass")
    assert end.page.result.isVisible()
    assert end.is_calm()
    qtbot.waitUntil(flourishing(end))
    assert not end.page.count_bar.isVisible()
    qtbot.waitUntil(counting(end))
    assert not end.flourishes()
    last = end.session.position.count_steps()[-1]
    qtbot.waitUntil(lambda: end.page.counting.step == last)
    assert end.page.status.text == end.page.counting.sentence
    qtbot.waitUntil(end.is_calm)
    assert end.page.counting.step is None
    qtbot.wait(150)
    assert end.is_calm(), "only once"


def test_the_focus_stays_and_only_the_result_is_announced(begin: Begin, qtbot: QtBot) -> None:
    end = begin()
    place(end.session, "pass")
    assert len(end.announced) == 1
    assert "White wins" in end.announced[0]
    focus = QApplication.focusWidget()
    assert focus is end.page.board
    qtbot.waitUntil(counting(end))
    qtbot.waitUntil(end.is_calm)
    assert QApplication.focusWidget() is focus
    assert len(end.announced) == 1


def test_without_animation_there_is_only_the_result(begin: Begin, qtbot: QtBot) -> None:
    end = begin()
    end.page.board.set_animated(False)
    place(end.session, "pass")
    assert end.page.result.isVisible()
    for _ in range(10):
        qtbot.wait(20)
        assert end.is_calm()


def test_a_finished_game_that_is_opened_is_calm(begin: Begin, qtbot: QtBot) -> None:
    end = begin(small("yodd"), *YODD)
    assert end.page.result.isVisible()
    qtbot.wait(150)
    assert end.is_calm()


def test_stepping_to_the_end_is_calm(begin: Begin, qtbot: QtBot) -> None:
    end = begin(small("yodd"), *YODD)
    end.session.go_previous()
    end.session.go_next()
    assert end.page.result.isVisible()
    qtbot.wait(150)
    assert end.is_calm()


def test_a_resignation_is_not_counted(begin: Begin, qtbot: QtBot) -> None:
    end = begin(small("egotzi"), "b2", "c3", step_ms=5_000)  # a count would be seen
    end.session.resign()
    qtbot.waitUntil(flourishing(end))
    qtbot.waitUntil(end.is_calm)
    qtbot.wait(100)
    assert end.is_calm()


def test_an_empty_board_has_no_flourish(begin: Begin, qtbot: QtBot) -> None:
    end = begin(small("oddy"), "a1")
    end.session.undo()
    end.session.resign()
    assert end.page.result.isVisible()
    for _ in range(10):
        qtbot.wait(20)
        assert end.is_calm()


@pytest.mark.parametrize(
    ("seats", "festive"),
    [(HUMANS, True), ((Human(), Computer(3)), False), ((Computer(3), Human()), False)],
)
def test_only_a_win_is_festive(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: Seats, festive: bool
) -> None:
    kinds: list[bool] = []

    class Seen(Flourish):
        def __init__(self, *args: object, festive: bool) -> None:
            kinds.append(festive)
            super().__init__(*args, festive=festive)  # type: ignore[arg-type]

    monkeypatch.setattr(ceremony_module, "Flourish", Seen)
    end = begin(small("egotzi"), "b2", "c3", seats=seats)
    end.session.resign()
    qtbot.waitUntil(lambda: bool(kinds))
    assert kinds == [festive]
    end.page.ceremony.end()


# -- until somebody does something -----------------------------------------------------------


@pytest.mark.parametrize("phase", [flourishing, counting])
@pytest.mark.parametrize("how", ["key", "click", "click on a button", "Esc", "hide"])
def test_anything_ends_it_at_once(
    begin: Begin, qtbot: QtBot, phase: Callable[[End], Callable[[], bool]], how: str
) -> None:
    end = begin(step_ms=5_000)
    page = end.page
    place(end.session, "pass")
    qtbot.waitUntil(phase(end))
    asked: list[object] = []
    page.again.connect(asked.append)
    if how == "key":
        QTest.keyClick(page.board, K.Key_Tab)
    elif how == "click":
        QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton)
    elif how == "Esc":
        QTest.keyClick(page.board, K.Key_Escape)
        assert not page.cancel(), "there was nothing else to cancel"
    elif how == "hide":
        page.hide()
    else:
        click(page.result.rematch)
        assert len(asked) == 1, "the click does what it always does"
    assert end.is_calm()
    qtbot.wait(250)
    assert end.is_calm(), "nothing follows"


def test_a_key_before_the_flourish_prevents_it(begin: Begin, qtbot: QtBot) -> None:
    end = begin()
    place(end.session, "pass")
    QTest.keyClick(end.page.board, K.Key_Down)
    qtbot.wait(200)
    assert not end.flourishes()
    assert not end.page.count_bar.isVisible()


def test_keys_that_do_nothing_alone_do_not_end_it(begin: Begin, qtbot: QtBot) -> None:
    end = begin(step_ms=5_000)
    place(end.session, "pass")
    qtbot.waitUntil(counting(end))
    QTest.keyClick(end.page.board, K.Key_Control)
    assert end.page.count_bar.isVisible()
    end.page.ceremony.end()


def test_the_buttons_of_the_count_take_it_over(begin: Begin, qtbot: QtBot) -> None:
    end = begin(step_ms=5_000)
    page = end.page
    place(end.session, "pass")
    qtbot.waitUntil(counting(end))
    click(page.count_bar.buttons["last"])
    assert page.counting.step == end.session.position.count_steps()[-1]
    assert not page.counting.plays_once
    QTest.keyClick(page.board, K.Key_Down)
    assert page.count_bar.isVisible(), "it is the user's now"
    click(page.count_bar.buttons["close"])
    assert not page.count_bar.isVisible()


def test_a_count_that_is_asked_for_has_the_focus_and_stays(begin: Begin, qtbot: QtBot) -> None:
    end = begin(step_ms=40)
    page = end.page
    place(end.session, "pass")
    qtbot.waitUntil(flourishing(end))
    page.count()
    assert not end.flourishes()
    assert page.count_bar.hasFocus()
    last = end.session.position.count_steps()[-1]
    qtbot.waitUntil(lambda: page.counting.step == last)
    qtbot.wait(120)
    assert page.count_bar.isVisible()


def test_undo_ends_it_and_the_end_may_come_again(begin: Begin, qtbot: QtBot) -> None:
    end = begin()
    place(end.session, "pass")
    qtbot.waitUntil(flourishing(end))
    end.session.undo()
    assert not end.flourishes()
    qtbot.wait(200)
    assert end.is_calm()
    place(end.session, "pass")
    qtbot.waitUntil(flourishing(end))
    qtbot.waitUntil(counting(end))
    end.page.ceremony.end()


def test_another_drawing_ends_it(begin: Begin, qtbot: QtBot) -> None:
    end = begin()
    place(end.session, "pass")
    qtbot.waitUntil(flourishing(end))
    end.page.set_drawing(Drawing(coordinates=False))
    assert not end.flourishes()
    qtbot.wait(200)
    assert not end.page.count_bar.isVisible()
