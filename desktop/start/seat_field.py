"""The choice of a player: a human, or the computer with its level."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QStackedWidget,
    QWidget,
)

from desktop.game.level_names import level_name
from desktop.game.players import LEVELS, Computer, Human, Seat
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import say, tr
from desktop.theme.icons import row_icon
from desktop.widgets.label import Label, ScreenReaderLabel

_HUMAN, _COMPUTER = 0, 1
_FIRST_LEVEL = 3
_MAX_NAME = 40  # characters
_SLIDER_PX = 90  # the least width at which every level can be hit


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
        self.level = QSlider(Qt.Orientation.Horizontal)
        self.level.setRange(LEVELS[0], LEVELS[-1])
        self.level.setPageStep(1)
        self.level.setMinimumWidth(_SLIDER_PX)
        self._shown_level = Label()
        self._shown_level.setWordWrap(False)
        self._shown_level.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.name = QLineEdit()
        self.name.setMaxLength(_MAX_NAME)
        say(self.name.setPlaceholderText, lambda: tr("Name (optional)"))
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
        return Human(" ".join(self.name.text().split()))

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
        widest = max(self.fontMetrics().horizontalAdvance(_level_text(n)) for n in LEVELS)
        self._shown_level.setMinimumWidth(widest + 8)
        self._shown_level.setText(_level_text(self.level.value()))

    def choose(self, seat: Seat) -> None:
        self.kind.setCurrentIndex(_COMPUTER if isinstance(seat, Computer) else _HUMAN)
        self.level.setValue(seat.level if isinstance(seat, Computer) else _FIRST_LEVEL)
        self.name.setText("" if isinstance(seat, Computer) else seat.name)
        self._show()

    def _show(self) -> None:
        self._more.setCurrentIndex(self.kind.currentIndex())  # human and computer, as in the list
        self._shown_level.setText(_level_text(self.level.value()))
        self.changed.emit()


def _level_text(level: int) -> str:
    return tr("{level}: {name}", level=level, name=level_name(level))
