"""The accuracy of players: by hand, and its bounds."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.review.accuracy import game_accuracy, move_accuracy, volatilities
from rules.review.move_review import MoveReview

LOSSES = st.floats(0, 1)


def reviewed(player: int, win_rate: float, loss: float) -> MoveReview:
    return MoveReview(
        player=player,
        turn="a1",
        best="a2",
        win_rate=win_rate,
        loss=loss,
        proven=False,
        proven_after=False,
        simulations=1,
    )


@st.composite
def games(draw: st.DrawFn) -> list[MoveReview]:
    """Return the reviews of a game in which no move gains; players may move twice."""
    moves, rate = [], draw(st.floats(0, 1))
    for _ in range(draw(st.integers(1, 60))):
        player = draw(st.integers(0, 1))
        loss = round(draw(LOSSES) * (1 - rate if player else rate), 4)
        moves.append(reviewed(player, round(rate, 4), loss))
        rate = min(1.0, max(0.0, moves[-1].win_rate_after))
    return moves


@pytest.mark.parametrize(
    ("loss", "accuracy"),
    [(-0.1, 100), (0, 100), (0.05, 80.815), (0.10, 64.580), (0.20, 41.017), (0.5, 9.528), (1, 0)],
)
def test_the_accuracy_of_a_move_is_that_of_lichess(loss: float, accuracy: float) -> None:
    assert move_accuracy(loss) == pytest.approx(accuracy, abs=0.001)


@given(LOSSES, LOSSES)
def test_the_more_a_move_loses_the_less_accurate_it_is(one: float, other: float) -> None:
    less, more = sorted([one, other])
    assert 100 >= move_accuracy(less) >= move_accuracy(more) >= 0


@given(games())
def test_the_accuracy_of_a_game_lies_between_its_worst_and_its_best_move(
    moves: list[MoveReview],
) -> None:
    for player in (0, 1):
        own = [move_accuracy(move.loss) for move in moves if move.player == player]
        accuracy = game_accuracy(moves, player)
        if not own:
            assert accuracy is None
        else:
            assert accuracy is not None
            # the harmonic mean counts an accuracy below 1 as 1
            assert min(own) - 1e-9 <= accuracy <= max(*own, 1.0) + 1e-9


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
    assert before is not None
    assert after is not None
    assert after <= before + 1e-9


def test_a_game_by_hand() -> None:
    moves = [reviewed(0, 0.5, 0), reviewed(1, 0.5, 0), reviewed(0, 0.5, 0.2), reviewed(1, 0.3, 0)]
    # standard deviations of 50 50, 50 50, 50 30 and 30 30, from 0.5 to 12
    assert volatilities(moves) == pytest.approx([0.5, 0.5, 10, 0.5])
    # (0.5 * 100 + 10 * 41.0168) / 10.5 = 43.8255 and 2 / (1 / 100 + 1 / 41.0168) = 58.1728
    assert game_accuracy(moves, 0) == pytest.approx(50.999, abs=0.001)
    assert game_accuracy(moves, 1) == 100


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


def test_a_blunder_weighs_more_than_in_a_plain_average() -> None:
    moves = [reviewed(0, 0.8, 0)] * 9 + [reviewed(0, 0.8, 0.6)]
    accuracy = game_accuracy(moves, 0)
    assert accuracy is not None
    assert accuracy < 60 < (9 * 100 + move_accuracy(0.6)) / 10


def test_a_player_without_moves_has_no_accuracy() -> None:
    assert game_accuracy([], 0) is None
    assert game_accuracy([reviewed(0, 0.5, 0.1)], 1) is None
    assert volatilities([]) == []
