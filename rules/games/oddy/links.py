# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Stones that two empty cells connect: whoever loses one of the cells answers with the other.

Two stones with two cells between them are a bridge, and so are a stone and the side of the board.
Sets of sites are rows of six 64-bit words, as in ``enclosure``. It knows no colour and no player.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.bits import popcount
    from cython.cimports.rules.games.oddy.enclosure import Enclosure, site_bit
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.scan import lowest
else:
    from rules.bits import popcount
    from rules.games.oddy.enclosure import Enclosure, site_bit
    from rules.rng import Rng
    from rules.scan import lowest

from rules.board import MAX_SITES, Board

_SIDES = cython.declare(cython.int, 3)  # that a site can have pairs on
_WORDS = cython.declare(cython.int, 6)  # for MAX_SITES; links.pxd sizes its arrays by it


@cython.final
@cython.cclass
class Links:
    """Where bridges can be on a board. Made once per board.

    mates: [6 * site + word] -> the later sites with which it has exactly two neighbours in common
    rim_pairs: [6 * (3 * site + i) + word] -> its two neighbours on a side, if it is not on a side
        itself; near a corner there are two such sides, on the smallest board three
    """

    def __init__(self, board: Board, enclosure: Enclosure) -> None:
        self.enclosure = enclosure
        if not cython.compiled:
            self.mates = [0] * (_WORDS * MAX_SITES)
            self.rim_pairs = [0] * (_SIDES * _WORDS * MAX_SITES)
        for at in range(_WORDS * MAX_SITES):
            self.mates[at] = 0
        for at in range(_SIDES * _WORDS * MAX_SITES):
            self.rim_pairs[at] = 0
        for site in range(board.site_count):
            near = set(board.neighbours(site))
            for mate in {far for other in near for far in board.neighbours(other)} - near:
                if mate > site and len(near & set(board.neighbours(mate))) == 2:
                    self.mates[_WORDS * site + (mate >> 6)] |= site_bit(mate)
            pairs = [near & set(board.side(side)) for side in range(board.side_count)]
            pairs = [pair for pair in pairs if len(pair) == 2 and not board.sides_of(site)]
            for i, pair in enumerate(pairs):
                for other in pair:
                    self.rim_pairs[_WORDS * (_SIDES * site + i) + (other >> 6)] |= site_bit(other)

    def share(
        self,
        rng: Rng,
        first: cython.p_ulonglong,
        second: cython.p_ulonglong,
        empty: cython.p_ulonglong,
        half: cython.p_ulonglong,
    ) -> cython.int:
        """Give either player one cell of each pair that connects stones; return how many pairs.

        Both cells are taken from ``empty``; the one in ``half`` is drawn. Where pairs have a cell
        in common, one of them counts.
        """
        word: cython.int
        for word in range(self.enclosure.words):
            half[word] = 0
        if rng.below(2):  # neither colour always comes first
            return self._take(rng, first, empty, half) + self._take(rng, second, empty, half)
        return self._take(rng, second, empty, half) + self._take(rng, first, empty, half)

    def _take(
        self,
        rng: Rng,
        stones: cython.p_ulonglong,
        empty: cython.p_ulonglong,
        half: cython.p_ulonglong,
    ) -> cython.int:
        """Do ``share`` for the stones of one colour."""
        pair: cython.ulonglong[6]
        if not cython.compiled:
            pair = [0] * _WORDS
        left: cython.ulonglong
        mates: cython.ulonglong
        word: cython.int
        other: cython.int
        site: cython.int
        mate: cython.int
        i: cython.int
        count: cython.int = 0
        words: cython.int = self.enclosure.words
        for word in range(words):
            left = stones[word]
            while left:
                site = _WORDS * (64 * word + lowest(left))
                left &= left - 1
                for other in range(word, words):
                    mates = stones[other] & self.mates[site + other]
                    while mates:
                        mate = _WORDS * (64 * other + lowest(mates))
                        mates &= mates - 1
                        for i in range(words):
                            pair[i] = self.enclosure.near[site + i] & self.enclosure.near[mate + i]
                        count += self._take_pair(rng, pair, empty, half)
                for other in range(_SIDES):
                    for i in range(words):
                        pair[i] = self.rim_pairs[_SIDES * site + _WORDS * other + i]
                    count += self._take_pair(rng, pair, empty, half)
        return count

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _take_pair(
        self,
        rng: Rng,
        pair: cython.p_ulonglong,
        empty: cython.p_ulonglong,
        half: cython.p_ulonglong,
    ) -> cython.bint:
        """Share the two sites of a pair, if there are any and they are empty."""
        i: cython.int
        some: cython.ulonglong = 0
        for i in range(self.enclosure.words):
            if pair[i] & ~empty[i]:
                return False
            some |= pair[i]
        if not some:
            return False
        skipped: cython.int = rng.below(2)
        for i in range(self.enclosure.words):
            empty[i] ^= pair[i]
            if skipped < popcount(pair[i]):
                if skipped:
                    half[i] |= pair[i] & (pair[i] - 1)
                else:
                    half[i] |= pair[i] & (~pair[i] + 1)
                skipped = 2
            else:
                skipped -= popcount(pair[i])
        return True
