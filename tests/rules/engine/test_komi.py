"""The offer of komi: a fair number, and the side that is rather worth having."""

from __future__ import annotations

import threading
import time

import pytest

from rules.engine.komi import better_side, fair_komi, with_komi
from rules.games import GAMES
from rules.position import BLACK, WHITE
from rules.setup import OptionError

SQUARED = GAMES["egotzi"].setup(size=4, variant="squared")


def test_the_komi_is_one_that_the_game_takes() -> None:
    komi = fair_komi(SQUARED, seed=1)
    assert with_komi(SQUARED, komi)["komi"] == komi
    assert komi == fair_komi(SQUARED, seed=1)


def test_the_komi_named_does_not_change_the_fair_one() -> None:
    assert fair_komi(with_komi(SQUARED, 40), seed=2) == fair_komi(SQUARED, seed=2)


def test_the_side_that_rather_wins_is_picked() -> None:
    assert better_side(with_komi(SQUARED, 0), seed=1) in (BLACK, WHITE)
    assert better_side(with_komi(SQUARED, 400), seed=1) == WHITE  # more than a board of 4x4 holds


def test_an_odd_komi_is_refused() -> None:
    with pytest.raises(OptionError):
        with_komi(SQUARED, 3)


def test_a_stop_is_obeyed() -> None:
    large = GAMES["egotzi"].setup(size=11, variant="squared")
    stop = threading.Event()
    timer = threading.Timer(0.2, stop.set)
    timer.start()
    begun = time.monotonic()
    answer = fair_komi(large, seed=1, stop=stop)
    assert time.monotonic() - begun < 1.0  # without the stop it takes many seconds
    assert with_komi(large, answer)["komi"] == answer
    timer.join()


def test_komi_is_0_where_no_game_could_be_played() -> None:
    stop = threading.Event()
    stop.set()
    assert fair_komi(SQUARED, seed=1, stop=stop) == 0
