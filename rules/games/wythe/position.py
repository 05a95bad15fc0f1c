# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""The position of Wythe; the rules are in this package's docstring."""

from __future__ import annotations

import re
from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.bits import mix_hash, popcount, select_of_two
    from cython.cimports.rules.games.wythe.features import WytheFeatures
    from cython.cimports.rules.group_sizes import GroupSizes
    from cython.cimports.rules.piece_numbers import PieceNumbers
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.position_core import PositionCore
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.bits import mix_hash, popcount, select_of_two
    from rules.games.wythe.features import WytheFeatures
    from rules.group_sizes import GroupSizes
    from rules.piece_numbers import PieceNumbers
    from rules.position import Position
    from rules.position_core import PositionCore
    from rules.rng import Rng
    from rules.steps import StepBuffer

from rules.count_step import CountStep
from rules.games.wythe.features import MAX_SQUARES, NOWHERE, feature_limit, joints_of, step_features
from rules.games.wythe.outcome import Stacks, WytheEnding, WytheLabel, WytheRefusalReason
from rules.group_count import GroupCount
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.placement import Condition, Placement
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.setup import Setup
from rules.translatable_text import TranslatableText

_PLACE = cython.declare(cython.int, PLACE)
_PASS = cython.declare(cython.int, SpecialStep.PASS)
_SWAP = cython.declare(cython.int, SpecialStep.SWAP)
_WORD = (1 << 64) - 1  # only for the uncompiled file, where Python's integers would grow


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _joint_of(found: cython.int) -> cython.int:
    """Return the site of a placement's joint, as ``_nth_fitting`` returns it."""
    return (found >> 8 << 6) + (found & 63)


_TURN = re.compile("([a-z][0-9]+)([a-z][0-9]+)")
_HIGHEST = 4  # the partners of covered halves lie on different neighbours


@cython.final
@cython.cclass
class WythePosition(Position):
    """A position of Wythe.

    Stacks as bit planes, bit ``site`` & 63 of word ``site`` >> 6, and their partners' sites.

    A joint dies for good when a piece is placed on it, or when a half beside it is locked because
    its partner is covered. A placement fits on a living joint between equal heights and different
    tops. In ``tint`` every second square has its colour inverted, and empty squares count as if
    their tops alternated: then joints that fit are those with equal bits in ``tint`` and in the
    height, and the planes say so for all joints at once. Heights are kept modulo 4 there: a stack
    of 4 has no living joint.

    Attributes:
        partners: [site] the sites of its halves' partners, 7 bits each, the top's lowest.
        filled: the squares that are not empty.
        tint: the third word stays 0: it is shifted in from above.
        odd: height & 1.
        twos: height & 2.
        living: [2 * plane + word] the living joints.
        joints: the joints of a board of this size.
        sizes: the group sizes that were found last.
        fitting: [2 * word + plane] the joints that take a piece, as they were found last. Those
            between empty squares count twice, for there the piece goes either way round.
        before: [2 * word + way round] -> number of placements before those.
        size: squares a side.
        words: how many of each plane are in use.
        passes: number of passes in succession.
        winner: as ``result`` returns it.
    """

    conditions = (Condition.SWAP, Condition.PASSES)
    touches_per_piece = 2

    ordered_touches = False
    shared_steps = True
    amaf = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))
        if not cython.compiled:
            self.partners = [0] * MAX_SQUARES
            self.tint = [0, 0, 0]
            self.odd = [0, 0, 0]
            self.twos = [0, 0, 0]
            self.filled = [0, 0]
            self.living = [0] * 4
            self.fitting = [0] * 4
            self.before = [0] * 4
        self.size = self.board.size
        self.joints = joints_of(self.size)
        self.step_features = step_features(self.board)
        self.feature_limit = feature_limit(self.board)
        self.sizes = GroupSizes(self.size)
        self.words = 1 if self.board.site_count <= 64 else 2
        site: cython.int
        for site in range(MAX_SQUARES):
            self.partners[site] = NOWHERE
        self.living[:] = self.joints.all
        self.passes = 0
        self.winner = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_steps(self, steps: StepBuffer, distinct: cython.bint) -> cython.void:
        if self.passes == 2:
            return
        if self.may_swap():
            steps.add(_SWAP)
        count: cython.int = self._find_fitting(self.words)
        rank: cython.int
        for rank in range(count):
            steps.add(self._placement(self._nth_fitting(rank, self.words)))
        if count == 0:
            steps.add(_PASS)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_nogil(self, step: cython.int) -> cython.void:
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
            self.winner = self._final_result()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        return self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: StepBuffer) -> cython.double:
        if self.words == 1:
            self._fill(rng, trace, 1)
        else:
            self._fill(rng, trace, 2)
        while self.passes < 2:
            if trace is not None:
                trace.add(2 * _PASS + self.player)
            self.passes += 1
            self.player ^= 1
        self.winner = self._final_result()
        return 1.0 - self.winner

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _fill(self, rng: Rng, trace: StepBuffer, words: cython.int) -> cython.void:
        """Place pieces at random while one fits; compiled once for each number of words."""
        found: cython.int
        count: cython.int = self._find_fitting(words)
        while count:
            found = self._nth_fitting(rng.below(count), words)
            if trace is not None:
                trace.add(2 * self._placement(found) + self.player)
            self._place(_joint_of(found), found >> 6 & 1, ~found >> 7 & 1, words)
            self.player ^= 1
            count = self._find_fitting(words)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_owners(self, owners: cython.p_schar) -> cython.void:
        site: cython.int
        for site in range(self.board.site_count):
            owners[site] = self._top(site)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy_from_nogil(self, other: PositionCore) -> cython.void:
        self.copy_base_from(other)
        self.partners[:] = cython.cast(WythePosition, other).partners
        self.tint[:] = cython.cast(WythePosition, other).tint
        self.odd[:] = cython.cast(WythePosition, other).odd
        self.twos[:] = cython.cast(WythePosition, other).twos
        self.filled[:] = cython.cast(WythePosition, other).filled
        self.living[:] = cython.cast(WythePosition, other).living
        self.passes = cython.cast(WythePosition, other).passes
        self.winner = cython.cast(WythePosition, other).winner

    def describe_steps(self) -> None:
        self.features = WytheFeatures(self.board)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_features(self, steps: StepBuffer, features: cython.p_int) -> cython.void:
        site: cython.int
        for site in range(self.board.site_count):
            self.features.see(site, self._top(site), self._height_modulo_4(site))
        self.features.write(self.colour_to_move(), steps, features)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def places_left(self) -> cython.int:
        # a piece rules out about one placement besides its own, or its own the other way round
        return self._find_fitting(self.words) // 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def search_key(self) -> cython.ulonglong:
        site: cython.int
        word: cython.int
        key: cython.ulonglong = mix_hash(self.base_search_key(), self.passes)
        for word in range(self.words):
            key = mix_hash(mix_hash(key, self.filled[word]), self.tint[word])
            key = mix_hash(mix_hash(key, self.living[word]), self.living[2 + word])
        for site in range(self.board.site_count):
            key = mix_hash(key, self.partners[site])
        return key

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _find_fitting(self, words: cython.int) -> cython.int:
        """Write ``fitting`` and ``before``; return the number of placements."""
        word: cython.int
        east: cython.ulonglong
        north: cython.ulonglong
        empty: cython.ulonglong
        total: cython.int = 0
        for word in range(words):
            east = self.living[word] & ~self._differing(word, 1, words)
            north = self.living[2 + word] & ~self._differing(word, self.size, words)
            empty = ~self.filled[word]
            self.fitting[2 * word] = east
            self.fitting[2 * word + 1] = north
            self.before[2 * word] = total
            total += popcount(east) + popcount(north)
            self.before[2 * word + 1] = total
            total += popcount(east & empty) + popcount(north & empty)
        return total

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _nth_fitting(self, rank: cython.int, words: cython.int) -> cython.int:
        """Return the placement of this rank, 256 * word + 128 * way round + 64 * plane + bit."""
        group: cython.int = 0
        i: cython.int
        for i in range(1, 2 * words):
            group += rank >= self.before[i]
        word: cython.int = group >> 1
        twice: cython.ulonglong = ~(self.filled[word] & -cython.cast(cython.ulonglong, group & 1))
        return 128 * group + select_of_two(
            self.fitting[2 * word] & twice,
            self.fitting[2 * word + 1] & twice,
            rank - self.before[group],
        )

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _differing(
        self, word: cython.int, stride: cython.int, words: cython.int
    ) -> cython.ulonglong:
        """Return the sites of a word that differ in any plane from the site ``stride`` further."""
        tint: cython.ulonglong = self.tint[word] >> stride
        odd: cython.ulonglong = self.odd[word] >> stride
        twos: cython.ulonglong = self.twos[word] >> stride
        if words == 2:
            tint |= self.tint[word + 1] << (64 - stride)
            odd |= self.odd[word + 1] << (64 - stride)
            twos |= self.twos[word + 1] << (64 - stride)
            if not cython.compiled:
                tint, odd, twos = tint & _WORD, odd & _WORD, twos & _WORD
        return (self.tint[word] ^ tint) | (self.odd[word] ^ odd) | (self.twos[word] ^ twos)

    def _placement(self, found: cython.int) -> cython.int:
        """Return the step of a placement, as ``_nth_fitting`` returns it."""
        site: cython.int = _joint_of(found)
        plane: cython.int = found >> 6 & 1
        # On stacks the black half goes where white is up. On two empty squares it goes first where
        # white would be up if the empty tops alternated, then on the other one.
        turned: cython.int = self._white_up(site) == (found >> 7 & 1)
        return _PLACE + 4 * (site + self._stride(plane) * turned) + plane + 2 * turned

    def _play_placement(self, step: cython.int) -> cython.void:
        plane: cython.int = (step - _PLACE) & 1
        turned: cython.int = (step - _PLACE) >> 1 & 1  # black lies at the joint's far end
        site: cython.int = ((step - _PLACE) >> 2) - self._stride(plane) * turned
        self._place(site, plane, self._white_up(site) ^ turned, self.words)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _place(
        self, site: cython.int, plane: cython.int, flips: cython.int, words: cython.int
    ) -> cython.void:
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
        for word in range(words):
            pair = self.joints.pair[joint + word]
            odd = self.odd[word]
            east = self.joints.others[locked + word] & self.joints.others[locked_too + word]
            east &= self.joints.rest[2 * joint + word]
            north = self.joints.others[locked + 2 + word]
            north &= self.joints.others[locked_too + 2 + word]
            north &= self.joints.rest[2 * joint + 2 + word]
            self.filled[word] |= pair
            self.twos[word] ^= odd & pair
            self.odd[word] = odd ^ pair
            self.tint[word] ^= pair & flipped
            self.living[word] &= east
            self.living[2 + word] &= north

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _white_up(self, site: cython.int) -> cython.int:
        """Return 1 for a white top, 0 for a black one."""
        return cython.cast(
            cython.int, (self.tint[site >> 6] ^ self.joints.dark[site >> 6]) >> (site & 63) & 1
        )

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _top(self, site: cython.int) -> cython.int:
        """Return the colour of the top of a stack, -1 where there is none."""
        if self.filled[site >> 6] >> (site & 63) & 1:
            return self._white_up(site)
        return -1

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _height_modulo_4(self, site: cython.int) -> cython.int:
        """Return the height of a stack, modulo 4."""
        odd: cython.int = self.odd[site >> 6] >> (site & 63) & 1
        return odd + 2 * cython.cast(cython.int, self.twos[site >> 6] >> (site & 63) & 1)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _beside(self, site: cython.int, direction: cython.int) -> cython.int:
        """Return the site one square to the east, north, west, south (0 to 3)."""
        return site + self._stride(direction & 1) * (1 - (direction & 2))

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _stride(self, plane: cython.int) -> cython.int:
        """Return the distance to the next site; without a branch, since ``plane`` is random."""
        return 1 + (self.size - 1) * plane

    def _final_result(self) -> cython.int:
        """Return the result after two passes; the player who passed last did not place last."""
        self._find_sizes(True)
        black: cython.int = self.sizes.balance(0)
        white: cython.int = self.sizes.balance(1)
        if black == white:
            return self.player
        return self.swapped ^ (black < white)

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

    # -- as Python uses it -----------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        black, white = self.score()
        winner = self.colour_of(self.winner)
        if black == white:
            return Outcome(winner, WytheEnding.LAST_PIECE)
        groups = Groups.of(self.board, self._tops())
        sites = groups.sites_of(winner, max(black, white))
        return Outcome(winner, WytheEnding.BIGGEST, abs(black - white), sites)

    def score(self) -> tuple[int, int]:
        self._find_sizes(False)
        return self.sizes.balance(BLACK), self.sizes.balance(WHITE)

    def write(self, turn: Sequence[int]) -> str:
        (step,) = turn
        if step < PLACE:
            return "swap" if step == SpecialStep.SWAP else "pass"
        black, direction = divmod(step - PLACE, 4)
        names = self.board.names
        return f"{names[black]}{names[self._beside(black, direction)]}"

    def parse(self, text: str) -> tuple[int, ...]:
        if text in ("swap", "pass"):
            return (SpecialStep.SWAP if text == "swap" else SpecialStep.PASS,)
        words = _TURN.fullmatch(text)
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

    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, SpecialStep):
            return self._button_refusal(asked)
        wanted = set(asked)
        fits = any(wanted <= set(self.touches(step)) for step in self.legal_steps())
        if fits and len(wanted) == len(asked):
            return None
        return Stacks(self.board, self.pieces()).refusal(asked)

    def pieces(self) -> tuple[Piece, ...]:
        places = [(level, site) for level in range(_HIGHEST) for site in self._sites()]
        return tuple([self._piece(site, lv) for lv, site in places if lv < self._height(site)])

    def piece_sum(self, numbers: PieceNumbers) -> int:
        total = 0
        site: cython.int
        height: cython.int
        above: cython.int
        for site in range(self.board.site_count):
            if self._top(site) >= 0:
                height = self._height_modulo_4(site) or _HIGHEST
                for above in range(height):
                    colour: cython.int = self._top(site) ^ (above & 1)
                    partner: cython.int = self.partners[site] >> 7 * above & 127
                    total ^= numbers.of(site, height - 1 - above, colour, partner)
        return total

    def tally(self) -> tuple[Count, ...]:
        black, white = self.score()
        counts = self.sizes.counts()
        return (
            Count(WytheLabel.SCORE, black, white),
            *(Count(WytheLabel.GROUPS, b, w, size) for size, b, w in counts),
        )

    def count_steps(self) -> tuple[CountStep, ...]:
        return GroupCount(self.board, self._tops()).pairs(WytheLabel.GROUPS, WytheLabel.SCORE)

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

    def conditions_now(self) -> dict[Condition, object]:
        return {Condition.PASSES: self.passes}

    def lay_out(self, placement: Placement) -> Refusal | None:
        for piece in placement.pieces:
            black, white = [touch.site for touch in piece]
            near = white in self.board.neighbours(black)
            if not near or not self.is_legal(self._step(black, white)):
                return self.refusal(piece)
            self._play_placement(self._step(black, white))
        self.passes = placement.passes
        if self.passes == 2:
            self.winner = self._final_result()
        return None

    def fault(self) -> Refusal | None:
        count = len(self.pieces()) // 2
        if (count + self.passes) % 2 != self.colour:
            return Refusal(
                WytheRefusalReason.BLACK_TO_MOVE
                if self.colour
                else WytheRefusalReason.WHITE_TO_MOVE
            )
        if self.passes and self._find_fitting(self.words):
            return Refusal(WytheRefusalReason.MUST_PLACE, self._fitting_sites())
        return None

    def validate(self) -> None:
        super().validate()
        for piece in self.pieces():
            site, other = piece.site, piece.partner
            half = self._piece(other, piece.level) if self._height(other) > piece.level else None
            if half is None or half.partner != site or half.colour == piece.colour:
                raise InvalidPositionError(f"the half on {site} has no other half on {other}")
            if min(self._height(site), self._height(other)) > piece.level + 1:
                raise InvalidPositionError(f"the piece on {site} and {other} is covered")
        self._validate_joints()
        if (self.passes == 2) != (self.winner >= 0):
            raise InvalidPositionError("two passes without a result, or a result without them")

    def _tops(self) -> list[int]:
        """Return [site] -> colour of the stack, -1 where empty."""
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

    def _button_refusal(self, button: SpecialStep) -> Refusal | None:
        if self.is_legal(button):
            return None
        if button == SpecialStep.PASS:
            return Refusal(WytheRefusalReason.MUST_PLACE, self._fitting_sites())
        return Refusal(RefusalReason.SWAP if button == SpecialStep.SWAP else RefusalReason.NOT_NOW)

    def _fitting_sites(self) -> tuple[int, ...]:
        """Return the squares on which a half of another piece fits."""
        count = self._find_fitting(self.words)
        steps = [self._placement(self._nth_fitting(i, self.words)) for i in range(count)]
        sites = {touch.site for step in steps for touch in self.touches(step)}
        return tuple(sorted(sites))

    def _validate_joints(self) -> None:
        """Check that a joint lives unless a piece lies on it or a half beside it is locked."""
        locked = {piece.site for piece in self.pieces() if piece.locked}
        laid = {(piece.site, piece.partner) for piece in self.pieces()}
        for site in self._sites():
            for other in self.board.neighbours(site):
                if other < site:
                    continue
                plane = 0 if other == site + 1 else 1
                living = bool(self.living[2 * plane + (site >> 6)] >> (site & 63) & 1)
                if living != ((site, other) not in laid and not {site, other} & locked):
                    raise InvalidPositionError(
                        f"the joint of {site} and {other} is recorded wrongly"
                    )
