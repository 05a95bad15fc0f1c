"""Verdicts on moves, the accuracy and the level of players, and what is shown of a review."""

import dataclasses
import itertools
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.engine import Engine
from rules.engine.known_reports import shown_rate, shown_report
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.review.accuracy import (
    CHANCES,
    LEAST_MOVES,
    LEVELS,
    LOSSES,
    WIN_RATES,
    LevelEstimate,
    game_accuracy,
    level_estimate,
    loss_curves,
    move_accuracy,
    shown,
    shown_pair,
    shown_review,
    volatilities,
)
from rules.review.game_review import review_moves
from rules.review.move_review import DEFAULT_SIMULATIONS, MoveReview, Rate, Verdict


def reviewed(player: int, win_rate: float, loss: float, **facts: Any) -> MoveReview:
    known = {"turn": "a1", "best": "a2", "proven": False, "proven_after": False, "simulations": 1}
    return MoveReview(player=player, win_rate=win_rate, loss=loss, **{**known, **facts})


@st.composite
def games(draw: st.DrawFn) -> list[MoveReview]:
    """Return the reviews of a game in which no move gains; players may move twice."""
    moves, rate = [], draw(st.floats(0, 1))
    for _ in range(draw(st.integers(1, 60))):
        player = draw(st.integers(0, 1))
        loss = round(draw(st.floats(0, 1)) * (1 - rate if player else rate), 4)
        moves.append(reviewed(player, round(rate, 4), loss))
        rate = min(1.0, max(0.0, moves[-1].win_rate_after))
    return moves


@pytest.mark.parametrize(
    ("loss", "accuracy"),
    [(-0.1, 100), (0, 100), (0.05, 80.815), (0.10, 64.580), (0.20, 41.017), (0.5, 9.528), (1, 0)],
)
def test_the_accuracy_of_a_move_is_that_of_lichess(loss: float, accuracy: float) -> None:
    assert move_accuracy(loss) == pytest.approx(accuracy, abs=0.001)


@settings(max_examples=25)
@given(games())
def test_the_accuracy_of_a_game_lies_between_its_worst_and_its_best_move(
    moves: list[MoveReview],
) -> None:
    for player in (0, 1):
        own = [move_accuracy(move.judged_loss) for move in moves if move.player == player]
        accuracy = game_accuracy(moves, player)
        if len(own) < LEAST_MOVES:
            assert accuracy is None
        else:
            assert accuracy is not None
            # the harmonic mean counts the worst accuracy as a share of 100
            assert min(own) - 1e-9 <= accuracy <= max(*own, 100 / len(own)) + 1e-9


@settings(max_examples=25)
@given(games(), st.integers(0, 59), st.floats(0, 1))
def test_a_greater_loss_makes_a_game_less_accurate(
    moves: list[MoveReview], at: int, more: float
) -> None:
    """The win rates stay as they are, so the weights do too, except that of the last move."""
    at %= len(moves)
    if at == len(moves) - 1:
        return
    worse = list(moves)
    worse[at] = dataclasses.replace(worse[at], loss=max(worse[at].loss, more))
    player = moves[at].player
    before, after = game_accuracy(moves, player), game_accuracy(worse, player)
    assert (before is None) == (after is None)
    assert after is None or before is None or after <= before + 1e-9


def test_a_game_by_hand() -> None:
    quiet = [reviewed(0, 0.5, 0), reviewed(1, 0.5, 0)] * 7
    moves = [*quiet, reviewed(0, 0.5, 0.2), reviewed(1, 0.3, 0)]
    # standard deviations of 50 50, at last of 50 30 and 30 30, from 0.5 to 12
    assert volatilities(moves) == pytest.approx([0.5] * 14 + [10, 0.5])
    # (3.5 * 100 + 10 * 41.0168) / 13.5 = 56.3087 and 8 / (7 / 100 + 1 / 41.0168) = 84.7637
    assert game_accuracy(moves, 0) == pytest.approx(70.536, abs=0.001)
    assert game_accuracy(moves, 1) == 100
    assert game_accuracy(moves[2:], 0) is None  # too few moves


def test_a_lost_move_halves_the_harmonic_mean_of_a_short_game_as_of_a_long_one() -> None:
    for count in (8, 12, 50):
        quiet = [reviewed(0, 1, 0), reviewed(1, 1, 0)] * (count - 1)
        weighted = 50 * (count - 1) / (0.5 * (count - 1) + 12)
        accuracy = game_accuracy([*quiet, reviewed(0, 1, 1)], 0)
        assert accuracy == pytest.approx((weighted + 100 * count / (2 * count - 1)) / 2)


def test_the_window_is_a_tenth_of_the_game_from_2_to_8_moves() -> None:
    for count, window in ((1, 2), (29, 2), (30, 3), (80, 8), (200, 8)):
        # all win rates are 0 but the last one, which only the last window sees
        moves = [*[reviewed(0, 0, 0)] * (count - 1), reviewed(1, 0, 0.24)]
        weights = volatilities(moves)
        assert len(weights) == count
        assert weights[:-1] == [0.5] * (count - 1)
        share = 1 / window
        spread = 24 * (share * (1 - share)) ** 0.5
        assert weights[-1] == pytest.approx(min(12, spread))


def test_the_first_moves_share_the_first_window() -> None:
    moves = [reviewed(0, 0.5, 0)] + [reviewed(0, 0.4, 0)] * 39
    weights = volatilities(moves)
    # 50 40 40 40 for the first three moves
    assert weights[:4] == pytest.approx([4.3301, 4.3301, 4.3301, 0.5], abs=0.001)


def verdict(
    loss: float, *, rate: float = 0.6, player: int = 0, before: bool = False, after: bool = False
) -> Verdict:
    """Return the verdict on a move whose player had this win rate."""
    win_rate = round(1 - rate, 4) if player else rate
    return reviewed(player, win_rate, loss, proven=before, proven_after=after).verdict


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        (0, Verdict.NONE),
        (0.0449, Verdict.NONE),  # the difference of 60 % and 56 %
        (0.0451, Verdict.INACCURACY),
        (0.05, Verdict.INACCURACY),
        (0.0949, Verdict.INACCURACY),
        (0.1, Verdict.MISTAKE),
        (0.1449, Verdict.MISTAKE),
        (0.15, Verdict.BLUNDER),
        (0.6, Verdict.BLUNDER),
    ],
)
def test_thresholds(loss: float, expected: Verdict, player: int) -> None:
    assert verdict(loss, player=player) is expected


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("rate", "loss", "before", "after", "expected"),
    [
        (1, 1, True, True, Verdict.LOST_WON_GAME),
        (1, 0.5, True, True, Verdict.MISSED_WIN),
        (1, 0, True, True, Verdict.NONE),
        (0.5, 0.5, True, True, Verdict.BLUNDER),
        (0, 0, True, True, Verdict.NONE),
        # without a proof on both sides they are opinions
        (1, 1, False, True, Verdict.BLUNDER),
        (1, 1, True, False, Verdict.BLUNDER),
        (1, 0.5, True, False, Verdict.BLUNDER),
        (1, 0.04, True, False, Verdict.NONE),
        (0.9999, 0.9999, False, True, Verdict.BLUNDER),
    ],
)
def test_a_won_game_is_missed_or_lost_only_where_that_is_proven(
    rate: float, loss: float, before: bool, after: bool, expected: Verdict, player: int
) -> None:
    assert verdict(loss, rate=rate, before=before, after=after, player=player) is expected


def test_the_names_of_verdicts_do_not_change() -> None:
    assert [one.value for one in Verdict] == [
        "none",
        "inaccuracy",
        "mistake",
        "blunder",
        "missed win",
        "lost won game",
    ]


MIDDLES = [0.0, *[(a + b) / 2 for a, b in zip(LOSSES, (*LOSSES[1:], 0.5), strict=True)]]


def move(player: int, loss: float, rate: float = 0.5, *, proven: bool = False) -> MoveReview:
    """Return the review of a move; ``rate`` is its player's win rate."""
    win_rate = round(1 - rate, 4) if player else rate
    return reviewed(player, win_rate, loss, proven=proven, proven_after=proven)


def drawn_moves(game: str, level: int, count: int, rng: random.Random) -> list[MoveReview]:
    """Return moves of player 1 that lose as often how much as a level's."""
    rates = [0.05, *[(a + b) / 2 for a, b in itertools.pairwise(WIN_RATES)], 0.95]
    moves = []
    for _ in range(count):
        chance = rng.randrange(CHANCES)
        (loss,) = rng.choices(MIDDLES, loss_curves(game)[chance].shares(level))
        won = chance == CHANCES - 1
        moves.append(move(1, loss, 1.0, proven=True) if won else move(1, loss, rates[chance]))
    return moves


@pytest.mark.short("yodd")
@pytest.mark.parametrize("game", GAMES)
def test_many_moves_of_a_level_are_recognised(game: str) -> None:
    rng = random.Random(1)
    found = [level_estimate(game, drawn_moves(game, level, 1500, rng), 1) for level in LEVELS]
    for level, estimate in zip(LEVELS, found, strict=True):
        assert estimate is not None
        assert abs(estimate.level - level) <= 2
        assert estimate.low <= estimate.level <= estimate.high <= estimate.low + 3


@pytest.mark.short("yodd")
@pytest.mark.parametrize("game", GAMES)
def test_the_interval_holds_the_level_as_often_as_it_says(game: str) -> None:
    rng = random.Random(2)
    held = []
    for level in LEVELS:
        for _ in range(30):
            found = level_estimate(game, drawn_moves(game, level, 12, rng), 1)
            held.append(found is None or found.low <= level <= found.high)
    assert sum(held) >= 0.9 * len(held)


@pytest.mark.short("yodd", "themisto")
@pytest.mark.parametrize("game", GAMES)
def test_the_best_moves_are_the_highest_level_and_blunders_the_lowest(game: str) -> None:
    best = level_estimate(game, [move(0, 0.0)] * 40, 0)
    worst = level_estimate(game, [move(0, 0.3)] * 40, 0)
    assert best is not None
    assert worst is not None
    assert best.level >= 7
    assert worst.level <= 3


def test_only_the_player_s_own_moves_count_and_not_where_nothing_can_be_lost() -> None:
    own = [move(1, 0.0, 0.6)] * 20
    others = [move(0, 0.3, 0.6)] * 20
    lost = [move(1, 0.0, rate, proven=True) for rate in (0.0, 0.5)] * 10
    found = level_estimate("egotzi", own, 1)
    assert isinstance(found, LevelEstimate)
    assert level_estimate("egotzi", [*own, *others, *lost], 1) == found
    assert level_estimate("egotzi", lost, 1) is None


def test_who_gives_proven_wins_away_plays_like_a_low_level() -> None:
    kept = level_estimate("themisto", [move(1, 0.0, 1.0, proven=True)] * 8, 1)
    given = level_estimate("themisto", [move(1, 1.0, 1.0, proven=True)] * 8, 1)
    assert kept is not None
    assert given is not None
    assert given.level <= 3 < kept.level


def test_too_few_moves_say_nothing() -> None:
    assert level_estimate("yodd", [], 0) is None
    lost = [move(0, 0.0, 0.0, proven=True)] * 20
    assert level_estimate("yodd", [*[move(0, 0.3)] * 7, *lost], 0) is None
    assert level_estimate("yodd", [*[move(0, 0.3)] * 8, *lost], 0) is not None


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


KEY = next(iter(GAMES))
SETUP = GAMES[KEY].setup()


def test_the_rates_are_those_of_the_player_of_the_move() -> None:
    assert reviewed(0, 0.6, 0.2).shown_rates == pytest.approx((0.6, 0.4))
    assert reviewed(1, 0.4, 0.2).shown_rates == pytest.approx((0.6, 0.4))
    expected = [shown_rate(rate, SETUP, 1, compared=True) for rate in (0.6, 0.4)]
    for one in (reviewed(0, 0.6, 0.2), reviewed(1, 0.4, 0.2)):
        assert shown_review(one, SETUP).shown_rates == pytest.approx(expected, abs=1e-4)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_both_players_of_an_even_game_read_that_it_is_even(key: str) -> None:
    setup = GAMES[key].setup()
    if setup.get("pie"):
        setup = setup.with_options(pie=False)
    limits = Limits(simulations=DEFAULT_SIMULATIONS, seed=1)
    position, found, turns = setup.start(), [], []
    for _ in range(2):
        found.append(Engine().search(position, [], limits))
        turns.append(found[-1].best)
        position.play_turn(turns[-1])
    searched = [shown_report(report, setup).win_rate for report in found]
    assert sum(searched) == pytest.approx(1.0, abs=0.2)  # in a single position
    reviews = review_moves(setup.start(), turns)
    compared = [shown_review(reviews[at], setup).shown_rates[0] for at in (0, 1)]
    assert sum(compared) == pytest.approx(1.0, abs=0.2)


def test_nothing_else_of_the_review_changes() -> None:
    moves = [reviewed(at % 2, 0.6, 0.04 * (at % 5)) for at in range(40)]
    changed = [shown_review(move, SETUP) for move in moves]
    assert changed == moves  # what is shown does not count
    assert level_estimate(KEY, changed, 1) == level_estimate(KEY, moves, 1)
    assert [dataclasses.replace(move, shown=None) for move in changed] == moves


def test_neither_sign_nor_accuracy_contradicts_the_numbers_beside_it() -> None:
    rates = [at / 50 for at in range(51)]
    moves = [
        shown_review(reviewed(0, before, round(before - after, 4)), SETUP)
        for before in rates
        for after in rates
        if after <= before
    ]
    read = {Verdict.NONE: 0, Verdict.INACCURACY: 0.10, Verdict.MISTAKE: 0.20, Verdict.BLUNDER: 0.30}
    for move in moves:
        before, after = (Rate(rate).percent for rate in move.shown_rates)
        assert move.shown_loss == (before - after) / 100
        assert move.verdict is max(
            (one for one in read if move.shown_loss >= read[one]), key=lambda one: read[one]
        )
        assert (move_accuracy(move.judged_loss) > 82) is (move.verdict is Verdict.NONE)
    assert {move.verdict for move in moves} == set(read)


def test_what_is_proven_stays() -> None:
    proven = reviewed(0, 1.0, 1.0, proven=True, proven_after=True)
    assert shown_review(proven, SETUP).shown_rates == (1.0, 0.0)
    assert shown(Rate(0.5, proven=True), SETUP) == Rate(0.5, proven=True)


def test_a_move_never_seems_to_gain() -> None:
    draw = Rate(0.5, proven=True)
    best, other = shown_pair(Rate(0.5001), draw, SETUP)
    assert (best.value >= other.value, other) == (True, draw)
    best, other = shown_pair(draw, Rate(0.4999), SETUP)
    assert (best, other.value <= best.value, other.proven) == (draw, True, False)
