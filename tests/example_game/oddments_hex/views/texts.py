"""What Hex says."""

import enum
from collections.abc import Mapping
from typing import ClassVar

from desktop.painting.game_texts import GameTexts
from oddments_hex.rules import HexEnding, HexLabel, HexRefusalReason
from rules.board import Board
from rules.position import BLACK

_SIDES = ("top", "right", "bottom", "left")


class HexTexts(GameTexts):
    key = "hex"
    blurb = "Connect the two sides of your colour. One player always can."
    advised_sizes = range(9, 15)
    lessons: ClassVar[Mapping[str, str]] = {"": "&First steps in Hex"}
    task = "Place a stone"
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        HexEnding.CONNECTED: "A chain of stones connects both sides of its colour.",
        HexRefusalReason.WON_BEFORE: "This chain had won before the last move.",
        HexLabel.NEEDED: "Stones still needed",
    }
    sections: ClassVar[Mapping[enum.Enum, str]] = {HexRefusalReason.WON_BEFORE: "end"}

    def powers(self, colour: int) -> str:
        return "connects top and bottom" if colour == BLACK else "connects left and right"

    def map_legend(self, playouts: int) -> str:
        return f"Squares: likely winning chain, larger if surer ({playouts} random games)."

    def owner_text(self, black: str, white: str, neither: str) -> str:
        return f"in Black’s winning chain {black}, in White’s {white}, in neither {neither}"

    def site_text(self, board: Board, site: int) -> str:
        """Return the sides that a stone on this site touches."""
        sides = [_SIDES[side] for side in board.sides_of(site)]
        return f"at the {' and '.join(sides)}" if sides else ""


TEXTS = HexTexts()
