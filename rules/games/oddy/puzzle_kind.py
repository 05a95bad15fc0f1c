"""Puzzles of Odd-Y: their boards, and themes by what a stone connects and threatens."""

from __future__ import annotations

from collections.abc import Sequence

from rules.position import PLACE, Position
from rules.puzzle_kind import PuzzleKind

CONNECTION = "connection"  # the turn wins at once
BLOCK = "block"  # without it the other player would win next
EDGE = "edge"  # a stone on the edge of the board
BRIDGE = "bridge"  # two empty cells between the stone and another, of which one is enough
DOUBLE_THREAT = "double threat"  # two cells, each of which would win next
THREAT = "threat"  # one such cell
QUIET = "quiet"


def _themes_of(before: Position, turn: Sequence[int], after: Position) -> set[str]:
    if after.over:
        return {CONNECTION}
    site = turn[0] - PLACE
    themes = set()
    if len(_winning_steps(_passed(before))) == 1:
        themes.add(BLOCK)
    if before.board.sides_of(site):
        themes.add(EDGE)
    if _makes_bridge(before, site):
        themes.add(BRIDGE)
    threats = len(_winning_steps(_passed(after)))
    if threats:
        themes.add(DOUBLE_THREAT if threats > 1 else THREAT)
    return themes


def _passed(position: Position) -> Position:
    """Return the position with the other player to move, and a stone where it matters least."""
    best = position
    fewest = -1
    for step in position.legal_steps():
        after = position.copy()
        after.play(step)
        if not after.over:
            wins = len(_winning_steps(after))
            if wins > fewest:
                best, fewest = after, wins
    return best


def _winning_steps(position: Position) -> list[int]:
    """Return the steps with which the player to move wins at once."""
    winning = []
    after = position.copy()
    for step in position.legal_steps():
        after.copy_from(position)
        after.play(step)
        if after.over:
            winning.append(step)
    return winning


def _makes_bridge(position: Position, site: int) -> bool:
    """Return whether a stone on a site makes a bridge to another of the player to move."""
    board = position.board
    stones = {piece.site: piece.colour for piece in position.pieces()}
    empty = [other for other in board.neighbours(site) if other not in stones]
    ends = [
        end
        for between in empty
        for end in board.neighbours(between)
        if end != site and stones.get(end) == position.colour
    ]
    near = board.neighbours(site)
    return any(ends.count(end) == 2 and end not in near for end in ends)


KIND = PuzzleKind(
    boards=(
        {"sides": 5, "size": 6},
        {"sides": 3, "size": 7},
        {"sides": 5, "size": 6},
        {"sides": 5, "size": 4},
        {"sides": 3, "size": 11},
        {"sides": 7, "size": 4},
    ),
    to_the_end=False,
    themes=(CONNECTION, BLOCK, BRIDGE, EDGE, DOUBLE_THREAT, THREAT, QUIET),
    themes_of=_themes_of,
    solved_boards=(
        {"sides": 3, "size": 4, "pie": False},
        {"sides": 3, "size": 5, "pie": False},
        {"sides": 5, "size": 3, "pie": False},
        {"sides": 3, "size": 6, "pie": False},
    ),
)
