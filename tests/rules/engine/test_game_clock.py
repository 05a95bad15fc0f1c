"""The game clock: a turn never takes more than it may, whatever is left and however it is told."""

from __future__ import annotations

import itertools
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.game_clock import LAG_MS, GameClock, Left, turns_ahead
from rules.games import GAMES
from rules.gtp.session import Session
from rules.position import BLACK, WHITE
from rules.setup import Setup

START = GAMES["egotzi"].setup(size=5).start()
SMALL = {
    "wythe": {"size": 4},
    "yodd": {"size": 3},
    "oddy": {"sides": 3, "size": 5},
    "egotzi": {"size": 4},
    "themisto": {},
}


class Arbiter:
    """Canadian byo yomi as a referee keeps it: main time, then ``turns`` turns in ``period``."""

    def __init__(self, main: float, period: float, turns: int) -> None:
        self.main, self.period, self.turns = main, period, turns
        self.left_in_period, self.turns_in_period = period, turns
        self.lost = False

    def turn(self, seconds: float) -> None:
        from_main = min(self.main, seconds)
        self.main -= from_main
        seconds -= from_main
        if self.main > 0:
            return
        self.left_in_period -= seconds
        self.turns_in_period -= 1
        if self.left_in_period <= 0:
            self.lost = True
        elif self.turns_in_period == 0:
            self.left_in_period, self.turns_in_period = self.period, self.turns


def think(clock: GameClock) -> int:
    return clock.think_ms(BLACK, START)


def test_without_a_clock_there_is_no_limit() -> None:
    assert think(GameClock()) == 0
    no_limit = GameClock(main_seconds=100, overtime_seconds=10, overtime_turns=0)
    assert no_limit.think_ms(WHITE, START) == 0  # GTP 2 says so


def test_a_turn_gets_a_share_of_the_main_time() -> None:
    clock = GameClock(main_seconds=100)
    first = think(clock)
    assert 5_000 < first < 20_000
    clock.spend(BLACK, 50)
    assert think(clock) < first / 1.9
    assert clock.think_ms(WHITE, START) == first


def test_fewer_turns_ahead_get_more_time_each() -> None:
    setup = GAMES["egotzi"].setup(size=7)
    position = setup.start()
    before = turns_ahead(position)
    clock = GameClock(main_seconds=100)
    first = clock.think_ms(BLACK, position)
    for _ in range(20):
        position.play(position.legal_steps()[0])
    assert turns_ahead(position) < before
    assert clock.think_ms(BLACK, position) > first


@pytest.mark.parametrize("key", GAMES)
def test_the_turns_ahead_are_those_of_whole_games(key: str) -> None:
    position = GAMES[key].setup().start()
    assert 10 <= turns_ahead(position) <= 60


def test_overtime_is_shared_by_its_turns() -> None:
    clock = GameClock(overtime_seconds=20, overtime_turns=5)
    assert think(clock) == 4_000 - LAG_MS
    clock.spend(BLACK, 12)
    assert think(clock) == 2_000 - LAG_MS
    for _ in range(4):
        clock.spend(BLACK, 1)
    assert think(clock) == 4_000 - LAG_MS  # the next period


def test_main_time_runs_out_into_overtime() -> None:
    clock = GameClock(main_seconds=10, overtime_seconds=20, overtime_turns=5)
    assert think(clock) > 4_000 - LAG_MS  # no less than it will have in overtime
    clock.spend(BLACK, 13)
    assert clock.left(BLACK) == Left(17, 4)


def test_what_the_other_program_says_counts() -> None:
    clock = GameClock(main_seconds=10)
    clock.set_left(BLACK, Left(1000))
    assert think(clock) > 30_000
    clock.set_left(BLACK, Left(10, 2))
    assert think(clock) == 5_000 - LAG_MS
    clock.set_left(BLACK, Left(0))
    assert think(clock) == 1
    assert think(GameClock()) == 0


def test_restart_gives_the_time_back() -> None:
    clock = GameClock(main_seconds=10)
    clock.spend(BLACK, 5)
    assert clock.left(BLACK) == Left(5)
    clock.restart()
    assert clock.left(BLACK) == Left(10)


def test_the_clock_runs_for_one_colour() -> None:
    clock = GameClock(main_seconds=10)
    with clock.running(BLACK):
        time.sleep(0.1)
    left = clock.left(BLACK)
    assert left is not None
    assert left.seconds == pytest.approx(9.9, abs=0.09)
    assert clock.left(WHITE) == Left(10)


@given(
    main=st.floats(2, 3600),
    period=st.one_of(st.just(0.0), st.floats(1, 300)),
    turns=st.integers(1, 12),
    overheads=st.lists(st.floats(0, 0.005), min_size=30, max_size=120),
)
def test_no_game_is_lost_on_time(
    main: float, period: float, turns: int, overheads: list[float]
) -> None:
    turns = turns if period else 0
    clock = GameClock(main_seconds=main, overtime_seconds=period, overtime_turns=turns)
    arbiter = Arbiter(main, period, turns)
    for overhead in overheads:
        used = think(clock) / 1000 + overhead
        arbiter.turn(used)
        clock.spend(BLACK, used)
        assert not arbiter.lost


@given(period=st.floats(0.2, 300), turns=st.integers(1, 30), late=st.floats(0, LAG_MS / 1000))
def test_no_period_is_lost_though_every_turn_is_late(
    period: float, turns: int, late: float
) -> None:
    if period / turns <= 1.1 * LAG_MS / 1000:
        return  # nobody could play so fast
    clock = GameClock(overtime_seconds=period, overtime_turns=turns)
    arbiter = Arbiter(0, period, turns)
    for _ in range(3 * turns):
        used = think(clock) / 1000 + 0.999 * late
        arbiter.turn(used)
        clock.spend(BLACK, used)
        assert not arbiter.lost


@pytest.mark.parametrize("setup", [GAMES[key].setup(**SMALL[key]) for key in GAMES], ids=str)
@pytest.mark.parametrize("settings", [(1.2, 0, 0), (0.1, 1.0, 8)])
def test_whole_games_are_played_in_time(setup: Setup, settings: tuple[float, float, int]) -> None:
    main, period, turns = settings
    session = Session()
    session.run("game", str(setup).split())
    session.run("threads", ["1"])
    session.run("time_settings", [str(main), str(period), str(turns)])
    arbiters = [Arbiter(main, period, turns) for _ in "bw"]
    for colour in itertools.islice(itertools.cycle([BLACK, WHITE]), 24):
        if session.position.over:
            break
        mover = session.position.colour
        began = time.process_time()  # what else the machine does is not the engine's fault
        session.run("genmove", ["bw"[mover]])
        arbiters[mover].turn(time.process_time() - began)
        assert not arbiters[mover].lost, f"{'BW'[colour]} at turn {session.position.turn}"
