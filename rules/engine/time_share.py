"""How much of a clock's time the engine uses for a turn, so that it never loses on time."""

from __future__ import annotations

import dataclasses

from rules.clock import Left, TimeControl
from rules.engine.limits import Limits
from rules.position import Position

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
