"""The log of a match: a line of JSON that describes the match, then one for every game.

It is append-only, and each line is on the disk before the match continues. After a kill it shows
which games remain; an incomplete last line is cut off.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, BinaryIO

from rules.match.game import GameResult
from rules.match.match_setup import MatchError, MatchSetup
from rules.system import try_lock
from rules.version import VERSION

FORMAT = 1


class MatchLog:
    """The log of one match, open and locked.

    Attributes:
        results: the games in it, by number.

    Raises:
        OSError: the file cannot be written.
        MatchError: it is the log of another match, of another program, or in use.
    """

    def __init__(self, path: Path, setup: MatchSetup) -> None:
        self._path = path
        self.results: dict[int, GameResult] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = open(path, "a+b")  # noqa: SIM115 - until close
        try:
            self._lock()
            self._read(setup)
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        self._file.close()

    def add(self, *results: GameResult) -> None:
        """Write finished games."""
        self._write(*[result.to_json() for result in results])
        self.results.update({result.game: result for result in results})

    def add_unplayed(self, game: int, reason: str) -> None:
        """Write that a game was cut short through no fault of a player; it will be replayed."""
        self._write({"game": game, "unplayed": reason})

    # -- inner -------------------------------------------------------------------------------

    def _lock(self) -> None:
        if not try_lock(self._file.fileno()):
            raise MatchError(f"{self._path}: in use by another match")

    def _read(self, setup: MatchSetup) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        header = {"match": setup.fingerprint(), "format": FORMAT, "version": VERSION}
        if lines:
            self._compare(self._parse(lines[0], 1), json.loads(json.dumps(header)))
        elif not b'{"match": '.startswith(data[:10]):
            raise MatchError(f"{self._path}: not a log of a match")
        self._file.truncate(whole)
        if not lines:
            self._write(header)
        for number, line in enumerate(lines[1:], 2):
            facts = self._parse(line, number)
            if "unplayed" in facts:
                continue
            try:
                result = GameResult.from_json(facts)
            except (KeyError, TypeError, ValueError):
                raise MatchError(f"{self._path}, line {number}: not a game") from None
            self.results[result.game] = result

    def _parse(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            facts = json.loads(line)
        except ValueError:
            facts = None
        if not isinstance(facts, dict):
            what = "log of a match" if number == 1 else "line of such a log"
            raise MatchError(f"{self._path}, line {number}: not a {what}")
        return facts

    def _compare(self, found: dict[str, Any], asked: dict[str, Any]) -> None:
        """Check that the log belongs to the requested match.

        Raises:
            MatchError: it does not; the message names the difference.
        """
        if "match" not in found:
            raise MatchError(f"{self._path}: not a log of a match")
        old = found["match"] | {n: found.get(n) for n in ("format", "version")}
        new = asked["match"] | {n: asked[n] for n in ("format", "version")}
        names = [name for name in new if old.get(name) != new[name]]
        if names:
            what = "; ".join([f"{name} was {old.get(name)!r}, now {new[name]!r}" for name in names])
            raise MatchError(
                f"{self._path} is the log of another match: {what}. Name another log, or delete it"
            )

    def _write(self, *facts: dict[str, Any]) -> None:
        lines = [json.dumps(each, ensure_ascii=False).encode() + b"\n" for each in facts]
        self._file.write(b"".join(lines))
        self._file.flush()
        os.fsync(self._file.fileno())
