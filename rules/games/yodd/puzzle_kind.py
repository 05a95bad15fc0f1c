"""Puzzles of Yodd: their boards, and themes by the numbers of groups."""

from __future__ import annotations

from collections.abc import Sequence

from rules.position import PLACE, Position, SpecialStep
from rules.puzzle_kind import PuzzleKind

PASS = "pass"
JOIN = "join"  # fewer groups of one's own
DIVIDE = "divide"  # more groups of the other player
GIFT = "gift"  # only stones of the other player's colour
ONE_STONE = "one stone"
BOTH_COLOURS = "both colours"
QUIET = "quiet"


def _themes_of(before: Position, turn: Sequence[int], after: Position) -> set[str]:
    if turn[0] == SpecialStep.PASS:
        return {PASS}
    colour = before.colour
    (was,), (now,) = before.tally(), after.tally()
    themes = set()
    if (now.black, now.white)[colour] < (was.black, was.white)[colour]:
        themes.add(JOIN)
    if (now.black, now.white)[1 - colour] > (was.black, was.white)[1 - colour]:
        themes.add(DIVIDE)
    stones = [(step - PLACE) & 1 for step in turn if step >= PLACE]
    if colour not in stones:
        themes.add(GIFT)
    if len(stones) == 1:
        themes.add(ONE_STONE)
    if len(set(stones)) == 2:
        themes.add(BOTH_COLOURS)
    return themes


KIND = PuzzleKind(
    boards=({"size": 6}, {"size": 4}, {"size": 6}, {"size": 5}),
    to_the_end=True,
    themes=(PASS, JOIN, DIVIDE, GIFT, ONE_STONE, BOTH_COLOURS, QUIET),
    themes_of=_themes_of,
    solved_boards=({"size": 3},),
)
