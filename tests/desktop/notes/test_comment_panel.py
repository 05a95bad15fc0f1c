"""The panel of notes and its choice of an assessment: what they show and emit."""

from __future__ import annotations

import pytest
from driving import click
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.notes.assessment_box import AssessmentBox
from desktop.notes.comment_panel import CommentPanel
from desktop.theme.theme import LIGHT
from rules.record.remarks import LONGEST_NAME, Assessment

Key = Qt.Key


@pytest.fixture
def panel(qtbot: QtBot) -> CommentPanel:
    made = CommentPanel(LIGHT)
    assert made.isHidden()  # until there is something to say
    shown_alone(qtbot, made, (500, 160))
    return made


def show(
    panel: CommentPanel,
    comment: str = "",
    name: str = "",
    assessment: Assessment | None = None,
    *,
    is_turn: bool = True,
) -> None:
    panel.show_remarks(comment, name, assessment, moment="move 3", is_turn=is_turn)


def test_it_shows_the_notes_on_a_turn(panel: CommentPanel) -> None:
    show(panel, "A *fine* one", "The ladder", Assessment.GOOD)
    assert panel.text.toPlainText() == "A fine one"
    assert panel.text.isVisible()
    assert not panel.field.isVisible()
    assert not panel.writing
    assert not panel.write.isChecked()
    assert panel.name.text() == "The ladder"
    assert panel.assessment_box.currentData() is Assessment.GOOD
    assert panel.assessment_box.isEnabled()
    show(panel, is_turn=False)
    assert panel.name.text() == ""
    assert panel.assessment_box.currentData() is None
    assert not panel.assessment_box.isEnabled()
    assert panel.text.toPlainText() == "No comment on move 3. Double-click to write one."


def test_its_parts_are_named_after_the_moment(panel: CommentPanel) -> None:
    show(panel)
    assert panel.name.placeholderText() == panel.name.accessibleName() == "Title of move 3"
    assert panel.text.accessibleName() == "Comment on move 3"
    assert panel.field.accessibleName() == "Comment on move 3, as Markdown"


def test_writing_begins_at_the_end_of_the_comment(panel: CommentPanel) -> None:
    show(panel, "one\ntwo")
    panel.begin()
    assert panel.writing
    assert panel.field.isVisible()
    assert not panel.text.isVisible()
    assert panel.write.isChecked()
    assert panel.field.hasFocus()
    written = emitted(panel.written)
    QTest.keyClicks(panel.field, "!")
    assert written == ["one\ntwo!"]


def test_a_long_comment_is_edited_whole(panel: CommentPanel) -> None:
    for length, is_there in ((1000, True), (1001, False)):  # to save time
        long = "x" * length
        show(panel, long)
        assert (panel.field.text == long) is is_there
    panel.begin()
    assert panel.field.text == long
    show(panel, long + "more")
    assert panel.field.text == long + "more"


def test_the_end_of_the_editing_is_emitted_once(panel: CommentPanel) -> None:
    ended = emitted(panel.ended)
    panel.end()
    assert ended == []  # nothing was being written
    show(panel, "before")
    panel.begin()
    show(panel, "after")
    assert panel.field.text == "after"
    assert panel.text.toPlainText() == "before"
    QTest.keyClick(panel.field, Key.Key_Escape)
    assert ended == [True]
    assert not panel.writing
    assert not panel.write.isChecked()
    show(panel, "after")
    assert panel.text.isVisible()
    assert panel.text.toPlainText() == "after"
    panel.end()
    assert len(ended) == 1
    panel.begin()
    panel.name.setFocus()
    assert ended == [True, False]
    assert panel.name.hasFocus()


def test_its_buttons_and_a_double_click_make_requests(panel: CommentPanel) -> None:
    asked, ended = emitted(panel.writing_asked), emitted(panel.ended)
    hidden = emitted(panel.hidden)
    click(panel.write)
    assert (len(asked), len(ended)) == (1, 0)
    panel.begin()
    panel.write.click()  # without taking the focus
    assert (len(asked), len(ended)) == (1, 1)
    QTest.mouseDClick(panel.text.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    assert (len(asked), len(ended), len(hidden)) == (2, 1, 0)
    click(panel.hide_button)
    assert (len(asked), len(ended), len(hidden)) == (2, 1, 1)


def test_changes_of_name_and_assessment_are_emitted(panel: CommentPanel) -> None:
    named, assessed = emitted(panel.named), emitted(panel.assessed)
    show(panel, "", "Old", Assessment.BAD)
    assert (named, assessed) == ([], [])  # showing is not a change
    panel.name.clear()
    assert named == []
    QTest.keyClicks(panel.name, "ab")
    assert named == ["a", "ab"]
    QTest.keyClick(panel.assessment_box, Key.Key_Home)
    assert assessed == [None]


def test_a_name_is_typed_freely_up_to_what_is_shown(panel: CommentPanel) -> None:
    show(panel, "", "Two")
    QTest.keyClicks(panel.name, " ")
    show(panel, "", "Two")  # as the record has it
    assert panel.name.text() == "Two "
    show(panel, "", "")
    QTest.keyClicks(panel.name, "x" * (LONGEST_NAME + 5))
    assert panel.name.text() == "x" * LONGEST_NAME


def test_its_parts_are_in_order_with_room_for_some_lines_of_a_comment(panel: CommentPanel) -> None:
    show(panel)
    row = [panel.name, panel.assessment_box, panel.write, panel.hide_button]
    places = [part.geometry() for part in row]
    assert all(part.isVisible() for part in row)
    assert [place.x() for place in places] == sorted(place.x() for place in places)
    assert panel.name.width() > panel.width() / 2  # it takes the remaining space
    assert max(place.bottom() for place in places) < panel.text.mapTo(panel, QPoint()).y()
    line, height = panel.fontMetrics().lineSpacing(), panel.name.sizeHint().height()
    assert panel.sizeHint().height() - height == 7 * line
    assert panel.minimumSizeHint().height() - height == 4 * line
    assert panel.minimumSizeHint().width() <= panel.sizeHint().width()
    assert panel.name.minimumWidth() == 5 * panel.fontMetrics().height()


# -- the choice of an assessment -------------------------------------------------------------------


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
    box.show_assessment(Assessment.GOOD)
    UI_LANGUAGE.set_language(Language("de"))
    assert items(box)[2] == "!  gut"
    assert box.currentData() is Assessment.GOOD


def test_only_the_users_choices_are_emitted_and_the_sign_is_shown_alone(
    box: AssessmentBox,
) -> None:
    assessed = emitted(box.assessed)
    for assessment, sign in (
        (Assessment.GOOD, "!"),
        (None, "–"),
        (Assessment.DOUBTFUL, "?!"),
        (Assessment.VERY_BAD, "??"),
    ):
        box.show_assessment(assessment)
        assert box.currentData() is assessment
        assert closed_text(box) == sign
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
