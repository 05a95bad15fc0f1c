"""When a card comes back, by FSRS, and how strong player and puzzle are, by Glicko-2.

FSRS, the free spaced repetition scheduler, is used as its package has it: with its default
parameters, and without its random spread of intervals, so equal answers at equal times give equal
schedules. Its optimizer, which needs torch, is never imported.

M. E. Glickman, Example of the Glicko-2 system, 2022 (http://www.glicko.net/glicko/glicko2.pdf).
"""

from __future__ import annotations

import dataclasses
import datetime
import enum
import functools
import math
from collections.abc import Iterable, Sequence
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


_SCALE = 173.7178  # rating points in a unit of the paper's scale
_TAU = 0.5  # how much the volatility may change
_PRECISION = 1e-6
_MAX_DEVIATION = 350.0  # of somebody of whom nothing is known
# what any player or puzzle can have: beyond them the formulas leave the range of numbers
MAX_RATING = 10_000
_MIN_DEVIATION = 1.0
_VOLATILITIES = (1e-4, 1.0)


@dataclasses.dataclass(frozen=True)
class Rating:
    """A player's strength.

    Attributes:
        rating: in Elo.
        deviation: the true strength lies within two deviations with 95 %.
        volatility: how erratic the results are.
    """

    rating: float
    deviation: float = _MAX_DEVIATION
    volatility: float = 0.06

    @property
    def is_sound(self) -> bool:
        """Whether these numbers can be a rating; those of another program may not."""
        low, high = _VOLATILITIES
        return (
            abs(self.rating) <= MAX_RATING
            and _MIN_DEVIATION <= self.deviation <= _MAX_DEVIATION
            and low <= self.volatility <= high
        )

    def after(self, games: Sequence[tuple[Rating, float]], periods: float = 1.0) -> Rating:
        """Return the rating after games against opponents, with scores from 0 to 1.

        ``periods`` is the time since the last games in rating periods, the paper's being 1; a
        longer one makes the rating less certain.
        """
        phi = self.deviation / _SCALE
        if not games:
            return self._with(self.rating, math.sqrt(phi**2 + periods * self.volatility**2))
        parts = [self._expected(opponent) for opponent, _score in games]
        variance = 1 / sum([g**2 * share * (1 - share) for g, share in parts])
        surplus = sum(
            [g * (score - share) for (g, share), (_, score) in zip(parts, games, strict=True)]
        )
        sigma = self._volatility(phi, variance, variance * surplus)
        before = phi**2 + periods * sigma**2
        after = 1 / math.sqrt(1 / before + 1 / variance)
        changed = dataclasses.replace(self, volatility=sigma)
        return changed._with(self.rating + _SCALE * after**2 * surplus, after)

    def _with(self, rating: float, phi: float) -> Rating:
        return Rating(rating, min(_MAX_DEVIATION, _SCALE * phi), self.volatility)

    def _expected(self, opponent: Rating) -> tuple[float, float]:
        """Return the weight of a game against an opponent, and the expected score."""
        g = 1 / math.sqrt(1 + 3 * (opponent.deviation / _SCALE / math.pi) ** 2)
        return g, 1 / (1 + math.exp(-g * (self.rating - opponent.rating) / _SCALE))

    def _volatility(self, phi: float, variance: float, delta: float) -> float:
        """Return the new volatility: step 5 of the paper, by the Illinois algorithm."""
        a = math.log(self.volatility**2)

        def f(x: float) -> float:
            total = phi**2 + variance + math.exp(x)
            up = math.exp(x) * (delta**2 - total) / (2 * total**2)
            return up - (x - a) / _TAU**2

        low = a
        if delta**2 > phi**2 + variance:
            high = math.log(delta**2 - phi**2 - variance)
        else:
            steps = 1
            while f(a - steps * _TAU) < 0:
                steps += 1
            high = a - steps * _TAU
        f_low, f_high = f(low), f(high)
        while abs(high - low) > _PRECISION:
            middle = low + (low - high) * f_low / (f_high - f_low)
            f_middle = f(middle)
            if f_middle * f_high <= 0:
                low, f_low = high, f_high
            else:
                f_low /= 2
            high, f_high = middle, f_middle
        return math.exp(low / 2)
