"""``oddments-puzzles``, as a program that is ended too, and the solver that proves them."""

import json
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from game_facts import each
from plain_search import FOREVER, winning_turns
from same_process import work_here

from rules.command_line import progress_text
from rules.games import GAMES, read_setup
from rules.lab.puzzle_maker import OutOfBudgetError, Solution, solve
from rules.lab.puzzles_command import Journal, JournalError, main, rating_of
from rules.position import Position
from rules.training.exercise import Puzzle, read_puzzles

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-P", "-m", "rules.lab", "puzzles"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    return tmp_path


Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs the command here, and returns what it prints, to its user if it fails."""
    work_here(monkeypatch)

    def ran(*options: str, status: int = 0) -> str:
        try:
            found: object = main(options)
        except SystemExit as end:
            found = end.code
        out, err = capsys.readouterr()
        assert found == status, err
        return err if status else out

    return ran


def run_program(*options: str) -> None:
    done = subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def wait_for_lines(file: Path, count: int) -> None:
    while not file.exists() or len(file.read_bytes().splitlines()) < count:
        time.sleep(0.01)


def test_the_same_seed_makes_the_same_puzzles(run: Run) -> None:
    for name, seed in (("one", "7"), ("two", "7"), ("other", "8")):
        assert "2 puzzles" in run("generate", "oddy", name, "--count", "2", "--seed", seed)
    assert Path("one").read_bytes() == Path("two").read_bytes() != Path("other").read_bytes()
    assert "2 puzzles rated" in run("rate", "one")
    assert all(puzzle.rating is not None for puzzle in read_puzzles(Path("one")))
    assert "0 puzzles rated" in run("rate", "one")
    assert run("prove", "one") == "one: 2 puzzles, 0 wrong\n"
    assert sorted(path.name for path in Path().iterdir()) == ["one", "other", "two"]


@pytest.mark.long
def test_puzzles_are_the_same_with_any_number_of_jobs() -> None:
    for name, jobs in (("one", "1"), ("two", "2")):
        run_program("generate", "oddy", name, "--count", "6", "--jobs", jobs)
        run_program("rate", name, "--jobs", jobs)
    assert Path("one").read_bytes() == Path("two").read_bytes()
    run_program("prove", "one", "--jobs", "2")


def test_puzzles_on_solved_boards_are_added(run: Run) -> None:
    run("generate", "oddy", "file", "--count", "2")
    made = Path("file").read_text()
    for seed in ("1", "2", "1"):  # those of an earlier command are replaced
        run("generate", "oddy", "file", "--solved", "--count", "3", "--seed", seed)
        puzzles = read_puzzles(Path("file"))
        assert [puzzle.moves for puzzle in puzzles[2:]] == [0] * 3
        assert Path("file").read_text().startswith(made)
    run("generate", "oddy", "other", "--solved", "--count", "3")
    assert read_puzzles(Path("other")) == puzzles[2:]
    assert run("prove", "file") == "file: 5 puzzles, 0 wrong\n"
    none = run("generate", "themisto", "file", "--solved", status=1)
    assert none == "oddments-puzzles: themisto has no puzzles on solved boards\n"


def test_who_ends_it_continues_with_the_same_command(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("generate", "egotzi", "cut", "--count", "3")

    def end(_bar: object, done: int, *_: object) -> None:
        if done:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("rules.command_line.ProgressLine.update", end)
        run(*command, status=130)
    assert not Path("cut").exists()
    journal = Path("cut.part")
    journal.write_bytes(journal.read_bytes() + b'["half a li')
    run(*command)
    assert not journal.exists()
    run("generate", "egotzi", "whole", "--count", "3")
    assert Path("cut").read_bytes() == Path("whole").read_bytes()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize(("number", "jobs"), [("SIGINT", "1"), ("SIGTERM", "2"), ("SIGKILL", "2")])
def test_after_an_end_the_same_command_continues(number: str, jobs: str) -> None:
    run_program("generate", "egotzi", "whole", "--count", "10")
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
    run_program(*command)
    assert Path("cut").read_bytes() == Path("whole").read_bytes()
    assert not journal.exists()


def test_rating_continues_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run("generate", "egotzi", "file", "--count", "3")
    made = Path("file").read_bytes()
    run("rate", "file")
    rated = Path("file").read_bytes()
    Path("file").write_bytes(made)
    tried: list[Puzzle] = []

    def rate(puzzle: Puzzle) -> int:
        tried.append(puzzle)
        if len(tried) == 2:
            raise KeyboardInterrupt
        return rating_of(puzzle)

    with monkeypatch.context() as patch:
        patch.setattr("rules.lab.puzzles_command.rating_of", rate)
        patch.setattr("pickle.dumps", lambda piece: piece)
        patch.setattr("pickle.loads", lambda piece: piece)
        run("rate", "file", status=130)
        assert Path("file").read_bytes() == made
        run("rate", "file")
    assert len(tried) == 4  # the one that was rated is not rated again
    assert Path("file").read_bytes() == rated


def test_a_wrong_puzzle_is_named(run: Run) -> None:
    run("generate", "egotzi", "file", "--count", "3")
    lines = Path("file").read_text().splitlines()
    puzzle = json.loads(lines[1])
    puzzle["moves"] = 5 - puzzle["moves"] if puzzle["moves"] != 2 else 1
    Path("file").write_text("\n".join([lines[0], json.dumps(puzzle), lines[2]]) + "\n")
    said = run("prove", "file", status=1)
    assert re.search(r"^file:2: it is won in \d moves, not \d$", said, re.MULTILINE)


@pytest.mark.parametrize(
    ("options", "code", "complaint"),
    [
        ([], 2, "COMMAND"),
        (["generate", "chess", "file"], 2, "chess"),
        (["generate", "yodd", "file", "--jobs", "0"], 2, "--jobs: must be 1 to 256"),
        (["generate", "yodd", "file", "--count", "0"], 2, "--count: must be 1 to"),
        (["generate", "yodd", "file", "--seed", "-1"], 2, "--seed: must be 0 to"),
        (["generate", "yodd", "none/file"], 1, "none/file.part"),
        (["rate", "none"], 1, "none: "),
        (["prove", "bad"], 1, "bad:1: not JSON"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_line(
    options: list[str], code: int, complaint: str, run: Run
) -> None:
    Path("bad").write_text("{\n")
    assert complaint in run(*options, status=code)


def test_a_journal_continues_and_that_of_something_else_is_refused() -> None:
    for results in ([], [[2]], [[2], [2]]):
        journal = Journal(Path("file"), {"a": 1})
        assert journal.results == results
        journal.append([2])
        journal.close()
        with Path("file").open("a") as file:
            file.write("[3")  # as after a kill in the middle of a line
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


# -- the solver ------------------------------------------------------------------------------------

MANY = 10**9
SMALL = each("TINY")
few_seeds = pytest.mark.short(*[f"{key}-{seed}" for key in SMALL for seed in range(3)])


def near_the_end(game: str, seed: int, back: int) -> Position:
    """Return a position so many turns before the end of a random game."""
    numbers = random.Random(seed)
    positions = [read_setup(game.split()).start()]
    while not positions[-1].over:
        positions.append(positions[-1].copy())
        positions[-1].play_turn(numbers.choice(list(positions[-1].legal_turns())))
    return positions[max(2, len(positions) - 1 - back)]


def solved(position: Position, *, to_the_end: bool, most_moves: int = 4) -> Solution | None:
    return solve(
        position, to_the_end=to_the_end, most_moves=most_moves, most_accepted=MANY, budget=MANY
    )


@few_seeds
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("key", SMALL)
def test_all_wins_are_those_of_a_plain_search(key: str, seed: int) -> None:
    position = near_the_end(SMALL[key], seed, 5)
    found = solved(position, to_the_end=True, most_moves=FOREVER)
    expected = winning_turns(position, FOREVER)
    if found is None:
        assert expected == []
    else:
        assert sorted(position.write(turn) for turn in found.accepted) == expected
        assert winning_turns(position, found.moves) == expected
        assert winning_turns(position, found.moves - 1) != expected


@few_seeds
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("key", SMALL)
def test_the_shortest_wins_are_those_of_a_plain_search(key: str, seed: int) -> None:
    position = near_the_end(SMALL[key], seed, 5)
    found = solved(position, to_the_end=False, most_moves=3)
    wins = {moves: winning_turns(position, moves) for moves in (1, 2, 3)}
    shortest = min((moves for moves, turns in wins.items() if turns), default=None)
    if found is None:
        assert shortest is None
    else:
        assert found.moves == shortest
        assert sorted(position.write(turn) for turn in found.accepted) == wins[found.moves]


@pytest.mark.short("0")
@pytest.mark.parametrize("seed", range(4))
def test_themisto_with_its_skipped_turns(seed: int) -> None:
    position = near_the_end("themisto", seed, 1)
    found = solved(position, to_the_end=False, most_moves=1)
    assert found is not None
    turns = sorted(position.write(turn) for turn in found.accepted)
    assert turns == winning_turns(position, 1)


def test_no_win_or_too_many_make_no_puzzle() -> None:
    won = near_the_end("oddy sides=3 size=4", 1, 1)
    count = len(winning_turns(won, 1))
    assert count
    asked: dict[str, Any] = {"to_the_end": False, "most_moves": 1, "budget": MANY}
    assert solve(won, most_accepted=count, **asked) is not None
    assert solve(won, most_accepted=count - 1, **asked) is None
    for turn in won.legal_turns():  # the other player cannot win in one move everywhere
        after = won.copy()
        after.play_turn(turn)
        if not after.over and not winning_turns(after, 1):
            assert solve(after, most_accepted=count, **asked) is None


def test_a_search_that_takes_too_long_proves_nothing() -> None:
    start = GAMES["egotzi"].setup().start()
    with pytest.raises(OutOfBudgetError):
        solve(start, to_the_end=True, most_moves=4, most_accepted=9, budget=99)
