"""Work on a real scheduler and real workers, which are killed, are late, or run other versions."""

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from dask_processes import DaskProcesses, processes_below, wait_for_end
from own_work import (
    refuse,
    run_program,
    square,
    square_slowly,
    stay_first,
    work_unless_mortal,
)
from programs import bad_engine

from rules.games import GAMES
from rules.version import VERSION
from rules.work.cluster import Cluster
from rules.work.workers import Done, Lost, News, WorkError, WorkersLostError, WorkQueue, in_order

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
OTHER_VERSION = 'import rules.version\nrules.version.VERSION = "9.1"\n'
NO_ODDMENTS = (
    "import sys\n"
    "class Missing:\n"
    "    def find_spec(self, name, path=None, target=None):\n"
    "        if name == 'rules':\n"
    "            raise ModuleNotFoundError(\"No module named 'rules'\", name=name)\n"
    "sys.meta_path.insert(0, Missing())\n"
)


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[DaskProcesses]:
    path = os.pathsep.join([str(ROOT), str(HERE)])
    processes = DaskProcesses(tmp_path, {**os.environ, "PYTHONPATH": path})
    with contextlib.closing(processes):
        yield processes


@pytest.fixture
def two_workers(dask: DaskProcesses) -> DaskProcesses:
    for _ in range(2):
        dask.add_worker()
    return dask


@contextlib.contextmanager
def cluster(address: str | None, said: list[str] | None = None, jobs: int = 1) -> Iterator[Cluster]:
    say = (lambda text: None) if said is None else said.append
    with contextlib.closing(Cluster(address, jobs=jobs, games=GAMES, say=say)) as workers:
        yield workers


def begun(workers: Cluster, work: Callable[[Any], Any], argument: object) -> WorkQueue:
    pieces = WorkQueue(workers, work)
    pieces.add(0, argument)
    return pieces


def received(pieces: WorkQueue) -> list[News]:
    news: list[News] = []
    while not pieces.is_empty:
        news += pieces.receive()
    return news


def wait_for(path: Path) -> set[int]:
    """Return the numbers in a file, once it is there."""
    patience = time.monotonic() + 120
    while not path.exists():
        assert time.monotonic() < patience
        time.sleep(0.02)
    return {int(word) for word in path.read_text().split()}


def wait_for_capacity(workers: Cluster, capacity: int) -> None:
    while workers.capacity != capacity:
        workers.check()
        time.sleep(0.05)


def patched(folder: Path, code: str) -> dict[str, str]:
    """Return an environment in which Python runs a code at its start."""
    (folder / "sitecustomize.py").write_text(code)
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT), str(HERE)])}


@pytest.mark.long
def test_results_are_those_of_one_process(two_workers: DaskProcesses) -> None:
    with cluster(two_workers.address) as workers:
        wait_for_capacity(workers, 4)  # a piece for each, and one that waits
        results = in_order(workers, square_slowly, range(30))
        assert list(results) == [n * n for n in range(30)]


@pytest.mark.long
def test_a_cluster_on_this_machine_needs_no_scheduler() -> None:
    before = processes_below(os.getpid())
    with cluster(None, jobs=2) as workers:
        assert workers.capacity == 4
        assert list(in_order(workers, square, range(30))) == [n * n for n in range(30)]
        below = processes_below(os.getpid()) - before
    assert len(below) == 2
    wait_for_end(below)


def test_work_that_cannot_be_done_names_the_machine(two_workers: DaskProcesses) -> None:
    named = rf"{os.uname().nodename} \(tcp://.*\): not today"
    with cluster(two_workers.address) as workers, pytest.raises(WorkError, match=named):
        received(begun(workers, refuse, "not today"))


def test_a_piece_that_was_meant_for_workers_that_left_is_worked_on_by_others(
    dask: DaskProcesses, tmp_path: Path
) -> None:
    said: list[str] = []
    dask.add_worker()
    dask.add_worker(environment=patched(tmp_path, OTHER_VERSION))  # so the other one is chosen
    with cluster(dask.address, said) as workers:
        while not said:
            workers.check()
            time.sleep(0.05)
        begun(workers, run_program, str(tmp_path / "pids"))
        wait_for(tmp_path / "pids")
        (tmp_path / "pids").unlink()
        dask.add_worker()
        wait_for_capacity(workers, 4)
        dask.kill(dask.workers[0])
        wait_for(tmp_path / "pids")


def test_a_worker_that_is_killed_costs_its_pieces_which_others_work_on(
    two_workers: DaskProcesses, tmp_path: Path
) -> None:
    with cluster(two_workers.address) as workers:
        pieces = begun(workers, run_program, str(tmp_path / "pids"))
        below = wait_for(tmp_path / "pids")
        (victim,) = [one for one in two_workers.workers if below & processes_below(one.pid)]
        (tmp_path / "pids").unlink()
        two_workers.kill(victim)
        wait_for_end(below)  # its process and the program of that end as well
        again = wait_for(tmp_path / "pids")
        assert not again & below
        pieces.abandon()
        wait_for_end(again)


@pytest.mark.long
def test_pieces_end_when_nobody_waits_for_them(two_workers: DaskProcesses, tmp_path: Path) -> None:
    with cluster(two_workers.address) as workers:
        pieces = begun(workers, run_program, str(tmp_path / "pids"))
        below = wait_for(tmp_path / "pids")
        pieces.abandon()
        wait_for_end(below)
        assert received(begun(workers, square, 3)) == [Done(0, 9)]
        begun(workers, run_program, str(tmp_path / "others"))
        below = wait_for(tmp_path / "others")
    wait_for_end(below)


@pytest.mark.long
def test_a_worker_that_joins_late_gets_work(two_workers: DaskProcesses) -> None:
    with cluster(two_workers.address) as workers:
        two_workers.add_worker(threads=2)
        wait_for_capacity(workers, 8)
        assert list(in_order(workers, square, range(20))) == [n * n for n in range(20)]


@pytest.mark.long
def test_what_takes_a_worker_long_is_repeated_by_another(
    two_workers: DaskProcesses, tmp_path: Path
) -> None:
    with cluster(two_workers.address) as workers:
        wait_for_capacity(workers, 4)
        assert received(begun(workers, stay_first, str(tmp_path / "here"))) == [Done(0, "later")]


@pytest.mark.long
def test_a_piece_that_ends_every_process_is_lost_at_last(
    two_workers: DaskProcesses, tmp_path: Path
) -> None:
    lives = tmp_path / "lives"
    with cluster(two_workers.address) as workers:
        lives.write_text("2")
        assert received(begun(workers, work_unless_mortal, (str(lives), 8))) == [Done(0, 8)]
        lives.write_text("3")
        (lost,) = received(begun(workers, work_unless_mortal, (str(lives), 8)))
    assert isinstance(lost, Lost)
    assert lost.reason.startswith(f"its worker ended (SIGKILL) on {os.uname().nodename} (tcp://")


@pytest.mark.long
def test_the_work_continues_with_others_when_all_workers_have_left(
    two_workers: DaskProcesses, tmp_path: Path
) -> None:
    said: list[str] = []
    two_workers.add_worker(environment=patched(tmp_path, OTHER_VERSION))  # it is left
    with cluster(two_workers.address, said) as workers:
        while not said:
            workers.check()
            time.sleep(0.05)
        results = in_order(workers, square_slowly, range(12))
        assert next(results) == 0
        for worker in two_workers.workers[:2]:
            two_workers.kill(worker)
        two_workers.add_worker()
        assert list(results) == [n * n for n in range(1, 12)]


@pytest.mark.long
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (OTHER_VERSION, f"Oddments is 9.1 there, {VERSION} here"),
        (NO_ODDMENTS, "cannot run Oddments: ModuleNotFoundError(\"No module named 'rules'\")"),
    ],
)
def test_a_worker_that_runs_something_else_gets_no_work(
    two_workers: DaskProcesses, tmp_path: Path, code: str, reason: str
) -> None:
    said: list[str] = []
    with cluster(two_workers.address, said) as workers:
        wait_for_capacity(workers, 4)
        two_workers.add_worker(environment=patched(tmp_path, code))
        while not any(reason in text for text in said):
            workers.check()
            time.sleep(0.05)
        assert workers.capacity == 4
        assert list(in_order(workers, square, range(20))) == [n * n for n in range(20)]
    assert sum(reason in text for text in said) == 1


def test_where_all_workers_run_another_version_no_work_begins(
    dask: DaskProcesses, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.work.cluster._GATHER_SECONDS", 0.5)
    dask.add_worker(environment=patched(tmp_path, OTHER_VERSION))
    problem = rf"no worker .* Oddments is 9\.1 there, {VERSION} here"
    with pytest.raises(WorkError, match=problem), cluster(dask.address):
        pass


@pytest.mark.long
def test_the_work_continues_when_the_scheduler_comes_back(
    two_workers: DaskProcesses, tmp_path: Path
) -> None:
    said: list[str] = []
    with cluster(two_workers.address, said) as workers:
        results = in_order(workers, square_slowly, range(12))
        assert next(results) == 0
        two_workers.kill_scheduler()
        two_workers.restart_scheduler()
        two_workers.add_worker()
        assert list(results) == [n * n for n in range(1, 12)]
    assert "the connection to the scheduler is lost" in said


def test_without_a_scheduler_there_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.work.cluster._FIRST_SECONDS", 0.1)
    monkeypatch.setattr("rules.work.cluster._CONNECT_SECONDS", 0.5)
    with (
        pytest.raises(WorkersLostError, match=r"no scheduler answers at tcp://127\.0\.0\.1:9:"),
        cluster("tcp://127.0.0.1:9"),
    ):
        pass


PLAYERS = ("--black", "simulations 600", "--white", "level 2", "--game", "wythe size=4")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def started(name: str, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "rules.lab", name, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def run(name: str, *options: str) -> str:
    with started(name, *options) as process:
        out, err = process.communicate(timeout=280)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    return out


def logged(log: str) -> dict[int, dict[str, Any]]:
    """Return number -> what a log says of a game, all but the seconds it took."""
    games = {}
    for line in Path(log).read_text("utf-8").splitlines()[1:]:
        facts = json.loads(line)
        if "unplayed" not in facts:
            del facts["seconds"]
            games[facts["game"]] = facts
    return games


def wait_for_games(log: str, games: int) -> None:
    while not Path(log).exists() or Path(log).read_bytes().count(b"\n") <= games:
        time.sleep(0.02)


@pytest.mark.long
def test_a_match_has_the_same_log_with_any_workers_even_if_they_are_killed(
    dask: DaskProcesses,
) -> None:
    match = (*PLAYERS, "--games", "40")
    run("match", *match, "--log", "pool", "--jobs", "2")
    run("match", *match, "--log", "local", "--jobs", "2", "--cluster")
    for _ in range(2):
        dask.add_worker()
    run("match", *match, "--log", "workers", "--cluster", dask.address)
    # the game itself takes long enough for all that happens to it
    match = (*match[:1], "simulations 20000", *match[2:])
    run("match", *match, "--log", "slow")
    with started("match", *match, "--log", "kills", "--cluster", dask.address) as client:
        wait_for_games("kills", 4)
        dask.kill(dask.workers[0])
        wait_for_games("kills", 8)
        client.kill()
    with started("match", *match, "--log", "kills", "--cluster", dask.address) as client:
        wait_for_games("kills", 12)
        dask.kill_scheduler()
        dask.restart_scheduler()
        dask.add_worker()
        client.communicate(timeout=280)
    assert client.returncode == 0
    assert len(logged("pool")) == 40
    assert logged("local") == logged("workers") == logged("pool")
    assert logged("kills") == logged("slow")


@pytest.mark.long
@pytest.mark.parametrize("end", ["worker", "client", "ctrl-c"])
def test_no_program_outlives_its_worker_or_its_match(dask: DaskProcesses, end: str) -> None:
    worker = dask.add_worker()
    silent = shlex.join(bad_engine("silence", 0, Path("pids").absolute()))
    deaf = ("--black", "random", "--white", silent, "--cluster", dask.address)
    with started("match", *deaf) as client:
        while len(below := processes_below(worker.pid)) < 2:  # the game's and its program's
            time.sleep(0.05)
        if end == "worker":
            dask.kill(worker)
        else:
            client.send_signal(signal.SIGKILL if end == "client" else signal.SIGINT)
        wait_for_end(below)
        if end == "worker":
            client.kill()


@pytest.mark.long
def test_a_program_that_a_worker_lacks_is_named_with_the_machine(dask: DaskProcesses) -> None:
    dask.add_worker()
    match = ("--black", "random", "--white", "no-such-program", "--cluster", dask.address)
    with started("match", *match) as client:
        _, err = client.communicate(timeout=280)
    assert client.returncode == 2
    assert f"{os.uname().nodename} (tcp://" in err
    assert "no program no-such-program found" in err
    assert "Traceback" not in err


@pytest.mark.long
def test_a_cluster_without_workers_is_waited_for(dask: DaskProcesses) -> None:
    match = (*PLAYERS, "--games", "2", "--cluster", dask.address)
    with started("match", *match) as client:
        assert client.stderr is not None
        line = client.stderr.readline()
        assert line == f"waiting for workers at {dask.address}; Ctrl+C ends\n"
        dask.add_worker()
        assert client.wait(280) == 0
