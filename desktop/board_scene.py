"""A board with all that lies on it, as a scene of graphics items.

It shows a position and the marks it is told to show. It hears no mouse and knows no rule; how
things look is the business of the game's view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.canvas import Canvas, face_path, path_of
from desktop.layout import CELL, lay_out
from desktop.theme import Theme, text_on
from desktop.views import VIEWS
from rules.position import Change, Outcome, Piece, Position, Setup, Touch

_MARGIN = 16.0  # around the plate, for its shadow
_UNDER, _OVER = -1e6, 1e6  # z of the board and of the marks; sites lie between
_SMALLEST_TEXT_PX = 6.0  # coordinates that would be smaller are left out


class BoardScene(QGraphicsScene):
    """One game's board.

    Attributes:
        layout_plan: where the cells lie.
        game_view: how the game looks.
        theme: the colours.
    """

    def __init__(self, setup: Setup, theme: Theme) -> None:
        super().__init__()
        self.layout_plan = lay_out(setup.game.board(setup))
        self.game_view = VIEWS[setup.game.key]
        self.theme = theme
        self._position: Position = setup.start()
        self._outcome: Outcome | None = None
        self._last: tuple[Change, ...] = ()
        self._heights = [0] * len(self.layout_plan.cells)
        self._remaining: tuple[tuple[Touch, ...], ...] = ()
        self._touches: tuple[Touch, ...] = ()
        self._ghost: tuple[Change, ...] = ()
        self._hovered: tuple[int, ...] = ()
        self._flashed: tuple[int, ...] = ()
        left, top, right, bottom = self.layout_plan.plate.buffer(_MARGIN).bounds
        self.setSceneRect(left, top, right - left, bottom - top)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._board = _BoardItem(self)
        self.addItem(self._board)
        self._sites = [_SiteItem(self, site) for site in range(len(self.layout_plan.cells))]
        for item in self._sites:
            self.addItem(item)
        over = (
            self._paint_last,
            self._paint_outcome,
            self._paint_targets,
            self._paint_touched,
            self._paint_ghost,
            self._paint_flash,
        )
        self._layers = [_LayerItem(self, _OVER + i, paint) for i, paint in enumerate(over)]
        self._layers.append(_LayerItem(self, _UNDER + 1, self._paint_outcome_below))
        for layer in self._layers:
            self.addItem(layer)

    def show_position(self, position: Position, last: Sequence[Change] = ()) -> None:
        """Show these pieces and marks of the last turn; only sites that differ are repainted."""
        self._position, self._last = position, tuple(last)
        self._outcome = position.outcome()
        lying: dict[int, list[Piece]] = {}
        for piece in position.pieces():
            lying.setdefault(piece.site, []).append(piece)
        self._heights = [len(lying.get(site, ())) for site in range(len(self._sites))]
        for site, item in enumerate(self._sites):
            around = position.board.neighbours(site) if self.game_view.stacks else ()
            shading = tuple([self._heights[other] for other in around])
            item.lay(tuple(lying.get(site, ())), shading)
        self._refresh(self._paint_last, self._paint_outcome, self._paint_outcome_below)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        for item in self.items():
            item.update()

    def set_flat(self, flat: bool) -> None:
        """Draw without depth, where the game's usual drawing has any."""
        usual = VIEWS[self._position.setup.game.key]
        self.game_view = usual.flat if flat and usual.flat else usual
        for item in self.items():
            item.update()

    def show_targets(
        self, remaining: Sequence[tuple[Touch, ...]], touches: Sequence[Touch]
    ) -> None:
        """Mark what may be touched next, ``remaining`` for each step, and what has been."""
        if (tuple(remaining), tuple(touches)) != (self._remaining, self._touches):
            self._remaining, self._touches = tuple(remaining), tuple(touches)
            self._refresh(self._paint_targets, self._paint_touched)

    def show_ghost(self, changes: Sequence[Change], hovered: Sequence[int] = ()) -> None:
        """Show what a click would do, or which site it would touch."""
        if (tuple(changes), tuple(hovered)) != (self._ghost, self._hovered):
            self._ghost, self._hovered = tuple(changes), tuple(hovered)
            self._refresh(self._paint_ghost)

    def flash(self, sites: Sequence[int]) -> None:
        """Mark sites that forbid a step, until called again with none."""
        if tuple(sites) != self._flashed:
            self._flashed = tuple(sites)
            self._refresh(self._paint_flash)

    def heights(self) -> Sequence[int]:
        """[site] -> number of pieces shown there."""
        return self._heights

    def _refresh(self, *paints: Callable[[Canvas], None]) -> None:
        for layer in self._layers:
            if layer.paint_on in paints:
                layer.update()

    def _paint_last(self, canvas: Canvas) -> None:
        if self._last:
            colours = {piece.site: piece.colour for piece in self._position.pieces()}
            self.game_view.paint_last(canvas, self._last, colours)

    def _paint_outcome(self, canvas: Canvas) -> None:
        if self._outcome is not None and self._outcome.sites:
            self.game_view.paint_outcome(canvas, self._outcome.sites, self._heights)

    def _paint_outcome_below(self, canvas: Canvas) -> None:
        if self._outcome is not None and self._outcome.sites:
            self.game_view.paint_outcome_below(canvas, self._outcome.sites)

    def _paint_targets(self, canvas: Canvas) -> None:
        self.game_view.paint_targets(canvas, self._remaining, self._heights)

    def _paint_touched(self, canvas: Canvas) -> None:
        for touch in self._touches:
            self.game_view.paint_touched(canvas, touch.site, self._heights)

    def _paint_ghost(self, canvas: Canvas) -> None:
        for site in self._hovered:
            self.game_view.paint_touched(canvas, site, self._heights, dashed=True)
        self.game_view.paint_ghost(canvas, self._ghost)

    def _paint_flash(self, canvas: Canvas) -> None:
        view, layout = self.game_view, self.layout_plan
        for site in self._flashed:
            area = view.area(layout, site, self._heights[site])
            canvas.around([area], canvas.theme.refused, 9, tint=0.3)


class _BoardItem(QGraphicsItem):
    """The empty board: painted once for every size and theme."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        self._scene = scene
        layout = scene.layout_plan
        self._plate = path_of(layout.plate)
        self._outline = path_of(layout.outline)
        self._bands = [path_of(band.area) for band in layout.bands]
        self.setZValue(_UNDER)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self._plate.boundingRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        canvas = Canvas(painter, self._scene.layout_plan, self._scene.theme)
        self._paint_plate(canvas)
        self._paint_bands(canvas)
        self._paint_cells(canvas)
        scale = option.levelOfDetailFromTransform(painter.worldTransform())
        for label in canvas.layout.labels:
            size = 22 if label.site >= 0 else 27
            if size * scale >= _SMALLEST_TEXT_PX:
                canvas.text(label.at, label.text, size, canvas.theme.coordinates)

    def _paint_plate(self, canvas: Canvas) -> None:
        theme, painter = canvas.theme, canvas.painter
        for spread in range(5):
            shadow = path_of(canvas.layout.plate.buffer(3.0 * spread))
            with canvas.faded(theme.shadow_strength * 0.16):
                canvas.fill(shadow.translated(0, 4), theme.shadow)
        canvas.fill(self._plate, theme.plate)
        canvas.line(self._plate, theme.plate_edge, 2)
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_bands(self, canvas: Canvas) -> None:
        for side, band in enumerate(canvas.layout.bands):
            colour = canvas.theme.sides[side]
            canvas.fill(self._bands[side], colour)
            canvas.disc(band.badge, 21, canvas.theme.plate)
            canvas.disc(band.badge, 18, colour)
            canvas.text(band.badge, str(side + 1), 24, text_on(colour), bold=True)

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


class _SiteItem(QGraphicsItem):
    """What lies on one site."""

    def __init__(self, scene: BoardScene, site: int) -> None:
        super().__init__()
        self._scene, self._site = scene, site
        self._pieces: tuple[Piece, ...] = ()
        self._shading: tuple[int, ...] = ()  # heights around
        left, top, right, bottom = scene.layout_plan.cells[site].bounds
        reach = 0.5 * CELL  # stacks rise beyond their cell
        self._box = QRectF(QPointF(left - reach, top - reach), QPointF(right + 15, bottom + 15))
        self.setZValue(scene.game_view.depth(scene.layout_plan, site))

    def lay(self, pieces: tuple[Piece, ...], shading: tuple[int, ...]) -> None:
        if (pieces, shading) != (self._pieces, self._shading):
            self._pieces, self._shading = pieces, shading
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._pieces or any(self._shading):
            scene = self._scene
            canvas = Canvas(painter, scene.layout_plan, scene.theme)
            scene.game_view.paint_site(canvas, self._site, self._pieces, scene.heights())


class _LayerItem(QGraphicsItem):
    """Marks over the whole board."""

    def __init__(self, scene: BoardScene, z: float, paint_on: Callable[[Canvas], None]) -> None:
        super().__init__()
        self.paint_on = paint_on
        self._scene = scene
        self.setZValue(z)

    def boundingRect(self) -> QRectF:
        return self._scene.sceneRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.paint_on(Canvas(painter, self._scene.layout_plan, self._scene.theme))
