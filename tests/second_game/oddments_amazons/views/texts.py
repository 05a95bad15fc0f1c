"""What Amazons says."""

import enum
from collections.abc import Mapping, Sequence
from typing import ClassVar

from desktop.painting.game_texts import GameTexts
from oddments_amazons.rules import AmazonsEnding, AmazonsLabel, AmazonsRefusalReason
from rules.board import Board
from rules.outcome import Outcome
from rules.piece import Piece, Touch
from rules.position import Position


class AmazonsTexts(GameTexts):
    key = "amazons"
    blurb = "Move a queen, shoot an arrow, and be the last who can move."
    lessons: ClassVar[Mapping[str, str]] = {"": "&First steps in Amazons"}
    task = "Move an amazon, then shoot an arrow"
    piece_names = ("Black amazon", "White amazon", "Arrow")
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        AmazonsEnding.SHUT_IN: "The player to move has no amazon that can move.",
        AmazonsRefusalReason.NO_AMAZON: "There is no amazon here to move.",
        AmazonsRefusalReason.NOT_YOURS: "This amazon belongs to the other player.",
        AmazonsRefusalReason.SHUT_IN: "This amazon cannot move: no square beside it is empty.",
        AmazonsRefusalReason.NOT_IN_LINE: (
            "Amazons and arrows move in straight lines, orthogonally or diagonally."
        ),
        AmazonsRefusalReason.BLOCKED: "Nothing can pass over an amazon or an arrow.",
        AmazonsRefusalReason.AMAZON_COUNT: "Each player must have four amazons.",
        AmazonsLabel.NEARER: "Squares reached first",
    }
    sections: ClassVar[Mapping[enum.Enum, str]] = {
        AmazonsRefusalReason.NO_AMAZON: "turn",
        AmazonsRefusalReason.NOT_YOURS: "turn",
        AmazonsRefusalReason.SHUT_IN: "line",
        AmazonsRefusalReason.NOT_IN_LINE: "line",
        AmazonsRefusalReason.BLOCKED: "forbidden",
        AmazonsRefusalReason.AMAZON_COUNT: "board",
    }

    def end_reason(self, outcome: Outcome, position: Position | None = None) -> str:
        assert outcome.winner is not None
        return f"{self.player_name(1 - outcome.winner)} cannot move any amazon."

    def next_step_text(self, position: Position) -> str:
        return "Shoot an arrow."

    def next_touch_text(self, touches: Sequence[Touch], *, costs: bool = False) -> str:
        return "Choose where the amazon goes, or click it again to release it."

    def map_legend(self, playouts: int) -> str:
        return f"Squares: who alone can get there at the end ({playouts} random games)."

    def owner_text(self, black: str, white: str, neither: str) -> str:
        return f"Black’s {black}, White’s {white}, nobody’s {neither}"

    def cell_name(self, board: Board, site: int, pieces: Sequence[Piece]) -> str:
        what = self.piece_names[pieces[-1].colour].lower() if pieces else "empty"
        return f"{board.names[site]}, {what}"

    def step_text(self, board: Board, touches: Sequence[Touch]) -> str:
        names = [board.names[touch.site] for touch in touches]
        return " to ".join(names) if names[1:] else f"arrow to {names[0]}"


TEXTS = AmazonsTexts()
