"""Which game of a collection is to be opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.label import Label
from desktop.language.text import said, say, tr, tr_noop
from desktop.language.told import told
from desktop.plain_text import in_title
from rules.record.collection import Heading

_COLUMNS = (
    tr_noop("No."),
    tr_noop("Game"),
    tr_noop("Black"),
    tr_noop("White"),
    tr_noop("Result"),
    tr_noop("Date"),
    tr_noop("Event"),
)
_SIZE = (760, 480)
_MOST_MEASURED = 200  # rows by which columns are as wide as they are


class _Headings(QAbstractTableModel):
    """A row a game."""

    def __init__(self, headings: Sequence[Heading], parent: QWidget) -> None:
        super().__init__(parent)
        self._headings = headings

    def rowCount(self, parent: Any = None) -> int:
        return len(self._headings) if parent is None or not parent.isValid() else 0

    def columnCount(self, parent: Any = None) -> int:
        return len(_COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        is_name = role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal
        return tr(_COLUMNS[section]) if is_name else None

    def flags(self, index: Any) -> Qt.ItemFlag:
        can_be_read = not self._headings[index.row()].problem
        return super().flags(index) if can_be_read else Qt.ItemFlag.NoItemFlags

    def data(self, index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        heading = self._headings[index.row()]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return told(heading.problem) or None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        black, white = heading.players
        texts = (
            heading.game or tr("cannot be read"),
            black,
            white,
            heading.result,
            heading.date,
            heading.event,
        )
        return (index.row() + 1, *texts)[index.column()]


class GameChoice(QDialog):
    """Asks for one of the games in a file.

    Attributes:
        words, table: what is looked for, and the games that have it; it can be sorted.
        buttons: to open the one that is chosen, or none.

    Signals:
        chosen(Heading): this one is to be opened.
    """

    chosen = Signal(object)

    def __init__(self, window: QWidget, name: str, headings: Sequence[Heading]) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self.setWindowTitle, lambda: tr("Games in {name} – Oddments", name=in_title(name)))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._headings = headings
        self._rows = QSortFilterProxyModel(self)
        self._rows.setSourceModel(_Headings(headings, self))
        self._rows.setFilterKeyColumn(-1)
        self._rows.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.words = QLineEdit(clearButtonEnabled=True)
        say(self.words.setPlaceholderText, lambda: tr("Find by name, date, …"))
        say(self.words.setAccessibleName, lambda: tr("Find games"))
        self.words.textChanged.connect(self._find)
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
            lambda: tr("{name} holds %Ln game(s). Which one?", "", count, name=name),
        )
        column.addWidget(question)
        column.addWidget(self.words)
        column.addWidget(self.table, 1)
        column.addWidget(self.buttons)
        self.resize(*_SIZE)
        self._choose_first()
        self.table.setFocus()

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
        header.setResizeContentsPrecision(_MOST_MEASURED)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.setSortingEnabled(True)
        table.resizeColumnsToContents()
        header.setSectionResizeMode(len(_COLUMNS) - 1, QHeaderView.ResizeMode.Stretch)
        table.activated.connect(lambda _index: self._choose())
        table.selectionModel().selectionChanged.connect(lambda *_: self._show_open())
        return table

    def _find(self, words: str) -> None:
        self._rows.setFilterFixedString(words)
        self._choose_first()

    def _choose_first(self) -> None:
        """Select the first game that can be opened."""
        for row in range(self._rows.rowCount()):
            if self._rows.flags(self._rows.index(row, 0)) & Qt.ItemFlag.ItemIsSelectable:
                self.table.selectRow(row)
                break
        self._show_open()

    def _show_open(self) -> None:
        can_open = self.table.selectionModel().hasSelection()
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(can_open)

    def _choose(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        if rows:
            self.accept()
            self.chosen.emit(self._headings[self._rows.mapToSource(rows[0]).row()])
