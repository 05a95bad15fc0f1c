"""A verdict on a move, as the board, lists and trees show it."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True)
class ShownVerdict:
    """A bad move.

    Attributes:
        sign: such as "??".
        name: in words: "blunder".
        loss: the win rate that it lost, from 0 to 1.
    """

    sign: str
    name: str
    loss: float
