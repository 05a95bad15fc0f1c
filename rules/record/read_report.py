"""The problems found when a saved game was read."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from rules.record.whole_file import FileFingerprint
from rules.translatable_text import TranslatableText

MAX_PROBLEMS = 100  # kept per game; the rest is counted

_LONGEST_PROBLEM = 200  # characters: a problem quotes the file

# called now and then with the share of a text that has been read, 0 to 1; may raise to stop it
Progress = Callable[[float], None]


class GameFileError(ValueError):
    """A saved game, or a part of one, that cannot be read.

    Attributes:
        problem: what is wrong, without the place.
        line, column: the place, from 1; None for the whole file.
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


class MissingGameError(GameFileError):
    """A saved game that cannot be read because the rules of its game are not there.

    Attributes:
        key: the game's, as the file gives it.
        package: the name of the distribution with its rules, as the file gives it; "" for none.
        why: why the rules that are installed cannot be used; "" if none are installed.
    """

    def __init__(self, place: GameFileError, key: str, package: str, why: str) -> None:
        """``place`` says the same without these facts."""
        super().__init__(place.problem, place.line, place.column)
        self.key, self.package, self.why = key, package, why


@dataclasses.dataclass
class ReadReport:
    """How a game was read from its file; empty for a new game.

    Attributes:
        problems: what was not understood or left out, in the order of the text, up to
            ``MAX_PROBLEMS``.
        more: number of further problems.
        alone: whether the text contains nothing but this game.
        fingerprint: the fingerprint of the file when it was read.
        encoding: the one in which the text was read, where that may be wrong: some of it is not
            valid in it, or the user has chosen it; else "".
    """

    problems: list[GameFileError] = dataclasses.field(default_factory=list)
    more: int = 0
    alone: bool = True
    fingerprint: FileFingerprint | None = None
    encoding: str = ""

    @property
    def read_only(self) -> bool:
        """Return whether the file has more than the record, so that saving would lose something."""
        return bool(self.problems or self.encoding) or not self.alone

    def note(self, problem: GameFileError) -> None:
        """Add a problem."""
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(problem)
        else:
            self.more += 1
