"""Which game a mistake is from, in words."""

from __future__ import annotations

import dataclasses

import pytest
from made_exercises import MISTAKE, PUZZLE

from desktop.training.origin_text import origin_text


@pytest.mark.parametrize(
    ("opponent", "seat", "date", "text"),
    [
        ("Ann", "person", "2026-11-03", "From your game against Ann (3 Nov 2026)"),
        ("Ann", "person", "2026-11", "From your game against Ann (Nov 2026)"),
        ("Ann", "person", "", "From your game against Ann"),
        ("", "person", "2026", "From your game (2026)"),
        ("", "engine 5", "", "From your game against Computer, level 5"),
        ("Hal", "engine 5", "", "From your game against Computer, level 5"),
        ("engine 5", "person", "", "From your game against engine 5"),
        ("", "", "", ""),
        ("A\nB\u202e\ud800", "", "no\tday", "From your game against A B\ufffd (no day)"),
    ],
)
def test_what_is_known_of_the_game_is_said(opponent: str, seat: str, date: str, text: str) -> None:
    exercise = dataclasses.replace(MISTAKE, opponent=opponent, seat=seat, date=date)
    assert origin_text(exercise) == text


def test_a_puzzle_is_from_no_game() -> None:
    assert origin_text(PUZZLE) == ""


def test_long_names_are_cut() -> None:
    assert len(origin_text(dataclasses.replace(MISTAKE, opponent="x" * 5000))) < 150
