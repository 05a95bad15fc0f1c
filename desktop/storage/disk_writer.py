"""A thread that writes to the disk, so that the window never waits for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from PySide6.QtCore import QObject, Signal, Slot

Task = Callable[[], None]
Callback = Callable[[OSError | None], None]


class DiskWriter(QObject):
    """Runs tasks one after another, in the order in which they were sent.

    A task must not hold Qt objects: its last reference may be dropped on the other thread.
    """

    _done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="disk writer")
        self._callbacks: deque[Callback] = deque()
        self._errors: SimpleQueue[OSError | None] = SimpleQueue()
        self._done.connect(self._call_back)

    def send(self, task: Task, then: Callback) -> None:
        """Run ``task`` on the other thread, then call ``then`` on this one with its error."""
        self._callbacks.append(then)
        self._thread.submit(self._run, task)

    def wait(self) -> None:
        """Wait until all tasks sent so far are done, and call their callbacks."""
        self._thread.submit(lambda: None).result()
        self._call_back()

    def _run(self, task: Task) -> None:
        error = None
        try:
            task()
        except OSError as raised:
            error = raised
        self._errors.put(error)
        self._done.emit()

    @Slot()
    def _call_back(self) -> None:
        while not self._errors.empty():
            self._callbacks.popleft()(self._errors.get())
