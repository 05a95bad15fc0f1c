"""Makes puzzles from games of the engine against itself."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Proof
from rules.games.game_data import PUZZLE_KINDS
from rules.position import Position
from rules.puzzles.puzzle import MOST_MOVES, Puzzle, most_accepted, puzzle_at
from rules.puzzles.self_play import game_seed, self_play
from rules.puzzles.solver import OutOfBudgetError, solve
from rules.setup import Setup

_MOST_A_GAME = 2
_TURNS_BACK = 20  # of a game, from its end, that are looked at
_FIRST_TURN = 2  # no puzzle sooner: the pie rule is over then
_MOST_TURNS = 90  # where all must be searched to the end: with more that takes too long
_SIMULATIONS = 6000  # of the search that looks for a proven win
_BUDGET = 250_000  # steps of the solver for a position


@dataclasses.dataclass(frozen=True)
class _Candidate:
    """A position of a game that would make a puzzle; ``surprises`` if the engine missed it."""

    turn: int
    surprises: bool
    puzzle: Puzzle


def puzzles_of(setup: Setup, index: int, seed: int) -> list[Puzzle]:
    """Return the puzzles of a game, at most two; the same for the same arguments.

    Args:
        setup: of the game.
        index: of the game, from 0; it decides which number of moves is preferred.
        seed: of all games.
    """
    seed = game_seed(seed, index)
    found = list(_candidates(setup, seed))
    wanted = 1 + index % MOST_MOVES
    chosen: list[_Candidate] = []
    while found and len(chosen) < _MOST_A_GAME:
        taken = {one.puzzle.moves for one in chosen}
        best = min(
            found,
            key=lambda one: (
                one.puzzle.moves in taken,
                not one.surprises,
                abs(one.puzzle.moves - wanted),
                one.turn,
            ),
        )
        found.remove(best)
        chosen.append(best)
    return [one.puzzle for one in chosen]


def _candidates(setup: Setup, seed: int) -> Iterator[_Candidate]:
    """Yield the positions of a game that would make puzzles, from its end on."""
    line = self_play(setup, seed)
    positions = [setup.start()]
    texts = []
    for turn in line:
        texts.append(positions[-1].write(turn))
        positions.append(positions[-1].copy())
        positions[-1].play_turn(turn)
    to_the_end = PUZZLE_KINDS[setup.game.key].to_the_end
    # where all must be searched to the end, a puzzle is near it
    turns_back = 2 * MOST_MOVES if to_the_end else _TURNS_BACK
    for i in range(len(line) - 1, max(_FIRST_TURN, len(line) - turns_back) - 1, -1):
        turns = sum(1 for _turn in positions[i].legal_turns())
        if to_the_end and turns > _MOST_TURNS:
            return
        try:
            puzzle = _puzzle_at(positions[i], texts[:i], turns, seed)
        except OutOfBudgetError:
            return  # what is further from the end takes even longer
        if puzzle is not None:
            yield _Candidate(i, texts[i] not in puzzle.accepted, puzzle)


def _puzzle_at(position: Position, line: Sequence[str], turns: int, seed: int) -> Puzzle | None:
    """Return the puzzle that a position with so many legal turns makes, or None.

    Raises:
        OutOfBudgetError: to prove it takes too long.
    """
    kind = PUZZLE_KINDS[position.setup.game.key]
    most = most_accepted(turns)
    if most == 0 or not _is_won(position, seed):
        return None
    solution = solve(
        position,
        to_the_end=kind.to_the_end,
        most_moves=MOST_MOVES,
        most_accepted=most,
        budget=_BUDGET,
    )
    if solution is None:
        return None
    return puzzle_at(position, line, solution.accepted, solution.moves, seed)


def _is_won(position: Position, seed: int) -> bool:
    """Return whether the engine proves a win here, which says where to look for puzzles."""
    limits = Limits(simulations=_SIMULATIONS, seed=seed)
    return Engine().search(position, [], limits).proven is Proof.WIN
