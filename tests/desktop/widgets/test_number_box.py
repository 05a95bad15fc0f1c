"""Number boxes: a typed number is taken exactly, or refused by name."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.widgets.number_box import NumberBox, TenthsBox

K = Qt.Key


@dataclass
class Asking:
    """A dialog that asks for a number, and the refusals it has emitted."""

    dialog: QDialog
    box: NumberBox
    other: QLineEdit
    begin: QPushButton
    refused: list[str]
    values: list[int]

    def type_number(self, text: str) -> None:
        self.box.setFocus()
        self.box.selectAll()
        QTest.keyClick(self.box, K.Key_Delete)
        QTest.keyClicks(self.box, text)

    def take_refusals(self) -> list[str]:
        """Return the refusals since the last call, without the empty ones that clear them."""
        texts = [text for text in self.refused if text]
        self.refused.clear()
        return texts


def asking(qtbot: QtBot, box: NumberBox, value: int) -> Asking:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    other, begin = QLineEdit(), QPushButton("Begin")
    column = QVBoxLayout(dialog)
    for widget in (box, other, begin):
        column.addWidget(widget)
    begin.setDefault(True)
    box.setValue(value)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    box.setFocus()
    there = Asking(dialog, box, other, begin, [], [])
    box.refused.connect(there.refused.append)
    box.valueChanged.connect(there.values.append)
    return there


@pytest.fixture
def fives(qtbot: QtBot) -> Asking:
    """5, 10, 15 and 20 pixels; at first it is 10."""
    box = NumberBox(range(5, 21, 5))
    box.setSuffix(" px")
    return asking(qtbot, box, 10)


def chosen(box: NumberBox) -> str:
    """Return what is shown, if all of it is chosen to be typed over."""
    field = box.lineEdit()
    assert field.hasSelectedText()
    assert box.hasFocus()
    return field.text() if field.selectedText() == field.text().removesuffix(box.suffix()) else ""


@pytest.mark.parametrize("enter", [K.Key_Return, K.Key_Enter])
def test_a_possible_number_is_accepted_and_enter_is_passed_on(fives: Asking, enter: Qt.Key) -> None:
    begun = QSignalSpy(fives.begin.clicked)
    fives.type_number("15")
    assert fives.values == []  # its 1 is not meant
    QTest.keyClick(fives.box, enter)
    assert fives.values == [15]
    assert begun.count() == 1
    assert fives.take_refusals() == []
    assert not fives.box.focus_if_refused()
    assert fives.box.value() == 15


@pytest.mark.parametrize(
    ("typed", "enter"), [("7", K.Key_Return), ("25", K.Key_Enter), ("", K.Key_Return)]
)
def test_a_number_that_is_not_possible_is_refused_by_name_and_nothing_begins(
    fives: Asking, typed: str, enter: Qt.Key, announcements: list[tuple[str, bool]]
) -> None:
    begun = QSignalSpy(fives.begin.clicked)
    fives.type_number(typed)
    QTest.keyClick(fives.box, enter)
    why = f"{typed or '–'} is not possible. Choose 5 to 20 in steps of 5."
    assert fives.take_refusals() == [why]
    assert announcements == [(why, True)]
    assert fives.values == []
    assert begun.count() == 0
    assert fives.box.value() == 10
    assert chosen(fives.box) == "10 px"
    assert not fives.box.focus_if_refused()  # after the refusal, the current number counts
    QTest.keyClick(fives.box, enter)
    assert begun.count() == 1


def test_letters_spaces_and_other_keys_than_enter_do_not_count(fives: Asking) -> None:
    fives.type_number("1x5")
    assert fives.box.lineEdit().text() == "15 px"
    fives.type_number(" 7 ")
    QTest.keyClick(fives.box, K.Key_Left)
    assert fives.take_refusals() == []
    QTest.keyClick(fives.box, K.Key_Return)
    assert fives.take_refusals() == ["7 is not possible. Choose 5 to 20 in steps of 5."]


def test_arrows_go_from_number_to_number(fives: Asking) -> None:
    for key, value in ((K.Key_Up, 15), (K.Key_Up, 20), (K.Key_Up, 20), (K.Key_Down, 15)):
        QTest.keyClick(fives.box, key)
        assert fives.box.value() == value
    for _ in range(3):
        QTest.keyClick(fives.box, K.Key_Down)
    assert fives.box.value() == 5


def test_the_focus_returns_once_if_a_number_was_refused(fives: Asking) -> None:
    fives.type_number("7")
    QTest.keyClick(fives.box, K.Key_Tab)
    assert fives.other.hasFocus()
    assert fives.box.text() == "10 px"
    assert len(fives.take_refusals()) == 1
    assert fives.box.focus_if_refused()
    assert chosen(fives.box) == "10 px"
    fives.other.setFocus()
    assert not fives.box.focus_if_refused()
    assert fives.other.hasFocus()


def test_what_is_typed_next_takes_a_refusal_back(fives: Asking) -> None:
    fives.type_number("7")
    QTest.keyClick(fives.box, K.Key_Tab)
    fives.box.setFocus()
    fives.refused.clear()
    fives.type_number("20")
    assert set(fives.refused) == {""}
    QTest.keyClick(fives.box, K.Key_Tab)
    assert not fives.box.focus_if_refused()
    assert fives.box.value() == 20


@pytest.mark.parametrize(("typed", "held", "value"), [("15", False, 15), ("7", True, 10)])
def test_a_button_pressed_without_leaving_the_box_uses_what_was_typed(
    fives: Asking, typed: str, held: bool, value: int
) -> None:
    fives.type_number(typed)
    assert fives.box.focus_if_refused() is held
    assert fives.box.value() == value
    assert len(fives.take_refusals()) == held


@pytest.mark.parametrize(
    ("why", "passing"),
    [
        (Qt.FocusReason.ActiveWindowFocusReason, True),
        (Qt.FocusReason.PopupFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.TabFocusReason, False),
    ],
)
def test_half_a_number_stays_while_another_window_or_a_menu_is_used(
    fives: Asking, why: Qt.FocusReason, passing: bool
) -> None:
    fives.type_number("1")
    QApplication.sendEvent(fives.box, QFocusEvent(QFocusEvent.Type.FocusOut, why))
    assert fives.box.lineEdit().text() == ("1 px" if passing else "10 px")
    assert len(fives.take_refusals()) == (not passing)


def test_where_every_number_is_possible_no_steps_are_reported(qtbot: QtBot) -> None:
    there = asking(qtbot, NumberBox(range(2, 1001)), 300)
    there.type_number("1001")
    QTest.keyClick(there.box, K.Key_Return)
    assert there.take_refusals() == ["1001 is not possible. Choose 2 to 1,000."]
    UI_LANGUAGE.set_language(Language("de"))
    there.type_number("1")
    QTest.keyClick(there.box, K.Key_Return)
    (text,) = there.take_refusals()
    assert "1.000" in text


def test_steps_are_counted_from_the_least_number(qtbot: QtBot) -> None:
    there = asking(qtbot, NumberBox(range(3, 12, 2)), 5)
    for typed, value in (("11", 11), ("4", 11), ("12", 11), ("3", 3)):
        there.type_number(typed)
        QTest.keyClick(there.box, K.Key_Return)
        assert there.box.value() == value


def test_tenths_are_written_and_read_as_the_language_does(qtbot: QtBot) -> None:
    there = asking(qtbot, TenthsBox(range(1, 101)), 10)
    assert there.box.text() == "1.0"
    for typed, tenths, text in (("2.5", 25, "2.5"), ("2.46", 25, "2.5"), ("10", 100, "10.0")):
        there.type_number(typed)
        QTest.keyClick(there.box, K.Key_Return)
        assert (there.box.value(), there.box.text()) == (tenths, text)
    assert there.take_refusals() == []
    there.type_number("10.1")
    QTest.keyClick(there.box, K.Key_Return)
    assert there.take_refusals() == ["10.1 is not possible. Choose 0.1 to 10.0."]
    there.type_number("x")
    assert there.box.lineEdit().text() == ""
    UI_LANGUAGE.set_language(Language("de"))
    there.type_number("2,4")
    QTest.keyClick(there.box, K.Key_Return)
    assert (there.box.value(), there.box.text()) == (24, "2,4")
    QTest.keyClick(there.box, K.Key_Up)
    assert there.box.value() == 25


def test_what_is_no_number_of_tenths_cannot_be_pasted(qtbot: QtBot) -> None:
    there = asking(qtbot, TenthsBox(range(1, 101)), 10)
    for pasted in ("inf", "nan", "-inf", "1e400"):
        QApplication.clipboard().setText(pasted)
        there.box.selectAll()
        QTest.keyClick(there.box, K.Key_V, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(there.box, K.Key_Return)
        assert there.box.value() == 10
