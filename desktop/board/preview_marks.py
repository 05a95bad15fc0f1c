"""The marks of what a click would do, or of the group under the pointer."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from PySide6.QtCore import QRectF

from desktop.board.board_items import LayerItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.canvas import Canvas
from desktop.painting.layout import CELL
from rules.piece import Change, Touch

_NOTE_ROOM = 1.5 * CELL  # around a cell, for the note on it


@dataclasses.dataclass(frozen=True)
class Note:
    """A few words at a cell.

    Attributes:
        allowed: whether a click there is legal.
        spoken: the same for those who hear it.
    """

    site: int
    text: str
    allowed: bool
    spoken: str = dataclasses.field(default="", compare=False)


@dataclasses.dataclass(frozen=True)
class Preview:
    """What is previewed.

    Attributes:
        changes: to the pieces.
        loses: whether the step, or any with what would be touched, costs a turn.
        touched: what a click would touch.
        group: the sites of a group to outline.
        note: what to say about the cell under the pointer; None for nothing.
    """

    changes: tuple[Change, ...] = ()
    loses: bool = False
    touched: tuple[Touch, ...] = ()
    group: tuple[int, ...] = ()
    note: Note | None = None


class PreviewMarks(LayerItem):
    """Paints a preview.

    Attributes:
        preview: what is shown.
    """

    def __init__(self, painting: BoardPainting, z: float, is_counting: Callable[[], bool]) -> None:
        """``is_counting``: while it holds, groups are not outlined: what counts is marked alone."""
        super().__init__(painting, z, self._paint_preview, cached=False)
        self._is_counting = is_counting
        self.preview = Preview()

    def show_preview(self, preview: Preview) -> bool:
        """Show a preview. Returns whether it is another one."""
        if preview == self.preview:
            return False
        self.preview = preview
        sites = [*[touch.site for touch in preview.touched], *preview.group]
        boxes = self._painting.box_of_changes(preview.changes)
        boxes = boxes.united(self._painting.box_of_sites(sites))
        if preview.note is not None:
            x, y = self._painting.layout.centres[preview.note.site]
            side = 2 * _NOTE_ROOM
            boxes = boxes.united(QRectF(x - _NOTE_ROOM, y - _NOTE_ROOM, side, side))
        self.mark(boxes)
        return True

    def _paint_preview(self, canvas: Canvas) -> None:
        view, heights, preview = self._painting.view, self._painting.heights, self.preview
        for touch in preview.touched:
            view.paint_touched(canvas, touch, heights, dashed=True)
        if preview.group and not self._is_counting():
            view.paint_group(canvas, preview.group, heights)
        view.paint_preview(canvas, preview.changes)
        if preview.loses:
            changes, touched = preview.changes, preview.touched
            view.paint_lost_turn(canvas, changes[0].piece.site if changes else touched[0].site)
        if preview.note is not None:
            self._paint_note(canvas, preview.note)

    def _paint_note(self, canvas: Canvas, note: Note) -> None:
        """Paint the note above its cell, or below it at the upper edge of the board."""
        size = canvas.at_least(24, 13, 46)
        x, y = canvas.layout.centres[note.site]
        away = 0.5 * CELL + 0.8 * size
        top = canvas.layout.plate.bounds[1]
        at = (x, y - away if y - away - size > top else y + away)
        colour = canvas.theme.hint if note.allowed else canvas.theme.refused
        canvas.pill(at, note.text, size, colour)
