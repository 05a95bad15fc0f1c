"""The numbers beside the board, a row a kind, and the one number to watch while moving."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop.label import Label
from desktop.stone_icon import stone_pixmap
from desktop.theme import Theme

_STONE_PX = 16


class ScorePanel(QFrame):
    """A small table with a column for Black and one for White; hidden when there is nothing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._count = Label(role="name")
        self._heads = (QLabel(), QLabel())
        self._cells: list[tuple[Label, Label, Label]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        for column, head in enumerate(self._heads, 1):
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignCenter)
        column_box = QVBoxLayout(self)
        column_box.setContentsMargins(12, 8, 12, 8)
        column_box.addWidget(self._count)
        column_box.addLayout(self._grid)
        self.set_theme(theme)

    def show_numbers(self, rows: Sequence[tuple[str, str, str]], count: str) -> None:
        """Show rows of label, Black's and White's number, and above them the count."""
        self._count.setText(count)
        self._count.setVisible(bool(count))
        while len(self._cells) < len(rows):
            self._add_row()
        for index, cells in enumerate(self._cells):
            shown = index < len(rows)
            for cell, text in zip(cells, rows[index] if shown else ("", "", ""), strict=True):
                cell.setText(text)
                cell.setVisible(shown)
        for head in self._heads:
            head.setVisible(bool(rows))
        self.setVisible(bool(rows or count))
        lines = [f"{label}: Black {black}, White {white}" for label, black, white in rows]
        self.setAccessibleName(". ".join([count, *lines] if count else lines))

    def set_theme(self, theme: Theme) -> None:
        for colour, head in enumerate(self._heads):
            head.setPixmap(stone_pixmap(colour, theme, _STONE_PX))

    def _add_row(self) -> None:
        row = len(self._cells) + 1
        cells = (Label(), Label(), Label())
        for column, cell in enumerate(cells):
            if column:
                cell.setAlignment(Qt.AlignmentFlag.AlignCenter)
                cell.setMinimumWidth(24)
            self._grid.addWidget(cell, row, column)
        self._cells.append(cells)
