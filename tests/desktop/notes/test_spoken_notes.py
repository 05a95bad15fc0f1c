"""The notes on a node as read aloud."""

from __future__ import annotations

import pytest

from desktop.notes.spoken_notes import spoken_notes
from rules.games import GAMES

BOARD = GAMES["egotzi"].setup(size=4, pie=False).start().board


@pytest.mark.parametrize(
    ("properties", "spoken"),
    [
        ({}, ""),
        ({"N": ["The ladder"]}, "“The ladder”."),
        ({"TE": ["2"]}, "Assessment of this move: very good."),
        ({"DO": [""]}, "Assessment of this move: doubtful."),
        ({"C": ["A **good**\none"]}, "Comment: A good one"),
        ({"C": ["x" * 400]}, "Comment: " + "x" * 400),
        ({"C": ["x" * 401]}, "Comment: " + "x" * 399 + "…"),
        ({"TR": ["a1"], "LB": ["b2:A"]}, "Marked: a1 triangle, b2 label A."),
        ({"TR": ["a1", "a2", "a3", "a4", "b1", "b2"]}, None),
        ({"TR": ["a1", "a2", "a3", "a4", "b1", "b2", "b3"]}, "7 cells are marked."),
        (
            {"N": ["Here"], "BM": ["1"], "C": ["x"], "MA": ["c3"]},
            "“Here”. Assessment of this move: bad. Comment: x Marked: c3 cross.",
        ),
    ],
)
def test_all_notes_are_spoken(properties: dict[str, list[str]], spoken: str | None) -> None:
    said = spoken_notes(properties, BOARD)
    if spoken is None:
        assert said.startswith("Marked: a1 triangle, ")
        assert said.endswith("b2 triangle.")
    else:
        assert said == spoken
