"""Makes puzzles from games of the engine against itself, and proves them.

The engine shows only where to look. What a puzzle accepts is proven by an exhaustive search, or by
the table of a solved board.
"""

from __future__ import annotations

import contextlib
import dataclasses
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Proof, Turn
from rules.games.game_data import PUZZLE_KINDS, solved_board
from rules.library.positions import canonical_key
from rules.position import Position
from rules.rng import splitmix
from rules.setup import Setup
from rules.solved import WIN
from rules.steps import STEP_LIMIT
from rules.training.exercise import MOST_MOVES, NO_LIMIT, Puzzle, most_accepted, puzzle_at
from rules.training.queues import exercise_of_puzzle

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
    """Searches exhaustively for wins of the player to move in one position, whatever the game.

    An AND-OR search: with the player to move, one winning step is enough; with the opponent to
    move, every step must lose. Steps that decided before are tried first (history heuristic,
    Schaeffer, 1989). Proofs are kept in a table under all that decides the future, so no two
    positions share an entry.
    """

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
    """Return what wins at the start of a turn; None if that makes no puzzle.

    ``to_the_end``: whether to prove that no other turn wins at all, instead of within the moves.
    OutOfBudgetError if the search takes more steps.
    """
    solver = Solver(position, budget)
    if to_the_end:
        return solver.all_wins(most_moves, most_accepted)
    return solver.shortest_wins(most_moves, most_accepted)


def _key(position: Position) -> tuple[Any, ...]:
    """Return all that decides the future, among positions of one game from the third turn on."""
    pieces = tuple([(p.site, p.colour, p.level, p.partner) for p in position.pieces()])
    return position.player, position.swapped, pieces, position.state()


_OPENING_TURNS = (2, 3, 4, 5, 6)


def game_seed(seed: int, index: int) -> int:
    """Return the seed of a game of the engine against itself, from 0 to 2**62 - 1."""
    _state, number = splitmix(splitmix(seed)[1] ^ index)
    return number >> 2


def self_play(setup: Setup, seed: int) -> list[Turn]:
    """Return a game of two equal levels after some random turns; the same for the same seed."""
    state, number = splitmix(seed)
    opening = _OPENING_TURNS[number % len(_OPENING_TURNS)]
    state, number = splitmix(state)
    levels = PUZZLE_KINDS[setup.game.key].levels
    level = levels[number % len(levels)]
    engine = Engine()
    position = setup.start()
    line: list[Turn] = []
    while not position.over:
        state, number = splitmix(state)
        if len(line) < opening:
            turns = list(position.legal_turns())
            turn = turns[number % len(turns)]
        else:
            turn = engine.search(position, [], Limits(level=level, seed=number >> 2)).best
        position.play_turn(turn)
        line.append(turn)
    return line


def solved_puzzles_of(setup: Setup, index: int, seed: int) -> list[Puzzle]:
    """Return the puzzles of a game on a solved board, at most one; see ``puzzles_of``."""
    seed = game_seed(seed, index)
    line = self_play(setup, seed)
    found = list(_puzzles_in(setup, line, seed))
    missed = [puzzle for puzzle, surprises in found if surprises]
    choice = missed or [puzzle for puzzle, _surprises in found]
    return [choice[seed % len(choice)]] if choice else []


def turn_results(position: Position) -> dict[Turn, int]:
    """Return what each turn gets, by the table of the board; empty where it says nothing."""
    board = solved_board(position.setup)
    return {} if board is None else board.turn_results(position)


def winning(results: Mapping[Turn, int]) -> tuple[Turn, ...]:
    """Return the turns that win."""
    return tuple([turn for turn, result in results.items() if result == WIN])


def _puzzles_in(setup: Setup, line: list[Turn], seed: int) -> Iterator[tuple[Puzzle, bool]]:
    """Yield the puzzles in the first half of a game, and whether its player missed the win."""
    position = setup.start()
    texts: list[str] = []
    for turn in line[: len(line) // 2]:
        results = turn_results(position)
        accepted = winning(results)
        if 0 < len(accepted) <= most_accepted(len(results)):
            yield puzzle_at(position, texts, accepted, NO_LIMIT, seed), turn not in accepted
        texts.append(position.write(turn))
        position.play_turn(turn)


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


_MOST_A_GAME = 2

_TURNS_BACK = 20  # of a game, from its end, that are looked at

_ENDS, _LAST_TURNS = 40, 6  # random ends of a game that are looked at, and their turns

_MOST_AT_END = 40  # legal turns: with more the rest is hardly forced

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
    return _chosen(list(_candidates(setup, seed)), index)


def one_move_puzzles_of(setup: Setup, index: int, seed: int) -> list[Puzzle]:
    """Return those in which a single move must be found, for the rest is forced.

    They are few in a game, so its last turns are played again at random.
    """
    seed = game_seed(seed, index)
    start, line = setup.start(), list[str]()
    for turn in self_play(setup, seed)[:-_LAST_TURNS]:
        line.append(start.write(turn))
        start.play_turn(turn)
    state, found = seed, list[_Candidate]()
    for _end in range(_ENDS):
        position, texts = start.copy(), list(line)
        while not position.over:
            turns = list(position.legal_turns())
            state, number = splitmix(state)
            played = position.write(turns[number % len(turns)])
            if len(texts) >= _FIRST_TURN and len(turns) <= _MOST_AT_END:
                with contextlib.suppress(OutOfBudgetError):
                    puzzle = _puzzle_at(position, texts, len(turns), seed)
                    if puzzle is not None and is_one_move(puzzle):
                        surprises = played not in puzzle.accepted
                        found.append(_Candidate(len(texts), surprises, puzzle))
            texts.append(played)
            position.play_turn(turns[number % len(turns)])
    return _chosen(found, index)


def is_one_move(puzzle: Puzzle) -> bool:
    """Return whether a single move must be found, because the rest is forced."""
    return exercise_of_puzzle(puzzle).choices == 1


def _chosen(found: list[_Candidate], index: int) -> list[Puzzle]:
    """Return the best puzzles of a game."""
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
            won = _is_won(positions[i], seed)
            puzzle = _puzzle_at(positions[i], texts[:i], turns, seed) if won else None
        except OutOfBudgetError:
            return  # what is further from the end takes even longer
        if puzzle is not None:
            yield _Candidate(i, texts[i] not in puzzle.accepted, puzzle)


def _puzzle_at(position: Position, line: Sequence[str], turns: int, seed: int) -> Puzzle | None:
    """Return the puzzle that a position with so many legal turns makes, or None."""
    kind = PUZZLE_KINDS[position.setup.game.key]
    most = most_accepted(turns)
    if most == 0:
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


_MOST_OF_ONE_LENGTH = 0.85  # the share of puzzles with the same number of moves


class Collection:
    """Takes puzzles in order until it has enough: symmetric ones once, and a mix.

    Attributes:
        puzzles: those taken so far.
        count: number wanted.
    """

    def __init__(self, boards: Sequence[Setup], count: int, others: Sequence[Puzzle] = ()) -> None:
        """Game ``index`` is played on ``boards[index % len(boards)]``; ``others`` are there."""
        self.puzzles: list[Puzzle] = []
        self.count = count
        self._most = max(1, int(_MOST_OF_ONE_LENGTH * (count + len(others))))
        self._setups = [str(setup) for setup in boards]
        share, rest = divmod(count, len(boards))
        self._room = Counter[str]()  # [board] -> puzzles still wanted
        for i, setup in enumerate(self._setups):
            self._room[setup] += share + (i < rest)
        self._lengths = Counter(puzzle.moves for puzzle in others)
        self._seen = set(map(_image, others))
        self._games = {(puzzle.game, puzzle.seed) for puzzle in others}

    @property
    def is_full(self) -> bool:
        return len(self.puzzles) == self.count

    def wants(self, index: int) -> bool:
        """Return whether puzzles of the game with this index may be taken."""
        return self._room[self._setups[index % len(self._setups)]] > 0

    def take(self, puzzles: Iterable[Puzzle]) -> None:
        """Take those of these puzzles that are new and fit."""
        for puzzle in puzzles:
            image = _image(puzzle)
            if (
                self._room[puzzle.game] > 0
                and (puzzle.moves == NO_LIMIT or self._lengths[puzzle.moves] < self._most)
                and image not in self._seen
                and (puzzle.game, puzzle.seed) not in self._games
            ):
                self._seen.add(image)
                self._room[puzzle.game] -= 1
                self._lengths[puzzle.moves] += 1
                self.puzzles.append(puzzle)


def _image(puzzle: Puzzle) -> tuple[str, int]:
    """Return what symmetric positions of a board share."""
    return puzzle.game, canonical_key(puzzle.position())
