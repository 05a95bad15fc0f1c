"""Wythe before the first turn: its options and the engine's levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.board import Board, square
from rules.games.wythe.position import WythePosition
from rules.setup import Game, Level, Option, Setup

_LONGEST = 11  # squares a side, at most


class Wythe(Game):
    """The options of Wythe: squares a side."""

    small_options: ClassVar[Mapping[str, Any]] = {"size": 4}

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return (
            Option("size", "SZ", range(3, _LONGEST + 1), 7),
            Option("pie", "XP", (True, False), True),
        )

    def board(self, setup: Setup) -> Board:
        return square(setup["size"])


_LEVELS = (
    Level(21, 0.88, 0.8),
    Level(45, 0.8, 0.5),
    Level(100, 0.72, 0.2),
    Level(119, 0.62),
    Level(158, 0.5),
    Level(225, 0.36),
    Level(294, 0.26),
    Level(478, 0.17),
    Level(720, 0.055),
)

GAME = Wythe("wythe", "Wythe", 1001, _LEVELS, WythePosition)
