"""The slider for the computer's level."""

from __future__ import annotations

from desktop.game.players import LEVELS
from desktop.widgets.slider import Slider

_LEAST_PX = 90  # at which every level can be hit


class LevelSlider(Slider):
    """From the weakest level to the strongest."""

    def __init__(self) -> None:
        super().__init__()
        self.setRange(LEVELS[0], LEVELS[-1])
        self.setPageStep(1)
        self.setMinimumWidth(_LEAST_PX)
