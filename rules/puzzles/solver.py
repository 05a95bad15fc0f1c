"""Exhaustive search for turns that win by force, over any ``Position``.

An AND-OR search: with the player to move, one winning step is enough; with the opponent to move,
every step must lose. Steps that decided before are tried first (history heuristic, Schaeffer,
1989). Proofs are kept in a table under all that decides the future, so no two positions share an
entry.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from rules.engine.report import Turn
from rules.position import Position
from rules.steps import STEP_LIMIT

FOREVER = 1_000_000  # as a number of moves: however long it takes

_FEW_STEPS = 3  # so few steps are searched sooner than looked up


class OutOfBudgetError(Exception):
    """The search took more steps than it may: nothing is proven."""


@dataclasses.dataclass(frozen=True)
class Solution:
    """What wins in a position.

    Attributes:
        accepted: the turns that win by force.
        moves: within so many turns of the player's own, the accepted one included.
    """

    accepted: tuple[Turn, ...]
    moves: int


class Solver:
    """Searches for wins of the player to move in one position."""

    def __init__(self, position: Position, budget: int) -> None:
        """Make a solver that may take ``budget`` steps altogether."""
        self._root = position
        self._left = budget
        self._scratch: list[Position] = []  # [ply] -> the position searched there
        self._proven: dict[Any, tuple[int, int]] = {}  # won within, not won within so many moves
        self._history = ([0] * STEP_LIMIT, [0] * STEP_LIMIT)  # [player][step] -> how often decisive

    def shortest_wins(self, most_moves: int, most_accepted: int) -> Solution | None:
        """Return the turns that win in the fewest moves; None if none does, or too many do.

        Turns that take longer are not searched for.

        Raises:
            OutOfBudgetError: that takes too long.
        """
        turns = list(self._root.legal_turns())
        for moves in range(1, most_moves + 1):
            accepted = self._winning(turns, moves, most_accepted)
            if accepted is None:
                return None
            if accepted:
                return Solution(accepted, moves)
        return None

    def all_wins(self, most_moves: int, most_accepted: int) -> Solution | None:
        """Return all turns that win; None if none does, too many do, or they take too long.

        Raises:
            OutOfBudgetError: that takes too long.
        """
        turns = list(self._root.legal_turns())
        accepted = self._winning(turns, FOREVER, most_accepted)
        if not accepted:
            return None
        for moves in range(1, most_moves + 1):
            if all(self.wins_with(turn, moves) for turn in accepted):
                return Solution(accepted, moves)
        return None

    def wins_with(self, turn: Turn, moves: int) -> bool:
        """Return whether a turn wins by force within so many moves of one's own, itself included.

        Raises:
            OutOfBudgetError: that takes too long.
        """
        after = self._root.copy()
        after.play_turn(turn)
        if after.over:
            return self._is_won(after)
        return self._wins(after, moves - 1, 0)

    def _winning(self, turns: list[Turn], moves: int, most: int) -> tuple[Turn, ...] | None:
        """Return the turns that win within so many moves; None if there are more than ``most``."""
        winning: list[Turn] = []
        for turn in turns:
            if self.wins_with(turn, moves):
                winning.append(turn)
                if len(winning) > most:
                    return None
        return tuple(winning)

    def _wins(self, position: Position, moves: int, ply: int) -> bool:
        """Return whether the player of the root wins within so many further moves of their own."""
        mover = position.player
        is_own = mover == self._root.player
        if is_own and moves == 0:
            return False
        steps = position.distinct_steps()
        if moves < 2 or len(steps) <= _FEW_STEPS:
            return self._wins_by(position, steps, moves, ply) == is_own
        key = _key(position)
        won, lost = self._proven.get(key, (FOREVER + 1, -1))
        if moves >= won:
            return True
        if moves <= lost:
            return False
        wins = self._wins_by(position, steps, moves, ply) == is_own
        self._proven[key] = (moves, lost) if wins else (won, moves)
        return wins

    def _wins_by(self, position: Position, steps: list[int], moves: int, ply: int) -> bool:
        """Return whether one of the steps decides the game for the player to move.

        For the player of the root that is a win, for the other one whatever prevents it.
        """
        if ply == len(self._scratch):
            self._scratch.append(position.copy())
        after = self._scratch[ply]
        mover, turn = position.player, position.turn
        is_own = mover == self._root.player
        history = self._history[mover]
        steps.sort(key=history.__getitem__, reverse=True)
        for step in steps:
            self._left -= 1
            if self._left < 0:
                raise OutOfBudgetError
            after.copy_from(position)
            after.play(step)
            if after.over:
                wins = self._is_won(after)
            else:
                left = moves - 1 if is_own and after.turn != turn else moves
                wins = self._wins(after, left, ply + 1)
            if wins == is_own:
                history[step] += len(steps)
                return True
        return False

    def _is_won(self, position: Position) -> bool:
        outcome = position.outcome()
        assert outcome is not None
        winner = outcome.winner
        return winner is not None and position.player_of(winner) == self._root.player


def solve(
    position: Position, *, to_the_end: bool, most_moves: int, most_accepted: int, budget: int
) -> Solution | None:
    """Return what wins; None if that makes no puzzle.

    Args:
        position: the start of a turn.
        to_the_end: whether to prove that no other turn wins at all, instead of within the moves.
        most_moves: of a puzzle.
        most_accepted: turns that win in a puzzle.
        budget: steps that the search may take.

    Raises:
        OutOfBudgetError: it takes more.
    """
    solver = Solver(position, budget)
    if to_the_end:
        return solver.all_wins(most_moves, most_accepted)
    return solver.shortest_wins(most_moves, most_accepted)


def _key(position: Position) -> tuple[Any, ...]:
    """Return all that decides the future, among positions of one game from the third turn on."""
    pieces = tuple([(p.site, p.colour, p.level, p.partner) for p in position.pieces()])
    return position.player, position.swapped, pieces, position.state()
