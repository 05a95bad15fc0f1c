"""Yodd on the screen: stones of either colour, and the number of groups to watch."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import ClassVar

from desktop.views.game_view import GameView
from rules.games.yodd import Ending, Label, YoddRefused
from rules.position import Position


class YoddView(GameView):
    key = "yodd"
    blurb = "Place either colour, one stone or two, and leave an odd number of groups."
    task = "Place one or two stones of either colour"
    hand_names = ("black stone", "white stone")
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        Ending.FEWER_GROUPS: "Both players passed, and the colour with fewer groups wins.",
        YoddRefused.EVEN: "The number of groups would be even at the end of the turn. "
        "Choose another cell or colour, or place another stone.",
        YoddRefused.FIRST_TURN: "Black's first turn is exactly one stone.",
        Label.GROUPS: "Groups",
    }
    sections: ClassVar[Mapping[enum.Enum, str]] = {
        YoddRefused.EVEN: "odd",
        YoddRefused.FIRST_TURN: "first",
    }

    def task_in(self, position: Position) -> str:
        return self.task if position.turn else "Place one stone of either colour"

    def count_text(self, position: Position) -> str:
        (groups,) = position.tally()
        total = groups.black + groups.white
        parity = "odd" if total % 2 else "even"
        noun = "group" if total == 1 else "groups"
        return f"Black {groups.black} + White {groups.white} = {total} {noun}, {parity}"


VIEW = YoddView()
