# cython: language_level=3, cdivision=True, initializedcheck=False
"""Solves Yodd on every board there is, reachable or not: those of 19 cells in a minute or two.

A board is a number in base 3, a digit a cell: 0 empty, 1 black, 2 white. A stone makes it greater,
so the boards are solved from the greatest on. A byte for each board says what its predecessors
need, so that no turn is tried stone by stone: 3 ** 19 bytes are 1.2 GB.
"""

import itertools
from collections.abc import Iterator, Sequence

import cython
import numpy as np

from rules.board import Board
from rules.piece import Piece
from rules.position import Position

# pieces, colour to move, state of the position, and its result for the player to move
Early = tuple[Sequence[Piece], int, tuple[int, ...], int]

# of the byte of a board: player 0, with Black, who is to move after a turn other than a pass,
# loses; player 1 does; one more stone makes a board where player 0 does; or player 1
_LOSES = cython.declare(cython.int, 3)
_LEADS = cython.declare(cython.int, 2)  # bits from the first two to the others


@cython.cclass
class EveryBoard:
    """The result of every board with an odd number of groups.

    Attributes:
        positions: how many boards with an odd number of groups there are.
    """

    cells: cython.int
    positions = cython.declare(cython.longlong, visibility="readonly")
    power: cython.longlong[38]
    around: cython.longlong[38]  # [cell] -> its neighbours, as bits
    groups: cython.uchar[::1]  # [cells, as bits] -> the number of groups that they are
    byte: cython.uchar[::1]  # [board]

    def __init__(self, board: Board) -> None:
        self.cells = board.site_count
        self.positions = 0
        if not cython.compiled:
            self.power, self.around = [0] * 38, [0] * 38
        self.power[0] = 1
        for cell in range(self.cells):
            self.power[cell + 1] = 3 * self.power[cell]
            self.around[cell] = sum([1 << other for other in board.neighbours(cell)])
        self.groups = np.zeros(1 << self.cells, np.uint8)
        self.byte = np.zeros(self.power[self.cells], np.uint8)
        self._count_groups()
        self._solve()

    def result(self, position: Position) -> int:
        """Return 1 if the player to move wins, else -1; at the start of a turn, not the first."""
        _first, passes = position.state()
        return self._result(position.pieces(), position.player, passes)

    def early(self, most: int) -> Iterator[Early]:
        """Yield the positions at the start of a turn, not the first, with at most so many stones.

        Of several symmetric images all are yielded.
        """
        stones = [[Piece(cell, colour) for colour in (0, 1)] for cell in range(self.cells)]
        for count in range(1, most + 1):
            for chosen in itertools.combinations(stones, count):
                for pieces in itertools.product(*chosen):
                    if sum(self._groups(pieces)) % 2:
                        for player, passes in itertools.product((0, 1), (0, 1)):
                            result = self._result(pieces, player, passes)
                            yield pieces, player, (-1, passes), result

    def _groups(self, pieces: Sequence[Piece]) -> tuple[int, int]:
        black = sum([1 << piece.site for piece in pieces if piece.colour == 0])
        white = sum([1 << piece.site for piece in pieces if piece.colour == 1])
        return self.groups[black], self.groups[white]

    def _result(self, pieces: Sequence[Piece], mover: int, passes: int) -> int:
        byte = self.byte[sum([(1 + p.colour) * self.power[p.site] for p in pieces])]
        if not byte >> mover & 1:
            return 1  # by a turn, or by passing after a turn
        black, white = self._groups(pieces)
        # after a pass one may end the game
        return 1 if passes and (white < black if mover else black < white) else -1

    @cython.boundscheck(False)
    @cython.wraparound(False)
    def _count_groups(self) -> None:
        cells: cython.longlong
        rest: cython.longlong
        group: cython.longlong
        grown: cython.longlong
        cell: cython.int
        count: cython.int
        for cells in range(1 << self.cells):
            count = 0
            rest = cells
            while rest:
                count += 1
                group = 0
                grown = rest & -rest
                while grown != group:
                    group = grown
                    for cell in range(self.cells):
                        if group >> cell & 1:
                            grown |= self.around[cell] & rest
                rest &= ~group
            self.groups[cells] = count

    @cython.boundscheck(False)
    @cython.wraparound(False)
    def _solve(self) -> None:
        board: cython.longlong = self.power[self.cells]
        black: cython.longlong = 0
        white: cython.longlong = (cython.cast(cython.longlong, 1) << self.cells) - 1
        cell: cython.int
        with cython.nogil:
            while True:
                board -= 1
                self.byte[board] = self._byte(board, black, white)
                if board == 0:
                    break
                cell = 0
                while not (black | white) >> cell & 1:
                    white |= cython.cast(cython.longlong, 1) << cell
                    cell += 1
                if white >> cell & 1:
                    white ^= cython.cast(cython.longlong, 1) << cell
                    black ^= cython.cast(cython.longlong, 1) << cell
                else:
                    black ^= cython.cast(cython.longlong, 1) << cell

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _byte(
        self, board: cython.longlong, black: cython.longlong, white: cython.longlong
    ) -> cython.int:
        one: cython.int = 0  # what one more stone leads to, of either colour, anywhere
        cell: cython.int
        for cell in range(self.cells):
            if not (black | white) >> cell & 1:
                one |= self.byte[board + self.power[cell]]
                one |= self.byte[board + 2 * self.power[cell]]
        byte: cython.int = (one & _LOSES) << _LEADS
        blacks: cython.int = self.groups[black]
        whites: cython.int = self.groups[white]
        if (blacks + whites) & 1:
            self.positions += 1
            # one or two stones make a board where the other player loses
            made: cython.int = (one | one >> _LEADS) & _LOSES
            first: cython.bint = made & 2
            second: cython.bint = made & 1
            if not (first or (not second and blacks < whites)):
                byte |= 1
            if not (second or (not first and whites < blacks)):
                byte |= 2
        return byte
