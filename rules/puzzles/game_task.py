"""A game of which puzzles are made, as a piece of work."""

from __future__ import annotations

import dataclasses

from rules.games import GAMES
from rules.games.game_data import PUZZLE_KINDS
from rules.puzzles import generator, solved_puzzles
from rules.setup import Setup


@dataclasses.dataclass(frozen=True)
class GameTask:
    """A game of which puzzles are made.

    Attributes:
        key: of the game that is played.
        seed: of all games.
        index: of this one, from 0; None leaves it out.
        solved: whether it is played on a solved board, for puzzles without a move limit.
    """

    key: str
    seed: int
    index: int | None
    solved: bool = False


def boards_of(key: str, *, solved: bool = False) -> list[Setup]:
    """Return the setups that games are played with, in turn."""
    kind = PUZZLE_KINDS[key]
    return [GAMES[key].setup(**board) for board in (kind.solved_boards if solved else kind.boards)]


def setup_of(key: str, index: int, *, solved: bool = False) -> Setup:
    """Return the setup of a game."""
    boards = boards_of(key, solved=solved)
    return boards[index % len(boards)]


def lines_of(task: GameTask) -> list[str]:
    """Return the puzzles of a game as lines; none for a game that is left out."""
    if task.index is None:
        return []
    setup = setup_of(task.key, task.index, solved=task.solved)
    make = solved_puzzles.puzzles_of if task.solved else generator.puzzles_of
    return [puzzle.write() for puzzle in make(setup, task.index, task.seed)]
