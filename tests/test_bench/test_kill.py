"""The short version of ``kill.py``."""

from __future__ import annotations

import random
import signal
from pathlib import Path

import pytest
from kill import KilledGame, Program, lacking, screen


@pytest.mark.skipif(bool(lacking()), reason=f"not installed: {', '.join(lacking())}")
def test_a_killed_window_loses_nothing(tmp_path: Path) -> None:
    with screen() as display:
        killed = KilledGame("egotzi", random.Random(3), display, tmp_path)
        for way in (signal.SIGKILL, signal.SIGSEGV, signal.SIGTERM):
            assert killed.end_and_look(way) == []
        (window,) = killed.program.states[0][1]
        assert len(window["turns"]) >= 1
        assert window["comments"]
        killed.end()


def test_what_is_missing_is_found(tmp_path: Path) -> None:
    before, after = (Program.__new__(Program) for _ in range(2))
    shown = [
        {
            "turns": [" a1", " a1 b2"],
            "comments": {" a1": "why"},
            "notices": [],
            "line": ["a1", "b2"],
            "geometry": [0, 0, 9, 9],
        }
    ]
    back = [
        {**shown[0], "turns": [" a1"], "comments": {}, "line": ["a1"], "geometry": [0, 0, 9, 8]}
    ]
    before.states, after.states = [(10.0, shown)], [(20.0, back)]
    killed = KilledGame.__new__(KilledGame)
    killed.file, killed.before, killed.program = tmp_path / "game", b"as it was", after
    killed.file.write_bytes(b"another")
    assert len(killed.missing(before, 11.5)) == 5
    assert len(killed.missing(before, 10.5)) == 1  # nothing had been visible for a second
    assert len(killed.missing(before, 10.5, signal.SIGTERM)) == 5  # which saves
    assert "the crash was not reported" in killed.missing(before, 11.5, signal.SIGSEGV)
    after.states = [(20.0, shown * 2)]
    killed.file.write_bytes(killed.before)
    assert len(killed.missing(before, 10.5)) == 1
    after.states = [(20.0, shown)]
    assert killed.missing(before, 11.5) == []
    after.states = [(20.0, [{**shown[0], "comments": {" a1": "why not"}, "notices": ["CRASH"]}])]
    assert killed.missing(before, 11.5, signal.SIGSEGV) == []
    assert killed.missing(before, 11.5) == ["a crash was reported"]
