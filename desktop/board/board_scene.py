"""A board with all that lies on it, as a scene of graphics items.

It shows a position and the marks it is told to show. It hears no mouse and knows no rule; how
things look is the business of the game's view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.board_items import (
    MARGIN,
    OVER,
    UNDER,
    BandItem,
    BoardItem,
    LayerItem,
    Light,
    SiteItem,
)
from desktop.board.board_painting import BoardPainting
from desktop.board.mark_names import mark_name
from desktop.board.motion import MoveAnimation
from desktop.board.transition import Stage, transition
from desktop.i18n.text import listed, tr
from desktop.painting.candidate import CandidateView
from desktop.painting.canvas import Canvas
from desktop.painting.drawing import Drawing
from desktop.painting.layout import CELL
from desktop.painting.route import route
from desktop.theme.theme import Theme
from desktop.views import VIEWS
from rules.count_step import CountStep
from rules.groups import Groups
from rules.outcome import Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.position import Position
from rules.record.marks import Mark
from rules.record.turn_numbers import Place
from rules.setup import Setup

_AROUND = 0.6 * CELL  # how far marks reach beyond the cells they are on
ARRIVAL_MS = 250  # of a step of a count
_CACHE_KB = 256 * 1024  # of painted items: a board on a screen of 3000 by 3000 pixels and more


class BoardScene(QGraphicsScene):
    """One game's board.

    The scene and its items know each other, so Python would delete them whenever and in whatever
    thread it next looks for cycles: give it a parent, or delete it.

    Attributes:
        layout_plan: where the cells lie.
        game_view: how the game looks.
        drawing: what was chosen about the drawing.
        painting: what the items paint themselves with.
        numbers: (site, level) -> the turn number that is shown on a piece.
    """

    def __init__(
        self,
        setup: Setup,
        theme: Theme,
        drawing: Drawing | None = None,
        parent: QObject | None = None,
    ) -> None:
        from desktop.painting.layout_builder import lay_out  # late, see there

        super().__init__(parent)
        self.drawing = drawing or Drawing()
        self.layout_plan = lay_out(setup.game.board(setup), self.drawing.orientation)
        usual = VIEWS[setup.game.key]
        self.game_view = usual.flat if self.drawing.flat and usual.flat else usual
        self.painting = painting = BoardPainting(
            self.layout_plan,
            self.game_view,
            theme,
            self.drawing.coordinates,
            [0] * len(self.layout_plan.cells),
        )
        self._position: Position = setup.start()
        self._outcome: Outcome | None = None
        self._last: tuple[Change, ...] = ()
        self.numbers: Mapping[Place, int] = {}
        self._marks: Mapping[int, Mark] = {}
        self._remaining: tuple[tuple[Touch, ...], ...] = ()
        self._touches: tuple[Touch, ...] = ()
        self._animation: MoveAnimation | None = None
        self._candidates: tuple[CandidateView, ...] = ()
        self._line: tuple[tuple[Change, ...], ...] = ()
        self._hint: tuple[Change, ...] = ()
        self._ghost: tuple[Change, ...] = ()
        self._loses = False
        self._hovered: tuple[Touch, ...] = ()
        self._group: tuple[int, ...] = ()
        self._count: CountStep | None = None
        self._gone_before: frozenset[int] = frozenset()  # in the step of the count before
        self._arrival = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=ARRIVAL_MS)
        self._flashed: tuple[int, ...] = ()
        self._cursor = -1
        left, top, right, bottom = self.layout_plan.plate.buffer(MARGIN).bounds
        self.setSceneRect(left, top, right - left, bottom - top)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        QPixmapCache.setCacheLimit(_CACHE_KB)
        self._sites = [SiteItem(painting, site) for site in range(len(self.layout_plan.cells))]
        self._bands = [BandItem(painting, side) for side in range(len(self.layout_plan.bands))]
        for item in [BoardItem(painting), *self._bands, *self._sites]:
            self.addItem(item)
        self._below = self._layer(UNDER + 1, self._paint_outcome_below)
        self._last_marks = self._layer(OVER, self._paint_last)
        self._results = self._layer(OVER + 1, self._paint_outcome, cached=True)
        self._signs = self._layer(OVER + 1.5, self._paint_marks, cached=True)
        self._targets = self._layer(OVER + 2, self._paint_targets, cached=True)
        self._touched = self._layer(OVER + 3, self._paint_touched)
        self._advice = self._layer(OVER + 4, self._paint_advice, cached=True)
        self._counts = self._layer(OVER + 4.5, self._paint_count)
        self._arrival.valueChanged.connect(lambda _share: self._counts.update())
        self._ghosts = self._layer(OVER + 5, self._paint_ghost)
        self._flashes = self._layer(OVER + 6, self._paint_flash)
        self._cursors = self._layer(OVER + 7, self._paint_cursor)

    @property
    def theme(self) -> Theme:
        """The colours of now."""
        return self.painting.theme

    def show_position(
        self,
        position: Position,
        last: Sequence[Change] = (),
        *,
        numbers: Mapping[Place, int] | None = None,
        marks: Mapping[int, Mark] | None = None,
        animated: bool = False,
    ) -> None:
        """Show these pieces and marks of the last turn, at once or by moving there.

        ``numbers`` are those of turns, shown on the pieces that have no mark of a person's.
        """
        self.settle()
        stages: Sequence[Stage] = ()
        if animated:
            stages = transition(self._position.pieces(), self._last, position.pieces(), last)
        self._position, self._last = position, tuple(last)
        self.numbers, self._marks = numbers or {}, marks or {}
        self._outcome = position.outcome()
        lying: dict[int, list[Piece]] = {}
        for piece in position.pieces():
            lying.setdefault(piece.site, []).append(piece)
        heights = [len(lying.get(site, ())) for site in range(len(self._sites))]
        self.painting.heights = heights
        for site, item in enumerate(self._sites):
            around = position.board.neighbours(site) if self.game_view.stacks else ()
            shading = tuple([heights[other] for other in around])
            place = (site, heights[site] - 1)
            number = 0 if site in self._marks else self.numbers.get(place, 0)
            item.lay(tuple(lying.get(site, ())), shading, number)
        self._last_marks.mark(self._box_of_changes(self._last))
        self._signs.mark(self._box_of_sites(list(self._marks)))
        decided = self._outcome is not None and bool(self._outcome.sites)
        for layer in (self._below, self._results):
            layer.mark(self.sceneRect() if decided else QRectF())
        self._light_bands()
        if stages:
            self._animate(stages)

    def redrawn(self, drawing: Drawing) -> BoardScene:
        """Another scene, with the same parent, that shows the same drawn in another way."""
        twin = BoardScene(self._position.setup, self.theme, drawing, self.parent())
        twin.show_position(self._position, self._last, numbers=self.numbers, marks=self._marks)
        twin.show_count(self._count)
        return twin

    def settle(self) -> None:
        """Bring animations to their end."""
        if self._animation:
            self._animation.end()
        self._arrival.stop()
        self._counts.update()

    def set_theme(self, theme: Theme) -> None:
        self.painting.theme = theme
        for item in self.items():
            item.update()

    def show_targets(
        self, remaining: Sequence[tuple[Touch, ...]], touches: Sequence[Touch]
    ) -> None:
        """Mark what may be touched next, ``remaining`` for each step, and what has been."""
        if (tuple(remaining), tuple(touches)) != (self._remaining, self._touches):
            self._remaining, self._touches = tuple(remaining), tuple(touches)
            self._targets.mark(self.sceneRect() if remaining else QRectF())
            self._touched.mark(self._box_of_sites([touch.site for touch in touches]))

    def show_ghost(
        self,
        changes: Sequence[Change],
        *,
        loses: bool = False,
        touched: Sequence[Touch] = (),
        group: Sequence[int] = (),
    ) -> None:
        """Show what a click would do, what it would touch, or a group of pieces.

        ``loses``: whether what it would do costs a turn.
        """
        shown = tuple(changes), loses, tuple(touched), tuple(group)
        if shown != (self._ghost, self._loses, self._hovered, self._group):
            self._ghost, self._loses, self._hovered, self._group = shown
            sites = [*[touch.site for touch in touched], *group]
            self._ghosts.mark(self._box_of_changes(changes).united(self._box_of_sites(sites)))
            self._light_bands()

    @property
    def advised(self) -> tuple[Change, ...]:
        """What the turn that is advised does; () where none is shown."""
        return self._hint

    def show_advice(
        self,
        candidates: Sequence[CandidateView],
        *,
        line: Sequence[Sequence[Change]] = (),
        hint: Sequence[Change] = (),
    ) -> None:
        """Mark candidates, best first; the turns of a line by their numbers; an advised turn."""
        shown = tuple(candidates), tuple([tuple(turn) for turn in line]), tuple(hint)
        if shown != (self._candidates, self._line, self._hint):
            self._candidates, self._line, self._hint = shown
            turns = self._box_of_changes([change for turn in (*line, hint) for change in turn])
            self._advice.mark(self.sceneRect().united(turns) if any(shown) else QRectF())

    def show_count(self, step: CountStep | None, *, animated: bool = False) -> None:
        """Show a step of a count, and nothing else beside the pieces; None: as usual again."""
        self.settle()
        self._gone_before = frozenset(self._count.gone if self._count else ())
        self._count = step
        self._counts.mark(self.sceneRect() if step else QRectF())
        self._show_results(step is None)
        self._light_bands()
        if animated and step is not None:
            self._arrival.start()

    def group_at(self, site: int, placed: Sequence[Piece] = ()) -> tuple[int, ...]:
        """The group of the piece that is up on a site; none where groups mean nothing.

        ``placed``: pieces that lie there as well.
        """
        if not self.game_view.groups:
            return ()
        colours = [-1] * len(self._sites)
        for piece in (*self._position.pieces(), *placed):
            colours[piece.site] = piece.colour
        if colours[site] < 0:
            return ()
        groups = Groups.of(self.layout_plan.board, colours)
        return groups.sites(groups.group_at(site))

    def lights(self) -> list[Light]:
        """[side] -> how its band stands out; empty where sides are no goals."""
        return [band.light for band in self._bands]

    def flash(self, sites: Sequence[int]) -> None:
        """Mark sites that forbid a step, until called again with none."""
        if tuple(sites) != self._flashed:
            self._flashed = tuple(sites)
            self._flashes.mark(self._box_of_sites(sites))

    def show_cursor(self, site: int) -> None:
        """Show where the keys are, -1 for nowhere."""
        self._cursor = site
        self._cursors.mark(self._box_of_sites([site] if site >= 0 else []))

    def cell_name(self, site: int) -> str:
        """A site, what lies there and how it is marked, in words."""
        name = self.game_view.cell_name(self.layout_plan.board, site, self._sites[site].pieces)
        mark = self._marks.get(site)
        return name if mark is None else listed([name, mark_name(mark)])

    def place_text(self, site: int) -> str:
        """What an eye sees around a site, in words; may be empty."""
        group = len(self.group_at(site))
        around = tr("in a group of %Ln", "", group) if group > 1 else ""
        told = [self.game_view.place_text(self.layout_plan.board, site), around]
        return listed([words for words in told if words])

    def heights(self) -> Sequence[int]:
        """[site] -> number of pieces shown there."""
        return self.painting.heights

    def _animate(self, stages: Sequence[Stage]) -> None:
        self._animation = MoveAnimation(self, self.painting, stages, self._end_animation)
        for site in self._animation.covered:
            self._sites[site].cover(True)
        self._show_results(False)
        self._animation.start()

    def _end_animation(self) -> None:
        self._animation = None
        for item in self._sites:
            item.cover(False)
        self._show_results(self._count is None)

    def _show_results(self, shown: bool) -> None:
        """Marks of what was done, and of what may be done, wait until that has been seen."""
        for layer in (
            self._last_marks,
            self._below,
            self._results,
            self._signs,
            self._targets,
            self._advice,
        ):
            layer.setOpacity(1.0 if shown else 0.0)

    def _light_bands(self) -> None:
        """Show which sides a group touches: one that is pointed at, else that of the last stone.

        At the end, and while it is counted out, the sides that decided it stand out instead.
        """
        if not self._bands:
            return
        placed = [change.piece for change in self._ghost]
        decided = self._outcome is not None or self._count is not None
        pointed = set() if decided else self._sides_of(self._group or _grown(self, placed))
        laid = [change.piece for change in self._last if change.motion is Motion.APPEAR]
        last = set() if decided else self._sides_of(_grown(self, laid))
        for side, band in enumerate(self._bands):
            if pointed:
                band.show_light(Light.POINTED if side in pointed else Light.OTHER)
            else:
                band.show_light(Light.LAST if side in last else Light.PLAIN)

    def _sides_of(self, group: Sequence[int]) -> set[int]:
        return {side for site in group for side in self.layout_plan.board.sides_of(site)}

    def _layer(
        self, z: float, paint_on: Callable[[Canvas], None], *, cached: bool = False
    ) -> LayerItem:
        layer = LayerItem(self.painting, z, paint_on, cached=cached)
        self.addItem(layer)
        return layer

    def _box_of_sites(self, sites: Sequence[int]) -> QRectF:
        """What marks on these sites may cover, stacks included."""
        box = QRectF()
        for site in sites:
            left, top, right, bottom = self.layout_plan.cells[site].bounds
            box |= QRectF(QPointF(left, top), QPointF(right, bottom))
        return box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) if sites else box

    def _box_of_changes(self, changes: Sequence[Change]) -> QRectF:
        """What marks of these changes may cover, on their ways too."""
        box = self._box_of_sites([c.piece.site for c in changes] + [c.origin for c in changes])
        for change in changes:
            for start, end in route(self.layout_plan, change):
                leg = QRectF(QPointF(*start), QPointF(*end)).normalized()
                box |= leg.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)  # with the halo
        return box

    def _paint_last(self, canvas: Canvas) -> None:
        if self._last:
            colours = {piece.site: piece.colour for piece in self._position.pieces()}
            taken = bool(self.numbers) or any(c.piece.site in self._marks for c in self._last)
            self.game_view.paint_last(canvas, self._last, colours, numbered=taken)

    def _paint_marks(self, canvas: Canvas) -> None:
        for site, mark in self._marks.items():
            pieces = self._sites[site].pieces
            self.game_view.paint_mark(canvas, site, mark, pieces[-1] if pieces else None)

    def _paint_outcome(self, canvas: Canvas) -> None:
        if self._outcome is not None and self._outcome.sites:
            self.game_view.paint_outcome(canvas, self._outcome.sites, self.heights())

    def _paint_outcome_below(self, canvas: Canvas) -> None:
        if self._outcome is not None and self._outcome.sites:
            self.game_view.paint_outcome_below(canvas, self._outcome.sites)

    def _paint_targets(self, canvas: Canvas) -> None:
        self.game_view.paint_targets(canvas, self._remaining, self.heights())

    def _paint_touched(self, canvas: Canvas) -> None:
        for touch in self._touches:
            self.game_view.paint_touched(canvas, touch, self.heights())

    def _paint_advice(self, canvas: Canvas) -> None:
        self.game_view.paint_candidates(canvas, self._candidates, self.heights())
        self.game_view.paint_line(canvas, self._line)
        if self._hint:
            self.game_view.paint_hint(canvas, self._hint)

    def _paint_count(self, canvas: Canvas) -> None:
        """The step, of which what is new appears, and what no longer counts goes, by and by."""
        step, view = self._count, self.game_view
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
                    view.paint_gone(canvas, sorted(sites), self.heights())
        with canvas.faded(share):
            view.paint_count(canvas, step, self.heights())

    def _paint_ghost(self, canvas: Canvas) -> None:
        for touch in self._hovered:
            self.game_view.paint_touched(canvas, touch, self.heights(), dashed=True)
        if self._group and self._count is None:  # what is counted is marked alone
            self.game_view.paint_group(canvas, self._group, self.heights())
        self.game_view.paint_ghost(canvas, self._ghost)
        if self._loses:
            self.game_view.paint_loss(canvas, self._ghost[0])

    def _paint_flash(self, canvas: Canvas) -> None:
        areas = [
            self.game_view.area(self.layout_plan, site, self.heights()[site])
            for site in self._flashed
        ]
        canvas.around(areas, canvas.theme.plate, 13)  # sets it off from what is as dark
        canvas.around(areas, canvas.theme.refused, 9, tint=0.3)
        for area in areas:
            x, y = area.centroid.x, area.centroid.y
            canvas.no_entry((x + 0.3 * CELL, y - 0.3 * CELL), 0.13 * CELL)

    def _paint_cursor(self, canvas: Canvas) -> None:
        self.game_view.paint_cursor(canvas, self._cursor, self.heights())


def _grown(board: BoardScene, placed: Sequence[Piece]) -> tuple[int, ...]:
    """The group of the first of these pieces, were they all there."""
    return board.group_at(placed[0].site, placed) if placed else ()
