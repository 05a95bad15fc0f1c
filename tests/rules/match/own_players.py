"""Players for matches in tests, by ``import own_players:NAME``."""

from __future__ import annotations

from collections.abc import Sequence

from rules.match.player import Turn
from rules.match.random_player import RandomPlayer
from rules.position import Position


class Cheat(RandomPlayer):
    """Plays the last turn again."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        return line[-1]


class Hasty(RandomPlayer):
    """Gives no turn at all."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        return ()


class Greedy(RandomPlayer):
    """Plays two turns at once."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        mine = super().turn(position, line)
        position.play_turn(mine)
        return (*mine, *super().turn(position, line))


class Buggy(RandomPlayer):
    """Divides by zero."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        return (1 // 0,)


def unwilling() -> RandomPlayer:
    raise RuntimeError("not today")
