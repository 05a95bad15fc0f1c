"""The turn that placed or last moved each piece. It knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.piece import Motion
from rules.position import Position

_TRAVELS = (Motion.MOVE, Motion.WRAP)

Place = tuple[int, int]  # site and level


def turn_numbers(start: Position, turns: Iterable[Sequence[int]]) -> dict[Place, int]:
    """Return (site, level) -> the number of the last turn that placed or moved the piece there.

    Turns count from 1. Pieces unmoved since ``start`` have none; one that was only flipped keeps
    its number. The last turn may be unfinished.
    """
    position = start.copy()
    numbers: dict[Place, int] = {}
    for number, turn in enumerate(turns, 1):
        for step in turn:
            changes = position.change(step)
            for change in changes:  # all leave before any arrives
                if change.motion in _TRAVELS:
                    numbers.pop((change.origin, change.piece.level), None)
            for change in changes:
                if change.motion in (Motion.APPEAR, *_TRAVELS):
                    numbers[change.piece.site, change.piece.level] = number
            position.play(step)
    return numbers
