"""The marks on a board, each a group of items: targets, previews, candidates, counts, verdicts."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Collection, Container, Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.board_items import OVER, BandItem, BoardPainting, LayerItem, Light
from desktop.painting.candidate import CandidateView, OwnerShares, ShownVerdict, loss_colour
from desktop.painting.canvas import Canvas
from desktop.painting.layout import CELL, XY
from desktop.painting.shade import box_path
from desktop.services.text import tr, tr_noop
from rules.count_step import CountStep
from rules.piece import Change, Motion, Piece, Touch
from rules.position import BLACK, WHITE
from rules.record.notes import Mark, MarkKind

PULSE_MS, _STEPS = 1800, 16  # of one pulse; few steps, since each is painted

TICK_MS = 320


class AskedGlow(LayerItem):
    """A halo around cells, which pulses slowly if it may move.

    Attributes:
        sites: the cells.
    """

    def __init__(self, painting: BoardPainting, z: float, parent: QObject) -> None:
        """``parent`` is the scene, which owns the animation."""
        super().__init__(painting, z, self._paint_glow, cached=False)
        self.sites: tuple[int, ...] = ()
        self._pulse = QVariantAnimation(parent, duration=PULSE_MS)
        self._pulse.setLoopCount(-1)
        for at, value in ((0.0, _STEPS), (0.5, 0), (1.0, _STEPS)):
            self._pulse.setKeyValueAt(at, value)
        self._pulse.valueChanged.connect(lambda _value: self.update())

    def show_sites(self, sites: Sequence[int], *, moving: bool) -> None:
        """Show the glow on these cells alone; ``moving``: whether it pulses."""
        if tuple(sites) != self.sites:
            self.sites = tuple(sites)
            self.mark(self._painting.box_of_sites(sites))
        if not (moving and sites):
            self.rest()
        elif not self.is_moving:
            self._pulse.start()

    @property
    def is_moving(self) -> bool:
        return self._pulse.state() is QAbstractAnimation.State.Running

    def rest(self) -> None:
        """Glow without pulsing."""
        self._pulse.stop()
        self.update()

    def _paint_glow(self, canvas: Canvas) -> None:
        strength = self._pulse.currentValue() / _STEPS if self.is_moving else 1.0
        view, heights = self._painting.view, self._painting.heights
        for site in self.sites:
            area = view.area(canvas.layout, site, heights[site])
            canvas.glow(area, canvas.theme.win, 0.35 + 0.65 * strength)


class Tick(LayerItem):
    """A tick on a cell or, for a move without one, in the middle of the board.

    Attributes:
        site: the cell; -1 for the middle, None for no tick.
    """

    def __init__(self, painting: BoardPainting, z: float, parent: QObject) -> None:
        """``parent`` is the scene, which owns the animation."""
        super().__init__(painting, z, self._paint_tick, cached=False)
        self.site: int | None = None
        self._arrival = QVariantAnimation(parent, startValue=0.0, endValue=1.0, duration=TICK_MS)
        self._arrival.setEasingCurve(QEasingCurve.Type.OutBack)
        self._arrival.valueChanged.connect(lambda _share: self.update())

    def show_on(self, site: int | None, *, moving: bool) -> None:
        """Show the tick on a cell, -1 for the middle of the board; None hides it."""
        self.site = site
        self._arrival.stop()
        box = self._painting.box_of_sites([self._cell] if site is not None else [])
        self.mark(box)
        if moving and site is not None:
            self._arrival.start()

    def rest(self) -> None:
        """Show it in full size at once."""
        self._arrival.stop()
        self.update()

    @property
    def _cell(self) -> int:
        """The cell that it is on, or the one nearest to the middle."""
        if self.site is not None and self.site >= 0:
            return self.site
        return self._painting.layout.central_site(range(len(self._painting.layout.centres)))

    def _paint_tick(self, canvas: Canvas) -> None:
        running = self._arrival.state() is QAbstractAnimation.State.Running
        size = self._arrival.currentValue() if running else 1.0
        view, heights, site = self._painting.view, self._painting.heights, self._cell
        x, y = view.top(canvas.layout, site, heights[site])
        radius = canvas.layout.scaled(site, 27)
        if self.site is not None and self.site >= 0:  # beside what lies there
            x, y = x + 0.9 * radius, y - 0.9 * radius
        else:
            radius *= 1.6
        canvas.tick((x, y), size * canvas.at_least(radius, 9, 1.4 * radius))


class BandLights:
    """The bands of a scene; none where sides are not goals."""

    def __init__(
        self,
        painting: BoardPainting,
        scene: QGraphicsScene,
        group_at: Callable[[int, Sequence[Piece]], tuple[int, ...]],
    ) -> None:
        """``group_at`` returns the group of a site after these pieces were placed."""
        self._group_at = group_at
        self._board = painting.layout.board
        self._bands = [BandItem(painting, side) for side in range(len(painting.layout.bands))]
        for band in self._bands:
            scene.addItem(band)

    def __bool__(self) -> bool:
        return bool(self._bands)

    @property
    def lights(self) -> list[Light]:
        """[side] -> how its band is highlighted."""
        return [band.light for band in self._bands]

    def show_lights(self, pointed: Collection[int], best: Sequence[Collection[int]]) -> None:
        """Highlight the sides that the sites of a group touch.

        ``pointed``: the group under the pointer; ``best``: [colour] -> the sides that its best
        group touches.
        """
        under = {side for site in pointed for side in self._board.sides_of(site)}
        for side, band in enumerate(self._bands):
            colours = [colour for colour, sides in enumerate(best) if side in sides]
            band.show_light(Light(tuple(colours), side in under))

    def pointed(self, placed: Sequence[Piece], group: Sequence[int]) -> tuple[int, ...]:
        """Return the group under the pointer, or the one that pieces placed there would join."""
        # only bands need it, and finding groups takes time at each move of the mouse
        if group or not placed or not self._bands:
            return tuple(group)
        return self._group_at(placed[0].site, placed)


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


class ForbiddenMarks(LayerItem):
    """Outlines sites and puts a sign on each."""

    def __init__(self, painting: BoardPainting, z: float) -> None:
        super().__init__(painting, z, self._paint_sites, cached=False)
        self._sites: tuple[int, ...] = ()

    def show_sites(self, sites: Sequence[int]) -> None:
        """Mark these sites alone."""
        if tuple(sites) != self._sites:
            self._sites = tuple(sites)
            self.mark(self._painting.box_of_sites(sites))

    def _paint_sites(self, canvas: Canvas) -> None:
        painting = self._painting
        areas = [
            painting.view.area(painting.layout, site, painting.heights[site])
            for site in self._sites
        ]
        canvas.outline(areas, canvas.theme.plate, 13)  # sets the outline off from dark pieces
        canvas.outline(areas, canvas.theme.refused, 9, tint=0.3)
        for area in areas:
            x, y = area.centroid.x, area.centroid.y
            canvas.no_entry((x + 0.3 * CELL, y - 0.3 * CELL), 0.13 * CELL)


_SIDE, _LEAST_SIDE = 0.54 * CELL, 0.09 * CELL  # of the square on a cell that is certain, or even

_RIM = 2.5


class OwnerMarks(LayerItem):
    """Squares whose area says how sure it is.

    There is none on an empty cell where both colours are about as likely, nor on a piece that
    certainly stays.

    Attributes:
        shares: [site] -> the shares of its owners; () without a map.
    """

    def __init__(
        self, painting: BoardPainting, z: float, top_colour: Callable[[int], Sequence[int]]
    ) -> None:
        """``top_colour`` returns the colour of the top piece on a site, () if there is none."""
        super().__init__(painting, z, self._paint_squares, cached=True)
        self._top_colour = top_colour
        self.shares: Sequence[OwnerShares] = ()

    def show_shares(self, shares: Sequence[OwnerShares], board: QRectF) -> None:
        """Show a map, or none for (); ``board``: the box of the whole board."""
        if shares != self.shares:
            self.shares = shares
            self.mark(board if shares else QRectF())

    def text_at(self, site: int) -> str:
        """Return the shares of a cell in words; "" while no map is visible."""
        if not self.shares or not self.opacity():
            return ""
        return self._painting.view.owner_text(*self.shares[site].percents)

    def _paint_squares(self, canvas: Canvas) -> None:
        colours = {site: self._colour(site) for site in range(len(self.shares))}
        shown = {site: colour for site, colour in colours.items() if colour is not None}
        if self._painting.drawing.coordinates:
            self._cover_names(canvas, shown)
        view, theme = self._painting.view, canvas.theme
        fills = [QColor(view.face_colour(theme, Piece(0, colour))) for colour in (BLACK, WHITE)]
        for site, colour in shown.items():
            square = self._square(canvas, site)
            rim = square.adjusted(-_RIM, -_RIM, _RIM, _RIM)
            canvas.fill(box_path(rim), fills[1 - colour])
            canvas.fill(box_path(square), fills[colour])

    def _colour(self, site: int) -> int | None:
        """Return the colour of the square on a site; None if there is none."""
        shares, top = self.shares[site], self._top_colour(site)
        if not top:
            return shares.clear_leader
        return None if shares.is_certain and shares.leader in top else shares.leader

    def _square(self, canvas: Canvas, site: int) -> QRectF:
        x, y = self._painting.view.top(canvas.layout, site, self._painting.heights[site])
        side = max(_LEAST_SIDE, _SIDE * math.sqrt(self.shares[site].lead))
        half = canvas.layout.scaled(site, side) / 2
        return QRectF(x - half, y - half, 2 * half, 2 * half)

    def _cover_names(self, canvas: Canvas, sites: Container[int]) -> None:
        """Cover the names that are written on cells: with a square over it none can be read."""
        layout = canvas.layout
        for label in layout.labels:
            if label.site in sites and not self._painting.heights[label.site]:
                ground = canvas.theme.cells[layout.tones[label.site]]
                canvas.disc(label.at, 0.8 * layout.stone_radius[label.site], ground)


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


class TargetMarks:
    """Two layers of a scene.

    Attributes:
        dots: on what may be touched next.
        touched: outlines of what has been touched.
    """

    def __init__(self, painting: BoardPainting) -> None:
        self._painting = painting
        self._remaining: tuple[tuple[Touch, ...], ...] = ()
        self._touches: tuple[Touch, ...] = ()
        self.dots = LayerItem(painting, OVER + 2, self._paint_dots, cached=True)
        self.touched = LayerItem(painting, OVER + 3, self._paint_touched, cached=False)

    def show_targets(
        self, remaining: Sequence[tuple[Touch, ...]], touches: Sequence[Touch], board: QRectF
    ) -> None:
        """Show what may be touched next (``remaining``, for each step) and what has been.

        ``board``: the box of the whole board.
        """
        if (tuple(remaining), tuple(touches)) != (self._remaining, self._touches):
            self._remaining, self._touches = tuple(remaining), tuple(touches)
            self.dots.mark(board if remaining else QRectF())
            self.touched.mark(self._painting.box_of_sites([touch.site for touch in touches]))

    def _paint_dots(self, canvas: Canvas) -> None:
        self._painting.view.paint_targets(canvas, self._remaining, self._painting.heights)

    def _paint_touched(self, canvas: Canvas) -> None:
        for touch in self._touches:
            self._painting.view.paint_touched(canvas, touch, self._painting.heights)


_RADIUS = 0.22  # of the sign, in cells

_MIN_PX, _MAX_RADIUS = 8, 0.34


class VerdictMark(LayerItem):
    """A sign such as "??", in the colour of what the move lost.

    Attributes:
        verdict: None while there is none.
    """

    def __init__(self, painting: BoardPainting, z: float) -> None:
        super().__init__(painting, z, self._paint_sign, cached=True)
        self.verdict: ShownVerdict | None = None
        self._changes: tuple[Change, ...] = ()

    def show_verdict(self, verdict: ShownVerdict | None, changes: Sequence[Change]) -> None:
        """Show a verdict on a move that changed this, or none."""
        if (verdict, tuple(changes)) != (self.verdict, self._changes):
            self.verdict, self._changes = verdict, tuple(changes)
            self.mark(QRectF() if verdict is None else self._painting.box_of_changes(changes))

    def _paint_sign(self, canvas: Canvas) -> None:
        if self.verdict is None:
            return
        placed = [change for change in self._changes if change.motion is Motion.APPEAR]
        shown = (placed or list(self._changes))[:1]
        for change in shown:
            site, layout = change.piece.site, canvas.layout
            height = max(1, self._painting.heights[site])
            x, y = self._painting.view.top(layout, site, height)
            out = layout.scaled(site, 0.3 * CELL)
            radius = canvas.at_least(
                layout.scaled(site, _RADIUS * CELL), _MIN_PX, _MAX_RADIUS * CELL
            )
            at = (x + out, y - out)
            colour = loss_colour(canvas.theme, self.verdict.loss)
            canvas.badge(at, radius, [self.verdict.sign], filled=True, colour=colour)


_NAMES = {
    MarkKind.TRIANGLE: tr_noop("triangle"),
    MarkKind.SQUARE: tr_noop("square"),
    MarkKind.CIRCLE: tr_noop("circle"),
    MarkKind.CROSS: tr_noop("cross"),
    MarkKind.LABEL: tr_noop("label"),
}


def mark_name(mark: Mark) -> str:
    """Return a mark in words: "triangle", "label A"."""
    return f"{tr(_NAMES[mark.kind])} {mark.text}".strip()
