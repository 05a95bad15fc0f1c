"""How much memory and time it takes to open saved games of all shapes.

    .venv/bin/python tests/bench/reader_memory.py [--bytes N]

Makes a file of N bytes (default: 10 MB) of each shape, and opens it in a separate process like the
window, the headings and the first game, and like the library, one game after another. Prints the
peak of memory above what the process had before, the processor time, and the bound: 100 times the
file and 50 MB. Exits with 0 if all are within it. For Linux.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import string
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from rules.record.game_file import Collection
from rules.record.game_record import GameRecord
from rules.record.sgf import GameFileError

MB = 1_000_000
ROOT = "(;FF[4]CA[UTF-8]GM[1003]XG[oddy]XF[1]XS[9]SZ[8]"


def filled(piece: str, size: int, *, head: str = ROOT, tail: str = ")") -> str:
    """Return as many copies of a piece as there is room for."""
    room = size - len((head + tail).encode())
    return head + piece * (room // len(piece.encode())) + tail


def names() -> Iterator[str]:
    """Yield names of unknown properties, the short ones first."""
    for length in itertools.count(3):
        for letters in itertools.product(string.ascii_uppercase, repeat=length):
            yield "".join(letters)


def tiny_properties(size: int) -> str:
    kept: list[str] = []
    room = size - len(ROOT) - 1
    for name in names():
        room -= len(name) + 2
        if room < 0:
            return f"{ROOT}{''.join(kept)})"
        kept.append(f"{name}[]")
    raise AssertionError("there is no end of names")


def nested(size: int) -> str:
    """Return variations within variations."""
    count = (size - len(ROOT) - 1) // 3
    return f"{ROOT}{'(;' * count}{')' * count})"


SHAPES: dict[str, Callable[[int], str]] = {
    "games, tiny ones": lambda size: filled("(;FF[4]GM[1003])", size, head="", tail=""),
    "games of some turns": lambda size: filled(
        "(;FF[4]GM[1003]PB[Ann]PW[Ben]RE[B+R];B[a1];W[swap];W[b1];B[b2](;W[b3])(;W[c3]))\n",
        size,
        head="",
        tail="",
    ),
    "games of other kinds": lambda size: filled("(;FF[4]GM[1])", size, head="", tail=""),
    "wide branches": lambda size: filled("(;B[a1])", size),
    "wide branches with texts": lambda size: filled("(;B[a1]C[漢])", size),
    "forbidden turns": lambda size: filled("(;B[zz])", size),
    "nested variations": nested,
    "a line of empty nodes": lambda size: filled(";", size),
    "a line of remarks": lambda size: filled(";C[x]", size),
    "one long comment": lambda size: filled("x", size, head=f"{ROOT};B[a1]C[", tail="])"),
    "one long comment beyond 16 bits": lambda size: filled(
        "漢", size, head=f"{ROOT};B[a1]C[😀", tail="])"
    ),
    "one long comment of escapes": lambda size: filled(
        "\\a", size, head=f"{ROOT};B[a1]C[", tail="])"
    ),
    "long comments": lambda size: filled(f"(;B[a1]C[{'long ' * 400}])", size),
    "a million tiny properties": tiny_properties,
    "a million tiny values": lambda size: filled("[漢]", size, head=f"{ROOT}ZZ"),
    "nothing but brackets": lambda size: filled("(", size),
    "nothing but a damaged value": lambda size: filled("x", size, head=f"{ROOT};B[a1]C[", tail=""),
    "a text that is not a game": lambda size: filled("x", size, head="", tail=""),
}


def memory_mb(name: str) -> float:
    """Return what Linux counts for this process: VmRSS now, or VmHWM at its peak."""
    status = Path("/proc/self/status").read_text("ascii")
    (line,) = [line for line in status.splitlines() if line.startswith(f"{name}:")]
    return int(line.split()[1]) * 1024 / MB


def open_as_window(path: Path) -> str:
    collection = Collection.load(path)
    headings = list(collection.headings())
    record = collection.first()
    nodes = sum(1 for _ in record.root.subtree())
    return f"{len(headings):,} games, the first of {nodes:,} nodes"


def open_as_library(path: Path) -> str:
    kinds = [isinstance(game, GameRecord) for game in Collection.load(path).games()]
    return f"{sum(kinds):,} of {len(kinds):,} games read"


def measure(way: Callable[[Path], str], path: Path) -> tuple[float, float, str]:
    """Return peak memory in MB, processor seconds, and what was found."""
    Path("/proc/self/clear_refs").write_text("5", "ascii")  # reset the peak
    before = memory_mb("VmRSS")
    start = time.process_time()
    try:
        found = way(path)
    except GameFileError as error:
        found = f"refused: {error}"
    return memory_mb("VmHWM") - before, time.process_time() - start, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--bytes", type=int, default=10 * MB)
    size = parser.parse_args().bytes
    bound = 100 * size / MB + 50
    print(f"files of {size:,} bytes, at most {bound:,.0f} MB")
    worst = 0.0
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        for name, make in SHAPES.items():
            path = Path(folder) / "game.oddments"
            path.write_text(make(size), "utf-8")
            for way in (open_as_window, open_as_library):
                with context.Pool(1) as pool:
                    peak, seconds, found = pool.apply(measure, (way, path))
                worst = max(worst, peak)
                text = f"{name:34}{way.__name__[8:]:9}{peak:7.0f} MB {seconds:6.1f} s  {found}"
                print(text, flush=True)
    sys.exit(worst > bound)


if __name__ == "__main__":
    main()
