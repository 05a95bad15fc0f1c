"""The choice of a player: a human, or the computer with its level."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from desktop.game.level_names import level_text
from desktop.game.players import FIRST_LEVEL, LEVELS, Computer, Human, Seat
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import tr
from desktop.start.level_slider import LevelSlider
from desktop.start.name_edit import NameEdit
from desktop.theme.icons import row_icon
from desktop.widgets.label import Label, ScreenReaderLabel

_HUMAN, _COMPUTER = 0, 1


class SeatField(QWidget):
    """A list of the two kinds of players, and a name for a human or a level for the computer.

    Signals:
        changed: the choice has changed.
    """

    changed = Signal()

    def __init__(self, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = QComboBox()
        self.kind.addItem(row_icon("person"), "")
        self.kind.addItem(row_icon("computer"), "")
        self.kind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.level = LevelSlider()
        self._shown_level = Label()
        self._shown_level.setWordWrap(False)
        self._shown_level.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.name = NameEdit()
        level = QWidget()
        for widget, parts in ((level, (self.level, self._shown_level)), (self, (self.kind,))):
            row = QHBoxLayout(widget)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(10)
            for part in parts:
                row.addWidget(part)
        self._more = QStackedWidget()
        self._more.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for page in (self.name, level):
            self._more.addWidget(page)
        row.addWidget(self._more, 1)
        self._kind_label = ScreenReaderLabel(self.kind)
        self._title: Callable[[], str] = str
        self._name_all()
        UI_LANGUAGE.changed.connect(self._name_all)
        self.choose(seat)
        self.kind.currentIndexChanged.connect(self._show)
        self.level.valueChanged.connect(self._show)

    @property
    def seat(self) -> Seat:
        if self.kind.currentIndex() == _COMPUTER:
            return Computer(self.level.value())
        return Human(self.name.value)

    def set_title(self, title: Callable[[], str]) -> None:
        """Set the name of the seat for screen readers."""
        self._title = title
        self._name_all()

    def _name_all(self) -> None:
        title = self._title()
        self.kind.setItemText(_HUMAN, tr("Human"))
        self.kind.setItemText(_COMPUTER, tr("Computer"))
        self.kind.setAccessibleName(tr("{seat}: played by", seat=title))
        self.name.setAccessibleName(tr("{seat}: player name", seat=title))
        self.level.setAccessibleName(tr("{seat}: computer level", seat=title))
        self._kind_label.setText(self.kind.accessibleName())
        widest = max(self.fontMetrics().horizontalAdvance(level_text(n)) for n in LEVELS)
        self._shown_level.setMinimumWidth(widest + 8)
        self._shown_level.setText(level_text(self.level.value()))

    def choose(self, seat: Seat) -> None:
        self.kind.setCurrentIndex(_COMPUTER if isinstance(seat, Computer) else _HUMAN)
        self.level.setValue(seat.level if isinstance(seat, Computer) else FIRST_LEVEL)
        self.name.setText("" if isinstance(seat, Computer) else seat.name)
        self._show()

    def _show(self) -> None:
        self._more.setCurrentIndex(self.kind.currentIndex())  # human and computer, as in the list
        self._shown_level.setText(level_text(self.level.value()))
        self.changed.emit()
