"""What bounds a search."""

from __future__ import annotations

import dataclasses

from rules.setup import Game, Level

STRONGEST = 10

_AT_ITS_BEST = Level(simulations=0)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Limits:
    """The bounds of a search; the first one reached ends it. 0 means no bound.

    Attributes:
        level: strength from 1 to 10; the game defines those below 10.
        think_ms: milliseconds.
        simulations: simulations, all threads together.
        saves_time: whether it ends before ``think_ms`` once no other turn can become the best.
        threads: trees that search in parallel; below level 10 there is one.
        seed: of the random numbers; None draws one. With one thread, a seed and a number of
            simulations, the answer is the same on every machine.
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
            raise ValueError("saves_time needs think_ms")
        if self.threads < 1:
            raise ValueError(f"threads must be at least 1, not {self.threads}")

    @property
    def endless(self) -> bool:
        """Return whether only a stop or a proof ends the search."""
        return self.level == STRONGEST and not self.think_ms and not self.simulations

    def level_in(self, game: Game) -> Level:
        """Return what the level means in a game."""
        return _AT_ITS_BEST if self.level == STRONGEST else game.levels[self.level - 1]

    def within(self, level: Level) -> Limits:
        """Return these limits and the level's: below full strength, the same on every machine."""
        if self.level == STRONGEST:
            return self
        bounds = [n for n in (self.simulations, level.simulations) if n]
        return dataclasses.replace(self, simulations=min(bounds), threads=1)
