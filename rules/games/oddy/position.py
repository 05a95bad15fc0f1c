# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""The position of Odd-Y; the rules are in this package's docstring."""

from __future__ import annotations

import functools

import cython

if cython.compiled:
    from cython.cimports.rules.bits import mix_hash
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.games.oddy.enclosure import Enclosure, Links, random_half
    from cython.cimports.rules.groups import Groups
    from cython.cimports.rules.one_stone_core import OneStoneCore
    from cython.cimports.rules.position_core import PositionCore
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.scan import lowest
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.bits import mix_hash
    from rules.board import Board
    from rules.games.oddy.enclosure import Enclosure, Links, random_half
    from rules.groups import Groups
    from rules.one_stone_core import OneStoneCore
    from rules.position_core import PositionCore
    from rules.rng import Rng
    from rules.scan import lowest
    from rules.steps import StepBuffer

from rules.count_step import CountStep
from rules.games.oddy.outcome import OddYEnding, OddYLabel, OddYRefusalReason, side_steps
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece
from rules.placement import Placement
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import InvalidPositionError, Refusal
from rules.setup import Setup

_PLACE = cython.declare(cython.int, PLACE)
_SWAP = cython.declare(cython.int, SpecialStep.SWAP)

_WORDS = 6  # for the sites of the biggest board
_UNJUDGED = cython.declare(cython.int, -2)


@functools.cache
def _enclosure(board: Board) -> Enclosure:
    return Enclosure(board)


@functools.cache
def _links(board: Board) -> Links:
    return Links(board, _enclosure(board))


@cython.final
@cython.cclass
class OddYPosition(OneStoneCore):
    """Where each colour's stones lie: bit ``site`` & 63 of word ``site`` >> 6."""

    amaf = True

    enclosure: Enclosure
    links: Links  # None unless playouts are to be strong
    groups: Groups  # that were found last
    black: cython.ulonglong[6]
    white: cython.ulonglong[6]
    words: cython.int  # number of words in use
    empty_count: cython.int
    newest: cython.int  # site of the last stone, -1 before the first one
    winner: cython.int  # the colour, -1 if nobody has won; or not yet computed

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))
        self.enclosure = _enclosure(self.board)
        self.links = None
        self.groups = Groups()
        if not cython.compiled:
            self.black = [0] * _WORDS
            self.white = [0] * _WORDS
        for word in range(_WORDS):
            self.black[word] = self.white[word] = 0
        self.words = (self.board.site_count + 63) // 64
        self.empty_count = self.board.site_count
        self.newest = -1
        self.winner = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_steps(self, steps: StepBuffer, distinct: cython.bint) -> cython.void:
        empty: cython.ulonglong[6]
        if not cython.compiled:
            empty = [0] * _WORDS
        if self.result() >= 0:
            return
        if self.may_swap():
            steps.add(_SWAP)
        word: cython.int
        self._find_empty(empty)
        for word in range(self.words):
            while empty[word]:
                steps.add(_PLACE + 64 * word + lowest(empty[word]))
                empty[word] &= empty[word] - 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_nogil(self, step: cython.int) -> cython.void:
        if step == _SWAP:
            self.swap()
            return
        site: cython.int = step - _PLACE
        self._toggle(site, self.colour_to_move())
        self.empty_count -= 1
        self.newest = site
        self.winner = _UNJUDGED
        self.end_turn()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        if self.winner == _UNJUDGED:  # lazily: the search needs it only for some positions
            self.winner = self.stone_at(self.newest) if self._group_wins(self.newest) else -1
        return -1 if self.winner < 0 else self.winner ^ self.swapped

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: StepBuffer) -> cython.double:
        # A full board has one winner whatever the order of its stones, so divide the empty cells
        # at random and check Black's groups once.
        empty: cython.ulonglong[6]
        half: cython.ulonglong[6]  # the cells that the player to move gets
        if not cython.compiled:
            empty = [0] * _WORDS
            half = [0] * _WORDS
        if self.result() >= 0:
            return 1 - self.result()
        self._find_empty(empty)
        random_half(rng, empty, self.words, self.empty_count, half)
        return self._fill(empty, half, trace)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rollout_value_nogil(self, rng: Rng, trace: StepBuffer) -> cython.double:
        # The same, but that either player gets one cell of each pair that connects stones.
        empty: cython.ulonglong[6]
        rest: cython.ulonglong[6]
        half: cython.ulonglong[6]
        paired: cython.ulonglong[6]
        if not cython.compiled:
            empty = [0] * _WORDS
            rest = [0] * _WORDS
            half = [0] * _WORDS
            paired = [0] * _WORDS
        if self.links is None or self.result() >= 0:
            return self.playout(rng, trace)
        word: cython.int
        self._find_empty(empty)
        self._find_empty(rest)
        pairs: cython.int = self.links.share(rng, self.black, self.white, rest, paired)
        random_half(rng, rest, self.words, self.empty_count - 2 * pairs, half)
        for word in range(self.words):
            half[word] |= paired[word]
        return self._fill(empty, half, trace)

    def strengthen_playouts(self) -> None:
        self.links = _links(self.board)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fill(
        self, empty: cython.p_ulonglong, half: cython.p_ulonglong, trace: StepBuffer
    ) -> cython.double:
        """Give the player to move ``half`` of the empty sites, and return the value."""
        word: cython.int
        for word in range(self.words):
            empty[word] ^= half[word]
        if trace is not None:
            self._write_stones(half, self.player, trace)
            self._write_stones(empty, self.player ^ 1, trace)
        black_moves: cython.bint = self.colour_to_move() == 0
        for word in range(self.words):
            self.black[word] |= half[word] if black_moves else empty[word]
            self.white[word] |= empty[word] if black_moves else half[word]
            half[word] = self.black[word]  # which the next call removes
        self.winner = 0 if self.enclosure.by_any(half) else 1
        return 1.0 if self.winner == self.swapped else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_owners(self, owners: cython.p_schar) -> cython.void:
        # Each cell gets either colour half of the time: they differ in how often they belong to
        # the group that wins.
        site: cython.int
        sides: cython.int
        for site in range(self.board.site_count):
            owners[site] = self.stone_at(site)
        self.groups.find(self.board, owners)
        for site in range(self.board.site_count):
            if owners[site] >= 0:
                sides = self.groups.sides[self.groups.label[site]]
                if not self.enclosure.encloses[sides]:
                    owners[site] = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy_from_nogil(self, other: PositionCore) -> cython.void:
        self.copy_base_from(other)
        self.black[:] = cython.cast(OddYPosition, other).black
        self.white[:] = cython.cast(OddYPosition, other).white
        self.empty_count = cython.cast(OddYPosition, other).empty_count
        self.newest = cython.cast(OddYPosition, other).newest
        self.winner = cython.cast(OddYPosition, other).winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def places_left(self) -> cython.int:
        return self.empty_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def search_key(self) -> cython.ulonglong:
        word: cython.int
        key: cython.ulonglong = self.base_search_key()
        for word in range(self.words):
            key = mix_hash(mix_hash(key, self.black[word]), self.white[word])
        return key

    def outcome(self) -> Outcome | None:
        if self.result() < 0:
            return None
        groups = Groups.of(self.board, self.stones())
        sites = groups.sites(groups.group_at(self.newest))
        return Outcome(self.winner, OddYEnding.CONNECTED, sites=sites)

    def tally(self) -> tuple[Count, ...]:
        best = [0, 0]
        groups = Groups.of(self.board, self.stones())
        for colour, mask in zip(groups.colours(), groups.side_masks(), strict=True):
            best[colour] = max(best[colour], mask.bit_count())
        return (Count(OddYLabel.SIDES, best[BLACK], best[WHITE]),)

    def count_steps(self) -> tuple[CountStep, ...]:
        outcome = self.outcome()
        return side_steps(self.board, outcome.sites, self.tally()[0]) if outcome else ()

    def change(self, step: int) -> tuple[Change, ...]:
        if step == SpecialStep.SWAP:
            return ()
        site = step - PLACE
        return (Change(Motion.APPEAR, Piece(site, self.colour), site),)

    def lay_out(self, placement: Placement) -> Refusal | None:
        for (touch,) in placement.pieces:
            self._toggle(touch.site, touch.hand)
        self.empty_count -= len(placement.pieces)
        self.newest = self._decisive_stone()
        self.winner = _UNJUDGED if self.newest >= 0 else -1
        return None

    def fault(self) -> Refusal | None:
        refusal = super().fault()
        if refusal is not None:
            return refusal
        won = self._winning_group()
        decisive = self._decisive_stone()
        if won and (decisive < 0 or self.stone_at(decisive) == self.colour):
            return Refusal(OddYRefusalReason.WON_BEFORE, won)
        return None

    def validate(self) -> None:
        super().validate()
        stones = self.stones()
        if stones.count(-1) != self.empty_count:
            raise InvalidPositionError(
                f"{self.empty_count} empty cells recorded, not so many found"
            )
        groups = Groups.of(self.board, stones)
        winners = []
        for group, colour in enumerate(groups.colours()):
            site: cython.int = groups.sites(group)[0]
            if self._group_wins(site):
                winners.append(colour)
        if winners != ([self.winner] if self.over else []):
            raise InvalidPositionError(f"{len(winners)} winning groups")

    def _winning_group(self) -> tuple[int, ...]:
        """Return the stones of the group that wins; none if no group does."""
        groups = Groups.of(self.board, self.stones())
        for group in range(groups.count):
            site: cython.int = groups.sites(group)[0]
            if self._group_wins(site):
                return groups.sites(group)
        return ()

    def _decisive_stone(self) -> int:
        """Return a stone without which nobody would have won; -1 if there is none such."""
        stone: cython.int
        for stone in self._winning_group():
            colour: cython.int = self.stone_at(stone)
            self._toggle(stone, colour)
            won_without = bool(self._winning_group())
            self._toggle(stone, colour)
            if not won_without:
                return stone
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _toggle(self, site: cython.int, colour: cython.int) -> cython.void:
        """Place a stone on a site, or remove it."""
        if colour == 0:
            self.black[site >> 6] ^= cython.cast(cython.ulonglong, 1) << (site & 63)
        else:
            self.white[site >> 6] ^= cython.cast(cython.ulonglong, 1) << (site & 63)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def stone_at(self, site: cython.int) -> cython.int:
        """Return the colour of the stone on a site, -1 where empty."""
        if self.black[site >> 6] >> (site & 63) & 1:
            return 0
        return 1 if self.white[site >> 6] >> (site & 63) & 1 else -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _group_wins(self, site: cython.int) -> cython.bint:
        """Return whether the group of the stone on a site wins."""
        if self.stone_at(site):
            return self.enclosure.by_group(self.white, site)
        return self.enclosure.by_group(self.black, site)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_empty(self, empty: cython.p_ulonglong) -> cython.void:
        word: cython.int
        for word in range(self.words):
            empty[word] = self.enclosure.sites[word] & ~(self.black[word] | self.white[word])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _write_stones(
        self, sites: cython.p_ulonglong, player: cython.int, trace: StepBuffer
    ) -> cython.void:
        """Append a player's stones on these sites to ``trace``."""
        count: cython.int = trace.count
        word: cython.int
        left: cython.ulonglong
        for word in range(self.words):
            left = sites[word]
            while left:
                trace.items[count] = 2 * (_PLACE + 64 * word + lowest(left)) + player
                left &= left - 1
                count += 1
        trace.count = count
