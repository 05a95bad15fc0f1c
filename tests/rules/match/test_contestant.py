"""Contestants as texts."""

from __future__ import annotations

import pytest

from rules.engine.limits import Limits
from rules.match.contestant import Contestant, ContestantError
from rules.match.engine_player import EnginePlayer
from rules.match.gtp_player import GtpPlayer
from rules.match.player import Player
from rules.match.random_player import RandomPlayer

COMMON = Limits(simulations=100, threads=2)


def player(text: str, common: Limits = COMMON) -> Player:
    return Contestant(text).player(common, 5, lambda group: None)


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("level 7", Limits(level=7, simulations=100, threads=2)),
        ("threads 1 simulations 9 seed 3", Limits(simulations=9, seed=3)),
        ("level 9 simulations 0", Limits(level=9, threads=2)),
        ("level 10 movetime 1", Limits(think_ms=1000, simulations=100, threads=2)),
        ("movetime 0.25 simulations 0", Limits(think_ms=250, threads=2)),
    ],
)
def test_our_engine_has_its_own_limits_and_the_common_ones(text: str, limits: Limits) -> None:
    found = player(text)
    assert isinstance(found, EnginePlayer)
    assert found._limits == limits


def test_the_others() -> None:
    assert isinstance(player("random"), RandomPlayer)
    program = player("cat -u 'a file'")
    assert isinstance(program, GtpPlayer)
    assert program._words == ("cat", "-u", "a file")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("'cat", "No closing quotation"),
        ("level", "write pairs"),
        ("level 3 level 4", "write pairs"),
        ("level high", "'high' is not a number for level"),
        ("movetime inf", "'inf' is not a number"),
        ("movetime nan", "'nan' is not a number"),
        ("level 3 strength 5", "strength is not one of"),
        ("level 11", "level must be 1 to 10"),
        ("simulations -1", "must not be negative"),
        ("simulations 0", "has no limit"),
        ("there-is-no-such-program --gtp", "no program there-is-no-such-program"),
        ("import", "MODULE:NAME"),
        ("import os", "MODULE:NAME"),
        ("import os:", "MODULE:NAME"),
        ("import :getcwd", "MODULE:NAME"),
        ("import nosuchmodule:Player", "No module named 'nosuchmodule'"),
        ("import os:no_such_name", "no_such_name"),
    ],
)
def test_texts_that_are_not_contestants(text: str, problem: str) -> None:
    with pytest.raises(ContestantError, match=problem):
        player(text)
