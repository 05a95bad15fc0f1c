"""The choice of what a turn is worth: signs as in print, with words where one chooses."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox

from desktop.notes.assessment_names import ASSESSMENT_NAMES
from rules.record.remarks import Assessment

_NONE = "–"


class WorthBox(QComboBox):
    """A list of signs and words, of which the closed box shows the sign alone.

    Signals:
        judged(object): the person chose an ``Assessment``, or None.
    """

    judged = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("What the turn is worth")
        self.setToolTip("What the turn is worth")
        self.addItem(f"{_NONE}  no sign", None)
        for worth in Assessment:
            self.addItem(f"{worth.sign}  {ASSESSMENT_NAMES[worth]}", worth)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(2)
        self.activated.connect(lambda index: self.judged.emit(self.itemData(index)))

    def show_worth(self, worth: Assessment | None) -> None:
        self.setCurrentIndex(self.findData(worth))

    def showPopup(self) -> None:
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 24)
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        worth = self.currentData()
        option.currentText = worth.sign if worth else _NONE
