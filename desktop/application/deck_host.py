"""The deck of exercises that all windows share, opened when it is first needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.background.task import Task
from desktop.background.task_runner import ThreadRunner

if TYPE_CHECKING:
    from rules.training.deck import Counts, Deck

_COUNT_MS = 150  # after the start page has been shown, which need not wait for it


class DeckHost(QObject):
    """The deck that all windows share.

    Signals:
        counted(Counts): how many cards there are.
    """

    counted = Signal(object)

    def __init__(self, path: Path, parent: QObject) -> None:
        """``path`` is that of the file, which may not exist."""
        super().__init__(parent)
        self._path = path
        self._deck: Deck | None = None
        self._runner = ThreadRunner(self)

    def open(self) -> Deck:
        """Return the deck.

        Raises:
            DeckError: it cannot be used.
        """
        if self._deck is None:
            # late: windows that do not train need neither SQLite nor the schedule
            from rules.training.deck import Deck

            self._deck = Deck(self._path)
        return self._deck

    def count(self) -> None:
        """Count the cards in the background soon, if there is a deck."""
        if self._path.exists():
            QTimer.singleShot(_COUNT_MS, self, self._count)

    def _count(self) -> None:
        from rules.training.deck_file import DeckError  # late, as above

        path = self._path
        task = Task(lambda: _counts(path), self.counted.emit, owner=self, expected=(DeckError,))
        self._runner.start(task, name="deck", daemon=True)

    def close(self) -> None:
        if self._deck is not None:
            self._deck.close()
            self._deck = None


def _counts(path: Path) -> Counts:
    """Return the counts by a connection of this thread."""
    from rules.training.deck import Deck  # late, as above

    deck = Deck(path)
    try:
        return deck.counts()
    finally:
        deck.close()
