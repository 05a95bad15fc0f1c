"""One open game, written down within a second of every change to it."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.storage.autosave import AutosaveFile
from desktop.storage.incremental_serializer import IncrementalSerializer
from rules.record.game_record import GameRecord

_SLICE_MS = 4  # of the window's time, again and again
_PAUSE_MS = 200  # from one writing to the next, for the disk's sake
_LATE_S = 0.5  # after a change, what is not written down yet is written without a break
_RETRY_MS = 5_000  # after the disk has refused


class Autosaver(QObject):
    """Writes a game to the program's folder while the window goes on.

    The text is made in slices of the window's time; if the game changes meanwhile, it is begun
    again. The disk is left to a thread.

    Signals:
        written: the file is as the game was a moment ago.
        failed(Exception): it could not be written; it is tried again, after a while or a change.
    """

    written = Signal()
    failed = Signal(object)

    def __init__(self, record: GameRecord, autosave: AutosaveFile, parent: QObject) -> None:
        super().__init__(parent)
        self._record, self._autosave = record, autosave
        self._writer = autosave.writer
        self._transcript: IncrementalSerializer | None = None
        self._changed_s: float | None = None  # when what is not written down yet began
        self._is_writing = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_behind(self) -> bool:
        """Whether the game has changed since what is written or being written."""
        return self._changed_s is not None

    def note(self) -> None:
        """The game has changed."""
        self._transcript = None
        if self._changed_s is None:
            self._changed_s = time.monotonic()
        waits = self._timer.isActive() and self._timer.interval() != _RETRY_MS
        if not self._is_writing and not waits:
            self._timer.start(0)

    def finish(self) -> None:
        """Have all on the disk before this returns; ``failed`` tells if that cannot be."""
        self._timer.stop()
        self._transcript = None
        if self.is_behind and self._claim():
            self._hand_over(IncrementalSerializer(self._record).go_on())
        self._writer.wait()

    def _go_on(self) -> None:
        if self._changed_s is None or not self._claim():
            return
        if self._transcript is None:
            self._transcript = IncrementalSerializer(self._record)
        is_late = time.monotonic() - self._changed_s > _LATE_S
        data = self._transcript.go_on(float("inf") if is_late else _SLICE_MS)
        if data is None:
            self._timer.start(0)
        else:
            self._hand_over(data)

    def _claim(self) -> bool:
        """Have a file to write to; False where there is nothing to write, or no place for it."""
        try:
            if self._autosave.prepare(self._record):
                return True
        except OSError as error:
            self._refuse(error)
            return False
        self._changed_s = None
        return False

    def _hand_over(self, data: bytes | None) -> None:
        assert data is not None
        self._transcript = self._changed_s = None
        self._is_writing = True
        over = bool(self._record.game_result_text)
        self._writer.send(self._autosave.writing(data, over=over), self._on_done)

    def _on_done(self, error: Exception | None) -> None:
        self._is_writing = False
        if error is not None:
            self._refuse(error)
            return
        self._autosave.tell_written()
        self.written.emit()
        if self.is_behind:
            self._timer.start(_PAUSE_MS)

    def _refuse(self, error: Exception) -> None:
        self._changed_s = time.monotonic()
        self._timer.start(_RETRY_MS)
        self.failed.emit(error)
