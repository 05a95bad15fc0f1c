"""Reviews use learned weights, like the engine at full strength."""

from __future__ import annotations

import threading

import pytest
from favouring_weights import favouring, games_that_learn, start

from rules.engine.knowledge import Knowledge
from rules.games import GAMES
from rules.position import Position
from rules.review.game_review import review_moves
from rules.review.turn_search import TurnSearch
from rules.step_weights import UNIT

KEYS = games_that_learn()


def knowing(position: Position, step: int, weight: int) -> Knowledge:
    weights = favouring(position, step, weight)
    return Knowledge(learned_weights=lambda setup: weights)


@pytest.mark.parametrize("key", KEYS)
def test_a_step_that_was_learned_to_be_bad_is_not_the_best(key: str) -> None:
    position = start(key)
    played = next(position.legal_turns())
    best = TurnSearch(1000, 1, threading.Event()).compare(position, played, None).best
    disliked = knowing(position, best[0], -UNIT // 2)
    found = TurnSearch(1000, 1, threading.Event(), disliked).compare(position, played, None)
    assert found.best != best


def test_a_review_of_a_game_hands_on_what_is_known() -> None:
    position = GAMES[KEYS[0]].small_setup().start()
    turn = next(position.legal_turns())
    asked = []

    def weights(setup: object) -> None:
        asked.append(setup)

    review_moves(position, [turn], 20, knowledge=Knowledge(learned_weights=weights))
    assert set(asked) == {position.setup}
