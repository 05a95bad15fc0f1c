"""Egotzi on the screen: stones that push their neighbours, with arrows that tell where to."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import ClassVar

from desktop.views.game_view import GameView
from rules.board import Board
from rules.games.egotzi import Ending, Label
from rules.position import Change, Motion


class EgotziView(GameView):
    key = "egotzi"
    blurb = "Every stone pushes its neighbours away: end with the biggest group unmatched."
    task = "Place a stone"
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        Ending.BIGGEST: "The board is full: the biggest group that has no equal wins.",
        Ending.LAST_STONE: "All groups cancel each other out: whoever placed the last stone loses.",
        Ending.SQUARES: "The board is full: the higher sum of squares wins.",
        Ending.EQUAL: "The board is full and the sums of squares are equal.",
        Label.SCORE: "Score",
        Label.GROUPS: "Groups of size",
    }

    def effects(self, board: Board, changes: Sequence[Change]) -> list[str]:
        pushed = [
            f"{board.names[change.origin]} to {board.names[change.piece.site]}"
            for change in changes
            if change.motion in (Motion.MOVE, Motion.WRAP)
        ]
        staying = [board.names[c.origin] for c in changes if c.motion is Motion.BOUNCE]
        told = [f"pushes {', '.join(pushed)}"] if pushed else []
        return [*told, f"cannot push {', '.join(staying)}"] if staying else told


VIEW = EgotziView()
