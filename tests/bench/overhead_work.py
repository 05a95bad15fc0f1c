"""The pieces of work of ``cluster_overhead.py``."""

from __future__ import annotations

import time


def compute(seconds: float) -> int:
    """Compute for so much processor time; return how many rounds that were."""
    end = time.process_time() + seconds
    rounds = 0
    while time.process_time() < end:
        rounds += sum(range(1000)) > 0
    return rounds


def echo(seconds: float) -> float:
    return seconds
