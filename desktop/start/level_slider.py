"""The slider for the computer's level."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider

from desktop.game.players import LEVELS

_LEAST_PX = 90  # at which every level can be hit


class LevelSlider(QSlider):
    """From the weakest level to the strongest."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(LEVELS[0], LEVELS[-1])
        self.setPageStep(1)
        self.setMinimumWidth(_LEAST_PX)
