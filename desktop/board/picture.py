"""Pictures of whole boards, for the start page, for files and for printing.

The start page keeps its pictures on the disk, and draws them only after its window has been
painted, so that windows open without delay.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.painting.drawing import Drawing
from desktop.services.digest import digest
from desktop.theme.themes import UI_THEME, Theme
from rules.version import VERSION

if TYPE_CHECKING:
    from desktop.board.board_scene import BoardScene
    from rules.piece import Change
    from rules.position import Position
    from rules.setup import Setup


@contextmanager
def board_for_paper(
    setup: Setup, theme: Theme, drawing: Drawing | None = None
) -> Iterator[BoardScene]:
    """Yield a scene for painting to a file or printer, as vector shapes that stay sharp."""
    # late: a window is there before the boards on it are drawn
    from PySide6.QtWidgets import QGraphicsItem

    from desktop.board.board_scene import BoardScene

    scene = BoardScene(setup, theme, drawing)
    try:
        for item in scene.items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # a cache would contain pixels
        yield scene
    finally:
        shiboken6.delete(scene)


def paint_board(painter: QPainter, box: QRectF, scene: BoardScene) -> None:
    """Paint a whole board into a box, centred and as large as it fits."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, box, scene.sceneRect())


def board_picture(
    position: Position,
    size_px: int,
    theme: Theme,
    device_ratio: float = 1.0,
    last: tuple[Change, ...] = (),
    drawing: Drawing | None = None,
    marked: Sequence[int] = (),
) -> QImage:
    """Return a square picture of a board on a transparent ground, drawn as on the screen.

    ``size_px``: in logical pixels; there are ``device_ratio`` device pixels to each. ``marked``:
    the cells that are outlined.
    """
    with board_for_paper(position.setup, theme, drawing) as scene:
        scene.show_position(position, last)
        scene.show_preview(group=marked)
        return scene_picture(scene, size_px, device_ratio)


def scene_picture(scene: BoardScene, size_px: int, device_ratio: float = 1.0) -> QImage:
    """Return a square picture of a scene."""
    pixels = round(size_px * device_ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    image.setDevicePixelRatio(device_ratio)
    return image


log = logging.getLogger(__name__)

_MOST = 40  # pictures, in several sizes and themes; then the oldest ones go


class PictureCache:
    """Draws each picture once. What cannot be read or written is drawn again."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder`` is made when it is needed; without one nothing is kept."""
        self._folder = folder

    def picture(
        self,
        name: str,
        position: Callable[[], Position],
        size_px: int,
        theme: Theme,
        device_ratio: float,
        drawing: Drawing,
        marked: Sequence[int] = (),
    ) -> QImage:
        """Return what ``board_picture`` draws, from the disk if it has been drawn before.

        ``name`` is that of the position, which is only made where it has to be drawn.
        """
        side = round(size_px * device_ratio)
        looks = (VERSION, name, side, theme, drawing, *marked)
        file = digest(repr(looks).encode(), 32) + ".png"
        path = self._folder / file if self._folder is not None else None
        image = QImage(str(path)) if path is not None and os.path.isfile(path) else QImage()
        if not image.width() == image.height() == side:  # it may be damaged
            image = board_picture(
                position(), size_px, theme, device_ratio, drawing=drawing, marked=marked
            )
            if path is not None:
                self._store(path, image)
        image.setDevicePixelRatio(device_ratio)
        return image

    def _store(self, path: Path, image: QImage) -> None:
        from PySide6.QtCore import QBuffer, QSaveFile  # late, as above

        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            stored = sorted(path.parent.glob("*.png"), key=lambda file: file.stat().st_mtime)
            for old in stored[: max(0, len(stored) + 1 - _MOST)]:
                old.unlink(missing_ok=True)
        except OSError as error:
            log.info("pictures are not kept: %s", error)
            return
        buffer = QBuffer()  # where the disk is full, the image's format would complain
        image.save(buffer, "PNG")  # type: ignore[call-overload]  # it does accept str
        file = QSaveFile(str(path))  # others may be reading it
        if file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(buffer.data()) >= 0:
            file.commit()


_NAMED_PX = 360  # pictures of this size and above show coordinates
_SETTLE_MS = 120  # before drawing, after the last change of size or position


class BoardThumbnail(QWidget):
    """A square picture of a position, drawn like the real board."""

    def __init__(self, pictures: PictureCache | None = None) -> None:
        """``pictures`` keeps what has been drawn, by default nothing."""
        super().__init__()
        self._pictures = pictures or PictureCache()
        self._name = ""
        self._position: Callable[[], Position] | None = None
        self._marked: Sequence[int] = ()
        self._image: QImage | None = None
        self._stale = True
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._draw)
        UI_THEME.changed.connect(self._outdate)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(90, 90)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_position(self, position: Position, marked: Sequence[int] = ()) -> None:
        """Show a position; ``marked``: the cells that are outlined."""
        self._marked = tuple(marked)
        self.show_named(str(position.board_hash), lambda: position)

    def show_named(self, name: str, position: Callable[[], Position]) -> None:
        """Show a position that is only made if no picture of this name is kept."""
        self._name, self._position = name, position
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
            self._name,
            self._position,
            side,
            UI_THEME.theme,
            self.devicePixelRatioF(),
            drawing,
            self._marked,
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
