"""The phases of a game in progress."""

from __future__ import annotations

import enum

from desktop.game.choice import only_pass
from desktop.game.players import Human, Seat
from rules.outcome import Outcome
from rules.position import Position


class Phase(enum.Enum):
    """What the game is waiting for."""

    CHOICE = "for a player at the screen to choose a turn"
    CONFIRM = "for a player at the screen to confirm the turn that is shown"
    THINKING = "for the computer, which is thinking"
    FORCED = "for a forced pass to be played"
    STOPPED = "for somebody to resume the game; the computer is to move"
    PAUSED = "for somebody to resume the clocks"
    FAILED = "for somebody to try again after a failure"
    OVER = "for nothing: the game is over"


TIMED = (Phase.CHOICE, Phase.CONFIRM, Phase.THINKING)  # a player's clock runs


def phase_at(position: Position, outcome: Outcome | None, seat: Seat, *, wait: bool) -> Phase:
    """Return the phase that begins in a position, with ``seat`` to move unless it has an outcome.

    Forced passes and the computer wait until somebody resumes the game if ``wait`` is set.

    Raises:
        InvalidPositionError: the position contradicts itself.
    """
    position.validate()
    if outcome is not None:
        return Phase.OVER
    if only_pass(position):
        return Phase.STOPPED if wait else Phase.FORCED
    if isinstance(seat, Human):
        return Phase.CHOICE
    return Phase.STOPPED if wait else Phase.THINKING
