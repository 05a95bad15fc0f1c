# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Stones of Odd-Y on a board: which enclose its middle, and which two empty cells connect.

Sets of sites are rows of six 64-bit words, bit ``site`` & 63 of word ``site`` >> 6; unused
words may hold anything. Three sides hold the middle if, going around the board, no
two neighbours of them are more than half the sides apart. It knows no colour and no player.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.bits import popcount, select
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.scan import lowest
else:
    from rules.bits import popcount, select
    from rules.rng import Rng
    from rules.scan import lowest

from rules.board import MAX_SITES, Board

_SIDES = cython.declare(cython.int, 3)  # that a site can have pairs on
_WORDS = cython.declare(cython.int, 6)  # for MAX_SITES; enclosure.pxd sizes its arrays by it
_MASKS = 1 << 9  # sets of sides


@cython.final
@cython.cclass
class Enclosure:
    """The neighbours and sides of a board's sites. Made once per board.

    words: number of words that hold the board
    near: [6 * site + word] -> the sites next to it
    sites: [word] -> all sites
    sides: [site] -> mask of the sides it belongs to
    encloses: [mask of sides] -> whether they hold the middle
    rim: [word] -> the sites of half of the sides, which every group that encloses touches
    rows: number of rows of a flat triangle, else 0
    """

    def __init__(self, board: Board) -> None:
        if not cython.compiled:
            self.near = [0] * (_WORDS * MAX_SITES)
            self.sites = [0] * _WORDS
            self.sides = [0] * MAX_SITES
            self.encloses = [False] * _MASKS
            self.rim = [0] * _WORDS
        self.words = (board.site_count + 63) // 64
        self.rows = board.size if board.side_count == 3 else 0
        half = (board.side_count - 1) // 2
        for word in range(_WORDS):
            self.sites[word] = self.rim[word] = 0
        for site in range(board.site_count):
            self.sites[site >> 6] |= site_bit(site)
            self.sides[site] = sum([1 << side for side in board.sides_of(site)])
            for word in range(_WORDS):
                self.near[_WORDS * site + word] = 0
            for other in board.neighbours(site):
                self.near[_WORDS * site + (other >> 6)] |= site_bit(other)
        for site in {site for side in range(half) for site in board.side(side)}:
            self.rim[site >> 6] |= site_bit(site)
        for mask in range(1 << board.side_count):
            self.encloses[mask] = encloses(mask, board.side_count)

    def by_group(self, stones: cython.p_ulonglong, site: cython.int) -> cython.bint:
        """Return whether the group of the stone on a site encloses the middle."""
        left: cython.ulonglong[6]
        if not cython.compiled:
            left = [0] * _WORDS
        word: cython.int
        for word in range(self.words):
            left[word] = stones[word]
        return self._take_group(left, site)

    def by_any(self, stones: cython.p_ulonglong) -> cython.bint:
        """Return whether any group encloses the middle, on a board that is full of stones.

        ``stones`` are one colour's; the call removes them.
        """
        if self.rows:
            return _wins_y(stones, self.rows)
        word: cython.int
        site: cython.int
        for word in range(self.words):
            while stones[word] & self.rim[word]:
                site = 64 * word + lowest(stones[word] & self.rim[word])
                if self._take_group(stones, site):
                    return True
        return False

    def _take_group(self, stones: cython.p_ulonglong, site: cython.int) -> cython.bint:
        """Return whether a site's group encloses the middle; if not, it is removed from the set."""
        return self._take_small(stones, site) if self.words <= 2 else self._take_big(stones, site)

    def _take_small(self, stones: cython.p_ulonglong, site: cython.int) -> cython.bint:
        """Do ``_take_group`` on up to 128 sites."""
        low: cython.ulonglong = stones[0]
        high: cython.ulonglong = stones[1]
        new_low: cython.ulonglong = (
            0 if site >> 6 else site_bit(site)
        )  # reached but not yet expanded
        new_high: cython.ulonglong = site_bit(site) if site >> 6 else 0
        touched: cython.int = 0
        low ^= new_low
        high ^= new_high
        while new_low | new_high:
            if new_low:
                site = lowest(new_low)
                new_low &= new_low - 1
            else:
                site = 64 + lowest(new_high)
                new_high &= new_high - 1
            touched |= self.sides[site]
            if self.encloses[touched]:
                return True
            new_low |= low & self.near[6 * site]
            new_high |= high & self.near[6 * site + 1]
            low &= ~self.near[6 * site]
            high &= ~self.near[6 * site + 1]
        stones[0] = low
        stones[1] = high
        return False

    def _take_big(self, stones: cython.p_ulonglong, site: cython.int) -> cython.bint:
        """Do ``_take_group`` on any number of sites."""
        left: cython.ulonglong[6]
        new: cython.ulonglong[6]  # reached but not yet expanded
        if not cython.compiled:
            left = [0] * _WORDS
            new = [0] * _WORDS
        near: cython.ulonglong
        touched: cython.int = 0
        word: cython.int = site >> 6
        i: cython.int
        for i in range(6):
            left[i] = stones[i]
            new[i] = 0
        left[word] ^= site_bit(site)
        new[word] = site_bit(site)
        waiting: cython.bint = True
        while waiting:
            waiting = False
            for word in range(self.words):
                while new[word]:
                    waiting = True
                    site = 64 * word + lowest(new[word])
                    new[word] &= new[word] - 1
                    touched |= self.sides[site]
                    if self.encloses[touched]:
                        return True
                    for i in range(6):
                        near = left[i] & self.near[6 * site + i]
                        new[i] |= near
                        left[i] ^= near
        for i in range(6):
            stones[i] = left[i]
        return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _wins_y(stones: cython.p_ulonglong, rows: cython.int) -> cython.bint:
    """Return whether a colour wins on a full triangle.

    Reduced to the majorities of every three cells in an upright triangle, the board is one row
    smaller and has the same winner (Schensted and Titus).

    The first eight rows are bytes of ``small``, longer ones are separate words. Bits that
    come in beside the triangle do not affect it.
    """
    row: cython.ulonglong[15]
    if not cython.compiled:
        row = [0] * 15
    small: cython.ulonglong = 0
    low: cython.ulonglong = stones[0]
    high: cython.ulonglong = stones[1]
    i: cython.int
    last: cython.int
    _last: cython.int
    for i in range(8):
        small |= (low & ((2 << i) - 1)) << (8 * i)
        low >>= i + 1
    low |= high << 28  # the first eight rows have 36 cells
    high >>= 36
    for i in range(8, rows):
        row[i] = low & ((2 << i) - 1)
        low = (low >> (i + 1)) | (high << (63 - i))
        high >>= i + 1
    for last in range(rows - 1, 7, -1):
        small = _majority(small, small >> 8 | row[8] << 56, small >> 9 | row[8] << 55)
        for i in range(8, last):
            row[i] = _majority(row[i], row[i + 1], row[i + 1] >> 1)
        if not cython.compiled:
            small &= (1 << 64) - 1
    for _last in range(min(rows, 8) - 1):
        small = _majority(small, small >> 8, small >> 9)
    return small & 1


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _majority(a: cython.ulonglong, b: cython.ulonglong, c: cython.ulonglong) -> cython.ulonglong:
    """Return the majority of three words, bit by bit."""
    return (a & (b | c)) | (b & c)


@cython.ccall
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def site_bit(site: cython.int) -> cython.ulonglong:
    """Return the bit of a site in its word."""
    return cython.cast(cython.ulonglong, 1) << (site & 63)


def encloses(mask: int, side_count: int) -> bool:
    """Return whether three of these sides hold the middle: unless (k-1)/2 in a row are missing."""
    around = [mask >> side & 1 for side in range(side_count)] * 2
    half = (side_count - 1) // 2
    return all(any(around[side : side + half]) for side in range(side_count))


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


def random_half(
    rng: Rng,
    sites: cython.p_ulonglong,
    words: cython.int,
    count: cython.int,
    half: cython.p_ulonglong,
) -> cython.void:
    """Write a random half of the ``count`` sites to ``half``, the bigger half if they differ.

    Each half is equally likely: a coin is tossed for every site, then random sites move from the
    side that has too many.
    """
    tossed: cython.int = 0
    word: cython.int
    for word in range(words):
        half[word] = rng.next() & sites[word]
        tossed += popcount(half[word])
    if tossed < (count + 1) // 2:
        _take_rest(sites, words, half)
        _drop(rng, half, words, count - tossed, count // 2)
        _take_rest(sites, words, half)
    else:
        _drop(rng, half, words, tossed, (count + 1) // 2)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _take_rest(
    sites: cython.p_ulonglong, words: cython.int, half: cython.p_ulonglong
) -> cython.void:
    word: cython.int
    for word in range(words):
        half[word] ^= sites[word]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _drop(
    rng: Rng, sites: cython.p_ulonglong, words: cython.int, count: cython.int, left: cython.int
) -> cython.void:
    """Drop random sites until so many of the ``count`` are left."""
    word: cython.int
    rank: cython.int
    size: cython.int
    while count > left:
        rank = rng.below(count)
        word = 0
        while word < words - 1:
            size = popcount(sites[word])
            if rank < size:
                break
            rank -= size
            word += 1
        sites[word] ^= cython.cast(cython.ulonglong, 1) << select(sites[word], rank)
        count -= 1
