"""How far somebody has come in a game, and what to do there next."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Mapping

from rules.engine.limits import STRONGEST

_PUZZLES_A_LEVEL = 5  # before the next level


@dataclasses.dataclass(frozen=True)
class OwnProgress:
    """What has been achieved in all games, by games played and puzzles answered.

    Attributes:
        levels: [key of a game] -> the strongest level beaten.
        puzzles: [key] -> how many have been answered.
        all_puzzles: [key] -> how many come with the game.
        latest: the game that was finished last; "" before the first one.
    """

    levels: Mapping[str, int] = dataclasses.field(default_factory=dict)
    puzzles: Mapping[str, int] = dataclasses.field(default_factory=dict)
    all_puzzles: Mapping[str, int] = dataclasses.field(default_factory=dict)
    latest: str = ""


class Goal(enum.Enum):
    """What leads further."""

    LESSON = "the next lesson"
    LEVEL = "the next level of the computer"
    PUZZLES = "puzzles"


@dataclasses.dataclass(frozen=True)
class Progress:
    """How far somebody has come in one game.

    Attributes:
        lessons, all_lessons: how many have been completed, of how many.
        level: the strongest one beaten; 0 for none.
        puzzles, all_puzzles: how many have been answered, of how many.
    """

    lessons: int = 0
    all_lessons: int = 1
    level: int = 0
    puzzles: int = 0
    all_puzzles: int = 0

    @property
    def has_begun(self) -> bool:
        return bool(self.lessons or self.level or self.puzzles)

    @property
    def next_level(self) -> int:
        """The level to beat next; the strongest one again after that."""
        return min(self.level + 1, STRONGEST)

    @property
    def goal(self) -> Goal:
        """What to do next: the first lesson, level 1, puzzles, a lesson, level 2, and so on.

        Who wins without lessons is sent to none.
        """
        if self.puzzles < min(_PUZZLES_A_LEVEL * self.level, self.all_puzzles):
            return Goal.PUZZLES
        knows_more = self.level and not self.lessons
        if not knows_more and self.lessons < min(self.next_level, self.all_lessons):
            return Goal.LESSON
        if self.level == STRONGEST and self.all_puzzles:
            return Goal.PUZZLES
        return Goal.LEVEL
