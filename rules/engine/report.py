"""What a search has found so far."""

from __future__ import annotations

import dataclasses
import enum

Turn = tuple[int, ...]


class Proof(enum.Enum):
    """A value that no more searching can change, for the player to move."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"


@dataclasses.dataclass(frozen=True, kw_only=True)
class Candidate:
    """A turn that was looked at.

    Attributes:
        turn: its steps.
        visits: simulations that went through it.
        win_rate: of the player to move, from 0 to 1.
        prior: how likely it looked before it was searched, from 0 to 1, all turns together 1. The
            search prefers no step to another: that of a turn of one step is 1 / their number.
        line: the best play found, this turn first.
        proven: its exact value, None while unknown.
    """

    turn: Turn
    visits: int
    win_rate: float
    prior: float
    line: tuple[Turn, ...]
    proven: Proof | None = None


@dataclasses.dataclass(frozen=True, kw_only=True)
class Report:
    """The state of a search.

    Attributes:
        simulations: done by this search.
        elapsed_ms: since it began.
        win_rate: of the player to move, from 0 to 1, when the best turn is played.
        candidates: best first; at least one.
        proven: the exact value of the position, None while unknown.
    """

    simulations: int
    elapsed_ms: int
    win_rate: float
    candidates: tuple[Candidate, ...]
    proven: Proof | None = None

    @property
    def best(self) -> Turn:
        return self.candidates[0].turn
