"""What is shown of a search: how sure it is, and whose each cell is expected to be."""

import dataclasses
import json
import math
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from game_facts import each
from plain_playouts import PlainPlayout, top_colours

from rules.engine.engine import Engine
from rules.engine.expectation import Shares, expected_lead, expected_owners
from rules.engine.known_reports import GAME_KNOWLEDGE, shown_rate, shown_report
from rules.engine.limits import Limits
from rules.engine.report import Candidate, Proof, Report
from rules.games import GAMES, game_data, game_file, read_setup
from rules.games.game_data import solved_board
from rules.position import BLACK, Position
from rules.refusal import InvalidPositionError
from rules.setup import Setup
from rules.testing.contract import setups_of

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


@pytest.mark.parametrize("key", GAMES)
def test_the_lead_is_that_of_plain_playouts_where_there_are_points(key: str) -> None:
    text, line, playout = CASES[key]
    position, dice, leads = read_setup(text.split()).start(), random.Random(6), list[int]()
    for turn in line.split():
        position.play_turn(position.read(turn))
    if position.score() is None:
        assert expected_lead(position, 1) is None
        return
    for _ in range(500):
        after = position.copy()
        playout(after, dice)
        black, white = after.score() or (0, 0)
        leads.append(black - white)
    found = expected_lead(position, 3000, seed=1)
    assert found == pytest.approx(np.mean(leads), abs=4 * np.std(leads) / 500**0.5)
    assert expected_lead(position, 10**9, stop=set_event()) is None
    assert expected_lead(after, 5) == black - white


def set_event() -> threading.Event:
    event = threading.Event()
    event.set()
    return event


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


# -- win rates that are shown ----------------------------------------------------------------------

FACTOR, FLATTERY = 3.0, 0.2


@pytest.fixture(autouse=True)
def calibrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Calibrate all games by these numbers."""
    file = tmp_path / "win_rates.json"
    board = {"sites": 49, "factor": FACTOR, "flattery": FLATTERY, "simulations": 1_000}
    file.write_text(json.dumps({"compared": [[8_000, 0.02]], "boards": [board]}), "utf-8")
    monkeypatch.setattr(
        game_data,
        "game_file",
        lambda key, *names: file if names[-1] == file.name else game_file(key, *names),
    )
    game_data.forget()
    yield
    game_data.forget()


def setup() -> Setup:
    return next(iter(GAMES.values())).setup()


def candidate(rate: float, visits: int = 10, proven: Proof | None = None) -> Candidate:
    return Candidate(
        turn=(5,), visits=visits, win_rate=rate, prior=0.1, line=((5,),), proven=proven
    )


def report(*candidates: Candidate) -> Report:
    rate = candidates[0].win_rate
    return Report(simulations=9, elapsed_ms=1, win_rate=rate, candidates=candidates, is_raw=True)


@pytest.mark.parametrize("key", GAMES)
def test_the_report_of_a_search_keeps_its_order_and_its_turns(key: str) -> None:
    start = GAMES[key].setup().start()
    found = Engine().search(start, [], Limits(simulations=300, seed=1))
    assert found.is_raw
    shown = shown_report(found, start.setup)
    assert shown.best == found.best
    assert shown.win_rate == shown.candidates[0].win_rate
    assert shown.win_rate == shown_rate(found.win_rate, start.setup, 300) != found.win_rate
    pairs = list(zip(found.candidates, shown.candidates, strict=True))
    assert all(one.turn == other.turn and one.visits == other.visits for one, other in pairs)
    by_rate = sorted(range(len(pairs)), key=lambda at: pairs[at][0].win_rate)
    rates = [pairs[at][1].win_rate for at in by_rate]
    assert rates == sorted(rates)


def test_both_players_of_an_even_game_read_that_it_is_even_at_every_depth() -> None:
    for simulations, compared, flattery in (
        (1, False, 0.2),
        (8_000, False, 0.1),
        (8_000, True, 0.02),
    ):
        rate = 1 / (1 + math.exp(-flattery))
        shown = shown_rate(rate, setup(), simulations, compared=compared)
        assert shown == pytest.approx(0.5)
    reused = shown_report(report(candidate(0.6, 8_000)), setup())  # the tree of an earlier search
    assert reused.win_rate == shown_rate(0.6, setup(), 8_000)


def test_nothing_is_calibrated_twice() -> None:
    once = shown_report(report(candidate(0.6)), setup())
    assert once.win_rate == pytest.approx(0.6494, abs=1e-4)  # 3 * (0.4055 - 0.2) in log-odds
    assert shown_report(once, setup()) is once


def test_what_is_proven_or_unknown_stays() -> None:
    proven = [candidate(rate, 10, proof) for rate, proof in ((1.0, Proof.WIN), (0.5, Proof.DRAW))]
    lost, unseen = candidate(0.0, 10, Proof.LOSS), candidate(0.5, 0)
    found = report(*proven, lost, unseen)
    shown = shown_report(found, setup())
    assert shown == dataclasses.replace(found, is_raw=False)


def test_the_report_of_another_engine_stays() -> None:
    found = dataclasses.replace(report(candidate(0.6)), is_raw=False)
    assert shown_report(found, setup()) is found


def test_a_solved_board_stays() -> None:
    for game in GAMES.values():
        start = game.small_setup().start()
        if solved_board(start.setup) is not None:
            found = Engine(GAME_KNOWLEDGE).search(start, [], Limits())
            assert shown_report(found, start.setup) is found


def test_both_players_are_treated_alike() -> None:
    assert shown_rate(0.6, setup(), 9) == shown_rate(0.6, setup().with_options(), 9)
    # whoever is to move is flattered by the same: a rate says nothing else about the player
    start = setup().start()
    after = start.copy()
    after.play_turn(next(start.legal_turns()))
    assert start.player != after.player
    found = report(candidate(0.6))
    assert shown_report(found, start.setup) == shown_report(found, after.setup)
