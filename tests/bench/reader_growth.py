"""How the time to read damaged collections grows with their size: it must be linear.

    .venv/bin/python tests/bench/reader_growth.py [--min-bytes MIN] [--max-bytes MAX]
        [--runs N] [KIND …]

Makes inputs of each kind, doubling from MIN to MAX bytes (default: 64 kB to 8 MB), and reads
each in a process of its own, as the window does (the game, or the headings of several), and as the
library does (every game, one after another), also with all that it notes of them. Prints the
processor's time, the median of N runs, the growth per doubling between the larger inputs, averaged
over them, and the memory that the largest one took. Exits with 0 if no growth is above 2.3, and no
memory above 100 times the input and 50 MB.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import multiprocessing
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from rules.games import GAMES
from rules.library.entry import entry_of
from rules.record.game_file import Collection, write_game
from rules.record.game_record import GameRecord
from rules.record.sgf import GameFileError

MIN_BYTES, MAX_BYTES = 64_000, 8_192_000
MAX_GROWTH = 2.3
COUNTED_S = 0.05  # the growth of shorter times is mostly the clock's error
MB = 1_000_000
ROOT = "(;FF[4]CA[UTF-8]GM[1004]SZ[6]PB[Ann]PW[Ben]"


def repeated(piece: str, size: int, head: str = "", tail: str = "") -> bytes:
    room = size - len(head) - len(tail)
    return (head + piece * (room // len(piece)) + tail).encode()


def random_bytes(size: int) -> bytes:
    head = b"(;FF[4]CA[shift_jis]GM[1004]C["
    return head + random.Random(1).randbytes(size - len(head))


def long_values(size: int) -> bytes:
    value = "long " * (size // 20)
    return f"{ROOT}C[{value}];B[b2]N[{value}](;W[{value}])(;W[c3]LB[{value}]".encode()


def whole_games(size: int) -> bytes:
    """Return random games on the default boards, played to the end."""
    texts = []
    for game in GAMES.values():
        record = GameRecord(game.setup())
        turn: tuple[int, ...] = ()
        for step, _player in record.position.random_playout(1)[1]:
            before = record.position
            if before.over:
                break
            turn = (*turn, step)
            after = before.copy()
            after.play_turn(turn)
            if after.turn != before.turn:
                record.play(turn)
                turn = ()
        texts.append(write_game(record))
    return repeated("".join(texts), max(size, len("".join(texts))))


# kind -> an input of that many bytes, in most cases also with the end missing
KINDS: dict[str, Callable[[int], bytes]] = {
    "unclosed values": lambda size: repeated("(;FF[", size),
    "unclosed numbers": lambda size: repeated("(;FF[4]C[", size),
    "unclosed games": lambda size: repeated(f"{ROOT};B[b2];W[c3]", size),
    "unclosed comments": lambda size: repeated(f"{ROOT};B[b2]C[half of", size),
    "nested variations": lambda size: repeated("(;C[x]", size, f"{ROOT};B[b2]"),
    "brackets alone": lambda size: repeated("(", size, "("),
    "missing semicolons": lambda size: repeated(f"{ROOT}(B[b2]W[c3]))\n", size),
    "backslashes": lambda size: repeated("\\", size, f"{ROOT}C["),
    "escaped brackets": lambda size: repeated("(;FF[\\]", size),
    "line breaks": lambda size: repeated("\r", size, f"{ROOT}C["),
    "garbage between games": lambda size: repeated(f"{ROOT};B[b2]) ]junk[ ( ;", size),
    "long values": long_values,
    "bytes that are not text": random_bytes,
    "bytes without a character": lambda size: b"(;FF[4]CA[cp1252]GM[1004]C[" + b"\x81" * size,
    "tiny games": lambda size: repeated("(;FF[4]GM[1004])", size),
    "wrong roots": lambda size: repeated("(;FF[4]GM[1004]SZ[x]PB[a][b]RE[0][1])\n", size),
    "turns against the rules": lambda size: repeated("(;B[zz][y]AB[b2])", size, ROOT),
    "one long name": lambda size: repeated("aA", size, ROOT),
    "space": lambda size: repeated("( ", size),
    "games": lambda size: repeated(f"{ROOT}DT[2026-05-01]RE[B+R];B[b2];W[c3];B[d4])\n", size),
    "whole games": whole_games,
    "dominoes": lambda size: repeated("[a1b1]", size, "(;GM[1001]SZ[5]XD", ")"),
    "stones on one cell": lambda size: repeated("[a1]", size, "(;GM[1004]SZ[5]AB", ")"),
}


def as_window(data: bytes) -> None:
    collection = Collection(data)
    if collection.holds_one:
        collection.shown()
    else:
        list(collection.headings())


def as_index(data: bytes) -> None:
    for game in Collection(data).games():
        if isinstance(game, GameRecord):
            entry_of(game)


def as_library(data: bytes) -> None:
    for _game in Collection(data).games():
        pass


WAYS: dict[str, Callable[[bytes], None]] = {
    "window": as_window,
    "library": as_library,
    "index": as_index,
}


def seconds(way: Callable[[bytes], None], data: bytes) -> float:
    """Return the processor's time that it takes to read an input in one of the ways."""
    start = time.process_time()
    with contextlib.suppress(GameFileError):  # refused
        way(data)
    return time.process_time() - start


def growth(times: Sequence[float]) -> float:
    """Return the factor by which measurable times grow from one to the next."""
    counted = [one for one in times if one >= COUNTED_S]
    if len(counted) < 2:
        return 0.0
    return float((counted[-1] / counted[0]) ** (1 / (len(counted) - 1)))


def memory_mb() -> float:
    """Return the peak memory of this process; for Linux."""
    status = Path("/proc/self/status").read_text("ascii")
    (line,) = [line for line in status.splitlines() if line.startswith("VmHWM:")]
    return int(line.split()[1]) * 1024 / MB


def measure(kind: str, way: str, sizes: Sequence[int], runs: int, answer: Connection) -> None:
    """Send the times for all sizes, and the memory that the largest one added."""
    before = memory_mb()
    times = []
    for size in sizes:
        data = KINDS[kind](size)
        times.append(statistics.median(seconds(WAYS[way], data) for _ in range(runs)))
    answer.send((times, memory_mb() - before))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    parser.add_argument("--min-bytes", type=int, default=MIN_BYTES)
    parser.add_argument("--max-bytes", type=int, default=MAX_BYTES)
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    sizes = list(
        itertools.takewhile(
            lambda size: size <= asked.max_bytes, (asked.min_bytes << n for n in itertools.count())
        )
    )
    context = multiprocessing.get_context("spawn")
    sound = True
    print(
        f"{'kind':28}{'read by':10}{'growth':>8}{'MB':>6}  s at {sizes[0]:,} to {sizes[-1]:,} bytes"
    )
    for kind, way in itertools.product(asked.kinds or KINDS, WAYS):
        receiver, sender = context.Pipe(duplex=False)
        process = context.Process(target=measure, args=(kind, way, sizes, asked.runs, sender))
        process.start()
        times, megabytes = receiver.recv()
        process.join()
        factor = growth(times)
        sound &= factor <= MAX_GROWTH and megabytes <= 100 * sizes[-1] / MB + 50
        each = " ".join([f"{one:.2f}" for one in times])
        print(f"{kind:28}{way:10}{factor:8.2f}{megabytes:6.0f}  {each}", flush=True)
    sys.exit(not sound)


if __name__ == "__main__":
    main()
