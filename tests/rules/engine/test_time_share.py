"""The share of a clock that a turn may take: never too much, whatever is left."""

import itertools
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.clock import Clock, Left, TimeControl
from rules.engine import engine as engine_module
from rules.engine.limits import LAG_MS, Lag, Limits, think_ms, turns_ahead, within
from rules.games import GAMES
from rules.gtp import session as session_module
from rules.gtp.session import GtpSession
from rules.position import Position
from rules.setup import Setup

START = GAMES["egotzi"].setup(size=5).start()


class Arbiter:
    """Canadian byo yomi as a referee applies it: main time, then ``turns`` turns in ``period``."""

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


def think(clock: Clock, position: Position = START, player: int = 0) -> int:
    left = clock.left(player)
    assert left is not None
    return think_ms(clock.control, left, position)


def spend(clock: Clock, seconds: float) -> None:
    """Let player 0 make a turn in so many seconds."""
    clock.begin_turn(0)
    clock.start(100.0)
    clock.end_turn(100.0 + seconds)


def test_a_turn_gets_a_share_of_the_main_time() -> None:
    clock = Clock(TimeControl(main_seconds=100))
    first = think(clock)
    assert 5_000 < first < 20_000
    spend(clock, 50)
    assert think(clock) < first / 1.9
    assert think(clock, player=1) == first


def test_fewer_turns_ahead_get_more_time_each() -> None:
    position = GAMES["egotzi"].setup(size=7).start()
    before = turns_ahead(position)
    clock = Clock(TimeControl(main_seconds=100))
    first = think(clock, position)
    for _ in range(20):
        position.play(position.legal_steps()[0])
    assert turns_ahead(position) < before
    assert think(clock, position) > first


@pytest.mark.parametrize("key", GAMES)
def test_the_turns_ahead_are_those_of_whole_games(key: str) -> None:
    position = GAMES[key].setup().start()
    assert 10 <= turns_ahead(position) <= 60


def test_overtime_is_shared_by_its_turns() -> None:
    clock = Clock(TimeControl(overtime_seconds=20, overtime_turns=5))
    assert think(clock) == 4_000 - LAG_MS
    spend(clock, 12)
    assert think(clock) == 2_000 - LAG_MS
    for _ in range(4):
        spend(clock, 1)
    assert think(clock) == 4_000 - LAG_MS  # the next period
    assert think_ms(clock.control, Left(20, 5), START, lag_ms=300) == 3_700
    # main time gives no less than the overtime to come
    main = TimeControl(main_seconds=10, overtime_seconds=20, overtime_turns=5)
    assert think(Clock(main)) > 4_000 - LAG_MS


def test_an_increment_is_spent_but_never_before_it_is_there() -> None:
    control = TimeControl(main_seconds=100, increment_seconds=5)
    plain = think_ms(TimeControl(main_seconds=100), Left(100), START)
    assert think_ms(control, Left(100), START) == plain + 5_000
    assert think_ms(control, Left(2), START) == 1_600 - LAG_MS
    assert think_ms(control, Left(0.1), START) == 80 - LAG_MS


def test_the_last_of_the_main_time_is_kept_in_reserve() -> None:
    control = TimeControl(main_seconds=10)
    assert think_ms(control, Left(1), START) == 1
    assert think_ms(control, Left(1.5), START) < 100
    assert think_ms(control, Left(0), START) == 1


@pytest.mark.parametrize(("main", "left", "reserve"), [(100, 11, 1.0), (2, 1, 0.2)])
def test_the_reserve_is_a_second_or_a_tenth_of_little(
    main: float, left: float, reserve: float
) -> None:
    share_ms = int(1000 * (left - reserve) / turns_ahead(START))
    assert think_ms(TimeControl(main_seconds=main), Left(left), START) == share_ms - LAG_MS


def test_a_machine_that_is_late_is_given_less_to_think() -> None:
    lag = Lag()
    lag.learn(1_000, 1_010)
    assert lag.ms == LAG_MS
    lag.learn(1_000, 1_200)
    assert lag.ms == 300
    lag.learn(1_000, 400)  # it saved time
    assert lag.ms == 270
    for _ in range(30):
        lag.learn(1_000, 1_000)
    assert lag.ms == LAG_MS


def test_the_first_bound_holds_and_the_rest_is_saved() -> None:
    assert within(Limits(think_ms=3_000), 5_000) == Limits(think_ms=3_000, saves_time=True)
    assert within(Limits(think_ms=3_000), 500) == Limits(think_ms=500, saves_time=True)
    assert within(Limits(level=4), 500) == Limits(level=4, think_ms=500, saves_time=True)


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
    clock = Clock(
        TimeControl(
            main_seconds=main, overtime_seconds=period if turns else 0, overtime_turns=turns
        )
    )
    arbiter = Arbiter(main, period, turns)
    for overhead in overheads:
        used = think(clock) / 1000 + overhead
        arbiter.turn(used)
        spend(clock, used)
        assert not arbiter.lost


@given(period=st.floats(0.2, 300), turns=st.integers(1, 30), late=st.floats(0, LAG_MS / 1000))
def test_no_period_is_lost_though_every_turn_is_late(
    period: float, turns: int, late: float
) -> None:
    if period / turns <= 1.1 * LAG_MS / 1000:
        return  # nobody could play so fast
    clock = Clock(TimeControl(overtime_seconds=period, overtime_turns=turns))
    arbiter = Arbiter(0, period, turns)
    for _ in range(3 * turns):
        used = think(clock) / 1000 + 0.999 * late
        arbiter.turn(used)
        spend(clock, used)
        assert not arbiter.lost


@pytest.mark.parametrize("setup", [GAMES[key].small_setup() for key in GAMES], ids=str)
@pytest.mark.parametrize("settings", [(2.0, 0, 0), (0.2, 2.4, 8)])
def test_whole_games_are_played_in_time(
    setup: Setup, settings: tuple[float, float, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine on which each look at the clock takes half a millisecond."""
    now_s = itertools.count(0, 0.0005)
    clock = SimpleNamespace(monotonic=lambda: next(now_s))
    for module in (engine_module, session_module):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(engine_module, "CHUNK_MS", 0.5)  # the length of a chunk there
    main, period, turns = settings
    session = GtpSession()
    session.run("game", str(setup).split())
    session.run("threads", ["1"])
    session.run("time_settings", [str(main), str(period), str(turns)])
    arbiters = [Arbiter(main, period, turns) for _player in (0, 1)]
    for _ in range(12):
        if session.position.over:
            break
        player, colour = session.position.player, session.position.colour
        began = clock.monotonic()
        session.run("genmove", ["bw"[colour]])
        arbiters[player].turn(clock.monotonic() - began)
        assert not arbiters[player].lost, f"{'BW'[colour]} at turn {session.position.turn}"
