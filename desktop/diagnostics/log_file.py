"""The log: a file that is begun anew when it is full, and a few older ones."""

from __future__ import annotations

import contextlib
import logging
import logging.handlers
import time
from pathlib import Path

LOG_NAME = "oddments.log"
MOST_BYTES = 500_000  # of one file
OLDER_FILES = 3


class LogFile(logging.handlers.RotatingFileHandler):
    """Writes what is logged; where that cannot be done, as on a full disk, it is left."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            folder / LOG_NAME,
            maxBytes=MOST_BYTES,
            backupCount=OLDER_FILES,
            encoding="utf-8",
            errors="backslashreplace",
            delay=True,
        )
        self.setFormatter(LogFormatter())

    def handleError(self, record: logging.LogRecord) -> None:
        """Let go of what cannot be written, tell nobody, and try anew with the next record."""
        stream, self.stream = self.stream, None
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()


class LogFormatter(logging.Formatter):
    """Times in UTC, and nothing that tells whose home it is."""

    def __init__(self) -> None:
        super().__init__(
            "%(asctime)s %(levelname)s [%(threadName)s] %(message)s", "%Y-%m-%d %H:%M:%SZ"
        )
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        return without_home(super().format(record))


def without_home(text: str) -> str:
    """The text with the person's home folder written as ~."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text
