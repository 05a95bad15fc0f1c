"""The choice of a turn's assessment: the printed signs, explained in words in the list."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import say, tr
from desktop.notes.assessment_names import assessment_name
from rules.record.remarks import Assessment

_NONE = "–"


class AssessmentBox(QComboBox):
    """A list of signs and words; the closed box shows only the sign.

    Signals:
        assessed(object): the user has chosen an ``Assessment``, or None.
    """

    assessed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        say(self.setAccessibleName, lambda: tr("Assessment of the move"))
        say(self.setToolTip, lambda: tr("Assessment of the move"))
        for assessment in (None, *Assessment):
            self.addItem("", assessment)
        self._name_items()
        UI_LANGUAGE.changed.connect(self._name_items)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(2)
        self.activated.connect(lambda index: self.assessed.emit(self.itemData(index)))

    def _name_items(self) -> None:
        for index in range(self.count()):
            assessment = self.itemData(index)
            sign, name = (
                (assessment.sign, assessment_name(assessment))
                if assessment
                else (_NONE, tr("no assessment"))
            )
            self.setItemText(index, f"{sign}  {name}")

    def show_assessment(self, assessment: Assessment | None) -> None:
        self.setCurrentIndex(self.findData(assessment))

    def showPopup(self) -> None:
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 24)
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        assessment = self.currentData()
        option.currentText = assessment.sign if assessment else _NONE
