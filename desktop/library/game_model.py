"""The games found by a search, as a model; their details are fetched when needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt, Signal

from desktop.i18n.plain_text import in_tip
from desktop.i18n.translated import translated
from desktop.library.game_words import sentence
from desktop.library.library_client import LibraryClient
from desktop.library.library_thread import LibraryTask
from rules.library.library import Found, LibraryRow

_Index = QModelIndex | QPersistentModelIndex
_MAX_KEPT = 5000  # rows


class GameModel(QStringListModel):
    """Contains an empty string per game, so that Qt itself knows how many there are.

    A list asks for the number of rows once per game when it is laid out, which took Python a
    quarter of a second for 100,000 games.

    Attributes:
        found: the result of the search.

    Signals:
        fetched: more rows are known; ``dataChanged`` would make a list lay out all of them.
    """

    fetched = Signal()

    def __init__(self, client: LibraryClient) -> None:
        super().__init__()
        self._client = client
        self.found: Found | None = None
        self._rows: dict[int, LibraryRow] = {}
        self._asked: LibraryTask | None = None

    def show(self, found: Found) -> None:
        """Replace the games of the list."""
        same = self.found is not None and self.found.ids == found.ids
        self.found = found
        if not same:
            self.setStringList([""] * len(found))

    def row(self, number: int) -> LibraryRow | None:
        """Return the game in a row of the list; None if it has not been fetched yet."""
        if self.found is None or not 0 <= number < len(self.found):
            return None
        return self._rows.get(self.found.ids[number])

    def turn(self, number: int) -> int | None:
        """Return the turn after which the position searched for occurred; None without one."""
        if self.found is None or self.found.turns is None:
            return None
        return self.found.turns[number]

    def ids(self, numbers: Sequence[int]) -> list[int]:
        assert self.found is not None
        return [self.found.ids[number] for number in numbers]

    def fetch(self, first: int, last: int, *, again: bool = False) -> None:
        """Fetch a range of rows, ``again`` if they are known already."""
        if self.found is None:
            return
        ids = list(self.found.ids[max(0, first) : last + 1])
        missing = [number for number in ids if again or number not in self._rows]
        if not missing:
            return
        if self._asked is not None:
            self._asked.cancel()
        self._asked = self._client.ask(
            lambda library: library.rows(missing), self._take, owner=self
        )

    def _take(self, rows: dict[int, LibraryRow]) -> None:
        if len(self._rows) + len(rows) > _MAX_KEPT:
            self._rows.clear()
        self._rows |= rows
        self.fetched.emit()

    # -- Qt ----------------------------------------------------------------------------------

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index.row())
        if row is None:
            return "…" if role == Qt.ItemDataRole.AccessibleTextRole else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return sentence(row, self.turn(index.row()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return in_tip(translated(row.entry.problem)) or None
        return None
