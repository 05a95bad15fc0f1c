"""The dialog with the report of faults."""

from __future__ import annotations

import pytest
from driving import click, delete_what_is_closed
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.diagnostics.fault_dialog import FaultDialog

REPORT = "Oddments 1.0\n\nthe roof leaks <b>badly</b>"
COPIED = "The report was copied to the clipboard."


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(600, 400)
    parent.show()
    return parent


@pytest.fixture
def dialog(window: QWidget, qtbot: QtBot) -> FaultDialog:
    opened = FaultDialog("What went wrong", REPORT, window)
    opened.open()
    qtbot.waitExposed(opened)
    return opened


def texts(dialog: FaultDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_it_shows_the_report_as_it_is(dialog: FaultDialog) -> None:
    assert dialog.windowTitle() == "What went wrong"
    assert dialog.text.toPlainText() == REPORT
    assert dialog.text.isReadOnly()
    assert dialog.text.accessibleName() == "Report"
    (heading,) = [
        each for each in dialog.findChildren(QLabel) if each.property("role") == "heading"
    ]
    assert heading.text() == "What went wrong"
    assert any(text.endswith("Nobody receives it unless you send it.") for text in texts(dialog))
    assert dialog.copy_button.text() == "Co&py report"
    assert dialog.close_button.text() == "&Close"
    assert dialog.text.height() > dialog.height() // 3
    assert dialog.copy_button.x() > dialog.width() // 2
    assert dialog.close_button.x() > dialog.copy_button.x()
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    assert dialog.text.font().family() == fixed


def test_the_report_is_copied_to_the_clipboard(dialog: FaultDialog) -> None:
    QGuiApplication.clipboard().setText("something else")
    assert COPIED not in texts(dialog)
    click(dialog.copy_button)
    assert QGuiApplication.clipboard().text() == REPORT
    assert COPIED in texts(dialog)
    assert dialog.isVisible()


def test_text_can_be_selected_by_keys_and_by_mouse(dialog: FaultDialog) -> None:
    assert dialog.text.hasFocus()
    QTest.keyClick(dialog.text, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.text.textCursor().selectedText() == "O"
    QTest.keyClicks(dialog.text, "not to be written")
    assert dialog.text.toPlainText() == REPORT
    place = dialog.text.cursorRect().center()
    QTest.mouseDClick(dialog.text.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.text.textCursor().selectedText() == "Oddments"


def test_tab_moves_to_the_buttons_and_it_is_destroyed_when_closed(
    dialog: FaultDialog, window: QWidget
) -> None:
    QTest.keyClick(dialog.text, Qt.Key.Key_Tab)
    assert dialog.copy_button.hasFocus()
    QTest.keyClick(dialog.copy_button, Qt.Key.Key_Tab)
    assert dialog.close_button.hasFocus()
    click(dialog.close_button)
    assert not dialog.isVisible()
    delete_what_is_closed()
    assert not window.findChildren(FaultDialog)
