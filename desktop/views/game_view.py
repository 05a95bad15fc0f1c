"""What a game looks like and how it speaks to people: the part of a view that is common to all.

A game's own view extends ``GameView`` in a file of its own. A view draws what positions report
and never judges what is legal.
"""

from __future__ import annotations

import enum
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from desktop.canvas import Canvas, mark_on
from desktop.layout import CELL, XY, Layout
from rules.position import Change, Motion, Outcome, Piece, Position, Refused, Touch

SENTENCES: Mapping[enum.Enum, str] = {
    Refused.GAME_OVER: "The game is over.",
    Refused.OCCUPIED: "This place is taken.",
    Refused.PASS: "You may not pass here.",
    Refused.SWAP: "Swapping sides is for White's first turn, in games with the pie rule.",
    Refused.TURN_ENDED: "The turn is over before that.",
    Refused.NOT_NOW: "There is nothing of that kind to decide now.",
}


class GameView:
    """The drawing and the texts of one game.

    Attributes:
        key: of the game.
        blurb: one line that invites to it.
        sentences: what every enum of the game says to people.
        hand_names: [hand] -> what it holds; empty where there is nothing to choose.
        hand_follows: whether a click may use the other hand where only that one is possible.
    """

    key: str
    blurb: str
    sentences: ClassVar[Mapping[enum.Enum, str]]
    hand_names: Sequence[str] = ()
    hand_follows = False

    # -- texts -------------------------------------------------------------------------------

    def sentence(self, reason: enum.Enum) -> str:
        """A reason, an ending or a label in English; KeyError for an enum of another game."""
        return SENTENCES[reason] if reason in SENTENCES else self.sentences[reason]

    def hand_name(self, hand: int) -> str:
        return self.hand_names[hand] if self.hand_names else ""

    def count_text(self, position: Position) -> str:
        """A number to watch while making a turn, if the game has one."""
        return ""

    def rows(self, position: Position) -> list[tuple[str, str, str]]:
        """The score panel: label, Black's number, White's number."""
        rows = []
        for count in position.tally():
            label = f"{self.sentence(count.label)} {count.size or ''}".strip()
            rows.append((label, str(count.black), str(count.white)))
        return rows

    # -- where things are --------------------------------------------------------------------

    def depth(self, layout: Layout, site: int) -> float:
        """Which of two sites is drawn over the other one: the greater."""
        return 0.0

    def top(self, layout: Layout, site: int, height: int) -> XY:
        """The middle of what lies uppermost on a site that holds ``height`` pieces."""
        return layout.centres[site]

    def sites_at(self, layout: Layout, heights: Sequence[int], at: XY) -> tuple[int, ...]:
        """The site that a click means, or two neighbours whose joint it meets; none beside."""
        site = layout.site_at(*at)
        return () if site < 0 else (site,)

    def asked(self, sites: Sequence[int], hand: int) -> tuple[Touch, ...]:
        """The touches that one click on these sites is."""
        return tuple([Touch(site, hand) for site in sites])

    # -- drawing -----------------------------------------------------------------------------

    def paint_site(self, canvas: Canvas, site: int, pieces: Sequence[Piece]) -> None:
        """All that lies on one site."""
        for piece in pieces:
            self.paint_piece(canvas, piece, canvas.layout.centres[site])

    def paint_piece(self, canvas: Canvas, piece: Piece, at: XY) -> None:
        canvas.stone(at, canvas.layout.stone_radius[piece.site], piece.colour)

    def paint_last(self, canvas: Canvas, last: Sequence[Change], pieces: Sequence[Piece]) -> None:
        """Marks on what the last turn did: rings, numbers where it did several things, trails."""
        colours = {piece.site: piece.colour for piece in pieces}
        placed = [change for change in last if change.motion is Motion.APPEAR]
        for change in last:
            site = change.piece.site
            at, radius = canvas.layout.centres[site], canvas.layout.stone_radius[site]
            colour = mark_on(canvas.theme, colours.get(site))
            if change.motion is Motion.APPEAR:
                canvas.ring(at, 0.5 * radius, colour, 0.11 * radius)
                if len(placed) > 1:
                    canvas.text(at, str(placed.index(change) + 1), 0.62 * radius, colour, True)
                else:
                    canvas.disc(at, 0.16 * radius, colour)
            elif change.motion is Motion.TURN:
                canvas.ring(at, 0.22 * radius, colour, 0.09 * radius)
            else:
                self._paint_trail(canvas, change, colour)

    def paint_targets(
        self, canvas: Canvas, targets: Mapping[int, Collection[int]], touches: Sequence[Touch]
    ) -> None:
        """Dots where one may play."""
        for site, hands in targets.items():
            colours = hands if len(self.hand_names) > 1 else ()
            canvas.dot(canvas.layout.centres[site], canvas.layout.near(site, 8), colours)

    def paint_touched(self, canvas: Canvas, site: int, pieces: Sequence[Piece]) -> None:
        """What the hand has touched so far."""
        canvas.cell(site, canvas.theme.hint, 6)

    def paint_ghost(self, canvas: Canvas, changes: Sequence[Change], position: Position) -> None:
        """What a click here would do."""
        layout = canvas.layout
        for change in changes:
            at, radius = layout.centres[change.piece.site], layout.stone_radius[change.piece.site]
            if change.motion is Motion.APPEAR:
                with canvas.faded(0.55):
                    canvas.stone(at, radius, change.piece.colour)
                canvas.ring(at, radius, canvas.theme.hint, 4, dashed=True)

    def paint_outcome(self, canvas: Canvas, outcome: Outcome, position: Position) -> None:
        """What decided the game, over the pieces."""
        if outcome.sites:
            canvas.around(outcome.sites, canvas.theme.win, 7)

    def paint_outcome_below(self, canvas: Canvas, outcome: Outcome, position: Position) -> None:
        """What decided the game, under the pieces."""
        if outcome.sites:
            canvas.around(outcome.sites, canvas.theme.win, 7, tint=0.45)

    def _paint_trail(self, canvas: Canvas, change: Change, colour: str) -> None:
        theme, layout = canvas.theme, canvas.layout
        start, end = layout.centres[change.origin], layout.centres[change.piece.site]
        canvas.ring(end, 0.5 * layout.stone_radius[change.piece.site], colour, 5)
        if change.motion is Motion.MOVE:
            canvas.ring(start, 0.14 * CELL, theme.last_cell, 4, dashed=True)
