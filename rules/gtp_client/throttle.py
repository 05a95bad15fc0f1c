"""Slows a reader of a program's output down to a rate.

Then a program that floods is blocked by its own pipe, and ours stays responsive.
"""

from __future__ import annotations

import time

_RATE = 1_000_000.0  # bytes per second, in the long run
_BURST = 2_000_000.0  # bytes
_PER_LINE = 100  # bytes that a line costs beside its own
_FLOOD_SECONDS = 2.0  # above the rate for so long
_NAP_SECONDS = 0.05


class Throttle:
    """Counts what one thread reads, and makes it wait where that is too much."""

    def __init__(self) -> None:
        self._allowed = _BURST
        self._filled_at = time.monotonic()
        self._exceeded_at: float | None = None

    @property
    def is_flood(self) -> bool:
        """Whether there has been too much to read for seconds."""
        since = self._exceeded_at
        return since is not None and time.monotonic() - since > _FLOOD_SECONDS

    def spend(self, size: int) -> None:
        """Count a line of so many bytes; wait if that is more than the rate allows."""
        now = time.monotonic()
        self._allowed += (now - self._filled_at) * _RATE
        self._filled_at = now
        if self._allowed >= _BURST / 2:
            self._allowed, self._exceeded_at = min(self._allowed, _BURST), None
        self._allowed -= size + _PER_LINE
        if self._allowed < 0:
            if self._exceeded_at is None:
                self._exceeded_at = now
            time.sleep(_NAP_SECONDS)
