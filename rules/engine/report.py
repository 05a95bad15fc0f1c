"""What a search has found so far."""

from __future__ import annotations

import dataclasses
import enum

Turn = tuple[int, ...]


class Proof(enum.Enum):
    """An exact value, for the player to move."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"


@dataclasses.dataclass(frozen=True, kw_only=True)
class Candidate:
    """A turn that was searched.

    Attributes:
        turn: its steps.
        visits: simulations that went through it.
        win_rate: of the player to move, from 0 to 1; 1/2 while nothing is known.
        prior: its probability before the search, from 0 to 1; 1 in total. The search prefers no
            step in advance, so a turn of one step has 1 / the number of steps.
        line: the best play found, this turn first.
        proven: its exact value, None while unknown.
    """

    turn: Turn
    visits: int
    win_rate: float
    prior: float
    line: tuple[Turn, ...]
    proven: Proof | None = None

    @property
    def is_rated(self) -> bool:
        """Whether anything is known of its win rate; an engine may have named only the turn."""
        return self.visits > 0 or self.proven is not None


@dataclasses.dataclass(frozen=True, kw_only=True)
class Report:
    """The state of a search.

    Attributes:
        simulations: run by this search.
        elapsed_ms: since it began.
        win_rate: of the player to move after the best turn, from 0 to 1.
        candidates: best first; at least one.
        proven: the exact value of the position, None while unknown.
        solved: whether this was not searched, but looked up: the board is solved.
        is_raw: whether the win rates are those of our own search, which ``shown_report`` calibrates
            before anybody reads them.
        from_openings: whether it was looked up in the table of openings.
    """

    simulations: int
    elapsed_ms: int
    win_rate: float
    candidates: tuple[Candidate, ...]
    proven: Proof | None = None
    solved: bool = False
    is_raw: bool = False
    from_openings: bool = False

    @property
    def is_rated(self) -> bool:
        """Whether anything is known of the win rate."""
        return self.candidates[0].is_rated

    @property
    def best(self) -> Turn:
        return self.candidates[0].turn


def percent(win_rate: float) -> int:
    """Return a win rate in per cent, from 1 to 99: only proven results are certain."""
    return max(1, min(99, round(100 * win_rate)))
