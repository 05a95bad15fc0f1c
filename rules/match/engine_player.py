"""The built-in engine as a player, within limits."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Sequence

from rules.engine.engine import Engine
from rules.engine.knowledge import LEARNED_KNOWLEDGE, Knowledge
from rules.engine.limits import Limits
from rules.match.player import Turn
from rules.position import Position
from rules.setup import Setup


class EnginePlayer:
    """Plays each game with a new engine, which keeps its tree from turn to turn.

    With one thread and a number of simulations, the same seed plays the same game.
    """

    def __init__(self, limits: Limits, knowledge: Knowledge = LEARNED_KNOWLEDGE) -> None:
        """Make a player; by default it knows what was learned, but looks nothing up."""
        self._limits = limits
        self._engine = Engine(knowledge)

    def start(self, setup: Setup, seed: int) -> None:
        self._engine.forget()
        self._start = setup.start()
        self._seed = seed if self._limits.seed is None else self._limits.seed

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        turns = list(itertools.islice(position.legal_turns(), 2))
        if len(turns) == 1:
            return turns[0]
        # levels that keep no tree should not draw the same numbers at every turn
        limits = dataclasses.replace(self._limits, seed=self._seed + len(line))
        return self._engine.search(self._start, line, limits).best

    def close(self) -> None:
        self._engine.forget()
