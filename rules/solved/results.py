"""What a player gets with perfect play, as a number that is greater the better it is."""

from __future__ import annotations

from rules.position import Position

LOSS, DRAW, WIN = -1, 0, 1


def end_result(position: Position, player: int) -> int:
    """Return what a player gets at the end of a game."""
    outcome = position.outcome()
    assert outcome is not None
    if outcome.winner is None:
        return DRAW
    return WIN if position.player_of(outcome.winner) == player else LOSS
