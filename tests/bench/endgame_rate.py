"""How often, and where not, the engine plays a best turn in the positions of a file.

``endgames.py`` and ``threats.py`` print such files.

    PYTHONPATH=. python tests/bench/endgame_rate.py tests/data/endgames.jsonl

Where they looked only some turns ahead, a turn that they do not list may win later: it is right if
a long search proves that.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path

from rules.engine.engine import Engine
from rules.engine.known_reports import LEARNED_KNOWLEDGE
from rules.engine.limits import Limits
from rules.engine.report import Proof
from rules.games import GAMES
from rules.position import Position

LONG = 1_000_000  # simulations that may prove that a turn wins later


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--simulations", type=int, default=20_000)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=1)
    chosen = parser.parse_args()
    tallies: dict[str, list[float]] = {}
    for row in [json.loads(line) for file in chosen.files for line in file.open()]:
        key, *options = row["game"].split()
        position = GAMES[key].read_setup(dict([option.split("=") for option in options])).start()
        for text in row["turns"]:
            position.play_turn(position.read(text))
        for seed in range(chosen.seeds):
            limits = Limits(simulations=chosen.simulations, seed=seed, threads=chosen.threads)
            began = time.process_time()
            report = Engine(LEARNED_KNOWLEDGE).search(position, [], limits)
            took = time.process_time() - began
            played = position.write(report.best)
            right = played in row["best"] or (row["value"] == 1 and _wins(position, report.best))
            if not right:
                print(f"seed {seed}: {played} in {json.dumps(row)}", flush=True)
            tally = tallies.setdefault(row["game"], [0, 0, 0, 0.0])
            for i, more in enumerate((1.0, float(right), float(report.proven is not None), took)):
                tally[i] += more
    for game, (count, won, proven, total_s) in sorted(tallies.items()):
        mean_ms = 1000 * total_s / count
        print(f"{game:40} {won:g} of {count:g} right, {proven:g} proven, {mean_ms:.0f} ms each")


def _wins(position: Position, turn: Sequence[int]) -> bool:
    """Return whether a long search proves that a turn wins."""
    after = position.copy()
    after.play_turn(turn)
    if after.over:
        outcome = after.outcome()
        assert outcome is not None
        return outcome.winner == position.colour
    report = Engine().search(after, [], Limits(simulations=LONG, seed=1))
    return report.proven is (Proof.WIN if after.player == position.player else Proof.LOSS)


if __name__ == "__main__":
    main()
