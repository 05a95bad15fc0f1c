"""Win rates of our engine as texts, as they are shown in a game."""

from __future__ import annotations

from desktop.painting.candidate import rate_text
from rules.engine.shown_rates import shown_rate
from rules.games import read_setup


def chance(rate: float, game: str) -> str:
    """Return how a win rate of the player to move is shown in a game, such as "egotzi size=4"."""
    return rate_text(shown_rate(rate, read_setup(game.split())), None)
