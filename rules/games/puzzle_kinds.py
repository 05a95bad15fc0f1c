"""``PUZZLE_KINDS``, how puzzles of the games are made; a game need not have puzzles."""

from __future__ import annotations

import importlib

from rules.games import PACKAGES
from rules.games.packages import GamePackage
from rules.puzzle_kind import PuzzleKind


def _kind(package: GamePackage) -> PuzzleKind | None:
    name = f"{package.rules}.puzzle_kind"
    try:
        kind: PuzzleKind = importlib.import_module(name).KIND
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    return kind


PUZZLE_KINDS: dict[str, PuzzleKind] = {
    key: kind for key, package in PACKAGES.items() if (kind := _kind(package)) is not None
}
