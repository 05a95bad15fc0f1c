"""A thread that writes to the disk, so that the window never waits for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.background.task import Task
from desktop.background.task_runner import QueueRunner

Write = Callable[[], None]
OnDone = Callable[[Exception | None], None]


class DiskWriter(QueueRunner):
    """Writes one thing after another, in the order in which they were sent."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("disk", parent)

    def send(self, write: Write, on_done: OnDone, *, owner: QObject | None = None) -> None:
        """Call ``write`` on the thread, then ``on_done`` here with its error, or None.

        If ``owner`` is gone by then, ``on_done`` is not called; ``write`` always is.
        """
        self.submit(Task(write, lambda _answer: on_done(None), on_done, owner=owner))
