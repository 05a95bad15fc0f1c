"""A growing collection of puzzles of one game: which ones it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.library.canonical_key import canonical_key
from rules.puzzles.puzzle import NO_LIMIT, Puzzle
from rules.setup import Setup

_MOST_OF_ONE_LENGTH = 0.85  # the share of puzzles with the same number of moves


class Collection:
    """Takes puzzles in order until it has enough: symmetric ones once, and a mix.

    Attributes:
        puzzles: those taken so far.
        count: number wanted.
    """

    def __init__(self, boards: Sequence[Setup], count: int) -> None:
        """Game ``index`` is played on ``boards[index % len(boards)]``."""
        self.puzzles: list[Puzzle] = []
        self.count = count
        self._setups = [str(setup) for setup in boards]
        share, rest = divmod(count, len(boards))
        self._room = Counter[str]()  # [board] -> puzzles still wanted
        for i, setup in enumerate(self._setups):
            self._room[setup] += share + (i < rest)
        self._lengths = Counter[int]()
        self._seen: set[tuple[str, int]] = set()

    @property
    def is_full(self) -> bool:
        return len(self.puzzles) == self.count

    def wants(self, index: int) -> bool:
        """Return whether puzzles of the game with this index may be taken."""
        return self._room[self._setups[index % len(self._setups)]] > 0

    def take(self, puzzles: Iterable[Puzzle]) -> None:
        """Take those of these puzzles that are new and fit."""
        most = max(1, int(_MOST_OF_ONE_LENGTH * self.count))
        for puzzle in puzzles:
            image = (puzzle.game, canonical_key(puzzle.position()))
            if (
                self._room[puzzle.game] > 0
                and (puzzle.moves == NO_LIMIT or self._lengths[puzzle.moves] < most)
                and image not in self._seen
            ):
                self._seen.add(image)
                self._room[puzzle.game] -= 1
                self._lengths[puzzle.moves] += 1
                self.puzzles.append(puzzle)
