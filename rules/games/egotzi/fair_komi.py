"""Which komi is fair in Squared, as matches of the engine against itself have shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class FairKomi(NamedTuple):
    """The komi with which both colours win about equally often, and how sure that is.

    Attributes:
        komi: even.
        games: played with it.
        win_rate: Black's in these games; a draw counts as half a win.
        low, high: the 95 % interval of that win rate.
    """

    komi: int
    games: int
    win_rate: float
    low: float
    high: float


FAIR_KOMI: Mapping[int, FairKomi] = {  # [squares a side]
    3: FairKomi(8, 96, 0.50, 0.40, 0.60),
    5: FairKomi(18, 96, 0.50, 0.40, 0.60),
    6: FairKomi(4, 96, 0.50, 0.40, 0.60),
    7: FairKomi(32, 96, 0.50, 0.40, 0.60),
    8: FairKomi(12, 96, 0.50, 0.40, 0.60),
    9: FairKomi(74, 48, 0.50, 0.36, 0.64),
    10: FairKomi(32, 48, 0.50, 0.36, 0.64),
}
