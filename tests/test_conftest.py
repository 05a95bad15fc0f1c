"""Tests pass in any shell; a failed one leaves nothing behind, a hung one stops no other.

The short run leaves the long tests out, and the long run reports how long it still takes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from time_remaining import TimeRemaining

TESTS = Path(__file__).parent
INNER = """
import subprocess, sys, time
from pathlib import Path

ASK = "import signal; print([signal.getsignal(n) is signal.SIG_IGN for n in (1, 2, 15)])"

def lives(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

def test_signals():
    answer = subprocess.run([sys.executable, "-c", ASK], stdout=subprocess.PIPE, text=True).stdout
    assert answer == "[False, False, False]\\n"

def test_that_fails():
    shell = ["sh", "-c", "sleep 1000 & echo $!; wait"]
    left = subprocess.Popen(shell, stdout=subprocess.PIPE, text=True, start_new_session=True)
    Path("left").write_text(f"{left.pid} {left.stdout.readline()}")
    raise AssertionError("on purpose")

def test_that_is_innocent():
    left = Path("left").read_text().split()
    assert len(left) == 2
    while any(lives(pid) for pid in left):  # forever, if nobody has killed them
        time.sleep(0.01)
"""


LONG = """
import pytest

@pytest.mark.short("a", "b-2")
@pytest.mark.parametrize("name", ["a", "b-2", "c"])
def test_matrix(name): pass

@pytest.mark.long
def test_long(): pass

def test_short(): pass
"""


def run_inner(folder: Path, text: str, *options: str, shell: str = "") -> str:
    """Run a module of tests with our conftest.py in a process of its own; return its output."""
    (folder / "test_inner.py").write_text(text)
    config = ["-c", str(TESTS.parent / "pyproject.toml"), "--rootdir", str(folder)]
    in_order = ["-p", "conftest", "-p", "no:randomly"]
    pytest_here = [sys.executable, "-m", "pytest", *config, *in_order, *options]
    path = os.pathsep.join([str(TESTS.parent), str(TESTS), str(TESTS.parent / "installer")])
    done = subprocess.run(
        ["sh", "-c", f'{shell} exec "$@"', "sh", *pytest_here, "test_inner.py"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=280,
    )
    return done.stdout


@pytest.mark.parametrize(
    ("options", "summary"),
    [((), "3 passed, 2 deselected"), (("-m", "long"), "2 passed, 3 deselected")],
)
def test_the_short_run_leaves_out_what_is_long(
    tmp_path: Path, options: tuple[str, ...], summary: str
) -> None:
    assert summary in run_inner(tmp_path, LONG, *options)


def test_the_long_run_reports_what_remains(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    terminal = SimpleNamespace(write_line=lines.append)
    manager = SimpleNamespace(getplugin=lambda _name: terminal)
    times = iter([0.0, 10.0, 60.0, 70.0, 90.0])
    monkeypatch.setattr("time.monotonic", lambda: next(times))
    config: Any = SimpleNamespace(pluginmanager=manager)
    run = TimeRemaining(config)
    run.pytest_xdist_node_collection_finished(["a", "b", "c", "d"])
    for _ in range(4):
        run.pytest_runtest_logfinish()
    assert lines == [" 2 of 4 long tests, 1 min, about 1 min remaining"]


@pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")
def test_ignored_signals_and_leftover_processes_disturb_no_test(tmp_path: Path) -> None:
    output = run_inner(tmp_path, INNER, shell='trap "" HUP INT TERM;')
    assert "1 failed, 2 passed" in output, output
    assert "FAILED test_inner.py::test_that_fails" in output


HANGING = """
import re
from PySide6.QtCore import QEventLoop

def test_before(): pass
def test_in_qt(qapp): QEventLoop().exec()
def test_between(): pass
def test_with_the_lock_of_python(): re.match("(a+)+$", "a" * 60 + "b")
def test_after(): pass
"""


@pytest.mark.long
def test_a_test_that_hangs_fails_by_name_and_the_others_run(tmp_path: Path) -> None:
    limits = ["-o", "faulthandler_timeout=5", "-p", "no:cacheprovider", "-n", "1"]
    output = run_inner(tmp_path, HANGING, *limits)
    assert "2 failed, 3 passed" in output, output
    for name in ("test_in_qt", "test_with_the_lock_of_python"):
        assert f"FAILED test_inner.py::{name}" in output
        assert f"in {name}\n" in output  # the traceback
