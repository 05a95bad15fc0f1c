"""Import into the library and export from it: collections with any number of games."""

from __future__ import annotations

import dataclasses
import datetime
from collections.abc import Iterable, Sequence
from pathlib import Path

from rules.library.entry import Entry, entry_of, left_out
from rules.library.library import GAMES, Library, Stop
from rules.record.game_file import SUFFIX, encoded, load, load_games, write_game
from rules.record.game_reader import MAX_BYTES
from rules.record.game_record import GameRecord
from rules.record.sgf import GameFileError, Progress
from rules.record.whole_file import write_new, write_whole
from rules.translatable_text import TranslatableText, error_text

_BATCH = 500  # games that are written at once


class StoppedError(Exception):
    """The transfer was cancelled."""


@dataclasses.dataclass
class ImportReport:
    """The result of an import.

    Attributes:
        taken: number of games that are new in the library.
        known: number of games that were there already, or came twice.
        problems: (file, number of the game from 1 or 0 for the file, what is wrong), in order.
        stopped: whether it was cancelled; what was imported stays.
    """

    taken: int = 0
    known: int = 0
    problems: list[tuple[str, int, str]] = dataclasses.field(default_factory=list)
    stopped: bool = False


@dataclasses.dataclass
class ExportReport:
    """The result of an export.

    Attributes:
        count: number of games.
        files: the files written; several, if one would be too big to read.
        problems: (file, what is wrong), for games that are missing or incomplete.
        stopped: whether it was cancelled; then nothing was written.
    """

    count: int = 0
    files: list[Path] = dataclasses.field(default_factory=list)
    problems: list[tuple[str, str]] = dataclasses.field(default_factory=list)
    stopped: bool = False


def import_games(
    library: Library,
    paths: Sequence[Path],
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> ImportReport:
    """Import the games of files into the library, each as a separate file.

    Problems with a file or a game are reported, and the import continues.

    Raises:
        OSError: the library's folder cannot be written to; what was imported before stays.
    """
    report = ImportReport()
    intake = _Intake(library, report)

    try:
        for index, path in enumerate(paths):

            def advance(share: float, index: int = index) -> None:
                if stop is not None and stop():
                    raise StoppedError
                if progress is not None:
                    progress((index + share) / len(paths))

            advance(0)
            intake.take_file(path, advance)
    except StoppedError:
        report.stopped = True
    finally:
        intake.flush()
    return report


def export_games(
    paths: Iterable[Path],
    target: Path,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> ExportReport:
    """Write games to a file, or to several, ``target (2)`` and so on, if one would be too big.

    Raises:
        OSError: it cannot be written.
    """
    report = ExportReport()
    parts: list[list[bytes]] = [[]]
    size = 0
    paths = list(paths)
    for done, path in enumerate(paths):
        if stop is not None and stop():
            return ExportReport(stopped=True)
        if progress is not None:
            progress(done / len(paths))
        data = _exported(path, report)
        if size + len(data) > MAX_BYTES and parts[-1]:
            parts.append([])
            size = 0
        parts[-1].append(data)
        size += len(data)
    for number, part in enumerate(parts, 1):
        if part:
            extra = f" ({number})" if number > 1 else ""
            file = target.with_name(f"{target.stem}{extra}{target.suffix}")
            write_whole(file, b"".join(part))
            report.files.append(file)
    return report


class _Intake:
    """Imports games one after another."""

    def __init__(self, library: Library, report: ImportReport) -> None:
        self._library, self._report = library, report
        self._waiting: list[tuple[Path, bytes, Entry]] = []
        self._digests: set[bytes] = set()  # of games not yet in the index

    def take_file(self, path: Path, progress: Progress) -> None:
        try:
            games = load_games(path, progress)
        except (GameFileError, OSError) as error:
            self._report.problems.append((path.name, 0, error_text(error)))
            return
        for number, game in enumerate(games, 1):
            problem = self._take(game)
            if problem:
                self._report.problems.append((path.name, number, problem))

    def flush(self) -> None:
        waiting, self._waiting, self._digests = self._waiting, [], set()
        for folder in {path.parent for path, _data, _entry in waiting}:
            folder.mkdir(parents=True, exist_ok=True)
        write_new([(path, data) for path, data, _entry in waiting])
        self._library.add([(path, entry) for path, _data, entry in waiting])
        self._report.taken += len(waiting)

    def _take(self, game: GameRecord | GameFileError) -> str:
        """Import a game if possible; return what is wrong with it, or ""."""
        if isinstance(game, GameFileError):
            return error_text(game)
        if not game.root.children:
            return TranslatableText("it has no moves")
        entry = entry_of(game)
        if entry.digest in self._digests or self._library.holds(entry.digest):
            self._report.known += 1
            return ""
        self._waiting.append((self._place(game, entry), encoded(game), entry))
        self._digests.add(entry.digest)
        if len(self._waiting) >= _BATCH:
            self.flush()
        return left_out(game)

    def _place(self, game: GameRecord, entry: Entry) -> Path:
        """Return a path for the game; equal games get equal names."""
        day = entry.date or datetime.date.today().isoformat()
        month = day[:7] if len(day) >= 7 else f"{day}-01"
        name = f"{day} {entry.game} {entry.digest.hex()[:12]}{SUFFIX}"
        return self._library.folder / GAMES / month / name


def _exported(path: Path, report: ExportReport) -> bytes:
    """Return the text of a game, b"" if it cannot be read, which is added to the report."""
    try:
        record = load(path)
    except (OSError, GameFileError) as error:
        report.problems.append((path.name, error_text(error)))
        return b""
    if record.reading.problems:
        problem = error_text(record.reading.problems[0])
        partly = TranslatableText("written in part: {problem}", problem=problem)
        report.problems.append((path.name, partly))
    report.count += 1
    return write_game(record).encode("utf-8", "replace")
