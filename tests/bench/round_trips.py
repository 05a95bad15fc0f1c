"""Writes random trees with texts in many scripts, and reads them again: all must be equal.

    .venv/bin/python tests/bench/round_trips.py [--trees N] [--first NUMBER]

Every tree is made from its number, and read from a text, in the encodings of Unicode, and from
a file. sgfmill, which is not ours, must see the same nodes. Prints the trees that come back
otherwise; exits with 0 if there are none.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from sgfmill import sgf_grammar

sys.path.append(str(Path(__file__).parent.parent / "rules" / "record"))

from random_trees import random_tree

from rules.record.game_file import Collection, load, save, write_game
from rules.record.game_record import GameRecord

ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-32")


def problems(number: int, folder: Path) -> list[str]:
    """Return what does not come back as it was."""
    record = random_tree(number)
    text = write_game(record)
    path = folder / "game.oddments"
    save(record, path)
    found = {"text": Collection(text).first(), "file": load(path)}
    found |= {name: Collection(text.encode(name)).first() for name in ENCODINGS}
    wrong = [name for name, again in found.items() if not _is_same(record, again, text)]
    if _nodes_by_sgfmill(text) != sum(1 for _ in record.root.subtree()):
        wrong.append("sgfmill")
    return wrong


def _is_same(record: GameRecord, again: GameRecord, text: str) -> bool:
    return (
        again == record
        and again.position == record.position
        and again.result_text == record.result_text
        and not again.reading.read_only
        and write_game(again) == text
    )


def _nodes_by_sgfmill(text: str) -> int:
    waiting = [sgf_grammar.parse_sgf_game(text.encode())]
    count = 0
    while waiting:
        tree = waiting.pop()
        count += len(tree.sequence)
        waiting.extend(tree.children)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--trees", type=int, default=5000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    start = time.perf_counter()
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(asked.first, asked.first + asked.trees):
            wrong = problems(number, Path(folder))
            failures += bool(wrong)
            for name in wrong:
                print(f"tree {number}: {name} is not as it was")
    seconds = time.perf_counter() - start
    print(f"{asked.trees} trees in {seconds:.0f} s, {failures} came back otherwise")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
