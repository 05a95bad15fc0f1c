"""What a game sounds like while it is played on its page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import HUMANS, small
from lone_game import lone_game, place, shown_page
from pytestqt.qtbot import QtBot
from recorded_sounds import RecordedSounds
from shown_facts import each

from desktop.game.players import Computer, Human, Seats
from desktop.painting.drawing import Drawing, Pace
from desktop.play.ceremony import pause_ms
from desktop.play.game_page import GamePage
from desktop.play.game_sounds import GameSounds
from desktop.sound.sounds import Sound
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import SpecialStep
from rules.record.game_record import Ending
from rules.setup import Setup

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
            self.page.board.act_at(self.session.position.board.names.index(name))
        return self.sounds.take()


Begin = Callable[..., Played]


@pytest.fixture
def begin(qtbot: QtBot) -> Begin:
    def begin(
        setup: Setup,
        *turns: str,
        seats: Seats = HUMANS,
        control: TimeControl = NO_CLOCKS,
    ) -> Played:
        session = lone_game(setup, *turns, seats=seats, control=control)
        return Played(shown_page(session, qtbot))

    return begin


@pytest.mark.short("egotzi-cells3", "wythe-cells0")
@pytest.mark.parametrize(("key", "cells"), each("PLACED_BY").items())
def test_a_piece_that_lands_is_heard_when_it_is_clicked(
    begin: Begin, key: str, cells: tuple[str, ...]
) -> None:
    played = begin(small(key))
    assert played.click(*cells) == [Sound.PLACE]


def test_stones_that_are_pushed_knock_after_the_one_that_lands(begin: Begin) -> None:
    delays_s = []
    for pace in (Pace.NORMAL, Pace.SLOW):
        played = begin(small("egotzi"), "b2")
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


def test_a_disc_slides_and_turns_over(begin: Begin) -> None:
    played = begin(GAMES["themisto"].setup())
    (turn, *_rest) = [turn for turn in played.session.position.legal_turns() if len(turn) == 1]
    played.session.play(turn[0])
    assert played.sounds.take() == [Sound.SLIDE, Sound.FLIP]
    normal_s = played.sounds.delays_s[-1]
    played = begin(GAMES["themisto"].setup())
    played.page.set_drawing(Drawing(pace=Pace.SLOW))
    played.session.play(turn[0])
    assert played.sounds.delays_s[-1] == pytest.approx(2 * normal_s)


def test_what_is_heard_besides_pieces_that_land(begin: Begin) -> None:
    played = begin(small("yodd"))
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
    swapping = begin(small("egotzi"), "b2")
    assert Sound.PASS in swapping.place("swap")


def test_a_game_that_is_opened_or_gone_through_does_not_sound_like_its_end(begin: Begin) -> None:
    played = begin(small("yodd"), "Bc3", "pass", "pass")
    played.page.refresh()
    assert played.sounds.take() == []
    played.session.go_previous()
    played.session.go_next()
    assert played.sounds.take() == [Sound.PASS]


def test_the_end_sounds_as_the_only_human_sees_it(begin: Begin) -> None:
    played = begin(small("oddy"))
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


def test_a_clock_that_runs_low_is_heard(begin: Begin) -> None:
    played = begin(small("oddy"), control=TimeControl(main_seconds=60))
    played.session.clock.warned.emit(0, 10)
    assert played.sounds.take() == [Sound.LOW_TIME]
