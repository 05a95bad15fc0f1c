"""What was found wrong when a saved game was read."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from rules.record.whole_file import FileFingerprint
from rules.translatable_text import TranslatableText

MOST_PROBLEMS = 100  # that are kept of one game; the rest is counted

_LONGEST_PROBLEM = 200  # characters: a problem quotes the file

# told now and then which share of a text has been read, from 0 to 1; what it raises ends that
Progress = Callable[[float], None]


class GameFileError(ValueError):
    """A saved game that cannot be read, or a part of one.

    Attributes:
        problem: what is wrong, without the place.
        line, column: where, from 1; None where the whole file is meant.
    """

    def __init__(self, problem: str, line: int | None = None, column: int | None = None) -> None:
        if len(problem) > _LONGEST_PROBLEM:
            problem = f"{problem[:_LONGEST_PROBLEM]}…"
        self.problem, self.line, self.column = problem, line, column
        if line is not None:
            problem = TranslatableText(
                "line {line}, column {column}: {problem}", line=line, column=column, problem=problem
            )
        super().__init__(problem)


@dataclasses.dataclass
class ReadReport:
    """How a game came out of its file. A game that was begun here has an empty one.

    Attributes:
        problems: what could not be understood, or was left out, in the order of the text; the
            first ``MOST_PROBLEMS`` of them.
        more: how many there are beside those.
        alone: whether the text holds nothing but this game.
        stamp: of the file it was read from, as that was then.
    """

    problems: list[GameFileError] = dataclasses.field(default_factory=list)
    more: int = 0
    alone: bool = True
    stamp: FileFingerprint | None = None

    @property
    def read_only(self) -> bool:
        """Whether the file holds more than the record, so that saving over it would lose that."""
        return bool(self.problems) or not self.alone

    def note(self, problem: GameFileError) -> None:
        """Add a problem."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(problem)
        else:
            self.more += 1
