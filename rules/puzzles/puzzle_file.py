"""Files of puzzles: one a line, in UTF-8."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rules.puzzles.puzzle import Puzzle, PuzzleError, read_puzzle
from rules.record.whole_file import write_whole


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles in a file.

    Raises:
        PuzzleError: a line is none; the message names the file and the line.
        OSError: the file cannot be read.
    """
    puzzles = []
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise PuzzleError(f"{path}: not UTF-8") from error
    for number, line in enumerate(lines, 1):
        try:
            puzzles.append(read_puzzle(line))
        except PuzzleError as error:
            raise PuzzleError(f"{path}:{number}: {error}") from error
    return puzzles


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file completely or not at all.

    Raises:
        OSError: it cannot be written.
    """
    write_whole(path, "".join([f"{puzzle.write()}\n" for puzzle in puzzles]).encode())
