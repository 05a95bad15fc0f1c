"""What bounds a search."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

STRONGEST = 10

_ALERT = 4  # from this level on a win in one turn is never missed

# [level] -> share of the steps on the board that do not come to its mind; 0 from level 7 on
_OVERLOOKED = (0.0, 0.8, 0.7, 0.6, 0.45, 0.3, 0.15)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Limits:
    """The bounds of a search; all hold together, the first one reached ends it. 0 is no bound.

    Attributes:
        level: strength from 1 to 10. One below 10 looks less far (its simulations are the
            game's), and the low ones overlook things.
        think_ms: milliseconds.
        simulations: simulations, all threads together.
        threads: trees searched side by side; below level 10 there is one.
        seed: of the random numbers; None draws one. With one thread, a seed and a number of
            simulations the answer is the same on every machine.
    """

    level: int = STRONGEST
    think_ms: int = 0
    simulations: int = 0
    threads: int = 1
    seed: int | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.level <= STRONGEST:
            raise ValueError(f"level must be 1 to {STRONGEST}, not {self.level}")
        for name in ("think_ms", "simulations"):
            if getattr(self, name) < 0:
                raise ValueError(f"{name} must not be negative, but is {getattr(self, name)}")
        if self.threads < 1:
            raise ValueError(f"threads must be at least 1, not {self.threads}")

    @property
    def alert(self) -> bool:
        """Whether a win in one turn is never missed."""
        return self.level >= _ALERT

    @property
    def overlooks(self) -> float:
        """The share of the steps on the board that do not come to its mind."""
        return _OVERLOOKED[self.level] if self.level < len(_OVERLOOKED) else 0.0

    @property
    def endless(self) -> bool:
        """Whether only a stop, or a proof, ends the search."""
        return self.level == STRONGEST and not self.think_ms and not self.simulations

    def in_game(self, levels: Sequence[int]) -> Limits:
        """The same limits with what the level means in a game with these ``levels``.

        A level below the strongest is bounded by the game's simulations for it, and keeps to one
        thread, so that it is the same on every machine.
        """
        if self.level == STRONGEST:
            return self
        bounds = [n for n in (self.simulations, levels[self.level - 1]) if n]
        return dataclasses.replace(self, simulations=min(bounds), threads=1)
