"""How puzzles of each game are made."""

from __future__ import annotations

from rules.games.egotzi.puzzle_kind import KIND as EGOTZI
from rules.games.oddy.puzzle_kind import KIND as ODDY
from rules.games.themisto.puzzle_kind import KIND as THEMISTO
from rules.games.wythe.puzzle_kind import KIND as WYTHE
from rules.games.yodd.puzzle_kind import KIND as YODD
from rules.puzzle_kind import PuzzleKind

PUZZLE_KINDS: dict[str, PuzzleKind] = {
    "wythe": WYTHE,
    "yodd": YODD,
    "oddy": ODDY,
    "egotzi": EGOTZI,
    "themisto": THEMISTO,
}
