"""The short version of ``round_trips.py``."""

from __future__ import annotations

from pathlib import Path

import round_trips

TREES = 250


def test_random_trees_with_texts_in_many_scripts_come_back(tmp_path: Path) -> None:
    assert {number: round_trips.problems(number, tmp_path) for number in range(TREES)} == {
        number: [] for number in range(TREES)
    }
