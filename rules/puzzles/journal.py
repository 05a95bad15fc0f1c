"""The results of a long command so far, so that it continues after a kill."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class JournalError(ValueError):
    """A journal of another command, or one that is damaged."""


class Journal:
    """A file with a line of JSON for each result, in order; the first line says of what.

    Attributes:
        results: those so far.

    Raises:
        JournalError: there is a journal of something else.
        OSError: the file cannot be read or written.
    """

    def __init__(self, path: Path, subject: dict[str, Any]) -> None:
        self._path = path
        whole = 0
        lines: list[Any] = []
        if path.exists():
            for line in path.read_bytes().splitlines(keepends=True):
                if not line.endswith(b"\n"):  # the command was killed while it wrote this
                    break
                try:
                    lines.append(json.loads(line))
                except ValueError as error:
                    raise JournalError(f"{path} is damaged; delete it to start again") from error
                whole += len(line)
        if lines and lines[0] != subject:
            raise JournalError(f"{path} was left by another command; delete it to start again")
        self.results = lines[1:]
        self._file = path.open("ab")
        self._file.truncate(whole)
        if not lines:
            self._write(subject)

    def append(self, result: Any) -> None:
        self._write(result)
        self.results.append(result)

    def close(self, *, remove: bool = False) -> None:
        """Close the file; ``remove``, when nothing is left to do."""
        self._file.close()
        if remove:
            self._path.unlink()

    def _write(self, value: Any) -> None:
        self._file.write(json.dumps(value, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
