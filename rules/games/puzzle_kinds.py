"""``PUZZLE_KINDS``, how puzzles of the games are made; a game need not have puzzles."""

from __future__ import annotations

from rules.games import PACKAGES
from rules.puzzle_kind import PuzzleKind

PUZZLE_KINDS: dict[str, PuzzleKind] = {
    key: kind for key, package in PACKAGES.items() if (kind := package.puzzle_kind()) is not None
}
