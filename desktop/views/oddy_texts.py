"""What Odd-Y says."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import ClassVar

from desktop.i18n.text import both, tr, tr_noop
from desktop.painting.game_texts import GameTexts
from desktop.views.count_text import ending
from rules.board import Board
from rules.count_step import Counted, CountStep
from rules.games.oddy import OddYEnding, OddYLabel
from rules.position import Position


class OddYTexts(GameTexts):
    key = "oddy"
    blurb = tr_noop("Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.")
    task = tr_noop("Place a stone")
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        OddYEnding.CONNECTED: tr_noop(
            "One group connects three sides around the middle of the board."
        ),
        OddYLabel.SIDES: tr_noop("Most sides touched by one group"),
    }

    def count_sentence(self, position: Position, step: CountStep) -> str:
        sides = [str(side + 1) for side in step.sides]
        match step.reason:
            case Counted.WINNER:
                return tr("This group has %Ln stone(s).", "", len(step.groups[0].sites))
            case Counted.SIDE:
                cells = len(step.groups[0].sites)
                if cells == 1:
                    return tr("It reaches side {side} directly.", side=sides[-1])
                return tr(
                    "It reaches side {side} by a path of %Ln stone(s).", "", cells, side=sides[-1]
                )
            case _:
                held = tr("Sides {sides} enclose the middle.", sides=both(sides))
                return f"{held} {ending(position)}"

    def site_text(self, board: Board, site: int) -> str:
        """Return the numbers of the sides that a stone on this site touches."""
        sides = [str(side + 1) for side in board.sides_of(site)]
        return tr("at side {sides}", sides=both(sides)) if sides else ""
