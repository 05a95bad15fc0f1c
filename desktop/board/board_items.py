"""The items of a board's scene: the empty board, its sides, what lies on its cells."""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.candidate import CandidateView, Mistake, OwnerShares
from desktop.painting.canvas import Canvas, path_of
from desktop.painting.drawing import Drawing
from desktop.painting.game_view import GameView
from desktop.painting.layout import CELL, Layout
from desktop.painting.mark_shapes import route
from desktop.painting.surface import paint_cells, paint_plate
from desktop.theme.themes import Theme, quiet
from rules.count_step import CountStep
from rules.outcome import Outcome
from rules.piece import Change, Piece, Touch
from rules.position import Position
from rules.record.game_record import Place
from rules.record.notes import Arrow, Mark

_AROUND = 0.6 * CELL  # how far marks reach beyond the cells they are on
MARGIN = 16.0  # around the plate, for its shadow
UNDER, OVER = -1e6, 1e6  # z of the board and of the marks; sites lie between


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
    """What a click would do or touch, or a group of pieces.

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


@dataclasses.dataclass(frozen=True)
class BoardState:
    """All that a scene shows. A mark has a field here and a layer in ``marks``.

    Attributes:
        last: the changes of the last turn.
        outcome: None until the game is over.
        numbers: (site, level) -> the turn number that is shown on a piece.
        marks: [site] -> the user's. arrows: the user's.
        remaining: what may be touched next, for each step. touches: what has been.
        near: the cells in question: those that are pointed at, touched or asked for, and around.
        preview: of a click.
        forbidden: the sites that forbid a step.
        cursor: the site of the keyboard's cursor; -1 while it is hidden.
        candidates: what the engine would play, best first. line: the changes of each turn of a
            line. hint: those of a turn.
        mistake: the last turn or the next, if that was bad.
        explored: (site, share) of the cells where games continued.
        shares: [site] -> whose it is expected to be; () without a map.
        count: a step of a count, in place of all other marks.
        asked: the cells that a lesson asks for.
        tick: the cell with a right move; -1 for the middle of the board, None for no tick.
    """

    position: Position
    last: tuple[Change, ...] = ()
    outcome: Outcome | None = None
    numbers: Mapping[Place, int] = dataclasses.field(default_factory=dict)
    marks: Mapping[int, Mark] = dataclasses.field(default_factory=dict)
    arrows: tuple[Arrow, ...] = ()
    remaining: tuple[tuple[Touch, ...], ...] = ()
    touches: tuple[Touch, ...] = ()
    near: tuple[int, ...] = ()
    preview: Preview = Preview()
    forbidden: tuple[int, ...] = ()
    cursor: int = -1
    candidates: tuple[CandidateView, ...] = ()
    line: tuple[tuple[Change, ...], ...] = ()
    hint: tuple[Change, ...] = ()
    mistake: Mistake | None = None
    explored: tuple[tuple[int, float], ...] = ()
    shares: tuple[OwnerShares, ...] = ()
    count: CountStep | None = None
    asked: tuple[int, ...] = ()
    tick: int | None = None


@dataclasses.dataclass(eq=False)
class BoardPainting:
    """Shared by a scene, which keeps it up to date, and its items.

    Attributes:
        pieces: [site] -> those shown there, bottom to top.
        heights: [site] -> how many they are.
    """

    layout: Layout
    view: GameView
    theme: Theme
    drawing: Drawing
    state: BoardState
    pieces: Sequence[tuple[Piece, ...]]
    heights: Sequence[int]

    @property
    def board_box(self) -> QRectF:
        """The whole board, with its shadow."""
        left, top, right, bottom = self.layout.plate.buffer(MARGIN).bounds
        return QRectF(QPointF(left, top), QPointF(right, bottom))

    def canvas(self, painter: QPainter) -> Canvas:
        """Return a canvas on which views draw with this layout and theme."""
        return Canvas(painter, self.layout, self.theme)

    def box_of_sites(self, sites: Sequence[int]) -> QRectF:
        """Return what marks on these sites may cover, stacks included."""
        box = QRectF()
        for site in sites:
            left, top, right, bottom = self.layout.cells[site].bounds
            box |= QRectF(QPointF(left, top), QPointF(right, bottom))
        return box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) if sites else box

    def box_of_changes(self, changes: Sequence[Change]) -> QRectF:
        """Return what marks of these changes may cover, on their ways too."""
        box = self.box_of_sites([c.piece.site for c in changes] + [c.origin for c in changes])
        for change in changes:
            for start, end in route(self.layout, change):
                leg = QRectF(QPointF(*start), QPointF(*end)).normalized()
                box |= leg.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)  # with the halo
        return box


_BESIDE = 2.3  # radii of a side's number: from it to a stone beside it
_SHADOW = 15.0  # how far a piece's shadow reaches beyond its cell
_GOOD_TEXT_PX, _MIN_TEXT_PX = 10.0, 7.0  # coordinates: wanted, and smaller ones are left out
_NAME_WIDTH = 3.3  # radii of a cell's stone: room for the letters of its name, each as wide as high


class _Shapes(NamedTuple):
    """The parts of an empty board; shadows are those of thin layers, which make a soft edge."""

    shadows: list[QPainterPath]
    plate: QPainterPath
    bands: list[QPainterPath]
    outline: QPainterPath
    faces: list[QPainterPath]
    cells: list[QPainterPath]


@functools.lru_cache(maxsize=8)  # big boards have thousands of corners
def _shapes(layout: Layout) -> _Shapes:
    return _Shapes(
        shadows=[path_of(layout.plate.buffer(1.1 * spread)) for spread in range(12)],
        plate=path_of(layout.plate),
        bands=[path_of(band.area) for band in layout.bands],
        outline=path_of(layout.outline),
        faces=[path_of(face) for face in layout.faces],
        cells=[path_of(cell) for cell in layout.cells],
    )


class PaintedItem(QGraphicsItem):
    """A part of a board, which a subclass paints within its box."""

    def __init__(self, painting: BoardPainting, z: float) -> None:
        super().__init__()
        self._painting, self._box = painting, QRectF()
        self.setZValue(z)

    def _paint(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._paint(self._painting.canvas(painter))


class BoardItem(PaintedItem):
    """The empty board: painted once for every size and theme."""

    def __init__(self, painting: BoardPainting) -> None:
        super().__init__(painting, UNDER)
        left, top, right, bottom = painting.layout.plate.bounds
        box = QRectF(QPointF(left, top), QPointF(right, bottom))
        self._box = box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def _paint(self, canvas: Canvas) -> None:
        shapes = _shapes(canvas.layout)
        theme = canvas.theme
        for shadow in shapes.shadows:
            with canvas.faded(theme.shadow_strength * 0.07):
                canvas.fill(shadow.translated(0, 4), theme.shadow)
        paint_plate(canvas, shapes.plate)
        self._paint_bands(canvas, shapes.bands)
        paint_cells(canvas, shapes.outline, shapes.faces, shapes.cells)
        if self._painting.drawing.coordinates:
            self._paint_coordinates(canvas)

    def _paint_coordinates(self, canvas: Canvas) -> None:
        """Name rows and columns or cells, quietly; on small cells in letters just big enough."""
        layout, theme = canvas.layout, canvas.theme
        for label in layout.labels:
            on_cell = label.site >= 0
            if on_cell and not self._painting.drawing.all_names:
                continue
            ground = theme.cells[layout.tones[label.site]] if on_cell else theme.plate
            ink = theme.coordinates if theme.fixed else quiet(theme.coordinates, ground)
            if on_cell:
                room = _NAME_WIDTH * layout.stone_radius[label.site] / len(label.text)
                size = canvas.at_least(layout.name_size, _GOOD_TEXT_PX, room)
            else:
                size = canvas.at_least(layout.label_size, _GOOD_TEXT_PX, 1.6 * layout.label_size)
            if size * canvas.scale >= _MIN_TEXT_PX:
                canvas.text(label.at, label.text, size, ink)

    def _paint_bands(self, canvas: Canvas, bands: list[QPainterPath]) -> None:
        for side, band in enumerate(bands):
            canvas.fill(band, canvas.quiet_band(side))
            if canvas.theme.hatched and not canvas.is_owned(side):
                degrees = 180 * side / len(bands)
                canvas.hatch(band, canvas.theme.ink, degrees)
            if canvas.theme.hatched or canvas.is_owned(side):
                canvas.line(band, canvas.theme.ink, 1.5)
            canvas.side_badge(side)


@dataclasses.dataclass(frozen=True)
class Light:
    """How the band of a side is highlighted.

    Attributes:
        colours: those whose best groups touch it: a stone of each stands beside its number.
        pointed: whether the group under the pointer touches it.
    """

    colours: tuple[int, ...] = ()
    pointed: bool = False


class BandItem(PaintedItem):
    """Highlights the band of one side."""

    def __init__(self, painting: BoardPainting, side: int) -> None:
        super().__init__(painting, UNDER + 0.5)
        self._side = side
        self._band = painting.layout.bands[side]
        self._path = path_of(self._band.area.buffer(-3, join_style="mitre"))
        self._whole = path_of(self._band.area)
        self._box = self._whole.boundingRect().adjusted(-24, -24, 24, 24)  # the number
        self.light = Light()
        self.setVisible(False)

    def show_light(self, light: Light) -> None:
        if light != self.light:
            self.light = light
            self.setVisible(light != Light())
            self.update()

    def _paint(self, canvas: Canvas) -> None:
        theme, radius = canvas.theme, canvas.badge_radius
        if self.light.pointed:
            if not theme.hatched:
                canvas.fill(self._whole, canvas.band_colour(self._side))
                canvas.side_badge(self._side)
            canvas.line(self._path, theme.plate, 11)
            canvas.line(self._path, theme.hint, 7)
            canvas.ring(self._band.badge, 1.2 * radius, theme.hint, 5)
        x, y = self._band.badge
        away = _BESIDE * radius / math.hypot(x, y)  # along the side: Black's left, White's right
        for colour in self.light.colours:
            turn = away if colour else -away
            at = (x - turn * y, y + turn * x)
            canvas.disc(at, 1.1 * radius, theme.plate)
            canvas.stone(at, 0.9 * radius, colour, shadow=False)


class SiteItem(PaintedItem):
    """The pieces on one site."""

    def __init__(self, painting: BoardPainting, site: int) -> None:
        super().__init__(painting, painting.view.depth(painting.layout, site))
        self.site = site
        self.pieces: tuple[Piece, ...] = ()  # bottom to top
        self._shading: tuple[int, ...] = ()  # heights around
        self._number = 0  # of the turn that placed or moved the top piece; 0 shows none
        self._covered = False  # whether the top piece is still moving here
        left, top, right, bottom = painting.layout.cells[site].bounds
        rise = 0.5 * CELL if painting.view.stacks else _SHADOW
        self._box = QRectF(
            QPointF(left - rise, top - rise), QPointF(right + _SHADOW, bottom + _SHADOW)
        )
        self.setVisible(False)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def lay(self, pieces: tuple[Piece, ...], shading: tuple[int, ...], number: int) -> None:
        if (pieces, shading, number) != (self.pieces, self._shading, self._number):
            self.pieces, self._shading, self._number = pieces, shading, number
            self._refresh()

    def cover(self, covered: bool) -> None:
        """Set whether the top piece is left out."""
        if covered != self._covered:
            self._covered = covered
            self._refresh()

    def _paint(self, canvas: Canvas) -> None:
        painting = self._painting
        painting.view.paint_site(canvas, self.site, self._uncovered(), painting.heights)
        if self._number and not self._covered:
            painting.view.paint_number(canvas, self.pieces[-1], self._number)

    def _uncovered(self) -> tuple[Piece, ...]:
        return self.pieces[:-1] if self._covered else self.pieces

    def _refresh(self) -> None:
        self.setVisible(bool(self._uncovered()) or any(self._shading))
        self.update()


class LayerItem(PaintedItem):
    """Marks of one kind, over or under all pieces."""

    def __init__(
        self, painting: BoardPainting, z: float, paint_on: Callable[[Canvas], None], *, cached: bool
    ) -> None:
        super().__init__(painting, z)
        self._paint_on = paint_on
        self.setVisible(False)
        if cached:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def mark(self, box: QRectF) -> None:
        """Paint again, all within this box; an empty box means that there is nothing to paint."""
        self.prepareGeometryChange()
        self._box = box
        self.setVisible(not box.isEmpty())
        self.update()

    def _paint(self, canvas: Canvas) -> None:
        self._paint_on(canvas)
