"""The turns that led to a position of Themisto, as a placement keeps them.

A turn here is its notation with the squares of the discs that it captured, ``c8-c5xd5e5``: so it
can be undone on the board. The rules decide what may be played; here discs only move.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from rules.board import Board
from rules.placement import COLOURS

Discs = dict[int, int]  # site -> colour
PASS = "pass"

_TURN = re.compile("([a-h][1-8])-([a-h][1-8])(?:x((?:[a-h][1-8])+))?")
_SKIP = "+skip"


def written_past(board: Board, boards: Sequence[Discs], player: int, skip: bool) -> tuple[str, ...]:
    """Return the turns between successive boards; ``player`` and ``skip`` as before the first."""
    if len(boards) < 2:
        return ()
    turns = [_written(board, one, other) for one, other in itertools.pairwise(boards)]
    return (COLOURS[player] + (_SKIP if skip else ""), *turns)


def notation(turn: str) -> str:
    """Return the text of a turn of the past in the notation of the rules."""
    head, captured, _squares = turn.partition("x")
    return head + captured


def first_mover(past: Sequence[str]) -> tuple[int, bool]:
    """Return who was to move at the start of the past, and whether the other had a turn to skip.

    Raises:
        ValueError: its first word does not say so.
    """
    return COLOURS.index(past[0].removesuffix(_SKIP)), past[0].endswith(_SKIP)


def boards_before(board: Board, discs: Discs, past: Sequence[str]) -> list[Discs]:
    """Return the boards from the start of the past to ``discs``, by undoing its turns.

    Raises:
        ValueError: they cannot be undone.
    """
    boards = [discs]
    for turn in reversed(past[1:]):
        boards.insert(0, _undone(board, boards[0], turn))
    return boards


def _written(board: Board, before: Discs, after: Discs) -> str:
    if before == after:
        return PASS
    (origin,) = before.keys() - after.keys()
    (target,) = after.keys() - before.keys()
    stayed = sorted(before.keys() & after.keys())
    captured = "".join([board.names[site] for site in stayed if before[site] != after[site]])
    slide = f"{board.names[origin]}-{board.names[target]}"
    return f"{slide}x{captured}" if captured else slide


def _undone(board: Board, after: Discs, turn: str) -> Discs:
    if turn == PASS:
        return after
    found = _TURN.fullmatch(turn)
    if found is None:
        raise ValueError(f"{turn} is not a turn")
    origin, target = board.site(found[1]), board.site(found[2])
    captured = {board.site(name) for name in re.findall("..", found[3] or "")}
    if target not in after or origin in after or not captured <= after.keys():
        raise ValueError(f"{turn} does not lead to these discs")
    before = {site: colour ^ (site in captured) for site, colour in after.items()}
    before[origin] = 1 - before.pop(target)
    return before
