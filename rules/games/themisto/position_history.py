# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O1
"""The past of a position of Themisto: the positions that have occurred, and the turns to this one.

A position is two 64-bit words for the board and a small number for the rest.

A turn of a placement's past is its notation with the squares of the discs that it captured,
``c8-c5xd5e5``: so it can be undone on the board. The rules decide what may be played; here discs
only move.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

import cython

from rules.board import Board
from rules.placement import COLOURS

_BLOCK = 64  # positions in a block; position_history.pxd sizes its arrays by it
_ROOM = cython.declare(cython.int, _BLOCK)


@cython.final
@cython.cclass
class PositionHistory:
    """The positions that have occurred: the last ones here, those before in ``earlier``, a chain
    that never changes, so that copies share it.
    """

    def __init__(self, earlier: PositionHistory | None = None) -> None:
        if not cython.compiled:
            self.black = [0] * _BLOCK
            self.white = [0] * _BLOCK
            self.rest = [0] * _BLOCK
        self.count = 0
        self.earlier = earlier

    def add(
        self, black: cython.ulonglong, white: cython.ulonglong, rest: cython.int
    ) -> cython.void:
        """Add the current position."""
        if self.count == _ROOM:
            with cython.gil:
                self.share()
        self.black[self.count] = black
        self.white[self.count] = white
        self.rest[self.count] = rest
        self.count += 1

    def copy_from(self, other: PositionHistory) -> cython.void:
        """Copy ``other``."""
        i: cython.int
        if self.earlier is not other.earlier:
            with cython.gil:
                self.earlier = other.earlier
        self.count = other.count
        for i in range(other.count):
            self.black[i] = other.black[i]
            self.white[i] = other.white[i]
            self.rest[i] = other.rest[i]

    def times(
        self, black: cython.ulonglong, white: cython.ulonglong, rest: cython.int
    ) -> cython.int:
        """Return how often a position has occurred."""
        i: cython.int
        found: cython.int = 0
        for i in range(self.count):
            if self.black[i] == black and self.white[i] == white and self.rest[i] == rest:
                found += 1
        if self.earlier is not None:
            found += self.earlier.times(black, white, rest)
        return found

    def share(self) -> None:
        """Move all positions to the shared chain.

        That makes room for a block of new ones, which are added without Python's lock.
        """
        block: PositionHistory = PositionHistory(self.earlier)
        block.copy_from(self)
        self.earlier = block
        self.count = 0

    def entries(self) -> list[tuple[int, int, int]]:
        """Return all positions as (black, white, rest), in the order of play."""
        own = [(self.black[i], self.white[i], self.rest[i]) for i in range(self.count)]
        return own if self.earlier is None else self.earlier.entries() + own


# -- the turns that led to a position, as a placement keeps them -----------------------------------

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
