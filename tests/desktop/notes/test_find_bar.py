"""The search bar, without a game."""

from __future__ import annotations

import pytest
from driving import click
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.notes.find_bar import FindBar

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def page() -> QWidget:
    return QWidget()


@pytest.fixture
def bar(qtbot: QtBot, page: QWidget) -> FindBar:
    made = FindBar()
    QVBoxLayout(page).addWidget(made)
    shown_alone(qtbot, page)
    assert made.isHidden()
    made.open()
    return made


def test_the_number_of_matches_is_shown_next_to_the_field(bar: FindBar) -> None:
    assert bar.field.accessibleName() == "Find in comments, titles and labels"
    assert bar.next_button.toolTip() == "Next match  (F3)"
    for text, any_found in (("2 of 5", True), ("Nothing found", False)):
        bar.show_found(text, any_found=any_found)
        assert bar.result_text == text
        assert text in [label.text() for label in bar.findChildren(QLabel)]
        assert bar.field.accessibleDescription() == text
        assert bar.previous_button.isEnabled() is any_found
        assert bar.next_button.isEnabled() is any_found
        assert bar.close_button.isEnabled()


def test_the_last_words_are_selected(bar: FindBar) -> None:
    QTest.keyClicks(bar.field, "ladder")
    bar.hide()
    bar.window().setFocus()
    assert not bar.field.hasFocus()
    bar.open()
    assert bar.isVisible()
    assert bar.field.hasFocus()
    assert bar.field.selectedText() == "ladder"
    QTest.keyClicks(bar.field, "net")
    assert bar.words == "net"


def test_the_search_starts_once_when_typing_pauses(bar: FindBar, qtbot: QtBot) -> None:
    queries = emitted(bar.query_changed)
    QTest.keyClicks(bar.field, "net")
    assert queries == []
    qtbot.waitUntil(lambda: bool(queries))
    assert queries == ["net"]


@pytest.mark.parametrize(
    ("key", "held", "step"),
    [
        (Key.Key_Return, Held.NoModifier, 1),
        (Key.Key_Enter, Held.KeypadModifier, 1),
        (Key.Key_Return, Held.ShiftModifier, -1),
    ],
)
def test_enter_searches_for_the_last_letters_too_and_moves(
    bar: FindBar, qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier, step: int
) -> None:
    signals: list[object] = []
    bar.query_changed.connect(signals.append)
    bar.moved.connect(signals.append)
    QTest.keyClicks(bar.field, "x")
    QTest.keyClick(bar.field, key, held)
    assert signals == ["x", step]
    QTest.keyClick(bar.field, key, held)
    assert signals == ["x", step, step]  # the words have not changed
    assert bar.words == "x"


def test_the_buttons_move_and_end_the_search(bar: FindBar) -> None:
    moved, closed = emitted(bar.moved), emitted(bar.closed)
    click(bar.previous_button)
    click(bar.next_button)
    assert moved == [-1, 1]
    assert closed == []
    click(bar.close_button)
    assert len(closed) == 1
    QTest.keyClick(bar.field, Key.Key_Escape)
    assert len(closed) == 2
    assert moved == [-1, 1]


@pytest.mark.parametrize(
    ("key", "is_own"),
    [(Key.Key_Escape, True), (Key.Key_Return, True), (Key.Key_Enter, True), (Key.Key_F3, False)],
)
def test_the_field_keeps_its_keys_from_the_window(bar: FindBar, key: Qt.Key, is_own: bool) -> None:
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, Held.NoModifier)
    asked.ignore()
    QApplication.sendEvent(bar.field, asked)
    assert asked.isAccepted() is is_own
