"""Proves a puzzle again, without a limit of time, or by the table of a solved board."""

from __future__ import annotations

import sys

from rules.position import Position
from rules.puzzles.puzzle import MOST_MOVES, NO_LIMIT, Puzzle
from rules.puzzles.solved_puzzles import turn_results, winning
from rules.puzzles.solver import Solution, solve


def fault_of(puzzle: Puzzle) -> str:
    """Return what the solver finds instead of what the puzzle says; "" if it is right."""
    position = puzzle.position()
    solution = _solution_of(puzzle, position)
    if solution is None:
        if puzzle.moves == NO_LIMIT:
            return "no table of a solved board has the position"
        return f"no turn wins within {MOST_MOVES} moves"
    accepted = sorted([position.write(turn) for turn in solution.accepted])
    if tuple(accepted) != puzzle.accepted:
        return f"the winning turns are {' '.join(accepted)}, not {' '.join(puzzle.accepted)}"
    if solution.moves != puzzle.moves:
        return f"it is won in {solution.moves} moves, not {puzzle.moves}"
    theme = puzzle.kind.theme(position, solution.accepted)
    return "" if theme == puzzle.theme else f"its theme is {theme}, not {puzzle.theme}"


def _solution_of(puzzle: Puzzle, position: Position) -> Solution | None:
    if puzzle.moves == NO_LIMIT:
        results = turn_results(position)
        return Solution(winning(results), NO_LIMIT) if results else None
    return solve(
        position,
        to_the_end=puzzle.kind.to_the_end,
        most_moves=MOST_MOVES,
        most_accepted=sys.maxsize,
        budget=sys.maxsize,
    )
