"""Puzzles of Themisto: the one board, and themes by rows, captures and lost turns."""

from __future__ import annotations

from collections.abc import Sequence

from rules.position import Position, SpecialStep
from rules.puzzle_kind import PuzzleKind

CAPTURE_WINS = "capture that wins"
ROW = "row"  # the slide alone wins
FIVE = "five"  # the turn wins, with a capture or without
LOST_TURN = "lost turn"  # the other player skips a turn afterwards
GIVEN_TURN = "given turn"  # the player skips a turn for it
CAPTURE = "capture"
QUIET = "quiet"


def _themes_of(before: Position, turn: Sequence[int], after: Position) -> set[str]:
    captures = SpecialStep.CAPTURE in turn
    if after.over:
        return {CAPTURE_WINS if captures else ROW, FIVE}
    themes = set()
    if after.player == before.player:
        themes.add(LOST_TURN)
    if after.lost_turns()[before.player]:
        themes.add(GIVEN_TURN)
    if captures:
        themes.add(CAPTURE)
    return themes


KIND = PuzzleKind(
    boards=({},),
    to_the_end=False,
    themes=(CAPTURE_WINS, ROW, FIVE, LOST_TURN, GIVEN_TURN, CAPTURE, QUIET),
    themes_of=_themes_of,
    levels=(7, 8, 9),
)
