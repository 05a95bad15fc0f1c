"""What is known of games without a search, for those who play or judge at full strength."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from rules.games.game_data import learned_weights, opening_table, solved_board
from rules.openings.opening_table import OpeningTable
from rules.setup import Setup
from rules.solved.solved_board import SolvedBoard
from rules.step_weights import StepWeights


def _nothing(_setup: Setup) -> None:
    return None


@dataclasses.dataclass(frozen=True)
class Knowledge:
    """Looks up what is known of a setup; each returns None where that is nothing.

    Attributes:
        solved_board: who wins, and by which turns.
        opening_table: how often the first turns win.
        learned_weights: what steps are worth before they are tried.
    """

    solved_board: Callable[[Setup], SolvedBoard | None] = _nothing
    opening_table: Callable[[Setup], OpeningTable | None] = _nothing
    learned_weights: Callable[[Setup], StepWeights | None] = _nothing


NO_KNOWLEDGE = Knowledge()
# looks nothing up: the engine always searches
LEARNED_KNOWLEDGE = Knowledge(learned_weights=learned_weights)
GAME_KNOWLEDGE = Knowledge(solved_board, opening_table, learned_weights)
