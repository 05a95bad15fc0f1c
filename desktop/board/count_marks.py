"""The marks of a step of a count."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QVariantAnimation

from desktop.board.board_items import LayerItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.canvas import Canvas
from rules.count_step import CountStep

ARRIVAL_MS = 250  # of what is new in a step


class CountMarks(LayerItem):
    """Marks what counts in a step; new marks fade in, old ones fade out.

    Attributes:
        step: the step shown; None if there is none.
    """

    def __init__(self, painting: BoardPainting, z: float, parent: QObject) -> None:
        """``parent`` is the scene, which owns the animation."""
        super().__init__(painting, z, self._paint_step, cached=False)
        self.step: CountStep | None = None
        self._gone_before: frozenset[int] = frozenset()  # in the step before
        duration = round(painting.drawing.pace.factor * ARRIVAL_MS)
        self._arrival = QVariantAnimation(parent, startValue=0.0, endValue=1.0, duration=duration)
        self._arrival.valueChanged.connect(lambda _share: self.update())

    def show_step(self, step: CountStep | None, box: QRectF, *, animated: bool) -> None:
        """Show a step, whose marks lie within a box; None clears the marks."""
        self._gone_before = frozenset(self.step.gone if self.step else ())
        self.step = step
        self.mark(box if step else QRectF())
        if animated and step is not None:
            self._arrival.start()

    def settle(self) -> None:
        """Finish the animation at once."""
        self._arrival.stop()
        self.update()

    def _paint_step(self, canvas: Canvas) -> None:
        step, view, heights = self.step, self._painting.view, self._painting.heights
        if step is None:
            return
        running = self._arrival.state() is QVariantAnimation.State.Running
        share = self._arrival.currentValue() if running else 1.0
        gone = frozenset(step.gone)
        for sites, part in (
            (gone & self._gone_before, 1.0),
            (gone - self._gone_before, share),
            (self._gone_before - gone, 1 - share),
        ):
            if sites and part:
                with canvas.faded(part):
                    view.paint_veil(canvas, sorted(sites), heights)
        with canvas.faded(share):
            view.paint_count(canvas, step, heights)
