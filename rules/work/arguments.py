"""The options of commands that say who does their work."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
from collections.abc import Callable, Collection, Iterator

from rules.command_line import add_number
from rules.work.workers import ProcessPool, WorkError, Workers

MAX_JOBS = 256

_LOCAL = "local"  # a cluster on this machine
_ADDRESS = re.compile(r"(?:tcp|tls)://(?:[\w.-]+|\[[0-9a-fA-F:.%]+\]):([0-9]{1,5})")
_HIGHEST_PORT = 65535


def add_worker_arguments(parser: argparse.ArgumentParser, what: str) -> None:
    """Add --jobs, the number of things done at the same time, and --cluster."""
    about = f"{what} at the same time (default: 1, with --cluster the number of cores)"
    add_number(parser, "--jobs", about, None, range(1, MAX_JOBS + 1))
    parser.add_argument(
        "--cluster",
        type=_cluster,
        nargs="?",
        const=_LOCAL,
        metavar="ADDRESS",
        help="work on a Dask cluster: at tcp://HOST:PORT or tls://HOST:PORT, or without an"
        " address one of processes on this machine",
    )


def is_elsewhere(wanted: argparse.Namespace) -> bool:
    """Return whether other machines may do the work."""
    return wanted.cluster not in (None, _LOCAL)


@contextlib.contextmanager
def open_workers(
    wanted: argparse.Namespace, games: Collection[str], say: Callable[[str], None]
) -> Iterator[Workers]:
    """Yield the workers that the arguments ask for, and close them.

    Args:
        wanted: the arguments.
        games: the keys of the games whose rules they need.
        say: called with what the user should know meanwhile.

    Raises:
        ArgumentError: --jobs makes no sense.
        WorkError: there are none.
    """
    if wanted.jobs is not None and is_elsewhere(wanted):
        problem = "--jobs is for this machine; the workers of the cluster are its own matter"
        raise argparse.ArgumentError(None, problem)
    workers = _open(wanted, games, say)
    ends_well = False
    try:
        yield workers
        ends_well = True
    finally:
        workers.close(gracefully=ends_well)


def _open(
    wanted: argparse.Namespace, games: Collection[str], say: Callable[[str], None]
) -> Workers:
    if wanted.cluster is None:
        return ProcessPool(wanted.jobs or 1)
    try:
        from rules.work.cluster import Cluster  # late: an extra, and half a second of imports
    except ModuleNotFoundError as error:
        if error.name not in ("distributed", "dask"):
            raise
        raise WorkError("--cluster needs Dask: pip install 'oddments[cluster]'") from None
    address = wanted.cluster if is_elsewhere(wanted) else None
    return Cluster(address, jobs=wanted.jobs or os.cpu_count() or 1, games=games, say=say)


def _cluster(text: str) -> str:
    found = _ADDRESS.fullmatch(text)
    if text == _LOCAL or (found and 0 < int(found[1]) <= _HIGHEST_PORT):
        return text
    raise argparse.ArgumentTypeError(
        f"{text!r} is not an address such as tcp://HOST:8786; a cluster on this machine is"
        f" --cluster={_LOCAL}, or --cluster at the end"
    )
