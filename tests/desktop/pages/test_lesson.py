"""The lessons: their files, and what they say of each right turn."""

import json
from pathlib import Path
from typing import Any

import pytest
from shown_facts import merged

from desktop.pages.lesson import LessonError, Words, load_lesson, read_lesson
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.views.game_cards import LESSONS, LessonEntry, lesson_after
from rules.games import GAMES

GAME_FILES = Path(__file__).parents[3] / "resources/games"
TEXT = """# Egotzi

<a id="first"></a>
## Place

Place a stone on {turn}, beside {far}.

<a id="first-right"></a>
### Right

So it
lies.

And more.

<a id="first-other"></a>
### No

Not there.

<a id="end"></a>
## Done

All is done.
"""


def played(*steps: dict[str, Any], setup: str = "egotzi size=3 pie=off") -> str:
    return json.dumps({"setup": setup, "steps": list(steps)})


FIRST: dict[str, Any] = {"name": "first", "line": "a1", "accepts": "b2 c3", "cells": {"far": "a3"}}


def test_there_are_files_for_all_lessons_and_no_others() -> None:
    for game, entries in LESSONS.items():
        folder, keys = GAME_FILES / game / "lessons", {entry.key for entry in entries}
        assert {path.stem for path in folder.glob("*.json")} == keys
        for language in [path for path in folder.iterdir() if path.is_dir()]:
            assert {path.stem for path in language.iterdir()} == keys


def test_every_game_has_four_lessons_in_an_order() -> None:
    assert list(LESSONS) == list(GAMES)
    for key, entries in LESSONS.items():
        assert len(entries) == len(set(entries)) == 4
        assert entries[0].key == key
        assert [lesson_after(entry) for entry in entries] == [*entries[1:], None]


def test_a_page_that_is_not_translated_is_english(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (tmp_path / "egotzi-join.json").write_text(played(FIRST), "utf-8")
    (folder / "egotzi-join.md").write_text(TEXT, "utf-8")
    UI_LANGUAGE.set_language(Language("de"))
    lesson = load_lesson(LessonEntry("egotzi", "join"), tmp_path)
    assert lesson.end == Words("Done", "All is done.")


def test_texts_name_what_the_positions_have() -> None:
    lesson = read_lesson(GAMES["egotzi"], played(FIRST), TEXT)
    (step,) = lesson.steps
    assert step.task == Words("Place", "Place a stone on b2, beside a3.")
    assert step.right == Words("Right", "So it lies.\n\nAnd more.")
    assert step.other == Words("No", "Not there.")
    assert lesson.end == Words("Done", "All is done.")
    assert [node.text for node in step.record().line] == ["a1"]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"line": "a1 a1"}, "first.*cannot be played.*a1"),
        ({"accepts": "a1"}, "first.*cannot be played.*a1"),
        ({"accepts": "b2 z9"}, "first.*cannot be played.*z9"),
        ({"setup": "egotzi size=99"}, "first.*cannot be played.*99"),
        ({"setup": "yodd size=3", "line": "Bc3", "accepts": "Bc4"}, "another game"),
        ({"cells": {"far": "e5"}}, "names e5"),
        ({"cells": {}}, "names what its step does not.*far"),
        ({"name": "second"}, "“second” is missing"),
        ({"accepts": ""}, "names what its step does not.*turn"),
    ],
)
def test_a_lesson_that_cannot_be_played_is_refused(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(LessonError, match=message):
        read_lesson(GAMES["egotzi"], played(FIRST | changed), TEXT)


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (TEXT.replace("All is done.", ""), "“end” says nothing"),
        (TEXT.replace('id="first-other"', 'id="first-wrong"'), "first-other.*missing"),
        (TEXT.replace('id="end"', 'id="ends"'), "“ends” belongs to no step"),
        (TEXT.replace("{far}", "{far"), "“first” names what its step does not"),
    ],
)
def test_a_lesson_with_wrong_texts_is_refused(said: str, message: str) -> None:
    with pytest.raises(LessonError, match=message):
        read_lesson(GAMES["egotzi"], played(FIRST), said)


@pytest.mark.parametrize("text", ["", "[]", '{"setup": "egotzi"}', '{"setup": "", "steps": [1]}'])
def test_what_is_no_lesson_is_refused(text: str) -> None:
    with pytest.raises(LessonError, match="no setup and steps"):
        read_lesson(GAMES["egotzi"], text, TEXT)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"egotzi\.json"):
        load_lesson(LessonEntry("egotzi"), tmp_path)


CLAIMS = merged("CLAIMS")  # [lesson][step] -> the claim
LONG = ("themisto-two", "themisto-turn", "yodd-diamond")  # seconds of search
LATER = [entry for entries in LESSONS.values() for entry in entries[1:]]


def test_every_claim_is_about_a_lesson() -> None:
    assert list(CLAIMS) == [entry.key for entry in LATER]


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param(entry, id=entry.key, marks=[pytest.mark.long] if entry.key in LONG else [])
        for entry in LATER
    ],
)
def test_it_is_short_and_exactly_the_right_turns_do_what_the_text_says(entry: LessonEntry) -> None:
    lesson = load_lesson(entry)
    assert lesson.title == entry.title
    assert 3 <= len(lesson.steps) <= 5
    asking = {step.name: step for step in lesson.steps if step.accepts}
    assert asking.keys() == CLAIMS[entry.key].keys()
    assert len(asking) >= 3
    for name, step in asking.items():
        position = step.record().position
        turns = CLAIMS[entry.key][name](position)
        assert sorted(step.accepts) == sorted(turns), name
        assert len(turns) < sum(1 for _turn in position.legal_turns())
