"""Animations on a board: from one position to the next, and the flourish at the end of a game."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.board_items import OVER, BoardPainting, LayerItem, PaintedItem
from desktop.painting.canvas import Canvas, path_of
from desktop.painting.drawing import Pace
from desktop.painting.layout import CELL, XY
from desktop.painting.mark_shapes import route
from rules.piece import Change, Motion, Piece

_Pieces = dict[tuple[int, int], int]  # (site, level) -> colour
TRAVELS = frozenset({Motion.MOVE, Motion.WRAP, Motion.BOUNCE})


@dataclasses.dataclass(frozen=True)
class Part:
    """One piece's part of an animation: its change, played forward or taken back."""

    change: Change
    backward: bool = False

    @property
    def rest(self) -> int | None:
        """The site of the piece afterwards; None if it is gone."""
        if not self.backward:
            return self.change.piece.site
        return None if self.change.motion is Motion.APPEAR else self.change.origin


Stage = tuple[Part, ...]  # simultaneous parts


def transition(
    before: Sequence[Piece],
    last_before: Sequence[Change],
    after: Sequence[Piece],
    last_after: Sequence[Change],
) -> tuple[Stage, ...]:
    """Return the stages, in order, from the pieces ``before`` to those ``after``.

    The last turn's changes are played or the earlier ones taken back, except for steps that both
    have in common. If neither works, pieces appear and vanish all at once.
    """
    old, new = _by_place(before), _by_place(after)
    for changes in (_without_prefix(last_before, last_after), last_after):
        if _taken_back(new, changes) == old:
            return _stages(changes)
    for changes in (_without_prefix(last_after, last_before), last_before):
        if _taken_back(old, changes) == new:
            stages = _stages(changes)[::-1]
            return tuple([tuple([Part(p.change, backward=True) for p in s]) for s in stages])
    gone = [Part(_appearing(p), backward=True) for p in before if not _holds(new, p)]
    come = [Part(_appearing(p)) for p in after if not _holds(old, p)]
    return (tuple(gone + come),) if gone or come else ()


def _by_place(pieces: Sequence[Piece]) -> _Pieces:
    return {(piece.site, piece.level): piece.colour for piece in pieces}


def _holds(by_place: _Pieces, piece: Piece) -> bool:
    return by_place.get((piece.site, piece.level)) == piece.colour


def _appearing(piece: Piece) -> Change:
    return Change(Motion.APPEAR, piece, piece.site)


def _without_prefix(prefix: Sequence[Change], whole: Sequence[Change]) -> Sequence[Change]:
    """Return ``whole`` without ``prefix``, or all of it if it does not begin with that."""
    return whole[len(prefix) :] if tuple(whole[: len(prefix)]) == tuple(prefix) else whole


def _taken_back(by_place: _Pieces, changes: Sequence[Change]) -> _Pieces | None:
    """Return the pieces before these changes; None if the changes do not lead to ``by_place``."""
    earlier = dict(by_place)
    for change in reversed(changes):
        piece = change.piece
        if earlier.pop((piece.site, piece.level), None) != piece.colour:
            return None
        if change.motion is not Motion.APPEAR:
            earlier[change.origin, piece.level] = piece.colour ^ change.turns
    return earlier


def _stages(changes: Sequence[Change]) -> tuple[Stage, ...]:
    """Group changes: pieces of a step move together; halves of one piece appear together."""
    stages: list[list[Part]] = []
    for change in changes:
        before = stages[-1][-1].change if stages else None
        if before is None or not _goes_with(change, before):
            stages.append([])
        stages[-1].append(Part(change))
    return tuple([tuple(stage) for stage in stages])


def _goes_with(change: Change, before: Change) -> bool:
    if change.motion is Motion.APPEAR:
        return before.motion is Motion.APPEAR and change.piece.partner == before.piece.site
    if change.motion in TRAVELS:
        return before.motion in TRAVELS
    return before.motion is change.motion


_STAGE_MS = 170
_MAX_MS = 300


def duration_ms(stages: int, pace: Pace) -> int:
    """Return how long an animation of so many stages takes."""
    return round(pace.factor * min(_MAX_MS, _STAGE_MS * stages))


def stage_times_ms(stages: int, pace: Pace) -> list[float]:
    """Return when each stage of an animation begins."""
    return [at * duration_ms(stages, pace) / stages for at in range(stages)]


class MovingItem(PaintedItem):
    """One moving piece."""

    def __init__(self, painting: BoardPainting, part: Part) -> None:
        depth = painting.view.depth(painting.layout, part.change.piece.site)
        super().__init__(painting, depth + 0.5)
        self.part = part
        self._share = 0.0
        change, layout = part.change, painting.layout
        legs = route(layout, change) or ((layout.centres[change.piece.site],) * 2,)
        xs, ys = zip(*[point for leg in legs for point in leg], strict=True)
        box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        self._box = box.adjusted(-CELL, -CELL, CELL, CELL)

    def go(self, share: float) -> None:
        """Show the piece after this share of its movement, from 0 to 1."""
        self._share = 1 - share if self.part.backward else share
        self.update()

    def _paint(self, canvas: Canvas) -> None:
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


FLOURISH_MS = 1200
_PULSE = 0.42  # how long each site is lit, as a share of the whole
_QUIET = 0.9  # the most opacity of rings without light


class Flourish(QVariantAnimation):
    """Lights sites one after another, from a point outwards; it can be ended at any time."""

    def __init__(
        self,
        scene: QGraphicsScene,
        painting: BoardPainting,
        sites: Sequence[int],
        origin: XY,
        *,
        festive: bool,
    ) -> None:
        """``painting`` is that of ``scene``; if not ``festive``, there are only rings."""
        super().__init__(scene)
        view, layout, heights = painting.view, painting.layout, painting.heights
        self._origin, self._festive = origin, festive
        self._tops = {site: view.top(layout, site, heights[site]) for site in sites}
        far = {site: math.dist(at, origin) for site, at in self._tops.items()}
        # for stacks of bricks, on which a disc of light looks like a ball
        self._faces = {
            site: path_of(view.area(layout, site, heights[site])) for site in sites if view.stacks
        }
        self._reach = max(far.values(), default=0.0) or 1.0
        self._delays = {site: (1 - _PULSE) * far[site] / self._reach for site in sites}
        self._item = LayerItem(painting, OVER + 6.5, self._paint, cached=False)
        scene.addItem(self._item)
        self._item.mark(scene.sceneRect())
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(FLOURISH_MS)
        self.valueChanged.connect(lambda _share: self._item.update())

    def end(self) -> None:
        """End it at once, and remove all traces."""
        self.stop()
        if self._item.scene():
            self._item.scene().removeItem(self._item)
        self.deleteLater()

    def _paint(self, canvas: Canvas) -> None:
        share = self.currentValue()
        if self._festive:
            self._paint_ripple(canvas, share)
        for site, delay in self._delays.items():
            since = (share - delay) / _PULSE
            if 0 < since < 1:
                self._paint_pulse(canvas, site, since)

    def _paint_ripple(self, canvas: Canvas, share: float) -> None:
        painter = canvas.painter
        painter.save()
        painter.setClipPath(path_of(canvas.layout.outline))
        with canvas.faded(0.7 * (1 - share)):
            canvas.ring(self._origin, share * 1.25 * self._reach, canvas.theme.win, 9)
        painter.restore()

    def _paint_pulse(self, canvas: Canvas, site: int, since: float) -> None:
        """Paint the light on one site; ``since``: the share of its time that has passed."""
        strength, theme = math.sin(math.pi * since), canvas.theme
        at, radius = self._tops[site], canvas.layout.stone_radius[site]
        if not self._festive:
            with canvas.faded(_QUIET * strength):
                canvas.ring(at, 0.94 * radius, theme.plate, 9)
                canvas.ring(at, 0.94 * radius, theme.win, 5)
            return
        with canvas.faded(strength):
            if site in self._faces:
                canvas.tint(self._faces[site], theme.win, 0.45)
                canvas.line(self._faces[site], theme.win, 8)
                return
            _paint_gleam(canvas, at, radius)
            spread = (0.9 + 0.35 * since) * radius
            canvas.ring(at, spread, theme.plate, 12)
            canvas.ring(at, spread, theme.win, 8)


def _paint_gleam(canvas: Canvas, at: XY, radius: float) -> None:
    """Paint light on a piece, from the upper left like that on all stones."""
    x, y = at
    glint = QPointF(x - 0.3 * radius, y - 0.35 * radius)
    gradient = QRadialGradient(QPointF(x, y), 1.05 * radius, glint)
    gradient.setColorAt(0, QColor(255, 255, 255, 245))
    gradient.setColorAt(0.35, QColor(255, 255, 255, 150))
    gradient.setColorAt(1, QColor(255, 255, 255, 25))
    canvas.painter.setPen(Qt.PenStyle.NoPen)
    canvas.painter.setBrush(gradient)
    canvas.painter.drawEllipse(QPointF(x, y), radius, radius)
