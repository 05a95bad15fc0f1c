"""A board with its pieces and marks, as a scene of graphics items.

It shows a position and marks. It handles no mouse and knows no rule; the game's view draws.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.animation import MoveAnimation, Stage, transition
from desktop.board.board_items import (
    BandItem,
    BoardItem,
    BoardPainting,
    BoardState,
    Light,
    Note,
    Preview,
    SiteItem,
)
from desktop.board.marks import (
    LAYERS,
    AskedGlow,
    CandidateMarks,
    CountMarks,
    MarkLayer,
    OwnerMarks,
    Tick,
    mark_name,
)
from desktop.painting.candidate import CandidateView
from desktop.painting.drawing import LAST_TURNS, Drawing, Numbers
from desktop.painting.layout import XY
from desktop.services.text import listed, tr
from desktop.theme.themes import Theme
from desktop.views.game_views import VIEWS
from rules.board import Board
from rules.count_step import CountStep
from rules.groups import Groups
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
        pieces: list[tuple[Piece, ...]] = [() for _ in plan.cells]
        self.painting = BoardPainting(
            plan,
            self.game_view,
            theme,
            self.drawing,
            BoardState(setup.start()),
            pieces,
            [0] * len(pieces),
        )
        self._best_sides: list[frozenset[int]] = []  # [colour]
        self._animation: MoveAnimation | None = None
        self.setSceneRect(self.painting.board_box)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        QPixmapCache.setCacheLimit(_CACHE_KB)
        self.addItem(BoardItem(self.painting))
        self._bands = [BandItem(self.painting, side) for side in range(len(plan.bands))]
        self._sites = [SiteItem(self.painting, site) for site in range(len(plan.cells))]
        self._glow = AskedGlow(self.painting, self)
        self._tick = Tick(self.painting, self)
        self._owners = OwnerMarks(self.painting)
        self._candidates = CandidateMarks(self.painting)
        self._count = CountMarks(self.painting, self)
        self._layers: list[MarkLayer] = [
            *[layer(self.painting) for layer in LAYERS],
            *[self._glow, self._tick, self._owners, self._candidates, self._count],
        ]
        for item in (*self._bands, *self._sites, *self._layers):
            self.addItem(item)

    @property
    def theme(self) -> Theme:
        """The current colours."""
        return self.painting.theme

    @property
    def state(self) -> BoardState:
        """All that is shown."""
        return self.painting.state

    def show_marks(self, **changes: Any) -> None:
        """Show something else in fields of ``BoardState``; paint the marks of those that differ."""
        before = self.state
        self.painting.state = dataclasses.replace(before, **changes)
        changed = {name for name, value in changes.items() if value != getattr(before, name)}
        for layer in self._layers:
            if not changed.isdisjoint(layer.fields):
                layer.refresh()

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
        stacks: list[list[Piece]] = [[] for _ in self._sites]
        for piece in position.pieces():
            stacks[piece.site].append(piece)
        self.painting.pieces = [tuple(stack) for stack in stacks]
        heights = self.painting.heights = [len(stack) for stack in stacks]
        numbers, marks = numbers or {}, marks or {}
        for site, item in enumerate(self._sites):
            around = position.board.neighbours(site) if self.game_view.stacks else ()
            number = 0 if site in marks else numbers.get((site, heights[site] - 1), 0)
            item.lay(self.painting.pieces[site], tuple([heights[n] for n in around]), number)
        self._best_sides = [self.game_view.best_sides(position, c) for c in (BLACK, WHITE)]
        self.show_marks(
            position=position,
            last=tuple(last),
            outcome=position.outcome(),
            numbers=numbers,
            marks=marks,
        )
        self._light_bands()
        if stages:
            self._animate(stages)

    def stages_to(self, position: Position, last: Sequence[Change]) -> Sequence[Stage]:
        """Return how the pieces get from the position that is shown to another one."""
        before = self.state
        return transition(before.position.pieces(), before.last, position.pieces(), last)

    def redrawn(self, drawing: Drawing) -> BoardScene:
        """Return another scene with the same parent that shows the same, drawn differently."""
        state = self.state
        other = BoardScene(state.position.setup, self.theme, drawing, self.parent())
        other.show_position(state.position, state.last, numbers=state.numbers, marks=state.marks)
        other.show_marks(**{field.name: getattr(state, field.name) for field in _FIELDS})
        other.show_count(state.count)
        other._glow.move(self._glow.is_moving)
        return other

    def settle(self) -> None:
        """End all animations at once."""
        if self._animation:
            self._animation.end()
        self._count.settle()

    def rest(self) -> None:
        """End all animations at once, also those that continue or return."""
        self.settle()
        self._glow.move(False)
        self._tick.move(False)

    def set_theme(self, theme: Theme) -> None:
        self.painting.theme = theme
        for item in self.items():
            item.update()

    def site_item(self, site: int) -> SiteItem:
        """Return the item of the pieces on a site."""
        return self._sites[site]

    def show_targets(
        self,
        remaining: Sequence[tuple[Touch, ...]],
        touches: Sequence[Touch],
        near: Collection[int] = (),
    ) -> None:
        """Mark what may be touched next (``remaining``, for each step) and what has been.

        ``near``: the cells in question.
        """
        self.show_marks(
            remaining=tuple(remaining), touches=tuple(touches), near=tuple(sorted(near))
        )

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
        preview = Preview(tuple(changes), loses, tuple(touched), tuple(group), note)
        if preview != self.state.preview:
            self.show_marks(preview=preview)
            self._light_bands()

    def note_on(self, piece: Piece, *, allowed: bool) -> Note | None:
        """Return what to say about placing a piece; None for nothing."""
        placing = self.layout_plan.board, self.state.position.pieces(), piece
        text = self.game_view.placing_text(*placing)
        spoken = self.game_view.spoken_placing(*placing)
        return Note(piece.site, text, allowed, spoken) if text else None

    def show_candidates(
        self,
        candidates: Sequence[CandidateView],
        *,
        line: Sequence[Sequence[Change]] = (),
        hint: Sequence[Change] = (),
    ) -> None:
        """Show candidates (best first), a line of turns with their numbers, and a hint."""
        turns = tuple([tuple(turn) for turn in line])
        self.show_marks(candidates=tuple(candidates), line=turns, hint=tuple(hint))

    def show_asked(self, sites: Sequence[int], *, moving: bool) -> None:
        """Let the cells glow that are asked for; ``moving``: whether they pulse."""
        self.show_marks(asked=tuple(sites))
        self._glow.move(moving)

    def show_tick(self, site: int | None, *, moving: bool) -> None:
        """Show a tick on a cell, -1 for the middle of the board; None hides it."""
        self.show_marks(tick=site)
        self._tick.move(moving)

    def candidates_at(self, point: XY, scale: float) -> tuple[CandidateView, ...]:
        """Return the candidates whose mark is at a point; ``scale``: pixels per unit."""
        return self._candidates.at(point, scale) if self._candidates.opacity() else ()

    def show_count(self, step: CountStep | None, *, animated: bool = False) -> None:
        """Show a step of a count in place of all other marks; None shows the marks again."""
        self.settle()
        self.show_marks(count=step)
        self._count.refresh()
        if animated and step is not None:
            self._count.arrive()
        self._show_results(step is None)
        self._light_bands()

    def group_at(self, site: int, placed: Sequence[Piece] = ()) -> tuple[int, ...]:
        """Return the group of the top piece on a site; () if groups mean nothing in this game.

        ``placed``: further pieces to take into account.
        """
        if not self.game_view.groups:
            return ()
        pieces = (*self.state.position.pieces(), *placed)
        return _piece_group(self.layout_plan.board, pieces, site)

    def lights(self) -> list[Light]:
        """Return [side] -> how its band is highlighted; [] if sides are not goals."""
        return [band.light for band in self._bands]

    def cell_name(self, site: int) -> str:
        """Return a site, its top piece and its mark in words."""
        pieces, mark = self.painting.pieces[site], self.state.marks.get(site)
        name = self.game_view.cell_name(self.layout_plan.board, site, pieces)
        asked = [tr("asked for")] if site in self.state.asked else []
        return listed([name, *([] if mark is None else [mark_name(mark)]), *asked])

    def site_text(self, site: int) -> str:
        """Return in words what is visible around a site; may be empty."""
        size = len(self.group_at(site))
        group = tr("in a group of %Ln", "", size) if size > 1 else ""
        view = self.game_view.site_text(self.layout_plan.board, site)
        return listed([text for text in (view, group, self._owner_text(site)) if text])

    def mark_text(self, site: int) -> str:
        """Return what the marks at a site mean that is pointed at; may be empty."""
        pieces, changes = self.painting.pieces[site], self.state.preview.changes
        marks = self.game_view.mark_text(self.layout_plan.board, pieces, changes)
        return self._owner_text(site) or marks

    def _owner_text(self, site: int) -> str:
        """Return whose a cell is expected to be; "" while no map is visible."""
        if not self.state.shares or not self._owners.opacity():
            return ""
        return self.game_view.owner_text(*self.state.shares[site].percents)

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
        self._show_results(self.state.count is None)

    def _show_results(self, shown: bool) -> None:
        for layer in self._layers:
            if layer.hidden_by_motion:
                layer.setOpacity(1.0 if shown else 0.0)

    def _light_bands(self) -> None:
        """Highlight the sides of the group that is pointed at or would be joined, and of the best.

        When the game is over or being counted, the sides that decided it are marked instead.
        """
        if not self._bands:
            return  # finding groups takes time at each move of the mouse
        pointed: Sequence[int] = ()
        best: Sequence[frozenset[int]] = ()
        if self.state.outcome is None and self.state.count is None:
            placed = [change.piece for change in self.state.preview.changes]
            pointed, best = self.state.preview.group, self._best_sides
            if placed and not pointed:
                pointed = self.group_at(placed[0].site, placed)
        sides_of = self.layout_plan.board.sides_of
        under = {side for site in pointed for side in sides_of(site)}
        for side, band in enumerate(self._bands):
            colours = [colour for colour, sides in enumerate(best) if side in sides]
            band.show_light(Light(tuple(colours), side in under))


_FIELDS = dataclasses.fields(BoardState)


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
    late: tuple[int, Position] | None = None,
) -> dict[Place, int]:
    """Return (site, level) -> the number on a piece after these turns; the last may be unfinished.

    ``last``: how many turns ``Numbers.LAST`` shows. ``late``: as ``turn_numbers`` takes it.
    """
    if wanted is Numbers.NONE:
        return {}
    oldest = 0 if wanted is Numbers.ALL else len(turns) - last
    numbers = turn_numbers(start, turns, late)
    return {place: number for place, number in numbers.items() if number > oldest}
