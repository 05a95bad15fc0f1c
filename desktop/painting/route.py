"""The routes of pieces across a board, for arrows, trails and animation."""

from __future__ import annotations

import math
from collections.abc import Sequence

from desktop.painting.layout import CELL, XY, Layout
from rules.piece import Change, Motion

Leg = tuple[XY, XY]

_OVERSHOOT = 0.62 * CELL  # how far a piece leaves the board before it enters on the other side
_NUDGE = 0.3 * CELL  # how far a piece moves before it bounces back


def route(layout: Layout, change: Change) -> tuple[Leg, ...]:
    """Return the straight legs of a piece's route, in order; () if it only appears or flips."""
    start, end = layout.centres[change.origin], layout.centres[change.piece.site]
    if change.motion is Motion.MOVE:
        return ((start, end),)
    dx, dy = layout.on_screen(change.direction)
    if change.motion is Motion.BOUNCE:
        out = (start[0] + _NUDGE * dx, start[1] + _NUDGE * dy)
        return (start, out), (out, end)
    if change.motion is Motion.WRAP:
        return (start, _beyond(layout, start, dx, dy)), (_beyond(layout, end, -dx, -dy), end)
    return ()


def along(legs: Sequence[Leg], share: float) -> XY:
    """Return where a piece is after this share, from 0 to 1, of the length of its legs."""
    lengths = [math.dist(*leg) for leg in legs]
    gone = share * sum(lengths)
    for ((x0, y0), (x1, y1)), length in zip(legs, lengths, strict=True):
        if gone <= length:
            part = gone / length if length else 1.0
            return x0 + part * (x1 - x0), y0 + part * (y1 - y0)
        gone -= length
    return legs[-1][1]


def _beyond(layout: Layout, at: XY, dx: int, dy: int) -> XY:
    """Return the point past the edge of the board in this direction."""
    left, top, right, bottom = layout.outline.bounds
    x = right + _OVERSHOOT if dx > 0 else left - _OVERSHOOT if dx < 0 else at[0]
    y = bottom + _OVERSHOOT if dy > 0 else top - _OVERSHOOT if dy < 0 else at[1]
    return x, y
