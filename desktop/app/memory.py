"""Memory: when garbage is collected, and how the C library's heap grows.

Python collects on whichever thread happens to allocate an object. On the engine's thread that could
destroy the remains of a closed window, but Qt's objects may only be destroyed on the thread they
live in: a running animation, for example, would leave a dangling pointer behind.
"""

from __future__ import annotations

import ctypes
import gc
import sys

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


_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3  # from malloc.h

_LARGE = 128 * 1024  # bytes; glibc's initial threshold


def keep_large_blocks_apart() -> bool:
    """Take large blocks always from the system. Returns whether this C library can do so.

    glibc takes large blocks straight from the system and returns them at once. But freeing the
    first one raises the threshold for doing so, to as much as 32 MB. From then on pictures, trees
    and texts share the heap with small blocks that stay, and leave it fragmented.
    """
    if not sys.platform.startswith("linux"):
        return False
    try:
        set_option = ctypes.CDLL(None).mallopt
    except AttributeError:  # another C library: musl has neither the function nor the problem
        return False
    return all(set_option(option, _LARGE) for option in (_M_MMAP_THRESHOLD, _M_TRIM_THRESHOLD))
