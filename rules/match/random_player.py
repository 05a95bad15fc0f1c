"""A player that plays at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rules.match.player import Turn
from rules.position import Position
from rules.setup import Setup


class RandomPlayer:
    """Draws every step evenly from the legal ones."""

    def start(self, setup: Setup, seed: int) -> None:
        self._random = random.Random(seed)

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        return draw_turn(position, self._random)

    def close(self) -> None:
        pass


def draw_turn(position: Position, source: random.Random) -> Turn:
    """Return a legal turn, each of its steps drawn evenly from the legal ones."""
    after, turn = position.copy(), []
    while after.turn == position.turn:
        turn.append(source.choice(after.distinct_steps()))
        after.play(turn[-1])
    return tuple(turn)
