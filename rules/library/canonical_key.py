"""Keys of positions that are the same for all images of the board that its game allows."""

from __future__ import annotations

import functools

from rules.board import Board
from rules.piece_numbers import PieceNumbers, mixed
from rules.position import Position
from rules.record.game_record import GameRecord, Node
from rules.setup import Game


def canonical_key(position: Position) -> int:
    """Return 63 bits for the pieces and the colour to move, equal for all symmetric images.

    Colours are not interchangeable. Two setups share keys if their game and board are equal: other
    options, such as komi, are not on the board. The library's index keeps them on disk, so they
    must not change.
    """
    numbers = _numbers(position.setup.game, position.board)
    return numbers.key(position.piece_sum(numbers), position.colour)


def canonical_keys(record: GameRecord) -> dict[int, int]:
    """Return the key of each position in a game's tree -> turns before its first occurrence.

    Occurrences on the main line come before those in variations.
    """
    found: dict[int, int] = {}
    numbers, start = None, 0
    for _node, position in record.positions():
        if numbers is None:
            numbers, start = _numbers(record.setup.game, position.board), position.turn
        key = numbers.key(position.piece_sum(numbers), position.colour)
        found.setdefault(key, position.turn - start)
    return found


def node_with(record: GameRecord, key: int) -> Node | None:
    """Return the first node with this key, in the order of ``canonical_keys``, or None."""
    return next((n for n, position in record.positions() if canonical_key(position) == key), None)


@functools.cache
def _numbers(game: Game, board: Board) -> PieceNumbers:
    parts = [*game.key.encode(), *board.shape.encode(), board.side_count, board.size]
    return PieceNumbers(mixed(0, *parts), game.symmetries(board))
