# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""The position of Yodd; the rules are in this package's docstring."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.bits import mix_hash
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.games.yodd.disjoint_sets import DisjointSets
    from cython.cimports.rules.games.yodd.features import YoddFeatures
    from cython.cimports.rules.piece_numbers import PieceNumbers
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.position_core import PositionCore
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.bits import mix_hash
    from rules.board import Board
    from rules.games.yodd.disjoint_sets import DisjointSets
    from rules.games.yodd.features import YoddFeatures
    from rules.piece_numbers import PieceNumbers
    from rules.position import Position
    from rules.position_core import PositionCore
    from rules.rng import Rng
    from rules.steps import StepBuffer

from rules.count_step import CountStep
from rules.games.yodd.disjoint_sets import TRIES, NeighbourTable
from rules.games.yodd.features import feature_limit, step_features
from rules.games.yodd.outcome import YoddEnding, YoddLabel, YoddRefusalReason
from rules.group_count import GroupCount
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.placement import Condition, Placement
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.setup import Setup
from rules.translatable_text import TranslatableText

_SITES = 271  # ten cells a side
_PLACE = cython.declare(cython.int, PLACE)
_PASS = cython.declare(cython.int, SpecialStep.PASS)
_END = cython.declare(cython.int, SpecialStep.END)
_TRIES = cython.declare(cython.int, TRIES)


@functools.cache
def _neighbour_table(board: Board) -> NeighbourTable:
    return NeighbourTable(board)


@cython.final
@cython.cclass
class YoddPosition(Position):
    """A position of Yodd.

    Stones with their groups, and the state of the turn and the game.

    Attributes:
        sets: the stones and their groups.
        empty_count: number of empty cells.
        first: the site of this turn's first stone, -1 at the start of a turn.
        passes: number of passes in succession.
    """

    conditions = (Condition.PASSES,)

    shared_steps = True
    amaf = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))
        self.sets = DisjointSets(_neighbour_table(self.board))
        self.step_features = step_features(self.board)
        self.feature_limit = feature_limit(self.board)
        self.empty_count = self.board.site_count
        self.first = -1
        self.passes = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_steps(self, steps: StepBuffer, distinct: cython.bint) -> cython.void:
        if self.passes == 2:
            return
        site: cython.int
        colour: cython.int
        least: cython.int  # with ``distinct`` the second stone comes after the first
        if self.first >= 0:
            if self._odd():
                steps.add(_END)
            least = self.first + 1 if distinct else 0
            for site in range(least, self.board.site_count):
                if self.sets.stone[site] < 0:
                    for colour in range(2):
                        if self._leaves_odd(site, colour):
                            steps.add(_PLACE + 2 * site + colour)
            return
        if self.turn > 0:
            steps.add(_PASS)
        for site in range(self.board.site_count):
            if self.sets.stone[site] < 0:
                least = site + 1 if distinct else 0
                for colour in range(2):
                    if self._may_begin(site, colour, least):
                        steps.add(_PLACE + 2 * site + colour)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_nogil(self, step: cython.int) -> cython.void:
        if step == _PASS:
            self.passes += 1
            self.end_turn()
        elif step == _END:
            self._finish()
        else:
            site: cython.int = (step - _PLACE) >> 1
            self._place(site, (step - _PLACE) & 1)
            if self.first >= 0 or self.turn == 0:
                self._finish()
            else:
                self.first = site

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        if self.passes < 2:
            return -1
        return 0 if self.sets.groups[0] < self.sets.groups[1] else 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: StepBuffer) -> cython.double:
        # Stone by stone: any cell and colour; when the number of groups is odd the turn ends with
        # probability 1/2, else a second stone makes or keeps it odd. Nobody passes while a stone
        # can be placed, and then both do.
        empty: cython.short[271]  # the cells still empty, then those that have been filled
        if not cython.compiled:
            empty = [0] * _SITES
        site: cython.int
        count: cython.int = 0
        for site in range(self.board.site_count):
            if self.sets.stone[site] < 0:
                empty[count] = site
                count += 1
        second: cython.int
        while self.passes < 2:
            second = -1
            if self.first < 0:
                second = self._begin(rng, empty)
                if self.first < 0:
                    _note(trace, _PASS, self.player)
                    self.play_nogil(_PASS)
                    continue
                site = self.first
                _note(trace, _PLACE + 2 * site + self.sets.stone[site], self.player)
            if second < 0 and self.turn > 0 and not (self._odd() and rng.next() >> 63):
                second = self._draw(rng, empty)
            if second >= 0:
                _note(trace, _PLACE + 2 * empty[second >> 1] + (second & 1), self.player)
                self._lay(empty, second)
            elif self.turn > 0:
                _note(trace, _END, self.player)
            self._finish()
        return 1.0 if self.sets.groups[0] < self.sets.groups[1] else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_owners(self, owners: cython.p_schar) -> cython.void:
        site: cython.int
        for site in range(self.board.site_count):
            owners[site] = self.sets.stone[site]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy_from_nogil(self, other: PositionCore) -> cython.void:
        self.copy_base_from(other)
        self.sets.copy_from(cython.cast(YoddPosition, other).sets)
        self.empty_count = cython.cast(YoddPosition, other).empty_count
        self.first = cython.cast(YoddPosition, other).first
        self.passes = cython.cast(YoddPosition, other).passes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def places_left(self) -> cython.int:
        return self.empty_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def search_key(self) -> cython.ulonglong:
        site: cython.int
        stones: cython.ulonglong = 0
        key: cython.ulonglong = mix_hash(
            self.base_search_key(), 4 * (self.first >= 0) + self.passes
        )
        for site in range(self.board.site_count):
            stones = stones << 2 | (self.sets.stone[site] + 1)
            if site & 31 == 31:
                key = mix_hash(key, stones)
                stones = 0
        return mix_hash(key, stones)

    def describe_steps(self) -> None:
        self.features = YoddFeatures(self.board)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_features(self, steps: StepBuffer, features: cython.p_int) -> cython.void:
        self.features.write(self.sets, self.player, self.first >= 0, steps, features)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decisive_step(self) -> cython.int:
        # the leader answers a pass with a pass
        leads: cython.bint = self.sets.groups[self.player] < self.sets.groups[self.player ^ 1]
        return _PASS if self.first < 0 and self.passes == 1 and leads else -1

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _odd(self) -> cython.bint:
        return (self.sets.groups[0] + self.sets.groups[1]) & 1

    def _finish(self) -> cython.void:
        self.first = -1
        self.passes = 0
        self.player ^= 1  # ``end_turn`` without a virtual call, which costs playouts a fortieth
        self.turn += 1

    def _place(self, site: cython.int, colour: cython.int) -> cython.void:
        self.sets.place(site, colour)
        self.empty_count -= 1

    def _may_begin(self, site: cython.int, colour: cython.int, least: cython.int) -> cython.bint:
        """Return whether a turn may begin with this stone, with a second on ``least`` or later."""
        if self._leaves_odd(site, colour) or self.turn == 0:
            return True
        # now even: try the stone, look for another that makes it odd, remove the stone
        found: cython.bint = False
        other: cython.int
        self.sets.place(site, colour)
        for other in range(least, self.board.site_count):
            if self.sets.stone[other] < 0 and (
                self._leaves_odd(other, 0) or self._leaves_odd(other, 1)
            ):
                found = True
                break
        self.sets.take_back(site)
        return found

    def _allows(self, site: cython.int, colour: cython.int) -> cython.bint:
        """Return whether this stone on an empty site is a legal step now."""
        if self.first < 0:
            return self._may_begin(site, colour, 0)
        return self._leaves_odd(site, colour)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _leaves_odd(self, site: cython.int, colour: cython.int) -> cython.bint:
        """Return whether the number of groups would be odd with this stone."""
        return self._odd() == (self.sets.would_join(site, colour) & 1)

    def _begin(self, rng: Rng, empty: cython.p_short) -> cython.int:
        """Place the first stone of a turn, each legal one equally likely, if there is one.

        If the turn cannot end with it, return its second stone as ``_draw`` does, else -1.
        """
        choice: cython.int
        second: cython.int = -1
        tries: cython.int = 0
        while self.empty_count > 0:
            if tries < _TRIES:
                choice = rng.below(2 * self.empty_count)
            else:
                choice = self._pick(rng, empty)
                if choice < 0:
                    break
            self._lay(empty, choice)
            self.first = empty[self.empty_count]
            if self._odd() or self.turn == 0:
                break
            second = self._draw(rng, empty)
            if second >= 0:
                break
            self._lift(empty, choice)
            self.first = -1
            tries += 1
        return second

    def _draw(self, rng: Rng, empty: cython.p_short) -> cython.int:
        """Return a random legal second stone, 2 * index in ``empty`` + colour; -1 if none."""
        if self.empty_count == 0:
            return -1
        choice: cython.int = self.sets.draw(rng, empty, self.empty_count)
        return choice if choice >= 0 else self._pick(rng, empty)

    def _pick(self, rng: Rng, empty: cython.p_short) -> cython.int:
        """Return a legal stone as ``_draw`` returns it, found by trying all."""
        choice: cython.int
        chosen: cython.int = -1
        legal: cython.int = 0
        for choice in range(2 * self.empty_count):
            if self._allows(empty[choice >> 1], choice & 1):
                legal += 1
                if rng.below(legal) == 0:
                    chosen = choice
        return chosen

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _lay(self, empty: cython.p_short, choice: cython.int) -> cython.void:
        """Place a stone, and move its site behind those that are still empty."""
        site: cython.int = empty[choice >> 1]
        self._place(site, choice & 1)
        empty[choice >> 1] = empty[self.empty_count]
        empty[self.empty_count] = site

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _lift(self, empty: cython.p_short, choice: cython.int) -> cython.void:
        """Undo the last ``_lay``."""
        site: cython.int = empty[self.empty_count]
        self.sets.take_back(site)
        empty[self.empty_count] = empty[choice >> 1]
        empty[choice >> 1] = site
        self.empty_count += 1

    # -- as Python uses it -----------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.passes < 2:
            return None
        winner = BLACK if self.sets.groups[BLACK] < self.sets.groups[WHITE] else WHITE
        margin = abs(self.sets.groups[BLACK] - self.sets.groups[WHITE])
        return Outcome(winner, YoddEnding.FEWER_GROUPS, margin=margin)

    def write(self, turn: Sequence[int]) -> str:
        if turn[0] == SpecialStep.PASS:
            return "pass"
        stones = sorted([step - PLACE for step in turn if step >= PLACE])
        return ",".join([f"{'BW'[s & 1]}{self.board.names[s >> 1]}" for s in stones])

    def parse(self, text: str) -> tuple[int, ...]:
        if text == "pass":
            return (SpecialStep.PASS,)
        words = text.split(",")
        try:
            stones = [PLACE + 2 * self.board.site(w[1:]) + "BW".index(w[:1] or "?") for w in words]
        except (KeyError, ValueError):
            hint = TranslatableText("write it like {turn}", turn="Bc4")
            raise NotationError(text, hint) from None
        if len(stones) == 1 and self.turn > 0:
            return (stones[0], SpecialStep.END)
        if len(stones) > 2:
            raise NotationError(text, TranslatableText("a move is one or two stones"))
        return tuple(stones)

    def touches(self, step: int) -> tuple[Touch, ...]:
        return () if step < PLACE else (Touch((step - PLACE) >> 1, (step - PLACE) & 1),)

    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, SpecialStep):
            return self._button_refusal(asked)
        touch = asked[-1]
        if self.sets.stone[touch.site] >= 0:
            return Refusal(RefusalReason.OCCUPIED, (touch.site,))
        if self.is_legal(PLACE + 2 * touch.site + touch.hand):
            return None
        return Refusal(YoddRefusalReason.EVEN, self._joined_sites(touch.site, touch.hand))

    def pieces(self) -> tuple[Piece, ...]:
        return tuple([Piece(s, colour) for s, colour in enumerate(self._stones()) if colour >= 0])

    def piece_sum(self, numbers: PieceNumbers) -> int:
        total = 0
        site: cython.int
        for site in range(self.board.site_count):
            if self.sets.stone[site] >= 0:
                total ^= numbers.of(site, 0, self.sets.stone[site], -1)
        return total

    def tally(self) -> tuple[Count, ...]:
        return (Count(YoddLabel.GROUPS, self.sets.groups[BLACK], self.sets.groups[WHITE]),)

    def count_steps(self) -> tuple[CountStep, ...]:
        return GroupCount(self.board, self._stones()).one_by_one(YoddLabel.GROUPS)

    def change(self, step: int) -> tuple[Change, ...]:
        if step < PLACE:
            return ()
        site, colour = divmod(step - PLACE, 2)
        return (Change(Motion.APPEAR, Piece(site, colour), site),)

    def state(self) -> tuple[int, ...]:
        return self.first, self.passes

    def conditions_now(self) -> dict[Condition, object]:
        return {Condition.PASSES: self.passes}

    def lay_out(self, placement: Placement) -> Refusal | None:
        for (touch,) in placement.pieces:
            self._place(touch.site, touch.hand)
        self.passes = placement.passes
        return None

    def fault(self) -> Refusal | None:
        if self.first >= 0:
            return None
        count = self.board.site_count - self.empty_count
        if count > 1:  # players may have passed as often as they liked
            return None if self._odd() else Refusal(YoddRefusalReason.EVEN_GROUPS)
        if count == 0 and self.passes:
            return Refusal(YoddRefusalReason.FIRST_TURN)
        if (count + self.passes) % 2 != self.colour:
            return Refusal(
                YoddRefusalReason.BLACK_BEGINS if count == 0 else YoddRefusalReason.ONE_STONE
            )
        return None

    def validate(self) -> None:
        stones = self._stones()
        groups = Groups.of(self.board, stones)
        colours = groups.colours()
        for colour in (BLACK, WHITE):
            if colours.count(colour) != self.sets.groups[colour]:
                raise InvalidPositionError(
                    f"{self.sets.groups[colour]} groups of colour {colour} recorded, "
                    f"{colours.count(colour)} found"
                )
        for group in range(groups.count):
            if len({self.sets.group_at(site) for site in groups.sites(group)}) != 1:
                raise InvalidPositionError(f"group {groups.sites(group)} is not kept as one")
        for site in [s for s, colour in enumerate(stones) if colour < 0]:
            for colour in (BLACK, WHITE):
                beside = [s for s in self.board.neighbours(site) if stones[s] == colour]
                joined = {groups.group_at(other) for other in beside}
                if self.sets.would_join(site, colour) != len(joined):
                    raise InvalidPositionError(f"what is around {site} is not kept rightly")
        super().validate()
        if stones.count(-1) != self.empty_count:
            raise InvalidPositionError(
                f"{self.empty_count} empty cells recorded, not so many found"
            )

    def _button_refusal(self, button: SpecialStep) -> Refusal | None:
        if self.is_legal(button):
            return None
        if button == SpecialStep.END and self.first >= 0:
            return Refusal(YoddRefusalReason.EVEN, (self.first,))
        if button == SpecialStep.PASS:
            return Refusal(YoddRefusalReason.FIRST_TURN if self.turn == 0 else RefusalReason.PASS)
        return Refusal(RefusalReason.SWAP if button == SpecialStep.SWAP else RefusalReason.NOT_NOW)

    def _joined_sites(self, site: int, colour: int) -> tuple[int, ...]:
        """Return the stones of the groups that this stone would join."""
        like = [s for s, c in enumerate(self._stones()) if c == colour]
        roots = {self.sets.group_at(s) for s in self.board.neighbours(site) if s in like}
        return tuple([s for s in like if self.sets.group_at(s) in roots])

    def _stones(self) -> list[int]:
        return [self.sets.stone[site] for site in range(self.board.site_count)]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _note(trace: StepBuffer, step: cython.int, player: cython.int) -> cython.void:
    if trace is not None:
        trace.add(2 * step + player)
