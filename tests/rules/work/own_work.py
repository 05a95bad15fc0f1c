"""Pieces of work for tests."""

import os
import signal
import stat
import sys
import time
from pathlib import Path

from rules.gtp_client.program import GuardedProcess
from rules.work.workers import WorkError


def square(number: int) -> int:
    return number * number


def square_slowly(number: int) -> int:
    """Return the square; the earlier ones take longest."""
    time.sleep(0.3 / (1 + number))
    return number * number


def own_number(seconds: float) -> int:
    """Stay for a while; return the number of this process."""
    time.sleep(seconds)
    return os.getpid()


def talk(number: int) -> int:
    """Print to standard output, as anybody's code may."""
    print("a" * 100_000, flush=True)
    os.write(1, b"b" * 100_000)
    return number


def looks_at_input(number: int) -> bool:
    """Return whether standard input is one at which libraries may look without waiting."""
    return stat.S_ISCHR(os.fstat(0).st_mode)


def work_unless_mortal(lives: tuple[str, int]) -> int:
    """Return a number, but first end this process as often as a file has lives."""
    path, number = Path(lives[0]), lives[1]
    left = int(path.read_text())
    if left:
        path.write_text(str(left - 1))
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuse(reason: str) -> None:
    raise WorkError(reason)


def divide(number: int) -> float:
    return 1 / number


def run_program(path: str) -> None:
    """Start a program that heeds nothing, write its number to a file, and stay."""
    program = GuardedProcess([sys.executable, "-c", "import time; time.sleep(600)"])
    note_self(path, program.popen.pid)
    time.sleep(600)


def note_self(path: str, *others: int) -> None:
    """Write the numbers of this process and of others to a file, whole or not at all."""
    part = Path(f"{path}.part{os.getpid()}")
    part.write_text(" ".join(map(str, (os.getpid(), *others))))
    part.rename(path)


def stay_first(path: str) -> str:
    """Stay for long if nobody has been here, and note it; else return at once."""
    try:
        Path(path).touch(exist_ok=False)
    except FileExistsError:
        return "later"
    time.sleep(600)
    return "first"
