"""The short version of ``kill.py``."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from kill import Program, Sitting, lacking, screen


@pytest.mark.skipif(bool(lacking()), reason=f"not installed: {', '.join(lacking())}")
def test_a_killed_window_loses_nothing(tmp_path: Path) -> None:
    with screen() as display:
        sitting = Sitting("egotzi", random.Random(3), display, tmp_path)
        for _ in range(3):
            assert sitting.kill_and_look() == []
        assert len(sitting.program.states[0][1][0]["turns"]) >= 1
        sitting.end()


def test_what_is_missing_is_found(tmp_path: Path) -> None:
    before, after = (Program.__new__(Program) for _ in range(2))
    shown = [{"turns": [" a1", " a1 b2"], "line": ["a1", "b2"], "geometry": [0, 0, 9, 9]}]
    back = [{"turns": [" a1"], "line": ["a1"], "geometry": [0, 0, 9, 8]}]
    before.states, after.states = [(10.0, shown)], [(20.0, back)]
    sitting = Sitting.__new__(Sitting)
    sitting.file, sitting.before, sitting.program = tmp_path / "game", b"as it was", after
    sitting.file.write_bytes(b"another")
    assert len(sitting.missing(before, 11.5)) == 4
    assert len(sitting.missing(before, 10.5)) == 1  # nothing had been seen for a second
    after.states = [(20.0, shown * 2)]
    sitting.file.write_bytes(sitting.before)
    assert len(sitting.missing(before, 10.5)) == 1
    after.states = [(20.0, shown)]
    assert sitting.missing(before, 11.5) == []
