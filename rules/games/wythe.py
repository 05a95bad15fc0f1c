# cython: language_level=3, cdivision=True
"""Wythe (Luis Bolaños Mures, 2020): dominoes laid over one another like bricks.

A piece is a 2x1 domino, one half black and one half white; the halves are bits. Bits pile up into
stacks on a square board; a stack has the colour of its top bit, and its height is its number of
bits. A turn places one piece on two neighbouring squares of equal height, so that no bit lies on a
bit of its own colour and every piece on the board still has at least one uncovered bit. So a piece
may not lie squarely on another one, nor on a bit whose partner is covered already.

Which placements are legal depends on the board alone. A player who has a placement must place; one
who has none must pass. Two passes in succession end the game. A player's score is the biggest group
size, in stacks, of which they have more groups than the other one; the higher score wins. Scores
can only be equal at zero: then whoever made the last placement loses. Pie rule.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.bits import BitPairs, mix_hash
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.group_sizes import GroupSizes
    from cython.cimports.rules.joints import Joints
    from cython.cimports.rules.position import Position, Steps
    from cython.cimports.rules.rng import Rng
else:
    from rules.bits import BitPairs, mix_hash
    from rules.board import Board
    from rules.group_sizes import GroupSizes
    from rules.joints import Joints
    from rules.position import Position, Steps
    from rules.rng import Rng

from rules.board import square
from rules.count_step import CountStep
from rules.group_count import GroupCount
from rules.groups import Groups
from rules.joints import MOST_SQUARES, NOWHERE, joints_of
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.position import BLACK, PLACE, WHITE, Button
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.setup import Game, Level, Option, Setup
from rules.stacks import Stacks
from rules.stacks import (
    WytheRefusalReason as WytheRefusalReason,  # games offer their reasons themselves
)
from rules.translatable_text import TranslatableText

_LONGEST = 11  # squares a side, at most
_HIGHEST = 4  # a covered bit's partner lies on another neighbour for each level
_PLACE = cython.declare(cython.int, PLACE)
_PASS = cython.declare(cython.int, Button.PASS)
_SWAP = cython.declare(cython.int, Button.SWAP)
_ONE = cython.declare(cython.ulonglong, 1)
_WORD = (1 << 64) - 1  # only for the uncompiled file, where Python's integers would grow


class Ending(enum.Enum):
    """Why a Wythe game is over."""

    BIGGEST = "two passes, and the biggest size of which one has more groups"
    LAST_PIECE = "two passes and no score: whoever placed last loses"


class Label(enum.Enum):
    """The numbers beside a Wythe board."""

    SCORE = "score"
    GROUPS = "groups of that size"


class Wythe(Game):
    """The options of Wythe: squares a side."""

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return (
            Option("size", "SZ", range(3, _LONGEST + 1), 7),
            Option("pie", "XP", (True, False), True),
        )

    def board(self, setup: Setup) -> Board:
        return square(setup["size"])

    def start(self, setup: Setup) -> Position:
        return WythePosition(setup)


_LEVELS = (
    Level(21, 0.88, 0.8),
    Level(45, 0.8, 0.5),
    Level(100, 0.72, 0.2),
    Level(119, 0.62),
    Level(158, 0.5),
    Level(225, 0.36),
    Level(294, 0.26),
    Level(478, 0.17),
    Level(720, 0.055),
)

GAME = Wythe("wythe", "Wythe", 1001, _LEVELS)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _joint_of(found: cython.int) -> cython.int:
    """The site of the joint that ``fitting`` has found: [4 * word + plane] words of 64 bits."""
    return (found >> 8 << 6) + (found & 63)


@cython.final
@cython.cclass
class WythePosition(Position):
    """Stacks as bit planes, bit ``site`` & 63 of word ``site`` >> 6, and where their partners lie.

    A joint dies for good when a piece is laid on it, or when a bit beside it is locked because its
    partner is covered. A placement fits on a living joint between equal heights and different
    tops. In ``tint`` every second square has its colour inverted, and empty squares count as if
    their tops alternated: then joints that fit are those with equal bits in ``tint`` and in the
    height, and the planes say so for all joints at once. Heights are kept modulo 4 there: a stack
    of 4 has no living joint.
    """

    ordered_touches = False
    shared_steps = True

    partners: cython.uint[121]  # [site] the partners of its bits, 7 bits each, the top's lowest
    filled: cython.ulonglong[2]
    tint: cython.ulonglong[3]  # the third word stays 0: it is shifted in from above
    odd: cython.ulonglong[3]  # height & 1
    twos: cython.ulonglong[3]  # height & 2
    living: cython.ulonglong[4]  # [2 * plane + word] the living joints
    joints: Joints
    sizes: GroupSizes  # found last
    fitting: BitPairs  # found last
    size: cython.int
    words: cython.int  # in use of each plane
    passes: cython.int  # in succession
    winner: cython.int  # as ``result`` returns it

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, GAME.board(setup))
        self.amaf = True
        if not cython.compiled:
            self.partners = [0] * MOST_SQUARES
            self.tint = [0, 0, 0]
            self.odd = [0, 0, 0]
            self.twos = [0, 0, 0]
            self.filled = [0, 0]
            self.living = [0] * 4
        self.size = self.board.size
        self.joints = joints_of(self.size)
        self.fitting = BitPairs()
        self.sizes = GroupSizes(self.size)
        self.words = 1 if self.board.site_count <= 64 else 2
        for site in range(MOST_SQUARES):
            self.partners[site] = NOWHERE
        self.living[:] = self.joints.all
        self.passes = 0
        self.winner = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fill(self, steps: Steps, distinct: cython.bint) -> cython.void:
        if self.passes == 2:
            return
        if self.may_swap():
            steps.add(_SWAP)
        count: cython.int = self._find_fitting()
        rank: cython.int
        for rank in range(count):
            steps.add(self._placement(self.fitting.place(rank)))
        if count == 0:
            steps.add(_PASS)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def apply(self, step: cython.int) -> cython.void:
        if step == _SWAP:
            self.swap()
            return
        if step == _PASS:
            self.passes += 1
        else:
            self._play_placement(step)
            self.passes = 0
        self.end_turn()
        if self.passes == 2:
            self.winner = self._judge()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        return self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: Steps) -> cython.double:
        found: cython.int
        count: cython.int = self._find_fitting()
        while count:
            found = self.fitting.place(rng.below(count))
            if trace is not None:
                trace.add(2 * self._placement(found) + self.player)
            self._place(_joint_of(found), found >> 6 & 1, ~found >> 7 & 1)
            self.player ^= 1
            count = self._find_fitting()
        while self.passes < 2:
            if trace is not None:
                trace.add(2 * _PASS + self.player)
            self.passes += 1
            self.player ^= 1
        self.winner = self._judge()
        return 1.0 - self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def become(self, other: Position) -> cython.void:
        self.take_common(other)
        self.partners[:] = cython.cast(WythePosition, other).partners
        self.tint[:] = cython.cast(WythePosition, other).tint
        self.odd[:] = cython.cast(WythePosition, other).odd
        self.twos[:] = cython.cast(WythePosition, other).twos
        self.filled[:] = cython.cast(WythePosition, other).filled
        self.living[:] = cython.cast(WythePosition, other).living
        self.passes = cython.cast(WythePosition, other).passes
        self.winner = cython.cast(WythePosition, other).winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def places_left(self) -> cython.int:
        # a piece ends about one placement beside its own, or the same one the other way round
        return self._find_fitting() // 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def key(self) -> cython.ulonglong:
        site: cython.int
        word: cython.int
        key: cython.ulonglong = mix_hash(self.common_key(), self.passes)
        for word in range(self.words):
            key = mix_hash(mix_hash(key, self.filled[word]), self.tint[word])
            key = mix_hash(mix_hash(key, self.living[word]), self.living[2 + word])
        for site in range(self.board.site_count):
            key = mix_hash(key, self.partners[site])
        return key

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        black, white = self.score()
        winner = self.colour_of(self.winner)
        if black == white:
            return Outcome(winner, Ending.LAST_PIECE)
        groups = Groups.of(self.board, self._tops())
        sites = groups.sites_of(winner, max(black, white))
        return Outcome(winner, Ending.BIGGEST, abs(black - white), sites)

    def score(self) -> tuple[int, int]:
        self._find_sizes(False)
        return self.sizes.balance(BLACK), self.sizes.balance(WHITE)

    def write(self, turn: Sequence[int]) -> str:
        (step,) = turn
        if step < PLACE:
            return "swap" if step == Button.SWAP else "pass"
        return "".join([self.board.names[touch.site] for touch in self.touches(step)])

    def parse(self, text: str) -> tuple[int, ...]:
        if text in ("swap", "pass"):
            return (Button.SWAP if text == "swap" else Button.PASS,)
        words = re.fullmatch("([a-z][0-9]+)([a-z][0-9]+)", text)
        if words is None:
            raise NotationError(
                text, TranslatableText("write the black half's square, then the white half's")
            )
        try:
            black, white = [self.board.site(name) for name in words.groups()]
        except KeyError as error:
            raise NotationError(
                text, TranslatableText("there is no square {square}", square=error.args[0])
            ) from None
        if white not in self.board.neighbours(black):
            raise NotationError(text, WytheRefusalReason.NOT_NEIGHBOURS.value)
        return (self._step(black, white),)

    def touches(self, step: int) -> tuple[Touch, ...]:
        if step < PLACE:
            return ()
        black, direction = divmod(step - PLACE, 4)
        return Touch(black, BLACK), Touch(self._beside(black, direction), WHITE)

    def refusal(self, asked: Sequence[Touch] | Button) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, Button):
            return self._button_refusal(asked)
        wanted = set(asked)
        fits = any(wanted <= set(self.touches(step)) for step in self.legal_steps())
        if fits and len(wanted) == len(asked):
            return None
        return Stacks(self.board, self.pieces()).refusal(asked)

    def pieces(self) -> tuple[Piece, ...]:
        places = [(level, site) for level in range(_HIGHEST) for site in self._sites()]
        return tuple([self._piece(site, lv) for lv, site in places if lv < self._height(site)])

    def tally(self) -> tuple[Count, ...]:
        black, white = self.score()
        counts = self.sizes.counts()
        return (
            Count(Label.SCORE, black, white),
            *(Count(Label.GROUPS, b, w, size) for size, b, w in counts),
        )

    def count_steps(self) -> tuple[CountStep, ...]:
        return GroupCount(self.board, self._tops()).pairs(Label.GROUPS, Label.SCORE)

    def change(self, step: int) -> tuple[Change, ...]:
        if step < PLACE:
            return ()
        black, white = [touch.site for touch in self.touches(step)]
        level = self._height(black)
        return (
            Change(Motion.APPEAR, Piece(black, BLACK, level, white), black),
            Change(Motion.APPEAR, Piece(white, WHITE, level, black), white),
        )

    def state(self) -> tuple[int, ...]:
        return (self.passes,)

    def validate(self) -> None:
        for piece in self.pieces():
            site, other = piece.site, piece.partner
            half = self._piece(other, piece.level) if self._height(other) > piece.level else None
            if half is None or half.partner != site or half.colour == piece.colour:
                raise InvalidPositionError(f"the bit on {site} has no other half on {other}")
            if min(self._height(site), self._height(other)) > piece.level + 1:
                raise InvalidPositionError(f"the piece on {site} and {other} is covered")
        self._validate_joints()
        if (self.passes == 2) != (self.winner >= 0):
            raise InvalidPositionError("two passes without a result, or a result without them")

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_fitting(self) -> cython.int:
        """Write the joints that take a piece into ``fitting``; return the number of placements.

        Its words are [4 * word + plane]. Planes: 0 to the east, 1 to the north; 2 and 3 those of
        them between empty squares, where the piece goes either way round.
        """
        word: cython.int
        east: cython.ulonglong
        north: cython.ulonglong
        empty: cython.ulonglong
        for word in range(self.words):
            east = self.living[word] & ~self._differing(word, 1)
            north = self.living[2 + word] & ~self._differing(word, self.size)
            empty = ~self.filled[word]
            self.fitting.words[4 * word] = east
            self.fitting.words[4 * word + 1] = north
            self.fitting.words[4 * word + 2] = east & empty
            self.fitting.words[4 * word + 3] = north & empty
        return self.fitting.count(2 * self.words)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _differing(self, word: cython.int, stride: cython.int) -> cython.ulonglong:
        """The sites of a word that differ in a plane from the site ``stride`` further on."""
        tint: cython.ulonglong = self.tint[word] >> stride
        odd: cython.ulonglong = self.odd[word] >> stride
        twos: cython.ulonglong = self.twos[word] >> stride
        if self.words == 2:
            tint |= self.tint[word + 1] << (64 - stride)
            odd |= self.odd[word + 1] << (64 - stride)
            twos |= self.twos[word + 1] << (64 - stride)
            if not cython.compiled:
                tint, odd, twos = tint & _WORD, odd & _WORD, twos & _WORD
        return (self.tint[word] ^ tint) | (self.odd[word] ^ odd) | (self.twos[word] ^ twos)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _placement(self, found: cython.int) -> cython.int:
        """The step of a placement that ``fitting`` has found."""
        site: cython.int = _joint_of(found)
        plane: cython.int = found >> 6 & 1
        # On stacks the black half goes where white is up. On two empty squares it goes first where
        # white would be up if the empty tops alternated, then, in planes 2 and 3, on the other one.
        turned: cython.int = self._white_up(site) == (found >> 7 & 1)
        return _PLACE + 4 * (site + self._stride(plane) * turned) + plane + 2 * turned

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_placement(self, step: cython.int) -> cython.void:
        plane: cython.int = (step - _PLACE) & 1
        turned: cython.int = (step - _PLACE) >> 1 & 1  # black lies at the joint's far end
        site: cython.int = ((step - _PLACE) >> 2) - self._stride(plane) * turned
        self._place(site, plane, self._white_up(site) ^ turned)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _place(self, site: cython.int, plane: cython.int, flips: cython.int) -> cython.void:
        """Place a piece on the joint of ``site`` in ``plane``.

        ``flips`` is 1 where it flips both tints: always on stacks, and on empty squares for one
        way round of the two.
        """
        other: cython.int = site + self._stride(plane)
        one: cython.uint = self.partners[site]
        two: cython.uint = self.partners[other]
        locked: cython.int = 4 * (one & 127)
        locked_too: cython.int = 4 * (two & 127)
        joint: cython.int = 4 * site + 2 * plane
        flipped: cython.ulonglong = -cython.cast(cython.ulonglong, flips)
        self.partners[site] = (one & 0x1FFFFFF) << 7 | other  # 25 bits of 32
        self.partners[other] = (two & 0x1FFFFFF) << 7 | site
        pair: cython.ulonglong
        east: cython.ulonglong
        north: cython.ulonglong
        odd: cython.ulonglong
        word: cython.int
        for word in range(self.words):
            pair = self.joints.pair[joint + word]
            odd = self.odd[word]
            east = self.joints.others[locked + word] & self.joints.others[locked_too + word]
            north = (
                self.joints.others[locked + 2 + word] & self.joints.others[locked_too + 2 + word]
            )
            self.filled[word] |= pair
            self.twos[word] ^= odd & pair
            self.odd[word] = odd ^ pair
            self.tint[word] ^= pair & flipped
            self.living[word] &= east
            self.living[2 + word] &= north
        self.living[2 * plane + (site >> 6)] &= ~(_ONE << (site & 63))

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _white_up(self, site: cython.int) -> cython.int:
        """1 for a white top, 0 for a black one."""
        return cython.cast(
            cython.int, (self.tint[site >> 6] ^ self.joints.dark[site >> 6]) >> (site & 63) & 1
        )

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _beside(self, site: cython.int, direction: cython.int) -> cython.int:
        """The site one square to the east, north, west, south (0 to 3)."""
        return site + self._stride(direction & 1) * (1 - (direction & 2))

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _stride(self, plane: cython.int) -> cython.int:
        """From a site to the one beside it; without a branch on ``plane``, which is random."""
        return 1 + (self.size - 1) * plane

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _judge(self) -> cython.int:
        """The result after two passes; the one who passed last is not the one who placed last."""
        self._find_sizes(True)
        black: cython.int = self.sizes.balance(0)
        white: cython.int = self.sizes.balance(1)
        if black == white:
            return self.player
        return self.swapped ^ (black < white)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_sizes(self, decide: cython.bint) -> cython.void:
        black: cython.ulonglong[2]
        white: cython.ulonglong[2]
        if not cython.compiled:
            black = [0, 0]
            white = [0, 0]
        word: cython.int
        for word in range(2):
            white[word] = self.filled[word] & (self.tint[word] ^ self.joints.dark[word])
            black[word] = self.filled[word] ^ white[word]
        self.sizes.find(black, white, decide)

    def _tops(self) -> list[int]:
        """[site] -> colour of the stack, -1 where empty."""
        return [self._white_up(site) if self._height(site) else -1 for site in self._sites()]

    def _height(self, site: int) -> int:
        word, bit = divmod(site, 64)
        low = (self.odd[word] >> bit & 1) + 2 * (self.twos[word] >> bit & 1)
        return low or 4 * (self.filled[word] >> bit & 1)

    def _piece(self, site: int, level: int) -> Piece:
        height = self._height(site)
        above = height - 1 - level
        colour = self._white_up(site) ^ (above & 1)  # in a stack the colours alternate
        partner = self.partners[site] >> 7 * above & 127
        locked = above == 0 and self._height(partner) > height
        return Piece(site, colour, level, partner, locked)

    def _sites(self) -> range:
        return range(self.board.site_count)

    def _step(self, black: int, white: int) -> int:
        directions = (1, self.size, -1, -self.size)
        return PLACE + 4 * black + directions.index(white - black)

    def _button_refusal(self, button: Button) -> Refusal | None:
        steps = self.legal_steps()
        if button in steps:
            return None
        if button == Button.PASS:
            sites = {touch.site for step in steps for touch in self.touches(step)}
            return Refusal(WytheRefusalReason.MUST_PLACE, tuple(sorted(sites)))
        return Refusal(RefusalReason.SWAP if button == Button.SWAP else RefusalReason.NOT_NOW)

    def _validate_joints(self) -> None:
        """A joint lives unless a piece lies on it or a bit beside it is locked."""
        locked = {piece.site for piece in self.pieces() if piece.locked}
        laid = {(piece.site, piece.partner) for piece in self.pieces()}
        for site in self._sites():
            for other in self.board.neighbours(site):
                if other < site:
                    continue
                plane = 0 if other == site + 1 else 1
                living = bool(self.living[2 * plane + (site >> 6)] >> (site & 63) & 1)
                if living != ((site, other) not in laid and not {site, other} & locked):
                    raise InvalidPositionError(f"the joint of {site} and {other} is kept wrongly")
