"""The turn that placed or last moved each piece. It knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.piece import Motion
from rules.position import Position

_TRAVELS = (Motion.MOVE, Motion.WRAP)

Place = tuple[int, int]  # site and level


def turn_numbers(start: Position, turns: Iterable[Sequence[int]]) -> dict[Place, int]:
    """(site, level) -> the number, from 1, of the last turn that placed or moved the piece there.

    Pieces unmoved since ``start`` have none; a piece that only turned over keeps its number.
    The last turn may be unfinished.
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
