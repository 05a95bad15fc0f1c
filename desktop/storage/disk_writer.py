"""A thread that writes to the disk, so that the window never waits for one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from PySide6.QtCore import QObject, Signal, Slot

Errand = Callable[[], None]
Answer = Callable[[OSError | None], None]


class DiskWriter(QObject):
    """Runs errands one after another, in the order in which they were given.

    An errand must hold nothing of Qt's: it may be what is destroyed last, on the other thread.
    """

    _done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self._answers: deque[Answer] = deque()
        self._errors: SimpleQueue[OSError | None] = SimpleQueue()
        self._done.connect(self._tell)

    def send(self, errand: Errand, then: Answer) -> None:
        """Have something done, and ``then`` told of it in this thread, with what went wrong."""
        self._answers.append(then)
        self._thread.submit(self._run, errand)

    def wait(self) -> None:
        """Wait until all is done that was given so far, and told."""
        self._thread.submit(lambda: None).result()
        self._tell()

    def _run(self, errand: Errand) -> None:
        error = None
        try:
            errand()
        except OSError as raised:
            error = raised
        self._errors.put(error)
        self._done.emit()

    @Slot()
    def _tell(self) -> None:
        while not self._errors.empty():
            self._answers.popleft()(self._errors.get())
