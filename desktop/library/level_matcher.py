"""Picks the computer's level by the player's games, which the library counts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from desktop.game.players import FIRST_LEVEL, Seats, with_match
from desktop.library.library_client import LibraryClient
from rules.setup import Game
from rules.training.own_results import matched_level

_PATIENCE_MS = 1500  # an index that is damaged or locked takes longer


class LevelMatcher(QObject):
    """Asks the library for the level with an even chance; if it cannot answer, the last one counts.

    Before there are games, and if nothing is known, that is the first level.
    """

    def __init__(
        self,
        client: LibraryClient,
        parent: QObject | None = None,
        *,
        patience_ms: int = _PATIENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._client, self._patience_ms = client, patience_ms
        self._levels: dict[str, int] = {}

    def match(
        self, game: Game, seats: Seats, then: Callable[[Seats], None], owner: QObject
    ) -> None:
        """See ``LevelMatching``."""
        waiting = [then]  # until the first of answer, failure and the end of patience

        def begin() -> None:
            if waiting:
                level = self._levels.get(game.key, FIRST_LEVEL)
                waiting.pop()(with_match(seats, level=level))

        def take(level: int) -> None:
            self._levels[game.key] = level
            begin()

        self._client.start()
        self._client.ask(
            lambda library: matched_level(library, game.key),
            take,
            lambda _error: begin(),
            owner=owner,
        )
        QTimer.singleShot(self._patience_ms, owner, begin)
