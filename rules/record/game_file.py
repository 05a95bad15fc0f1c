"""Saved games: a game's record as SGF text, and as a file on disk (docs/file-format.md)."""

from __future__ import annotations

import os
from collections.abc import Iterator

from rules.record import sgf
from rules.record.collection import Collection
from rules.record.game_record import GameRecord, Node
from rules.record.game_root import root_properties
from rules.record.read_report import GameFileError, Progress
from rules.record.whole_file import write_whole
from rules.regular_file import read_regular

__all__ = [
    "SUFFIX",
    "GameFileError",
    "game_pieces",
    "is_saved",
    "load",
    "load_games",
    "read_game",
    "save",
    "write_game",
]

SUFFIX = ".oddments"


def load(path: str | os.PathLike[str], progress: Progress | None = None) -> GameRecord:
    """Return the game saved in a file, the first of a collection.

    What is damaged or of a newer version is left out and reported in ``record.reading``.

    Raises:
        OSError: the file cannot be read.
        GameFileError: it holds no game that this program can continue.
    """
    return Collection.load(path).first(progress)


def load_games(
    path: str | os.PathLike[str], progress: Progress | None = None
) -> Iterator[GameRecord | GameFileError]:
    """Yield all games of a file in order; an error replaces a game that cannot be read.

    Raises:
        OSError: the file cannot be read.
        GameFileError: it holds no games.
    """
    return Collection.load(path).games(progress)


def save(record: GameRecord, path: str | os.PathLike[str]) -> None:
    """Write a game to a file, completely or not at all; through a link, its target is written.

    Raises:
        OSError: it cannot be written; an existing file is unchanged.
    """
    write_whole(path, _encode(record))


def is_saved(record: GameRecord, path: str | os.PathLike[str]) -> bool:
    """Return whether a file holds exactly what ``save`` would write."""
    data = _encode(record)
    try:
        if os.stat(path).st_size != len(data):
            return False
        return read_regular(path) == data
    except OSError:
        return False


def read_game(data: bytes | str) -> GameRecord:
    """Return the game in a text, the first of a collection, as ``load`` reads it.

    Raises:
        GameFileError: it holds no game that this program can continue.
    """
    return Collection(data).first()


def write_game(record: GameRecord) -> str:
    """Return the text of a saved game, for encoding in UTF-8."""
    return "".join(game_pieces(record))


def game_pieces(record: GameRecord) -> Iterator[str]:
    """Yield the same text piece by piece; the record must not change meanwhile."""
    end = record.main_line_end
    marks: dict[Node, list[str]] = {}
    if record.node is not end:
        marks[record.node] = ["here", "undone"] if record.taken_back else ["here"]
    if record.ended_at is not None and record.ended_at is not end:
        marks.setdefault(record.ended_at, []).append("end")
    if record.aside is not None:
        marks.setdefault(record.aside, []).append("aside")

    def properties(node: Node) -> dict[str, list[str]]:
        if node.parent is None:
            known = root_properties(record)
        else:
            known = {"BW"[node.colour]: [node.text]}
            kept = node.properties.items()
            known |= {name: values for name, values in kept if values}
        if node in marks:
            known["XH"] = marks[node]
        return known

    return sgf.pieces(record.root, properties)


def _encode(record: GameRecord) -> bytes:
    return write_game(record).encode("utf-8", "replace")  # half of a surrogate pair becomes "?"
