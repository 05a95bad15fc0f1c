"""Writing a comment: the keys, the ways of leaving, and that nothing gets lost."""

from __future__ import annotations

import pytest
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.notes.comment_field import CommentField

Key = Qt.Key
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
Reason = Qt.FocusReason


@pytest.fixture
def field(qtbot: QtBot) -> CommentField:
    made = CommentField()
    qtbot.addWidget(made)
    return made


def test_every_typed_change_is_emitted_but_not_what_is_shown(field: CommentField) -> None:
    written = emitted(field.written)
    QTest.keyClicks(field, "ab")
    QTest.keyClick(field, Key.Key_Return)
    QTest.keyClick(field, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    field.show_text("words\u00a0here\u2028and there\n")
    assert field.text == "words\u00a0here\nand there\n"
    assert written == ["a", "ab", "ab\n", "ab\n\n"]


def test_the_cursor_stays_where_it_can(field: CommentField) -> None:
    field.show_text("one two three")
    cursor = field.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.NextWord, QTextCursor.MoveMode.KeepAnchor)
    field.setTextCursor(cursor)
    field.show_text("one two three")
    assert field.textCursor().selectedText() == "one "
    cursor.setPosition(7)
    field.setTextCursor(cursor)
    for shown, place in (("one two four five", 7), ("one", 3)):
        field.show_text(shown)
        assert field.textCursor().position() == place
    field.show_text("one and more")
    field.go_to_end()
    assert field.textCursor().position() == len("one and more")


@pytest.mark.parametrize(("length", "sealed"), [(20_000, False), (20_001, True)])
def test_a_comment_that_is_too_long_is_read_only(
    field: CommentField, length: int, sealed: bool
) -> None:
    field.show_text("x" * length)
    assert field.isReadOnly() is sealed
    assert len(field.text) == 20_000
    field.show_text("x" * 20_000)
    assert not field.isReadOnly()  # although it looks the same


@pytest.mark.parametrize(
    ("key", "held", "ends"),
    [
        (Key.Key_Escape, NONE, True),
        (Key.Key_Return, CONTROL, True),
        (Key.Key_Enter, CONTROL, True),
        (Key.Key_Return, NONE, False),
        (Key.Key_Enter, NONE, False),
        (Key.Key_A, CONTROL, False),
        (Key.Key_F3, NONE, False),
    ],
)
def test_escape_and_control_enter_end_the_editing(
    field: CommentField, key: Qt.Key, held: Qt.KeyboardModifier, ends: bool
) -> None:
    left, written = emitted(field.left), emitted(field.written)
    field.show_text("x")
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, held)
    asked.ignore()
    QApplication.sendEvent(field, asked)
    if ends or key is Key.Key_F3:  # it accepts some other keys too, as all text fields do
        assert asked.isAccepted() is ends  # then no shortcut of the window takes it
    assert left == []  # not by the override event alone
    QTest.keyClick(field, key, held)
    assert len(left) == int(ends)
    assert (written == ["\nx"]) is (key in (Key.Key_Return, Key.Key_Enter) and not ends)


@pytest.mark.parametrize(
    ("reason", "ends"),
    [
        (Reason.MouseFocusReason, True),
        (Reason.TabFocusReason, True),
        (Reason.OtherFocusReason, True),
        (Reason.PopupFocusReason, False),
        (Reason.ActiveWindowFocusReason, False),
    ],
)
def test_leaving_ends_the_editing_but_a_menu_or_another_window_does_not(
    field: CommentField, reason: Qt.FocusReason, ends: bool
) -> None:
    left = emitted(field.left)
    QApplication.sendEvent(field, QFocusEvent(QEvent.Type.FocusOut, reason))
    assert len(left) == int(ends)


def test_tab_leads_to_the_next_part_of_the_page(qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    field, after = CommentField(), QLineEdit()
    column.addWidget(field)
    column.addWidget(after)
    shown_alone(qtbot, page)
    field.setFocus()
    left = emitted(field.left)
    QTest.keyClick(field, Key.Key_Tab)
    assert after.hasFocus()
    assert field.text == ""
    assert len(left) == 1


def test_the_cursor_goes_with_the_focus(qtbot: QtBot) -> None:
    page = QWidget()
    row = QHBoxLayout(page)
    left, other = CommentField(), CommentField()
    row.addWidget(left)
    row.addWidget(other)
    shown_alone(qtbot, page, (400, 100))
    left.setFocus()
    page.setFocus()
    assert left.viewport().grab().toImage() == other.viewport().grab().toImage()
