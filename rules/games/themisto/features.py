# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""What Themisto's search may learn about a step: what lies around it, and what it does."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.bits import popcount
    from cython.cimports.rules.games.themisto.discs import Discs
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.bits import popcount
    from rules.games.themisto.discs import Discs
    from rules.steps import StepBuffer

from rules.board import MAX_SITES, Board
from rules.patterns import OFF, patterns_of, ring_classes_of
from rules.steps import PLACE, SpecialStep

WIDTH = 4  # features of a step
_WIDTH = cython.declare(cython.int, WIDTH)
_PLACE = cython.declare(cython.int, PLACE)
_CAPTURE = cython.declare(cython.int, SpecialStep.CAPTURE)
_KEEP = cython.declare(cython.int, SpecialStep.KEEP)
_OFF_BOARD = cython.declare(cython.int, MAX_SITES)
_MANY = cython.declare(cython.int, 7)  # discs captured, as far as it matters
_ROW = cython.declare(cython.int, 5)  # discs in a row
# Features, from 1 on; 0 is none. All come once for each player, whose goals differ.
_SPECIAL = cython.declare(cython.int, 1)  # [step, captured, player]
_FACTS = cython.declare(cython.int, 1 + 2 * 2 * 8)  # [loses a turn, captured, player]
_ROWS = cython.declare(cython.int, 33 + 2 * 8 * 2)  # [row, row with the captured, player]
_RINGS = cython.declare(cython.int, 65 + 6 * 6 * 2)  # [around target or origin, player]


@cython.final
@cython.cclass
class ThemistoFeatures:
    """Writes the features of steps; what it holds is only valid while it does."""

    def __init__(self, board: Board) -> None:
        self.patterns = patterns_of(board)
        if not cython.compiled:
            self.as_black = [0] * (MAX_SITES + 1)
            self.as_white = [0] * (MAX_SITES + 1)
        self.as_black[_OFF_BOARD] = self.as_white[_OFF_BOARD] = OFF

    def write(
        self, discs: Discs, player: cython.int, steps: StepBuffer, features: cython.p_int
    ) -> cython.void:
        """Write the features of slides: see ``PositionCore.write_features``."""
        i: cython.int
        site: cython.int
        colour: cython.int
        for site in range(64):
            colour = discs.colour_at(site)
            self.as_black[site] = colour + 1
            self.as_white[site] = 2 - colour if colour >= 0 else 0
        for i in range(steps.count):
            if steps.items[i] >= _PLACE:
                self._write_slide(discs, player, steps.items[i] - _PLACE, features, _WIDTH * i)
            else:
                self._write_none(features, _WIDTH * i)

    def write_choice(
        self, captured: cython.int, player: cython.int, steps: StepBuffer, features: cython.p_int
    ) -> cython.void:
        """Write the features of capturing so many discs or keeping them."""
        i: cython.int
        captured = min(captured, _MANY)
        for i in range(steps.count):
            self._write_none(features, _WIDTH * i)
            features[_WIDTH * i] = (
                _SPECIAL + 16 * (steps.items[i] == _CAPTURE) + 2 * captured + player
            )

    def _write_none(self, features: cython.p_int, at: cython.int) -> cython.void:
        i: cython.int
        for i in range(_WIDTH):
            features[at + i] = 0

    def _write_slide(
        self,
        discs: Discs,
        player: cython.int,
        pair: cython.int,
        features: cython.p_int,
        at: cython.int,
    ) -> cython.void:
        origin: cython.int = pair >> 6
        target: cython.int = pair & 63
        colour: cython.int = discs.colour_at(origin) ^ 1  # after the slide
        own: cython.ulonglong = discs.disc[colour] | cython.cast(cython.ulonglong, 1) << target
        lines: cython.ulonglong = discs.lines_after(origin, target, player == 0)
        row: cython.int = min(discs.longest_through(own, target), _ROW)
        longer: cython.int = row
        if lines:
            longer = min(discs.longest_through(own | lines, target), _ROW)
        captured: cython.int = min(popcount(lines), _MANY)
        lost: cython.int = discs.in_short_row(origin)
        features[at] = _FACTS + 16 * lost + 2 * captured + player
        features[at + 1] = _ROWS + 12 * row + 2 * longer + player
        features[at + 2] = _RINGS + 4 * self._ring_without(origin, colour, target) + player
        features[at + 3] = _RINGS + 4 * self._ring(colour ^ 1, origin) + 2 + player

    def _ring_without(
        self, origin: cython.int, colour: cython.int, target: cython.int
    ) -> cython.int:
        """Return the class of what lies around ``target`` once the disc on ``origin`` has left."""
        black: cython.schar = self.as_black[origin]
        white: cython.schar = self.as_white[origin]
        self.as_black[origin] = self.as_white[origin] = 0
        ring: cython.int = self._ring(colour, target)
        self.as_black[origin] = black
        self.as_white[origin] = white
        return ring

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _ring(self, colour: cython.int, site: cython.int) -> cython.int:
        """Return the class of what lies around a site, as a disc of a colour sees it."""
        if colour:
            return self.patterns.ring(self.as_white, site)
        return self.patterns.ring(self.as_black, site)


def feature_limit(board: Board) -> int:
    """Return one more than the greatest feature."""
    return _RINGS + 4 * ring_classes_of(board)
