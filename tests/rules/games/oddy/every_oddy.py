# cython: language_level=3, cdivision=True, initializedcheck=False
"""Solves Odd-Y on every board with as many stones of both colours: 21 cells in some minutes.

A board is a number in base 3, a digit a cell: 0 empty, 1 black, 2 white. A stone makes it greater,
so the boards are solved from the greatest on, with a bit for each: 3 ** 21 bits are 1.3 GB. Games
are played until the board is full, when exactly one player has won; who has connected the sides
before has still done so then.
"""

import itertools
from collections.abc import Iterator, Sequence

import cython
import numpy as np

from rules.board import Board
from rules.games.oddy.enclosure import encloses
from rules.piece import Piece
from rules.position import Position

# pieces, colour to move, state of the position, and its result for the player to move
Early = tuple[Sequence[Piece], int, tuple[int, ...], int]


@cython.cclass
class EveryBoard:
    """The result of every board with as many black stones as white ones, or one more.

    Attributes:
        positions: how many there are.
    """

    cells: cython.int
    positions = cython.declare(cython.longlong, visibility="readonly")
    power: cython.longlong[40]
    around: cython.longlong[40]  # [cell] -> its neighbours, as bits
    sides: cython.int[40]  # [cell] -> the sides it belongs to, as bits
    winning: cython.uchar[::1]  # [sides, as bits] -> whether they enclose the middle
    loses: cython.uchar[::1]  # [board >> 3] -> bits: the player to move loses

    def __init__(self, board: Board) -> None:
        self.cells = board.site_count
        self.positions = 0
        if not cython.compiled:
            self.power, self.around, self.sides = [0] * 40, [0] * 40, [0] * 40
        self.power[0] = 1
        for cell in range(self.cells):
            self.power[cell + 1] = 3 * self.power[cell]
            self.around[cell] = sum([1 << other for other in board.neighbours(cell)])
            self.sides[cell] = sum([1 << side for side in board.sides_of(cell)])
        count = board.side_count
        self.winning = np.array([encloses(sides, count) for sides in range(1 << count)], np.uint8)
        self.loses = np.zeros(self.power[self.cells] // 8 + 1, np.uint8)
        self._solve()

    def result(self, position: Position) -> int:
        """Return 1 if the player to move wins, else -1."""
        return self._result(position.pieces())

    def early(self, most: int) -> Iterator[Early]:
        """Yield the positions with at most so many stones; of symmetric images all."""
        for count in range(most + 1):
            for cells in itertools.combinations(range(self.cells), count):
                for black in itertools.combinations(cells, (count + 1) // 2):
                    pieces = [Piece(cell, int(cell not in black)) for cell in cells]
                    yield pieces, count % 2, (), self._result(pieces)

    def _result(self, pieces: Sequence[Piece]) -> int:
        board = sum([(1 + p.colour) * self.power[p.site] for p in pieces])
        return -1 if self.loses[board >> 3] >> (board & 7) & 1 else 1

    @cython.boundscheck(False)
    @cython.wraparound(False)
    def _solve(self) -> None:
        board: cython.longlong = self.power[self.cells]
        black: cython.longlong = 0
        white: cython.longlong = (cython.cast(cython.longlong, 1) << self.cells) - 1
        more: cython.int = -self.cells  # black stones than white ones
        cell: cython.int
        with cython.nogil:
            while True:
                board -= 1
                if more == 0 or more == 1:
                    self.positions += 1
                    if self._is_lost(board, black, white, 1 + more):
                        self.loses[board >> 3] |= 1 << (board & 7)
                if board == 0:
                    break
                cell = 0
                while not (black | white) >> cell & 1:
                    white |= cython.cast(cython.longlong, 1) << cell
                    more -= 1
                    cell += 1
                if white >> cell & 1:
                    white ^= cython.cast(cython.longlong, 1) << cell
                    more += 1
                    black ^= cython.cast(cython.longlong, 1) << cell
                    more += 1
                else:
                    black ^= cython.cast(cython.longlong, 1) << cell
                    more -= 1

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _is_lost(
        self,
        board: cython.longlong,
        black: cython.longlong,
        white: cython.longlong,
        stone: cython.int,
    ) -> cython.bint:
        """Return whether the player to move, who places this stone, 1 or 2, loses."""
        cell: cython.int
        after: cython.longlong
        full: cython.bint = True
        for cell in range(self.cells):
            if not (black | white) >> cell & 1:
                full = False
                after = board + stone * self.power[cell]
                if self.loses[after >> 3] >> (after & 7) & 1:
                    return False
        return not full or self._connects(white if stone == 1 else black)

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _connects(self, stones: cython.longlong) -> cython.bint:
        """Return whether a group of these stones encloses the middle."""
        group: cython.longlong
        grown: cython.longlong
        sides: cython.int
        cell: cython.int
        while stones:
            group = 0
            grown = stones & -stones
            while grown != group:
                group = grown
                for cell in range(self.cells):
                    if group >> cell & 1:
                        grown |= self.around[cell] & stones
            stones &= ~group
            sides = 0
            for cell in range(self.cells):
                if group >> cell & 1:
                    sides |= self.sides[cell]
            if self.winning[sides]:
                return True
        return False
