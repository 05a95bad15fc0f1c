"""What an end means to those at the screen."""

from __future__ import annotations

import pytest
from driving import HUMANS, small
from lone_game import lone_game

from desktop.game.players import Computer, Human, Seats
from desktop.game.verdict import Verdict, verdict_of
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record.game_record import Ending

ALONE: Seats = (Human("Ada"), Computer(3))


def test_there_is_none_during_the_game() -> None:
    assert verdict_of(lone_game(small("egotzi"), "b2")) is None


@pytest.mark.parametrize(
    ("seats", "turns", "winner", "verdict"),
    [
        (ALONE, (), BLACK, Verdict.WIN),
        (ALONE, (), WHITE, Verdict.LOSS),
        (ALONE, (), None, Verdict.DRAW),
        (ALONE, ("b2", "swap"), BLACK, Verdict.LOSS),  # now the computer's colour
        (ALONE, ("b2", "swap"), WHITE, Verdict.WIN),
        (HUMANS, (), BLACK, Verdict.WIN),
        (HUMANS, (), WHITE, Verdict.WIN),
        ((Computer(1), Computer(2)), (), WHITE, Verdict.WIN),
    ],
)
def test_it_is_that_of_the_only_human(
    seats: Seats, turns: tuple[str, ...], winner: int | None, verdict: Verdict
) -> None:
    session = lone_game(small("egotzi"), *turns, seats=seats)
    session.record.end(Outcome(winner, Ending.RESIGNATION))
    assert verdict_of(session) is verdict
