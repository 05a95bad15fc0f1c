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

Discs = tuple[int, int]  # a bit per site: of Black's discs, of White's
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
        boards.append(_undone(board, boards[-1], turn))
    boards.reverse()
    return boards


def _written(board: Board, before: Discs, after: Discs) -> str:
    if before == after:
        return PASS
    stood, stand = before[0] | before[1], after[0] | after[1]
    names = board.names
    slide = f"{names[_site(stood & ~stand)]}-{names[_site(stand & ~stood)]}"
    captured = (before[0] ^ after[0]) & stood & stand
    text = ""
    while captured:
        lowest = captured & -captured
        text += names[_site(lowest)]
        captured ^= lowest
    return f"{slide}x{text}" if text else slide


def _site(bit: int) -> int:
    return bit.bit_length() - 1


def _undone(board: Board, after: Discs, turn: str) -> Discs:
    if turn == PASS:
        return after
    found = _TURN.fullmatch(turn)
    if found is None:
        raise ValueError(f"{turn} is not a turn")
    origin, target = 1 << board.site(found[1]), 1 << board.site(found[2])
    captured = sum({1 << board.site(name) for name in re.findall("..", found[3] or "")})
    black, white = after
    others = (black | white) & ~target
    if not target & (black | white) or origin & (black | white) or captured & ~others:
        raise ValueError(f"{turn} does not lead to these discs")
    kept = others & ~captured
    before = [black & kept | white & captured, white & kept | black & captured]
    before[bool(target & black)] |= origin  # a disc turns over as it moves
    return before[0], before[1]
