"""Odd-Y on the screen: stones on a board whose sides are goals."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import ClassVar

from desktop.views.game_view import GameView
from rules.games.oddy import Ending, Label


class OddYView(GameView):
    key = "oddy"
    blurb = "Connect three sides around the middle of a board with 3, 5, 7 or 9 sides."
    task = "Place a stone"
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        Ending.CONNECTED: "One group joins three sides around the middle of the board.",
        Label.SIDES: "Most sides touched by one group",
    }


VIEW = OddYView()
