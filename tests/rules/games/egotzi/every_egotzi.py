# cython: language_level=3, cdivision=True, initializedcheck=False
# cython: boundscheck=False, wraparound=False
"""Solves Egotzi on every board, layer by layer: those of 25 squares in a quarter of an hour.

After so many turns a board is a set of taken squares, of which half are black. Of the symmetric
images of a set only the least is kept, with a bit for each of its colourings: whether the player to
move wins. What a stone pushes depends on the taken squares alone, so the moves of a set are
prepared once: each permutes the bits of a colouring. The biggest layer has 411 MB.
"""

import itertools
import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import cython
import numpy as np

if cython.compiled:
    from cython.cimports.rules.bits import popcount
    from cython.cimports.rules.games.egotzi.pushes import Pushes
    from cython.cimports.rules.group_sizes import GroupSizes
else:
    from rules.bits import popcount
    from rules.games.egotzi.pushes import Pushes
    from rules.group_sizes import GroupSizes

from rules.board import Board
from rules.piece import Piece

# pieces, colour to move, state of the position, and its result for the player to move
Early = tuple[Sequence[Piece], int, tuple[int, ...], int]

_CHUNKS = cython.declare(cython.int, 4)  # of six bits of a colouring, which a table permutes
_LOW = cython.declare(cython.int, 13)  # bits of a colouring that are ranked first
_ONE = cython.declare(cython.ulonglong, 1)
_BIT = cython.declare(cython.uint, 1)
_KEPT = 8  # stones of the boards that stay for ``early``
_PARTS = 256  # of a layer, which the processor's cores share


@cython.final
@cython.cclass
class Moves:
    """The moves of a set of taken squares.

    count: how many
    table: [256 * move + 64 * chunk + bits of a colouring] -> where these go
    added: [move] -> the new stone's bit, if it is black
    first_word: [move] -> where the new set begins in the next layer
    target: [square] -> where its stone goes in the move being prepared
    bit: [stone, in order] -> its bit in the colouring afterwards
    """

    count: cython.int
    table: cython.uint[6400]
    added: cython.uint[25]
    first_word: cython.longlong[25]
    target: cython.uchar[25]
    bit: cython.uint[25]

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.table, self.added, self.first_word = [0] * 6400, [0] * 25, [0] * 25
            self.target, self.bit = [0] * 25, [0] * 25

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fill_table(self) -> cython.void:
        """Write the table of the move being prepared, from ``bit``."""
        slot: cython.int
        chunk: cython.int
        bits: cython.int
        for chunk in range(_CHUNKS):
            slot = 256 * self.count + 64 * chunk
            self.table[slot] = 0
            for bits in range(1, 64):
                self.table[slot + bits] = (
                    self.table[slot + (bits & (bits - 1))]
                    | self.bit[6 * chunk + popcount((bits & -bits) - 1)]
                )

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def colouring(self, move: cython.int, bits: cython.ulonglong) -> cython.uint:
        """Return what a move makes of a colouring."""
        slot: cython.int = 256 * move
        return (
            self.table[slot + (bits & 63)]
            | self.table[slot + 64 + (bits >> 6 & 63)]
            | self.table[slot + 128 + (bits >> 12 & 63)]
            | self.table[slot + 192 + (bits >> 18)]
            | self.added[move]
        )


@cython.cclass
class EveryBoard:
    """The result of every board with as many black stones as white ones, or one more.

    Attributes:
        positions: how many there are; all symmetric images count.
        layers: (stones, positions, how many of them the player to move wins), the fullest first.
    """

    positions = cython.declare(cython.longlong, visibility="readonly")
    layers = cython.declare(list, visibility="readonly")
    size: cython.int
    cells: cython.int
    pushes: Pushes
    colourings: cython.longlong[26]  # [stones] -> of a set
    words: cython.longlong[26]  # [stones] -> of 64 bits that the colourings of a set take
    image: cython.uchar[200]  # [25 * symmetry + square]
    least: cython.uint[::1]  # [set] -> its least image,
    symmetry: cython.uchar[::1]  # the symmetry that makes it,
    place: cython.uint[::1]  # and where that lies in ``sets``
    same: cython.uchar[::1]  # [set] -> how many symmetries leave it as it is
    low_rank: cython.uint[8192]
    low_count: cython.uint[8192]
    high_rank: cython.uint[57344]  # [4096 * bits set below + bits]
    sets: list[Any]  # [stones] -> the least images
    kept: dict[int, Any]  # stones -> the bits of the layer

    def __init__(self, board: Board) -> None:
        self.size = board.size
        self.cells = board.site_count
        self.pushes = Pushes(self.size)
        self.positions, self.layers, self.sets, self.kept = 0, [], [], {}
        if not cython.compiled:
            self.colourings, self.words, self.image = [0] * 26, [0] * 26, [0] * 200
            self.low_rank, self.low_count = [0] * 8192, [0] * 8192
            self.high_rank = [0] * 57344
        self._rank_colourings()
        self._find_sets()
        self._solve()

    def early(self, most: int) -> Iterator[Early]:
        """Yield the positions with at most so many stones, eight at most; of images only one."""
        for stones in range(most + 1):
            chosen = list(itertools.combinations(range(stones), (stones + 1) // 2))
            ranks = [sum([math.comb(at, i + 1) for i, at in enumerate(some)]) for some in chosen]
            for place, taken in enumerate(self.sets[stones].tolist()):
                cells = [cell for cell in range(self.cells) if taken >> cell & 1]
                for black, rank in zip(chosen, ranks, strict=True):
                    word = int(self.kept[stones][place * self.words[stones] + rank // 64])
                    pieces = [Piece(cell, int(i not in black)) for i, cell in enumerate(cells)]
                    yield pieces, stones % 2, (), 1 if word >> rank % 64 & 1 else -1

    # -- tables --------------------------------------------------------------------------------

    def _rank_colourings(self) -> None:
        """Write how many colourings there are, and the ranks of sets of bits among them."""
        for stones in range(self.cells + 1):
            self.colourings[stones] = math.comb(stones, (stones + 1) // 2)
            self.words[stones] = (self.colourings[stones] + 63) // 64
        for bits in range(1 << 13):
            self.low_count[bits] = bits.bit_count()
            self.low_rank[bits] = _rank(bits, 0, 0)
        for below, bits in itertools.product(range(14), range(1 << 12)):
            self.high_rank[4096 * below + bits] = _rank(bits, 13, below)

    def _find_sets(self) -> None:
        """Find the least image of every set of squares, as bits."""
        every = np.arange(1 << self.cells, dtype=np.uint32)
        least, by = every.copy(), np.zeros(len(every), np.uint8)
        self.same = np.ones(len(every), np.uint8)
        for symmetry in range(8):
            image = np.zeros_like(every)
            for cell in range(self.cells):
                row, column = divmod(cell, self.size)
                row = self.size - 1 - row if symmetry & 1 else row
                column = self.size - 1 - column if symmetry & 2 else column
                to = self.size * column + row if symmetry & 4 else self.size * row + column
                self.image[25 * symmetry + cell] = to
                image |= (every >> cell & 1) << to
            self.same += (image == every) & (symmetry > 0)
            less = image < least
            least[less], by[less] = image[less], symmetry
        first, places = by == 0, np.zeros_like(every)
        for stones in range(self.cells + 1):
            self.sets.append(every[first & (np.bitwise_count(every) == stones)])
            places[self.sets[stones]] = np.arange(len(self.sets[stones]))
        self.least, self.symmetry, self.place = least, by, places[least]

    # -- layers --------------------------------------------------------------------------------

    def _solve(self) -> None:
        following = np.zeros(1, np.uint64)
        for stones in range(self.cells, -1, -1):
            sets = self.sets[stones]
            bits = np.zeros(len(sets) * self.words[stones], np.uint64)
            if stones == self.cells:
                wins = self._evaluate_full(bits)
            else:
                ends = [len(sets) * part // _PARTS for part in range(_PARTS + 1)]
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    tasks = [
                        pool.submit(self._fill, stones, sets, first, end, bits, following)
                        for first, end in itertools.pairwise(ends)
                    ]
                    wins = sum([task.result() for task in tasks])
            count = math.comb(self.cells, stones) * int(self.colourings[stones])
            self.positions += count
            self.layers.append((stones, count, wins))
            following = bits
            if stones <= _KEPT:
                self.kept[stones] = bits

    def _evaluate_full(self, bits: cython.ulonglong[::1]) -> int:
        """Evaluate the full boards, for the player who would be next; return how many win."""
        sizes: GroupSizes = GroupSizes(self.size)
        colouring: cython.ulonglong = (_ONE << ((self.cells + 1) // 2)) - 1
        black: cython.ulonglong[2]
        white: cython.ulonglong[2]
        if not cython.compiled:
            black, white = [0, 0], [0, 0]
        black[1] = white[1] = 0
        mover: cython.int = self.cells & 1
        rank: cython.longlong
        wins: cython.longlong = 0
        for rank in range(self.colourings[self.cells]):
            black[0] = colouring
            white[0] = ((_ONE << self.cells) - 1) ^ colouring
            sizes.find(black, white, True)
            # nothing left: who placed the last stone loses
            if sizes.balance(mover) >= sizes.balance(mover ^ 1):
                bits[rank >> 6] |= _ONE << (rank & 63)
                wins += 1
            colouring = _next_set(colouring)
        return wins

    def _fill(
        self,
        stones: cython.int,
        sets: cython.uint[::1],
        first: cython.longlong,
        end: cython.longlong,
        bits: cython.ulonglong[::1],
        following: cython.ulonglong[::1],
    ) -> int:
        """Solve the boards of some sets; return how many of them, with all images, win."""
        moves: Moves = Moves()
        place: cython.longlong
        won: cython.longlong
        wins: cython.longlong = 0
        with cython.nogil:
            for place in range(first, end):
                self._prepare(moves, sets[place], stones)
                won = self._fill_set(moves, stones, bits[place * self.words[stones] :], following)
                wins += won * (8 // self.same[sets[place]])
        return wins

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fill_set(
        self,
        moves: Moves,
        stones: cython.int,
        bits: cython.ulonglong[::1],
        following: cython.ulonglong[::1],
    ) -> cython.longlong:
        rank: cython.longlong
        after: cython.uint
        colouring: cython.ulonglong = (_ONE << ((stones + 1) // 2)) - 1
        won: cython.longlong = 0
        move: cython.int = 0
        _tried: cython.int
        for rank in range(self.colourings[stones]):
            for _tried in range(moves.count):  # begins with the move that won last
                after = moves.colouring(move, colouring)
                after = (
                    self.low_rank[after & 8191]
                    + self.high_rank[4096 * self.low_count[after & 8191] + (after >> _LOW)]
                )
                if not following[moves.first_word[move] + (after >> 6)] >> (after & 63) & 1:
                    bits[rank >> 6] |= _ONE << (rank & 63)
                    won += 1
                    break
                move = move + 1 if move + 1 < moves.count else 0
            colouring = _next_set(colouring)
        return won

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prepare(self, moves: Moves, taken: cython.uint, stones: cython.int) -> cython.void:
        """Write the moves of a set."""
        cell: cython.int
        at: cython.int
        seen: cython.int
        after: cython.uint
        least: cython.uint
        symmetry: cython.int
        moves.count = 0
        for cell in range(self.cells):
            if taken >> cell & 1:
                continue
            after = self._push(moves, taken | _BIT << cell, cell)
            symmetry = self.symmetry[after]
            least = self.least[after]
            seen = 0
            for at in range(self.cells):
                if taken >> at & 1:
                    moves.bit[seen] = self._bit(least, symmetry, moves.target[at])
                    seen += 1
            for at in range(seen, 25):
                moves.bit[at] = 0
            moves.added[moves.count] = 0 if stones & 1 else self._bit(least, symmetry, cell)
            moves.first_word[moves.count] = self.place[after] * self.words[stones + 1]
            moves.fill_table()
            moves.count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _bit(self, taken: cython.uint, symmetry: cython.int, cell: cython.int) -> cython.uint:
        """Return the bit of a square's image in the colourings of a set."""
        below: cython.uint = (_BIT << self.image[25 * symmetry + cell]) - 1
        return _BIT << popcount(taken & below)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push(self, moves: Moves, taken: cython.uint, cell: cython.int) -> cython.uint:
        """Write where each stone goes when one is placed; return the squares taken afterwards."""
        at: cython.int
        line: cython.int = 0
        row: cython.int = cell // self.size * self.size
        column: cython.int = cell % self.size
        for at in range(self.cells):
            moves.target[at] = at
        for at in range(self.size):
            line |= (taken >> (at * self.size + column) & 1) << at
        after: cython.uint = self._push_line(
            moves, taken >> row & ((1 << self.size) - 1), column, row, 1
        )
        return taken ^ after ^ self._push_line(moves, line, cell // self.size, column, self.size)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push_line(
        self,
        moves: Moves,
        line: cython.int,
        place: cython.int,
        start: cython.int,
        stride: cython.int,
    ) -> cython.uint:
        """Write where the stones beside a new one in a line go; return the squares that change."""
        changed: cython.uint = 0
        side: cython.int
        push: cython.int
        leaves: cython.int
        lands: cython.int
        full: cython.int = (1 << self.size) - 1
        index: cython.int = (place << self.size) + (full ^ line | 1 << place)
        for side in range(2):
            push = self.pushes.behind[index] if side else self.pushes.ahead[index]
            if push:
                leaves = place + 1 - 2 * side
                lands = popcount((push ^ 1 << leaves) - 1)
                moves.target[start + leaves * stride] = start + lands * stride
                changed |= _BIT << start + leaves * stride | _BIT << start + lands * stride
        return changed


def _rank(bits: int, first: int, below: int) -> int:
    """Return what bits from ``first`` on add to the rank of a set with so many bits below them."""
    places = [first + place for place in range(13) if bits >> place & 1]
    return sum([math.comb(place, below + 1 + i) for i, place in enumerate(places)])


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _next_set(bits: cython.ulonglong) -> cython.ulonglong:
    """Return the next greater number with as many one bits (Gosper, HAKMEM 175, 1972)."""
    if bits == 0:
        return 0
    low: cython.ulonglong = bits & (~bits + 1)
    ripple: cython.ulonglong = bits + low
    return ripple | ((bits ^ ripple) // low >> 2)
