"""Python's garbage collection, kept in the window's thread.

Python collects in whichever thread happens to make an object. In the engine's thread that would
destroy what is left of a closed window, and Qt's objects may only be destroyed in the thread they
live in: a running animation, for one, would leave a dangling pointer behind.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_INTERVAL_MS = 500


class GarbageCollector(QObject):
    """Collects when Python would, but here. Nothing is collected elsewhere from then on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    @staticmethod
    def collect() -> None:
        """Collect the oldest generation that is due, if any is."""
        due = [
            generation
            for generation, (count, threshold) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if 0 < threshold < count
        ]
        if due:
            gc.collect(due[-1])
