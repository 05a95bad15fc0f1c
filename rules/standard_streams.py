"""Standard input, output and error, as programs of the command line find them."""

from __future__ import annotations

import os
import sys


def fill_closed_streams() -> None:
    """Open the null device where a standard stream is closed: no file may take its number."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w")  # or else its lines would go to standard output


def drop_output() -> None:
    """Drop what could not be written to standard output, which Python would try again at exit."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
