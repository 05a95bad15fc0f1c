"""When a card comes back: FSRS, the free spaced repetition scheduler, as the package has it.

With its default parameters, and without its random spread of intervals: equal answers at equal
times give equal schedules. Its optimizer, which needs torch, is never imported.
"""

from __future__ import annotations

import dataclasses
import datetime
import enum
import functools
import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs import Scheduler


_MAX_STEPS = 10  # of learning; the scheduler has two

_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)

_MS = datetime.timedelta(milliseconds=1)

_LATEST = datetime.datetime(9000, 1, 1, tzinfo=datetime.UTC)


class Grade(enum.IntEnum):
    """How well a card was known, as FSRS counts it."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


class Stage(enum.IntEnum):
    """How far a card has come; except for the first one as FSRS counts it."""

    NEW = 0
    LEARNING = 1
    REVIEW = 2
    RELEARNING = 3


@dataclasses.dataclass(frozen=True)
class Memory:
    """What is known about how well a card is remembered. Times are milliseconds since 1970.

    Attributes:
        stage: how far it has come.
        due: when it comes back.
        answered: when it was answered last; None for a new card.
        step: of learning or relearning, from 0.
        stability: days until it is remembered with 90 %.
        difficulty: 1 to 10.
    """

    stage: Stage = Stage.NEW
    due: int = 0
    answered: int | None = None
    step: int | None = None
    stability: float | None = None
    difficulty: float | None = None

    def after(self, grade: Grade, now: int) -> Memory:
        """Return what is known after an answer."""
        from fsrs import Card, Rating, State  # late: only training needs it

        before = Card(
            card_id=0,
            state=State.Learning if self.stage is Stage.NEW else State(self.stage),
            step=self.step,
            stability=self.stability,
            difficulty=self.difficulty,
            due=moment(self.due),
            last_review=None if self.answered is None else moment(self.answered),
        )
        after, _log = _scheduler().review_card(before, Rating(grade), moment(now))
        return Memory(
            Stage(after.state),
            milliseconds(after.due),
            now,
            after.step,
            after.stability,
            after.difficulty,
        )


def memory_of(values: Iterable[object]) -> Memory | None:
    """Return what the fields of a memory stand for; None if they are damaged."""
    match tuple(values):
        case (0, 0, None, None, None, None):
            return Memory()
        case (
            int(stage),
            int(due),
            int(answered),
            int() | None as step,
            float(stability),
            float(difficulty),
        ) if stage in (Stage.LEARNING, Stage.REVIEW, Stage.RELEARNING):
            in_time = is_time(due) and is_time(answered)
            learning = step is not None and 0 <= step < _MAX_STEPS
            if (
                in_time
                and (learning or stage == Stage.REVIEW)
                and (0 < stability < math.inf and 1 <= difficulty <= 10)
            ):
                return Memory(Stage(stage), due, answered, step, stability, difficulty)
    return None


def memory_after(answers: Iterable[tuple[int, int]]) -> Memory:
    """Return what is known of a card after answers: (time in milliseconds, grade)."""
    memory = Memory()
    for when, grade in answers:
        memory = memory.after(Grade(grade), when)
    return memory


def is_time(ms: object) -> bool:
    """Return whether these are milliseconds since 1970, before the year 9000."""
    return type(ms) is int and 0 <= ms < milliseconds(_LATEST)


def moment(ms: int) -> datetime.datetime:
    """Return the time so many milliseconds after the start of 1970."""
    return _EPOCH + ms * _MS


def milliseconds(when: datetime.datetime) -> int:
    """Return the milliseconds since the start of 1970; ``when`` knows its time zone."""
    return (when - _EPOCH) // _MS


@functools.cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler  # late, as above

    return Scheduler(enable_fuzzing=False)


_BEGINS = datetime.time(4)


def day_of(now: int) -> tuple[int, int]:
    """Return when the local day of a time begins and ends, in milliseconds since 1970."""
    local = datetime.datetime.fromtimestamp(now / 1000)
    day = local.date() - datetime.timedelta(days=local.time() < _BEGINS)
    first, last = [
        datetime.datetime.combine(each, _BEGINS) for each in (day, day + datetime.timedelta(days=1))
    ]
    return int(first.timestamp() * 1000), int(last.timestamp() * 1000)
