"""Tests leave nothing behind, and no file in an untrusted folder passes for a module of Python."""

import os
import shlex
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import environment
import pytest
from time_remaining import TimeRemaining

from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

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


# -- planted modules -------------------------------------------------------------------------------

ROOT = Path(__file__).parent.parent
# what any program may import, besides its own files
NAMES = {*sys.stdlib_module_names, "rules", "desktop", "resources", "numpy", "shapely", "PySide6"}
NAMES |= {"Cython", "cython", "pip", "setuptools", "sitecustomize", "usercustomize"}
# as pip makes them
SCRIPT = "#!{python}\nimport sys\nfrom {module} import main\n"
SCRIPT += "if __name__ == '__main__':\n    sys.exit(main())\n"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SCRIPTS = {
    name: entry.removesuffix(":main")
    for name, entry in (PROJECT["scripts"] | PROJECT["gui-scripts"]).items()
}
PLAYER = """
from rules.lab.match_game import RandomPlayer

class Mine(RandomPlayer):
    pass
"""


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, with a module of every name that notes when it is run."""
    folder, programs = tmp_path / "downloads", tmp_path / "bin"
    for made in (folder, programs):
        made.mkdir()
    for name in NAMES:
        text = f"open({str(tmp_path / 'ran')!r}, 'a').write('{name} ')\nraise SystemExit(99)\n"
        (folder / f"{name}.py").write_text(text)
    for name, module in SCRIPTS.items():
        (programs / name).write_text(SCRIPT.format(python=sys.executable, module=module))
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    monkeypatch.chdir(folder)
    return folder


def code_that_ran(folder: Path) -> str:
    """Return the names of the planted modules that were imported."""
    note = folder.parent / "ran"
    return note.read_text() if note.exists() else ""


def test_the_planted_modules_would_run(planted: Path) -> None:
    subprocess.run([sys.executable, "-c", "import socket"], check=False)
    assert code_that_ran(planted) == "socket "


@pytest.mark.parametrize("white", ["random", "oddments-gtp", "import my_player:Mine"])
def test_a_match_runs_no_code_of_the_current_folder(planted: Path, white: str) -> None:
    (planted / "my_player.py").write_text(PLAYER)
    command = [
        "oddments-match",
        "--black",
        "random",
        "--white",
        white,
        "--white-command",
        "level 1",
    ]
    done = subprocess.run(
        [*command, "--games", "2", "--jobs", "2", "--game", "wythe size=3", "--simulations", "9"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert code_that_ran(planted) == ""
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 of 2 games" in done.stdout


def test_programs_of_a_match_find_the_files_beside_them(planted: Path) -> None:
    """The option that keeps planted modules out of the workers is not passed on to the players."""
    bot = planted / "bot" / "main.py"
    bot.parent.mkdir()
    bot.write_text("import beside\n")
    (bot.parent / "beside.py").write_text("import sys, rules.gtp\nsys.exit(rules.gtp.main())\n")
    options = ["--black", "random", "--white", shlex.join([sys.executable, str(bot)])]
    done = subprocess.run(
        [
            "oddments-match",
            *options,
            "--games",
            "1",
            "--game",
            "wythe size=3",
            "--simulations",
            "9",
        ],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "lost by" not in done.stdout


def test_the_text_protocol_runs_no_code_of_the_current_folder(planted: Path) -> None:
    lines = "threads 2\nsimulations 50\ngenmove b\nprintsgf x\nloadsgf x\nseed 1\ngenmove w\n"
    done = subprocess.run(["oddments-gtp"], input=lines, capture_output=True, text=True)
    assert code_that_ran(planted) == ""
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" not in done.stdout


def test_a_review_runs_no_code_of_the_current_folder(planted: Path) -> None:
    record = GameRecord(GAMES["egotzi"].setup(size=3))
    record.play_text("a1")
    save(record, planted / "game.oddments")
    done = subprocess.run(
        ["oddments-review", "game.oddments", "--simulations", "9"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert code_that_ran(planted) == ""
    assert done.returncode == 0, done.stderr
    assert "1 move\n" in done.stdout


def test_making_puzzles_runs_no_code_of_the_current_folder(planted: Path) -> None:
    done = subprocess.run(
        ["oddments-puzzles", "generate", "egotzi", "file", "--count", "1", "--jobs", "2"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert code_that_ran(planted) == ""
    assert done.returncode == 0, done.stderr
    assert "file: 1 puzzle\n" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the socket where Linux has it")
def test_neither_the_window_nor_a_second_start_runs_code_of_the_current_folder(
    planted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(GameRecord(GAMES["egotzi"].setup()), planted / "game.oddments")
    (planted.parent / "run").mkdir(mode=0o700)
    for kind in ("STATE_HOME", "CONFIG_HOME", "DATA_HOME", "CACHE_HOME", "RUNTIME_DIR"):
        monkeypatch.setenv(f"XDG_{kind}", str(planted.parent / "run"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    with subprocess.Popen(["oddments"]) as first:
        try:
            deadline = time.monotonic() + 60
            while not any(path.is_socket() for path in (planted.parent / "run").iterdir()):
                assert first.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.05)
            assert subprocess.run(["oddments", "game.oddments"], timeout=60).returncode == 0
        finally:
            first.send_signal(signal.SIGTERM)
    assert first.returncode == -signal.SIGTERM
    assert code_that_ran(planted) == ""


def test_the_set_up_runs_no_code_of_the_folder_that_it_is_started_in(planted: Path) -> None:
    assert environment.is_venv_sound()
    environment.run(*environment.PIP, "--dry-run", "--no-index", "pip")
    assert code_that_ran(planted) == ""
