"""The log: a file that is rotated when it is full, and a few older ones."""

from __future__ import annotations

import contextlib
import logging
import logging.handlers
import time
from io import TextIOWrapper
from pathlib import Path

from rules.regular_file import check_regular

LOG_NAME = "oddments.log"
MOST_BYTES = 500_000  # of one file
OLDER_FILES = 3


class LogFile(logging.handlers.RotatingFileHandler):
    """Writes log records, and drops those that cannot be written, for instance to a full disk."""

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

    def _open(self) -> TextIOWrapper:
        path = Path(self.baseFilename)
        if path.exists():
            check_regular(path.stat().st_mode, path)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """Drop a record that cannot be written, silently, and reopen the file for the next one."""
        stream, self.stream = self.stream, None
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()


class LogFormatter(logging.Formatter):
    """Formats records with UTC times and without the name of the user's home folder."""

    def __init__(self) -> None:
        super().__init__(
            "%(asctime)s %(levelname)s [%(threadName)s] %(message)s", "%Y-%m-%d %H:%M:%SZ"
        )
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        return without_home(super().format(record))


def without_home(text: str) -> str:
    """Return the text with the user's home folder written as ~."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text
