import time

import pytest

from rules.gtp.time_control import TimeControl
from rules.position import BLACK, WHITE


def test_without_a_clock_there_is_no_limit() -> None:
    assert TimeControl().think_ms(BLACK) == 0
    no_limit = TimeControl(main_seconds=100, overtime_seconds=10, overtime_turns=0)
    assert no_limit.think_ms(WHITE) == 0  # GTP 2 says so


def test_a_turn_gets_a_share_of_the_main_time() -> None:
    control = TimeControl(main_seconds=100)
    first = control.think_ms(BLACK)
    assert 1_000 < first < 10_000
    control.spend(BLACK, 50)
    assert control.think_ms(BLACK) < first / 1.9
    assert control.think_ms(WHITE) == first


def test_turns_never_use_the_time_up() -> None:
    control = TimeControl(main_seconds=3)
    left = 3.0
    for _ in range(300):
        used = control.think_ms(BLACK) / 1000
        left -= used
        control.spend(BLACK, used)
    assert left > 0 or used == 0.01


def test_overtime_is_shared_by_its_turns() -> None:
    control = TimeControl(overtime_seconds=20, overtime_turns=5)
    assert 3_500 < control.think_ms(BLACK) < 4_000
    control.spend(BLACK, 12)
    assert 1_500 < control.think_ms(BLACK) < 2_000
    for _ in range(4):
        control.spend(BLACK, 1)
    assert 3_500 < control.think_ms(BLACK) < 4_000  # the next period


def test_main_time_runs_out_into_overtime() -> None:
    control = TimeControl(main_seconds=10, overtime_seconds=20, overtime_turns=5)
    assert control.think_ms(WHITE) > 3_500  # no less than it will have in overtime
    control.spend(WHITE, 11)
    assert 3_500 < control.think_ms(WHITE) < 4_000


def test_what_the_other_program_says_counts() -> None:
    control = TimeControl(main_seconds=10)
    control.set_left(WHITE, seconds=1000, turns=0)
    assert control.think_ms(WHITE) > 30_000
    control.set_left(WHITE, seconds=10, turns=2)
    assert 4_500 < control.think_ms(WHITE) < 5_000
    control.set_left(WHITE, seconds=0, turns=0)
    assert control.think_ms(WHITE) == 10
    assert TimeControl().think_ms(WHITE) == 0


def test_restart_gives_the_time_back() -> None:
    control = TimeControl(main_seconds=10)
    before = control.think_ms(BLACK)
    control.spend(BLACK, 5)
    control.restart()
    assert control.think_ms(BLACK) == before


def test_the_clock_runs_for_one_colour() -> None:
    control = TimeControl(main_seconds=10)
    before = control.think_ms(BLACK)
    with control.running(BLACK):
        time.sleep(0.1)
    assert control.think_ms(BLACK) == pytest.approx(before - 4, abs=2)
    assert control.think_ms(WHITE) == before
