"""The interface of a contestant's player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rules.position import Position
from rules.setup import Setup

Turn = tuple[int, ...]


class Player(Protocol):
    """Plays one contestant's games, one after another.

    An exception loses it the game; ``PlayerError`` gives the reason in words.
    """

    def start(self, setup: Setup, seed: int) -> None:
        """Begin a new game. Equal seeds should give equal games, as far as possible."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn | None:
        """Choose a turn, None to resign.

        Args:
            position: where the player is to move; stays as it is.
            line: the turns from the start of the game, the opening included.
        """

    def close(self) -> None:
        """Release programs and memory. ``start`` may follow and begins again."""


class PlayerError(Exception):
    """A player that cannot continue its game.

    Attributes:
        late: whether it has run out of time.
        trace: the last lines of its standard error, or a traceback.
    """

    def __init__(self, reason: str, *, late: bool = False, trace: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.late = late
        self.trace = tuple(trace)
