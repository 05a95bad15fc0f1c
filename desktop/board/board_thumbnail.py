"""A picture of a board that fills its widget.

It is drawn only after its window has been painted, so that windows open without delay.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.board.picture_cache import PictureCache, PictureRequest
from desktop.painting.drawing import Drawing
from desktop.theme.themes import Theme
from rules.position import Position
from rules.setup import Setup

_NAMED_PX = 360  # pictures of this size and above show coordinates
_SETTLE_MS = 120  # before drawing, after the last change of size or position


class BoardThumbnail(QWidget):
    """A square picture of a position, drawn like the real board."""

    def __init__(
        self, theme: Theme, pictures: PictureCache | None = None, parent: QWidget | None = None
    ) -> None:
        """``pictures`` keeps what has been drawn, by default nothing."""
        super().__init__(parent)
        self._theme = theme
        self._pictures = pictures or PictureCache()
        self._position: Position | None = None
        self._image: QImage | None = None
        self._stale = True
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._draw)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(90, 90)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_position(self, position: Position) -> None:
        self._position = position
        self._outdate()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._outdate()

    def _outdate(self) -> None:
        self._stale = True
        self.update()

    def _draw(self) -> None:
        side = min(self.width(), self.height())
        if self._position is None or side < 1 or not self.isVisible():
            return
        drawing = Drawing(coordinates=side >= _NAMED_PX)
        self._image = self._pictures.picture(
            PictureRequest(self._position, side, self._theme, self.devicePixelRatioF(), drawing)
        )
        self._stale = False
        self._timer.setInterval(_SETTLE_MS)
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSize()  # it expands into the remaining space

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._outdate()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._outdate()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._stale:
            self._timer.start()
        if self._image is None:
            return
        side = min(self.width(), self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        left, top = (self.width() - side) // 2, (self.height() - side) // 2
        painter.drawImage(self.rect().adjusted(left, top, -left, -top), self._image)
        painter.end()


def middle_of_a_game(setup: Setup, *, seed: int, share: float = 0.45) -> Position:
    """Return a position to show: from the course of a random game."""
    position = setup.start()
    _value, trace = position.random_playout(seed)
    wanted = int(len(trace) * share)
    for count, (step, _player) in enumerate(trace):
        if position.over or (count >= wanted and position.turn > 0):
            break
        position.play(step)
    return position
