"""The choice of the computer's level: a slider, the name of the level, and what it means."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.game.level_names import level_name, level_sentence, level_text
from desktop.i18n.language import UI_LANGUAGE
from desktop.start.level_slider import LevelSlider
from desktop.widgets.label import Label
from rules.setup import Game

_SLIDER_PX = 240  # at most


class LevelField(QWidget):
    """Shows the levels of one game.

    Attributes:
        slider: from the weakest level to the strongest.
        name, sentence: of the chosen level.

    Signals:
        changed: another level was chosen.
    """

    changed = Signal()

    def __init__(self, game: Game, title: Callable[[], str]) -> None:
        """``title`` names the slider for screen readers."""
        super().__init__()
        self._game, self._title = game, title
        self.slider = LevelSlider()
        self.slider.setMaximumWidth(_SLIDER_PX)
        self.name, self.sentence = Label(), Label(role="quiet")
        self.name.setWordWrap(False)
        self.name.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.slider, 1)
        row.addWidget(self.name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.sentence)
        self._show()
        self.slider.valueChanged.connect(self._show)
        self.slider.valueChanged.connect(self.changed)
        UI_LANGUAGE.changed.connect(self._show)

    @property
    def level(self) -> int:
        return self.slider.value()

    def _show(self) -> None:
        self.name.setText(level_text(self.level))
        self.sentence.setText(level_sentence(self._game, self.level))
        self.slider.setAccessibleName(self._title())
        self.slider.setAccessibleDescription(f"{level_name(self.level)}. {self.sentence.text()}")
