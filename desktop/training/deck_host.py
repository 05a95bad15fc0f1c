"""The deck of exercises that all windows share, opened when it is first needed."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.background.task import Task
from desktop.background.task_runner import QueueRunner

if TYPE_CHECKING:
    from rules.training.deck import Deck
    from rules.training.exercise import Exercise

# the deck is imported late: windows that do not train need neither SQLite nor the schedule

_COUNT_MS = 150  # after the start page has been shown, which need not wait for it


class DeckHost(QObject):
    """The deck, for the window's thread and for work in the background.

    Attributes:
        path: the file, which may not exist.

    Signals:
        counted(Counts): how many cards there are.
        failed(Exception): exercises could not be added.
    """

    counted = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        path: Path,
        parent: QObject,
        *,
        clock: Callable[[], datetime.datetime] | None = None,
    ) -> None:
        """``clock`` is the deck's."""
        super().__init__(parent)
        self.path = path
        self._options: dict[str, Any] = {} if clock is None else {"clock": clock}
        self._deck: Deck | None = None
        self._runner: QueueRunner | None = None

    def open(self) -> Deck:
        """Return the deck.

        Raises:
            DeckError: it cannot be used.
        """
        if self._deck is None:
            self._deck = self._make()
        return self._deck

    def count(self) -> None:
        """Count the cards in the background soon, if there is a deck."""
        if self.path.exists():
            QTimer.singleShot(_COUNT_MS, self, self._count)

    def add(self, exercises: Sequence[Exercise]) -> None:
        """Add exercises in the background: to find their positions takes a while."""
        if exercises:
            self._run(lambda deck: deck.add(exercises), on_failure=self.failed.emit)

    def wait(self) -> None:
        """Wait until everything in the background is done."""
        if self._runner is not None:
            self._runner.wait()

    def close(self) -> None:
        """Close the deck when all has been added."""
        self.wait()
        if self._deck is not None:
            self._deck.close()
            self._deck = None

    def _count(self) -> None:
        self._run(lambda deck: deck.counts(), self.counted.emit)

    def _make(self) -> Deck:
        from rules.training.deck import Deck

        return Deck(self.path, **self._options)

    def _run(
        self,
        work: Callable[[Deck], Any],
        on_success: Callable[[Any], None] = lambda _answer: None,
        on_failure: Callable[[Exception], None] = lambda _error: None,
    ) -> None:
        """Do something with the deck on another thread, by a connection of its own."""
        from rules.training.deck_file import DeckError

        def with_deck() -> Any:
            deck = self._make()
            try:
                return work(deck)
            finally:
                deck.close()

        if self._runner is None:
            self._runner = QueueRunner("deck", self)
        task = Task(with_deck, on_success, on_failure, owner=self, expected=(DeckError, OSError))
        self._runner.submit(task)
