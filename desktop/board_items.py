"""The items of a board's scene: the empty board, what lies on each site, and layers of marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.canvas import Canvas, face_path, path_of
from desktop.layout import CELL
from desktop.theme import text_on
from rules.position import Piece

if TYPE_CHECKING:
    from desktop.board_scene import BoardScene

MARGIN = 16.0  # around the plate, for its shadow
UNDER, OVER = -1e6, 1e6  # z of the board and of the marks; sites lie between

_SHADOW = 15.0  # how far a piece's shadow goes beyond its cell
_NAME_SIZE = 22  # of names on cells, in the layout's units
_SMALLEST_TEXT_PX = 6.0  # coordinates that would be smaller are left out


class BoardItem(QGraphicsItem):
    """The empty board: painted once for every size and theme."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        self._scene = scene
        layout = scene.layout_plan
        self._plate = path_of(layout.plate)
        self._outline = path_of(layout.outline)
        self._bands = [path_of(band.area) for band in layout.bands]
        self.setZValue(UNDER)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self._plate.boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        canvas = Canvas(painter, self._scene.layout_plan, self._scene.theme)
        self._paint_plate(canvas)
        self._paint_bands(canvas)
        self._paint_cells(canvas)
        scale = option.levelOfDetailFromTransform(painter.worldTransform())
        for label in canvas.layout.labels:
            size = _NAME_SIZE if label.site >= 0 else canvas.layout.label_size
            if size * scale >= _SMALLEST_TEXT_PX:
                canvas.text(label.at, label.text, size, canvas.theme.coordinates)

    def _paint_plate(self, canvas: Canvas) -> None:
        theme, painter = canvas.theme, canvas.painter
        for spread in range(12):  # thin layers make a soft edge
            shadow = path_of(canvas.layout.plate.buffer(1.1 * spread))
            with canvas.faded(theme.shadow_strength * 0.07):
                canvas.fill(shadow.translated(0, 4), theme.shadow)
        canvas.fill(self._plate, theme.plate)
        canvas.line(self._plate, theme.plate_edge, 2)
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_bands(self, canvas: Canvas) -> None:
        for side, band in enumerate(canvas.layout.bands):
            colour = canvas.theme.sides[side]
            canvas.fill(self._bands[side], colour)
            radius = canvas.layout.badge_radius
            canvas.disc(band.badge, 1.16 * radius, canvas.theme.plate)
            canvas.disc(band.badge, radius, colour)
            canvas.text(band.badge, str(side + 1), 1.36 * radius, text_on(colour), bold=True)

    def _paint_cells(self, canvas: Canvas) -> None:
        theme, layout = canvas.theme, canvas.layout
        canvas.fill(self._outline, theme.gap)
        for site, tone in enumerate(layout.tones):
            path = face_path(layout, site)
            canvas.fill(path, theme.cells[tone])
        box = self._outline.boundingRect()
        light = QLinearGradient(box.topLeft(), box.bottomRight())
        light.setColorAt(0, QColor(255, 255, 255, 26))
        light.setColorAt(0.5, QColor(255, 255, 255, 0))
        light.setColorAt(1, QColor(0, 0, 0, 14))
        canvas.painter.fillPath(self._outline, light)


class SiteItem(QGraphicsItem):
    """What lies on one site."""

    def __init__(self, scene: BoardScene, site: int) -> None:
        super().__init__()
        self._scene, self._site = scene, site
        self._pieces: tuple[Piece, ...] = ()
        self._shading: tuple[int, ...] = ()  # heights around
        self._covered = False  # the uppermost piece is on its way here
        left, top, right, bottom = scene.layout_plan.cells[site].bounds
        rise = 0.5 * CELL if scene.game_view.stacks else _SHADOW
        self._box = QRectF(
            QPointF(left - rise, top - rise), QPointF(right + _SHADOW, bottom + _SHADOW)
        )
        self.setVisible(False)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(scene.game_view.depth(scene.layout_plan, site))

    def lay(self, pieces: tuple[Piece, ...], shading: tuple[int, ...]) -> None:
        if (pieces, shading) != (self._pieces, self._shading):
            self._pieces, self._shading = pieces, shading
            self._refresh()

    def cover(self, covered: bool) -> None:
        """Leave out the uppermost piece, or not."""
        if covered != self._covered:
            self._covered = covered
            self._refresh()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What lies here, from below."""
        return self._pieces

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        scene = self._scene
        canvas = Canvas(painter, scene.layout_plan, scene.theme)
        scene.game_view.paint_site(canvas, self._site, self._uncovered(), scene.heights())

    def _uncovered(self) -> tuple[Piece, ...]:
        return self._pieces[:-1] if self._covered else self._pieces

    def _refresh(self) -> None:
        self.setVisible(bool(self._uncovered()) or any(self._shading))
        self.update()


class LayerItem(QGraphicsItem):
    """Marks of one kind over, or under, all pieces."""

    def __init__(
        self, scene: BoardScene, z: float, paint_on: Callable[[Canvas], None], *, cached: bool
    ) -> None:
        super().__init__()
        self._scene, self._paint_on = scene, paint_on
        self._box = QRectF()
        self.setZValue(z)
        self.setVisible(False)
        if cached:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def mark(self, box: QRectF) -> None:
        """Paint anew, all within this box; where it is empty there is nothing to paint."""
        self.prepareGeometryChange()
        self._box = box
        self.setVisible(not box.isEmpty())
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._paint_on(Canvas(painter, self._scene.layout_plan, self._scene.theme))
