"""Work in processes of this machine: pieces, processes that die, and the options for it."""

import argparse
import contextlib
import dataclasses
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from dask_processes import wait_for_end
from own_work import (
    divide,
    looks_at_input,
    own_number,
    refuse,
    run_program,
    square,
    square_slowly,
    stay_first,
    talk,
    work_unless_mortal,
)
from same_process import SameProcess

from rules.games import GAMES
from rules.lab.ladder import main
from rules.version import VERSION
from rules.work.arguments import add_worker_arguments, is_elsewhere, open_workers
from rules.work.workers import (
    Done,
    Lost,
    News,
    ProcessPool,
    WorkError,
    WorkQueue,
    in_order,
    own_versions,
    work_through,
)


@pytest.fixture
def pool() -> Iterator[ProcessPool]:
    with contextlib.closing(ProcessPool(2)) as pool:
        yield pool


def begun(pool: ProcessPool, work: Callable[[Any], Any], *arguments: object) -> WorkQueue:
    pieces = WorkQueue(pool, work)
    for number, argument in enumerate(arguments):
        pieces.add(number, argument)
    return pieces


def received(pieces: WorkQueue) -> list[News]:
    news: list[News] = []
    while not pieces.is_empty:
        news += pieces.receive()
    return sorted(news, key=lambda one: one.number)


def wait_for(path: Path) -> str:
    while not path.exists():
        time.sleep(0.02)
    return path.read_text()


def test_libraries_that_look_at_the_input_do_not_wait_for_the_next_piece(
    pool: ProcessPool,
) -> None:
    assert received(begun(pool, looks_at_input, 1)) == [Done(0, True)]


def test_pieces_are_worked_on_until_all_processes_are_busy(pool: ProcessPool) -> None:
    pieces = begun(pool, own_number, 0.2)
    assert pieces.has_room()
    pieces.add(1, 0.2)
    assert not pieces.has_room()
    numbers = {one.result for one in received(pieces) if isinstance(one, Done)}
    assert len(numbers) == 2
    assert pieces.has_room()
    pieces.add(2, 0.0)
    (again,) = received(pieces)
    assert isinstance(again, Done)
    assert again.result in numbers  # the same process works again


def test_what_a_piece_prints_is_no_answer(
    pool: ProcessPool, capfd: pytest.CaptureFixture[str]
) -> None:
    assert received(begun(pool, talk, 5)) == [Done(0, 5)]
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize(
    ("work", "argument", "message"),
    [(refuse, "not today", "not today"), (divide, 0, "ZeroDivisionError: division by zero")],
)
def test_work_that_cannot_be_done_says_why(
    pool: ProcessPool, work: Callable[[Any], Any], argument: object, message: str
) -> None:
    with pytest.raises(WorkError, match=message):
        received(begun(pool, work, argument))


@pytest.mark.short("close")
@pytest.mark.parametrize("end", ["abandon", "close", "kill"])
def test_programs_end_with_their_piece(pool: ProcessPool, tmp_path: Path, end: str) -> None:
    pieces = begun(pool, run_program, str(tmp_path / "pids"))
    worker, program = map(int, wait_for(tmp_path / "pids").split())
    if end == "kill":
        (tmp_path / "pids").unlink()
        os.kill(worker, signal.SIGKILL)
        wait_for(tmp_path / "pids")  # it is tried again
    else:
        getattr(pool if end == "close" else pieces, end)()
    wait_for_end({worker, program})


def test_nothing_is_heard_of_abandoned_pieces(pool: ProcessPool, tmp_path: Path) -> None:
    pieces = begun(pool, stay_first, str(tmp_path / "here"), str(tmp_path / "other"))
    wait_for(tmp_path / "here")
    wait_for(tmp_path / "other")
    pieces.abandon()
    assert pieces.is_empty
    assert received(begun(pool, square, 2)) == [Done(0, 4)]


def test_processes_that_are_not_needed_end(
    pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.work.workers._IDLE_SECONDS", 0.1)
    (done,) = received(begun(pool, own_number, 0.0))
    assert isinstance(done, Done)
    wait_for_end({done.result})
    assert received(begun(pool, square, 3)) == [Done(0, 9)]


def test_a_pool_whose_processes_cannot_start_says_so(
    pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    assert received(begun(pool, square, 1)) == [Lost(0, "its worker ended (status 1)")]
    with pytest.raises(WorkError, match="ends before it can work"):
        received(begun(pool, square, 1))


def test_processes_end_with_the_command_that_needed_them() -> None:
    wanted = parsed("--jobs", "1")
    with open_workers(wanted, GAMES, lambda _text: None) as workers:
        assert isinstance(workers, ProcessPool)
        (done,) = received(begun(workers, own_number, 0.0))
    assert isinstance(done, Done)
    wait_for_end({done.result})


def test_all_results_in_the_order_of_the_tasks_or_in_any(pool: ProcessPool) -> None:
    assert list(in_order(pool, square_slowly, range(7))) == [n * n for n in range(7)]
    assert list(in_order(pool, square, [])) == []
    finished = work_through(pool, square, ((10 * n, n) for n in range(7)))
    news = [one for batch in finished for one in batch]
    assert sorted(news, key=lambda one: one.number) == [Done(10 * n, n * n) for n in range(7)]


def test_tasks_are_taken_only_when_there_is_room() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(100_000):
            taken.append(number)
            yield number

    results = in_order(SameProcess(), square, tasks())
    for number in range(20):
        assert next(results) == number * number
    assert len(taken) <= 21
    results.close()


def test_a_lost_piece_is_begun_again_and_at_last_given_up(
    pool: ProcessPool, tmp_path: Path
) -> None:
    lives = tmp_path / "lives"
    lives.write_text("2")
    finished = work_through(pool, work_unless_mortal, [(4, (str(lives), 8))])
    news = [one for batch in finished for one in batch]
    assert news == [Done(4, 8)]
    lives.write_text("3")
    with pytest.raises(WorkError, match=r"after 3 tries: its worker ended \(SIGKILL\)"):
        list(in_order(pool, work_unless_mortal, [(str(lives), 8)]))


def test_a_function_of_the_script_itself_is_refused(
    pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(square, "__module__", "__main__")
    with pytest.raises(ValueError, match="square must be in a module"):
        WorkQueue(pool, square)


# -- options ---------------------------------------------------------------------------------------


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="*")
    add_worker_arguments(parser, "games played")
    return parser.parse_args(words)


@pytest.mark.parametrize(
    "address",
    ["tcp://host:8786", "tls://a-b.example.org:1", "tcp://10.0.0.7:65535", "tcp://[::1]:8786"],
)
def test_addresses_of_schedulers(address: str) -> None:
    wanted = parsed("--cluster", address)
    assert wanted.cluster == address
    assert is_elsewhere(wanted)


@pytest.mark.parametrize(
    "words", [["--cluster"], ["--cluster=local", "a.oddments"], ["a.oddments", "--cluster"], []]
)
def test_a_cluster_on_this_machine_needs_no_address(words: list[str]) -> None:
    assert not is_elsewhere(parsed(*words, "--jobs", "3"))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--cluster", "a.oddments"], "'a.oddments' is not an address"),
        (["--cluster", "host:8786"], "'host:8786' is not an address"),
        (["--cluster", "tcp://host"], "'tcp://host' is not an address"),
        (["--cluster", "tcp://host:0"], "is not an address"),
        (["--cluster", "tcp://host:65536"], "is not an address"),
        (["--cluster", "tcp://a b:1"], "is not an address"),
        (["--jobs", "0"], "--jobs: must be 1 to 256, not 0"),
        (["--jobs", "257"], "--jobs: must be 1 to 256, not 257"),
    ],
)
def test_what_makes_no_sense_is_refused(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parsed(*words)
    assert problem in capsys.readouterr().err


def test_jobs_are_for_this_machine() -> None:
    wanted = parsed("--jobs", "2", "--cluster", "tcp://host:1")
    with (
        pytest.raises(argparse.ArgumentError, match="--jobs is for this machine"),
        open_workers(wanted, [], print),
    ):
        pass


def test_without_dask_a_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("rules.work.cluster")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    with pytest.raises(SystemExit, match="1"):
        main(["yodd", "--cluster"])
    assert "--cluster needs Dask: pip install 'oddments[cluster]'" in capsys.readouterr().err


def test_nothing_imports_dask_without_the_option() -> None:
    script = (
        "import sys\n"
        "import rules.lab.match_command, rules.lab.ladder, rules.lab.puzzles_command\n"
        "import rules.review.command\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('dask', 'distributed')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "[]\n"


HERE = dataclasses.replace(
    own_versions(), core="compiled", python="3.12", games={"own": "", "hex": "oddments-hex 1"}
)


def test_a_process_knows_its_own() -> None:
    versions = own_versions()
    assert versions.oddments == VERSION
    assert versions.games.keys() == GAMES.keys()
    assert pickle.loads(pickle.dumps(versions)).differences(versions, GAMES) == []


@pytest.mark.parametrize(
    ("changes", "games", "differences"),
    [
        ({"host": "other"}, ["own", "hex"], []),
        ({"oddments": "9.1"}, ["own"], [f"Oddments is 9.1 there, {VERSION} here"]),
        ({"core": "not compiled"}, [], ["the core is not compiled there, compiled here"]),
        ({"python": "3.13"}, [], ["Python is 3.13 there, 3.12 here"]),
        ({"games": {"own": ""}}, ["own"], []),
        (
            {"games": {"own": ""}},
            ["own", "hex"],
            ["hex is not installed there, oddments-hex 1 here"],
        ),
        (
            {"games": {"own": "", "hex": "oddments-hex 2"}},
            ["hex"],
            ["hex is oddments-hex 2 there, oddments-hex 1 here"],
        ),
    ],
)
def test_only_what_the_work_needs_is_compared(
    changes: dict[str, object], games: list[str], differences: list[str]
) -> None:
    there = dataclasses.replace(HERE, **changes)  # type: ignore[arg-type]
    assert there.differences(HERE, games) == differences
