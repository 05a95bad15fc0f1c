"""The level that a player played like: drawn moves of each level, and what says too little."""

from __future__ import annotations

import dataclasses
import itertools
import random

import pytest

from rules.games import GAMES
from rules.review.level_estimate import (
    CHANCES,
    LEVELS,
    LOSSES,
    WIN_RATES,
    LevelEstimate,
    level_estimate,
    loss_curves,
)
from rules.review.move_review import MoveReview

MIDDLES = [0.0, *[(a + b) / 2 for a, b in zip(LOSSES, (*LOSSES[1:], 0.5), strict=True)]]


def reviewed(player: int, loss: float, rate: float = 0.5) -> MoveReview:
    """Return the review of a move; ``rate`` is its player's win rate."""
    return MoveReview(
        player=player,
        turn="a1",
        best="a2",
        win_rate=1 - rate if player else rate,
        loss=loss,
        proven=False,
        proven_after=False,
        simulations=1,
    )


def proven(move: MoveReview) -> MoveReview:
    return dataclasses.replace(move, proven=True, proven_after=True)


def drawn_moves(game: str, level: int, count: int, rng: random.Random) -> list[MoveReview]:
    """Return moves of player 1 that lose as often how much as a level's."""
    rates = [0.05, *[(a + b) / 2 for a, b in itertools.pairwise(WIN_RATES)], 0.95]
    moves = []
    for _ in range(count):
        chance = rng.randrange(CHANCES)
        (loss,) = rng.choices(MIDDLES, loss_curves(game)[chance].shares(level))
        won = chance == CHANCES - 1
        moves.append(proven(reviewed(1, loss, 1.0)) if won else reviewed(1, loss, rates[chance]))
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_many_moves_of_a_level_are_recognised(game: str) -> None:
    rng = random.Random(1)
    found = [level_estimate(game, drawn_moves(game, level, 1500, rng), 1) for level in LEVELS]
    for level, estimate in zip(LEVELS, found, strict=True):
        assert estimate is not None
        assert abs(estimate.level - level) <= 2
        assert estimate.low <= estimate.level <= estimate.high <= estimate.low + 3


@pytest.mark.parametrize("game", GAMES)
def test_the_interval_holds_the_level_as_often_as_it_says(game: str) -> None:
    rng = random.Random(2)
    held = []
    for level in LEVELS:
        for _ in range(30):
            found = level_estimate(game, drawn_moves(game, level, 12, rng), 1)
            held.append(found is None or found.low <= level <= found.high)
    assert sum(held) >= 0.9 * len(held)


def test_more_moves_narrow_the_interval() -> None:
    rng = random.Random(3)
    widths = []
    for count in (10, 60, 400):
        found = level_estimate("yodd", drawn_moves("yodd", 5, count, rng), 1)
        widths.append(9 if found is None else found.high - found.low + 1)
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > widths[-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_best_moves_are_the_highest_level_and_blunders_the_lowest(game: str) -> None:
    best = level_estimate(game, [reviewed(0, 0.0)] * 40, 0)
    worst = level_estimate(game, [reviewed(0, 0.3)] * 40, 0)
    assert best is not None
    assert worst is not None
    assert best.level >= 7
    assert worst.level <= 3


def test_only_the_player_s_own_moves_count_and_not_where_nothing_can_be_lost() -> None:
    own = [reviewed(1, 0.0, 0.6)] * 20
    others = [reviewed(0, 0.3, 0.6)] * 20
    lost = [proven(reviewed(1, 0.0, rate)) for rate in (0.0, 0.5)] * 10
    found = level_estimate("egotzi", own, 1)
    assert isinstance(found, LevelEstimate)
    assert level_estimate("egotzi", [*own, *others, *lost], 1) == found
    assert level_estimate("egotzi", lost, 1) is None


def test_who_gives_proven_wins_away_plays_like_a_low_level() -> None:
    kept = level_estimate("themisto", [proven(reviewed(1, 0.0, 1.0))] * 6, 1)
    given = level_estimate("themisto", [proven(reviewed(1, 1.0, 1.0))] * 6, 1)
    assert kept is not None
    assert given is not None
    assert given.level <= 3 < kept.level


def test_too_few_moves_say_nothing() -> None:
    assert level_estimate("yodd", [], 0) is None
    assert level_estimate("yodd", [reviewed(0, 0.0)], 0) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_higher_the_level_the_less_it_loses(game: str) -> None:
    curves = loss_curves(game)
    assert len(curves) == CHANCES
    for curve in curves:
        for lower, higher in itertools.pairwise([curve.shares(level) for level in LEVELS]):
            assert sum(lower) == pytest.approx(1.0)
            ratios = [h / lo for h, lo in zip(higher, lower, strict=True)]
            assert ratios == sorted(ratios, reverse=True)  # the rarer, the worse the move
            assert ratios[0] > 1
