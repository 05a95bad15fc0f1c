"""The choice of who plays one seat: a person, or the computer with its level."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QSlider, QWidget

from desktop.label import Label, UnseenLabel
from desktop.players import LEVELS, Computer, Person, Seat

_PERSON, _COMPUTER = 0, 1
_FIRST_LEVEL = 3
_SLIDER_PX = 90  # least: each of the levels can still be hit


class SeatField(QWidget):
    """A list of the two kinds of players, and a slider for the level.

    Signals:
        changed: somebody else is chosen.
    """

    changed = Signal()

    def __init__(self, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = QComboBox()
        self.kind.addItems(["Person", "Computer"])
        self.kind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.level = QSlider(Qt.Orientation.Horizontal)
        self.level.setRange(LEVELS[0], LEVELS[-1])
        self.level.setPageStep(1)
        self.level.setMinimumWidth(_SLIDER_PX)
        self._shown_level = Label()
        self._shown_level.setWordWrap(False)
        self._shown_level.setMinimumWidth(self.fontMetrics().horizontalAdvance("level 10") + 8)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.kind)
        self._kind_label = UnseenLabel(self.kind)
        row.addWidget(self.level, 1)
        row.addWidget(self._shown_level)
        self.choose(seat)
        self.kind.currentIndexChanged.connect(self._show)
        self.level.valueChanged.connect(self._show)

    @property
    def seat(self) -> Seat:
        if self.kind.currentIndex() == _COMPUTER:
            return Computer(self.level.value())
        return Person()

    def set_name(self, name: str) -> None:
        """Say to those who cannot see it which seat this is."""
        self.kind.setAccessibleName(f"{name}: played by")
        self._kind_label.setText(self.kind.accessibleName())
        self.level.setAccessibleName(f"{name}: level of the computer")

    def choose(self, seat: Seat) -> None:
        self.kind.setCurrentIndex(_COMPUTER if isinstance(seat, Computer) else _PERSON)
        self.level.setValue(seat.level if isinstance(seat, Computer) else _FIRST_LEVEL)
        self._show()

    def _show(self) -> None:
        computer = self.kind.currentIndex() == _COMPUTER
        for widget in (self.level, self._shown_level):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)
            widget.setVisible(computer)
        self._shown_level.setText(f"level {self.level.value()}")
        self.changed.emit()
