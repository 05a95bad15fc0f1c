"""``oddments-puzzles`` as a process."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rules.puzzles.command import progress_text
from rules.puzzles.journal import Journal, JournalError
from rules.puzzles.puzzle_file import read_puzzles

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-P", "-m", "rules.puzzles"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=240)


def wait_for_lines(file: Path, count: int) -> None:
    deadline = time.monotonic() + 60
    while not file.exists() or len(file.read_bytes().splitlines()) < count:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_the_same_seed_makes_the_same_puzzles_with_any_number_of_jobs() -> None:
    for name, jobs, seed in (("one", "1", "7"), ("two", "2", "7"), ("other", "1", "8")):
        made = run("generate", "oddy", name, "--count", "6", "--seed", seed, "--jobs", jobs)
        assert made.returncode == 0, made.stderr
        assert "6 puzzles" in made.stdout
        rated = run("rate", name, "--jobs", jobs)
        assert rated.returncode == 0, rated.stderr
    assert Path("one").read_bytes() == Path("two").read_bytes()
    assert Path("one").read_bytes() != Path("other").read_bytes()
    assert all(puzzle.rating is not None for puzzle in read_puzzles(Path("one")))
    proven = run("prove", "one", "--jobs", "2")
    assert (proven.returncode, proven.stdout) == (0, "one: 6 puzzles, 0 wrong\n")
    assert sorted(path.name for path in Path().iterdir()) == ["one", "other", "two"]


def test_puzzles_on_solved_boards_are_added() -> None:
    assert run("generate", "oddy", "file", "--count", "3").returncode == 0
    made = Path("file").read_text()
    for seed in ("1", "2", "1"):  # those of an earlier command are replaced
        added = run("generate", "oddy", "file", "--solved", "--count", "6", "--seed", seed)
        assert added.returncode == 0, added.stderr
        puzzles = read_puzzles(Path("file"))
        assert [puzzle.moves for puzzle in puzzles[3:]] == [0] * 6
        assert Path("file").read_text().startswith(made)
    assert run("generate", "oddy", "other", "--solved", "--count", "6").returncode == 0
    assert read_puzzles(Path("other")) == puzzles[3:]
    assert run("prove", "file").stdout == "file: 9 puzzles, 0 wrong\n"
    none = run("generate", "themisto", "file", "--solved")
    assert none.returncode == 1
    assert none.stderr == "oddments-puzzles: themisto has no puzzles on solved boards\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize(("number", "jobs"), [("SIGINT", "1"), ("SIGTERM", "2"), ("SIGKILL", "2")])
def test_after_an_end_the_same_command_continues(number: str, jobs: str) -> None:
    whole = run("generate", "egotzi", "whole", "--count", "10")
    assert whole.returncode == 0, whole.stderr
    command = ["generate", "egotzi", "cut", "--count", "10", "--jobs", jobs]
    journal = Path("cut.part")
    with subprocess.Popen([*COMMAND, *command], stderr=subprocess.PIPE, text=True) as process:
        wait_for_lines(journal, 3)
        process.send_signal(getattr(signal, number))
        _, said = process.communicate()
    assert process.returncode == (-signal.SIGKILL if number == "SIGKILL" else 130)
    assert "Traceback" not in said
    assert not Path("cut").exists()
    kept = journal.read_bytes()
    journal.write_bytes(kept + b'["half a li')
    done = run(*command)
    assert done.returncode == 0, done.stderr
    assert Path("cut").read_bytes() == Path("whole").read_bytes()
    assert not journal.exists()


def test_rating_continues_too() -> None:
    assert run("generate", "egotzi", "file", "--count", "6").returncode == 0
    made = Path("file").read_bytes()
    assert run("rate", "file").returncode == 0
    rated = Path("file").read_bytes()
    Path("file").write_bytes(made)
    command = [*COMMAND, "rate", "file"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        wait_for_lines(Path("file.part"), 3)
        process.kill()
        process.communicate()
    if Path("file.part").exists():
        assert Path("file").read_bytes() == made
    assert run("rate", "file").returncode == 0
    assert Path("file").read_bytes() == rated


def test_a_wrong_puzzle_is_named() -> None:
    assert run("generate", "egotzi", "file", "--count", "3").returncode == 0
    lines = Path("file").read_text().splitlines()
    puzzle = json.loads(lines[1])
    puzzle["moves"] = 5 - puzzle["moves"] if puzzle["moves"] != 2 else 1
    Path("file").write_text("\n".join([lines[0], json.dumps(puzzle), lines[2]]) + "\n")
    proven = run("prove", "file")
    assert proven.returncode == 1
    assert re.search(r"^file:2: it is won in \d moves, not \d$", proven.stderr, re.MULTILINE)
    assert proven.stdout == "file: 3 puzzles, 1 wrong\n"


@pytest.mark.parametrize(
    ("options", "code", "complaint"),
    [
        ([], 2, "COMMAND"),
        (["generate", "chess", "file"], 2, "chess"),
        (["generate", "yodd", "file", "--jobs", "0"], 2, "--jobs must be 1 to 256"),
        (["generate", "yodd", "file", "--count", "0"], 2, "--count must be 1 to"),
        (["generate", "yodd", "file", "--seed", "-1"], 2, "--seed must be 0 to"),
        (["generate", "yodd", "none/file"], 1, "none/file.part"),
        (["rate", "none"], 1, "none: "),
        (["prove", "bad"], 1, "bad:1: not JSON"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_line(
    options: list[str], code: int, complaint: str
) -> None:
    Path("bad").write_text("{\n")
    done = run(*options)
    assert done.returncode == code
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_a_journal_of_something_else_is_refused() -> None:
    journal = Journal(Path("file"), {"a": 1})
    journal.append([2])
    journal.close()
    again = Journal(Path("file"), {"a": 1})
    again.close()
    assert again.results == [[2]]
    with pytest.raises(JournalError, match="another command"):
        Journal(Path("file"), {"a": 2})
    Path("file").write_text("{}\nx\n")
    with pytest.raises(JournalError, match="damaged"):
        Journal(Path("file"), {})


def test_the_time_left() -> None:
    assert progress_text(0, 40, "puzzles", 5) == "░" * 20 + " 0/40 puzzles"
    bar = "█" * 10 + "░" * 10
    assert progress_text(20, 40, "puzzles", 60) == f"{bar} 20/40 puzzles · 1:00 left"
    assert progress_text(20, 40, "puzzles", 60, before=10) == f"{bar} 20/40 puzzles · 2:00 left"
