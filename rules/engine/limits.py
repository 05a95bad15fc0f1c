"""What bounds a search."""

from __future__ import annotations

import dataclasses

STRONGEST = 10

# [level] -> simulations of a turn; the strongest level has no such bound
_SIMULATIONS = (0, 20, 45, 100, 220, 480, 1_000, 2_200, 4_800, 10_000, 0)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Limits:
    """The bounds of a search; all hold together, the first one reached ends it. 0 is no bound.

    Attributes:
        level: strength from 1 to 10; those below 10 bound the simulations by themselves.
        think_ms: milliseconds.
        simulations: simulations, all threads together.
        saves_time: whether it ends before ``think_ms`` once no other turn can become the best.
        threads: trees searched side by side.
        seed: of the random numbers; None draws one. With one thread, a seed and a number of
            simulations the answer is the same on every machine.
    """

    level: int = STRONGEST
    think_ms: int = 0
    simulations: int = 0
    saves_time: bool = False
    threads: int = 1
    seed: int | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.level <= STRONGEST:
            raise ValueError(f"level must be 1 to {STRONGEST}, not {self.level}")
        for name in ("think_ms", "simulations"):
            if getattr(self, name) < 0:
                raise ValueError(f"{name} must not be negative, but is {getattr(self, name)}")
        if self.saves_time and not self.think_ms:
            raise ValueError("time can only be saved where there is a bound on it")
        if self.threads < 1:
            raise ValueError(f"threads must be at least 1, not {self.threads}")

    @property
    def most_simulations(self) -> int:
        """The bound on simulations that level and number make together; 0 is none."""
        bounds = [n for n in (self.simulations, _SIMULATIONS[self.level]) if n]
        return min(bounds, default=0)
