"""What a position comes to: the numbers beside the board, and how the game ended."""

from __future__ import annotations

import dataclasses
import enum


@dataclasses.dataclass(frozen=True)
class Count:
    """A row of the numbers beside the board, such as groups or score.

    Attributes:
        label: an enum of the game's own.
        size: for rows of one kind, which one (groups of that size), else 0.
    """

    label: enum.Enum
    black: int
    white: int
    size: int = 0


@dataclasses.dataclass(frozen=True)
class Outcome:
    """How a game ended by its rules.

    Attributes:
        winner: BLACK or WHITE, None for a draw.
        reason: an enum of the game's own.
        margin: by how much, None where the game has no such number.
        sites: what shows it: the connecting group, the row of five.
    """

    winner: int | None
    reason: enum.Enum
    margin: int | None = None
    sites: tuple[int, ...] = ()
