"""Whose each cell is expected to be, against playouts that know only the contract."""

from __future__ import annotations

import random
import threading

import numpy as np
import pytest
from game_facts import each
from plain_playouts import PlainPlayout, top_colours

from rules.engine.expectation import Shares, expected_owners
from rules.games import GAMES, read_setup
from rules.position import BLACK, Position
from rules.refusal import InvalidPositionError
from rules.setup import Setup
from rules.testing.random_games import setups_of

SETUPS = [setup for game in GAMES.values() for setup in setups_of(game)]

CASES = each("PLAYED_OUT")  # [key] -> game, turns played before, how it is played out


def counted(position: Position, playout: PlainPlayout, dice: random.Random, count: int) -> Shares:
    """Return the shares in plain playouts, one after the other."""
    counts = np.zeros((position.board.site_count, 3))
    sites, after = np.arange(position.board.site_count), position.copy()
    for _ in range(count):
        after.copy_from(position)
        counts[sites, playout(after, dice)] += 1  # -1 is the last column
    return counts / count


@pytest.mark.parametrize("count", [1_500, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("key", GAMES)
def test_shares_are_those_of_plain_playouts(key: str, count: int) -> None:
    text, line, playout = CASES[key]
    position = read_setup(text.split()).start()
    for turn in line.split():
        position.play_turn(position.read(turn))
    shares = expected_owners(position, 100_000, seed=1)
    plain = counted(position, playout, random.Random(5), count)
    four_standard_errors = 2 / count**0.5
    assert np.abs(shares - plain).max() < four_standard_errors
    assert len(np.unique(plain[:, BLACK].round(2))) > 4  # cells differ


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_shares_sum_to_one_all_through_a_game(setup: Setup) -> None:
    dice = random.Random(f"{setup} shares")
    position = setup.start()
    while True:
        before = position.copy()
        shares = expected_owners(position, 50, seed=position.turn)
        assert shares.shape == (position.board.site_count, 3)
        assert shares.min() >= 0
        assert np.allclose(shares.sum(axis=1), 1, rtol=0, atol=1e-12)
        assert position == before
        steps = position.legal_steps()
        if not steps:
            break
        position.play(dice.choice(steps))
    assert set(shares.ravel()) == {0.0, 1.0}  # nothing is left to chance
    outcome = position.outcome()
    assert outcome is not None
    found = [int(row.argmax()) for row in shares]
    owners = [colour % 3 for colour in top_colours(position)]
    if found != owners:  # where only what has won is owned
        assert {site for site, owner in enumerate(found) if owner < 2} == set(outcome.sites)
        assert all(found[site] == outcome.winner for site in outcome.sites)


def test_the_same_seed_gives_the_same_shares() -> None:
    start = GAMES["egotzi"].setup(size=5).start()
    one, again, other = [expected_owners(start, 500, seed=seed) for seed in (1, 1, 2)]
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


def test_progress_is_reported_up_to_the_number_asked_for() -> None:
    start = GAMES["wythe"].setup().start()
    reports: list[tuple[int, Shares]] = []
    shares = expected_owners(start, 30_001, progress=lambda s, done: reports.append((done, s)))
    dones = [done for done, _ in reports]
    assert dones == sorted(set(dones))
    assert dones[0] == 1
    assert dones[-1] == 30_001
    assert np.array_equal(reports[-1][1], shares)
    assert np.allclose(shares * 30_001, (shares * 30_001).round(), rtol=0, atol=1e-6)


def test_it_stops_on_request() -> None:
    start, stop = GAMES["yodd"].setup(size=10).start(), threading.Event()
    done = []

    def progress(_shares: Shares, playouts: int) -> None:
        done.append(playouts)
        if len(done) == 3:
            stop.set()

    shares = expected_owners(start, 10**9, stop=stop, progress=progress)
    assert len(done) == 3
    assert np.allclose(shares.sum(axis=1), 1)


def test_a_corrupt_position_is_refused() -> None:
    position = GAMES["egotzi"].setup(size=4).start()
    (step,) = position.read("b2")
    position.play(step)
    position.play(step)
    with pytest.raises(InvalidPositionError):
        expected_owners(position, 1)
