"""A real scheduler of Dask and its workers on this machine, each a process that can be killed."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

_SECONDS = 60.0

_SCHEDULER = [sys.executable, "-c", "from distributed.cli.dask_scheduler import main; main()"]
_WORKER = [sys.executable, "-c", "from distributed.cli.dask_worker import main; main()"]


class DaskProcesses:
    """A scheduler on a port that the system chooses, and workers that are added one by one.

    Attributes:
        address: of the scheduler.
        workers: the processes of the workers, without a nanny that would restart them.
    """

    def __init__(self, folder: Path, environment: Mapping[str, str] = os.environ) -> None:
        self._folder = folder
        self._environment = dict(environment)
        self._count = 0
        self.workers: list[subprocess.Popen[bytes]] = []
        self._scheduler = self._start_scheduler("0")
        self.address: str = self._wait_for_address()

    def add_worker(
        self, threads: int = 1, environment: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """Start another worker; it may take a few seconds to join."""
        options = ["--nthreads", str(threads), "--no-nanny", "--no-dashboard"]
        options += ["--death-timeout", "60", "--local-directory", str(self._folder)]
        options += ["--memory-limit", "0", self.address]
        worker = self._start(_WORKER, options, environment)
        self.workers.append(worker)
        return worker

    def kill(self, worker: subprocess.Popen[bytes]) -> None:
        """End a worker as a failing machine would."""
        worker.kill()
        worker.wait()
        self.workers.remove(worker)

    def kill_scheduler(self) -> None:
        """End the scheduler; its workers end by themselves then."""
        self._scheduler.kill()
        self._scheduler.wait()

    def restart_scheduler(self) -> None:
        """Start the scheduler again at the same address, without workers."""
        for worker in list(self.workers):
            self.kill(worker)
        self._file.unlink()
        self._scheduler = self._start_scheduler(self.address.rpartition(":")[2])
        self._wait_for_address()

    def close(self) -> None:
        """End all at once; what the workers have started ends with them."""
        for process in [*self.workers, self._scheduler]:
            process.kill()
        for process in [*self.workers, self._scheduler]:
            process.wait()

    @property
    def scheduler_pid(self) -> int:
        return self._scheduler.pid

    @property
    def _file(self) -> Path:
        return self._folder / "scheduler.json"

    def _start_scheduler(self, port: str) -> subprocess.Popen[bytes]:
        options = ["--host", "127.0.0.1", "--port", port, "--no-dashboard"]
        return self._start(_SCHEDULER, [*options, "--scheduler-file", str(self._file)], None)

    def _start(
        self, program: list[str], options: list[str], environment: Mapping[str, str] | None
    ) -> subprocess.Popen[bytes]:
        self._count += 1
        with open(self._folder / f"dask{self._count}.txt", "wb") as output:
            return subprocess.Popen(
                [*program, *options],
                cwd=self._folder,
                env=self._environment | dict(environment or {}),
                stdout=output,
                stderr=output,
            )

    def _wait_for_address(self) -> str:
        end = time.monotonic() + _SECONDS
        while time.monotonic() < end:
            with contextlib.suppress(OSError, ValueError):
                address: str = json.loads(self._file.read_text())["address"]
                return address
            time.sleep(0.05)
        raise TimeoutError("no scheduler has started")


def processes_below(pid: int) -> set[int]:
    """Return all processes that have come of one."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    found, new = set(), {pid}
    while new:
        new = {child for child, parent in parents.items() if parent in new}
        found |= new
    return found


def is_running(pid: int) -> bool:
    """Return whether a process has not ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"  # it has ended, but was not waited for


def wait_for_end(pids: set[int], seconds: float = 30.0) -> None:
    """Wait until all these processes have ended.

    Raises:
        TimeoutError: some still run.
    """
    end = time.monotonic() + seconds
    while any(is_running(pid) for pid in pids):
        if time.monotonic() > end:
            raise TimeoutError(f"of {pids} some still run")
        time.sleep(0.05)
