"""The dialog that asks which game of a collection to open."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QTableView,
    QWidget,
)

from desktop.services.text import in_title, said, say, tr, tr_noop, translated
from desktop.widgets.label import Label
from desktop.widgets.layouts import vbox
from desktop.widgets.windows import Dialog
from rules.record.game_file import Heading
from rules.record.sgf import simple_text

_COLUMNS = (
    tr_noop("No."),
    tr_noop("Game"),
    tr_noop("Black"),
    tr_noop("White"),
    tr_noop("Result"),
    tr_noop("Date"),
    tr_noop("Event"),
)

COLUMN_COUNT = len(_COLUMNS)

_MAX_TEXT = 200  # characters shown in a cell


class GameHeadings(QAbstractTableModel):
    """A row for each game that contains the words searched for.

    A file may hold a hundred thousand games: each is made one text to search, and the rows are
    arranged in a tenth of a second. A ``QSortFilterProxyModel`` would ask Python for each cell.
    """

    def __init__(self, headings: Sequence[Heading], parent: QObject) -> None:
        super().__init__(parent)
        self._headings = headings
        self._shown: Sequence[int] = range(len(headings))  # [row] -> place in the file
        self._words = ""
        self._column, self._descending = 0, False

    def find(self, words: str) -> None:
        """Show the games that contain these words in one of their texts."""
        self._words = words.casefold()
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._descending = column, order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def heading(self, row: int) -> Heading:
        """Return the game in a row."""
        return self._headings[self._shown[row]]

    def place(self, row: int) -> int:
        """Return the place in the file, from 0 on, of the game in a row."""
        return self._shown[row]

    def row(self, place: int) -> int:
        """Return the row of the game at a place in the file; -1 if it is not shown."""
        return self._shown.index(place) if place in self._shown else -1

    def first_readable(self) -> int:
        """Return the first row with a readable game; -1 if there is none."""
        readable = (row for row, at in enumerate(self._shown) if not self._headings[at].problem)
        return next(readable, -1)

    # -- the model's interface ---------------------------------------------------------------

    def rowCount(self, parent: Any = None) -> int:
        return len(self._shown) if parent is None or not parent.isValid() else 0

    def columnCount(self, parent: Any = None) -> int:
        return COLUMN_COUNT

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        is_name = role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal
        return tr(_COLUMNS[section]) if is_name else None

    def flags(self, index: Any) -> Qt.ItemFlag:
        can_be_read = not self.heading(index.row()).problem
        return super().flags(index) if can_be_read else Qt.ItemFlag.NoItemFlags

    def data(self, index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return translated(self.heading(index.row()).problem) or None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        number = self._shown[index.row()] + 1
        if index.column() == 0:
            return number
        return simple_text(_texts(self.heading(index.row()))[index.column() - 1], _MAX_TEXT)

    # -- inner -------------------------------------------------------------------------------

    @functools.cached_property
    def _searched(self) -> list[str]:
        """[place] -> all texts of a game, in lower case."""
        rows = enumerate(self._headings, 1)
        return ["\n".join([str(number), *_texts(game)]).casefold() for number, game in rows]

    def _arrange(self) -> None:
        """Filter and sort the rows; equal ones stay in the order of the file."""
        shown = [at for at, text in enumerate(self._searched) if self._words in text]
        if self._column:
            shown.sort(key=self._text_in_column, reverse=self._descending)
        elif self._descending:
            shown.reverse()
        self.beginResetModel()
        self._shown = shown
        self.endResetModel()

    def _text_in_column(self, place: int) -> str:
        return _texts(self._headings[place])[self._column - 1].casefold()


def _texts(heading: Heading) -> tuple[str, ...]:
    """Return the texts of the columns after the first one."""
    game = heading.game or tr("cannot be read")
    return (game, *heading.players, heading.result, heading.date, heading.event)


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
        count = len(headings)
        question = said(
            Label(),
            lambda: tr("{name} contains %Ln game(s). Which one?", "", count, name=name),
        )
        vbox(question, self.words, self.table, self.buttons, on=self, margins=None)
        self._choose_first()
        self._selected = -1  # the selected game's place in the file, while rows are rearranged
        self._rows.modelAboutToBeReset.connect(self._remember)
        self._rows.modelReset.connect(self._choose_again)

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
