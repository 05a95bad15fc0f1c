"""Why a domino cannot be placed; test_wythe.py has more, on positions of the game."""

from __future__ import annotations

import pytest

from rules.board import square
from rules.games.wythe.stacks import Stacks, WytheRefusalReason
from rules.piece import Piece, Touch
from rules.position import BLACK, WHITE
from rules.refusal import Refusal

#  a3 b3 c3      .  .  .
#  a2 b2 c2      W1 .  .
#  a1 b1 c1      B1 B1 W1
STACKS = Stacks(
    square(3),
    [
        Piece(0, BLACK, 0, 3),
        Piece(3, WHITE, 0, 0),
        Piece(1, BLACK, 0, 2, locked=True),
        Piece(2, WHITE, 0, 1),
    ],
)


@pytest.mark.parametrize(
    ("touches", "reason", "sites"),
    [
        ([Touch(0, BLACK), Touch(8, WHITE)], WytheRefusalReason.NOT_NEIGHBOURS, (0, 8)),
        ([Touch(4, BLACK), Touch(5, BLACK)], WytheRefusalReason.SAME_HALVES, (4, 5)),
        ([Touch(3, BLACK), Touch(0, WHITE)], WytheRefusalReason.WHOLE_PIECE, (3, 0)),
        ([Touch(3, BLACK), Touch(4, WHITE)], WytheRefusalReason.UNEQUAL_HEIGHTS, (3, 4)),
        ([Touch(0, WHITE), Touch(1, BLACK)], WytheRefusalReason.LOCKED, (1, 2)),
        ([Touch(1, WHITE)], WytheRefusalReason.LOCKED, (1, 2)),
        ([Touch(0, BLACK)], WytheRefusalReason.LIKE_COLOUR, (0,)),
        ([Touch(2, BLACK)], WytheRefusalReason.NO_ROOM_BESIDE, (5, 1)),
    ],
)
def test_reasons(touches: list[Touch], reason: WytheRefusalReason, sites: tuple[int, ...]) -> None:
    refusal = STACKS.refusal(touches)
    assert (refusal.reason, refusal.sites) == (reason, sites)


def test_each_square_beside_has_its_own_reason() -> None:
    assert STACKS.refusal([Touch(2, BLACK)]).parts == (
        Refusal(WytheRefusalReason.UNEQUAL_HEIGHTS, (5,)),
        Refusal(WytheRefusalReason.WHOLE_PIECE, (1,)),
    )
    assert STACKS.refusal([Touch(1, WHITE)]).parts == ()
