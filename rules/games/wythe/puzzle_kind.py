"""Puzzles of Wythe: their boards, and themes by what a piece changes."""

from __future__ import annotations

from collections.abc import Sequence

from rules.position import Position, SpecialStep
from rules.puzzle_kind import PuzzleKind

LAST_PIECE = "last piece"  # afterwards no piece fits
CANCEL = "cancel"  # the other player's score falls
MAJORITY = "majority"  # the player's own score rises
LOCK = "lock"  # halves that could be built on are locked
QUIET = "quiet"


def _themes_of(before: Position, _turn: Sequence[int], after: Position) -> set[str]:
    colour = before.colour
    was, now = before.score(), after.score()
    assert was is not None
    assert now is not None
    themes = set()
    if after.legal_steps() == [SpecialStep.PASS]:
        themes.add(LAST_PIECE)
    if now[1 - colour] < was[1 - colour]:
        themes.add(CANCEL)
    if now[colour] > was[colour]:
        themes.add(MAJORITY)
    if _locked(after) > _locked(before):
        themes.add(LOCK)
    return themes


def _locked(position: Position) -> int:
    """Return how many halves can no longer be built on."""
    return sum(piece.locked for piece in position.pieces())


KIND = PuzzleKind(
    boards=({"size": 7}, {"size": 5}, {"size": 7}, {"size": 6}),
    to_the_end=True,
    themes=(LAST_PIECE, CANCEL, MAJORITY, LOCK, QUIET),
    themes_of=_themes_of,
    solved_boards=({"size": 4, "pie": False},),
)
