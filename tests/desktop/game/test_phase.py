"""The phase that begins in a position."""

from __future__ import annotations

import random

import pytest
from driving import forced_game, small

from desktop.game.phase import Phase, phase_at
from desktop.game.players import Computer, Human, Seat
from rules.outcome import Outcome
from rules.position import BLACK
from rules.record.game_record import Ending


@pytest.mark.parametrize(
    ("seat", "wait", "phase"),
    [
        (Human(), False, Phase.CHOICE),
        (Human(), True, Phase.CHOICE),
        (Computer(1), False, Phase.THINKING),
        (Computer(1), True, Phase.STOPPED),
    ],
)
def test_whoever_is_to_move_has_a_phase(seat: Seat, wait: bool, phase: Phase) -> None:
    assert phase_at(small("egotzi").start(), None, seat, wait=wait) is phase


@pytest.mark.parametrize("seat", [Human(), Computer(1)])
def test_a_pass_that_is_forced_is_played_for_everybody(seat: Seat) -> None:
    setup, turns = forced_game(random.Random(1))
    position = setup.start()
    for turn in turns:
        position.play_turn(position.read(turn))
    assert phase_at(position, None, seat, wait=False) is Phase.FORCED
    assert phase_at(position, None, seat, wait=True) is Phase.STOPPED


def test_a_game_with_an_outcome_is_over() -> None:
    resigned = Outcome(BLACK, Ending.RESIGNATION)
    assert phase_at(small("egotzi").start(), resigned, Human(), wait=False) is Phase.OVER
