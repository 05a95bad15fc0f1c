"""A press of the mouse button on the board, which becomes a click or a drag."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

Sites = tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Press:
    """Where the button was pressed.

    Attributes:
        point: in the viewport's coordinates.
        sites: the sites at that point.
        waits: whether the click is handled only on release, because a drag does something else.
    """

    point: QPointF
    sites: Sites
    waits: bool

    def is_drag(self, point: QPointF, sites: Sites) -> bool:
        """Return whether the mouse, now at ``point`` over ``sites``, is being dragged."""
        return bool(self.sites) and sites[:1] != self.sites[:1] and self.has_moved(point)

    def has_moved(self, point: QPointF) -> bool:
        """Return whether the mouse, now at ``point``, has moved further than it may in a click."""
        return (point - self.point).manhattanLength() >= QApplication.startDragDistance()
