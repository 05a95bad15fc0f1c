"""A growing collection of puzzles of one game: which ones it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.games.puzzle_kinds import PUZZLE_KINDS
from rules.library.canonical_key import canonical_key
from rules.puzzles.generator import setup_of
from rules.puzzles.puzzle import Puzzle

_MOST_OF_ONE_LENGTH = 0.85  # the share of puzzles with the same number of moves


class Collection:
    """Takes puzzles in order until it has enough: symmetric ones once, and a mix.

    Attributes:
        puzzles: those taken so far.
        count: number wanted.
    """

    def __init__(self, key: str, count: int) -> None:
        self.puzzles: list[Puzzle] = []
        self.count = count
        self._key = key
        self._boards = len(PUZZLE_KINDS[key].boards)
        setups = [str(setup_of(key, i)) for i in range(self._boards)]
        share, rest = divmod(count, self._boards)
        self._room = Counter[str]()  # [board] -> puzzles still wanted
        for i, setup in enumerate(setups):
            self._room[setup] += share + (i < rest)
        self._lengths = Counter[int]()
        self._seen: set[tuple[str, int]] = set()

    @property
    def is_full(self) -> bool:
        return len(self.puzzles) == self.count

    def wants(self, index: int) -> bool:
        """Return whether puzzles of the game with this index may be taken."""
        return self._room[str(setup_of(self._key, index))] > 0

    def take(self, puzzles: Iterable[Puzzle]) -> None:
        """Take those of these puzzles that are new and fit."""
        most = max(1, int(_MOST_OF_ONE_LENGTH * self.count))
        for puzzle in puzzles:
            image = (puzzle.game, canonical_key(puzzle.position()))
            if (
                self._room[puzzle.game] > 0
                and self._lengths[puzzle.moves] < most
                and image not in self._seen
            ):
                self._seen.add(image)
                self._room[puzzle.game] -= 1
                self._lengths[puzzle.moves] += 1
                self.puzzles.append(puzzle)
