"""A piece of work off the window's thread, and the callbacks for its outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import shiboken6
from PySide6.QtCore import QObject

_MIN_STEP = 0.001  # a smaller progress is not worth a message


class CancelledError(Exception):
    """Raised in the work of a task that has been cancelled."""


def _ignore(_outcome: Any) -> None:
    """Do nothing."""


class Task:
    """Something to be done on another thread.

    In the window's thread, ``on_success`` gets what the work returned, or ``on_failure`` what it
    raised: one of the two, unless the task was cancelled or its owner is gone.

    Attributes:
        work: the function to call; whoever runs the task supplies its arguments. Long work calls
            ``report``.
        owner: the object that the outcome is for, None if it is wanted in any case.
        expected: errors that may happen in normal use; others are logged as faults too.
        cancelled: whether the outcome is no longer wanted.
        stopping: whether the work is to end early, and to return what it has.
    """

    def __init__(
        self,
        work: Callable[..., Any],
        on_success: Callable[[Any], None] = _ignore,
        on_failure: Callable[[Exception], None] = _ignore,
        *,
        on_progress: Callable[[float], None] = _ignore,
        owner: QObject | None = None,
        expected: tuple[type[Exception], ...] = (OSError,),
    ) -> None:
        """``on_progress`` gets the share that is done, from 0 to 1."""
        self.work, self.on_success, self.on_failure = work, on_success, on_failure
        self.on_progress, self.owner, self.expected = on_progress, owner, expected
        self.cancelled = self.stopping = False
        self._reported = -1.0
        self._send_progress: Callable[[float], None] = _ignore

    # -- called by the window's thread -------------------------------------------------------

    def cancel(self) -> None:
        """End soon, without an outcome."""
        self.cancelled = self.stopping = True

    def stop(self) -> None:
        """End soon, with the outcome so far."""
        self.stopping = True

    @property
    def is_wanted(self) -> bool:
        """Return whether the outcome is still wanted."""
        return not self.cancelled and (self.owner is None or shiboken6.isValid(self.owner))

    def succeed(self, answer: Any) -> None:
        """Pass the answer on; the task is over."""
        handler = self.on_success if self.is_wanted else _ignore
        self.release()
        handler(answer)

    def fail(self, error: Exception) -> None:
        """Pass the error on; the task is over."""
        handler = self.on_failure if self.is_wanted else _ignore
        self.release()
        handler(error)

    def show_progress(self, share: float) -> None:
        if self.is_wanted:
            self.on_progress(share)

    def release(self) -> None:
        """Drop all references.

        The thread that ran the task may keep it for a while, and must neither keep a closed window
        alive nor destroy it.
        """
        self.work = lambda *_arguments: None
        self.on_success = self.on_failure = self.on_progress = _ignore
        self._send_progress = _ignore
        self.owner = None

    # -- called by the thread that runs it ---------------------------------------------------

    def send_progress_by(self, send: Callable[[float], None]) -> None:
        """Make ``report`` send progress to the window's thread by calling ``send``."""
        self._send_progress = send

    def report(self, share: float) -> None:
        """Report the share that is done, from 0 to 1.

        Raises:
            CancelledError: the task was cancelled.
        """
        if self.cancelled:
            raise CancelledError
        if share - self._reported >= _MIN_STEP:
            self._reported = share
            self._send_progress(share)
