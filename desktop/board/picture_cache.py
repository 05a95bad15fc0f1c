"""Pictures of boards, kept on the disk so that the start page need not draw them every time."""

from __future__ import annotations

import dataclasses
import hashlib
import logging
import os
from pathlib import Path

from PySide6.QtCore import QBuffer, QSaveFile
from PySide6.QtGui import QImage

from desktop.painting.drawing import Drawing
from desktop.theme.themes import Theme
from rules.position import Position
from rules.version import VERSION

log = logging.getLogger(__name__)

_MOST = 40  # pictures, in several sizes and themes; then the oldest ones go


@dataclasses.dataclass(frozen=True)
class PictureRequest:
    """What a picture shows, and everything that decides how it looks.

    Attributes:
        side_px: the length of its sides, in logical pixels.
        ratio: device pixels to each of them.
    """

    position: Position
    side_px: int
    theme: Theme
    ratio: float
    drawing: Drawing

    @property
    def side(self) -> int:
        """The length of its sides in device pixels."""
        return round(self.side_px * self.ratio)

    @property
    def file_name(self) -> str:
        looks = (VERSION, self.position.board_hash, self.side, self.theme, self.drawing)
        return hashlib.sha256(repr(looks).encode()).hexdigest()[:32] + ".png"


class PictureCache:
    """Draws each picture once. What cannot be read or written is drawn again."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder`` is made when it is needed; without one nothing is kept."""
        self._folder = folder

    def picture(self, request: PictureRequest) -> QImage:
        """Return a picture, from the disk if it has been drawn before."""
        image = self._find(request)
        if image is None:
            # late: a window is there before the boards on it are drawn
            from desktop.board.picture import board_picture

            image = board_picture(
                request.position,
                request.side_px,
                request.theme,
                request.ratio,
                drawing=request.drawing,
            )
            self._store(request, image)
        image.setDevicePixelRatio(request.ratio)
        return image

    def _find(self, request: PictureRequest) -> QImage | None:
        path = self._folder / request.file_name if self._folder is not None else None
        if path is None or not os.path.isfile(path):
            return None
        image = QImage(str(path))
        whole = image.width() == image.height() == request.side
        return image if whole else None  # it may be damaged

    def _store(self, request: PictureRequest, image: QImage) -> None:
        if self._folder is None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            stored = sorted(self._folder.glob("*.png"), key=lambda path: path.stat().st_mtime)
            for path in stored[: max(0, len(stored) + 1 - _MOST)]:
                path.unlink(missing_ok=True)
        except OSError as error:
            log.info("pictures are not kept: %s", error)
            return
        buffer = QBuffer()  # where the disk is full, the image's format would complain
        image.save(buffer, "PNG")  # type: ignore[call-overload]  # it does accept str
        file = QSaveFile(str(self._folder / request.file_name))  # others may be reading it
        if file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(buffer.data()) >= 0:
            file.commit()
