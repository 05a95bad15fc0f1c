"""The lessons after the first: what they say of each right turn is proven by search."""

from __future__ import annotations

import pytest
from shown_facts import merged

from desktop.lessons.lesson import LessonStep, load_lesson
from desktop.lessons.lesson_list import LESSONS, LessonEntry

CLAIMS = merged("CLAIMS")  # [lesson][step] -> the claim
ENTRIES = [entry for entries in LESSONS.values() for entry in entries[1:]]
STEPS = [
    pytest.param(entry.key, step, id=f"{entry.key}: {step.name}")
    for entry in ENTRIES
    for step in load_lesson(entry).steps
    if step.accepts
]


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.key for entry in ENTRIES])
def test_a_lesson_is_short_and_asks_for_moves(entry: LessonEntry) -> None:
    lesson = load_lesson(entry)
    assert lesson.title == entry.title
    assert 3 <= len(lesson.steps) <= 5
    assert {step.name for step in lesson.steps if step.accepts} == set(CLAIMS[entry.key])
    assert len(CLAIMS[entry.key]) >= 3


def test_every_claim_is_about_a_lesson() -> None:
    assert list(CLAIMS) == [entry.key for entry in ENTRIES]


@pytest.mark.parametrize(("key", "step"), STEPS)
def test_exactly_the_right_turns_do_what_the_text_says(key: str, step: LessonStep) -> None:
    position = step.record().position
    turns = CLAIMS[key][step.name](position)
    assert sorted(step.accepts) == sorted(turns)
    assert len(turns) < sum(1 for _turn in position.legal_turns())
