"""Clients that disconnect while the program works, and closed streams, with real processes."""

import contextlib
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.gtp import connection

ROOT = Path(__file__).parents[3]
PROGRAM = [sys.executable, "-m", "rules.gtp"]
_WITH_LESS_GRACE = """
import functools, sys
from rules import gtp
from rules.gtp import connection
end = connection.end_after_departure
connection.end_after_departure = functools.partial(end, grace_seconds=float(sys.argv.pop()))
sys.exit(gtp.main())
"""
IMPATIENT = [sys.executable, "-c", _WITH_LESS_GRACE]  # and so many seconds
needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="there is no such shell")
LONG = [
    "game oddy size=5\nmovetime 90000\ngenmove b",
    "game oddy size=5\ntime_settings 900000 0 0\nreg_genmove b",
    "benchmark playouts 90000",
    "game egotzi\nperft 9",
]


Start = Callable[[str], subprocess.Popen[bytes]]


@pytest.fixture
def start() -> Iterator[Start]:
    """Return a function that starts the program and waits until its last command has begun."""
    with contextlib.ExitStack() as running:

        def started(lines: str) -> subprocess.Popen[bytes]:
            command, pipe = [*IMPATIENT, "0.2"], subprocess.PIPE
            program = running.enter_context(
                subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT)
            )
            running.callback(program.kill)
            assert program.stdin
            assert program.stdout
            program.stdin.write(f"name\n{lines}\n".encode())
            program.stdin.flush()
            while program.stdout.readline() != b"= Oddments\n":
                pass
            return program

        yield started


def test_only_one_command_that_takes_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    answers_are_read = iter([True, False, False, False])  # and the input has ended
    commands = iter([1, 2, None, 3, 3])  # before and after each pause
    ends: list[int] = []
    monkeypatch.setattr(
        connection, "wait_for_hang_up", lambda *_stream, **_how: next(answers_are_read)
    )
    monkeypatch.setattr(os, "_exit", ends.append)
    connection._watch(0, 1, lambda: next(commands), "oddments-gtp", 10.0)
    assert (ends, list(commands)) == ([1], [])


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """Return what comes of a line of shell in which PROGRAM and IMPATIENT stand for the program."""
    line = line.replace("PROGRAM", shlex.join(PROGRAM)).replace(
        "IMPATIENT", shlex.join([*IMPATIENT, "3"])
    )
    return subprocess.run(["sh", "-c", line], cwd=ROOT, capture_output=True, text=True, timeout=280)


@pytest.mark.short("game egotzi\\nperft 9")
@pytest.mark.parametrize("lines", LONG)
def test_the_end_of_the_input_ends_a_long_command(start: Start, lines: str) -> None:
    program = start(lines)
    assert program.stdin
    assert program.stderr
    program.stdin.close()
    assert program.wait(timeout=280) == 1
    assert b"the input ended" in program.stderr.read()


@pytest.mark.skipif(sys.platform == "win32", reason="it waits for the end of the input alone")
@pytest.mark.long
def test_a_client_that_dies_ends_the_search_at_once(start: Start) -> None:
    program = start(LONG[0])
    assert program.stdin
    assert program.stdout
    assert program.stderr
    program.stdout.close()
    program.stdin.close()
    assert program.wait(timeout=280) == 0
    assert program.stderr.read() == b""


@needs_shell
@pytest.mark.long
def test_an_answer_that_is_read_slowly_is_whole() -> None:
    line = "printf 'game yodd size=7\\nplay b Ba1\\ngogui-rules_legal_moves\\n' | IMPATIENT"
    slowly = f"{line} | (sleep 5; cat)"
    assert shell(slowly).stdout.endswith(" Wm6,Bm7\n\n")


@needs_shell
@pytest.mark.long
@pytest.mark.parametrize("lines", ["name", "analyze b 1", "showboard\\nshowboard"])
def test_nobody_reads_the_answers(lines: str) -> None:
    done = shell(f"(printf '{lines}\\n'; sleep 1; echo name) | PROGRAM | true")
    assert done.stderr == ""


@needs_shell
@pytest.mark.short("echo name | PROGRAM >/dev/full-No space left on device\\n")
@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("PROGRAM >&- </dev/null", "standard output is closed\n"),
        ("PROGRAM <&-", "standard input is closed\n"),
        ("echo name | PROGRAM 1</dev/null", "Bad file descriptor\n"),
        ("echo name | PROGRAM >/dev/full", "No space left on device\n"),
        (
            "(echo analyze b 1; sleep 1; echo) | PROGRAM >/dev/full",
            "No space left on device\n",
        ),
    ],
)
def test_a_stream_that_cannot_be_used_is_reported_in_one_line(line: str, complaint: str) -> None:
    done = shell(line)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"oddments-gtp: {complaint}"


@needs_shell
@pytest.mark.long
def test_with_standard_error_closed_files_are_whole_and_answers_pure(tmp_path: Path) -> None:
    file = tmp_path / "game.oddments"
    done = shell(f"printf 'printsgf {file}\\nloadsgf {file}\\nname\\n' | PROGRAM 2>&-")
    assert done.stdout == "=\n\n=\n\n= Oddments\n\n"
    assert os.listdir(tmp_path) == ["game.oddments"]


_ONE_AFTER_ANOTHER = """
import itertools, sys, time
from rules.gtp.connection import end_after_departure
numbers = itertools.count()
end_after_departure(
    sys.stdin.buffer, sys.stdout.buffer, lambda: next(numbers), "it", grace_seconds=0.02
)
sys.stdin.read()
time.sleep(0.5)
sys.exit(7)
"""


@pytest.mark.long
def test_commands_that_are_quick_one_by_one_all_end_by_themselves() -> None:
    command = [sys.executable, "-c", _ONE_AFTER_ANOTHER]
    done = subprocess.run(command, cwd=ROOT, input=b"", capture_output=True, timeout=280)
    assert (done.returncode, done.stderr) == (7, b"")
