"""What works on pieces, whether here or elsewhere."""

from __future__ import annotations

from typing import Protocol

from rules.work.piece import News, Piece


class Workers(Protocol):
    """Take a few pieces at a time and hand back their results as they come, in any order."""

    def room(self) -> int:
        """Return how many more pieces would be welcome now: enough to keep all workers busy."""

    def start(self, piece: Piece) -> None:
        """Take a piece."""

    def receive(self, seconds: float) -> list[News]:
        """Return what became of pieces, each reported once; wait at most so long for the first.

        Raises:
            WorkError: the work cannot be done, or there is nobody left to do it.
        """

    def abandon(self) -> None:
        """Forget the pieces that are in work: they end soon, and nothing is heard of them."""

    def close(self, *, gracefully: bool = False) -> None:
        """End all that was started; ``gracefully``, after programs in use have closed."""
