"""How our engine scores against OpenSpiel's MCTSBot at the Game of Y, at equal time a turn.

    .venv/bin/python tests/bench/against_openspiel.py [--games N] [--movetime S] [--uct-c C]
        [--size N] [--logs FOLDER]

It needs ``pip install "open_spiel>=2.0"``. Both think on one thread, and one after the other. The
first stone lies at the edge, where it counts little, on a cell drawn for each two games; each side
has it once. The games are kept in FOLDER; the same command resumes a match that was broken off.
"""

from __future__ import annotations

import argparse
import random
import shlex
import sys
from pathlib import Path

from rules.games import GAMES
from rules.lab.match import MatchSetup, play_match
from rules.lab.match_command import report_text
from rules.setup import Setup
from rules.version import compiled

PROGRAM = Path(__file__).with_name("openspiel_gtp.py")


def edge_openings(setup: Setup) -> tuple[str, ...]:
    """Return the turns that place a stone at the edge, in an order drawn once and for all."""
    board = setup.start().board
    names = [board.names[site] for site in range(board.site_count) if board.sides_of(site)]
    random.Random(str(setup)).shuffle(names)
    return tuple(names)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play our engine against OpenSpiel's at Y.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--movetime", type=float, default=1.0, help="seconds a turn")
    parser.add_argument("--uct-c", type=float, default=2.0, help="MCTSBot's exploration")
    parser.add_argument("--size", type=int, default=11, help="cells a side")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--logs", type=Path, default=Path("build/bench/matches"))
    asked = parser.parse_args()
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    setup = GAMES["oddy"].setup(sides=3, size=asked.size, pie=False)
    match = MatchSetup(
        black="level 10",
        white=shlex.join([sys.executable, str(PROGRAM), "--uct-c", f"{asked.uct_c:g}"]),
        game=str(setup),
        games=asked.games,
        openings=edge_openings(setup),
        movetime=asked.movetime,
    )
    asked.logs.mkdir(parents=True, exist_ok=True)
    log = f"openspiel-{asked.size}-{asked.movetime:g}s-c{asked.uct_c:g}.jsonl"
    print(report_text(play_match(match, jobs=asked.jobs, log=asked.logs / log)))


if __name__ == "__main__":
    main()
