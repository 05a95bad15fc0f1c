"""What gives a matched computer its level, when a game begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject

from desktop.game.players import Seats
from rules.setup import Game


class LevelMatching(Protocol):
    """Knows how strong the player is in a game."""

    def match(
        self, game: Game, seats: Seats, then: Callable[[Seats], None], owner: QObject
    ) -> None:
        """Call ``then`` with the players, a matched computer at its level.

        That is at once if no computer is matched; otherwise very soon, unless ``owner`` is gone.
        """
