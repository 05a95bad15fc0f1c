"""What is shown differs from what was searched only in how sure it is."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.engine.engine import Engine
from rules.engine.knowledge import GAME_KNOWLEDGE
from rules.engine.limits import Limits
from rules.engine.report import Candidate, Proof, Report
from rules.engine.shown_rates import shown_rate, shown_report
from rules.games import GAMES, game_data, game_file
from rules.games.game_data import solved_board
from rules.setup import Setup

FACTOR, FLATTERY = 3.0, 0.2


@pytest.fixture(autouse=True)
def calibrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Calibrate all games by these numbers."""
    file = tmp_path / "win_rates.json"
    board = {"sites": 49, "factor": FACTOR, "flattery": FLATTERY}
    file.write_text(json.dumps({"boards": [board]}), "utf-8")
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
    assert shown.win_rate == shown_rate(found.win_rate, start.setup) != found.win_rate
    pairs = list(zip(found.candidates, shown.candidates, strict=True))
    assert all(one.turn == other.turn and one.visits == other.visits for one, other in pairs)
    by_rate = sorted(range(len(pairs)), key=lambda at: pairs[at][0].win_rate)
    rates = [pairs[at][1].win_rate for at in by_rate]
    assert rates == sorted(rates)


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
    assert shown_rate(0.6, setup()) == shown_rate(0.6, setup().with_options())
    # whoever is to move is flattered by the same: a rate says nothing else about the player
    start = setup().start()
    after = start.copy()
    after.play_turn(next(start.legal_turns()))
    assert start.player != after.player
    found = report(candidate(0.6))
    assert shown_report(found, start.setup) == shown_report(found, after.setup)
