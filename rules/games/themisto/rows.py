# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Rows and lines on 8x8 squares, found on all squares at once: a bit of a 64-bit word each.

Squares are numbered row by row from the bottom left. Steps to higher squares are shifts by 1, 7, 8
and 9. The lines that a disc closes off are found like the moves of Othello.
"""

from __future__ import annotations

import cython

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
