"""What is known of games without a search, for those who play or judge at full strength."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

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
