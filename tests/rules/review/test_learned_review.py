"""Reviews use learned weights, like the engine at full strength."""

from __future__ import annotations

import threading

import pytest
from favouring_weights import favouring

from rules.engine.knowledge import Knowledge
from rules.games import GAMES
from rules.position import Position
from rules.review.game_review import review_moves
from rules.review.turn_search import TurnSearch
from rules.step_weights import UNIT

KEYS = [key for key, game in GAMES.items() if game.setup().start().step_features]


def knowing(position: Position, step: int, weight: int) -> Knowledge:
    weights = favouring(position, step, weight)
    return Knowledge(learned_weights=lambda setup: weights)


@pytest.mark.parametrize("key", KEYS)
def test_a_step_that_was_learned_to_be_bad_is_not_the_best(key: str) -> None:
    start = GAMES[key].setup(**({"pie": False} if GAMES[key].setup().get("pie") else {})).start()
    played = next(start.legal_turns())
    best = TurnSearch(1000, 1, threading.Event()).compare(start, played, None).best
    disliked = knowing(start, best[0], -UNIT // 2)
    found = TurnSearch(1000, 1, threading.Event(), disliked).compare(start, played, None)
    assert found.best != best


def test_a_review_of_a_game_hands_on_what_is_known() -> None:
    start = GAMES[KEYS[0]].small_setup().start()
    turn = next(start.legal_turns())
    asked = []

    def weights(setup: object) -> None:
        asked.append(setup)

    review_moves(start, [turn], 20, knowledge=Knowledge(learned_weights=weights))
    assert set(asked) == {start.setup}
