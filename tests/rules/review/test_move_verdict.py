"""Verdicts at the borders of their thresholds, and on what is proven."""

from __future__ import annotations

import pytest

from rules.review.move_review import MoveReview
from rules.review.verdict import Verdict


def verdict(
    loss: float, *, rate: float = 0.6, player: int = 0, before: bool = False, after: bool = False
) -> Verdict:
    """Return the verdict on a move whose player had this win rate."""
    return MoveReview(
        player=player,
        turn="a1",
        best="a2",
        win_rate=round(1 - rate, 4) if player else rate,
        loss=loss,
        proven=before,
        proven_after=after,
        simulations=1,
    ).verdict


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        (0, Verdict.NONE),
        (0.0499, Verdict.NONE),
        (0.05, Verdict.INACCURACY),
        (0.0999, Verdict.INACCURACY),
        (0.1, Verdict.MISTAKE),
        (0.1499, Verdict.MISTAKE),
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
