"""What bounds a search, and how long a turn may take on a clock."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.clock import Left, TimeControl
    from rules.position import Position
    from rules.setup import Game, Level


STRONGEST = 10


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
        from rules.setup import Level  # late: the first window needs no rules

        return Level(simulations=0) if self.level == STRONGEST else game.levels[self.level - 1]

    def within(self, level: Level) -> Limits:
        """Return these limits and the level's: below full strength, the same on every machine."""
        if self.level == STRONGEST:
            return self
        bounds = [n for n in (self.simulations, level.simulations) if n]
        return dataclasses.replace(self, simulations=min(bounds), threads=1)


LAG_MS = 50  # time lost per turn outside the search

_MIN_MS = 1

_LAG_MARGIN = 1.5  # the next lag may be so many times the last one

_LAG_DECAY = 0.9  # of the estimate, per turn

_RESERVE_SECONDS = 1.0  # of main time that is held back,

_RESERVE_SHARE = 0.1  # or this share of it, if that is less

_INCREMENT_SHARE = 0.8  # of the time left: the most that a turn with increment uses

_FEWEST_TURNS = 5  # that are always planned for, so that the last turns do not take everything

_PLAYOUTS = 8

_SHARE_PLAYED = 0.75  # of a random game's steps: people and engines decide it sooner


def turns_ahead(position: Position) -> int:
    """Return how many more turns the player to move is expected to play, estimated by random games.

    A step counts as a turn, so the estimate is rather too high.
    """
    own = 0
    for seed in range(_PLAYOUTS):
        _value, trace = position.random_playout(seed)
        own += sum(player == position.player for _step, player in trace)
    return max(_FEWEST_TURNS, round(_SHARE_PLAYED * own / _PLAYOUTS))


def think_ms(control: TimeControl, left: Left, position: Position, *, lag_ms: int = LAG_MS) -> int:
    """Return milliseconds for the turn at ``position``, when its player has ``left`` on the clock.

    In overtime it is an even share; in main time, a share for each expected turn plus the increment
    or a turn's overtime. ``lag_ms`` is subtracted.
    """
    if left.turns:
        share = left.seconds / left.turns
    else:
        reserve = min(_RESERVE_SECONDS, _RESERVE_SHARE * control.main_seconds)
        share = max(0.0, left.seconds - reserve) / turns_ahead(position)
        if control.overtime_turns:
            share += control.overtime_seconds / control.overtime_turns
        elif control.increment_seconds:
            share = min(share + control.increment_seconds, _INCREMENT_SHARE * left.seconds)
    return max(_MIN_MS, int(1000 * share) - lag_ms)


class Lag:
    """How late turns are on this machine, estimated from turn to turn.

    Attributes:
        ms: the estimate for the next turn, in milliseconds.
    """

    def __init__(self) -> None:
        self.ms = LAG_MS

    def learn(self, think_ms: int, took_ms: float) -> None:
        """Update the estimate: a turn that was given ``think_ms`` took ``took_ms``."""
        late_ms = max(_LAG_MARGIN * (took_ms - think_ms), _LAG_DECAY * self.ms)
        self.ms = max(LAG_MS, int(late_ms))


def within(limits: Limits, clock_ms: int) -> Limits:
    """Return these limits with ``clock_ms`` for the turn, which the search need not use up."""
    bounds = [ms for ms in (limits.think_ms, clock_ms) if ms]
    return dataclasses.replace(limits, think_ms=min(bounds), saves_time=True)
