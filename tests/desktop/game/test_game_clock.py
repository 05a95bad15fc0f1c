"""The clocks of a game: which one runs, when they stop, and what undo restores."""

import random
import time
from collections.abc import Sequence

import pytest
from driving import forced_game, small
from lone_game import ManualClient, Time, lone_game, place
from lone_widgets import emitted
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from desktop.game.game_clock import GameClock
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Computer, Human, Seats
from desktop.game.rematch import new_record
from rules.clock import NO_CLOCKS, TimeControl
from rules.engine.limits import Limits
from rules.position import BLACK, WHITE, SpecialStep
from rules.record.game_file import read_game, write_game
from rules.record.game_record import Ending, GameRecord
from rules.setup import Setup
from rules.system import monotonic_seconds

HUMANS: Seats = (Human(), Human())
AGAINST: Seats = (Human(), Computer(1))
FIXED = TimeControl(main_seconds=60)
FISCHER = TimeControl(main_seconds=60, increment_seconds=5)
PER_TURN = TimeControl(overtime_seconds=30, overtime_turns=1)


class TimedGame:
    """A game with clocks, whose time the test controls; the computer never answers."""

    def __init__(self, record: GameRecord) -> None:
        self.time = Time()
        self.session = GameSession(record, ManualClient(), forced_ms=0, now=self.time)
        self.session.start()

    def wait(self, seconds: float) -> None:
        """Let time pass, checking the clock every second."""
        while seconds > 0:
            self.time.now += min(1.0, seconds)
            seconds -= 1.0
            self.session.clock.check()

    def place(self, text: str) -> None:
        place(self.session, text)

    def is_in(self, phase: Phase) -> bool:
        return self.session.phase is phase

    @property
    def seconds(self) -> tuple[float, float]:
        """Return the seconds left to both players."""
        lefts = [self.session.clock.left(player) for player in (0, 1)]
        assert lefts[0] is not None
        assert lefts[1] is not None
        return round(lefts[0].seconds, 3), round(lefts[1].seconds, 3)


def begin(
    control: TimeControl = FIXED,
    setup: Setup | None = None,
    *,
    seats: Seats = HUMANS,
    turns: Sequence[str] = (),
) -> TimedGame:
    """Return a game after these turns; its clocks wait if there are any."""
    record = new_record(setup or small("egotzi"), seats, control)
    for text in turns:
        record.play_text(text)
    return TimedGame(record)


def again(game: TimedGame) -> TimedGame:
    """Return the game as read back from its file."""
    game.session.close()
    return TimedGame(read_game(write_game(game.session.record)))


# -- the running clock -----------------------------------------------------------------------


def test_without_clocks_nothing_is_timed_or_written() -> None:
    game = begin(NO_CLOCKS)
    game.place("b2")
    clock = game.session.clock
    assert not clock.in_use
    assert not clock.is_running
    assert clock.left(0) is None
    assert not game.session.can_pause
    assert game.session.record.node.properties == {}


def test_times_are_kept_with_the_turns() -> None:
    game = begin(FISCHER)
    game.wait(3)
    game.place("b2")
    game.wait(5)
    game.place("c3")
    one, two = game.session.record.line
    assert one.properties == {"BL": ["57.00"]}
    assert two.properties == {"WL": ["55.00"]}
    assert game.seconds == (62, 60)


def test_the_clock_stays_with_the_player_when_colours_are_swapped() -> None:
    game = begin(setup=small("oddy"))
    game.wait(10)
    game.place("b2")
    game.wait(3)
    game.session.play(SpecialStep.SWAP)
    assert game.session.record.position.player == 0
    assert game.session.record.position.colour == WHITE
    game.wait(2)
    assert game.seconds == (48, 57)
    game.place("c2")
    game.wait(1)
    assert game.seconds == (48, 56)
    assert [node.properties for node in game.session.record.line] == [
        {"BL": ["50.00"]},
        {"WL": ["57.00"]},
        {"BL": ["48.00"]},
    ]


def test_both_stones_of_a_turn_are_on_one_clock_also_one_taken_back() -> None:
    game = begin(FISCHER, small("yodd"), turns=["Bc3"])
    game.session.resume()
    turn = next(t for t in game.session.position.legal_turns() if len(t) == 2)
    game.wait(4)
    game.session.play(turn[0])
    game.wait(3)
    game.session.take_back_step()
    game.wait(1)
    game.session.play(turn[0])
    assert game.seconds == (60, 52)
    game.session.play(turn[1])
    assert game.seconds == (60, 57)


def test_a_forced_pass_costs_nobody_time(qtbot: QtBot) -> None:
    setup, turns = forced_game(random.Random(1))
    game = begin(FISCHER, setup, turns=turns)
    assert game.is_in(Phase.PAUSED)
    before = game.seconds
    game.session.resume()
    assert game.is_in(Phase.FORCED)
    assert not game.session.clock.is_running
    game.time.now += 3
    qtbot.waitUntil(lambda: len(game.session.record.line) > len(turns))
    assert game.seconds == before
    assert game.session.record.line[len(turns)].properties == {}


# -- undo, looking back ----------------------------------------------------------------------


def test_undo_restores_the_times_of_that_moment() -> None:
    game = begin(FISCHER)
    game.wait(10)
    game.session.pause()  # the record keeps the time of the unfinished turn
    game.session.resume()
    game.place("b2")
    game.wait(20)
    game.place("c3")
    game.wait(30)
    assert game.seconds == (25, 45)
    game.session.undo()
    assert game.seconds == (55, 60)
    game.wait(1)
    assert game.seconds == (55, 59)
    game.session.undo()
    assert game.seconds == (60, 60)
    game.wait(2)
    assert game.seconds == (58, 60)
    game.session.redo()
    assert game.seconds == (55, 59)  # the turn that was begun had taken 1
    game.wait(1)
    assert game.seconds == (55, 58)


def test_looking_back_stops_the_clocks_and_shows_the_earlier_times() -> None:
    game = begin()
    game.wait(10)
    game.place("b2")
    game.wait(20)
    game.place("c3")
    game.wait(5)
    game.session.go_first()
    game.wait(30)
    assert game.seconds == (60, 60)
    game.place("b2")  # the same turn
    assert game.seconds == (50, 60)
    game.session.go_next()
    assert game.seconds == (45, 40)
    game.wait(1)
    assert game.seconds == (44, 40)


def test_a_turn_from_an_earlier_moment_is_a_variation_and_takes_no_time() -> None:
    game = begin()
    game.wait(10)
    game.place("b2")
    game.wait(20)
    game.place("c3")
    game.session.go_previous()
    game.wait(7)
    game.place("d4")
    game.wait(5)
    assert game.seconds == (50, 60)
    assert not game.session.clock.is_running
    game.session.go_to(game.session.record.main_line_end)
    assert game.seconds == (50, 40)
    game.wait(1)
    assert game.seconds == (49, 40)
    game.session.resign()
    game.session.go_first()
    game.place("d4")
    game.wait(5)
    assert not game.session.clock.is_running
    assert game.session.record.node.properties == {}
    game.session.go_to(game.session.record.main_line_end)
    game.session.undo()  # the end
    assert game.is_in(Phase.PAUSED)  # until the players are ready
    game.session.resume()
    game.wait(1)
    assert game.seconds == (48, 40)


# -- pausing ---------------------------------------------------------------------------------


def test_a_pause_stops_clocks_and_play() -> None:
    game = begin()
    game.session.confirms = True
    game.wait(5)
    game.session.pause()
    assert game.is_in(Phase.PAUSED)
    game.wait(100)
    assert game.seconds == (55, 60)
    game.place("b2")
    assert game.session.steps == []
    game.session.resume()
    assert game.is_in(Phase.CHOICE)
    game.place("b2")
    game.session.pause()
    game.session.resume()
    assert game.is_in(Phase.CONFIRM)  # the turn is kept
    game.wait(1)
    game.session.confirm()
    assert game.seconds == (54, 60)
    assert len(game.session.record.line) == 1


def test_a_pause_stops_the_computer() -> None:
    game = begin(seats=AGAINST)
    game.place("b2")
    assert game.is_in(Phase.THINKING)
    game.wait(4)
    game.session.pause()
    game.wait(50)
    assert game.is_in(Phase.PAUSED)
    assert game.seconds == (60, 56)
    game.session.resume()
    assert game.is_in(Phase.THINKING)
    game.wait(1)
    assert game.seconds == (60, 55)
    game.time.now += 3600  # sleep
    game.session.clock.check()
    assert game.is_in(Phase.PAUSED)
    game.session.resume()
    game.session.stop()
    game.wait(50)
    assert game.seconds == (60, 55)


def test_a_reopened_game_is_paused_with_its_times() -> None:
    game = begin(FISCHER)
    game.wait(3)
    game = again(game)  # without turns
    assert game.is_in(Phase.PAUSED)
    assert game.seconds == (57, 60)
    game.session.resume()
    game.wait(7)
    game.place("b2")
    game.wait(7.25)
    back = again(game)
    assert back.is_in(Phase.PAUSED)
    back.wait(20)
    assert back.seconds == (55, 52.75)
    back.session.go_first()
    assert back.is_in(Phase.CHOICE)  # it can be browsed
    assert not back.session.clock.is_running
    back.session.go_last()
    assert back.is_in(Phase.PAUSED)
    back.session.resume()
    back.wait(1)
    assert back.seconds == (55, 51.75)


@pytest.mark.parametrize("control", [FIXED, FISCHER, PER_TURN])
def test_undo_of_a_loss_on_time_continues_without_clocks_for_good(control: TimeControl) -> None:
    game = begin(control)
    game.place("b2")
    game.wait(61)
    game = again(game)  # the loss is saved
    assert game.is_in(Phase.OVER)
    assert game.seconds[1] == 0
    game.session.undo()
    assert game.is_in(Phase.CHOICE)
    for text in ("c3", "d4"):
        game.wait(100)
        game.place(text)
    for _ in range(2):
        assert not game.session.clock.in_use
        assert game.is_in(Phase.CHOICE)
        game.session.undo()
    game.place("c4")
    assert not game.session.clock.in_use
    game.session.redo()
    back = again(game)
    assert back.is_in(Phase.CHOICE)
    back.session.undo()
    assert not back.session.clock.in_use


# -- suspension of the system ----------------------------------------------------------------


def test_a_turn_right_after_sleep_is_not_played() -> None:
    game = begin()
    game.time.now += 3600
    game.place("b2")
    assert game.is_in(Phase.PAUSED)
    assert game.seconds == (60, 60)
    assert game.session.record.line == []
    game.session.resume()
    game.session.confirm()
    assert len(game.session.record.line) == 1


@pytest.mark.skipif(not hasattr(time, "clock_gettime"), reason="no clock counts sleep")
def test_the_clock_counts_sleep_where_the_system_can() -> None:
    counting = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", 0))
    before = time.clock_gettime(counting)
    assert before <= monotonic_seconds() <= time.clock_gettime(counting)


# -- out of time -----------------------------------------------------------------------------


@pytest.mark.parametrize("swapped", [False, True])
def test_running_out_of_time_loses_the_game(swapped: bool) -> None:
    game = begin(setup=small("oddy"), turns=["b2", "swap"] if swapped else ["b2"])
    game.session.resume()
    game.wait(61)
    outcome = game.session.outcome
    assert outcome is not None
    # with "swap" player 0 has White now, and was to move
    assert (outcome.winner, outcome.reason) == (BLACK, Ending.TIME)
    assert game.is_in(Phase.OVER)
    assert game.seconds == ((0, 60) if swapped else (60, 0))
    assert game.session.record.game_result_text == "B+T"


def test_the_timer_notices_without_a_check(qtbot: QtBot) -> None:
    game = begin(TimeControl(main_seconds=1.05))
    game.time.now += 1.1
    qtbot.waitUntil(lambda: game.is_in(Phase.OVER))


def test_a_late_turn_is_not_played() -> None:
    game = begin(TimeControl(main_seconds=3))
    game.time.now += 4
    game.place("b2")
    assert game.is_in(Phase.OVER)
    assert game.session.record.line == []


def test_players_are_warned_once_but_not_of_their_initial_time() -> None:
    for seconds, marks in ((63, [60, 10]), (60, [10])):
        game = begin(TimeControl(main_seconds=seconds, increment_seconds=1))
        warned: list[tuple[int, int]] = []
        game.session.clock.warned.connect(lambda *of, warned=warned: warned.append(of))
        game.session.clock.check()
        game.wait(seconds - 10)  # a mark that is met exactly
        assert warned == [(0, mark) for mark in marks]
        game.wait(2)
        game.place("b2")
        game.wait(1)
        game.place("c3")
        game.wait(1)
        assert warned == [(0, mark) for mark in marks]


# -- the clock alone -------------------------------------------------------------------------


class WatchedClock:
    """The clock of a new record, and its signals."""

    def __init__(self, control: TimeControl = FIXED, *turns: str) -> None:
        self.record = new_record(small("egotzi"), HUMANS, control)
        for turn in turns:
            self.record.play_text(turn)
        self.time = Time()
        self.signals: list[object] = []
        self.clock = GameClock(
            self.record,
            self.time,
            ran_out=lambda player: self.signals.append(("out", player)),
            recorded=lambda: self.signals.append("kept"),
        )
        self.clock.go_to(self.record.node)
        self.clock.ticked.connect(lambda: self.signals.append("ticked"))
        self.clock.suspended.connect(lambda: self.signals.append("suspended"))
        self.clock.warned.connect(lambda *of: self.signals.append(("warned", *of)))

    @property
    def timer(self) -> QTimer:
        (found,) = self.clock.findChildren(QTimer)
        return found

    def tick(self, seconds: float) -> None:
        """Let time pass and the timer fire."""
        self.time.now += seconds
        self.timer.timeout.emit()

    def seconds(self, player: int = 0) -> float:
        left = self.clock.left(player)
        assert left is not None
        return round(left.seconds, 6)


def test_a_clock_is_checked_when_its_digits_change() -> None:
    watched = WatchedClock()
    watched.clock.start()
    assert watched.timer.isSingleShot()
    assert (watched.timer.isActive(), watched.timer.interval()) == (True, 1000)
    watched.tick(0.3)
    assert watched.timer.interval() in (700, 701)
    watched.tick(0.7)
    assert watched.timer.interval() == 1000
    for _ in range(12):
        watched.tick(4)
    assert watched.seconds() == 11
    assert watched.timer.interval() == 1000
    watched.tick(1)
    assert watched.timer.interval() == 100  # tenths from here on
    watched.tick(0.05)
    assert watched.timer.interval() in (50, 51)
    watched.clock.stop()
    assert not watched.timer.isActive()


def test_every_tick_is_emitted_and_the_time_is_recorded_every_ten_seconds() -> None:
    watched = WatchedClock()
    watched.clock.start()
    for seconds in range(1, 31):
        watched.signals.clear()
        watched.tick(1)
        kept = watched.record.root.properties.get("XL", [""])[0]
        assert watched.signals == (["ticked", "kept"] if seconds % 10 == 0 else ["ticked"])
        assert kept == (f"{seconds // 10 * 10}.00" if seconds >= 10 else "")
    watched.clock.start()  # it is already running
    assert watched.seconds() == 30


def test_a_long_turn_records_its_time_regularly() -> None:
    game = begin()
    recorded = emitted(game.session.recorded)
    for _ in range(12):
        game.time.now += 1
        game.session.clock._tick()
    assert len(recorded) == 1


def test_a_gap_of_some_seconds_is_time_and_a_longer_one_is_sleep() -> None:
    watched = WatchedClock()
    watched.clock.start()
    watched.tick(5)
    assert (watched.signals, watched.seconds()) == (["ticked"], 55)
    watched.signals.clear()
    watched.tick(5.1)
    assert (watched.signals, watched.seconds()) == (["suspended"], 55)
    assert watched.clock.paused
    assert not watched.clock.is_running
    assert not watched.timer.isActive()


def test_a_clock_can_be_stopped_and_checked_at_a_time_in_the_past() -> None:
    watched = WatchedClock(TimeControl(main_seconds=7))
    watched.clock.start()
    watched.time.now += 4
    watched.clock.stop(watched.time() - 1)
    assert watched.seconds() == 4
    assert watched.record.root.properties["XL"] == ["3.00"]
    watched.time.now += 100
    watched.clock.start()
    watched.time.now += 4.5
    watched.clock.check(watched.time() - 1)  # the answer came in time
    assert watched.signals == []
    assert watched.clock.is_running
    watched.clock.check()
    assert watched.signals[-1] == ("out", 0)


def test_a_clock_starts_paused_if_a_game_has_begun() -> None:
    assert not WatchedClock(FIXED).clock.paused
    assert WatchedClock(FIXED, "b2").clock.paused
    begun = new_record(small("egotzi"), HUMANS, FIXED)
    begun.root.properties["XL"] = ["3.00"]
    clock = GameClock(begun, ran_out=repr, recorded=list)
    assert clock.paused
    clock.go_to(begun.root)
    left = clock.left(0)
    assert left is not None
    assert left.seconds == 57


def test_the_computers_search_is_limited_by_the_clock_only_while_it_runs() -> None:
    limits = Limits(level=10, think_ms=60_000)
    watched = WatchedClock(TimeControl(main_seconds=20))
    position = watched.record.position
    assert watched.clock.limits(limits, position)() is limits
    watched.clock.start()
    bound = watched.clock.limits(limits, position)
    early = bound()
    assert early.think_ms < 20_000
    assert early.level == 10
    watched.time.now += 10  # the search begins late
    assert bound().think_ms < early.think_ms
    assert WatchedClock(NO_CLOCKS).clock.limits(limits, position)() is limits


def test_only_games_with_clocks_update_the_lag() -> None:
    limits = Limits(level=1, think_ms=1000)
    timed, untimed = WatchedClock(), WatchedClock(NO_CLOCKS)
    before = timed.clock.lag_ms
    for clock in (timed.clock, untimed.clock):
        clock.update_lag(limits, 3.0)
    assert timed.clock.lag_ms > before
    assert untimed.clock.lag_ms == before
    quick = WatchedClock()
    quick.clock.update_lag(limits, 1.0)
    assert quick.clock.lag_ms < timed.clock.lag_ms


def test_a_turn_that_ends_out_of_time_stays_so_and_clears_the_time_spent() -> None:
    session = lone_game(small("egotzi"), control=FIXED)
    session.clock.now.now += 4  # type: ignore[attr-defined]
    session.clock.stop()
    assert session.record.root.properties["XL"] == ["4.00"]
    session.clock.start()
    place(session, "b2")
    assert "XL" not in session.record.root.properties
    assert session.record.node.properties["BL"] == ["56.00"]
