"""The turn numbers that are shown on pieces."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.painting.drawing import LAST_TURNS, Numbers
from rules.position import Position
from rules.record.game_record import Place, turn_numbers


def shown_numbers(
    start: Position,
    turns: Sequence[Sequence[int]],
    wanted: Numbers,
    last: int = LAST_TURNS,
) -> dict[Place, int]:
    """Return (site, level) -> the number on a piece after these turns; the last may be unfinished.

    ``last``: how many turns ``Numbers.LAST`` shows.
    """
    if wanted is Numbers.NONE:
        return {}
    oldest = 0 if wanted is Numbers.ALL else len(turns) - last
    numbers = turn_numbers(start, turns)
    return {place: number for place, number in numbers.items() if number > oldest}
