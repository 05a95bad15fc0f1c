"""What a cluster costs: against a pool of processes, and at most how many pieces a second.

    PYTHONPATH=.:tests/bench .venv/bin/python tests/bench/cluster_overhead.py
        [--jobs N] [--pieces N] [--rounds N] [--tiny N]

Pieces that compute for a second each are done alternately by a pool of processes and by a cluster
on this machine, both ready; prints the median seconds of both and how much longer the cluster
takes: at most 5 %. Then tiny pieces show the most that a scheduler and a client do in a second, and
how many bytes a game of a match is on its way there and back.
"""

from __future__ import annotations

import argparse
import contextlib
import pickle
import statistics
import time
from collections.abc import Callable

from overhead_work import compute, echo

from rules.games import GAMES
from rules.match.game_work import GameTask, play_game
from rules.match.match_setup import MatchSetup
from rules.work.cluster import Cluster
from rules.work.piece import Piece
from rules.work.process_pool import ProcessPool
from rules.work.work_queue import in_order
from rules.work.workers import Workers


def seconds_of(
    workers: Workers, work: Callable[[float], object], pieces: int, seconds: float
) -> float:
    began = time.perf_counter()
    for _ in in_order(workers, work, [seconds] * pieces):
        pass
    return time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a cluster costs.")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pieces", type=int, default=20, help="of a second, in each round")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a piece")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tiny", type=int, default=5000, help="pieces that only come back")
    asked = parser.parse_args()
    with (
        contextlib.closing(ProcessPool(asked.jobs)) as pool,
        contextlib.closing(Cluster(None, jobs=asked.jobs, games=[])) as cluster,
    ):
        took: dict[str, list[float]] = {"pool": [], "cluster": []}
        kinds: dict[str, Workers] = {"pool": pool, "cluster": cluster}
        for workers in kinds.values():
            seconds_of(workers, compute, 2 * asked.jobs, 0.1)  # its processes start
        for number in range(asked.rounds):
            for name in sorted(kinds, reverse=bool(number % 2)):
                took[name].append(seconds_of(kinds[name], compute, asked.pieces, asked.seconds))
        pool_s, cluster_s = (statistics.median(took[name]) for name in ("pool", "cluster"))
        print(
            f"{asked.pieces} pieces of {asked.seconds:g} s, {asked.jobs} jobs: pool {pool_s:.2f} s,"
            f" cluster {cluster_s:.2f} s, {cluster_s / pool_s - 1:+.1%}"
        )
        for name, workers in kinds.items():
            rate = asked.tiny / seconds_of(workers, echo, asked.tiny, 0.0)
            print(f"tiny pieces, {name}: {rate:.0f} a second")
    match = MatchSetup(black="level 5", white="level 4", game=next(iter(GAMES)))
    task = GameTask.of(match, 0, match.read_openings()[0])
    result = pickle.dumps(play_game(task))
    print(f"a game: {len(Piece.of(0, play_game, task).content)} bytes there, {len(result)} back")


if __name__ == "__main__":
    main()
