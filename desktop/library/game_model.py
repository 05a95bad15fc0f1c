"""The games that were found, for a list: what is said of each is fetched when it is seen."""

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
    """Has an empty text for each game, so that Qt knows by itself how many there are: a list asks
    for that once a game when it is laid out, and Python took a quarter of a second for 100,000.

    Attributes:
        found: the games, as the library told.

    Signals:
        fetched: more is known of the games; ``dataChanged`` would have a list lay out all of them.
    """

    fetched = Signal()

    def __init__(self, client: LibraryClient) -> None:
        super().__init__()
        self._client = client
        self.found: Found | None = None
        self._rows: dict[int, LibraryRow] = {}
        self._asked: LibraryTask | None = None

    def show(self, found: Found) -> None:
        """Have other games in the list; what is known of them is fetched again."""
        same = self.found is not None and self.found.ids == found.ids
        self.found = found
        if not same:
            self.setStringList([""] * len(found))

    def row(self, number: int) -> LibraryRow | None:
        """Return the game in a place of the list; None if it has not been fetched yet."""
        if self.found is None or not 0 <= number < len(self.found):
            return None
        return self._rows.get(self.found.ids[number])

    def turn(self, number: int) -> int | None:
        """After how many turns the position stood that is looked for; None if none is."""
        if self.found is None or self.found.turns is None:
            return None
        return self.found.turns[number]

    def ids(self, numbers: Sequence[int]) -> list[int]:
        assert self.found is not None
        return [self.found.ids[number] for number in numbers]

    def fetch(self, first: int, last: int, *, again: bool = False) -> None:
        """Find out what is to be said of the games from one place to another."""
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
