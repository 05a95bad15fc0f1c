"""Programs on a terminal."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence

import pytest


def on_terminal(command: Sequence[str]) -> tuple[list[str], str]:
    """Return the bars that a program draws on a terminal, one in place of another, and its output.

    The last bar is empty: it is wiped away.
    """
    try:
        terminal, end = os.openpty()
    except OSError as error:
        pytest.skip(f"there is no terminal here: {error}")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=end, text=True) as process:
        os.close(end)
        shown = b""
        while more := _read(terminal):
            shown += more
        os.close(terminal)
        said, _ = process.communicate()
    assert process.returncode == 0
    return shown.decode().split("\r\x1b[K"), said


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # as Linux reports that nobody holds the other end any more
        return b""
