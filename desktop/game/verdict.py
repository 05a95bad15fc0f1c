"""Whether a game was won or lost, as the players at the screen see it."""

from __future__ import annotations

import enum

from desktop.game.game_session import GameSession
from desktop.game.players import Human


class Verdict(enum.Enum):
    """What the end of a game means here."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"


def verdict_of(session: GameSession) -> Verdict | None:
    """Return the verdict for the only human; two share the winner's. None during the game."""
    if session.outcome is None:
        return None
    if session.outcome.winner is None:
        return Verdict.DRAW
    winner = session.position.player_of(session.outcome.winner)
    seat, other = session.seats[winner], session.seats[1 - winner]
    lost = isinstance(other, Human) and not isinstance(seat, Human)
    return Verdict.LOSS if lost else Verdict.WIN
