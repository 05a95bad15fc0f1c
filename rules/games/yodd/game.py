"""Yodd before the first turn: its options and the engine's levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.board import Board, hexagon
from rules.games.yodd.position import YoddPosition
from rules.setup import Game, Level, Option, Setup
from rules.steps import SpecialStep


class Yodd(Game):
    """The options of Yodd: cells a side."""

    small_options: ClassVar[Mapping[str, Any]] = {"size": 3}
    special_steps = (SpecialStep.PASS, SpecialStep.END)

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return (Option("size", "SZ", range(2, 11), 6),)

    def board(self, setup: Setup) -> Board:
        return hexagon(setup["size"])


_LEVELS = (
    Level(11, 0.95, 0.8),
    Level(20, 0.91, 0.5),
    Level(31, 0.87, 0.2),
    Level(38, 0.82),
    Level(56, 0.76),
    Level(90, 0.68),
    Level(98, 0.58),
    Level(120, 0.46),
    Level(165, 0.3),
)

GAME = Yodd("yodd", "Yodd", 1002, _LEVELS, YoddPosition)
