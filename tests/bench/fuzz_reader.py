"""Feeds the reader of saved games with broken ones: nothing may crash it or make it hang.

    .venv/bin/python tests/bench/fuzz_reader.py [--inputs N] [--seed N] [--blind] [--folder FOLDER]

Guided by coverage (needs atheris: pip install "atheris>=3,<4"; nothing else does), or with --blind
at random. It begins with the games in tests/data, whole and broken. Inputs that fail or reach new
code are written to FOLDER. Prints inputs a second; exits with 0 if there were no failures.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

try:
    import atheris
except ImportError:
    atheris = None

if atheris is not None and __name__ == "__main__" and "--blind" not in sys.argv:
    atheris.instrument_imports(include=["rules.record"], enable_loader_override=False).__enter__()

from rules.games import read_setup
from rules.record.game_file import Collection, write_game
from rules.record.game_record import GameRecord
from rules.record.sgf import GameFileError

CAN_BE_GUIDED = atheris is not None
DATA = Path(__file__).parent.parent / "data"
HANG_S = 60  # on the wall's clock, on a machine that may be busy
LONGEST = 400  # bytes of an input

TOKENS = [
    *(b"(;", b"(", b")", b";", b"[", b"]", b"\\", b"\\]", b"\n", b"\r\n", b"\xff", b"\xef\xbb\xbf"),
    *(
        b"\xff\xfe",
        b"\0",
        b"[]",
        b":",
        b"FF[4]",
        b"GM[1]",
        b"CA[",
        b"UTF-8]",
        b"latin-1]",
        b"big5]",
    ),
    *(b"XF[1]", b"XF[2]", b"XF[1.1]", b"XG[oddy]", b"XG[yodd]", b"XG[wythe]", b"XG[egotzi]"),
    *(b"XG[themisto]", b"SZ[4]", b"SZ[", b"XS[3]", b"XV[squared]", b"KM[", b"XP[off]", b"XH[here]"),
    *(b"XH[end]", b"XR[", b"RE[B+R]", b"RE[0]", b"PB[", b"PW[", b"XC[", b"C[", b"N[", b"LB[a1:x]"),
    *(b"TR[a1]", b"AB[a1]", b";B[", b";W[", b"B[a1]", b"W[swap]", b"pass]", b"b2", b"Bc2", b"a2a3"),
    *(
        b"GM[1001]",
        b"GM[1002]",
        b"GM[1003]",
        b"GM[1004]",
        b"GM[1005]",
        b"shift_jis]",
        b"\xe8\xa1\xa8",
    ),
]


def check(data: bytes) -> None:
    """Read an input in all ways; AssertionError, or any other than GameFileError, is a finding."""
    try:
        collection = Collection(data)
    except GameFileError:
        return
    games = list(collection.games())
    assert len(games) == len(list(collection.headings())) > 0
    for game in games:
        if isinstance(game, GameRecord):
            _check_game(game)


def _check_game(record: GameRecord) -> None:
    """Check that what was read is consistent, and written comes back without problems."""
    for node in record.root.subtree():
        for child in node.children:
            assert child.parent is node
    text = write_game(record)
    again = Collection(text.encode("utf-8", "replace")).first()
    assert not again.reading.read_only, again.reading
    assert write_game(again).encode("utf-8", "replace") == text.encode("utf-8", "replace")
    assert again.position == record.position
    record.position.validate()


def seeds() -> list[bytes]:
    """Return whole games of all kinds, with variations and texts, and the broken ones on file."""
    lines = (DATA / "reference-games.jsonl").read_text("utf-8").splitlines()
    whole = [_game(json.loads(line), number) for number, line in enumerate(lines[::5])]
    broken = [path.read_bytes() for path in sorted((DATA / "broken-games").glob("*"))]
    return [*(game[:LONGEST] for game in whole), *broken]


def _game(game: dict[str, object], number: int) -> bytes:
    """Return a game from the list of those that all implementations agree on."""
    record = GameRecord(read_setup(str(game["game"]).split()))
    turns = game["turns"]
    assert isinstance(turns, list)
    for at, turn in enumerate(turns):
        record.play_text(turn)
        if at == number % 7:
            record.node.properties["C"] = ["a comment [of \\ some] length: 漢字"]
            record.node.properties["LB"] = ["a1:x", "b2:1"]
    if len(turns) > 4:
        record.go_to(record.line[number % 3])
        others = record.position.legal_turns()
        for _ in range(2):
            if (turn := next(others, None)) is not None:
                record.add(record.node, turn)
    return write_game(record).encode()


def broken(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    """Return an input with some damage done by chance."""
    result = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        at = rng.randint(0, len(result))
        end = rng.choice([at, at, at + 1, at + rng.randint(0, 40), len(result)])
        piece = rng.choice(
            [
                b"",
                rng.choice(TOKENS),
                rng.randbytes(rng.randint(1, 3)),
                rng.choice(others)[at : at + rng.randint(1, 200)],
            ]
        )
        result[at:end] = piece
    return bytes(result[:LONGEST])


def run_blind(inputs: int, seed: int, folder: Path) -> int:
    """Try so many random inputs; return the number of failures."""
    rng = random.Random(seed)
    starts = seeds()
    failures = 0
    began = time.perf_counter()
    for number in range(inputs):
        data = broken(rng.choice(starts), starts, rng)
        start = time.perf_counter()
        try:
            check(data)
            problem = f"{HANG_S} s" if time.perf_counter() - start > HANG_S else ""
        except Exception as error:
            problem = repr(error)
        if problem:
            failures += 1
            path = folder / f"crash-{seed}-{number}"
            path.write_bytes(data)
            print(f"{path}: {problem}")
    rate = inputs / (time.perf_counter() - began)
    print(f"{inputs} inputs, {rate:.0f} a second, {failures} failures")
    return failures


def run_guided(inputs: int, seed: int, folder: Path) -> None:
    """Try so many inputs, guided by the code they reach, and end the process."""
    corpus = folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(seeds()):
        (corpus / f"seed-{number}").write_bytes(data)
    words = folder / "words"
    words.write_text("".join(f'"{_quoted(token)}"\n' for token in TOKENS))
    options = [
        f"-runs={inputs}",
        f"-seed={seed}",
        f"-timeout={HANG_S}",
        f"-max_len={LONGEST}",
        f"-dict={words}",
        f"-artifact_prefix={folder}/",
        "-print_final_stats=1",
        "-rss_limit_mb=4096",
    ]
    atheris.Setup([sys.argv[0], *options, str(corpus)], check)
    atheris.Fuzz()


def _quoted(token: bytes) -> str:
    return "".join(f"\\x{byte:02x}" for byte in token)


def main(arguments: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--folder", type=Path, default=None)
    asked = parser.parse_args(None if arguments is None else list(arguments))
    folder = asked.folder or Path(tempfile.mkdtemp(prefix="fuzz-reader-"))
    folder.mkdir(parents=True, exist_ok=True)
    if asked.blind:
        sys.exit(1 if run_blind(asked.inputs, asked.seed, folder) else 0)
    if not CAN_BE_GUIDED:
        sys.exit('atheris is not there: pip install "atheris>=3,<4", or give --blind')
    run_guided(asked.inputs, asked.seed, folder)


if __name__ == "__main__":
    main()
