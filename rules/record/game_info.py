"""Information about a whole game: who, where, when. Dates are checked against SGF FF[4]."""

from __future__ import annotations

import datetime
import enum
import re

EVENT, ROUND, DATE, PLACE, TITLE, COMMENT = "EV", "RO", "DT", "PC", "GN", "GC"

_WHOLE = re.compile(r"(\d{4})(?:-(\d\d))?(?:-(\d\d))?", re.ASCII)
_SHORT = re.compile(r"(\d\d)(?:-(\d\d))?", re.ASCII)


class DateProblem(enum.Enum):
    """What is wrong with a date."""

    FORM = "not written as a date"
    NO_SUCH_DAY = "no day, or month, of any year"


class DateError(ValueError):
    """A text that is not a list of dates.

    Attributes:
        problem: what is wrong.
        part: the piece of the text that is wrong.
    """

    def __init__(self, problem: DateProblem, part: str) -> None:
        self.problem, self.part = problem, part
        super().__init__(f"{part}: {problem.value}")


def read_dates(text: str) -> str:
    """Return the dates of a game as SGF's DT writes them, without spaces.

    ``2026-05-01``, or shorter: ``2026-05``, ``2026``. More follow after commas, without what they
    have in common: ``2026-05-01,02``, ``2026-05,06``, ``2026-12-31,2027-01-01``.

    Raises:
        DateError: the text is not of this form.
    """
    parts = [part.strip() for part in text.split(",")]
    if parts == [""]:
        return ""
    before: tuple[int, ...] = ()
    for part in parts:
        before = _date(part, before)
    return ",".join(parts)


def _date(part: str, before: tuple[int, ...]) -> tuple[int, ...]:
    """Return year, and perhaps month and day; ``before`` is the previous date."""
    if found := _WHOLE.fullmatch(part):
        numbers = tuple([int(number) for number in found.groups() if number])
    elif found := _SHORT.fullmatch(part):
        said = tuple([int(number) for number in found.groups() if number])
        # 05 after a month is a month, after a day a day; 05-06 comes after a day
        if len(before) < 2 or (len(said) == 2 and len(before) < 3):
            raise DateError(DateProblem.FORM, part)
        numbers = (*before[: len(before) - len(said)], *said)
    else:
        raise DateError(DateProblem.FORM, part)
    try:
        datetime.date(*(*numbers, 1, 1)[:3])
    except ValueError:
        raise DateError(DateProblem.NO_SUCH_DAY, part) from None
    return numbers
