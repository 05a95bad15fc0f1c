"""The deck of exercises that all windows share, opened when it is first needed."""

from __future__ import annotations

import contextlib
import datetime
import importlib
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.services.tasks import CancelledError, QueueRunner, Task

if TYPE_CHECKING:
    from rules.training.deck import Deck
    from rules.training.deck_transfer import Pending
    from rules.training.exercise import Exercise

# the deck is imported late: windows that do not train need neither SQLite nor the schedule

log = logging.getLogger(__name__)

_CLOSING_S = 0.7  # desktops give a program about two seconds to end
_COUNT_MS = 300  # after the start page has been shown, which need not wait for it


def _ignore(_outcome: Any) -> None:
    """Do nothing."""


class DeckHost(QueueRunner):
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
        super().__init__("deck", parent)
        self.path = path
        self._options: dict[str, Any] = {} if clock is None else {"clock": clock}
        self._deck: Deck | None = None  # used on its thread alone
        self._pending: dict[Pending, None] = {}  # what has not succeeded yet
        self._is_left = False  # the thread, which must not change the deck any more
        self._is_newer = False  # the deck; it has been reported

    def run(
        self,
        work: Callable[[Deck], Any],
        on_success: Callable[[Any], None] = _ignore,
        on_failure: Callable[[Exception], None] = _ignore,
        *,
        owner: QObject | None = None,
        pending: Sequence[Pending] = (),
    ) -> None:
        """Do something with the deck after what was asked before; the outcome is for ``owner``.

        Without a usable deck, ``on_failure`` gets a ``DeckError``. ``pending`` is what the work
        adds or counts: if it has not succeeded when the deck is closed, the next deck does it.
        """
        self._pending |= dict.fromkeys(pending)

        def with_deck() -> Any:
            from rules.training.deck_file import DeckError
            from rules.training.deck_transfer import DeckTransferError

            task.expected = (DeckError, DeckTransferError, OSError)
            deck = self._opened()
            if self._is_left:
                raise CancelledError
            answer = work(deck)
            for each in pending:
                self._pending.pop(each, None)
            return answer

        task = Task(with_deck, on_success, on_failure, owner=owner or self)
        self.submit(task)

    def load(self, modules: Sequence[str], then: Callable[[], None], *, owner: QObject) -> None:
        """Import what the window needs next, and call ``then``.

        Importing it in the window's thread would stop the window for a moment.
        """
        if sys.modules.keys() >= set(modules):
            then()
        else:
            self.submit(
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
            from rules.training.deck_transfer import Pending

            pending = [Pending(each, self.now()) for each in exercises]
            self.run(lambda deck: deck.add(exercises), on_failure=self.failed.emit, pending=pending)

    def forget(self, pending: Pending) -> None:
        """Forget what has not succeeded: it was undone."""
        self._pending.pop(pending, None)

    def now(self) -> int:
        """Return the time, in milliseconds since 1970."""
        from rules.training.schedule import milliseconds

        clock = self._options.get("clock")
        return milliseconds(clock() if clock else datetime.datetime.now(datetime.UTC))

    def close(self, seconds: float = _CLOSING_S) -> bool:
        """Close the deck when everything that was asked is done, or as far as it is done in time.

        Answers that have not been counted are kept for the next deck. Returns False if the thread
        is left behind.
        """
        self.submit(Task(self._close))
        self._is_left = not super().close(seconds)
        if self._pending:
            from rules.training.deck_transfer import keep_pending

            try:
                keep_pending(self.path, self._pending)
            except OSError as error:
                log.warning("%s answers are not counted: %s", len(self._pending), error)
            self._pending.clear()
        return not self._is_left

    def _count(self) -> None:
        self.run(lambda deck: deck.counts(), self.counted.emit, self._report_newer)

    def _report_newer(self, error: Exception) -> None:
        """Report a deck of a newer version, once; other problems when cards are asked for."""
        from rules.training.deck_file import NewerDeckError

        if isinstance(error, NewerDeckError) and not self._is_newer:
            self._is_newer = True
            self.failed.emit(error)

    # -- on the deck's thread ----------------------------------------------------------------

    def _opened(self) -> Deck:
        if self._deck is None:
            from rules.training.deck import Deck
            from rules.training.deck_file import DeckError
            from rules.training.deck_transfer import count_pending

            self._deck = Deck(self.path, **self._options)
            file = self._deck.file
            if file.aside is not None:
                self.rescued.emit(file.aside.name, file.rescued)
            with contextlib.suppress(DeckError):  # they stay for the next program
                count_pending(self._deck)
        return self._deck

    def _close(self) -> None:
        if self._deck is not None:
            self._deck.close()
            self._deck = None
