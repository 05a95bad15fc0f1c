"""The choice of the computer's level: a slider, the name of the level, and what it means.

Instead, the level can be left to the program, which matches it to the player when the game begins.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.game.level_names import level_name, level_sentence, level_text
from desktop.game.players import Computer
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import said, tr
from desktop.start.level_slider import LevelSlider
from desktop.widgets.label import Label
from rules.setup import Game

_SLIDER_PX = 240  # at most


class LevelField(QWidget):
    """Shows the levels of one game.

    Attributes:
        slider: from the weakest level to the strongest.
        name, sentence: of the chosen level.
        match: whether the level matches the player; hidden unless offered.

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
        self.match = said(QCheckBox(), lambda: tr("About my strength"))
        self.match.hide()
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.slider, 1)
        row.addWidget(self.name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.match, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.sentence)
        self._show()
        self.slider.valueChanged.connect(self._show)
        self.slider.valueChanged.connect(self.changed)
        self.match.toggled.connect(self._show)
        self.match.toggled.connect(self.changed)
        UI_LANGUAGE.changed.connect(self._show)

    @property
    def seat(self) -> Computer:
        """The computer that is chosen; at which level it matches the player is not known yet."""
        return Computer(self.slider.value(), matched=self._matches)

    def choose(self, seat: Computer) -> None:
        self.slider.setValue(seat.level)
        self.match.setChecked(seat.matched)

    def offer_match(self, offered: bool) -> None:
        """Set whether the level can be left to the program."""
        self.match.setVisible(offered)
        self._show()

    @property
    def _matches(self) -> bool:
        return self.match.isChecked() and not self.match.isHidden()

    def _show(self) -> None:
        level, matches = self.slider.value(), self._matches
        self.slider.setEnabled(not matches)
        self.name.setText("" if matches else level_text(level))
        self.sentence.setText(
            tr("Your chances are even. The level is named after the game.")
            if matches
            else level_sentence(self._game, level)
        )
        self.slider.setAccessibleName(self._title())
        self.slider.setAccessibleDescription(f"{level_name(level)}. {self.sentence.text()}")
