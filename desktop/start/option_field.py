"""A control for one option of a game, whatever option it is."""

from __future__ import annotations

import functools
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QWidget

from desktop.label import Label, UnseenLabel
from desktop.language.text import said, say
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
        say(self.control.setAccessibleName, lambda: option_title(option))
        self.control.setMinimumWidth(_CONTROL_PX)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.control)
        said(UnseenLabel(self.control), lambda: option_title(option))
        row.addWidget(said(Label(role="quiet"), lambda: option_explanation(option)), 1)

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
        for index, each in enumerate(self.option.values):
            box.addItem("")
            say(
                functools.partial(box.setItemText, index),
                functools.partial(value_text, each),
                box,
            )
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
