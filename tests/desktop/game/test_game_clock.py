"""Clocks of a game in play: whose time goes by, when it stands still, and what undo gives back."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

import pytest
from at_table import Time, at_table, place
from driving import RandomEngine, SlowEngine, forced_game, settle, small
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from desktop.engine.engine_worker import EngineClient
from desktop.game.game_clock import GameClock, monotonic_seconds
from desktop.game.game_session import GameSession
from desktop.game.new_record import new_record
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from rules.clock import NO_CLOCKS, TimeControl
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.position import BLACK, WHITE, SpecialStep
from rules.record.clock_times import set_time_control
from rules.record.game_file import read_game, write_game
from rules.record.game_record import Ending, GameRecord
from rules.setup import Setup

HUMANS: Seats = (Human(), Human())
AGAINST: Seats = (Human(), Computer(1))
FIXED = TimeControl(main_seconds=60)
FISCHER = TimeControl(main_seconds=60, increment_seconds=5)
PER_TURN = TimeControl(overtime_seconds=30, overtime_turns=1)


class Table:
    """A game with clocks, at which time goes by as the test says."""

    def __init__(
        self,
        record: GameRecord,
        engine: Callable[[], Any] = RandomEngine,
        forced_ms: int = 0,
    ) -> None:
        self.time = Time()
        engine_client = EngineClient(make_engine=engine)
        self.session = GameSession(
            record, engine_client, pace_ms=0, forced_ms=forced_ms, now=self.time
        )
        self.session.start()

    def wait(self, seconds: float) -> None:
        """Let time go by, looking at the clock every second."""
        while seconds > 0:
            self.time.now += min(1.0, seconds)
            seconds -= 1.0
            self.session.clock.check()

    def place(self, text: str) -> None:
        for step in self.session.record.position.read(text):
            self.session.play(step)

    def is_in(self, phase: Phase) -> bool:
        return self.session.phase is phase

    @property
    def seconds(self) -> tuple[float, float]:
        """What both players have left."""
        lefts = [self.session.clock.left(player) for player in (0, 1)]
        assert lefts[0] is not None
        assert lefts[1] is not None
        return round(lefts[0].seconds, 3), round(lefts[1].seconds, 3)


Sit = Callable[..., Table]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """A function that begins games with clocks."""
    tables: list[Table] = []

    def begin(
        control: TimeControl = FIXED,
        setup: Setup | None = None,
        seats: Seats = HUMANS,
        engine: Callable[[], Any] = RandomEngine,
        turns: Sequence[str] = (),
        forced_ms: int = 0,
    ) -> Table:
        record = new_record(setup or small("egotzi"), seats, control)
        for text in turns:
            record.play_text(text)
        tables.append(Table(record, engine, forced_ms))
        return tables[-1]

    yield begin
    for table in tables:
        table.session.close()


def again(table: Table) -> Table:
    """Return the game as it comes back from its file."""
    table.session.close()
    return Table(read_game(write_game(table.session.record)))


# -- whose time goes by ----------------------------------------------------------------------


def test_without_clocks_nothing_is_timed_or_written(sit: Sit) -> None:
    table = sit(NO_CLOCKS)
    table.place("b2")
    clock = table.session.clock
    assert not clock.on
    assert not clock.runs
    assert clock.left(0) is None
    assert not table.session.can_pause
    assert table.session.record.node.properties == {}


def test_the_clock_of_the_player_to_move_runs(sit: Sit) -> None:
    table = sit()
    table.wait(3)
    assert table.seconds == (57, 60)
    table.place("b2")
    table.wait(5)
    assert table.seconds == (57, 55)


def test_times_are_kept_with_the_turns(sit: Sit) -> None:
    table = sit(FISCHER)
    table.wait(3)
    table.place("b2")
    table.wait(5)
    table.place("c3")
    one, two = table.session.record.line
    assert one.properties == {"BL": ["57.00"]}
    assert two.properties == {"WL": ["55.00"]}
    assert table.seconds == (62, 60)


def test_time_per_turn_is_whole_with_every_turn(sit: Sit) -> None:
    table = sit(PER_TURN)
    table.wait(29)
    assert table.seconds == (1, 30)
    table.place("b2")
    assert table.seconds == (30, 30)
    assert table.session.record.node.properties == {"BL": ["1.00"], "OB": ["1"]}


def test_the_clock_stays_with_the_person_when_colours_are_swapped(sit: Sit) -> None:
    table = sit(setup=small("oddy"))
    table.wait(10)
    table.place("b2")
    table.wait(3)
    table.session.play(SpecialStep.SWAP)
    assert table.session.record.position.player == 0
    assert table.session.record.position.colour == WHITE
    table.wait(2)
    assert table.seconds == (48, 57)
    table.place("c2")
    table.wait(1)
    assert table.seconds == (48, 56)
    assert [node.properties for node in table.session.record.line] == [
        {"BL": ["50.00"]},
        {"WL": ["57.00"]},
        {"BL": ["48.00"]},
    ]


def test_both_stones_of_a_turn_are_on_one_clock(sit: Sit) -> None:
    table = sit(FISCHER, small("yodd"), turns=["Bc3"])
    table.session.resume()
    turn = next(t for t in table.session.position.legal_turns() if len(t) == 2)
    table.wait(4)
    table.session.play(turn[0])
    table.wait(4)
    assert table.seconds == (60, 52)
    table.session.play(turn[1])
    assert table.seconds == (60, 57)


def test_taking_a_stone_back_gives_no_time_back(sit: Sit) -> None:
    table = sit(setup=small("yodd"), turns=["Bc3"])
    table.session.resume()
    turn = next(t for t in table.session.position.legal_turns() if len(t) == 2)
    table.session.play(turn[0])
    table.wait(4)
    table.session.take_back_step()
    table.wait(1)
    assert table.seconds == (60, 55)


def test_confirming_takes_time(sit: Sit) -> None:
    table = sit()
    table.session.confirms = True
    table.place("b2")
    assert table.is_in(Phase.CONFIRM)
    table.wait(7)
    assert table.seconds == (53, 60)
    table.session.confirm()
    table.wait(1)
    assert table.seconds == (53, 59)


def test_a_player_who_moves_twice_has_one_clock(sit: Sit) -> None:
    """In Themisto the other one may lose a turn: each turn that is made gets its increment."""
    table = sit(FISCHER, GAMES["themisto"].setup())
    record = table.session.record
    for _ in range(200):
        before = record.position.player
        table.wait(1)
        turns = list(record.position.legal_turns())
        losing = [turn for turn in turns if _player_after(record, turn) == before]
        turn = losing[0] if losing else turns[len(turns) // 2]
        for step in turn:
            table.session.play(step)
        if losing:
            break
    else:
        pytest.fail("nobody lost a turn")
    own, other = table.seconds[before], table.seconds[1 - before]
    table.wait(2)
    assert table.seconds[before] == own - 2
    assert table.seconds[1 - before] == other


def _player_after(record: GameRecord, turn: tuple[int, ...]) -> int | None:
    position = record.position.copy()
    position.play_turn(turn)
    return None if position.over else position.player


def test_a_forced_pass_costs_nobody_time(sit: Sit, qtbot: QtBot) -> None:
    setup, turns = forced_game(random.Random(1))
    table = sit(FISCHER, setup, turns=turns)
    assert table.is_in(Phase.PAUSED)
    before = table.seconds
    table.session.resume()
    assert table.is_in(Phase.FORCED)
    assert not table.session.clock.runs
    table.time.now += 3
    qtbot.waitUntil(lambda: len(table.session.record.line) > len(turns))
    assert table.seconds == before
    assert table.session.record.line[len(turns)].properties == {}


# -- undo, looking back ----------------------------------------------------------------------


def test_undo_gives_the_times_of_that_moment_back(sit: Sit) -> None:
    table = sit(FISCHER)
    table.wait(10)
    table.place("b2")
    table.wait(20)
    table.place("c3")
    table.wait(30)
    assert table.seconds == (25, 45)
    table.session.undo()
    assert table.seconds == (55, 60)
    table.wait(1)
    assert table.seconds == (55, 59)
    table.session.undo()
    assert table.seconds == (60, 60)
    table.wait(2)
    assert table.seconds == (58, 60)


def test_undo_gives_back_what_a_turn_had_taken_before_a_pause(sit: Sit) -> None:
    """While the clocks stand still the time of the unfinished turn is kept in the record."""
    table = sit()
    table.wait(10)
    table.session.pause()
    table.session.resume()
    table.place("b2")
    assert table.seconds == (50, 60)
    table.session.undo()
    assert table.seconds == (60, 60)


def test_redo_brings_the_times_again(sit: Sit) -> None:
    table = sit(FISCHER)
    table.wait(10)
    table.place("b2")
    table.wait(20)
    table.session.undo()
    table.session.redo()
    assert table.seconds == (55, 40)  # the turn that was begun had taken 20
    table.wait(1)
    assert table.seconds == (55, 39)


def test_another_turn_after_undo_has_times_of_its_own(sit: Sit) -> None:
    table = sit()
    table.wait(10)
    table.place("b2")
    table.session.undo()
    table.wait(4)
    table.place("b2")
    assert table.session.record.node.properties == {"BL": ["56.00"]}


def test_looking_back_stops_the_clocks_and_shows_the_times_of_then(sit: Sit) -> None:
    table = sit()
    table.wait(10)
    table.place("b2")
    table.wait(20)
    table.place("c3")
    table.wait(5)
    table.session.go_first()
    table.wait(30)
    assert table.seconds == (60, 60)
    table.session.go_next()
    assert table.seconds == (50, 60)
    table.session.go_last()
    assert table.seconds == (45, 40)
    table.wait(1)
    assert table.seconds == (44, 40)


def test_a_turn_from_an_earlier_moment_is_a_variation_and_takes_no_time(sit: Sit) -> None:
    table = sit()
    table.wait(10)
    table.place("b2")
    table.wait(20)
    table.place("c3")
    table.session.go_previous()
    table.wait(7)
    table.place("d4")
    table.wait(5)
    assert table.seconds == (50, 60)
    assert not table.session.clock.runs
    table.session.go_to(table.session.record.main_line_end)
    assert table.seconds == (50, 40)
    table.wait(1)
    assert table.seconds == (49, 40)


def test_looking_back_and_playing_the_same_turn_leaves_its_times(sit: Sit) -> None:
    table = sit()
    table.wait(10)
    table.place("b2")
    table.wait(20)
    table.place("c3")
    table.session.go_first()
    table.place("b2")
    table.place("c3")
    assert table.seconds == (50, 40)
    table.wait(1)
    assert table.seconds == (49, 40)


def test_variations_of_a_game_that_is_over_take_no_time(sit: Sit) -> None:
    table = sit()
    table.place("b2")
    table.wait(3)
    table.session.resign()
    assert table.seconds == (60, 57)
    table.session.go_first()
    table.place("c3")
    table.wait(5)
    assert not table.session.clock.runs
    assert table.session.record.node.properties == {}


def test_taking_back_the_end_waits_until_the_players_are_ready(sit: Sit) -> None:
    table = sit()
    table.place("b2")
    table.session.resign()
    table.session.undo()
    assert table.is_in(Phase.PAUSED)
    table.session.resume()
    table.wait(1)
    assert table.seconds == (60, 59)


# -- pausing ---------------------------------------------------------------------------------


def test_a_pause_stops_clocks_and_play(sit: Sit) -> None:
    table = sit()
    table.wait(5)
    table.session.pause()
    assert table.is_in(Phase.PAUSED)
    table.wait(100)
    assert table.seconds == (55, 60)
    table.place("b2")
    assert table.session.record.line == []
    table.session.resume()
    assert table.is_in(Phase.CHOICE)
    table.wait(1)
    assert table.seconds == (54, 60)


def test_a_pause_keeps_an_unfinished_turn(sit: Sit) -> None:
    table = sit(setup=small("yodd"), turns=["Bc3"])
    table.session.resume()
    turn = next(t for t in table.session.position.legal_turns() if len(t) == 2)
    table.session.play(turn[0])
    table.session.pause()
    table.session.resume()
    assert table.session.steps == [turn[0]]
    table.session.play(turn[1])
    assert len(table.session.record.line) == 2


def test_a_pause_keeps_a_turn_that_waits_to_be_confirmed(sit: Sit) -> None:
    table = sit()
    table.session.confirms = True
    table.place("b2")
    table.session.pause()
    table.session.resume()
    assert table.is_in(Phase.CONFIRM)
    table.session.confirm()
    assert len(table.session.record.line) == 1


def test_a_pause_stops_the_computer(sit: Sit, qtbot: QtBot) -> None:
    table = sit(seats=AGAINST, engine=SlowEngine)
    table.place("b2")
    assert table.is_in(Phase.THINKING)
    table.wait(4)
    table.session.pause()
    settle(table.session, qtbot)
    table.wait(50)
    assert table.is_in(Phase.PAUSED)
    assert table.seconds == (60, 56)
    table.session.resume()
    assert table.is_in(Phase.THINKING)
    table.wait(1)
    assert table.seconds == (60, 55)


def test_a_computer_that_is_stopped_loses_no_time(sit: Sit) -> None:
    table = sit(seats=AGAINST, engine=SlowEngine)
    table.place("b2")
    table.session.stop()
    table.wait(50)
    assert table.seconds == (60, 60)


def test_a_game_that_comes_back_is_paused_with_all_its_times(sit: Sit) -> None:
    table = sit(FISCHER)
    table.wait(10)
    table.place("b2")
    table.wait(7.25)
    back = again(table)
    assert back.is_in(Phase.PAUSED)
    assert back.seconds == (55, 52.75)
    back.wait(20)
    assert back.seconds == (55, 52.75)
    back.session.resume()
    back.wait(1)
    assert back.seconds == (55, 51.75)
    back.session.close()


def test_a_game_that_was_only_begun_is_paused_too(sit: Sit) -> None:
    table = sit()
    table.wait(3)
    back = again(table)
    assert back.is_in(Phase.PAUSED)
    assert back.seconds == (57, 60)
    back.session.close()


def test_a_game_that_comes_back_may_be_looked_through(sit: Sit) -> None:
    table = sit()
    table.wait(10)
    table.place("b2")
    back = again(table)
    back.session.go_first()
    assert back.is_in(Phase.CHOICE)
    assert not back.session.clock.runs
    back.session.go_last()
    assert back.is_in(Phase.PAUSED)
    back.session.close()


def test_a_long_turn_is_kept_on_its_way(sit: Sit, qtbot: QtBot) -> None:
    table = sit()
    with qtbot.waitSignal(table.session.recorded):
        for _ in range(12):
            table.wait(1)
            table.session.clock._tick()
    assert table.session.record.node.properties["XL"][0] >= "10"


# -- sleep -----------------------------------------------------------------------------------


def test_time_that_jumps_pauses_the_clocks(sit: Sit, qtbot: QtBot) -> None:
    table = sit()
    table.wait(3)
    table.time.now += 3600
    with qtbot.waitSignal(table.session.clock.suspended):
        table.session.clock.check()
    assert table.is_in(Phase.PAUSED)
    assert table.seconds == (57, 60)


def test_a_turn_right_after_sleep_is_kept_and_not_played(sit: Sit) -> None:
    table = sit()
    table.time.now += 3600
    table.place("b2")
    assert table.is_in(Phase.PAUSED)
    assert table.seconds == (60, 60)
    assert table.session.record.line == []
    table.session.resume()
    table.session.confirm()
    assert len(table.session.record.line) == 1


def test_sleep_while_the_computer_thinks_costs_it_nothing(sit: Sit) -> None:
    table = sit(seats=AGAINST, engine=SlowEngine)
    table.place("b2")
    table.wait(2)
    table.time.now += 3600
    table.session.clock.check()
    assert table.is_in(Phase.PAUSED)
    assert table.seconds == (60, 58)


def test_the_clock_counts_sleep_where_the_system_can() -> None:
    first = monotonic_seconds()
    assert 0 <= monotonic_seconds() - first < 5


# -- out of time -----------------------------------------------------------------------------


def test_time_that_runs_out_loses_the_game(sit: Sit) -> None:
    table = sit()
    table.place("b2")
    table.wait(61)
    outcome = table.session.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (BLACK, Ending.TIME)
    assert table.is_in(Phase.OVER)
    assert table.seconds == (60, 0)
    assert table.session.record.game_result_text == "B+T"


def test_after_a_swap_the_person_out_of_time_loses(sit: Sit) -> None:
    table = sit(setup=small("oddy"))
    table.place("b2")
    table.session.play(SpecialStep.SWAP)
    table.wait(61)
    outcome = table.session.outcome
    assert outcome is not None
    assert outcome.winner == BLACK  # player 0 has White now, and was to move


def test_the_timer_notices_without_a_check(sit: Sit, qtbot: QtBot) -> None:
    table = sit(TimeControl(main_seconds=1.05))
    table.time.now += 1.1
    qtbot.waitUntil(lambda: table.is_in(Phase.OVER))


def test_a_turn_that_comes_too_late_is_not_played(sit: Sit) -> None:
    table = sit(TimeControl(main_seconds=3))
    table.time.now += 4
    table.place("b2")
    assert table.is_in(Phase.OVER)
    assert table.session.record.line == []


def test_undo_of_a_loss_on_time_continues_without_clocks(sit: Sit, qtbot: QtBot) -> None:
    table = sit(FISCHER)
    table.place("b2")
    table.wait(61)
    table.session.undo()
    assert table.is_in(Phase.CHOICE)
    assert not table.session.clock.on
    table.wait(100)
    table.place("c3")
    table.wait(100)
    table.place("d4")
    assert table.is_in(Phase.CHOICE)
    assert not table.session.clock.on
    back = again(table)
    assert not back.session.clock.on
    assert back.is_in(Phase.CHOICE)
    back.session.close()


@pytest.mark.parametrize("control", [FIXED, FISCHER, PER_TURN])
def test_a_game_that_went_on_without_clocks_stays_so_after_another_undo(
    sit: Sit, control: TimeControl
) -> None:
    table = sit(control)
    table.place("b2")
    table.wait(61)
    table.session.undo()
    table.place("c3")
    table.place("d4")
    for _ in range(2):
        table.session.undo()
        assert not table.session.clock.on
        assert table.is_in(Phase.CHOICE)
    table.place("c4")
    assert not table.session.clock.on
    table.session.redo()
    back = again(table)
    back.session.undo()
    assert not back.session.clock.on
    back.session.close()


def test_undo_beyond_a_loss_on_time_has_clocks_again(sit: Sit) -> None:
    table = sit(FISCHER)
    table.wait(5)
    table.place("b2")
    table.wait(61)
    table.session.undo()
    table.session.undo()
    assert table.is_in(Phase.PAUSED)
    assert table.seconds == (60, 60)


def test_a_loss_on_time_comes_back_from_the_file(sit: Sit) -> None:
    table = sit()
    table.place("b2")
    table.wait(61)
    back = again(table)
    assert back.is_in(Phase.OVER)
    assert back.seconds == (60, 0)
    back.session.undo()
    assert back.is_in(Phase.CHOICE)
    assert not back.session.clock.on
    back.session.close()


def test_the_computer_may_lose_on_time_too(sit: Sit) -> None:
    table = sit(seats=AGAINST, engine=SlowEngine)
    table.place("b2")
    table.wait(61)
    outcome = table.session.outcome
    assert outcome is not None
    assert outcome.winner == BLACK


def test_players_are_warned_once(sit: Sit) -> None:
    table = sit(TimeControl(main_seconds=63, increment_seconds=1))
    warned: list[tuple[int, int]] = []
    table.session.clock.warned.connect(lambda player, seconds: warned.append((player, seconds)))
    table.wait(55)
    assert warned == [(0, 60), (0, 10)]
    table.place("b2")
    table.wait(1)
    table.place("c3")
    table.wait(1)
    assert warned == [(0, 60), (0, 10)]


def test_nobody_is_warned_of_the_time_that_they_begin_with(sit: Sit) -> None:
    table = sit(TimeControl(main_seconds=60))
    warned: list[tuple[int, int]] = []
    table.session.clock.warned.connect(lambda player, seconds: warned.append((player, seconds)))
    table.session.clock.check()
    table.wait(1)
    assert warned == []
    table.wait(49)  # a mark that is met exactly
    assert warned == [(0, 10)]


# -- the computer ----------------------------------------------------------------------------


class BoundEngine(RandomEngine):
    """Notes what it was bound by."""

    bounds: ClassVar[list[Limits]] = []

    def search(self, start: Any, line: Any, limits: Limits, **how: Any) -> Any:
        type(self).bounds.append(limits)
        return super().search(start, line, limits, **how)


def test_the_computer_is_bound_by_level_and_clock(sit: Sit, qtbot: QtBot) -> None:
    BoundEngine.bounds = []
    table = sit(TimeControl(main_seconds=4), seats=AGAINST, engine=BoundEngine)
    table.place("b2")
    qtbot.waitUntil(lambda: table.is_in(Phase.CHOICE))
    (bound,) = BoundEngine.bounds
    assert bound.level == 1
    assert 0 < bound.think_ms < 900
    assert bound.saves_time


def test_without_clocks_the_level_alone_counts(sit: Sit, qtbot: QtBot) -> None:
    BoundEngine.bounds = []
    table = sit(NO_CLOCKS, seats=AGAINST, engine=BoundEngine)
    table.place("b2")
    qtbot.waitUntil(lambda: table.is_in(Phase.CHOICE))
    assert BoundEngine.bounds == [Computer(1).limits()]


def test_what_comes_after_the_answer_is_not_on_the_computers_clock(
    qtbot: QtBot,
) -> None:
    record = new_record(small("egotzi"), AGAINST, FIXED)
    time = Time()
    engine_client = EngineClient(make_engine=RandomEngine)
    session = GameSession(record, engine_client, pace_ms=300, forced_ms=0, now=time)
    session.start()
    session.play(session.position.legal_steps()[0])
    qtbot.waitUntil(lambda: not session.clock.runs)  # the answer is there, and not yet played
    time.now += 4
    qtbot.waitUntil(lambda: session.phase is Phase.CHOICE)
    left = session.clock.left(1)
    assert left is not None
    assert left.seconds == 60
    session.close()


# -- the clock by itself ---------------------------------------------------------------------


class Alone:
    """The clock of a new record, and all that it tells."""

    def __init__(self, control: TimeControl = FIXED, *turns: str) -> None:
        self.record = new_record(small("egotzi"), HUMANS, control)
        for turn in turns:
            self.record.play_text(turn)
        self.time = Time()
        self.clock = GameClock(self.record, self.time)
        self.clock.go_to(self.record.node)
        self.told: list[object] = []
        self.clock.ticked.connect(lambda: self.told.append("ticked"))
        self.clock.suspended.connect(lambda: self.told.append("suspended"))
        self.clock.time_recorded.connect(lambda: self.told.append("kept"))
        self.clock.ran_out.connect(lambda player: self.told.append(("out", player)))
        self.clock.warned.connect(lambda *of: self.told.append(("warned", *of)))

    @property
    def timer(self) -> QTimer:
        (found,) = self.clock.findChildren(QTimer)
        return found

    def tick(self, seconds: float) -> None:
        """Time goes by, and the timer is due."""
        self.time.now += seconds
        self.timer.timeout.emit()

    def seconds(self, player: int = 0) -> float:
        left = self.clock.left(player)
        assert left is not None
        return round(left.seconds, 6)


def test_a_stopped_clock_checks_nothing() -> None:
    alone = Alone()
    assert alone.clock.on
    assert not alone.clock.runs
    alone.time.now += 1000
    alone.clock.check()
    alone.clock.stop()
    assert alone.told == []
    assert alone.seconds() == 60
    assert not alone.clock.paused
    assert "XL" not in alone.record.root.properties


def test_a_clock_is_looked_at_when_its_digits_are_to_change() -> None:
    alone = Alone()
    alone.clock.start()
    assert alone.timer.isSingleShot()
    assert (alone.timer.isActive(), alone.timer.interval()) == (True, 1000)
    alone.tick(0.3)
    assert alone.timer.interval() in (700, 701)
    alone.tick(0.7)
    assert alone.timer.interval() == 1000
    for _ in range(12):
        alone.tick(4)
    assert alone.seconds() == 11
    assert alone.timer.interval() == 1000
    alone.tick(1)
    assert alone.timer.interval() == 100  # tenths from here on
    alone.tick(0.05)
    assert alone.timer.interval() in (50, 51)
    alone.clock.stop()
    assert not alone.timer.isActive()


def test_every_tick_is_emitted_and_the_time_is_recorded_every_ten_seconds() -> None:
    alone = Alone()
    alone.clock.start()
    for seconds in range(1, 31):
        alone.told.clear()
        alone.tick(1)
        kept = alone.record.root.properties.get("XL", [""])[0]
        assert alone.told == (["ticked", "kept"] if seconds % 10 == 0 else ["ticked"])
        assert kept == (f"{seconds // 10 * 10}.00" if seconds >= 10 else "")
    alone.clock.start()  # it runs already
    assert alone.seconds() == 30


def test_a_clock_that_stops_keeps_its_time_as_of_the_moment_that_is_named() -> None:
    alone = Alone()
    alone.clock.start()
    alone.time.now += 4
    alone.clock.stop(alone.time() - 1)
    assert alone.seconds() == 57
    assert alone.record.root.properties["XL"] == ["3.00"]
    alone.time.now += 100
    alone.clock.start()
    alone.time.now += 2
    alone.clock.stop()
    assert alone.seconds() == 55
    assert alone.record.root.properties["XL"] == ["5.00"]


def test_a_gap_of_some_seconds_is_time_and_a_longer_one_is_sleep() -> None:
    alone = Alone()
    alone.clock.start()
    alone.tick(5)
    assert (alone.told, alone.seconds()) == (["ticked"], 55)
    alone.told.clear()
    alone.tick(5.1)
    assert (alone.told, alone.seconds()) == (["suspended"], 55)
    assert alone.clock.paused
    assert not alone.clock.runs
    assert not alone.timer.isActive()


def test_running_out_of_time_is_reported_once_and_the_clock_stops() -> None:
    alone = Alone(TimeControl(main_seconds=3))
    alone.clock.start()
    alone.tick(3)
    assert alone.told == [("out", 0)]
    assert not alone.clock.runs
    assert not alone.clock.on
    assert not alone.timer.isActive()
    alone.tick(1)
    assert alone.told == [("out", 0)]


def test_a_moment_just_past_may_be_looked_at() -> None:
    alone = Alone(TimeControl(main_seconds=3))
    alone.clock.start()
    alone.time.now += 3.5
    alone.clock.check(alone.time() - 1)  # the answer came in time
    assert alone.told == []
    assert alone.clock.runs
    alone.clock.check()
    assert alone.told == [("out", 0)]


def test_warnings_come_at_a_minute_and_at_ten_seconds() -> None:
    alone = Alone(TimeControl(main_seconds=62))
    alone.clock.start()
    at = {}
    for seconds in range(1, 60):
        alone.told.clear()
        alone.tick(1)
        for told in alone.told:
            if isinstance(told, tuple):
                at[62 - seconds] = told
    assert at == {60: ("warned", 0, 60), 10: ("warned", 0, 10)}


def test_a_clock_is_paused_at_first_where_a_game_has_begun() -> None:
    assert not GameClock(new_record(small("egotzi"), HUMANS, FIXED)).paused
    assert Alone(FIXED, "b2").clock.paused
    begun = new_record(small("egotzi"), HUMANS, FIXED)
    begun.root.properties["XL"] = ["3.00"]
    clock = GameClock(begun)
    assert clock.paused
    clock.go_to(begun.root)
    left = clock.left(0)
    assert left is not None
    assert left.seconds == 57


def test_the_times_of_a_moment_are_taken_over_once_and_with_another_control() -> None:
    alone = Alone(FIXED, "b2", "c3")
    first, second = alone.record.line
    first.properties["BL"] = ["40.00"]
    second.properties["WL"] = ["30.00"]
    alone.clock.start()
    alone.time.now += 1
    alone.clock.go_to(second)  # it is there already, and goes on
    assert alone.clock.runs
    alone.clock.go_to(first)
    assert not alone.clock.runs
    assert (alone.seconds(0), alone.seconds(1)) == (40, 60)
    alone.clock.go_to(second)
    assert (alone.seconds(0), alone.seconds(1)) == (39, 30)  # what was spent there stays spent
    set_time_control(alone.record, FISCHER)
    alone.clock.go_to(second)
    assert alone.clock.control == FISCHER
    assert alone.seconds(1) == 35


def test_the_computers_search_is_bound_by_the_clock_only_while_that_runs() -> None:
    limits = Limits(level=10, think_ms=60_000)
    alone = Alone(TimeControl(main_seconds=20))
    position = alone.record.position
    assert alone.clock.limits(limits, position)() is limits
    alone.clock.start()
    bound = alone.clock.limits(limits, position)
    early = bound()
    assert early.think_ms < 20_000
    assert early.level == 10
    alone.time.now += 10  # the search begins late
    assert bound().think_ms < early.think_ms
    assert Alone(NO_CLOCKS).clock.limits(limits, position)() is limits


def test_only_a_clock_learns_how_late_turns_are() -> None:
    limits = Limits(level=1, think_ms=1000)
    timed, untimed = Alone(), Alone(NO_CLOCKS)
    before = timed.clock.lag_ms
    for clock in (timed.clock, untimed.clock):
        clock.learn(limits, 3.0)
    assert timed.clock.lag_ms > before
    assert untimed.clock.lag_ms == before
    quick = Alone()
    quick.clock.learn(limits, 1.0)
    assert quick.clock.lag_ms < timed.clock.lag_ms


def test_a_turn_after_which_time_is_out_keeps_that_and_forgets_what_was_spent() -> None:
    session = at_table(small("egotzi"), control=FIXED)
    session.clock.now.now += 4  # type: ignore[attr-defined]
    session.clock.stop()
    assert session.record.root.properties["XL"] == ["4.00"]
    session.clock.start()
    place(session, "b2")
    assert "XL" not in session.record.root.properties
    assert session.record.node.properties["BL"] == ["56.00"]
