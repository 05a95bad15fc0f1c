"""The dialog that asks which game of a collection to open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.i18n.plain_text import in_title
from desktop.i18n.text import said, say, tr
from desktop.storage.game_headings import COLUMN_COUNT, GameHeadings
from desktop.widgets.dialog import Dialog
from desktop.widgets.label import Label
from rules.record.collection import Heading

_LINES = (50, 32)  # the least size at which it opens, in line heights
_MAX_MEASURED = 200  # rows that decide how wide columns are


class GameChoice(Dialog):
    """Asks for one of the games in a file.

    Attributes:
        words: the words to search for.
        table: the games that contain them; sortable.
        buttons: Open and Cancel.

    Signals:
        chosen(Heading): the user has chosen this game.
    """

    chosen = Signal(object)

    def __init__(self, window: QWidget, name: str, headings: Sequence[Heading]) -> None:
        super().__init__(window, lines=_LINES)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self.setWindowTitle, lambda: tr("Games in {name} – Oddments", name=in_title(name)))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._rows = GameHeadings(headings, self)
        self.words = QLineEdit(clearButtonEnabled=True)
        say(self.words.setPlaceholderText, lambda: tr("Find by name, date, …"))
        say(self.words.setAccessibleName, lambda: tr("Find games"))
        self.words.textChanged.connect(self._rows.find)
        self.table = self._make_table()
        box = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(box.Open | box.Cancel)
        self.buttons.button(box.Open).setProperty("role", "primary")
        self.buttons.accepted.connect(self._choose)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        count = len(headings)
        question = said(
            Label(),
            lambda: tr("{name} contains %Ln game(s). Which one?", "", count, name=name),
        )
        column.addWidget(question)
        column.addWidget(self.words)
        column.addWidget(self.table)
        column.addWidget(self.buttons)
        self._choose_first()
        self._selected = -1  # the selected game's place in the file, while rows are rearranged
        self._rows.modelAboutToBeReset.connect(self._remember)
        self._rows.arranged.connect(self._choose_again)

    def _make_table(self) -> QTableView:
        table = QTableView(self)
        say(table.setAccessibleName, lambda: tr("Games"))
        table.setModel(self._rows)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        header.setResizeContentsPrecision(_MAX_MEASURED)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.setSortingEnabled(True)
        table.resizeColumnsToContents()
        header.setSectionResizeMode(COLUMN_COUNT - 1, QHeaderView.ResizeMode.Stretch)
        table.activated.connect(lambda _index: self._choose())
        table.selectionModel().selectionChanged.connect(lambda *_: self._show_open())
        return table

    def _choose_first(self) -> None:
        """Select the first game that can be opened."""
        row = self._rows.first_readable()
        if row >= 0:
            self.table.selectRow(row)
        self._show_open()

    def _remember(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        self._selected = self._rows.place(rows[0].row()) if rows else -1

    def _choose_again(self) -> None:
        """Select the game that was selected before, or the first one if it is gone."""
        row = self._rows.row(self._selected)
        if row < 0:
            self._choose_first()
        else:
            self.table.selectRow(row)

    def _show_open(self) -> None:
        can_open = self.table.selectionModel().hasSelection()
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(can_open)

    def _choose(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        if rows:
            self.accept()
            self.chosen.emit(self._rows.heading(rows[0].row()))
