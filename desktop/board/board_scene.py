"""A board with its pieces and marks, as a scene of graphics items.

It shows a position and marks. It handles no mouse and knows no rule; the game's view draws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.animation import MoveAnimation, Stage, transition
from desktop.board.board_items import (
    MARGIN,
    OVER,
    UNDER,
    BoardItem,
    BoardPainting,
    LayerItem,
    Light,
    SiteItem,
)
from desktop.board.marks import (
    AskedGlow,
    BandLights,
    CandidateMarks,
    CountMarks,
    ForbiddenMarks,
    Note,
    OwnerMarks,
    Preview,
    PreviewMarks,
    TargetMarks,
    Tick,
    VerdictMark,
    mark_name,
)
from desktop.painting.candidate import CandidateView, ShownVerdict
from desktop.painting.canvas import Canvas
from desktop.painting.drawing import LAST_TURNS, Drawing, Numbers
from desktop.painting.layout import XY
from desktop.services.text import listed, tr
from desktop.theme.themes import Theme
from desktop.views.game_views import VIEWS
from rules.board import Board
from rules.count_step import CountStep
from rules.groups import Groups
from rules.outcome import Outcome
from rules.piece import Change, Piece, Touch
from rules.position import BLACK, WHITE, Position
from rules.record.game_record import Place, turn_numbers
from rules.record.notes import Mark
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
        owners: the expectation map.
        glow, tick: on the cells that a lesson asks for, and on a right move.
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
        plan = self.layout_plan = lay_out(setup.game.board(setup), self.drawing.orientation)
        view = VIEWS[setup.game.key]
        self.game_view = view.flat if self.drawing.flat and view.flat else view
        heights = [0] * len(plan.cells)
        self.painting = BoardPainting(plan, self.game_view, theme, self.drawing, heights)
        self._position: Position = setup.start()
        self._outcome: Outcome | None = None
        self._best_sides: list[frozenset[int]] = []  # [colour]
        self._last: tuple[Change, ...] = ()
        self.numbers: Mapping[Place, int] = {}
        self._marks: Mapping[int, Mark] = {}
        self._animation: MoveAnimation | None = None
        self._cursor = -1
        left, top, right, bottom = self.layout_plan.plate.buffer(MARGIN).bounds
        self.setSceneRect(left, top, right - left, bottom - top)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        QPixmapCache.setCacheLimit(_CACHE_KB)
        self._add_items()

    def _add_items(self) -> None:
        self._sites = [SiteItem(self.painting, site) for site in range(len(self.layout_plan.cells))]
        self.addItem(BoardItem(self.painting))
        self._bands = BandLights(self.painting, self, self.group_at)
        for item in self._sites:
            self.addItem(item)
        self._below = self._layer(UNDER + 1, self._paint_outcome_below)
        self._last_marks = self._layer(OVER, self._paint_last)
        self._results = self._layer(OVER + 1, self._paint_outcome, cached=True)
        self._signs = self._layer(OVER + 1.5, self._paint_marks, cached=True)
        self._groups = self._layer(OVER + 1.7, self._paint_groups, cached=True)
        self._targets = TargetMarks(self.painting)
        self.addItem(self._targets.dots)
        self.addItem(self._targets.touched)
        self.glow = AskedGlow(self.painting, OVER + 2.5, self)
        self.addItem(self.glow)
        self.tick = Tick(self.painting, OVER + 6.5, self)
        self.addItem(self.tick)
        self.owners = OwnerMarks(self.painting, OVER + 1.9, self._top_colour)
        self.addItem(self.owners)
        self._candidates = CandidateMarks(self.painting, OVER + 4)
        self.addItem(self._candidates)
        self._verdict = VerdictMark(self.painting, OVER + 4.2)
        self.addItem(self._verdict)
        self._count = CountMarks(self.painting, OVER + 4.5, self)
        self.addItem(self._count)
        self._previews = PreviewMarks(self.painting, OVER + 5, lambda: self._count.step is not None)
        self.addItem(self._previews)
        self._forbidden = ForbiddenMarks(self.painting, OVER + 6)
        self.addItem(self._forbidden)
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
        self._best_sides = [self.game_view.best_sides(position, c) for c in (BLACK, WHITE)]
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
        numbered = self.drawing.groups and self.game_view.numbers_groups
        self._groups.mark(self.sceneRect() if numbered else QRectF())
        self._light_bands()
        if stages:
            self._animate(stages)

    def site_item(self, site: int) -> SiteItem:
        """Return the item of the pieces on a site."""
        return self._sites[site]

    def stages_to(self, position: Position, last: Sequence[Change]) -> Sequence[Stage]:
        """Return how the pieces get from the position that is shown to another one."""
        return transition(self._position.pieces(), self._last, position.pieces(), last)

    def redrawn(self, drawing: Drawing) -> BoardScene:
        """Return another scene with the same parent and position, drawn differently."""
        other = BoardScene(self._position.setup, self.theme, drawing, self.parent())
        other.show_position(self._position, self._last, numbers=self.numbers, marks=self._marks)
        marks = self._candidates
        other.show_candidates(marks.candidates, line=marks.line, hint=marks.hint)
        other.show_verdict(self._verdict.verdict)
        other.owners.show_shares(self.owners.shares, other.sceneRect())
        other.show_count(self._count.step)
        other.glow.show_sites(self.glow.sites, moving=self.glow.is_moving)
        other.tick.show_on(self.tick.site, moving=False)
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
        self._targets.show_targets(remaining, touches, self.sceneRect())

    def show_preview(
        self,
        changes: Sequence[Change] = (),
        *,
        loses: bool = False,
        touched: Sequence[Touch] = (),
        group: Sequence[int] = (),
        note: Note | None = None,
    ) -> None:
        """Preview what a click would do or touch, or outline a group of pieces.

        ``loses``: whether all that costs a turn. ``note``: said about a cell.
        """
        pointed = self._bands.pointed([change.piece for change in changes], group)
        preview = Preview(tuple(changes), loses, tuple(touched), tuple(group), note)
        if self._previews.show_preview(preview):
            self._light_bands(pointed)

    def note_on(self, piece: Piece, *, allowed: bool) -> Note | None:
        """Return what to say about placing a piece; None for nothing."""
        placing = self.layout_plan.board, self._position.pieces(), piece
        text = self.game_view.placing_text(*placing)
        spoken = self.game_view.spoken_placing(*placing)
        return Note(piece.site, text, allowed, spoken) if text else None

    @property
    def hint(self) -> tuple[Change, ...]:
        """The changes of the hint that is shown; () if there is none."""
        return self._candidates.hint

    def show_candidates(
        self,
        candidates: Sequence[CandidateView],
        *,
        line: Sequence[Sequence[Change]] = (),
        hint: Sequence[Change] = (),
    ) -> None:
        """Show candidates (best first), a line of turns with their numbers, and a hint."""
        self._candidates.show_candidates(candidates, line, hint, self.sceneRect())

    def show_verdict(self, verdict: ShownVerdict | None) -> None:
        """Show a verdict beside the last move, or none."""
        self._verdict.show_verdict(verdict, self._last)

    def candidates_at(self, point: XY, scale: float) -> tuple[CandidateView, ...]:
        """Return the candidates whose mark is at a point; ``scale``: pixels per unit."""
        return self._candidates.at(point, scale) if self._candidates.opacity() else ()

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
        return _piece_group(self.layout_plan.board, (*self._position.pieces(), *placed), site)

    def lights(self) -> list[Light]:
        """Return [side] -> how its band is highlighted; [] if sides are not goals."""
        return self._bands.lights

    def flash(self, sites: Sequence[int]) -> None:
        """Mark sites that forbid a step, until called again with ()."""
        self._forbidden.show_sites(sites)

    def show_cursor(self, site: int) -> None:
        """Show the keyboard cursor on a site; -1 hides it."""
        self._cursor = site
        self._cursors.mark(self.painting.box_of_sites([site] if site >= 0 else []))

    def cell_name(self, site: int) -> str:
        """Return a site, its top piece and its mark in words."""
        name = self.game_view.cell_name(self.layout_plan.board, site, self._sites[site].pieces)
        mark = self._marks.get(site)
        asked = [tr("asked for")] if site in self.glow.sites else []
        return listed([name, *([] if mark is None else [mark_name(mark)]), *asked])

    def site_text(self, site: int) -> str:
        """Return in words what is visible around a site; may be empty."""
        size = len(self.group_at(site))
        group = tr("in a group of %Ln", "", size) if size > 1 else ""
        owners = self.owners.text_at(site)
        texts = [self.game_view.site_text(self.layout_plan.board, site), group, owners]
        return listed([text for text in texts if text])

    def mark_text(self, site: int) -> str:
        """Return what the marks at a site mean that is pointed at; may be empty."""
        pieces, shown = self._sites[site].pieces, self._previews.preview
        board = self.layout_plan.board
        marks = self.game_view.mark_text(board, pieces, shown.changes)
        return self.owners.text_at(site) or marks

    def _top_colour(self, site: int) -> list[int]:
        return [piece.colour for piece in self._sites[site].pieces[-1:]]

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
            self._groups,
            self.owners,
            self._targets.dots,
            self._candidates,
            self._verdict,
        ):
            layer.setOpacity(1.0 if shown else 0.0)

    def _light_bands(self, pointed: Sequence[int] | None = None) -> None:
        """Highlight the sides of a group, by default the previewed one, and of the best groups.

        When the game is over or being counted, the sides that decided it are marked instead.
        """
        if not self._bands:
            return
        if self._outcome is not None or self._count.step is not None:
            self._bands.show_lights((), ())
            return
        if pointed is None:
            preview = self._previews.preview
            placed = [change.piece for change in preview.changes]
            pointed = self._bands.pointed(placed, preview.group)
        self._bands.show_lights(pointed, self._best_sides)

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

    def _paint_groups(self, canvas: Canvas) -> None:
        steps = self._position.count_steps()
        self.game_view.paint_groups(canvas, steps[-1].done if steps else (), self.heights())

    def _paint_outcome(self, canvas: Canvas) -> None:
        if self._outcome is not None and self._outcome.sites:
            self.game_view.paint_outcome(canvas, self._outcome.sites, self.heights())

    def _paint_outcome_below(self, canvas: Canvas) -> None:
        if self._outcome is not None and self._outcome.sites:
            self.game_view.paint_outcome_below(canvas, self._outcome.sites)

    def _paint_cursor(self, canvas: Canvas) -> None:
        self.game_view.paint_cursor(canvas, self._cursor, self.heights())


def _piece_group(board: Board, pieces: Sequence[Piece], site: int) -> tuple[int, ...]:
    """Return the sites of the group of the top piece on a site; () if it is empty.

    ``pieces``: all of them, the lower ones of a stack first.
    """
    colours = [-1] * board.site_count
    for piece in pieces:
        colours[piece.site] = piece.colour
    if colours[site] < 0:
        return ()
    groups = Groups.of(board, colours)
    return groups.sites(groups.group_at(site))


def shown_numbers(
    start: Position,
    turns: Sequence[Sequence[int]],
    wanted: Numbers,
    last: int = LAST_TURNS,
) -> dict[Place, int]:
    """Return (site, level) -> the number on a piece after these turns; the last may be unfinished.

    ``last``: how many turns ``Numbers.LAST`` shows.
    """
    if wanted is Numbers.NONE:
        return {}
    oldest = 0 if wanted is Numbers.ALL else len(turns) - last
    numbers = turn_numbers(start, turns)
    return {place: number for place, number in numbers.items() if number > oldest}
