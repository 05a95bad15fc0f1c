"""What a search reports about the candidates."""

from __future__ import annotations

import pytest

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("simulations", [1, 400])
def test_no_step_is_preferred_before_the_search(key: str, threads: int, simulations: int) -> None:
    """A turn's prior is the probability of drawing its steps at random."""
    position = GAMES[key].small_setup().start()
    for _ in range(3):
        limits = Limits(simulations=simulations, seed=1, threads=threads)
        for candidate in Engine().search(position, [], limits).candidates:
            chance, after = 1.0, position.copy()
            for step in candidate.turn:
                chance /= len(after.distinct_steps())
                after.play(step)
            assert candidate.prior == pytest.approx(chance)
        position.play_turn(next(position.legal_turns()))
