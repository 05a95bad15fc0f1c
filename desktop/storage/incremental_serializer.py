"""The text of a game, written in stretches so short that the window stays quick meanwhile."""

from __future__ import annotations

import itertools
import time

from rules.record.game_file import game_pieces
from rules.record.game_record import GameRecord

_STRETCH = 50  # pieces between two looks at the clock


class IncrementalSerializer:
    """What a saved game holds, as far as it is written.

    The game must not change meanwhile; of one that does another transcript is needed.
    """

    def __init__(self, record: GameRecord) -> None:
        self._pieces = game_pieces(record)
        self._parts: list[str] = []

    def go_on(self, most_ms: float = float("inf")) -> bytes | None:
        """Write on for about so long; the whole file once it is done, else None."""
        end_s = time.perf_counter() + most_ms / 1000
        while True:
            stretch = list(itertools.islice(self._pieces, _STRETCH))
            self._parts += stretch
            if len(stretch) < _STRETCH:
                return "".join(self._parts).encode("utf-8", "replace")
            if time.perf_counter() >= end_s:
                return None
