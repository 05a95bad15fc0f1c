"""Comments, names and assessments of turns."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_records import records

from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord
from rules.record.remarks import (
    LONGEST_NAME,
    Assessment,
    assessed,
    assessment_of,
    comment_of,
    name_of,
)

SCRIPTS = st.sampled_from(
    [
        "Der Zug **ist** gut.",
        "これは良い手です。\n- 一\n- 二",
        "حركة جيدة جدا",
        "ход [Б] \\] ]",
        "ᚠᚢᚦ 𐍈 🀄🏽 e\u0301\u0323",
        "> שלום: ok",
        "ทดสอบ\u200bคำ",
    ]
)
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r"), min_size=1, max_size=60)


@settings(max_examples=25, deadline=None)
@given(records(), st.one_of(SCRIPTS, TEXTS), st.sampled_from([None, *Assessment]))
def test_remarks_survive_a_file(
    record: GameRecord, comment: str, assessment: Assessment | None
) -> None:
    properties = record.node.properties
    properties["C"] = [comment]
    properties.update(assessed(properties, assessment))
    again = read_game(write_game(record)).node.properties
    assert comment_of(again) == comment
    assert assessment_of(again) is assessment


@pytest.mark.parametrize(
    ("properties", "assessment"),
    [
        ({}, None),
        ({"TE": ["1"]}, Assessment.GOOD),
        ({"TE": ["2"]}, Assessment.VERY_GOOD),
        ({"IT": [""]}, Assessment.INTERESTING),
        ({"DO": [""]}, Assessment.DOUBTFUL),
        ({"BM": ["1"]}, Assessment.BAD),
        ({"BM": ["2"]}, Assessment.VERY_BAD),
        ({"BM": [""]}, Assessment.BAD),
        ({"TE": ["?"]}, Assessment.GOOD),
        ({"DO": []}, None),
    ],
)
def test_assessments_are_those_of_sgf(
    properties: dict[str, list[str]], assessment: Assessment | None
) -> None:
    assert assessment_of(properties) is assessment


def test_a_turn_has_one_assessment() -> None:
    assert assessed({"TE": ["1"], "C": ["x"]}, Assessment.DOUBTFUL) == {"TE": [], "DO": [""]}
    assert assessed({"BM": ["1"]}, Assessment.VERY_BAD) == {"BM": ["2"]}
    assert assessed({"IT": [""]}, Assessment.INTERESTING) == {}
    assert assessed({"IT": [""]}, None) == {"IT": []}


def test_signs_are_those_of_print() -> None:
    assert [assessment.sign for assessment in Assessment] == ["!!", "!", "!?", "?!", "?", "??"]


def test_a_name_is_one_line() -> None:
    assert name_of({"N": ["the\nladder\x00 \u202etakes"]}) == "the ladder takes"
    assert name_of({}) == ""
    assert len(name_of({"N": ["x" * 5000]})) == LONGEST_NAME


def test_several_comments_are_one() -> None:
    assert comment_of({"C": ["one", "two"]}) == "one\n\ntwo"
    assert comment_of({"N": ["one"]}) == ""
