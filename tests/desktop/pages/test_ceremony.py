"""The end of a game, with its flourish and its count, and what a game sounds like."""

from collections.abc import Callable

import pytest
from driving import HUMANS, click, small
from lone_game import lone_game, place, shown_page
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_facts import each
from stand_ins import RecordedSounds

from desktop.board import animation as flourish_module
from desktop.board.animation import Flourish
from desktop.game.players import Computer, Human, Seats
from desktop.pages import counting
from desktop.pages import counting as counting_module
from desktop.pages.announcer import GameSounds
from desktop.pages.counting import pause_ms
from desktop.pages.game_page import GamePage
from desktop.painting.drawing import Drawing, Pace
from desktop.services.sounds import Sound
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import SpecialStep
from rules.record.game_record import Ending
from rules.setup import Setup

K = Qt.Key
YODD = ("Ba1", "Bc3,We3", "pass", "pass")  # the last turn ends the game


class End:
    """A game that is about to end on its page; a test says when its timers are due."""

    def __init__(self, page: GamePage) -> None:
        self.page, self.session = page, page.session
        page.board.set_animated(True)
        self.items = len(page.board.scene().items())
        page.log.clear()
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
        seen = self.flourishes() or items != self.items or self.page.counting.isVisible()
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
        assert not self.page.counting.isVisible()
        self.pass_flourish()
        assert self.page.counting.isVisible()
        assert not self.flourishes()

    def pass_flourish(self) -> None:
        (flourish,) = self.flourishes()
        flourish.setCurrentTime(flourish.totalDuration())


Begin = Callable[..., End]


@pytest.fixture
def begin(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Begin:
    hours = 10_000_000  # nothing happens by itself
    monkeypatch.setattr(counting, "_PAUSE_MS", hours)
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
    result = end.page.log.toPlainText()
    assert "\n" not in result
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

    monkeypatch.setattr(counting, "Flourish", Seen)
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
    page.result.again.connect(asked.append)
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
    click(page.counting.buttons["last"])
    assert page.counting.step == end.session.position.count_steps()[-1]
    assert not page.counting.plays_once
    QTest.keyClick(page.board, K.Key_Down)
    assert page.counting.isVisible(), "it is the user's now"
    click(page.counting.buttons["close"])
    assert not page.counting.isVisible()


def test_a_count_that_is_asked_for_has_the_focus_and_stays(begin: Begin) -> None:
    end = begin()
    page = end.page
    end.begin_flourish()
    page.count()
    assert not end.flourishes()
    assert page.counting.hasFocus()
    steps = end.session.position.count_steps()
    for step in steps[1:]:
        end.timer.timeout.emit()
        assert page.counting.step == step
    assert not end.timer.isActive()
    assert page.counting.isVisible()


def test_another_drawing_ends_it(begin: Begin) -> None:
    end = begin()
    end.begin_flourish()
    end.page.set_drawing(Drawing(coordinates=False))
    assert not end.flourishes()
    assert not end.pause.isActive()
    assert not end.page.counting.isVisible()


# -- sounds ----------------------------------------------------------------------------------------

AGAINST: Seats = (Human(), Computer(1))
COMPUTER_FIRST: Seats = (Computer(1), Human())


class Played:
    """A game on its page, and its sounds."""

    def __init__(self, page: GamePage) -> None:
        self.page, self.session = page, page.session
        self.sounds = RecordedSounds()
        GameSounds(page, self.sounds)

    def place(self, *texts: str) -> list[Sound]:
        """Play turns, and return their sounds."""
        place(self.session, *texts)
        return self.sounds.take()

    def click(self, *names: str) -> list[Sound]:
        for name in names:
            self.page.board.input.click((self.session.position.board.names.index(name),))
        return self.sounds.take()


Play = Callable[..., Played]


@pytest.fixture
def play(qtbot: QtBot) -> Play:
    def play(
        setup: Setup,
        *turns: str,
        seats: Seats = HUMANS,
        control: TimeControl = NO_CLOCKS,
    ) -> Played:
        session = lone_game(setup, *turns, seats=seats, control=control)
        return Played(shown_page(session, qtbot))

    return play


@pytest.mark.short("egotzi-cells3", "wythe-cells0")
@pytest.mark.parametrize(("key", "cells"), each("PLACED_BY").items())
def test_a_piece_that_lands_is_heard_when_it_is_clicked(
    play: Play, key: str, cells: tuple[str, ...]
) -> None:
    played = play(small(key))
    assert played.click(*cells) == [Sound.PLACE]


def test_stones_that_are_pushed_knock_after_the_one_that_lands(play: Play) -> None:
    delays_s = []
    for pace in (Pace.NORMAL, Pace.SLOW):
        played = play(small("egotzi"), "b2")
        played.page.board.set_animated(True)
        played.page.set_drawing(Drawing(pace=pace))
        assert played.place("a2") == [Sound.PLACE, Sound.PUSH]
        assert played.sounds.delays_s[0] == 0
        delays_s.append(played.sounds.delays_s[1])
    normal, slow = delays_s
    assert 0.05 < normal < 0.5
    assert slow == pytest.approx(2 * normal)
    played.session.undo()
    played.sounds.take()
    played.page.board.set_animated(False)
    played.place("a2")
    assert played.sounds.delays_s[-2:] == [0, 0]


def test_a_disc_slides_and_turns_over(play: Play) -> None:
    played = play(GAMES["themisto"].setup())
    (turn, *_rest) = [turn for turn in played.session.position.legal_turns() if len(turn) == 1]
    played.session.play(turn[0])
    assert played.sounds.take() == [Sound.SLIDE, Sound.FLIP]
    normal_s = played.sounds.delays_s[-1]
    played = play(GAMES["themisto"].setup())
    played.page.set_drawing(Drawing(pace=Pace.SLOW))
    played.session.play(turn[0])
    assert played.sounds.delays_s[-1] == pytest.approx(2 * normal_s)


def test_what_is_heard_besides_pieces_that_land(play: Play) -> None:
    played = play(small("yodd"))
    played.page.step_buttons.pressed.emit(int(SpecialStep.PASS))
    assert played.page.status.refuses
    assert played.sounds.take() == [Sound.REFUSAL]
    assert played.place("Bc3") == [Sound.PLACE]
    assert played.click("c3") == [Sound.REFUSAL]
    assert played.place("pass") == [Sound.PASS]
    assert played.place("Ba1,We3") == [Sound.PLACE, Sound.PLACE]
    played.session.go_to(played.session.record.root)
    assert played.sounds.take() == [Sound.LIFT]  # once
    played.session.go_last()
    played.sounds.take()
    played.session.undo()
    assert played.sounds.take() == [Sound.LIFT, Sound.LIFT]
    swapping = play(small("egotzi"), "b2")
    assert Sound.PASS in swapping.place("swap")


def test_a_game_that_is_opened_or_gone_through_does_not_sound_like_its_end(play: Play) -> None:
    played = play(small("yodd"), "Bc3", "pass", "pass")
    played.page.refresh()
    assert played.sounds.take() == []
    played.session.go_previous()
    played.session.go_next()
    assert played.sounds.take() == [Sound.PASS]


def test_the_end_sounds_as_the_only_human_sees_it(play: Play) -> None:
    played = play(small("oddy"))
    session = played.session
    for seats, winner, ending, expected in (
        (HUMANS, 1, Ending.RESIGNATION, Sound.WIN),
        (AGAINST, 1, Ending.RESIGNATION, Sound.LOSS),
        (COMPUTER_FIRST, 0, Ending.RESIGNATION, Sound.LOSS),
        (AGAINST, 0, Ending.TIME, Sound.WIN),
        (AGAINST, 1, Ending.TIME, Sound.LOSS),
        (AGAINST, None, Ending.AGREEMENT, Sound.DRAW),
    ):
        session.seats = seats
        session.record.end(Outcome(winner, ending))
        session.ended.emit()
        assert played.sounds.take() == [expected]
        pause_s = pause_ms(Pace.NORMAL) / 1000
        assert played.sounds.delays_s[-1] == pause_s, "with the flourish on the board"


def test_a_clock_that_runs_low_is_heard(play: Play) -> None:
    played = play(small("oddy"), control=TimeControl(main_seconds=60))
    played.session.clock.warned.emit(0, 10)
    assert played.sounds.take() == [Sound.LOW_TIME]
