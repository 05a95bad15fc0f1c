"""A thread that writes to the disk, so that the window never waits for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.background.task import Task
from desktop.background.task_runner import QueueRunner

Write = Callable[[], None]
OnDone = Callable[[Exception | None], None]


class DiskWriter(QueueRunner):
    """Writes one thing after another, in the order in which they were given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("disk", parent)

    def send(self, write: Write, on_done: OnDone, *, owner: QObject | None = None) -> None:
        """Do ``write`` there; ``on_done`` gets the error here, None if there was none.

        Once ``owner`` is gone, nothing more is heard of it; it is written all the same.
        """
        self.submit(Task(write, lambda _answer: on_done(None), on_done, owner=owner))
