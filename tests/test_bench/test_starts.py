"""The short version of ``starts.py``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starts import open_files, outcome


@pytest.mark.parametrize("apart_s", [0.0, 0.4])
def test_of_two_starts_one_remains_with_both_files(tmp_path: Path, apart_s: float) -> None:
    assert outcome(tmp_path, apart_s) == "one"


def test_files_in_all_lists_of_windows_are_found(tmp_path: Path) -> None:
    state = tmp_path / "state" / "Oddments"
    state.mkdir(parents=True)
    for name, file in (("session", "/a/other.oddments"), ("session-2", "/a/one.oddments")):
        (state / f"{name}.json").write_text(json.dumps({"windows": [{"file": file}]}))
    assert open_files(tmp_path) == ["one", "other"]
