"""A program, and all it has started, ends with the process that started it: however that ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from programs import HERE, bad_engine, have_ended

from rules.gtp_client.guarded_process import GuardedProcess

ROOT = HERE.parents[2]


@pytest.fixture
def started() -> Iterator[list[GuardedProcess]]:
    processes: list[GuardedProcess] = []
    yield processes
    for process in processes:
        process.kill()
        for stream in (process.popen.stdin, process.popen.stdout, process.popen.stderr):
            assert stream is not None
            stream.close()


def output(process: GuardedProcess) -> bytes:
    assert process.popen.stdout is not None
    return process.popen.stdout.read()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_programs_do_not_outlive_a_process_that_is_killed(number: int, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    words = [sys.executable, str(HERE / "host.py"), *bad_engine("zombie", 0, pids)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=environment) as host:
        assert host.stdout is not None
        assert host.stdout.readline().startswith(b"(")
        assert len(pids.read_text("utf-8").split()) == 2
        assert not have_ended(pids, 0)
        host.send_signal(number)
    assert have_ended(pids)


def test_the_words_reach_the_program_as_they_are(started: list[GuardedProcess]) -> None:
    words = ["$HOME", "a b", "*", "'", '"', "\\", "", "-x", "; exit", "ö"]
    code = "import sys; print(sys.argv[1:])"
    started.append(GuardedProcess([sys.executable, "-c", code, *words]))
    assert output(started[0]).decode().strip() == str(words)


def test_the_exit_status_is_that_of_the_program(started: list[GuardedProcess]) -> None:
    started.append(GuardedProcess(["sh", "-c", "exit 7"]))
    assert started[0].popen.wait(20) == 7


def test_the_program_has_no_child_that_it_has_not_started(started: list[GuardedProcess]) -> None:
    started.append(GuardedProcess(["sh", "-c", "wait; echo waited"]))
    assert output(started[0]) == b"waited\n"


def test_other_files_are_not_passed_on(started: list[GuardedProcess], tmp_path: Path) -> None:
    with (tmp_path / "open").open("w"):
        started.append(GuardedProcess(["ls", "-l", "/proc/self/fd"]))
        assert b"/open" not in output(started[0])
