"""A win rate, which may be proven."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True)
class Rate:
    """A win rate of the player to move, from 0 to 1, and whether it is proven."""

    value: float
    proven: bool = False


WON, LOST = Rate(1.0, proven=True), Rate(0.0, proven=True)
