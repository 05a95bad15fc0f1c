"""The phases of a game that is being played."""

from __future__ import annotations

import enum


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
