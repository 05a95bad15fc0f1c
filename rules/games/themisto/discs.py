# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Discs of two colours on 8x8 squares: where they slide, the lines they close off, their rows.

Squares are bits of 64-bit words, row by row from the bottom left. It knows no player, no turn and
no end of the game.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

if cython.compiled:
    from cython.cimports.rules.bits import popcount
    from cython.cimports.rules.scan import highest, lowest
else:
    from rules.bits import popcount
    from rules.scan import highest, lowest


# Literals above 32 bits would be Python integers in compiled code, so keep them in C variables.
_BOARD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_INNER = cython.declare(cython.ulonglong, 0x7E7E7E7E7E7E7E7E)  # columns b to g

LINE_LIMIT = 3  # discs in a line that may be turned over, where lines are limited
_LINE_LIMIT = cython.declare(cython.int, LINE_LIMIT)
_LONGEST_LINE = cython.declare(cython.int, 6)


def threes(discs: cython.ulonglong) -> cython.ulonglong:
    """Return the discs in rows of three or more."""
    left: cython.ulonglong = 0x3F3F3F3F  # columns a to f, where a row to the right may begin
    left |= left << 32
    begin: cython.ulonglong = discs & discs >> 1 & discs >> 2 & left
    found: cython.ulonglong = begin | begin << 1 | begin << 2
    begin = discs & discs >> 7 & discs >> 14 & left << 2
    found |= begin | begin << 7 | begin << 14
    begin = discs & discs >> 8 & discs >> 16
    found |= begin | begin << 8 | begin << 16
    begin = discs & discs >> 9 & discs >> 18 & left
    return found | begin | begin << 9 | begin << 18


def has_five(discs: cython.ulonglong) -> cython.bint:
    """Return whether there is a row of five or more."""
    left: cython.ulonglong = 0x0F0F0F0F  # columns a to d
    left |= left << 32
    pairs: cython.ulonglong = discs & discs >> 1
    found: cython.ulonglong = pairs & pairs >> 2 & discs >> 4 & left
    pairs = discs & discs >> 7
    found |= pairs & pairs >> 14 & discs >> 28 & left << 4
    pairs = discs & discs >> 8
    found |= pairs & pairs >> 16 & discs >> 32
    pairs = discs & discs >> 9
    found |= pairs & pairs >> 18 & discs >> 36 & left
    return found != 0


def row_targets(
    own: cython.ulonglong, other: cython.ulonglong, limited: cython.bint
) -> cython.ulonglong:
    """Return the empty squares where one more disc of ``own``, capturing all, may make a row.

    A row of five or more made by such a disc, or by what it captures, is never missed; some of the
    squares make none. ``limited``: whether a line of more than three stays.
    """
    empty: cython.ulonglong = (own | other) ^ _BOARD
    longest: cython.int = _LINE_LIMIT if limited else _LONGEST_LINE
    turned: cython.ulonglong = 0
    capturing: cython.ulonglong = 0
    inner: cython.ulonglong = other & _INNER
    passed: cython.ulonglong
    line: cython.ulonglong
    ends: cython.ulonglong
    shift: cython.int
    for shift in range(-9, 10):
        if shift == 0 or 1 < abs(shift) < 7:  # no step to a neighbour
            continue
        passed = other if abs(shift) == 8 else inner
        line = _line(own, passed, shift, longest)
        ends = _shifted(line, shift) & empty
        if ends:
            capturing |= ends
            turned |= _line(ends, line, -shift, longest)
    found: cython.ulonglong = _completing_five(own) & empty
    if capturing:
        turned |= own
        found |= capturing if has_five(turned) else capturing & _completing_five(turned)
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _line(
    ends: cython.ulonglong, passed: cython.ulonglong, shift: cython.int, longest: cython.int
) -> cython.ulonglong:
    """Return the squares of ``passed`` in lines of at most ``longest`` that begin at ``ends``."""
    line: cython.ulonglong = _shifted(ends, shift) & passed
    _i: cython.int
    for _i in range(1, longest):
        line |= _shifted(line, shift) & passed
    return line


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _shifted(squares: cython.ulonglong, shift: cython.int) -> cython.ulonglong:
    return squares << shift if shift > 0 else squares >> -shift


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _completing_five(discs: cython.ulonglong) -> cython.ulonglong:
    """Return the squares where a disc, if there is none, would complete five in a row."""
    left: cython.ulonglong = 0x0F0F0F0F  # columns a to d, where a row to the right may begin
    left |= left << 32
    return (
        _completing(discs, 1, left)
        | _completing(discs, 7, left << 4)
        | _completing(discs, 8, _BOARD)
        | _completing(discs, 9, left)
    )


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _completing(
    discs: cython.ulonglong, shift: cython.int, begin: cython.ulonglong
) -> cython.ulonglong:
    """Return the same in one direction, for rows that begin in ``begin``."""
    second: cython.ulonglong = discs >> shift
    third: cython.ulonglong = second >> shift
    fourth: cython.ulonglong = third >> shift
    fifth: cython.ulonglong = fourth >> shift
    lower: cython.ulonglong = discs & second & begin
    upper: cython.ulonglong = fourth & fifth & begin
    return (
        (second & third & upper)
        | (discs & third & upper) << shift
        | (lower & upper) << 2 * shift
        | (lower & third & fifth) << 3 * shift
        | (lower & third & fourth) << 4 * shift
    )


# unit steps (columns, rows); the first four go to higher sites, the last four back again
_DIRECTIONS = ((1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1))


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _bit(site: cython.int) -> cython.ulonglong:
    return cython.cast(cython.ulonglong, 1) << site


@cython.final
@cython.cclass
class Rays:
    """The squares around each square and in lines from it. Made once and never changed.

    around: [site] -> the squares next to it
    direction: [site of one of them - site + 9] -> its direction
    ray: [8 * site + direction] -> the squares from there to the edge, and from 512 on the
        same, but only as long as a limited line with the disc at its end
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.around = [0] * 64
            self.direction = [0] * 19
            self.ray = [0] * 1024
        for direction, (right, up) in enumerate(_DIRECTIONS):
            self.direction[8 * up + right + 9] = direction
        for site in range(64):
            self.around[site] = 0
            for direction in range(8):
                slot = 8 * site + direction
                self.ray[slot] = self.ray[512 + slot] = 0
                for reach, passed in enumerate(squares_from(site, direction)):
                    self.ray[slot] |= _bit(passed)
                    if reach <= LINE_LIMIT:
                        self.ray[512 + slot] |= _bit(passed)
                    if reach == 0:
                        self.around[site] |= _bit(passed)


def squares_from(site: int, direction: int) -> list[int]:
    """Return the sites from ``site``, excluded, to the edge, nearest first."""
    right, up = _DIRECTIONS[direction]
    column, row = site % 8 + right, site // 8 + up
    found = []
    while 0 <= column < 8 and 0 <= row < 8:
        found.append(8 * row + column)
        column, row = column + right, row + up
    return found


_RAYS = Rays()


@cython.final
@cython.cclass
class Discs:
    """The discs of each colour.

    disc: [colour] -> squares
    """

    def __init__(self, black: Iterable[int], white: Iterable[int]) -> None:
        if not cython.compiled:
            self.disc = [0, 0]
        self.rays = _RAYS
        self.disc[0] = self.disc[1] = 0
        for site in black:
            self.disc[0] |= _bit(site)
        for site in white:
            self.disc[1] |= _bit(site)

    def copy_from(self, other: Discs) -> cython.void:
        """Copy ``other``."""
        self.disc[:] = other.disc

    def colour_at(self, site: cython.int) -> cython.int:
        """Return the colour of the disc on a site, -1 where empty."""
        if self.disc[0] >> site & 1:
            return 0
        return 1 if self.disc[1] >> site & 1 else -1

    def origin(self, target: cython.int, direction: cython.int) -> cython.int:
        """Return the disc in this direction that may slide to an empty target; -1 if none may."""
        discs: cython.ulonglong = self.disc[0] | self.disc[1]
        met: cython.ulonglong = self.rays.ray[8 * target + direction] & discs
        if met == 0:
            return -1
        origin: cython.int = lowest(met) if direction < 4 else highest(met)
        return -1 if self.stands_alone(target, origin) else origin

    def stands_alone(self, target: cython.int, origin: cython.int) -> cython.bint:
        """Return whether no disc is next to ``target`` once the one on ``origin`` has left."""
        discs: cython.ulonglong = self.disc[0] | self.disc[1]
        return not self.rays.around[target] & discs & ~_bit(origin)

    def in_short_row(self, site: cython.int) -> cython.bint:
        """Return whether the disc on a site is in a row of exactly three or four of its colour."""
        discs: cython.ulonglong = self.disc[self.colour_at(site)]
        if not threes(discs) & _bit(site):
            return False
        line: cython.int
        length: cython.int
        for line in range(4):
            length = popcount(self._row(discs, site, line))
            if length == 3 or length == 4:
                return True
        return False

    def lines(self, site: cython.int, limited: cython.bint) -> cython.ulonglong:
        """Return the lines of the other colour that the disc on a site closes off."""
        colour: cython.int = self.colour_at(site)
        return self._closed_off(site, self.disc[colour], self.disc[colour ^ 1], limited)

    def lines_after(
        self, origin: cython.int, target: cython.int, limited: cython.bint
    ) -> cython.ulonglong:
        """Return the lines enclosed when the disc on ``origin`` flips and slides to ``target``."""
        colour: cython.int = self.disc[0] >> origin & 1
        other: cython.ulonglong = self.disc[colour ^ 1] ^ _bit(origin)
        return self._closed_off(target, self.disc[colour], other, limited)

    def rows_made(
        self, site: cython.int, turned: cython.ulonglong, longer: cython.bint
    ) -> cython.ulonglong:
        """Return the rows of five, or ``longer``, with ``site`` or one of ``turned``."""
        discs: cython.ulonglong = self.disc[self.colour_at(site)]
        if not has_five(discs):
            return 0
        made: cython.ulonglong = 0
        row: cython.ulonglong
        line: cython.int
        length: cython.int
        turned |= _bit(site)
        while turned:
            for line in range(4):
                row = self._row(discs, lowest(turned), line)
                length = popcount(row)
                if length == 5 or (length > 5 and longer):
                    made |= row
            turned &= turned - 1
        return made

    def makes_row(
        self,
        origin: cython.int,
        target: cython.int,
        turned: cython.ulonglong,
        longer: cython.bint,
    ) -> cython.bint:
        """Return whether ``rows_made`` would find a row after a slide to ``target`` (none if
        ``origin`` is -1) and with other discs flipped.
        """
        if origin >= 0:
            self.slide(origin, target)
        self.turn_over(turned)
        made: cython.bint = self.rows_made(target, turned, longer) != 0
        self.turn_over(turned)
        if origin >= 0:
            self.slide(target, origin)
        return made

    def row_targets(self, colour: cython.int, limited: cython.bint) -> cython.ulonglong:
        """Return the empty squares where a slide may make a row of five of this colour.

        A slide of a disc that flips to ``colour`` makes none anywhere else.
        """
        return row_targets(self.disc[colour], self.disc[colour ^ 1], limited)

    def longest_through(self, discs: cython.ulonglong, site: cython.int) -> cython.int:
        """Return the number of discs in the longest row of ``discs`` through one of them."""
        longest: cython.int = 0
        line: cython.int
        for line in range(4):
            longest = max(longest, popcount(self._row(discs, site, line)))
        return longest

    def slide(self, origin: cython.int, target: cython.int) -> cython.void:
        """Move a disc and turn it over."""
        colour: cython.int = self.disc[1] >> origin & 1
        self.disc[colour] ^= _bit(origin)
        self.disc[colour ^ 1] |= _bit(target)

    def turn_over(self, turned: cython.ulonglong) -> cython.void:
        """Flip discs in place."""
        self.disc[0] ^= turned
        self.disc[1] ^= turned

    def restores(
        self,
        origin: cython.int,
        target: cython.int,
        turned: cython.ulonglong,
        former: cython.p_ulonglong,
    ) -> cython.bint:
        """Return whether the discs would be as in ``former``, [colour] -> squares, after a slide
        (none if ``origin`` is -1) and with other discs flipped.
        """
        black: cython.ulonglong = self.disc[0] ^ turned
        white: cython.ulonglong = self.disc[1] ^ turned
        if origin >= 0 and self.disc[0] >> origin & 1:
            black ^= _bit(origin)
            white ^= _bit(target)
        elif origin >= 0:
            black ^= _bit(target)
            white ^= _bit(origin)
        return black == former[0] and white == former[1]

    def reached(self, origin: int) -> list[int]:
        """Return the empty squares that the disc on ``origin`` can reach."""
        found = []
        for direction in range(8):
            for site in squares_from(origin, direction):
                if self.colour_at(site) >= 0:
                    break
                found.append(site)
        return found

    def around(self, site: int) -> tuple[int, ...]:
        """Return the sites next to ``site``, in all eight directions."""
        return sites(self.rays.around[site])

    def of(self, colour: int) -> tuple[int, ...]:
        """Return the sites with a disc of a colour."""
        return sites(self.disc[colour])

    def count(self, colour: int) -> int:
        """Return the number of discs of a colour."""
        return popcount(self.disc[colour])

    def longest_row(self, colour: int) -> int:
        """Return the number of discs in the longest row of a colour."""
        discs = self.disc[colour]
        return max([self.longest_through(discs, site) for site in sites(discs)], default=0)

    def _closed_off(
        self,
        site: cython.int,
        own: cython.ulonglong,
        other: cython.ulonglong,
        limited: cython.bint,
    ) -> cython.ulonglong:
        """Return the straight lines of ``other`` from a site to a disc of ``own``."""
        found: cython.ulonglong = 0
        ray: cython.ulonglong
        stops: cython.ulonglong
        end: cython.ulonglong
        first: cython.int
        slot: cython.int = 8 * site + (512 if limited else 0)
        nearest: cython.ulonglong = self.rays.around[site] & other
        while nearest:
            first = lowest(nearest)
            nearest &= nearest - 1
            ray = self.rays.ray[slot + self.rays.direction[first - site + 9]]
            stops = ray & ~other
            if first > site:
                end = stops & -stops
                if end & own:
                    found |= ray & (end - 1)
            elif stops:
                end = _bit(highest(stops))
                if end & own:
                    found |= ray & ~(end | (end - 1))
        return found

    def _row(self, discs: cython.ulonglong, site: cython.int, line: cython.int) -> cython.ulonglong:
        """Return the whole run of ``discs`` through one of them; ``line``: a direction, 0 to 3."""
        ray: cython.ulonglong = self.rays.ray[8 * site + line]
        stops: cython.ulonglong = ray & ~discs
        row: cython.ulonglong = _bit(site) | (ray & ((stops & -stops) - 1))
        ray = self.rays.ray[8 * site + line + 4]
        stops = ray & ~discs
        if stops:
            ray &= ~((_bit(highest(stops)) << 1) - 1)
        return row | ray


def sites(squares: cython.ulonglong) -> tuple[int, ...]:
    """Return the sites of some squares, in order."""
    return tuple([site for site in range(64) if squares >> site & 1])
