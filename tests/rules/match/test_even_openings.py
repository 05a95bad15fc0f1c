"""Even openings leave both sides a chance."""

from __future__ import annotations

import pytest

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.match.even_openings import even_openings
from rules.match.opening import Openings, write_opening
from rules.setup import Game


def distance(game: Game, text: str) -> float:
    """Return how far an opening is from even, by a deeper search."""
    start = game.small_setup().start()
    report = Engine().search(
        start, Openings(start, texts=[text])[0], Limits(simulations=4_000, seed=9)
    )
    return abs(report.win_rate - 0.5)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_openings_are_even_and_different(game: Game) -> None:
    setup = game.small_setup()
    even = even_openings(setup, 6)
    assert len(set(even)) == 6
    openings = [Openings(setup.start(), texts=[text])[0] for text in even]
    assert all(len(turns) == 2 for turns in openings)


def test_they_are_more_even_than_others() -> None:
    game = GAMES["egotzi"]
    setup = game.small_setup()
    some = Openings(setup.start(), turns=2, seed=5)
    texts = [write_opening(setup.start(), some[number]) for number in range(6)]
    average = sum(distance(game, text) for text in texts) / 6
    assert sum(distance(game, text) for text in even_openings(setup, 6)) / 6 < average
