"""The sheet of all keys: what each action's keys are now, and what keys do on the board."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.keys.keymap import key_names
from desktop.label import Label

if TYPE_CHECKING:
    from desktop.window_actions import WindowActions

BOARD_KEYS = (
    ("Move the cursor", "Arrow keys"),
    ("To the ends of the row", "Home, End"),
    ("Do what a click does there", "Enter, Space"),
    ("Take back the touch", "Esc"),
)
MOVING_KEYS = (
    ("Next control, the one before", "Tab, Shift+Tab"),
    ("Through the turns, in their list", "Up, Down"),
    ("Into the menus", "Alt and the letter"),
)
_COLUMN_LINES = 21  # width of a column, in heights of a line of text
_LEAST_SIZE = (320, 300)
_SHARE = 0.92  # of the window


class KeySheet(QDialog):
    """All keys in columns, as many as there is room for."""

    def __init__(self, actions: WindowActions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys")
        groups = [("On the board", BOARD_KEYS), ("In the window", MOVING_KEYS)]
        for menu in actions.menus:
            rows = [
                (action.title, key_names([key.toString() for key in action.shortcuts()]))
                for action in menu.actions_by_id.values()
            ]
            groups.append((menu.title().replace("&", ""), tuple(rows)))
        self._groups = [(_group(title, rows), len(rows) + 2) for title, rows in groups]
        self._columns: list[QVBoxLayout] = []
        self._row = QHBoxLayout()
        self._build()
        self.setMinimumSize(*_LEAST_SIZE)
        self.resize(parent.size() * _SHARE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = _COLUMN_LINES * self.fontMetrics().height()
        count = max(1, min(len(self._groups), self.width() // width))
        if count != len(self._columns):
            self._arrange(count)

    def _arrange(self, count: int) -> None:
        """Deal the groups out to columns of about the same length."""
        while self._row.takeAt(0) is not None:
            pass
        self._columns = [QVBoxLayout() for _ in range(count)]
        whole = sum(length for _, length in self._groups)
        before = [0, *itertools.accumulate(length for _, length in self._groups)]
        for (group, length), start in zip(self._groups, before, strict=False):
            middle = start + length / 2
            self._columns[min(count - 1, int(count * middle / whole))].addWidget(group)
        for column in self._columns:
            column.addStretch()
            self._row.addLayout(column, 1)

    def _build(self) -> None:
        inner = QWidget()
        inner.setProperty("role", "plain")
        inner.setLayout(self._row)
        self._row.setSpacing(24)
        scroll = QScrollArea()
        scroll.setAccessibleName("Keys")
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        close = QPushButton("&Close")
        column = QVBoxLayout(self)
        column.addWidget(Label("Keys", role="heading"))
        column.addWidget(scroll, 1)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        close.clicked.connect(self.accept)
        scroll.setFocus()  # arrow keys scroll


def _group(title: str, rows: tuple[tuple[str, str], ...]) -> QWidget:
    group = QWidget()
    grid = QGridLayout(group)
    grid.setContentsMargins(0, 0, 0, 12)
    grid.setColumnStretch(0, 1)
    grid.addWidget(Label(title, role="name"), 0, 0, 1, 2)
    for at, (what, keys) in enumerate(rows, start=1):
        grid.addWidget(Label(what), at, 0)
        grid.addWidget(Label(keys or "–", role="key" if keys else "quiet"), at, 1)
    return group
