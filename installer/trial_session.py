"""What automated trials share: they wait for conditions, look at the screen, and report."""

from __future__ import annotations

import abc
import sys
import time
from collections.abc import Callable
from pathlib import Path

TIMEOUT_S = 180  # a busy machine may take a minute to show a window
_MOVING_S = 10  # for which a picture waits, at most
_STILL = 6  # pictures that must be equal, but for a blinking cursor
_POLL_S = 0.1
_BEGAN_S = time.monotonic()


class TrialError(Exception):
    """Something does not work as a user would expect; the text says what."""


def check(holds: bool, text: str) -> None:
    """Raise a TrialError with this text unless a condition holds."""
    if not holds:
        raise TrialError(text)


def check_size(name: str, size: int, most_mb: int) -> None:
    """Report a size in bytes, and check that it is not too large."""
    say(f"{name} has {size / 1e6:.1f} MB")
    check(size <= most_mb * 1e6, f"{name} has more than {most_mb} MB")


def say(text: str) -> None:
    """Report progress, with the seconds since the start."""
    name = Path(sys.argv[0]).stem.replace("_", "-")
    print(f"{name}, {time.monotonic() - _BEGAN_S:.0f} s: {text}", flush=True)


class TrialSession(abc.ABC):
    """A user at a screen, of whatever system."""

    @abc.abstractmethod
    def take(self) -> bytes:
        """Take a picture of the screen, as PNG."""

    def wait(self, failure: str, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds; TrialError if it did not in time."""
        check(self.comes(holds, TIMEOUT_S), failure)

    def comes(self, holds: Callable[[], bool], within_s: float) -> bool:
        """Wait until a condition holds, up to a time limit. Returns whether it does."""
        end_s = time.monotonic() + within_s
        while not holds():
            if time.monotonic() > end_s:
                return False
            time.sleep(_POLL_S)
        return True

    def still_screen(self, unlike: bytes = b"") -> bytes:
        """Return a picture of the screen, if possible when nothing moves any more.

        ``unlike``: a picture of what is to change first.
        """
        taken: list[bytes] = []

        def stands_still() -> bool:
            taken.append(self.take())
            last = set(taken[-_STILL:])
            return len(taken) >= _STILL and len(last) <= 2 and unlike not in last

        self.comes(stands_still, _MOVING_S)
        return taken[-1]
