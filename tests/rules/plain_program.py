"""Second opinions on solved boards: the plain programs in C in the games' folders of tests."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

_GAMES = Path(__file__).parent / "games"
_COMPILER = os.environ.get("CC", "cc").split()


class Opinion(NamedTuple):
    """What a plain program finds.

    Attributes:
        openings: first turn -> 1 if who begins with it wins, 0 for a draw, -1.
        seconds: of a processor.
        megabytes: of memory at most.
    """

    openings: dict[str, int]
    seconds: float
    megabytes: int


def has_compiler() -> bool:
    return shutil.which(_COMPILER[0]) is not None


def opinion(key: str, arguments: str, folder: Path) -> Opinion:
    """Compile ``plain_KEY.c`` into a folder, and run it with these arguments."""
    program = folder / f"plain_{key}"
    source = _GAMES / key / f"plain_{key}.c"
    strict = ("-O2", "-Wall", "-Wextra", "-Werror")
    subprocess.run([*_COMPILER, *strict, "-o", str(program), str(source)], check=True)
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    printed = subprocess.run(
        [str(program), *arguments.split()], check=True, capture_output=True, text=True
    ).stdout
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    lines = [line.split() for line in printed.splitlines()]
    values = {name: int(value) for name, value in lines if name != "positions"}
    return Opinion(values, used.ru_utime - before, used.ru_maxrss >> 10)
