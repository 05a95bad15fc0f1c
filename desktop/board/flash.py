"""Marks of a short time on the sites that forbid a step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from desktop.board.board_scene import BoardScene

FLASH_MS = 2400  # long enough to find the marked stones that forbid a step


class Flash(QObject):
    """Marks sites of a scene, and removes the marks after ``FLASH_MS``."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._scene: BoardScene | None = None
        self._timer = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._timer.timeout.connect(self.end)

    def start(self, scene: BoardScene, sites: Sequence[int]) -> None:
        """Mark these sites, and no others."""
        self.end()
        self._scene = scene
        scene.flash(sites)
        self._timer.start()

    def end(self) -> None:
        """Remove the marks; the scene may be deleted afterwards."""
        self._timer.stop()
        if self._scene is not None:
            self._scene.flash(())
            self._scene = None
