"""A press of the mouse button on the board, which becomes a click or a drag."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

Sites = tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Press:
    """Where the button went down.

    Attributes:
        point: in the viewport's coordinates.
        sites: what lay there.
        waits: whether what a click does there is done on release, since a drag does something else.
    """

    point: QPointF
    sites: Sites
    waits: bool

    def is_drag(self, point: QPointF, sites: Sites) -> bool:
        """Whether the mouse, now at ``point`` over ``sites``, has left the place it was pressed."""
        way = (point - self.point).manhattanLength()
        return bool(self.sites) and sites[:1] != self.sites[:1] and way >= _least_way()


def _least_way() -> int:
    """The least way of a drag, in pixels; hands are not quite still in a click."""
    return QApplication.startDragDistance()
