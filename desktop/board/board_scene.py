"""A board with its pieces and marks, as a scene of graphics items.

It shows a position and marks. It handles no mouse and knows no rule; the game's view draws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QRectF
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
from desktop.board.count_marks import CountMarks
from desktop.board.mark_names import mark_name
from desktop.board.motion import MoveAnimation
from desktop.board.transition import Stage, transition
from desktop.i18n.text import listed, tr
from desktop.painting.candidate import CandidateView
from desktop.painting.canvas import Canvas
from desktop.painting.drawing import Drawing
from desktop.painting.layout import CELL
from desktop.theme.theme import Theme
from desktop.views.game_views import VIEWS
from rules.count_step import CountStep
from rules.groups import Groups
from rules.outcome import Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.position import Position
from rules.record.marks import Mark
from rules.record.turn_numbers import Place
from rules.setup import Setup

_CACHE_KB = 256 * 1024  # of painted items: a board on a screen of 3000 by 3000 pixels and more


class BoardScene(QGraphicsScene):
    """One game's board.

    The scene and its items refer to each other, so Python's cycle collector would delete them at
    any time and on any thread: give the scene a parent, or delete it explicitly.

    Attributes:
        layout_plan: the geometry of the board.
        game_view: how the game is drawn.
        drawing: the user's choices about the drawing.
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
        from desktop.painting.layout_builder import lay_out  # imported late, see there

        super().__init__(parent)
        self.drawing = drawing or Drawing()
        self.layout_plan = lay_out(setup.game.board(setup), self.drawing.orientation)
        view = VIEWS[setup.game.key]
        self.game_view = view.flat if self.drawing.flat and view.flat else view
        heights = [0] * len(self.layout_plan.cells)
        coordinates = self.drawing.coordinates
        self.painting = BoardPainting(self.layout_plan, self.game_view, theme, coordinates, heights)
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
        self._preview: tuple[Change, ...] = ()
        self._loses = False
        self._hovered: tuple[Touch, ...] = ()
        self._group: tuple[int, ...] = ()
        self._flashed: tuple[int, ...] = ()
        self._cursor = -1
        left, top, right, bottom = self.layout_plan.plate.buffer(MARGIN).bounds
        self.setSceneRect(left, top, right - left, bottom - top)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        QPixmapCache.setCacheLimit(_CACHE_KB)
        self._add_items()

    def _add_items(self) -> None:
        self._sites = [SiteItem(self.painting, site) for site in range(len(self.layout_plan.cells))]
        self._bands = [BandItem(self.painting, side) for side in range(len(self.layout_plan.bands))]
        for item in [BoardItem(self.painting), *self._bands, *self._sites]:
            self.addItem(item)
        self._below = self._layer(UNDER + 1, self._paint_outcome_below)
        self._last_marks = self._layer(OVER, self._paint_last)
        self._results = self._layer(OVER + 1, self._paint_outcome, cached=True)
        self._signs = self._layer(OVER + 1.5, self._paint_marks, cached=True)
        self._targets = self._layer(OVER + 2, self._paint_targets, cached=True)
        self._touched = self._layer(OVER + 3, self._paint_touched)
        self._candidate_items = self._layer(OVER + 4, self._paint_candidates, cached=True)
        self._count = CountMarks(self.painting, OVER + 4.5, self)
        self.addItem(self._count)
        self._previews = self._layer(OVER + 5, self._paint_preview)
        self._flashes = self._layer(OVER + 6, self._paint_flash)
        self._cursors = self._layer(OVER + 7, self._paint_cursor)

    @property
    def theme(self) -> Theme:
        """The current colours."""
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
        """Show a position and marks on its last turn, at once or animated.

        ``numbers``: turn numbers, shown on pieces without a mark of the user's.
        """
        self.settle()
        stages = self.stages_to(position, last) if animated else ()
        self._position, self._last = position, tuple(last)
        self.numbers, self._marks = numbers or {}, marks or {}
        self._outcome = position.outcome()
        stacks: dict[int, list[Piece]] = {}
        for piece in position.pieces():
            stacks.setdefault(piece.site, []).append(piece)
        heights = [len(stacks.get(site, ())) for site in range(len(self._sites))]
        self.painting.heights = heights
        for site, item in enumerate(self._sites):
            around = position.board.neighbours(site) if self.game_view.stacks else ()
            shading = tuple([heights[other] for other in around])
            place = (site, heights[site] - 1)
            number = 0 if site in self._marks else self.numbers.get(place, 0)
            item.lay(tuple(stacks.get(site, ())), shading, number)
        self._last_marks.mark(self.painting.box_of_changes(self._last))
        self._signs.mark(self.painting.box_of_sites(list(self._marks)))
        decided = self._outcome is not None and bool(self._outcome.sites)
        for layer in (self._below, self._results):
            layer.mark(self.sceneRect() if decided else QRectF())
        self._light_bands()
        if stages:
            self._animate(stages)

    def stages_to(self, position: Position, last: Sequence[Change]) -> Sequence[Stage]:
        """Return how the pieces get from the position that is shown to another one."""
        return transition(self._position.pieces(), self._last, position.pieces(), last)

    def redrawn(self, drawing: Drawing) -> BoardScene:
        """Return another scene with the same parent and position, drawn differently."""
        other = BoardScene(self._position.setup, self.theme, drawing, self.parent())
        other.show_position(self._position, self._last, numbers=self.numbers, marks=self._marks)
        other.show_count(self._count.step)
        return other

    def settle(self) -> None:
        """End all animations at once."""
        if self._animation:
            self._animation.end()
        self._count.settle()

    def set_theme(self, theme: Theme) -> None:
        self.painting.theme = theme
        for item in self.items():
            item.update()

    def show_targets(
        self, remaining: Sequence[tuple[Touch, ...]], touches: Sequence[Touch]
    ) -> None:
        """Mark what may be touched next (``remaining``, for each step) and what has been."""
        if (tuple(remaining), tuple(touches)) != (self._remaining, self._touches):
            self._remaining, self._touches = tuple(remaining), tuple(touches)
            self._targets.mark(self.sceneRect() if remaining else QRectF())
            self._touched.mark(self.painting.box_of_sites([touch.site for touch in touches]))

    def show_preview(
        self,
        changes: Sequence[Change],
        *,
        loses: bool = False,
        touched: Sequence[Touch] = (),
        group: Sequence[int] = (),
    ) -> None:
        """Preview what a click would do or touch, or outline a group of pieces.

        ``loses``: whether the previewed step costs a turn.
        """
        shown = tuple(changes), loses, tuple(touched), tuple(group)
        if shown != (self._preview, self._loses, self._hovered, self._group):
            self._preview, self._loses, self._hovered, self._group = shown
            sites = [*[touch.site for touch in touched], *group]
            self._previews.mark(
                self.painting.box_of_changes(changes).united(self.painting.box_of_sites(sites))
            )
            self._light_bands()

    @property
    def hint(self) -> tuple[Change, ...]:
        """The changes of the hint that is shown; () if there is none."""
        return self._hint

    def show_candidates(
        self,
        candidates: Sequence[CandidateView],
        *,
        line: Sequence[Sequence[Change]] = (),
        hint: Sequence[Change] = (),
    ) -> None:
        """Show candidates (best first), a line of turns with their numbers, and a hint."""
        shown = tuple(candidates), tuple([tuple(turn) for turn in line]), tuple(hint)
        if shown != (self._candidates, self._line, self._hint):
            self._candidates, self._line, self._hint = shown
            changes = [change for turn in (*line, hint) for change in turn]
            box = self.sceneRect().united(self.painting.box_of_changes(changes))
            self._candidate_items.mark(box if any(shown) else QRectF())

    def show_count(self, step: CountStep | None, *, animated: bool = False) -> None:
        """Show a step of a count in place of all other marks; None shows the marks again."""
        self.settle()
        self._count.show_step(step, self.sceneRect(), animated=animated)
        self._show_results(step is None)
        self._light_bands()

    def group_at(self, site: int, placed: Sequence[Piece] = ()) -> tuple[int, ...]:
        """Return the group of the top piece on a site; () if groups mean nothing in this game.

        ``placed``: further pieces to take into account.
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
        """Return [side] -> how its band is highlighted; [] if sides are not goals."""
        return [band.light for band in self._bands]

    def flash(self, sites: Sequence[int]) -> None:
        """Mark sites that forbid a step, until called again with ()."""
        if tuple(sites) != self._flashed:
            self._flashed = tuple(sites)
            self._flashes.mark(self.painting.box_of_sites(sites))

    def show_cursor(self, site: int) -> None:
        """Show the keyboard cursor on a site; -1 hides it."""
        self._cursor = site
        self._cursors.mark(self.painting.box_of_sites([site] if site >= 0 else []))

    def cell_name(self, site: int) -> str:
        """Return a site, its top piece and its mark in words."""
        name = self.game_view.cell_name(self.layout_plan.board, site, self._sites[site].pieces)
        mark = self._marks.get(site)
        return name if mark is None else listed([name, mark_name(mark)])

    def site_text(self, site: int) -> str:
        """Return in words what is visible around a site; may be empty."""
        size = len(self.group_at(site))
        group = tr("in a group of %Ln", "", size) if size > 1 else ""
        texts = [self.game_view.site_text(self.layout_plan.board, site), group]
        return listed([text for text in texts if text])

    def heights(self) -> Sequence[int]:
        """Return [site] -> number of pieces shown there."""
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
        self._show_results(self._count.step is None)

    def _show_results(self, shown: bool) -> None:
        """Show or hide all marks, which are hidden during animations and counts."""
        for layer in (
            self._last_marks,
            self._below,
            self._results,
            self._signs,
            self._targets,
            self._candidate_items,
        ):
            layer.setOpacity(1.0 if shown else 0.0)

    def _light_bands(self) -> None:
        """Highlight the sides touched by the group under the pointer, else of the last stone.

        When the game is over or being counted, the sides that decided it are marked instead.
        """
        if not self._bands:
            return
        placed = [change.piece for change in self._preview]
        decided = self._outcome is not None or self._count.step is not None
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

    def _paint_candidates(self, canvas: Canvas) -> None:
        self.game_view.paint_candidates(canvas, self._candidates, self.heights())
        self.game_view.paint_line(canvas, self._line)
        if self._hint:
            self.game_view.paint_hint(canvas, self._hint)

    def _paint_preview(self, canvas: Canvas) -> None:
        for touch in self._hovered:
            self.game_view.paint_touched(canvas, touch, self.heights(), dashed=True)
        if self._group and self._count.step is None:  # what is counted is marked alone
            self.game_view.paint_group(canvas, self._group, self.heights())
        self.game_view.paint_preview(canvas, self._preview)
        if self._loses:
            self.game_view.paint_lost_turn(canvas, self._preview[0])

    def _paint_flash(self, canvas: Canvas) -> None:
        areas = [
            self.game_view.area(self.layout_plan, site, self.heights()[site])
            for site in self._flashed
        ]
        canvas.outline(areas, canvas.theme.plate, 13)  # sets the outline off from dark pieces
        canvas.outline(areas, canvas.theme.refused, 9, tint=0.3)
        for area in areas:
            x, y = area.centroid.x, area.centroid.y
            canvas.no_entry((x + 0.3 * CELL, y - 0.3 * CELL), 0.13 * CELL)

    def _paint_cursor(self, canvas: Canvas) -> None:
        self.game_view.paint_cursor(canvas, self._cursor, self.heights())


def _grown(board: BoardScene, placed: Sequence[Piece]) -> tuple[int, ...]:
    """Return the group of the first of these pieces if all of them were placed."""
    return board.group_at(placed[0].site, placed) if placed else ()
