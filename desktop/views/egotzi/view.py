"""Egotzi on the screen: stones that push their neighbours, with arrows that show where to."""

from __future__ import annotations

from desktop.painting.game_view import GameView
from desktop.views.egotzi.texts import EgotziTexts


class EgotziView(EgotziTexts, GameView):
    """Shows Egotzi as all games with stones."""


VIEW = EgotziView()
