"""Saves one open game within a second of every change."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.storage.autosave import AutosaveFile
from desktop.storage.incremental_serializer import IncrementalSerializer
from rules.record.game_record import GameRecord

_SLICE_MS = 4  # of work on the window's thread at a time
_PAUSE_MS = 200  # between two writes, to spare the disk
_LATE_S = 0.5  # this long after a change, the rest is serialised without a break
_RETRY_MS = 5_000  # after a failed write


class Autosaver(QObject):
    """Writes a game to the program's folder while the window stays responsive.

    The game is serialised in short slices on the window's thread, which start again if it changes
    in between. Another thread writes it to the disk.

    Signals:
        written: the file contains the game as it was a moment ago.
        failed(Exception): the game could not be written; it tries again after a while or a change.
    """

    written = Signal()
    failed = Signal(object)

    def __init__(self, record: GameRecord, autosave: AutosaveFile, parent: QObject) -> None:
        super().__init__(parent)
        self._record, self._autosave = record, autosave
        self._writer = autosave.writer
        self._serializer: IncrementalSerializer | None = None
        self._changed_s: float | None = None  # the time of the first unwritten change
        self._is_writing = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._continue)

    @property
    def has_unwritten_changes(self) -> bool:
        """Return whether there are changes that are neither written nor being written."""
        return self._changed_s is not None

    def schedule(self) -> None:
        """Schedule a write after a change to the game."""
        self._serializer = None
        if self._changed_s is None:
            self._changed_s = time.monotonic()
        waits = self._timer.isActive() and self._timer.interval() != _RETRY_MS
        if not self._is_writing and not waits:
            self._timer.start(0)

    def flush(self) -> None:
        """Write all changes before this returns; emits ``failed`` if that is impossible."""
        self._timer.stop()
        self._serializer = None
        if self.has_unwritten_changes and self._claim():
            self._hand_over(IncrementalSerializer(self._record).advance())
        self._writer.wait()

    def _continue(self) -> None:
        if self._changed_s is None or not self._claim():
            return
        if self._serializer is None:
            self._serializer = IncrementalSerializer(self._record)
        is_late = time.monotonic() - self._changed_s > _LATE_S
        data = self._serializer.advance(float("inf") if is_late else _SLICE_MS)
        if data is None:
            self._timer.start(0)
        else:
            self._hand_over(data)

    def _claim(self) -> bool:
        """Make sure that there is a file; False if that fails or there is nothing to write."""
        try:
            if self._autosave.prepare(self._record):
                return True
        except OSError as error:
            self._report_failure(error)
            return False
        self._changed_s = None
        return False

    def _hand_over(self, data: bytes | None) -> None:
        assert data is not None
        self._serializer = self._changed_s = None
        self._is_writing = True
        finished = bool(self._record.game_result_text)
        self._writer.send(
            self._autosave.make_write(data, finished=finished), self._on_done, owner=self
        )

    def _on_done(self, error: Exception | None) -> None:
        self._is_writing = False
        if error is not None:
            self._report_failure(error)
            return
        self._autosave.emit_written()
        self.written.emit()
        if self.has_unwritten_changes:
            self._timer.start(_PAUSE_MS)

    def _report_failure(self, error: Exception) -> None:
        self._changed_s = time.monotonic()
        self._timer.start(_RETRY_MS)
        self.failed.emit(error)
