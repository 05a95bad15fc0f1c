"""The numbers beside the board, and how a game ended."""

from __future__ import annotations

import dataclasses
import enum


@dataclasses.dataclass(frozen=True)
class Count:
    """A row of numbers beside the board, such as groups or score.

    Attributes:
        label: from the game's own enum.
        size: for rows about groups of one size, that size; else 0.
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
        reason: from the game's own enum.
        margin: of the win; None in games without one.
        sites: the evidence, such as the connecting group or the row of five; they are marked in the
            colour of a win, whoever's they are.
    """

    winner: int | None
    reason: enum.Enum
    margin: int | None = None
    sites: tuple[int, ...] = ()
