"""The board's side of a game page: the board, and what comes and goes around it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget


class BoardColumn(QWidget):
    """A board with a bar at its left, and widgets below both that are hidden most of the time."""

    def __init__(self, bar: QWidget, board: QWidget, below: Sequence[QWidget]) -> None:
        super().__init__()
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(board, 1)
        for widget in below:
            column.addWidget(widget)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(bar)
        row.addLayout(column, 1)
