"""The programs of these tests as words, and whether they have ended."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
OURS = (sys.executable, "-P", "-m", "rules.gtp", "--no-files")
STAND_IN = (sys.executable, str(HERE / "stand_in.py"))


def bad_engine(mode: str, after: int, pids: Path) -> tuple[str, ...]:
    return (sys.executable, str(HERE / "bad_engine.py"), mode, str(after), str(pids))


def have_ended(pids: Path, seconds: float = 60.0) -> bool:
    """Return whether all processes that are named in a file end soon, and there are any."""
    numbers = [int(line) for line in pids.read_text("utf-8").split()]
    deadline = time.monotonic() + seconds
    while any(is_running(number) for number in numbers):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return bool(numbers)


def is_running(number: int) -> bool:
    """Return whether a process exists, and not only its exit status."""
    if sys.platform == "win32":
        tasks = subprocess.run(["tasklist"], capture_output=True, text=True, check=True).stdout
        return any(str(number) in line.split()[1:2] for line in tasks.splitlines())
    try:
        status = Path(f"/proc/{number}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"


def memory_mb() -> float:
    """Return the memory of this process."""
    words = Path("/proc/self/statm").read_text("utf-8").split()
    return int(words[1]) * 4096 / 2**20
