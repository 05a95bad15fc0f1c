"""Hex before the first turn: its options and the engine's levels."""

from collections.abc import Mapping
from typing import Any, ClassVar

from oddments_hex.rules.position import HexPosition
from oddments_hex.rules.rhombus import rhombus
from rules.board import Board
from rules.setup import Game, Level, Option, Setup


class Hex(Game):
    """The options of Hex: cells a side."""

    small_options: ClassVar[Mapping[str, Any]] = {"size": 4}

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return (
            Option("size", "SZ", range(3, 15), 11),
            Option("pie", "XP", (True, False), True),
        )

    def board(self, setup: Setup) -> Board:
        return rhombus(setup["size"])


_LEVELS = (
    Level(9, 0.95, 0.8),
    Level(20, 0.9, 0.5),
    Level(35, 0.85, 0.2),
    Level(50, 0.8),
    Level(70, 0.72),
    Level(90, 0.62),
    Level(110, 0.5),
    Level(140, 0.35),
    Level(180, 0.2),
)

GAME = Hex("hex", "Hex", 1101, _LEVELS, HexPosition)
