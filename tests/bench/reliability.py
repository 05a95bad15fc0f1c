"""Say how far the engine's win rates are from the results of its games, and fit a calibration."""

from __future__ import annotations

import argparse
import contextlib
import functools
import json
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rated_games import GameTask, RatedGame, play

from rules.games import GAMES, read_setup
from rules.match.even_openings import even_openings
from rules.progress_line import clock_text
from rules.setup import Setup
from rules.version import compiled
from rules.work.arguments import add_worker_arguments, check_worker_arguments, open_workers
from rules.work.work_queue import in_order
from rules.work.workers import Workers

ROOT = Path(__file__).parent.parent.parent
OPENINGS = 100


def played_games(
    setup: Setup, number: int, simulations: int, workers: Workers, folder: Path
) -> list[RatedGame]:
    """Return so many games on a board, played now unless the folder has them."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{re.sub(r'[^a-z0-9]+', '-', str(setup))}-{simulations}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    games = [json.loads(line) for line in lines]
    known = {game["seed"] for game in games}
    missing = [seed for seed in range(1, number + 1) if seed not in known]
    if missing:
        began = time.monotonic()
        openings = even_openings(setup, OPENINGS, workers=workers)
        tasks = [
            GameTask(str(setup), openings[seed % len(openings)], simulations, seed)
            for seed in missing
        ]
        with (
            path.open("a", encoding="utf-8") as kept,
            contextlib.closing(in_order(workers, play, tasks)) as played,
        ):
            for done, game in enumerate(played, 1):
                kept.write(json.dumps(game) + "\n")
                kept.flush()
                games.append(game)
                left = (time.monotonic() - began) / done * (len(tasks) - done)
                print(
                    f"{setup}: {done} of {len(tasks)} games, {clock_text(left)} left",
                    file=sys.stderr,
                    flush=True,
                )
    return sorted(games, key=lambda game: game["seed"])[:number]


def main() -> None:
    parser = argparse.ArgumentParser(description="Say how reliable win rates are.")
    parser.add_argument("--games", type=int, default=200, help="on each BOARD")
    parser.add_argument("--simulations", type=int, default=10_000, help="a turn")
    add_worker_arguments(parser, "games played")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "reliability")
    parser.add_argument("boards", nargs="*", metavar="BOARD", default=list(GAMES))
    asked = parser.parse_args()
    check_worker_arguments(parser, asked)
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    setups = [read_setup(text.split()) for text in asked.boards]
    keys = list(dict.fromkeys(setup.game.key for setup in setups))
    with open_workers(asked, keys, functools.partial(print, file=sys.stderr)) as workers:
        for setup in setups:
            games = played_games(setup, asked.games, asked.simulations, workers, asked.kept)
            print(setup, len(games), flush=True)


if __name__ == "__main__":
    main()
