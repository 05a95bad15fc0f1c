"""Changing the keys of actions in the dialog by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driving import commands
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTreeWidgetItem

from desktop.application.program import Program
from desktop.window.main_window import MainWindow
from desktop.window.shortcut_editor import ShortcutEditor

K, M = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def editor(window: MainWindow) -> Iterator[ShortcutEditor]:
    commands(window)["help.shortcuts"].trigger()
    (found,) = window.findChildren(ShortcutEditor)
    QTest.qWaitForWindowActive(found)
    yield found
    if window.findChildren(ShortcutEditor):
        found.close()


def press(editor: ShortcutEditor, key: Qt.Key, held: Qt.KeyboardModifier = M.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or editor, key, held)


def press_mnemonic(editor: ShortcutEditor, key: Qt.Key) -> None:
    """Press a button by its letter; it clicks after it was shown as pressed."""
    mark = f"&{chr(key.value)}".lower()
    (button,) = [b for b in editor.findChildren(QPushButton) if mark in b.text().lower()]
    clicks = QSignalSpy(button.clicked)
    press(editor, key, M.AltModifier)
    assert clicks.count() or clicks.wait(3000)


def find(editor: ShortcutEditor, text: str) -> None:
    """Choose the first action that a search finds."""
    editor.search.setFocus()
    press(editor, K.Key_A, M.ControlModifier)
    QTest.keyClicks(editor.search, text)
    press(editor, K.Key_Return)


def current(editor: ShortcutEditor) -> QTreeWidgetItem:
    item = editor.list.currentItem()
    assert item is not None
    return item


def keys(window: MainWindow, name: str) -> list[str]:
    return [key.toString() for key in commands(window)[name].shortcuts()]


def test_a_new_key_is_pressed_for_an_action(editor: ShortcutEditor, window: MainWindow) -> None:
    find(editor, "move undo")
    press(editor, K.Key_Return)
    assert editor.field.hasFocus()
    assert "“Undo”" in editor.message.text()
    press(editor, K.Key_F7, M.ControlModifier)
    assert keys(window, "turn.undo") == ["Ctrl+F7"]
    assert not editor.field.isVisible()
    assert editor.list.hasFocus()
    assert current(editor).text(1) == "Ctrl+F7"
    assert current(editor).font(1).bold()


def test_a_search_looks_for_keys_too(editor: ShortcutEditor) -> None:
    find(editor, "ctrl+shift+z")
    assert current(editor).text(0) == "Redo"
    find(editor, "no such thing")
    press(editor, K.Key_Escape)
    assert not editor.isVisible()


def test_escape_keeps_the_key(editor: ShortcutEditor, window: MainWindow) -> None:
    find(editor, "move undo")
    press(editor, K.Key_Return)
    press(editor, K.Key_Escape)
    assert editor.isVisible()
    assert editor.message.text() == ""
    assert keys(window, "turn.undo") == ["Ctrl+Z"]


@pytest.mark.parametrize("take", [True, False])
def test_a_key_of_another_action_is_asked_about(
    editor: ShortcutEditor, window: MainWindow, take: bool
) -> None:
    find(editor, "move undo")
    press(editor, K.Key_Return)
    press(editor, K.Key_R, M.ControlModifier)
    assert "already used for “Resign …”" in editor.message.text()
    assert keys(window, "turn.undo") == ["Ctrl+Z"]
    if not take:
        press(editor, K.Key_Tab)
    press(editor, K.Key_Space)
    assert keys(window, "turn.undo") == (["Ctrl+R"] if take else ["Ctrl+Z"])
    assert keys(window, "turn.resign") == ([] if take else ["Ctrl+R"])
    assert editor.message.text() == ""


@pytest.mark.parametrize(
    ("key", "held"),
    [(K.Key_Left, M.NoModifier), (K.Key_Tab, M.NoModifier), (K.Key_M, M.AltModifier)],
)
def test_keys_that_move_about_are_refused(
    editor: ShortcutEditor, window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    find(editor, "move undo")
    press(editor, K.Key_Return)
    press(editor, key, held)
    assert "needed" in editor.message.text()
    press(editor, K.Key_Control, M.ControlModifier)  # a modifier alone is nothing yet
    press(editor, K.Key_F8)
    assert keys(window, "turn.undo") == ["F8"]


def test_other_keys_no_keys_and_the_default_ones(
    editor: ShortcutEditor, window: MainWindow
) -> None:
    find(editor, "move undo")
    press_mnemonic(editor, K.Key_N)
    press(editor, K.Key_Question, M.ShiftModifier)
    assert "already used for “Keys”" in editor.message.text()
    press(editor, K.Key_Space)
    assert keys(window, "turn.undo") == ["Ctrl+Z", "?"]
    press_mnemonic(editor, K.Key_O)
    assert keys(window, "turn.undo") == []
    assert keys(window, "help.keys") == ["?"]
    press_mnemonic(editor, K.Key_R)
    assert keys(window, "turn.undo") == ["Ctrl+Z"]


def test_all_keys_become_the_default_ones_after_a_question(
    editor: ShortcutEditor, window: MainWindow, program: Program
) -> None:
    program.keymap.choose(commands(window), "turn.undo", ["F7"])
    program.keymap.choose(commands(window), "turn.redo", ["F8"])
    press_mnemonic(editor, K.Key_A)
    assert keys(window, "turn.undo") == ["F7"]
    press(editor, K.Key_Space)
    assert keys(window, "turn.undo") == ["Ctrl+Z"]
    assert keys(window, "turn.redo") == ["Ctrl+Shift+Z", "Ctrl+Y"]


def test_a_click_elsewhere_ends_the_waiting(editor: ShortcutEditor, window: MainWindow) -> None:
    find(editor, "move undo")
    press(editor, K.Key_Return)
    editor.search.setFocus()
    assert not editor.field.isVisible()
    press(editor, K.Key_Q)
    assert keys(window, "turn.undo") == ["Ctrl+Z"]


@pytest.mark.parametrize("enter", [K.Key_Return, K.Key_Enter])
def test_enter_presses_yes_or_no_when_it_has_the_focus(
    editor: ShortcutEditor, window: MainWindow, enter: Qt.Key
) -> None:
    owner = keys(window, "turn.redo")
    for answer in ("no", "yes"):
        find(editor, "move undo")
        press(editor, K.Key_Return)
        press(editor, K.Key_Y, M.ControlModifier)
        assert editor.yes.hasFocus()
        if answer == "no":
            press(editor, K.Key_Tab)
            assert editor.no.hasFocus()
        press(editor, enter)
        assert not editor.yes.isVisible()
        if answer == "no":
            assert keys(window, "turn.redo") == owner
    assert keys(window, "turn.undo") == ["Ctrl+Y"]
    assert keys(window, "turn.redo") == owner[:1]


def test_escape_answers_no_and_leaves_the_dialog_open(
    editor: ShortcutEditor, window: MainWindow
) -> None:
    owner = keys(window, "turn.redo")
    find(editor, "move undo")
    press(editor, K.Key_Return)
    press(editor, K.Key_Y, M.ControlModifier)
    press(editor, K.Key_Escape)
    assert editor.isVisible()
    assert not editor.yes.isVisible()
    assert editor.list.hasFocus()
    assert keys(window, "turn.redo") == owner
