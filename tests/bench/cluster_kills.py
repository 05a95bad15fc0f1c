"""Play a match on a cluster whose workers, client and scheduler are killed, and compare its log.

    PYTHONPATH=.:tests/bench .venv/bin/python tests/bench/cluster_kills.py
        [--workers N] [--worker-kills N] [--client-kills N] [--scheduler-kills N] [--games N]

The same match is first played by a pool of processes. Then the cluster plays it: at random moments
a worker is killed and replaced, the command is killed and started again, the scheduler is killed
and started again with its workers. Prints how many of each, what the kills cost, and whether the
log has the same games; a match that ends before its kills begins again with another seed. The
status is 1 if a log differs, a game is missing, or a process is left behind.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from dask_processes import DaskProcesses, processes_below, wait_for_end

ROOT = Path(__file__).parent.parent.parent
MATCH = ["--black", "simulations 6000", "--white", "simulations 3000", "--game", "egotzi size=6"]
_SECONDS = 600.0  # without a finished game


def logged_games(log: Path) -> dict[int, dict[str, Any]]:
    """Return number -> what the log says of a game, all but the seconds that it took."""
    games: dict[int, dict[str, Any]] = {}
    if log.exists():
        whole = log.read_bytes().rpartition(b"\n")[0]
        for line in whole.splitlines()[1:]:
            facts = json.loads(line)
            if "unplayed" not in facts:
                del facts["seconds"]
                games[facts["game"]] = facts
    return games


def start_match(log: Path, seed: int, games: int, *options: str) -> subprocess.Popen[bytes]:
    words = [*MATCH, "--games", str(games), "--seed", str(seed), "--log", str(log), *options]
    return subprocess.Popen(
        [sys.executable, "-m", "rules.lab", "match", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


class Soak:
    """The cluster, the kills that remain, and what was seen."""

    def __init__(self, folder: Path, workers: int, kills: dict[str, int], seed: int) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self._dask = DaskProcesses(folder, environment)
        self._folder = folder
        self._count = workers
        self._random = random.Random(seed)
        self.left = collections.Counter(kills)
        self.done = collections.Counter[str]()
        self.faults: list[str] = []
        self._add_workers()

    def close(self) -> None:
        self._dask.close()

    def play(self, seed: int, games: int) -> None:
        """Play a match with both, with kills while there are any, and compare the logs."""
        here, there = self._folder / f"pool{seed}", self._folder / f"cluster{seed}"
        start_match(here, seed, games, "--jobs", "2").wait()
        options = ("--cluster", self._dask.address)
        client = start_match(there, seed, games, *options)
        began = progressed = time.monotonic()
        seen = 0
        while client.poll() is None:
            time.sleep(self._random.uniform(0.5, 2.5))
            if (count := len(logged_games(there))) != seen:
                seen, progressed = count, time.monotonic()
            if time.monotonic() - progressed > _SECONDS:
                self.faults.append(f"seed {seed}: no game for {_SECONDS:.0f} s")
                client.kill()
                break
            if client.poll() is None and self.left.total():
                client = self._kill(client, lambda: start_match(there, seed, games, *options))
        if logged_games(there) != logged_games(here):
            self.faults.append(f"seed {seed}: the logs differ")
        if len(logged_games(there)) != games:
            self.faults.append(f"seed {seed}: {len(logged_games(there))} of {games} games")
        print(
            f"seed {seed}: {games} games in {time.monotonic() - began:.0f} s,"
            f" killed so far: {dict(self.done)}",
            flush=True,
        )

    def _kill(self, client: subprocess.Popen[bytes], again: Any) -> subprocess.Popen[bytes]:
        """Kill something, and return the client that plays then."""
        (what,) = self._random.sample(list(self.left), 1, counts=list(self.left.values()))
        self.left[what] -= 1
        self.done[what] += 1
        if what == "client":
            client.kill()
            client.wait()
            restarted: subprocess.Popen[bytes] = again()
            return restarted
        if what == "scheduler":
            below = {pid for one in self._dask.workers for pid in processes_below(one.pid)}
            self._dask.kill_scheduler()
            self._dask.restart_scheduler()
            self._check_end(below)
        else:
            worker = self._random.choice(self._dask.workers)
            below = processes_below(worker.pid)
            self._dask.kill(worker)
            self._check_end(below)
        self._add_workers()
        return client

    def _add_workers(self) -> None:
        while len(self._dask.workers) < self._count:
            self._dask.add_worker()

    def _check_end(self, pids: set[int]) -> None:
        try:
            wait_for_end(pids)
        except TimeoutError as error:
            self.faults.append(str(error))


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill workers, clients and schedulers.")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--worker-kills", type=int, default=100)
    parser.add_argument("--client-kills", type=int, default=10)
    parser.add_argument("--scheduler-kills", type=int, default=5)
    parser.add_argument("--games", type=int, default=60, help="of a match")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kills = {name: getattr(asked, f"{name}_kills") for name in ("worker", "client", "scheduler")}
    os.environ["PYTHONPATH"] = str(ROOT)
    with (
        tempfile.TemporaryDirectory() as folder,
        contextlib.closing(Soak(Path(folder), asked.workers, kills, asked.seed)) as soak,
    ):
        seed = asked.seed
        while soak.left.total() and not soak.faults:
            soak.play(seed, asked.games)
            seed += 1
    for fault in soak.faults:
        print(fault)
    print(f"killed: {dict(soak.done)}; {'FAULTS' if soak.faults else 'all logs are equal'}")
    return int(bool(soak.faults))


if __name__ == "__main__":
    sys.exit(main())
