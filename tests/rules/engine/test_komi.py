"""The offer of komi: a fair number, and the better side."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from rules.engine.engine import Engine
from rules.engine.komi import better_side, fair_komi, with_komi
from rules.engine.report import Report
from rules.games import GAMES
from rules.games.egotzi.fair_komi import FAIR_KOMI
from rules.position import BLACK, WHITE
from rules.setup import OptionError

SQUARED = GAMES["egotzi"].setup(size=4, variant="squared")


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.games.egotzi.game.FAIR_KOMI", {})


@pytest.mark.usefixtures("unmeasured")
def test_the_komi_is_one_that_the_game_takes() -> None:
    komi = fair_komi(SQUARED, seed=1)
    assert with_komi(SQUARED, komi)["komi"] == komi
    assert komi == fair_komi(with_komi(SQUARED, 40), seed=1)  # whatever komi is named


def test_the_komi_that_matches_have_shown_to_be_fair_is_named_at_once() -> None:
    setup = GAMES["egotzi"].setup(size=7, variant="squared")
    assert fair_komi(setup, seed=1) == FAIR_KOMI[7].komi


def test_the_side_that_rather_wins_is_picked() -> None:
    assert better_side(with_komi(SQUARED, 0), seed=1) in (BLACK, WHITE)
    assert better_side(with_komi(SQUARED, 400), seed=1) == WHITE  # more than a board of 4x4 holds


def test_an_odd_komi_is_refused() -> None:
    with pytest.raises(OptionError):
        with_komi(SQUARED, 3)


@pytest.mark.usefixtures("unmeasured")
def test_a_stop_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of the second of many games: no other turn is searched."""
    stop = threading.Event()
    searched = 0
    search = Engine.search

    def count(*args: Any, **named: Any) -> Report:
        nonlocal searched
        searched += 1
        if searched == 20:
            stop.set()
        return search(*args, **named)

    monkeypatch.setattr(Engine, "search", count)
    komi = fair_komi(SQUARED, seed=1, stop=stop)
    assert searched == 20
    assert with_komi(SQUARED, komi)["komi"] == komi


def test_komi_is_0_where_no_game_could_be_played() -> None:
    stop = threading.Event()
    stop.set()
    assert fair_komi(SQUARED, seed=1, stop=stop) == 0
