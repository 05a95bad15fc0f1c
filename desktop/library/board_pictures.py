"""Small pictures of boards for a list: painted when needed, and cached."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from desktop.engine.engine_worker import EngineClient
from desktop.painting.drawing import Drawing
from desktop.theme.theme import Theme
from rules.library.canonical_key import node_with
from rules.library.library import LibraryRow
from rules.position import Position
from rules.record.game_file import load
from rules.record.read_report import GameFileError

_MAX_KEPT = 600
_AT_ONCE = 4  # games read before the first is painted


class PictureRequest(NamedTuple):
    """A picture of a game: the position with this key, or its last one without a key."""

    row: LibraryRow
    key: int | None


class BoardPictures(QObject):
    """Paints small pictures of games between other events.

    Signals:
        ready: another picture has been painted, or all were discarded.
    """

    ready = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size_px, self._ratio = 64, 1.0
        self._kept: OrderedDict[tuple[int, int, int | None], QPixmap | None] = OrderedDict()
        self._wanted: list[PictureRequest] = []
        self._read: list[tuple[PictureRequest, Position | None]] = []
        self._reader = EngineClient(self, make_engine=object)
        self._reader.answered.connect(self._take)
        self._reader.failed.connect(lambda _ticket, _error: None)
        self._painting = QTimer(self, interval=0)
        self._painting.timeout.connect(self._paint_next)

    def close(self) -> None:
        self._reader.close()
        self._painting.stop()

    def set_style(self, theme: Theme, size_px: int, ratio: float) -> None:
        """Set how pictures are painted; if that changes, discard those painted before."""
        if (theme, size_px, ratio) != (self._theme, self._size_px, self._ratio):
            self._theme, self._size_px, self._ratio = theme, size_px, ratio
            self._kept.clear()
            self.ready.emit()

    def picture(self, request: PictureRequest) -> QPixmap | None:
        """Return the picture if it has been painted."""
        return self._kept.get(_key(request))

    def want(self, requests: list[PictureRequest]) -> None:
        """Paint these pictures instead of those requested before."""
        self._wanted = [request for request in requests if _key(request) not in self._kept]
        if not self._reader.busy and not self._read:
            self._read_next()

    # -- inner -------------------------------------------------------------------------------

    def _read_next(self) -> None:
        requests, self._wanted = self._wanted[:_AT_ONCE], self._wanted[_AT_ONCE:]
        if requests:
            self._reader.ask(lambda _engine, stop: _positions(requests, stop))

    def _take(self, _ticket: int, answer: Any) -> None:
        self._read = list(answer or [])
        self._painting.start()

    def _paint_next(self) -> None:
        """Paint one picture; the event loop runs between two of them."""
        if not self._read:
            self._painting.stop()
            self._read_next()
            return
        # late: drawing boards needs numpy and shapely, which the first window does not
        from desktop.board.picture import board_picture

        request, position = self._read.pop(0)
        pixmap = None
        if position is not None:
            image = board_picture(
                position,
                self._size_px,
                self._theme,
                self._ratio,
                drawing=Drawing(coordinates=False),
            )
            pixmap = QPixmap.fromImage(image)
        self._kept[_key(request)] = pixmap
        while len(self._kept) > _MAX_KEPT:
            self._kept.popitem(last=False)
        self.ready.emit()


def _key(request: PictureRequest) -> tuple[int, int, int | None]:
    return request.row.id, request.row.changed, request.key


def _positions(
    requests: list[PictureRequest], stop: threading.Event
) -> list[tuple[PictureRequest, Position | None]]:
    found = []
    for request in requests:
        if stop.is_set():
            break
        found.append((request, _position(request)))
    return found


def _position(request: PictureRequest) -> Position | None:
    """Return the position to paint; None if the file can no longer be read."""
    if not request.row.entry.setup:
        return None
    try:
        record = load(request.row.path)
    except (OSError, GameFileError):
        return None
    node = None if request.key is None else node_with(record, request.key)
    return record.position_at(node or (record.main_line or [record.root])[-1])
