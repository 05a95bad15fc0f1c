"""Solves a board layer by layer: every position that can be reached, up to symmetry.

A layer holds the positions after so many turns. From the start on each layer is made from the one
before, then the results travel back from the last one (retrograde analysis; Ströhlein, 1970).
Positions are kept under whole keys, so no two share a result by accident.
"""

from __future__ import annotations

import dataclasses
from array import array
from collections.abc import Callable, Iterator, Sequence

from rules.position import Position
from rules.setup import Setup
from rules.solved.position_keys import PositionKeys, position_keys
from rules.solved.results import LOSS, end_result


class TooManyPositionsError(ValueError):
    """A layer has more positions than it may: the board is too big, or games need not end."""


@dataclasses.dataclass
class Solution:
    """The results of all positions that can be reached.

    Attributes:
        results: key -> what the player to move gets; without the ends of games.
        positions: how many there are altogether, symmetric images and ends included.
    """

    results: dict[bytes, int]
    positions: int


def solve(setup: Setup, most: int, progress: Callable[[int, int], None]) -> Solution:
    """Return the results of all positions of a setup.

    Args:
        setup: one without a pie rule.
        most: positions up to symmetry that a layer may have.
        progress: called with the turns played and the number of positions after each layer.

    Raises:
        TooManyPositionsError: a layer has more.
    """
    start = setup.start()
    keys = position_keys(setup.game, start.board)
    layers: list[_Layer] = []
    seen = _Seen(keys)
    found, positions = {seen.key(start): 0}, [start]
    while positions:
        layer = _Layer(list(found))
        found, positions = layer.extend(positions, seen, most)
        layers.append(layer)
        progress(len(layers), seen.images)
    results: dict[bytes, int] = {}
    later: Sequence[int] = ()
    for layer in reversed(layers):
        later = layer.results(later)
        results.update(zip(layer.keys, later, strict=True))
    return Solution(results, seen.images)


def positions_after(position: Position) -> Iterator[Position]:
    """Yield the position after each turn."""
    for step in position.distinct_steps():
        after = position.copy()
        after.play(step)
        if after.turn == position.turn:
            yield from positions_after(after)
        else:
            yield after


class _Seen:
    """Makes the keys of positions, and counts how many different ones there are.

    Attributes:
        images: how many there are so far; all symmetric images count.
    """

    def __init__(self, keys: PositionKeys) -> None:
        self.images = 0
        self._keys = keys
        self._seen: set[bytes] = set()

    def key(self, position: Position) -> bytes:
        key, images = self._keys.counted_key(position)
        if key not in self._seen:
            self._seen.add(key)
            self.images += images
        return key


@dataclasses.dataclass
class _Layer:
    """The positions after so many turns, and where their turns lead.

    Attributes:
        keys: [position] -> its key.
        ends: [position] -> the best result of a turn that ends the game; ``LOSS`` without any.
        degrees: [position] -> how many turns lead to the next layer.
        next: the positions there, for one position after another: twice the number, and 1 more
            where the same player is to move again.
    """

    keys: list[bytes]
    ends: array[int] = dataclasses.field(default_factory=lambda: array("b"))
    degrees: array[int] = dataclasses.field(default_factory=lambda: array("i"))
    next: array[int] = dataclasses.field(default_factory=lambda: array("q"))

    def extend(
        self, positions: Sequence[Position], seen: _Seen, most: int
    ) -> tuple[dict[bytes, int], list[Position]]:
        """Find the next layer: its keys with their numbers, and its positions."""
        found: dict[bytes, int] = {}
        following: list[Position] = []
        for position in positions:
            best, degree = LOSS, 0
            for after in positions_after(position):
                key = seen.key(after)
                if after.over:
                    best = max(best, end_result(after, position.player))
                    continue
                number = found.setdefault(key, len(following))
                if number == len(following):
                    following.append(after)
                degree += 1
                self.next.append(2 * number + (after.player == position.player))
            self.ends.append(best)
            self.degrees.append(degree)
            if len(following) > most:
                raise TooManyPositionsError(f"more than {most} positions after one number of turns")
        return found, following

    def results(self, later: Sequence[int]) -> array[int]:
        """Return [position] -> its result, from those of the next layer."""
        results = array("b")
        at = 0
        for best, degree in zip(self.ends, self.degrees, strict=True):
            for number in self.next[at : at + degree]:
                result = later[number >> 1]
                best = max(best, result if number & 1 else -result)
            at += degree
            results.append(best)
        return results
