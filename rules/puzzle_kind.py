"""What makes puzzles of a game: each game's package has its own, ``puzzle_kind.py``."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.position import Position

# called with a position, a turn from it, and the position afterwards; returns themes
ThemesOf = Callable[[Position, Sequence[int], Position], set[str]]


@dataclasses.dataclass(frozen=True)
class PuzzleKind:
    """How puzzles of a game are made and named.

    Attributes:
        boards: options of the boards, in the order in which games are played on them, round and
            round; one that occurs twice gets twice as many puzzles.
        to_the_end: whether all lines near the end are short enough to search the game to its end,
            so that a turn that is not accepted is proven not to win at all.
        themes: the rarest first; the last one fits every turn.
        themes_of: which of them a turn shows.
        solved_boards: options of the boards for puzzles without a move limit; their tables ship.
        levels: of the engine, whose games are searched for puzzles; they must make mistakes, but
            not such that the game is over at once.
    """

    boards: tuple[Mapping[str, Any], ...]
    to_the_end: bool
    themes: tuple[str, ...]
    themes_of: ThemesOf
    solved_boards: tuple[Mapping[str, Any], ...] = ()
    levels: tuple[int, ...] = (4, 5, 6, 7, 8, 9)

    def theme(self, position: Position, turns: Sequence[Sequence[int]]) -> str:
        """Return the first theme that all these turns show."""
        common = set(self.themes)
        for turn in turns:
            after = position.copy()
            after.play_turn(turn)
            common &= {self.themes[-1]} | self.themes_of(position, turn, after)
        return next(theme for theme in self.themes if theme in common)
