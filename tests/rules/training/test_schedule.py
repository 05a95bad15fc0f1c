"""The schedule of FSRS and the ratings of Glicko-2: their authors' values, and what must hold."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from exercises import NOON
from hypothesis import given
from hypothesis import strategies as st

from rules.training.glicko import Rating
from rules.training.schedule import Grade, Memory, Stage, milliseconds, moment

ROOT = Path(__file__).parents[3]
DAY = 24 * 3600 * 1000


def after(grades: str, gaps: list[int] | None = None) -> tuple[Memory, list[int]]:
    """Return the memory after answers on time, or after so many days, and the intervals in days."""
    memory, now = Memory(), milliseconds(NOON)
    intervals = []
    for at, grade in enumerate(grades):
        now = memory.due or now if gaps is None else now + gaps[at] * DAY
        memory = memory.after(Grade(int(grade)), now)
        intervals.append((memory.due - now) // DAY)
    return memory, intervals


def test_intervals_are_those_of_the_reference() -> None:
    """The values of test_review_card of py-fsrs."""
    assert after("3333331133333")[1] == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]


def test_stability_and_difficulty_are_those_of_the_reference() -> None:
    """The values of test_memo_state of py-fsrs."""
    memory, _intervals = after("133333", [0, 0, 1, 3, 8, 21])
    assert memory.stability == pytest.approx(53.62691, abs=1e-4)
    assert memory.difficulty == pytest.approx(6.3574867, abs=1e-4)


def test_steps_of_learning() -> None:
    now = milliseconds(NOON)
    again, hard, good, easy = [Memory().after(grade, now) for grade in Grade]
    assert [(m.due - now) / 60_000 for m in (again, hard, good)] == [1, 5.5, 10]
    assert {m.stage for m in (again, hard, good)} == {Stage.LEARNING}
    assert easy.stage is Stage.REVIEW
    assert easy.step is None
    lapsed = easy.after(Grade.AGAIN, easy.due)
    assert lapsed.stage is Stage.RELEARNING
    assert lapsed.due - easy.due == 10 * 60_000


@given(st.text("1234", min_size=1, max_size=12))
def test_equal_answers_give_equal_schedules(grades: str) -> None:
    assert after(grades) == after(grades)
    memory = after(grades)[0]
    assert memory.answered is not None
    assert memory.due > memory.answered


@given(st.integers(0, 1 << 45))
def test_times_survive(ms: int) -> None:
    assert milliseconds(moment(ms)) == ms


def test_the_optimizer_is_not_imported() -> None:
    code = (
        "import sys, rules.training.deck\n"
        "assert 'fsrs' not in sys.modules\n"
        "from rules.training.schedule import Grade, Memory\n"
        "Memory().after(Grade.GOOD, 0)\n"
        "assert 'fsrs' in sys.modules\n"
        "print({'torch', 'pandas', 'fsrs.optimizer'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


ratings = st.builds(Rating, st.floats(0, 3000), st.floats(30, 350), st.floats(0.03, 0.1))


def test_the_example_of_the_paper() -> None:
    after = Rating(1500, 200, 0.06).after(
        [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    )
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_deviation_grows() -> None:
    before = Rating(1500, 60, 0.06)
    after = before.after([])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx((60**2 + (0.06 * 173.7178) ** 2) ** 0.5)
    assert before.after([], 0).deviation == pytest.approx(60)
    assert before.after([], 1e9).deviation == 350


@given(ratings, ratings)
def test_a_win_raises_and_a_loss_lowers_the_rating(own: Rating, other: Rating) -> None:
    won, lost = own.after([(other, 1.0)]), own.after([(other, 0.0)])
    assert lost.rating <= own.rating <= won.rating
    assert lost.rating < won.rating
    assert 0 < won.deviation <= 350


@given(ratings, ratings)
def test_winning_and_losing_mirror_each_other(own: Rating, other: Rating) -> None:
    mirrored = Rating(2 * own.rating - other.rating, other.deviation, other.volatility)
    won, lost = own.after([(other, 1.0)]), own.after([(mirrored, 0.0)])
    assert won.rating - own.rating == pytest.approx(own.rating - lost.rating, abs=1e-6)
    assert won.deviation == pytest.approx(lost.deviation, abs=1e-6)


def test_a_surprise_makes_the_rating_more_volatile() -> None:
    own, weak = Rating(1800, 40, 0.06), Rating(800, 40, 0.06)
    assert own.after([(weak, 0.0)] * 5).volatility > own.volatility
    assert own.after([(weak, 1.0)] * 5).volatility < own.volatility
