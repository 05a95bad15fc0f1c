"""Standard input, output and error of command-line programs."""

from __future__ import annotations

import os
import sys


def fill_closed_streams() -> None:
    """Open the null device for closed standard streams, so that no file gets their numbers."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w")  # otherwise its lines would go to standard output


def drop_output() -> None:
    """Discard unwritten standard output, which Python would otherwise write at exit."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
