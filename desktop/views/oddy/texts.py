"""What Odd-Y says."""

from __future__ import annotations

import enum
import itertools
from collections.abc import Collection, Mapping
from typing import ClassVar

from desktop.painting.game_texts import OPTION_WORDS, GameTexts, OptionWords, Row, change_text
from desktop.services.text import both, tr, tr_noop
from desktop.views.count_text import ending
from rules.board import Board
from rules.count_step import CountStep
from rules.games.oddy import OddYCounted, OddYEnding, OddYLabel, OddYRefusalReason, puzzle_kind
from rules.games.oddy.enclosure import encloses
from rules.games.oddy.outcome import joined_sides
from rules.games.oddy.reasons import OddYReason
from rules.groups import Groups
from rules.outcome import Count
from rules.position import BLACK, WHITE, Position
from rules.reason import Reason

_SIDES_BETWEEN, _OR, _NONE = "\N{THIN SPACE}", "\N{THIN SPACE}/\N{THIN SPACE}", "–"
_CIRCLED_ONE = ord("\N{CIRCLED DIGIT ONE}")


class OddYTexts(GameTexts):
    key = "oddy"
    blurb = tr_noop("Connect three sides around the middle of a board with 3, 5, 7 or 9 sides.")
    lessons: ClassVar[Mapping[str, str]] = {
        "": tr_noop("&First steps in Odd-Y"),
        "bridges": tr_noop("&Two bridges at once"),
        "edge": tr_noop("&Reaching the edge"),
        "double": tr_noop("&Double threats"),
    }
    option_words: ClassVar[Mapping[str, OptionWords]] = {
        **OPTION_WORDS,
        "sides": OptionWords(
            tr_noop("Sides"), tr_noop("Number of sides of the board."), tr_noop("{value} sides")
        ),
    }
    task = tr_noop("Place a stone")
    comes_first = True
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        OddYEnding.CONNECTED: tr_noop(
            "One group touches three sides around the middle of the board."
        ),
        OddYRefusalReason.WON_BEFORE: tr_noop("This group had won before the last move."),
        OddYLabel.SIDES: tr_noop("Best group’s sides"),
        OddYReason.NEEDED: tr_noop("Stones still needed"),
    }
    reasons: ClassVar[Mapping[enum.Enum, tuple[str, str]]] = {
        OddYReason.CONNECTED: (
            tr_noop("{colour} can now connect sides {sides} around the middle: {moves}."),
            tr_noop("{colour} could have connected sides {sides} around the middle: {moves}."),
        ),
        OddYReason.BLOCKED: (
            tr_noop(
                "{colour} can now block the way, so that the other player needs {last} more "
                "stones, not {first}: {moves}."
            ),
            tr_noop(
                "{colour} could have blocked the way, so that the other player needed {last} more "
                "stones, not {first}: {moves}."
            ),
        ),
    }
    themes: ClassVar[Mapping[str, str]] = {
        puzzle_kind.CONNECTION: tr_noop("Complete the connection now."),
        puzzle_kind.BLOCK: tr_noop("The other player threatens to win. Block the way."),
        puzzle_kind.EDGE: tr_noop("Look at the edge of the board."),
        puzzle_kind.BRIDGE: tr_noop("Make a bridge: two empty cells, either of which connects."),
        puzzle_kind.DOUBLE_THREAT: tr_noop("Threaten to win on two cells at once."),
        puzzle_kind.THREAT: tr_noop("Threaten to win."),
    }
    sections: ClassVar[Mapping[enum.Enum, str]] = {OddYRefusalReason.WON_BEFORE: "end"}

    def rows(self, position: Position, counted: Count | None = None) -> list[Row]:
        """Return the sides that each colour's best group touches, and those that it needs."""
        best = [self.best_sides(position, colour) for colour in (BLACK, WHITE)]
        black, white = [_SIDES_BETWEEN.join(_numbers(sides)) or _NONE for sides in best]
        touched = (self.sentence(OddYLabel.SIDES), black, white)
        if position.over:
            return [touched]
        needs = [_needs(sides, position.board.side_count) for sides in best]
        return [touched, (tr("Sides still needed"), needs[0], needs[1])]

    def rows_ahead(self, position: Position, after: Position) -> list[Row]:
        rows = []
        for now, then in itertools.zip_longest(self.rows(position), self.rows(after)):
            black, white = then[1:] if then else (_NONE, _NONE)
            rows.append((now[0], change_text(now[1], black), change_text(now[2], white)))
        return rows

    def best_sides(self, position: Position, colour: int) -> frozenset[int]:
        """Return the sides that a colour's best group touches: the one with most sides.

        Of several, the one with most stones, then the one with the first cell, so that the choice
        changes only when a group becomes better.
        """
        board = position.board
        colours = [-1] * board.site_count
        for piece in position.pieces():
            colours[piece.site] = piece.colour
        groups = Groups.of(board, colours)
        found = [
            (mask.bit_count(), size, -group, mask)
            for group, (mask, size, owner) in enumerate(
                zip(groups.side_masks(), groups.sizes(), groups.colours(), strict=True)
            )
            if owner == colour
        ]
        best = max(found)[-1] if found else 0
        return frozenset([side for side in range(board.side_count) if best >> side & 1])

    def count_sentence(self, position: Position, step: CountStep) -> str:
        sides = [str(side + 1) for side in step.sides]
        match step.reason:
            case OddYCounted.WINNER:
                return tr("This group has %Ln stone(s).", "", len(step.groups[0].sites))
            case OddYCounted.SIDE:
                cells = len(step.groups[0].sites)
                if cells == 1:
                    return tr("It touches side {side} with one stone.", side=sides[-1])
                return tr(
                    "It reaches side {side} by a path of %Ln stone(s).", "", cells, side=sides[-1]
                )
            case _:
                return f"{_triangle_text(step.sides)} {ending(position)}"

    def reason_words(self, board: Board, reason: Reason) -> Mapping[str, str | int]:
        sides = both([str(side + 1) for side in reason.numbers])
        return {**super().reason_words(board, reason), "sides": sides}

    def outcome_legend(self, position: Position) -> str:
        outcome = position.outcome()
        if outcome is None or not outcome.sites:
            return ""
        return _triangle_text(joined_sides(position.board, outcome.sites)[0])

    def map_legend(self, playouts: int) -> str:
        return tr(
            "Squares: likely winning group, larger if surer (%Ln random game(s)).",
            "",
            playouts,
        )

    def owner_text(self, black: str, white: str, neither: str) -> str:
        """Return how often a cell belongs to the group that wins, and whose group that is."""
        return tr(
            "in Black’s winning group {black}, in White’s {white}, in neither {neither}",
            black=black,
            white=white,
            neither=neither,
        )

    def site_text(self, board: Board, site: int) -> str:
        """Return the numbers of the sides that a stone on this site touches."""
        sides = [str(side + 1) for side in board.sides_of(site)]
        return tr("at side {sides}", sides=both(sides)) if sides else ""


def closing_sides(sides: Collection[int], side_count: int) -> list[int]:
    """Return the sides each of which, with these, would surround the middle."""
    mask = sum([1 << side for side in sides])
    return [
        side
        for side in range(side_count)
        if side not in sides and encloses(mask | 1 << side, side_count)
    ]


def _triangle_text(sides: Collection[int]) -> str:
    numbers = [str(side + 1) for side in sides]
    return tr("Dashed triangle: sides {sides} enclose the middle.", sides=both(numbers))


def _needs(sides: Collection[int], side_count: int) -> str:
    """Return the sides one of which would win, or how many more are needed."""
    if closing := closing_sides(sides, side_count):
        return _OR.join(_numbers(closing))
    return tr("%Ln more", "sides", 3 - min(len(sides), 1))


def _numbers(sides: Collection[int]) -> list[str]:
    """Return the numbers of sides as they stand on the board, so that none is taken for a count."""
    return [chr(_CIRCLED_ONE + side) for side in sorted(sides)]


TEXTS = OddYTexts()
