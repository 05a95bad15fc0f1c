"""Who plays the next game, and at what level."""

from __future__ import annotations

import pytest

from desktop.game.players import Computer, Human, Seats
from desktop.game.rematch import Rematch, next_level
from desktop.game.verdict import Verdict

ADA, BO = Human("Ada"), Human("Bo")
MATCHED = Computer(3, matched=True)


@pytest.mark.parametrize(
    ("rematch", "seats", "expected"),
    [
        (Rematch(), (ADA, Computer(3)), (ADA, Computer(3))),
        (Rematch(swapped=True), (ADA, BO), (BO, ADA)),
        (Rematch(level=4), (ADA, Computer(3)), (ADA, Computer(4))),
        (Rematch(level=2), (Computer(3), ADA), (Computer(2), ADA)),
        (Rematch(swapped=True), (ADA, MATCHED), (MATCHED, ADA)),
        (Rematch(level=4), (ADA, MATCHED), (ADA, Computer(4))),
        (Rematch(swapped=True, level=4), (ADA, Computer(3)), (Computer(4), ADA)),
    ],
)
def test_seats_are_kept_but_for_what_is_asked(
    rematch: Rematch, seats: Seats, expected: Seats
) -> None:
    assert rematch.seats(seats) == expected


@pytest.mark.parametrize(
    ("level", "verdict", "expected"),
    [
        (1, Verdict.WIN, 2),
        (9, Verdict.WIN, 10),
        (10, Verdict.WIN, None),
        (10, Verdict.LOSS, 9),
        (2, Verdict.LOSS, 1),
        (1, Verdict.LOSS, None),
        (5, Verdict.DRAW, None),
    ],
)
def test_the_next_level_stays_on_the_scale(
    level: int, verdict: Verdict, expected: int | None
) -> None:
    assert next_level((ADA, Computer(level)), verdict) == expected
    assert next_level((Computer(level), ADA), verdict) == expected


@pytest.mark.parametrize("seats", [(ADA, BO), (Computer(3), Computer(4)), (ADA, MATCHED)])
def test_levels_are_for_a_human_against_a_computer_of_a_fixed_level(seats: Seats) -> None:
    assert next_level(seats, Verdict.WIN) is None
    assert next_level(seats, Verdict.LOSS) is None
