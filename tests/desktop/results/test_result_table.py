"""The table of results."""

from __future__ import annotations

import pytest
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.results.result_table import ResultTable

HEADINGS = ["Level", "Games", "Won"]
ROWS = [["1: Beginner", "7", "5"], ["2: Novice", "4", ""], ["3: Learner", "2", "0"]]


@pytest.fixture
def table(qtbot: QtBot) -> ResultTable:
    made = ResultTable()
    made.show_rows(HEADINGS, ROWS)
    shown_alone(qtbot, made, (400, 300))
    return made


def selected(table: ResultTable) -> list[int]:
    return [index.row() for index in table.selectionModel().selectedRows()]


def test_a_row_is_read_out_with_its_headings(table: ResultTable) -> None:
    assert table.texts == ROWS
    items = [table.topLevelItem(row) for row in range(3)]
    spoken = [item.data(0, Qt.ItemDataRole.AccessibleTextRole) for item in items if item]
    assert spoken[:2] == ["1: Beginner, Games 7, Won 5", "2: Novice, Games 4"]


def test_mouse_and_keys_choose_a_row(table: ResultTable) -> None:
    chosen = emitted(table.chosen)
    item = table.topLevelItem(1)
    assert item is not None
    at = table.visualItemRect(item).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert chosen == [1, 2]


def test_a_row_is_selected_without_a_signal_and_stays_so(table: ResultTable) -> None:
    chosen = emitted(table.chosen)
    table.select(2)
    assert selected(table) == [2]
    table.show_rows(HEADINGS, ROWS)
    assert selected(table) == [2]
    table.show_rows(HEADINGS, ROWS[:1])
    assert selected(table) == [0]
    table.select(-1)
    assert selected(table) == []
    assert chosen == []
