"""What a match asks of a contestant's player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rules.position import Position
from rules.setup import Setup

Turn = tuple[int, ...]


class Player(Protocol):
    """Plays one contestant's games, one after another.

    Whatever it raises loses it the game; ``PlayerFault`` says why in words.
    """

    def start(self, setup: Setup, seed: int) -> None:
        """Begin a new game. Equal seeds should make equal games, as far as the player can."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn | None:
        """Choose a turn, None to resign.

        Args:
            position: the player is to move in it; it stays as it is.
            line: the turns from the start of the game to there, the opening among them.
        """

    def close(self) -> None:
        """Let go of programs and memory. ``start`` may follow, and begins anew."""


class PlayerFault(Exception):  # noqa: N818 - it is the player's, not the program's
    """A player that cannot go on with its game.

    Attributes:
        late: it has run out of time.
        trace: the last lines it has said on standard error, or a traceback.
    """

    def __init__(self, reason: str, *, late: bool = False, trace: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.late = late
        self.trace = tuple(trace)
