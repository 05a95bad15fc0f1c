"""``PUZZLE_KINDS``, how puzzles of the games are made."""

from __future__ import annotations

import importlib

from rules.games import PACKAGES
from rules.puzzle_kind import PuzzleKind

PUZZLE_KINDS: dict[str, PuzzleKind] = {
    key: importlib.import_module(f"{package.rules}.puzzle_kind").KIND
    for key, package in PACKAGES.items()
}
