"""The games of a collection as the rows of a table.

A file may hold a hundred thousand games, so sorting and filtering are done in slices that keep the
window responsive.
"""

from __future__ import annotations

import heapq
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, QTimer, Signal

from desktop.i18n.text import tr, tr_noop
from desktop.i18n.translated import translated
from rules.record.collection import Heading
from rules.record.simple_text import simple_text

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
_CHUNK = 2000  # games between two checks of the time
_SLICE_S = 0.01


class GameHeadings(QAbstractTableModel):
    """A row for each game that contains the words searched for.

    Signals:
        arranged: the rows or their order have changed.
    """

    arranged = Signal()

    def __init__(self, headings: Sequence[Heading], parent: QObject) -> None:
        super().__init__(parent)
        self._headings = headings
        self._shown: Sequence[int] = range(len(headings))  # [row] -> place in the file
        self._words = ""
        self._column, self._descending = 0, False
        self._work: Iterator[Sequence[int] | None] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._continue)

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

    def _arrange(self) -> None:
        """Filter and sort the rows, at once if that is quick."""
        self._work = self._sorted_rows()
        self._timer.start()
        self._continue()

    def _continue(self) -> None:
        end = time.perf_counter() + _SLICE_S
        for rows in self._work:
            if rows is not None:
                self._timer.stop()
                self.beginResetModel()
                self._shown = rows
                self.endResetModel()
                self.arranged.emit()
                return
            if time.perf_counter() > end:
                return

    def _sorted_rows(self) -> Iterator[Sequence[int] | None]:
        """Yield None after each slice of work, and finally the rows."""
        key = self._key()
        runs: list[list[int]] = []
        for start in range(0, len(self._headings), _CHUNK):
            chunk = range(start, min(len(self._headings), start + _CHUNK))
            found = [at for at in chunk if self._has_words(at)] if self._words else list(chunk)
            if self._column:
                found.sort(key=key, reverse=self._descending)
            runs.append(found)
            if chunk.stop < len(self._headings):
                yield None
        rows: list[int] = []
        if self._column:
            merged = heapq.merge(*runs, key=key, reverse=self._descending)
            for count, at in enumerate(merged, 1):
                rows.append(at)
                if count % _CHUNK == 0 and count < len(self._headings):
                    yield None
        else:
            rows = [at for run in runs for at in run]
            if self._descending:
                rows.reverse()
        yield rows

    def _key(self) -> Callable[[int], str]:
        headings, column = self._headings, self._column - 1

        def key(at: int) -> str:
            return _texts(headings[at])[column].casefold()

        return key

    def _has_words(self, at: int) -> bool:
        texts = (str(at + 1), *_texts(self._headings[at]))
        return any(self._words in text.casefold() for text in texts)


def _texts(heading: Heading) -> tuple[str, ...]:
    """Return the texts of the columns after the first one."""
    game = heading.game or tr("cannot be read")
    return (game, *heading.players, heading.result, heading.date, heading.event)
