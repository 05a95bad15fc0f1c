"""Second opinions on solved boards: the plain programs in C in the games' folders of tests."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

_GAMES = Path(__file__).parent / "games"
_COMPILER = os.environ.get("CC", "cc").split()
_STRICT = ("-Wall", "-Wextra", "-Wno-unknown-pragmas", "-Werror")


class Opinion(NamedTuple):
    """What a plain program finds.

    Attributes:
        openings: first turn -> 1 if who begins with it wins, 0 for a draw, -1.
        seconds: of a processor.
        megabytes: of memory at most.
        layers: (stones, positions, how many the player to move wins), if it goes layer by layer.
    """

    openings: dict[str, int]
    seconds: float
    megabytes: int
    layers: list[tuple[int, ...]]


def has_compiler() -> bool:
    return shutil.which(_COMPILER[0]) is not None


def opinion(key: str, command: str, folder: Path) -> Opinion:
    """Compile a game's program into a folder and run it.

    Args:
        key: of the game.
        command: "NAME ARGUMENTS" runs ``NAME_KEY.c`` with these arguments.
        folder: where the program goes.
    """
    name, *arguments = command.split()
    program = folder / f"{name}_{key}"
    source = _GAMES / key / f"{name}_{key}.c"
    strict = () if Path(_COMPILER[0]).name == "nvcc" else _STRICT
    subprocess.run([*_COMPILER, "-O2", *strict, "-o", str(program), str(source)], check=True)
    with subprocess.Popen([str(program), *arguments], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        printed = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    lines = [line.split() for line in printed.splitlines()]
    values = {line[0]: int(line[1]) for line in lines if line[0] not in ("positions", "layer")}
    layers = [tuple(map(int, line[1:])) for line in lines if line[0] == "layer"]
    return Opinion(values, used.ru_utime, used.ru_maxrss >> 10, layers)
