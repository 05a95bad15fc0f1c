"""Tests pass in any shell; a failed one leaves nothing behind, a hung one stops no other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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


@pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")
def test_ignored_signals_and_leftover_processes_disturb_no_test(tmp_path: Path) -> None:
    (tmp_path / "test_inner.py").write_text(INNER)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    pytest_here = [sys.executable, "-m", "pytest", "-q", "-p", "conftest", "test_inner.py"]
    path = os.pathsep.join([str(TESTS.parent), str(TESTS), str(TESTS.parent / "installer")])
    done = subprocess.run(
        ["sh", "-c", 'trap "" HUP INT TERM; exec "$@"', "sh", *pytest_here],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "1 failed, 2 passed" in done.stdout, done.stdout + done.stderr
    assert "FAILED test_inner.py::test_that_fails" in done.stdout


HANGING = """
import re
from PySide6.QtCore import QEventLoop

def test_before(): pass
def test_in_qt(qapp): QEventLoop().exec()
def test_between(): pass
def test_with_the_lock_of_python(): re.match("(a+)+$", "a" * 60 + "b")
def test_after(): pass
"""


def test_a_test_that_hangs_fails_by_name_and_the_others_run(tmp_path: Path) -> None:
    (tmp_path / "test_inner.py").write_text(HANGING)
    config = ["-c", str(TESTS.parent / "pyproject.toml"), "--rootdir", str(tmp_path)]
    limits = ["-o", "faulthandler_timeout=5", "-p", "no:cacheprovider", "-n", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *config, *limits, "test_inner.py"],
        cwd=tmp_path,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=280,
    )
    output = done.stdout + done.stderr
    assert "2 failed, 3 passed" in output, output
    for name in ("test_in_qt", "test_with_the_lock_of_python"):
        assert f"FAILED test_inner.py::{name}" in output
        assert f"in {name}\n" in output  # the traceback
