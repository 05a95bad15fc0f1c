"""The choice of a turn's assessment."""

from __future__ import annotations

import pytest
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.notes.assessment_box import AssessmentBox
from rules.record.remarks import Assessment


@pytest.fixture
def box(qtbot: QtBot) -> AssessmentBox:
    made = AssessmentBox()
    shown_alone(qtbot, made)
    return made


def items(box: AssessmentBox) -> list[str]:
    return [box.itemText(index) for index in range(box.count())]


def closed_text(box: AssessmentBox) -> str:
    """Return what the closed box shows."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    text: str = option.currentText
    return text


def test_signs_are_listed_from_the_best_to_the_worst_with_their_names(box: AssessmentBox) -> None:
    assert items(box) == [
        "–  no assessment",
        "!!  very good",
        "!  good",
        "!?  interesting",
        "?!  doubtful",
        "?  bad",
        "??  very bad",
    ]
    assert box.accessibleName() == box.toolTip() == "Assessment of the move"


@pytest.mark.parametrize(("assessment", "sign"), [(None, "–"), (Assessment.DOUBTFUL, "?!")])
def test_the_closed_box_shows_the_sign_alone(
    box: AssessmentBox, assessment: Assessment | None, sign: str
) -> None:
    box.show_assessment(Assessment.GOOD)
    box.show_assessment(assessment)
    assert box.currentData() is assessment
    assert closed_text(box) == sign


def test_only_the_users_choices_are_emitted(box: AssessmentBox) -> None:
    assessed = emitted(box.assessed)
    box.show_assessment(Assessment.VERY_BAD)
    assert assessed == []
    QTest.keyClick(box, Qt.Key.Key_Up)
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert assessed == [Assessment.BAD, None]


def test_it_is_only_as_wide_as_a_sign(box: AssessmentBox) -> None:
    metrics = box.fontMetrics()
    assert box.sizeHint().width() < metrics.horizontalAdvance("!?  interesting")
    box.resize(box.sizeHint())
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    edit = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, edit, box)
    assert room.width() >= metrics.horizontalAdvance("??")
    box.showPopup()
    list_of_names = box.view()
    assert list_of_names.isVisible()
    assert list_of_names.width() > metrics.horizontalAdvance("!?  interesting")
    assert list_of_names.width() >= list_of_names.sizeHintForColumn(0) + 20  # a bar beside them
    box.hidePopup()


def test_the_names_follow_the_language(box: AssessmentBox) -> None:
    box.show_assessment(Assessment.GOOD)
    UI_LANGUAGE.set_language(Language("de"))
    assert items(box)[2] == "!  gut"
    assert box.currentData() is Assessment.GOOD
