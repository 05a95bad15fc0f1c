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


# by tests/bench/fair_komi.py; on 3x3 no komi is fair: Black wins with up to 8, White from 10 on
FAIR_KOMI: Mapping[int, FairKomi] = {  # [squares a side]
    3: FairKomi(8, 300, 1.0, 0.987, 1.0),
    4: FairKomi(0, 405, 0.5, 0.452, 0.548),
    5: FairKomi(16, 343, 0.501, 0.449, 0.554),
    6: FairKomi(2, 243, 0.492, 0.430, 0.554),
    7: FairKomi(20, 230, 0.491, 0.427, 0.556),
    8: FairKomi(6, 212, 0.507, 0.440, 0.574),
    9: FairKomi(34, 212, 0.467, 0.401, 0.534),
    10: FairKomi(24, 205, 0.454, 0.387, 0.522),
    11: FairKomi(26, 200, 0.520, 0.451, 0.588),
}
