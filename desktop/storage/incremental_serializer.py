"""Serializes a game in slices so short that the window stays responsive."""

from __future__ import annotations

import itertools
import time

from rules.record.game_file import game_pieces
from rules.record.game_record import GameRecord

_BATCH = 50  # pieces between two checks of the time


class IncrementalSerializer:
    """Serializes one game step by step.

    If the game changes in between, a new serializer is needed.
    """

    def __init__(self, record: GameRecord) -> None:
        self._pieces = game_pieces(record)
        self._parts: list[str] = []

    def advance(self, max_ms: float = float("inf")) -> bytes | None:
        """Continue for about ``max_ms``. Returns the content of the file once it is complete."""
        end_s = time.perf_counter() + max_ms / 1000
        while True:
            batch = list(itertools.islice(self._pieces, _BATCH))
            self._parts += batch
            if len(batch) < _BATCH:
                return "".join(self._parts).encode("utf-8", "replace")
            if time.perf_counter() >= end_s:
                return None
