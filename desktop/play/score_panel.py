"""The numbers beside the board: a table, and above it the number to watch while moving."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop.board.stone_icon import stone_pixmap
from desktop.game.narrator import row_text
from desktop.i18n.text import say
from desktop.theme.colour_names import colour_name
from desktop.theme.themes import Theme
from desktop.widgets.label import Label
from desktop.widgets.style_property import set_style_property

_INDENT_PX = 6  # as much as the style gives the rows


class ScorePanel(QFrame):
    """A small table with a column for the pieces of each colour; hidden when empty.

    Attributes:
        lit: the label of the highlighted row; None if none is.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._theme = theme
        self._count = Label(role="name")
        self._count.setIndent(_INDENT_PX)
        self._heads = (QLabel(), QLabel())
        self._cells: list[tuple[Label, Label, Label]] = []
        self.lit: Label | None = None
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        for column, head in enumerate(self._heads, 1):
            say(head.setAccessibleName, functools.partial(colour_name, column - 1))
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignCenter)
        column_box = QVBoxLayout(self)
        column_box.setContentsMargins(12 - _INDENT_PX, 8, 12 - _INDENT_PX, 8)
        column_box.addWidget(self._count)
        column_box.addWidget(self._table)
        self.set_theme(theme)

    def show_numbers(
        self, rows: Sequence[tuple[str, str, str]], count: str, *, lit: int = -1
    ) -> None:
        """Show rows of label, Black's and White's number, and above them the count.

        ``lit``: the row to highlight, -1 for none.
        """
        self._count.setText(count)
        self._count.setVisible(bool(count))
        while len(self._cells) < len(rows):
            self._add_row()
        for index, cells in enumerate(self._cells):
            shown = index < len(rows)
            for cell, text in zip(cells, rows[index] if shown else ("", "", ""), strict=True):
                cell.setText(text)
                cell.setVisible(shown)
                _light(cell, lit=shown and index == lit)
        self._table.setVisible(bool(rows))
        self.lit = self._cells[lit][0] if 0 <= lit < len(rows) else None
        self.setVisible(bool(rows or count))
        lines = [row_text(label, numbers) for label, *numbers in rows]
        self.setAccessibleName(". ".join([count, *lines] if count else lines))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for colour, head in enumerate(self._heads):
            head.setPixmap(stone_pixmap(colour, theme, self.fontMetrics().height()))

    def _add_row(self) -> None:
        row = len(self._cells) + 1
        cells = (Label(role="score"), Label(role="score"), Label(role="score"))
        cells[0].setIndent(0)
        for column, cell in enumerate(cells):
            if column:
                cell.setAlignment(Qt.AlignmentFlag.AlignCenter)
                cell.setWordWrap(False)
                cell.setMinimumWidth(34)
            self._grid.addWidget(cell, row, column)
        self._cells.append(cells)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.set_theme(self._theme)


def _light(cell: Label, *, lit: bool) -> None:
    set_style_property(cell, "role", "lit" if lit else "score")
