"""The deck of exercises that all windows share, opened when it is first needed."""

from __future__ import annotations

import datetime
import importlib
import os
import sys
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


def _ignore(_outcome: Any) -> None:
    """Do nothing."""


class DeckHost(QObject):
    """The deck, on a thread of its own: the disk, or another program, may make it wait.

    Attributes:
        path: the file, which may not exist.

    Signals:
        counted(Counts): how many cards there are.
        failed(Exception): exercises could not be added.
        rescued(str, int): the deck was damaged; the name of the copy that was kept, and how many
            cards could be read.
    """

    counted = Signal(object)
    failed = Signal(object)
    rescued = Signal(str, int)

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
        self._deck: Deck | None = None  # used on its thread alone
        self._runner: QueueRunner | None = None

    def run(
        self,
        work: Callable[[Deck], Any],
        on_success: Callable[[Any], None] = _ignore,
        on_failure: Callable[[Exception], None] = _ignore,
        *,
        owner: QObject | None = None,
    ) -> None:
        """Do something with the deck after what was asked before; the outcome is for ``owner``.

        Without a usable deck, ``on_failure`` gets a ``DeckError``.
        """

        def with_deck() -> Any:
            from rules.training.deck_file import DeckError
            from rules.training.deck_transfer import DeckTransferError

            task.expected = (DeckError, DeckTransferError, OSError)
            return work(self._opened())

        task = Task(with_deck, on_success, on_failure, owner=owner or self)
        self._submit(task)

    def load(self, modules: Sequence[str], then: Callable[[], None], *, owner: QObject) -> None:
        """Import what the window needs next, and call ``then``.

        Importing it in the window's thread would stop the window for a moment.
        """
        if sys.modules.keys() >= set(modules):
            then()
        else:
            self._submit(
                Task(
                    lambda: list(map(importlib.import_module, modules)),
                    lambda _modules: then(),
                    owner=owner,
                )
            )

    def count(self) -> None:
        """Count the cards soon, if there is a deck."""
        if os.path.exists(self.path):
            QTimer.singleShot(_COUNT_MS, self, self._count)

    def add(self, exercises: Sequence[Exercise]) -> None:
        """Add exercises."""
        if exercises:
            self.run(lambda deck: deck.add(exercises), on_failure=self.failed.emit)

    def wait(self) -> None:
        """Wait until everything that was asked is done."""
        if self._runner is not None:
            self._runner.wait()

    def close(self) -> None:
        """Close the deck when everything that was asked is done."""
        if self._runner is not None:
            self._submit(Task(self._close))
            self.wait()

    def _count(self) -> None:
        self.run(lambda deck: deck.counts(), self.counted.emit)

    def _submit(self, task: Task) -> None:
        if self._runner is None:
            self._runner = QueueRunner("deck", self)
        self._runner.submit(task)

    # -- on the deck's thread ----------------------------------------------------------------

    def _opened(self) -> Deck:
        if self._deck is None:
            from rules.training.deck import Deck

            self._deck = Deck(self.path, **self._options)
            file = self._deck.file
            if file.aside is not None:
                self.rescued.emit(file.aside.name, file.rescued)
        return self._deck

    def _close(self) -> None:
        if self._deck is not None:
            self._deck.close()
            self._deck = None
