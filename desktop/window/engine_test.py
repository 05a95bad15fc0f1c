"""Starts an engine once, in the background, to see whether it answers and what it plays."""

from __future__ import annotations

import collections
import threading
import time
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.services.tasks import Task, ThreadRunner
from rules.gtp_client.errors import GtpEngineError, LogLine, StoppedError
from rules.gtp_client.handshake import EngineFacts, shake_hands

MAX_LINES = 1000  # that wait to be shown
_POLL_MS = 100


class EngineTest(QObject):
    """One test at a time.

    Attributes:
        facts: what the engine said of itself in the last test; None unless that succeeded.
        failure: why the last test failed; None unless it did.

    Signals:
        changed: the test has begun or ended, or a tenth of a second has passed.
        heard(list[LogLine]): what was sent and received meanwhile.
    """

    changed = Signal()
    heard = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.facts: EngineFacts | None = None
        self.failure: Exception | None = None
        self._runner = ThreadRunner(self)
        self._task: Task | None = None
        self._stop = threading.Event()
        self._began = 0.0
        self._lines: collections.deque[LogLine] = collections.deque(maxlen=MAX_LINES)
        self._timer = QTimer(self, interval=_POLL_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        return self._task is not None

    @property
    def elapsed_s(self) -> int:
        """How many whole seconds the test has taken so far."""
        return int(time.monotonic() - self._began)

    def start(self, words: Sequence[str], seconds: int) -> None:
        """Test a program, which has so many seconds for all its answers."""
        self.cancel()
        self.facts, self.failure = None, None
        stop, lines = threading.Event(), collections.deque[LogLine](maxlen=MAX_LINES)
        self._stop, self._lines = stop, lines  # an earlier test may still write into its own
        self._began = time.monotonic()
        self.destroyed.connect(stop.set)  # the window may be closed with everything in it

        def work() -> EngineFacts:
            return shake_hands(words, seconds=seconds, stop=stop, log=lines.append)

        self._task = Task(
            work,
            self._succeed,
            self._fail,
            owner=self,
            expected=(GtpEngineError, StoppedError),
        )
        self._runner.start(self._task, name="engine test", daemon=True)
        self._timer.start()
        self.changed.emit()

    def cancel(self) -> None:
        """End the test, and the program; nothing more is heard of it."""
        self._stop.set()
        if self._task is not None:
            self._task.cancel()
            self._end()

    def _succeed(self, facts: EngineFacts) -> None:
        self.facts = facts
        self._end()

    def _fail(self, error: Exception) -> None:
        self.failure = error
        self._end()

    def _end(self) -> None:
        self._task = None
        self._timer.stop()
        self._tick()

    def _tick(self) -> None:
        lines = []
        while self._lines:
            lines.append(self._lines.popleft())
        if lines:
            self.heard.emit(lines)
        self.changed.emit()
