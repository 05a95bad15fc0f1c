"""Who holds a lock, also where the system cannot lock files."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.keeping.lock import lock

if sys.platform == "win32":
    pytest.skip("Windows has locks of its own", allow_module_level=True)

import fcntl

_HOLD_AND_DIE = """
import errno, fcntl, os, sys
from pathlib import Path
from desktop.keeping.lock import lock

def refuse(*_):
    raise OSError(errno.ENOLCK, "No locks available")

fcntl.flock = refuse
held = lock(Path(sys.argv[1]))
assert held is not None
os._exit(0)
"""


def break_flock(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def refuse(_descriptor: int, _operation: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "flock", refuse)


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
def test_one_window_holds_a_game_also_where_the_system_cannot_lock_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    break_flock(monkeypatch, number)
    held = lock(tmp_path / "game.oddments")
    assert held is not None
    assert lock(tmp_path / "game.oddments") is None
    held.unlock()
    assert os.listdir(tmp_path) == []
    again = lock(tmp_path / "game.oddments")
    assert again is not None
    again.unlock()


def test_a_crash_leaves_no_lock_where_the_system_cannot_lock_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.oddments"
    subprocess.run([sys.executable, "-c", _HOLD_AND_DIE, path], check=True, timeout=120)
    assert os.listdir(tmp_path)
    break_flock(monkeypatch, errno.ENOLCK)
    held = lock(path)
    assert held is not None
    held.unlock()


def test_a_lock_that_fails_for_another_reason_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_flock(monkeypatch, errno.EIO)
    with pytest.raises(OSError, match="Input/output error"):
        lock(tmp_path / "game.oddments")
