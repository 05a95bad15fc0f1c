"""What the texts of later lessons say about the right turns of a step, as searches.

What only one game's lessons say is beside its ``CLAIMS``.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from plain_search import FOREVER, wins

from rules.position import Position
from rules.training.exercise import read_puzzles

GAME_FILES = Path(__file__).parents[2] / "resources/games"

Claim = Callable[[Position], list[str]]  # returns the turns for which it holds


def turns_and_positions(position: Position) -> Iterator[tuple[str, Position]]:
    """Yield all legal turns, and the positions after them."""
    for turn in position.legal_turns():
        after = position.copy()
        after.play_turn(turn)
        yield position.write(turn), after


def wins_within(moves: int = FOREVER) -> Claim:
    """Return: it wins by force within so many moves, and nothing else does."""

    def turns(position: Position) -> list[str]:
        player = position.player
        return [
            text for text, after in turns_and_positions(position) if wins(after, player, moves - 1)
        ]

    return turns


def is_puzzle(position: Position) -> list[str]:
    """Return the solution of the puzzle that this is: proven, and proven here to win."""
    (found,) = [
        puzzle
        for puzzle in read_puzzles(GAME_FILES / position.setup.game.key / "puzzles.jsonl")
        if puzzle.position() == position
    ]
    for text in found.accepted:
        after = position.copy()
        after.play_turn(after.read(text))
        assert wins(after, position.player, found.moves - 1), text
    return list(found.accepted)


def top_colours(position: Position) -> dict[str, int]:
    """Return the colour of each taken cell, that of the top of a stack."""
    pieces = sorted(position.pieces(), key=lambda piece: piece.level)
    return {position.board.names[piece.site]: piece.colour for piece in pieces}
