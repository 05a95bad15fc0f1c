"""What a cluster costs: against a pool of processes, and at most how many pieces a second.

    PYTHONPATH=.:tests/bench .venv/bin/python tests/bench/cluster_overhead.py
        [--jobs N] [--pieces N] [--seconds N] [--rounds N] [--tiny N] [--threads N]

Pieces that compute for a second each are done alternately by a pool of processes and by a cluster
on this machine, both ready; prints the median seconds of both and how much longer the cluster
takes: at most 5 %. Then tiny pieces show the most that a scheduler and a client, each a process of
its own, do in a second, and a game how many bytes it is on its way there and back.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import pickle
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from dask_processes import DaskProcesses
from overhead_work import compute, echo

from rules.games import GAMES
from rules.lab.match import GameTask, MatchSetup, play_game
from rules.work.cluster import Cluster
from rules.work.workers import ProcessPool, Workers, in_order


def seconds_of(
    workers: Workers, work: Callable[[float], object], pieces: int, seconds: float
) -> float:
    began = time.perf_counter()
    for _ in in_order(workers, work, [seconds] * pieces):
        pass
    return time.perf_counter() - began


def compare(jobs: int, pieces: int, seconds: float, rounds: int) -> str:
    """Return how long a pool and a cluster on this machine take for the same work."""
    took: dict[str, list[float]] = {"pool": [], "cluster": []}
    with (
        contextlib.closing(ProcessPool(jobs)) as pool,
        contextlib.closing(Cluster(None, jobs=jobs, games=[])) as cluster,
    ):
        kinds: dict[str, Workers] = {"pool": pool, "cluster": cluster}
        for workers in kinds.values():
            seconds_of(workers, compute, 2 * jobs, 0.1)  # its processes start
        for number in range(rounds):
            for name in sorted(kinds, reverse=bool(number % 2)):
                took[name].append(seconds_of(kinds[name], compute, pieces, seconds))
    here, there = (statistics.median(took[name]) for name in ("pool", "cluster"))
    return (
        f"{pieces} pieces of {seconds:g} s, {jobs} jobs: pool {here:.2f} s,"
        f" cluster {there:.2f} s, {there / here - 1:+.1%}"
    )


def measure_tiny(pieces: int, threads: int) -> str:
    """Return what a scheduler and a client of their own spend on pieces that only come back."""
    here = Path(__file__).parent
    environment = {**os.environ, "PYTHONPATH": f"{here.parent.parent}{os.pathsep}{here}"}
    with (
        tempfile.TemporaryDirectory() as folder,
        contextlib.closing(DaskProcesses(Path(folder), environment)) as dask,
    ):
        dask.add_worker(threads)
        with contextlib.closing(Cluster(dask.address, jobs=1, games=[])) as cluster:
            seconds_of(cluster, echo, 10 * threads, 0.0)
            before = processor_seconds(dask.scheduler_pid)
            began = time.process_time()
            took = seconds_of(cluster, echo, pieces, 0.0)
            client_ms = (time.process_time() - began) * 1000 / pieces
            scheduler_ms = (processor_seconds(dask.scheduler_pid) - before) * 1000 / pieces
            memory = megabytes(dask.scheduler_pid)
    return (
        f"{pieces} tiny pieces, {threads} threads: {pieces / took:.0f} a second;"
        f" processor time of a piece: scheduler {scheduler_ms:.2f} ms, client {client_ms:.2f} ms;"
        f" the scheduler has {memory:.0f} MB"
    )


def processor_seconds(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


def bytes_of_a_game() -> str:
    match = MatchSetup(black="level 5", white="level 4", game=next(iter(GAMES)))
    task = GameTask.of(match, 0, match.read_openings()[0])
    result = pickle.dumps(play_game(task))
    there = len(pickle.dumps((play_game, task)))
    return f"a game: {there} bytes there, {len(result)} back"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a cluster costs.")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pieces", type=int, default=20, help="of a second, in each round")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a piece")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tiny", type=int, default=5000, help="pieces that only come back")
    parser.add_argument("--threads", type=int, default=32, help="that work on tiny pieces")
    asked = parser.parse_args()
    print(compare(asked.jobs, asked.pieces, asked.seconds, asked.rounds), flush=True)
    print(measure_tiny(asked.tiny, asked.threads), flush=True)
    print(bytes_of_a_game())


if __name__ == "__main__":
    main()
