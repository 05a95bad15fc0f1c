"""Python's garbage collection, confined to the window's thread.

Python collects on whichever thread happens to allocate an object. On the engine's thread that could
destroy the remains of a closed window, but Qt's objects may only be destroyed on the thread they
live in: a running animation, for example, would leave a dangling pointer behind.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_INTERVAL_MS = 500


class GarbageCollector(QObject):
    """Collects whenever Python would, but only on the thread that created this object."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    @staticmethod
    def collect() -> None:
        """Collect the oldest generation that is due, if any."""
        due = [
            generation
            for generation, (count, threshold) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if 0 < threshold < count
        ]
        if due:
            gc.collect(due[-1])
