"""The colours of candidates: from that of a win to that of a refused move by what they lose."""

from __future__ import annotations

from desktop.theme.theme import Theme, mixed

WORST_LOSS = 0.2  # of the win rate: this and more looks the worst


def loss_share(loss: float) -> float:
    """Return how bad a loss of win rate is: from 0 to 1."""
    return max(0.0, min(1.0, loss / WORST_LOSS))


def loss_colour(theme: Theme, loss: float) -> str:
    """Return the colour of a candidate that loses this much: green, orange, red."""
    share = 2 * loss_share(loss)
    if share <= 1:
        return mixed(theme.win, theme.last_cell, share)
    return mixed(theme.last_cell, theme.refused, share - 1)
