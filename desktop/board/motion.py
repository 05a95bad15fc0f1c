"""The animation of moving pieces, and its items."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.board.board_painting import BoardPainting
from desktop.board.transition import Part, Stage
from desktop.painting.drawing import Pace
from desktop.painting.layout import CELL
from desktop.painting.route import route

_STAGE_MS = 170
_MAX_MS = 300


def duration_ms(stages: int, pace: Pace) -> int:
    """Return how long an animation of so many stages takes."""
    return round(pace.factor * min(_MAX_MS, _STAGE_MS * stages))


def stage_times_ms(stages: int, pace: Pace) -> list[float]:
    """Return when each stage of an animation begins."""
    return [at * duration_ms(stages, pace) / stages for at in range(stages)]


class MovingItem(QGraphicsItem):
    """One moving piece."""

    def __init__(self, painting: BoardPainting, part: Part) -> None:
        super().__init__()
        self.part = part
        self._painting = painting
        self._share = 0.0
        change, layout = part.change, painting.layout
        legs = route(layout, change) or ((layout.centres[change.piece.site],) * 2,)
        xs, ys = zip(*[point for leg in legs for point in leg], strict=True)
        box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        self._box = box.adjusted(-CELL, -CELL, CELL, CELL)
        self.setZValue(painting.view.depth(layout, change.piece.site) + 0.5)

    def go(self, share: float) -> None:
        """Show the piece after this share of its movement, from 0 to 1."""
        self._share = 1 - share if self.part.backward else share
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        canvas = self._painting.canvas(painter)
        self._painting.view.paint_moving(canvas, self.part.change, self._share)


class MoveAnimation(QVariantAnimation):
    """Animates stages of moving pieces one after another; it can be ended at any time."""

    def __init__(
        self,
        scene: QGraphicsScene,
        painting: BoardPainting,
        stages: Sequence[Stage],
        on_end: Callable[[], None],
    ) -> None:
        """``painting`` is that of ``scene``; ``on_end`` is called once all are in place."""
        super().__init__(scene)
        self._acts = [[MovingItem(painting, part) for part in stage] for stage in stages]
        self._on_end = on_end
        for act in self._acts:
            for item in act:
                scene.addItem(item)
        self.setStartValue(0.0)
        self.setEndValue(float(len(stages)))
        self.setDuration(duration_ms(len(stages), painting.drawing.pace))
        self.valueChanged.connect(self._show)
        self.finished.connect(self.end)
        self._show(0.0)

    @property
    def covered(self) -> set[int]:
        """The sites whose top piece is still moving."""
        parts = [item.part for act in self._acts for item in act]
        return {part.rest for part in parts if part.rest is not None}

    def end(self) -> None:
        """End the animation at once."""
        self.stop()
        for item in [item for act in self._acts for item in act]:
            if item.scene():
                item.scene().removeItem(item)
        self._acts = []
        self._on_end()
        self.deleteLater()

    def _show(self, progress: float) -> None:
        curve = QEasingCurve(QEasingCurve.Type.InOutQuad)
        for i, act in enumerate(self._acts):
            for item in act:
                item.go(curve.valueForProgress(min(1.0, max(0.0, progress - i))))
