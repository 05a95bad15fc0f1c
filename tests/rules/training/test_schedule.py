"""The schedule is that of FSRS: its authors' reference values, and no torch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from exercises import NOON
from hypothesis import given
from hypothesis import strategies as st

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
