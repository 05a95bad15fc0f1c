"""The commands on a real cluster: the same results, whoever works and whatever is killed."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from dask_processes import DaskProcesses, processes_below, wait_for_end

ROOT = Path(__file__).parents[3]
UNRULY = f"{sys.executable} {ROOT / 'tests' / 'rules' / 'match' / 'unruly.py'}"
PLAYERS = ("--black", "simulations 600", "--white", "level 2", "--game", "wythe size=4")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[DaskProcesses]:
    folder = tmp_path / "dask"
    folder.mkdir()
    with contextlib.closing(DaskProcesses(folder)) as processes:
        yield processes


def started(name: str, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", f"rules.{name}", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def run(name: str, *options: str) -> str:
    with started(name, *options) as process:
        out, err = process.communicate(timeout=120)
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
    end = time.monotonic() + 60
    while not Path(log).exists() or Path(log).read_bytes().count(b"\n") <= games:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_match_has_the_same_log_with_any_workers_even_if_they_are_killed(
    dask: DaskProcesses,
) -> None:
    match = (*PLAYERS, "--games", "40")
    for jobs in ("1", "2"):
        run("match", *match, "--log", f"pool{jobs}", "--jobs", jobs)
    run("match", *match, "--log", "local", "--jobs", "2", "--cluster")
    for count in (1, 2, 4):
        while len(dask.workers) < count:
            dask.add_worker()
        run("match", *match, "--log", f"workers{count}", "--cluster", dask.address)
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
        client.communicate(timeout=120)
    assert client.returncode == 0
    assert len(logged("pool1")) == 40
    for log in ("pool2", "local", "workers1", "workers2", "workers4"):
        assert logged(log) == logged("pool1"), log
    assert logged("kills") == logged("slow")


@pytest.mark.parametrize("end", ["worker", "client", "ctrl-c"])
def test_no_program_outlives_its_worker_or_its_match(dask: DaskProcesses, end: str) -> None:
    worker = dask.add_worker()
    deaf = ("--black", "random", "--white", f"{UNRULY} deaf", "--cluster", dask.address)
    with started("match", *deaf) as client:
        deadline = time.monotonic() + 60
        while len(below := processes_below(worker.pid)) < 2:  # the game's and its program's
            assert time.monotonic() < deadline
            time.sleep(0.05)
        if end == "worker":
            dask.kill(worker)
        else:
            client.send_signal(signal.SIGKILL if end == "client" else signal.SIGINT)
        wait_for_end(below, 10)
        if end == "worker":
            client.kill()


def test_a_program_that_a_worker_lacks_is_named_with_the_machine(dask: DaskProcesses) -> None:
    dask.add_worker()
    match = ("--black", "random", "--white", "no-such-program", "--cluster", dask.address)
    with started("match", *match) as client:
        _, err = client.communicate(timeout=60)
    assert client.returncode == 2
    assert f"{os.uname().nodename} (tcp://" in err
    assert "no program no-such-program found" in err
    assert "Traceback" not in err


def test_a_cluster_without_workers_is_waited_for(dask: DaskProcesses) -> None:
    match = (*PLAYERS, "--games", "2", "--cluster", dask.address)
    with started("match", *match) as client:
        assert client.stderr is not None
        line = client.stderr.readline()
        assert line == f"waiting for workers at {dask.address}; Ctrl+C ends\n"
        dask.add_worker()
        assert client.wait(60) == 0


def test_puzzles_are_the_same_on_a_cluster(dask: DaskProcesses) -> None:
    for _ in range(2):
        dask.add_worker()
    for name, options in (("here", ()), ("there", ("--cluster", dask.address))):
        run("puzzles", "generate", "oddy", name, "--count", "2", *options)
        run("puzzles", "rate", name, *options)
    assert Path("here").read_bytes() == Path("there").read_bytes()
    assert run("puzzles", "prove", "there", "--cluster", dask.address).endswith("0 wrong\n")
