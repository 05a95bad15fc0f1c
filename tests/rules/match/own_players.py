"""Players for matches in tests, by ``import own_players:NAME``."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path

from rules.match.player import Turn
from rules.match.random_player import RandomPlayer
from rules.position import Position


class Mortal(RandomPlayer):
    """Kills its whole process in its third turn, as often as a file has lives."""

    def __init__(self, lives: str) -> None:
        self._lives = Path(lives)

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        lives = int(self._lives.read_text())
        if len(line) > 3 and lives:
            self._lives.write_text(str(lives - 1))
            os.kill(os.getpid(), signal.SIGKILL)
        return super().turn(position, line)


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
