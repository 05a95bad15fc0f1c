"""Whose a cell is expected to be, ready to be shown."""

from __future__ import annotations

import dataclasses
import math

from rules.position import BLACK, WHITE

_CLEAR = 0.03  # a smaller lead may be chance, even in thousands of playouts


@dataclasses.dataclass(frozen=True)
class OwnerShares:
    """The shares of playouts at whose ends a cell is Black's, White's or nobody's: 1 in all."""

    black: float
    white: float
    neither: float

    @property
    def leader(self) -> int | None:
        """The colour with the greater share; None if they are equal."""
        if self.black == self.white:
            return None
        return BLACK if self.black > self.white else WHITE

    @property
    def clear_leader(self) -> int | None:
        """The same, but None if the lead is so small that it may be chance."""
        return None if self.lead < _CLEAR else self.leader

    @property
    def is_certain(self) -> bool:
        """Whether the cell ended the same way each time."""
        return 1.0 in (self.black, self.white, self.neither)

    @property
    def lead(self) -> float:
        """How much greater the share of one colour is than that of the other, from 0 to 1."""
        return abs(self.black - self.white)

    @property
    def percents(self) -> tuple[str, str, str]:
        """The shares in whole per cent, rounded so that their sum is 100."""
        shares = [100 * self.black, 100 * self.white, 100 * self.neither]
        numbers = [math.floor(share) for share in shares]
        by_rest = sorted(range(3), key=lambda at: numbers[at] - shares[at])
        for at in by_rest[: 100 - sum(numbers)]:
            numbers[at] += 1
        black, white, neither = [f"{number}\N{NO-BREAK SPACE}%" for number in numbers]
        return black, white, neither
