"""A level and the one below it, and the match between them."""

from __future__ import annotations

import dataclasses
import zlib
from collections.abc import Sequence
from typing import Any

from rules.engine.limits import STRONGEST
from rules.match import MatchResult, MatchSetup
from rules.setup import Setup
from rules.version import VERSION

_STRONGEST_TIMES = 8  # level 9's simulations, for level 10, which has no bound of its own


@dataclasses.dataclass(frozen=True)
class LevelPair:
    """A level against the one below it; level 1 plays random moves.

    Both play from even openings, each once with either colour.
    """

    setup: Setup
    level: int

    @property
    def simulations(self) -> int:
        """The simulations of the upper level's turns."""
        return _simulations(self.setup, self.level)

    @property
    def contestants(self) -> tuple[str, str]:
        """The upper and the lower level, as matches name them."""
        return _contestant(self.setup, self.level), _contestant(self.setup, self.level - 1)

    def log_name(self, games: int) -> str:
        """Return a name for the log of a match; another one after a change of the levels."""
        levels = self.setup.game.levels[max(0, self.level - 2) : self.level]
        meant = repr((VERSION, _STRONGEST_TIMES, games, levels)).encode()
        board = str(self.setup).replace(" ", "-").replace("=", "")
        return f"{board}-level{self.level}-{zlib.crc32(meant):08x}.jsonl"

    def match(self, games: int, openings: Sequence[str]) -> MatchSetup:
        """Return a match of so many games; each opening is played twice."""
        upper, lower = self.contestants
        return MatchSetup(
            black=upper,
            white=lower,
            game=str(self.setup),
            games=games,
            openings=tuple(openings),
        )

    def facts(self, result: MatchResult) -> dict[str, Any]:
        """Return the entry of the match in the game's ladder.json."""
        score = result.score
        return {
            "level": self.level,
            "against": self.contestants[1],
            "simulations": self.simulations,
            "games": score.games,
            "won": score.won,
            "drawn": score.drawn,
            "lost": score.lost,
            "score": round(score.share, 3),
            "interval": [round(bound, 3) for bound in score.interval],
        }


def _simulations(setup: Setup, level: int) -> int:
    if level == STRONGEST:
        return _STRONGEST_TIMES * _simulations(setup, STRONGEST - 1)
    return setup.game.levels[level - 1].simulations


def _contestant(setup: Setup, level: int) -> str:
    if level == 0:
        return "random"
    return f"level {level} simulations {_simulations(setup, level)}"
