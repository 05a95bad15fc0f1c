"""Themisto before the first turn: its options and the engine's levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board import Board, square
from rules.games.themisto.position import ThemistoPosition
from rules.setup import Game, Level, Option, Setup
from rules.steps import SpecialStep


class Themisto(Game):
    """Themisto has no options."""

    owned_colours = False
    special_steps = (SpecialStep.CAPTURE, SpecialStep.KEEP)

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return ()

    def board(self, setup: Setup) -> Board:
        return square(8)


_LEVELS = (
    Level(1, 0.96, 0.97),
    Level(3, 0.95, 0.87),
    Level(12, 0.9, 0.61),
    Level(27, 0.845),
    Level(80, 0.5),
    Level(270, 0.12),
    Level(520, 0.04),
    Level(950),
    Level(3_000),
)

GAME = Themisto("themisto", "Themisto", 1005, _LEVELS, ThemistoPosition)
