"""The base class of the games' views: how a game is drawn and described in words.

Each game extends ``GameView`` in a file of its own. A view draws what positions report and never
decides what is legal.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from desktop.painting.candidate import CandidateView, loss_colour, loss_share
from desktop.painting.canvas import Canvas, mark_colour, merged, path_of
from desktop.painting.game_texts import GameTexts
from desktop.painting.layout import CELL, XY, Layout
from desktop.painting.mark_shapes import along, route
from desktop.services.text import tr
from desktop.theme.themes import Theme, neutral_fill, text_on
from rules.count_step import CountedGroup, CountStep
from rules.piece import Change, Motion, Piece, Touch
from rules.position import NEUTRAL
from rules.record.notes import Mark

if TYPE_CHECKING:
    from shapely import Polygon


_SMALL_STONE_PX = 13  # marks on stones of smaller radii fill them
_APART_LOOKED_UP = 0.55 * CELL  # as many as possible: none is a guess
PREVIEW_OPACITY = 0.85  # opacity of a piece that is not there yet: its colours are still its own
_MIN_MARK_PX = 13  # the least radius of a candidate's mark, where its cell has room for it


class GameView(GameTexts):
    """The drawing and the texts of one game.

    Attributes:
        hand_follows: whether a click uses the other hand where only that one is legal.
        stacks: whether pieces lie on one another, so that sites hide and shade their neighbours.
        groups: whether connected pieces mean anything in this game.
        max_marks: the most candidates that are marked on the board.
        min_mark_distance: the least distance between the marks of two candidates.
        flat: the view that draws the game without depth; None if the game has no depth.
    """

    hand_follows = False
    stacks = False
    groups = True
    max_marks = 9
    min_mark_distance = 0.55 * CELL
    flat: GameView | None = None

    # -- geometry ----------------------------------------------------------------------------

    def depth(self, layout: Layout, site: int) -> float:
        """Return the drawing order of a site: sites with greater values are drawn later."""
        return 0.0

    def top(self, layout: Layout, site: int, height: int) -> XY:
        """Return the centre of the top of a site that holds ``height`` pieces."""
        return layout.centres[site]

    def area(self, layout: Layout, site: int, height: int) -> Polygon:
        """Return the cell of a site, or the face of the stack on it."""
        return layout.cells[site]

    def areas(self, layout: Layout, sites: Sequence[int], heights: Sequence[int]) -> list[Polygon]:
        """Return the areas of connected sites, which together are one shape."""
        return [self.area(layout, site, heights[site]) for site in sites]

    def sites_at(self, layout: Layout, heights: Sequence[int], at: XY) -> tuple[int, ...]:
        """Return the site under a click, or two neighbours if it hits their joint; else ()."""
        site = layout.site_at(*at)
        return () if site < 0 else (site,)

    def asked(self, sites: Sequence[int], hand: int) -> tuple[Touch, ...]:
        """Return the touches that one click on these sites means."""
        return tuple([Touch(site, hand) for site in sites])

    # -- drawing; ``heights`` is always [site] -> number of pieces there ----------------------

    def paint_site(
        self, canvas: Canvas, site: int, pieces: Sequence[Piece], heights: Sequence[int]
    ) -> None:
        """Paint everything that lies on one site."""
        for piece in pieces:
            self.paint_piece(canvas, piece, canvas.layout.centres[site])

    def paint_piece(self, canvas: Canvas, piece: Piece, at: XY) -> None:
        radius = canvas.layout.stone_radius[piece.site]
        if piece.colour == NEUTRAL:
            canvas.block(at, radius)
        else:
            canvas.stone(at, radius, piece.colour)

    def paint_moving(self, canvas: Canvas, change: Change, share: float) -> None:
        """Paint a piece in motion; ``share``: how much of its change is done, from 0 to 1."""
        painter, piece = canvas.painter, change.piece
        x, y = canvas.layout.centres[piece.site]
        legs = route(canvas.layout, change)
        at = along(legs, share) if legs else (x, y)
        painter.save()
        try:
            painter.translate(at[0] - x, at[1] - y)
            if change.turns:
                if share < 0.5:
                    piece = dataclasses.replace(piece, colour=1 - piece.colour)
                painter.translate(x, y)
                painter.scale(max(0.04, abs(math.cos(math.pi * share))), 1)
                painter.translate(-x, -y)
            if change.motion is Motion.APPEAR:
                self.paint_arriving(canvas, piece, share)
            else:
                off_board = canvas.layout.site_at(*at) < 0  # on its way around the edge
                with canvas.faded(0.5 if off_board else 1.0):
                    self.paint_piece(canvas, piece, (x, y))
        finally:  # a package may fail to paint its pieces
            painter.restore()

    def paint_arriving(self, canvas: Canvas, piece: Piece, share: float) -> None:
        """Paint a piece that is being placed: it grows."""
        x, y = canvas.layout.centres[piece.site]
        size = 0.6 + 0.4 * share
        with canvas.faded(share):
            canvas.painter.translate(x, y)
            canvas.painter.scale(size, size)
            canvas.painter.translate(-x, -y)
            self.paint_piece(canvas, piece, (x, y))

    def paint_number(self, canvas: Canvas, piece: Piece, number: int) -> None:
        """Paint the number of the turn that placed or moved a piece on the piece."""
        radius = canvas.layout.stone_radius[piece.site]
        size = (0.94, 0.86, 0.68)[min(len(str(number)), 3) - 1] * radius
        at = canvas.layout.centres[piece.site]
        canvas.text(at, str(number), size, canvas.theme.numbers[piece.colour], True)

    def paint_last(
        self,
        canvas: Canvas,
        last: Sequence[Change],
        colours: Mapping[int, int],
        *,
        numbered: bool,
    ) -> None:
        """Mark what the last turn did: rings, and numbers if it placed several pieces.

        ``colours``: occupied site -> the colour of its top piece. ``numbered``: pieces show turn
        numbers, so that their centre is taken.
        """
        placed = [change for change in last if change.motion is Motion.APPEAR]
        for change in last:
            site = change.piece.site
            at, radius = canvas.layout.centres[site], canvas.layout.stone_radius[site]
            small = radius * canvas.scale < _SMALL_STONE_PX
            ring = 0.8 if numbered or small else 0.5
            colour = mark_colour(canvas.theme, colours.get(site))
            if change.motion is Motion.APPEAR:
                canvas.ring(at, ring * radius, colour, (0.17 if small else 0.11) * radius)
                if numbered:
                    continue
                if len(placed) > 1:
                    size = (1.1 if small else 0.62) * radius
                    canvas.text(at, str(placed.index(change) + 1), size, colour, True)
                else:
                    canvas.disc(at, (0.3 if small else 0.16) * radius, colour)
            elif change.motion is Motion.TURN:
                canvas.ring(at, (0.68 if numbered else 0.24) * radius, colour, 0.1 * radius)
            elif change.motion is not Motion.BOUNCE:
                canvas.ring(at, ring * radius, colour, 0.11 * radius, dashed=True)
                if change.origin not in colours:  # where it came from
                    origin = canvas.layout.centres[change.origin]
                    canvas.ring(origin, 0.13 * CELL, canvas.theme.last_cell, 4)

    def paint_mark(self, canvas: Canvas, site: int, mark: Mark, piece: Piece | None) -> None:
        """Paint a mark of the user's on a cell, or on the top piece there."""
        layout = canvas.layout
        height = 0 if piece is None else piece.level + 1
        radius = 0.62 * layout.stone_radius[site]
        colours = self.mark_colours(canvas, site, piece)
        canvas.mark(self.top(layout, site, height), radius, mark, colours)

    def mark_colours(self, canvas: Canvas, site: int, piece: Piece | None) -> tuple[str, str]:
        """Return black or white, whichever contrasts more, and the colour of the background."""
        theme = canvas.theme
        if piece is None:
            ground = theme.cells[canvas.layout.tones[site]]
        else:
            ground = self.face_colour(theme, piece)
        return text_on(ground), ground

    def face_colour(self, theme: Theme, piece: Piece) -> str:
        """Return the main colour of a piece's upper face."""
        return neutral_fill(theme) if piece.colour == NEUTRAL else theme.stones[piece.colour][1]

    def paint_targets(
        self, canvas: Canvas, remaining: Sequence[tuple[Touch, ...]], heights: Sequence[int]
    ) -> None:
        """Paint dots on legal targets; ``remaining``: the touches still to come of each step."""
        hands: dict[int, set[int]] = {}
        for touches in remaining:
            hands.setdefault(touches[0].site, set()).add(touches[0].hand)
        for site, colours in hands.items():
            at, radius = canvas.layout.centres[site], canvas.layout.scaled(site, 8)
            if heights[site]:  # the dot's colour is meant for empty cells
                canvas.disc(at, 1.5 * radius, canvas.theme.plate)
            canvas.dot(at, radius, colours if len(self.hand_names) > 1 else ())

    def paint_touched(
        self, canvas: Canvas, touch: Touch, heights: Sequence[int], dashed: bool = False
    ) -> None:
        """Outline what has been touched so far; ``dashed``, and finer: what would be touched."""
        area = self.area(canvas.layout, touch.site, heights[touch.site])
        canvas.outline([area], canvas.theme.hint, 3 if dashed else 6, dashed=dashed)

    def paint_lock(self, canvas: Canvas, piece: Piece) -> None:
        """Paint a sign on a top piece on which nothing can be placed any more."""

    def paint_cursor(self, canvas: Canvas, site: int, heights: Sequence[int]) -> None:
        """Paint the keyboard cursor."""
        canvas.corners(self.area(canvas.layout, site, heights[site]), 10)

    def paint_preview(self, canvas: Canvas, changes: Sequence[Change]) -> None:
        """Paint a preview of what a click would do."""
        layout, theme = canvas.layout, canvas.theme
        for change in changes:
            at, radius = layout.centres[change.piece.site], layout.stone_radius[change.piece.site]
            if change.motion is Motion.TURN:
                canvas.ring(at, 0.84 * radius, theme.hint, 0.13 * radius, dashed=True)
                canvas.disc(at, 0.46 * radius, theme.hint)
                canvas.disc(at, 0.34 * radius, theme.stones[change.piece.colour][1])
            elif change.motion is not Motion.BOUNCE:
                with canvas.faded(PREVIEW_OPACITY):
                    self.paint_piece(canvas, change.piece, at)
                canvas.ring(at, radius, theme.hint, 4, dashed=True)
        for change in changes:
            self._paint_route(canvas, change)

    def _paint_route(self, canvas: Canvas, change: Change) -> None:
        """Paint an arrow: straight, dashed around the edge, or blocked if the piece stays."""
        legs, colour = route(canvas.layout, change), canvas.theme.hint
        if change.motion is Motion.BOUNCE:
            (x, y), _ = legs[0]
            dx, dy = canvas.layout.on_screen(change.direction)
            reach = 1.02 * canvas.layout.stone_radius[change.origin]
            canvas.blocked((x, y), (x + reach * dx, y + reach * dy), colour, 7)
            return
        for start, end in legs:
            canvas.arrow(start, end, colour, 7, dashed=change.motion is Motion.WRAP)

    def paint_lost_turn(self, canvas: Canvas, site: int) -> None:
        """Paint a badge on a piece, where it is or would be: to move it costs a turn."""
        x, y = canvas.layout.centres[site]
        radius = canvas.layout.stone_radius[site]
        canvas.pill((x, y - 0.95 * radius), tr("costs a turn"), 21, canvas.theme.refused)

    def candidate_at(self, layout: Layout, touches: Sequence[Touch], heights: Sequence[int]) -> XY:
        """Return where to mark a candidate whose first step has these touches."""
        site = touches[-1].site
        return self.top(layout, site, heights[site])

    def paint_candidates(
        self, canvas: Canvas, candidates: Sequence[CandidateView], heights: Sequence[int]
    ) -> None:
        """Paint marks with win rates and visits, better over worse; overlapping ones only once."""
        shown = self._marked(canvas.layout, candidates, heights)[::-1]  # the best one last
        for candidate, at in shown:
            self.paint_candidate_turn(canvas, candidate, at)
        for candidate, at in shown:
            self.paint_candidate(canvas, candidate, at)

    def candidate_under(
        self,
        layout: Layout,
        candidates: Sequence[CandidateView],
        heights: Sequence[int],
        point: XY,
        scale: float,
    ) -> CandidateView | None:
        """Return the candidate whose mark is at a point; ``scale``: pixels per unit."""
        for candidate, at in self._marked(layout, candidates, heights):
            if math.dist(at, point) <= 1.2 * self.mark_radius(layout, candidate, scale):
                return candidate
        return None

    def _marked(
        self, layout: Layout, candidates: Sequence[CandidateView], heights: Sequence[int]
    ) -> list[tuple[CandidateView, XY]]:
        """Return the candidates that have marks, the best first, and where."""
        placed: list[tuple[CandidateView, XY]] = []
        for candidate in candidates:
            at = self.candidate_at(layout, candidate.touches, heights)
            apart = _APART_LOOKED_UP if candidate.looked_up else self.min_mark_distance
            if all(math.dist(at, other) > apart for _, other in placed):
                placed.append((candidate, at))
        if candidates and not candidates[0].visits:
            return placed  # they were looked up: none is a guess
        return placed[: self.max_marks]

    def mark_radius(self, layout: Layout, candidate: CandidateView, scale: float) -> float:
        site = candidate.touches[-1].site
        radius = layout.scaled(site, (0.25 + 0.11 * candidate.share) * CELL)
        return max(radius, min(_MIN_MARK_PX / max(scale, 0.01), 0.36 * CELL))

    def paint_candidate_turn(self, canvas: Canvas, candidate: CandidateView, at: XY) -> None:
        """Paint what a candidate does, below all marks; ``at``: where its own mark is."""

    def paint_candidate(self, canvas: Canvas, candidate: CandidateView, at: XY) -> None:
        """Paint one mark, larger with more visits; the best one is filled and has two rings.

        The ring of the others is the shorter and the redder the more they lose, so that the loss
        is seen without colours too.
        """
        colour = loss_colour(canvas.theme, candidate.loss)
        radius = self.mark_radius(canvas.layout, candidate, canvas.scale)
        lines = [candidate.rate_text.removesuffix("\N{NO-BREAK SPACE}%"), candidate.visits_text]
        canvas.badge(at, radius, list(filter(None, lines)), filled=candidate.best, colour=colour)
        if not candidate.best:
            canvas.gauge(at, 1.05 * radius, 1 - loss_share(candidate.loss), colour, 0.23 * radius)

    def paint_line(self, canvas: Canvas, line: Sequence[Sequence[Change]]) -> None:
        """Paint a line of turns: faded pieces and arrows, with the numbers of the turns."""
        layout, theme = canvas.layout, canvas.theme
        for number, changes in enumerate(line, 1):
            placed = [change for change in changes if change.motion is Motion.APPEAR]
            with canvas.faded(0.65):
                for change in sorted(placed, key=lambda c: self.depth(layout, c.piece.site)):
                    self.paint_piece(canvas, change.piece, layout.centres[change.piece.site])
            for change in placed or changes[:1]:
                piece = change.piece
                at = self.top(layout, piece.site, piece.level + 1)
                for start, end in route(layout, change):  # empty if it is placed
                    canvas.arrow(start, end, theme.hint, 6)
                radius = layout.scaled(piece.site, 0.2 * CELL)
                canvas.disc(at, 1.15 * radius, theme.plate)
                canvas.disc(at, radius, theme.hint)
                canvas.text(at, str(number), 1.3 * radius, text_on(theme.hint), bold=True)

    def paint_hint(self, canvas: Canvas, changes: Sequence[Change]) -> None:
        """Paint a hint: a preview of the turn, with rings around the pieces it places."""
        layout, theme = canvas.layout, canvas.theme
        self.paint_preview(canvas, changes)
        for change in changes:
            if change.motion is Motion.APPEAR:
                at = self.top(layout, change.piece.site, change.piece.level + 1)
                radius = layout.scaled(change.piece.site, 0.2 * CELL)
                canvas.ring(at, radius, theme.plate, 0.13 * CELL)
                canvas.ring(at, radius, theme.hint, 0.075 * CELL)

    def paint_compared(
        self,
        canvas: Canvas,
        changes: Sequence[Change],
        colour: str,
        *,
        laid: bool = False,
        beside: Sequence[int] = (),
    ) -> None:
        """Paint the pieces of a move that is compared with another, with rims of a colour.

        ``laid``: whether they lie on the board. ``beside``: the sites of the other move's pieces,
        which stay visible.
        """
        layout = canvas.layout
        for change in changes:
            site = change.piece.site
            at, radius = layout.centres[site], layout.stone_radius[site]
            if legs := route(layout, change):
                end = along(legs, 1 - radius / math.dist(legs[0][0], at))
                canvas.arrow(legs[0][0], end, colour, 8)
            size = 0.62 if site in beside else 1.0
            if not laid:
                self._paint_small(canvas, change.piece, at, size)
            canvas.ring(at, 0.93 * size * radius, canvas.theme.plate, 0.24 * radius)
            canvas.ring(at, 0.93 * size * radius, colour, 0.15 * radius)

    def _paint_small(self, canvas: Canvas, piece: Piece, at: XY, size: float) -> None:
        painter = canvas.painter
        painter.save()
        painter.translate(*at)
        painter.scale(size, size)
        painter.translate(-at[0], -at[1])
        with canvas.faded(PREVIEW_OPACITY):
            self.paint_piece(canvas, piece, at)
        painter.restore()

    def paint_group(self, canvas: Canvas, sites: Sequence[int], heights: Sequence[int]) -> None:
        """Outline the group under the pointer."""
        areas = self.areas(canvas.layout, sites, heights)
        if self.stacks:  # to stand out on dark faces as well as on light ones
            canvas.outline(areas, canvas.theme.plate, 8)
        canvas.outline(areas, canvas.theme.hint, 5 if self.stacks else 4, tint=0.12)

    def paint_veil(self, canvas: Canvas, sites: Sequence[int], heights: Sequence[int]) -> None:
        """Veil pieces that no longer count."""
        veil = path_of(merged([self.area(canvas.layout, site, heights[site]) for site in sites]))
        with canvas.faded(0.72):
            canvas.fill(veil, canvas.theme.cells[0])

    def paint_count(self, canvas: Canvas, step: CountStep, heights: Sequence[int]) -> None:
        """Outline and number the groups that a step of a count is about."""
        for group in step.done:
            self._paint_counted(canvas, group, heights, done=True)
        for group in step.groups:
            self._paint_counted(canvas, group, heights, done=False)

    def paint_groups(
        self, canvas: Canvas, groups: Sequence[CountedGroup], heights: Sequence[int]
    ) -> None:
        """Paint the numbers of groups as in the count, and outline those of several pieces."""
        for group in groups:
            if len(group.sites) > 1:
                areas = self.areas(canvas.layout, group.sites, heights)
                canvas.outline(areas, canvas.theme.hint, 4)
            self._paint_counted(canvas, group, heights, done=True)

    def _paint_counted(
        self, canvas: Canvas, group: CountedGroup, heights: Sequence[int], *, done: bool
    ) -> None:
        theme = canvas.theme
        colour, width = (theme.hint, 6) if group.number else (theme.win, 9)
        if not done:
            areas = self.areas(canvas.layout, group.sites, heights)
            if self.stacks:
                canvas.outline(areas, theme.plate, width + 5)
            tint = 0.2 if self.stacks and not group.number else 0.0
            canvas.outline(areas, colour, width, tint=tint, dashed=bool(group.number))
        if group.number:
            site = canvas.layout.central_site(group.sites)
            radius = canvas.layout.scaled(site, 0.31 * CELL)
            at = self.top(canvas.layout, site, heights[site])
            canvas.badge(at, radius, (str(group.number),), filled=not done, colour=colour)

    def paint_outcome(self, canvas: Canvas, sites: Sequence[int], heights: Sequence[int]) -> None:
        """Outline what decided the game, over the pieces."""
        canvas.outline([canvas.layout.cells[site] for site in sites], canvas.theme.win, 7)

    def paint_outcome_below(self, canvas: Canvas, sites: Sequence[int]) -> None:
        """Outline what decided the game, under the pieces."""
        areas = [canvas.layout.cells[site] for site in sites]
        canvas.outline(areas, canvas.theme.win, 7, tint=0.45)
