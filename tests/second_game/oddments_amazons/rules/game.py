"""Amazons before the first turn: its options and the engine's levels."""

from collections.abc import Mapping
from typing import Any, ClassVar

from oddments_amazons.rules.position import AmazonsPosition
from rules.board import Board, square
from rules.setup import Game, Level, Option, Setup


class Amazons(Game):
    """The option of Amazons: squares a side."""

    small_options: ClassVar[Mapping[str, Any]] = {"size": 4}

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return (Option("size", "SZ", range(4, 11), 10),)

    def board(self, setup: Setup) -> Board:
        return square(setup["size"])


_LEVELS = (
    Level(1, 0.96, 0.9),
    Level(3, 0.9, 0.6),
    Level(8, 0.85, 0.3),
    Level(20, 0.75),
    Level(45, 0.6),
    Level(90, 0.4),
    Level(180, 0.2),
    Level(350, 0.05),
    Level(800),
)

GAME = Amazons("amazons", "Amazons", 1102, _LEVELS, AmazonsPosition)
