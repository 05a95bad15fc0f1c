"""The choice of the computer's level: a slider, the name of the level, and what it means."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from desktop.game.level_names import level_name, level_sentence
from desktop.game.players import LEVELS
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import tr
from desktop.widgets.label import Label
from rules.setup import Game

_SLIDER_PX = 120  # the least width at which every level can be hit


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
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(LEVELS[0], LEVELS[-1])
        self.slider.setPageStep(1)
        self.slider.setMinimumWidth(_SLIDER_PX)
        self.slider.setMaximumWidth(2 * _SLIDER_PX)
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
        name = level_name(self.level)
        self.name.setText(tr("{level}: {name}", level=self.level, name=name))
        self.sentence.setText(level_sentence(self._game, self.level))
        self.slider.setAccessibleName(self._title())
        self.slider.setAccessibleDescription(f"{name}. {self.sentence.text()}")
