"""Egotzi before the first turn: its options and the engine's levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from rules.board import Board, square
from rules.games.egotzi.position import EgotziPosition
from rules.setup import Game, Level, Option, Setup


class FairKomi(NamedTuple):
    """The komi with which both colours win about equally often, and how sure that is.

    Attributes:
        komi: even.
        games: played with it.
        win_rate: Black's in these games; a draw counts as half a win.
        low, high: the 95 % interval of that win rate.
    """

    komi: int
    games: int
    win_rate: float
    low: float
    high: float


# by tests/bench/fair_komi.py; on 3x3 no komi is fair: Black wins with up to 8, White from 10 on
FAIR_KOMI: Mapping[int, FairKomi] = {  # [squares a side]
    3: FairKomi(8, 300, 1.0, 0.987, 1.0),
    4: FairKomi(0, 405, 0.5, 0.452, 0.548),
    5: FairKomi(16, 343, 0.501, 0.449, 0.554),
    6: FairKomi(2, 243, 0.492, 0.430, 0.554),
    7: FairKomi(20, 230, 0.491, 0.427, 0.556),
    8: FairKomi(6, 212, 0.507, 0.440, 0.574),
    9: FairKomi(34, 212, 0.467, 0.401, 0.534),
    10: FairKomi(24, 205, 0.454, 0.387, 0.522),
    11: FairKomi(26, 200, 0.520, 0.451, 0.588),
}

_LONGEST, _DEFAULT = 11, 7  # squares a side, at most and by default


class Egotzi(Game):
    """The options of Egotzi: squares a side, the variant, and what balances the first turn."""

    small_options: ClassVar[Mapping[str, Any]] = {"size": 4}

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        common = (
            Option("size", "SZ", range(3, _LONGEST + 1), _DEFAULT),
            Option("variant", "XV", ("standard", "squared"), "standard"),
        )
        if chosen.get("variant") == "squared":
            # the greatest sum of squares is that of one group that fills the board; files may
            # have more, up to that of the largest board
            size = chosen.get("size", _DEFAULT)
            komi = Option(
                "komi",
                "KM",
                range(0, _LONGEST**4 + 1, 2),
                0,
                sensible=range(0, size**4 + 1, 2),
                preset=FAIR_KOMI[size].komi if size in FAIR_KOMI else None,
            )
            return (*common, Option("pie", "XP", (False,), False), komi)
        return (*common, Option("pie", "XP", (True, False), True))

    def board(self, setup: Setup) -> Board:
        return square(setup["size"])


_LEVELS = (
    Level(56, 0.85, 0.8),
    Level(158, 0.76, 0.5),
    Level(208, 0.66, 0.2),
    Level(300, 0.55),
    Level(416, 0.45),
    Level(676, 0.35),
    Level(1_100, 0.24),
    Level(1_500, 0.13),
    Level(2_000, 0.05),
)

GAME = Egotzi("egotzi", "Egotzi", 1004, _LEVELS, EgotziPosition)
