"""A program at the other end of pipes: commands, answers, and its end, however we end."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from programs import HERE, bad_engine, have_ended

from rules.gtp_client import program as gtp_program
from rules.gtp_client.errors import FaultKind, GtpEngineError, GtpRefusal, StoppedError
from rules.gtp_client.program import GtpProgram, GuardedProcess

# gives the answers in the script; all that it receives is noted
SCRIPT = """
while read -r line; do
    echo "$line" >> "$0.heard"
    case $line in
        quit) {quit} ;;
        *) printf "$line"; echo; echo ;;
    esac
done
"""
Start = Callable[..., GtpProgram]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    programs: list[GtpProgram] = []

    def started(before: str = "", *, at_quit: str = "exit") -> GtpProgram:
        script = tmp_path / "script"
        script.write_text(before + SCRIPT.replace("{quit}", at_quit), "utf-8")
        programs.append(GtpProgram(["sh", str(script)]))
        return programs[-1]

    yield started
    for program in programs:
        program.kill()


def received(place: Path) -> list[str]:
    return (place / "script.heard").read_text("utf-8").splitlines()


def wait_until(holds: Callable[[], object]) -> None:
    while not holds():
        time.sleep(0.01)


def ends(group: int) -> bool:
    """Return whether all processes of the group end soon."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("=", ""),
        ("= a1", "a1"),
        ("=   a1  ", "a1"),
        ("\\n\\n= after empty lines", "after empty lines"),
        ("= two\\nlines", "two\nlines"),
        ("= tab\\there\\001and\\007there", "tab hereandthere"),
    ],
)
def test_an_answer_is_returned_without_its_sign(start: Start, command: str, answer: str) -> None:
    program = start()
    assert program.ask(command, 60) == answer
    assert program.ask("= next", 60) == "next"


def test_a_refusal_has_its_message(start: Start) -> None:
    program = start()
    with pytest.raises(GtpRefusal, match=r"^no such move$"):
        program.ask("?  no such move ", 60)
    assert program.ask("= well", 60) == "well"


def test_a_second_answer_does_not_pass_for_that_to_the_next_command(start: Start) -> None:
    program = start()
    assert program.ask("= a1\\n\\n= b2", 60) == "a1"
    while program._answers.qsize() < 2:
        time.sleep(0.001)
    with pytest.raises(GtpEngineError, match=r"^the engine answered .* twice$") as fault:
        program.ask("= c3", 60)
    assert fault.value.kind is FaultKind.NOT_GTP


def test_the_readable_part_of_a_non_answer_is_quoted(start: Start) -> None:
    long = "x" * 100
    with pytest.raises(GtpEngineError) as fault:
        start().ask(long, 60)
    assert str(fault.value) == (
        f"the engine answered {long[:40]}… with {long[:80] + '…'!r}, which is not an answer of the"
        " protocol"
    )
    assert fault.value.kind is FaultKind.NOT_GTP


def test_an_answer_after_the_time_limit_is_late(start: Start, tmp_path: Path) -> None:
    program = start("echo thinking >&2; read -r line; echo $line > $0.heard; sleep 600\n")
    wait_until(lambda: program.said)
    with pytest.raises(
        GtpEngineError, match=r"^the engine did not answer genmove b within 0\.2 s$"
    ) as fault:
        program.ask("genmove b", 0.2)
    assert fault.value.kind is FaultKind.SILENT
    assert fault.value.trace == ("thinking",)
    wait_until(lambda: (tmp_path / "script.heard").exists() and received(tmp_path))
    program.close()  # it has failed, so it is not asked to quit
    assert ends(program._process.pid)
    assert received(tmp_path) == ["genmove b"]


def test_who_stops_waiting_does_not_get_the_answer_later(start: Start, tmp_path: Path) -> None:
    slow = "read -r line; while [ ! -e $0.go ]; do sleep 0.01; done; echo '= too late'; echo\n"
    program = start(slow)
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    with pytest.raises(StoppedError):
        program.ask("genmove b", 60, stop)
    assert not program.catch_up(0.01)
    (tmp_path / "script.go").touch()
    assert program.catch_up(60)
    assert program.ask("= in time", 60) == "in time"


def test_an_analysis_is_ended_by_the_next_line(start: Start) -> None:
    before = "read -r line; printf '= \\none\\ntwo\\n'; read -r line; printf 'three\\n\\n'\n"
    program, stop = start(before), threading.Event()
    program.begin_analysis("analyze b 10", 60, stop)
    assert program.analysis_line(20, stop) == "one"
    assert program.analysis_line(20, stop) == "two"
    assert program.analysis_line(0.05, stop) is None
    program.end_analysis()
    assert program.ask("= next", 60) == "next"


def test_a_refused_analysis_is_over(start: Start) -> None:
    program, stop = start(), threading.Event()
    with pytest.raises(GtpRefusal, match="no such position"):
        program.begin_analysis("? no such position", 60, stop)
    assert program.ask("= next", 60) == "next"


def test_the_last_lines_that_it_complained_of_are_kept(start: Start) -> None:
    lines = "".join([f"echo {number} >&2; echo >&2; " for number in range(20)])
    program = start(f"{lines} echo {'y' * 400} >&2; read -r line; exit 5\n")
    with pytest.raises(GtpEngineError, match=r"^the engine has ended \(status 5\)$") as fault:
        program.ask("name", 60)
    trace = fault.value.trace
    assert trace == (*map(str, range(9, 20)), "y" * 300 + "…")


def test_a_program_that_has_closed_its_output_is_reported(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gtp_program, "_GRACE_SECONDS", 0.1)
    with pytest.raises(GtpEngineError, match=r"^the engine has closed its output$"):
        start("exec >&-; read -r line; sleep 60\n").ask("name", 60)


def test_one_that_has_ended_can_be_asked_no_more(start: Start) -> None:
    program = start("exit 4\n")
    program._process.wait()
    with pytest.raises(GtpEngineError, match=r"status 4"):
        program.ask("name", 60)
    program.close()


def test_it_is_asked_to_quit_and_ends_by_itself(start: Start, tmp_path: Path) -> None:
    program = start(at_quit='echo bye >> "$0.heard"; exit')
    program.ask("= a1", 60)
    program.close()
    assert received(tmp_path) == ["= a1", "quit", "bye"]
    assert ends(program._process.pid)


@pytest.mark.parametrize(
    ("before", "at_quit"), [("sleep 60 &\n", "sleep 60"), ("sleep 60 >&2 &\n", "exit")]
)
def test_all_that_it_has_started_ends_whether_it_quits_or_not(
    start: Start, monkeypatch: pytest.MonkeyPatch, before: str, at_quit: str
) -> None:
    monkeypatch.setattr(gtp_program, "_GRACE_SECONDS", 0.1)
    program = start(before, at_quit=at_quit)
    program.ask("= a1", 60)
    program.close()
    assert ends(program._process.pid)


@pytest.mark.skipif(sys.platform != "linux", reason="it is found by /proc")
@pytest.mark.parametrize("at_quit", ["exit", "sleep 60"])
def test_a_child_with_a_session_of_its_own_ends_too(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_quit: str
) -> None:
    monkeypatch.setattr(gtp_program, "_GRACE_SECONDS", 0.1)
    leaving = "setsid sleep 600 < /dev/null > /dev/null 2>&1 &\necho $! > $0.pids\n"
    program = start(leaving, at_quit=at_quit)
    program.ask("= a1", 60)
    program.close()
    assert have_ended(tmp_path / "script.pids")


@pytest.mark.skipif(sys.platform != "linux", reason="it is found by /proc")
def test_a_child_that_is_missed_while_it_becomes_another_program_ends_too(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start("setsid sleep 600 < /dev/null > /dev/null 2>&1 &\necho $! > $0.pids\n")
    program.ask("= a1", 60)
    child = int((tmp_path / "script.pids").read_text("utf-8"))
    wait_until(lambda: os.getpgid(child) == child)
    grep = tmp_path / "grep"  # finds nothing the first time
    grep.write_text(
        f'#!/bin/sh\n[ -e $0.ran ] && exec {shutil.which("grep")} "$@"\ntouch $0.ran\n', "utf-8"
    )
    grep.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    program.kill()
    assert have_ended(tmp_path / "script.pids")


ROOT = HERE.parents[2]
HOST = """
import sys, time
from rules.gtp_client.program import GtpProgram

program = GtpProgram(sys.argv[1:])
print(program.ask("name", 60), flush=True)
time.sleep(1000)
"""


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


@pytest.mark.long
@pytest.mark.parametrize("end", [subprocess.Popen.kill, subprocess.Popen.terminate])
def test_programs_do_not_outlive_a_process_that_is_killed(
    end: Callable[[object], None], tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    words = [sys.executable, "-c", HOST, *bad_engine("zombie", 0, pids)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=environment) as host:
        assert host.stdout is not None
        assert host.stdout.readline().strip() == b"Stand-in"
        assert len(pids.read_text("utf-8").split()) == 2
        assert not have_ended(pids, 0)
        end(host)
    assert have_ended(pids)


def test_the_words_reach_the_program_as_they_are(started: list[GuardedProcess]) -> None:
    words = ["$HOME", "a b", "*", "'", '"', "\\", "", "-x", "; exit", "ö"]
    code = "import sys; print(ascii(sys.argv[1:]))"
    started.append(GuardedProcess([sys.executable, "-c", code, *words]))
    assert output(started[0]).decode().strip() == ascii(words)


def test_the_exit_status_is_that_of_the_program(started: list[GuardedProcess]) -> None:
    started.append(GuardedProcess([sys.executable, "-c", "raise SystemExit(7)"]))
    assert started[0].popen.wait(20) == 7


def test_the_program_has_no_child_that_it_has_not_started(started: list[GuardedProcess]) -> None:
    started.append(GuardedProcess(["sh", "-c", "wait; echo waited"]))
    assert output(started[0]) == b"waited\n"


def test_other_files_are_not_passed_on(started: list[GuardedProcess], tmp_path: Path) -> None:
    with (tmp_path / "open").open("w"):
        started.append(GuardedProcess(["ls", "-l", "/proc/self/fd"]))
        assert b"/open" not in output(started[0])
