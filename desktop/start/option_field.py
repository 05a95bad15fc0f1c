"""A control for one option of a game, whatever option it is."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QWidget

from desktop.label import Label, UnseenLabel
from desktop.start.options_text import option_explanation, option_title, value_text
from rules.setup import Option

_CONTROL_PX = 110


class OptionField(QWidget):
    """A number box for a range, a list for the rest.

    Signals:
        changed: another value is chosen.
    """

    changed = Signal()

    def __init__(self, option: Option, value: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.control: QSpinBox | QComboBox
        if isinstance(option.values, range):
            self.control = self._number_box(option.values, value)
        else:
            self.control = self._list(value)
        self.control.setAccessibleName(option_title(option))
        self.control.setMinimumWidth(_CONTROL_PX)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.control)
        UnseenLabel(self.control, option_title(option))
        row.addWidget(Label(option_explanation(option), role="quiet"), 1)

    @property
    def value(self) -> Any:
        if isinstance(self.control, QSpinBox):
            return self.control.value()
        return self.option.values[self.control.currentIndex()]

    def _number_box(self, values: range, value: int) -> QSpinBox:
        box = _StepBox(values)
        box.setValue(value)
        box.valueChanged.connect(self.changed)
        return box

    def _list(self, value: Any) -> QComboBox:
        box = QComboBox()
        for each in self.option.values:
            box.addItem(value_text(each))
        box.setCurrentIndex(list(self.option.values).index(value))
        box.currentIndexChanged.connect(self.changed)
        return box


class _StepBox(QSpinBox):
    """A number box that takes the numbers of a range, and no others."""

    def __init__(self, values: range) -> None:
        super().__init__()
        self._values = values
        self.setRange(values[0], values[-1])
        self.setSingleStep(values.step)
        self.editingFinished.connect(self._round)

    def _round(self) -> None:
        self.setValue(self.value())

    def setValue(self, value: int) -> None:
        super().setValue(min(self._values, key=lambda allowed: abs(allowed - value)))
