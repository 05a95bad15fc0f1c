"""The marks of the engine's candidates, of a line of turns and of a hint."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.board.board_items import LayerItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.candidate import CandidateView
from desktop.painting.canvas import Canvas
from desktop.painting.layout import XY
from rules.piece import Change

Changes = tuple[Change, ...]


class CandidateMarks(LayerItem):
    """Marks what the engine would play.

    Attributes:
        candidates: best first. line: the changes of each turn of a line. hint: those of a turn.
    """

    def __init__(self, painting: BoardPainting, z: float) -> None:
        super().__init__(painting, z, self._paint_all, cached=True)
        self.candidates: tuple[CandidateView, ...] = ()
        self.line: tuple[Changes, ...] = ()
        self.hint: Changes = ()

    def show_candidates(
        self,
        candidates: Sequence[CandidateView],
        line: Sequence[Sequence[Change]],
        hint: Sequence[Change],
        board: QRectF,
    ) -> None:
        """Show candidates, a line and a hint; ``board``: the box of the whole board."""
        shown = tuple(candidates), tuple([tuple(turn) for turn in line]), tuple(hint)
        if shown != (self.candidates, self.line, self.hint):
            self.candidates, self.line, self.hint = shown
            changes = [change for turn in (*line, hint) for change in turn]
            box = board.united(self._painting.box_of_changes(changes))
            self.mark(box if any(shown) else QRectF())

    def at(self, point: XY, scale: float) -> tuple[CandidateView, ...]:
        """Return the candidate whose mark is at a point, then the others with the same first step.

        ``scale``: pixels per unit.
        """
        painting = self._painting
        marked = painting.view.candidate_under(
            painting.layout, self.candidates, painting.heights, point, scale
        )
        if marked is None:
            return ()
        others = [c for c in self.candidates if c.touches == marked.touches and c is not marked]
        return (marked, *others)

    def _paint_all(self, canvas: Canvas) -> None:
        view, heights = self._painting.view, self._painting.heights
        view.paint_candidates(canvas, self.candidates, heights)
        view.paint_line(canvas, self.line)
        if self.hint:
            view.paint_hint(canvas, self.hint)
