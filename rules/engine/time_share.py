"""How much of a clock's time a turn may take, so that the engine never loses on time."""

from __future__ import annotations

import dataclasses

from rules.clock import Left, TimeControl
from rules.engine.limits import Limits
from rules.position import Position

LAG_MS = 50  # lost on the way, turn by turn

_LEAST_MS = 1
_MORE_LATE = 1.5  # the next turn may be so many times later than the latest one was
_FORGOTTEN = 0.9  # how much of it is still reckoned with a turn later
_RESERVE_SECONDS = 1.0  # of main time that is not planned with,
_RESERVE_SHARE = 0.1  # or this share of it, if that is less
_INCREMENT_SHARE = 0.8  # of what there is, the increment may tempt a turn to spend no more
_FEWEST_TURNS = 5  # that a game is expected to last: the last turns are not worth all the time
_PLAYOUTS = 8
_SHARE_PLAYED = 0.75  # of a random game's steps: people and engines decide it sooner


def turns_ahead(position: Position) -> int:
    """How many turns the player to move is expected to play still, by some random games.

    A step counts as a turn, so that it is rather too many.
    """
    own = 0
    for seed in range(_PLAYOUTS):
        _value, trace = position.random_playout(seed)
        own += sum(player == position.player for _step, player in trace)
    return max(_FEWEST_TURNS, round(_SHARE_PLAYED * own / _PLAYOUTS))


def think_ms(control: TimeControl, left: Left, position: Position, *, lag_ms: int = LAG_MS) -> int:
    """Milliseconds for the turn that begins at ``position``, when its player has ``left``.

    In overtime an even share; in main time a share of it for each turn expected, on top of what
    increment or overtime will give to a turn. Every turn to come keeps its lag.
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
    return max(_LEAST_MS, int(1000 * share) - lag_ms)


class Lag:
    """How late turns are on this machine, learnt turn by turn.

    Attributes:
        ms: what the next turn is to reckon with.
    """

    def __init__(self) -> None:
        self.ms = LAG_MS

    def learn(self, think_ms: int, took_ms: float) -> None:
        """A turn that should have thought for ``think_ms`` at most was made after ``took_ms``."""
        late_ms = max(_MORE_LATE * (took_ms - think_ms), _FORGOTTEN * self.ms)
        self.ms = max(LAG_MS, int(late_ms))


def within(limits: Limits, clock_ms: int) -> Limits:
    """These limits and ``clock_ms`` for the turn; what is not needed of it is saved."""
    bounds = [ms for ms in (limits.think_ms, clock_ms) if ms]
    return dataclasses.replace(limits, think_ms=min(bounds), saves_time=True)
