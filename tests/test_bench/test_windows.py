"""Short versions of the programs that use the whole of Oddments, and the index of all of them."""

import gc
import json
import random
import re
import signal
from collections import Counter
from pathlib import Path

import pytest
from kill import KilledGame, Program, lacking, screen
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from soak import Soak
from starts import open_files, outcome
from windows import Count, Desktop, growth

from desktop.services.tasks import Task


@pytest.mark.long
def test_nothing_goes_wrong_in_a_few_windows(qtbot: QtBot, tmp_path: Path) -> None:
    desktop = Desktop(tmp_path, seed=1)
    for _ in range(3):
        desktop.open()
    count = desktop.settle()
    assert len(desktop.program.windows) == 1
    desktop.close()
    assert desktop.opened >= 3
    assert count.widgets > 0
    assert not desktop.wrong
    assert not desktop.watch.faults.all


def test_growth_is_measured_from_the_second_fifth_to_the_last() -> None:
    def counts(*memories: float, objects: int = 200, widgets: int = 50) -> list[Count]:
        return [Count(memory, 0.0, 900, objects, widgets) for memory in memories]

    grown = growth(
        [
            *counts(10.0, 20.0),
            *counts(99.0, 101.0),
            *counts(140.0, 150.0),
            *counts(90.0, 95.0),
            *counts(100.0, objects=210),
            *counts(120.0, objects=230, widgets=40),
        ]
    )
    assert grown == pytest.approx({"memory": 0.1, "blocks": 0, "objects": 0.1, "widgets": -0.1})


@pytest.mark.long
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


GAMES = 15


@pytest.mark.long
def test_nothing_of_games_that_are_over_stays(qtbot: QtBot, tmp_path: Path) -> None:
    others = [each for each in gc.get_objects() if _is_ours(each)]  # of other tests; held, so that
    known = {id(each) for each in others}  # none of them goes meanwhile
    soak = Soak(tmp_path)
    counts = []
    for _ in range(3):
        for _ in range(GAMES):
            soak.play()
        soak.settle()
        qtbot.waitUntil(lambda: not working(known))
        kept = Counter(
            type(each).__name__
            for each in gc.get_objects()
            if _is_ours(each) and id(each) not in known
        )
        counts.append((kept, len(QApplication.allWidgets())))
    soak.close()
    assert counts[2] == counts[1]


def working(known: set[int]) -> bool:
    """Return whether a task runs in the background, other than those that are known."""
    gc.collect()
    return any(isinstance(each, Task) and id(each) not in known for each in gc.get_objects())


def _is_ours(each: object) -> bool:
    """Return whether it is a thing of this program, or a widget."""
    home = str(type(each).__module__)
    return home.startswith(("desktop.", "rules.record.")) or isinstance(each, QWidget)


@pytest.mark.long
def test_pictures_of_closed_boards_are_not_kept(qtbot: QtBot, tmp_path: Path) -> None:
    soak = Soak(tmp_path)
    soak.play()
    key = QPixmapCache.insert(soak.program.windows[0].grab())
    assert key.isValid()
    soak.settle()
    assert not key.isValid()
    soak.close()


@pytest.mark.long
@pytest.mark.parametrize("apart_s", [0.0, 0.4])
def test_of_two_starts_one_remains_with_both_files(tmp_path: Path, apart_s: float) -> None:
    assert outcome(tmp_path, apart_s) == "one"


def test_files_in_the_list_of_windows_are_found(tmp_path: Path) -> None:
    state = tmp_path / "state" / "Oddments"
    state.mkdir(parents=True)
    windows = [{"file": "/a/other.oddments"}, {"file": "/a/one.oddments"}]
    (state / "session.json").write_text(json.dumps({"windows": windows}))
    assert open_files(tmp_path) == ["one", "other"]


BENCH = Path(__file__).parents[1] / "bench"
INDEX = (BENCH / "README.md").read_text("utf-8")


def rows(cells: int) -> list[list[str]]:
    """Return the rows of the tables with so many cells, headings left out."""
    lines = [line.strip("| ").split(" | ") for line in INDEX.splitlines() if line.startswith("| `")]
    return [line for line in lines if len(line) == cells]


def test_every_file_is_in_the_index_once() -> None:
    named = re.findall(r"^\| `(\w+\.py)`", INDEX, re.MULTILINE)
    assert sorted(named) == sorted(path.name for path in BENCH.glob("*.py"))


def test_every_program_says_what_it_measures_and_how_long_it_takes_and_when_to_run_it() -> None:
    programs, shared = rows(4), rows(2)
    assert len(programs) + len(shared) == len(list(BENCH.glob("*.py")))
    assert all(cell.strip() for row in [*programs, *shared] for cell in row)
    for name, *_ in programs:
        text = (BENCH / name.strip("`")).read_text("utf-8")
        assert '__name__ == "__main__"' in text, name
        assert f"tests/bench/{name.strip('`')}" in text, f"{name} does not say how to run it"


def test_no_test_lies_among_the_benchmarks() -> None:
    assert not list(BENCH.glob("test_*.py"))
