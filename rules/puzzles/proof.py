"""Proves a puzzle again, without a limit of time."""

from __future__ import annotations

import sys

from rules.puzzles.puzzle import MOST_MOVES, Puzzle
from rules.puzzles.solver import solve


def fault_of(puzzle: Puzzle) -> str:
    """Return what the solver finds instead of what the puzzle says; "" if it is right."""
    position = puzzle.position()
    solution = solve(
        position,
        to_the_end=puzzle.kind.to_the_end,
        most_moves=MOST_MOVES,
        most_accepted=sys.maxsize,
        budget=sys.maxsize,
    )
    if solution is None:
        return f"no turn wins within {MOST_MOVES} moves"
    accepted = sorted([position.write(turn) for turn in solution.accepted])
    if tuple(accepted) != puzzle.accepted:
        return f"the winning turns are {' '.join(accepted)}, not {' '.join(puzzle.accepted)}"
    if solution.moves != puzzle.moves:
        return f"it is won in {solution.moves} moves, not {puzzle.moves}"
    theme = puzzle.kind.theme(position, solution.accepted)
    return "" if theme == puzzle.theme else f"its theme is {theme}, not {puzzle.theme}"
