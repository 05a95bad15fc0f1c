"""The position of Hex; the rules are in this package's docstring."""

from collections import deque

from oddments_hex.rules.outcome import HexEnding, HexLabel, HexRefusalReason
from oddments_hex.rules.rhombus import GOALS
from rules.groups import Groups
from rules.one_stone import OneStonePosition
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece
from rules.placement import Placement
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep
from rules.python_position import PythonPosition
from rules.refusal import InvalidPositionError, Refusal
from rules.rng import Rng
from rules.setup import Setup

_MASKS = tuple([1 << one | 1 << other for one, other in GOALS])  # [colour] -> its sides as bits


class HexPosition(PythonPosition, OneStonePosition):
    """Where the stones lie: [site] -> colour, -1 where it is empty."""

    amaf = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._stones = [-1] * self.board.site_count
        self._won = -1  # the colour

    def legal_steps(self) -> list[int]:
        if self._won >= 0:
            return []
        swap: list[int] = [SpecialStep.SWAP] if self.can_swap else []
        return swap + [PLACE + site for site in self._empty()]

    def play(self, step: int) -> None:
        if step == SpecialStep.SWAP:
            self.swap_colours()
            return
        site, colour = step - PLACE, self.colour
        self._stones[site] = colour
        groups = Groups.of(self.board, self._stones)
        if _connects(groups.side_masks()[groups.group_at(site)], colour):
            self._won = colour
        self.finish_turn()

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, HexPosition)
        super().copy_from(other)
        self._stones[:] = other._stones
        self._won = other._won

    def winner(self) -> int:
        return -1 if self._won < 0 else self.player_of(self._won)

    def play_out(self, rng: Rng) -> list[tuple[int, int]]:
        """Fill the board at random, and look once who is connected."""
        if self._won >= 0:
            return []
        empty = self._empty()
        for i in range(len(empty) - 1, 0, -1):
            other = rng.below(i + 1)
            empty[i], empty[other] = empty[other], empty[i]
        mover, colour = self.player, self.colour
        for i, site in enumerate(empty):
            self._stones[site] = colour ^ (i & 1)
        self._won = BLACK if self._chain(BLACK) else WHITE
        return [(PLACE + site, mover ^ (i & 1)) for i, site in enumerate(empty)]

    def owners(self) -> list[int]:
        """Return the stones of the chain that wins."""
        found = [-1] * self.board.site_count
        for site in self._chain(self._won):
            found[site] = self._won
        return found

    def outcome(self) -> Outcome | None:
        if self._won < 0:
            return None
        return Outcome(self._won, HexEnding.CONNECTED, sites=self._chain(self._won))

    def stones(self) -> list[int]:
        return self._stones

    def tally(self) -> tuple[Count, ...]:
        if self._won >= 0:
            return ()
        return (Count(HexLabel.NEEDED, self._needed(BLACK), self._needed(WHITE)),)

    def change(self, step: int) -> tuple[Change, ...]:
        if step == SpecialStep.SWAP:
            return ()
        site = step - PLACE
        return (Change(Motion.APPEAR, Piece(site, self.colour), site),)

    def lay_out(self, placement: Placement) -> Refusal | None:
        for (touch,) in placement.pieces:
            self._stones[touch.site] = touch.hand
        self._won = next((colour for colour in (BLACK, WHITE) if self._chain(colour)), -1)
        return None

    def fault(self) -> Refusal | None:
        refusal = super().fault()
        if refusal is None and self._won >= 0 and not self._just_won():
            return Refusal(HexRefusalReason.WON_BEFORE, self._chain(self._won))
        return refusal

    def validate(self) -> None:
        super().validate()
        if self._won != next((c for c in (BLACK, WHITE) if self._chain(c)), -1):
            raise InvalidPositionError(f"colour {self._won} is recorded as the winner")

    def _empty(self) -> list[int]:
        return [site for site, stone in enumerate(self._stones) if stone < 0]

    def _chain(self, colour: int) -> tuple[int, ...]:
        """Return the group of a colour that connects its sides; empty if there is none."""
        groups = Groups.of(self.board, self._stones)
        for group, mask in enumerate(groups.side_masks()):
            if groups.colours()[group] == colour and _connects(mask, colour):
                return groups.sites(group)
        return ()

    def _just_won(self) -> bool:
        """Return whether the last turn may have completed the chain: one stone can break it."""
        if self._won == self.colour:
            return False
        for site in self._chain(self._won):
            self._stones[site] = -1
            broken = not self._chain(self._won)
            self._stones[site] = self._won
            if broken:
                return True
        return False

    def _needed(self, colour: int) -> int:
        """Return how many more stones a colour needs at least to connect its sides."""
        first, last = GOALS[colour]
        costs = [0 if stone == colour else 1 for stone in self._stones]
        found: dict[int, int] = {}
        queue = deque(
            [(costs[site], site) for site in sorted(self.board.side(first), key=costs.__getitem__)]
        )
        while queue:
            needed, site = queue.popleft()
            if site in found or self._stones[site] == colour ^ 1:
                continue
            found[site] = needed
            for other in self.board.neighbours(site):
                step = (needed + costs[other], other)
                queue.append(step) if costs[other] else queue.appendleft(step)
        return min([found[site] for site in self.board.side(last) if site in found])


def _connects(sides: int, colour: int) -> bool:
    """Return whether a group of a colour that touches these sides connects its own."""
    return sides & _MASKS[colour] == _MASKS[colour]
