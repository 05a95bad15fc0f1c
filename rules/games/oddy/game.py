"""Odd-Y before the first turn: its options and the engine's levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.board import Board, polygon, triangle
from rules.games.oddy.position import OddYPosition
from rules.setup import Game, Level, Option, Setup


class OddY(Game):
    """The options of Odd-Y: the number of sides, and cells a side."""

    small_options: ClassVar[Mapping[str, Any]] = {"sides": 3, "size": 4}

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        sides = chosen.get("sides", 5)
        longest = 15 if sides == 3 else 9
        default = {3: 11, 5: 6, 7: 6, 9: 5}[sides]
        return (
            Option("sides", "XS", (3, 5, 7, 9), 5),
            Option("size", "SZ", range(3, longest + 1), default),
            Option("pie", "XP", (True, False), True),
        )

    def board(self, setup: Setup) -> Board:
        size = setup["size"]
        return triangle(size) if setup["sides"] == 3 else polygon(setup["sides"], size)


_LEVELS = (
    Level(9, 0.95, 0.8),
    Level(24, 0.91, 0.5),
    Level(42, 0.87, 0.2),
    Level(69, 0.82),
    Level(91, 0.76),
    Level(100, 0.66),
    Level(112, 0.58),
    Level(147, 0.46),
    Level(172, 0.3),
)

GAME = OddY("oddy", "Odd-Y", 1003, _LEVELS, OddYPosition)
