"""Keys of positions that are the same for all images of the board that its game allows.

Each piece has a random number for each such symmetry: that of the piece in the image. The
numbers of an image are combined by exclusive or, and the least result is the key of all images
(Zobrist 1970). To combine all images at once, they are packed side by side into one integer. The
library's index keeps the keys on disk, so they must not change.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Sequence

from rules.board import Board
from rules.piece import Piece
from rules.position import Position
from rules.record.game_record import GameRecord, Node
from rules.rng import splitmix
from rules.setup import Game

_WORD = (1 << 64) - 1


def canonical_key(position: Position) -> int:
    """Return 63 bits for the pieces and the colour to move, equal for all symmetric images.

    Colours are not interchangeable. Two setups share keys if their game and board are equal: other
    options, such as komi, are not on the board.
    """
    return _board_keys(position.setup.game, position.board).key(position)


def canonical_keys(record: GameRecord) -> dict[int, int]:
    """Return the key of each position in a game's tree -> turns before its first occurrence.

    Occurrences on the main line come before those in variations.
    """
    keys = _board_keys(record.setup.game, record.position.board)
    found: dict[int, int] = {}
    start = record.position_at(record.root).turn
    for node in record.root.subtree():
        position = record.position_at(node)
        found.setdefault(keys.key(position), position.turn - start)
    return found


def node_with(record: GameRecord, key: int) -> Node | None:
    """Return the first node with this key, in the order of ``canonical_keys``, or None."""
    nodes = record.root.subtree()
    return next((n for n in nodes if canonical_key(record.position_at(n)) == key), None)


class _BoardKeys:
    """Computes the keys of one board; caches the numbers of its pieces."""

    def __init__(self, seed: int, symmetries: Sequence[Sequence[int]]) -> None:
        self._seed = seed
        self._symmetries = symmetries
        self._form = f"<{len(self._symmetries)}Q"
        self._bytes = struct.calcsize(self._form)
        self._images: dict[tuple[int, int, int, int], int] = {}

    def key(self, position: Position) -> int:
        images = self._images
        total = 0
        for piece in position.pieces():
            lies = (piece.site, piece.level, piece.colour, piece.partner)
            number = images.get(lies)
            if number is None:
                number = images[lies] = self._numbers(piece)
            total ^= number
        least = min(struct.unpack(self._form, total.to_bytes(self._bytes, "little")))
        return _mixed(self._seed, least >> 32, least & 0xFFFFFFFF, position.colour) >> 1

    def _numbers(self, piece: Piece) -> int:
        """Return the numbers of a piece in all images of the board, packed side by side."""
        return int.from_bytes(
            struct.pack(
                self._form,
                *[
                    _mixed(
                        self._seed,
                        image[piece.site],
                        piece.level,
                        piece.colour,
                        image[piece.partner] if piece.partner >= 0 else -1,
                    )
                    for image in self._symmetries
                ],
            ),
            "little",
        )


@functools.cache
def _board_keys(game: Game, board: Board) -> _BoardKeys:
    parts = [*game.key.encode(), *board.shape.encode(), board.side_count, board.size]
    return _BoardKeys(_mixed(0, *parts), game.symmetries(board))


def _mixed(seed: int, *parts: int) -> int:
    """Return 64 bits from numbers of up to 32 bits, the same on every machine."""
    state = seed
    for part in parts:
        state, number = splitmix(state ^ (part & 0xFFFFFFFF))
        state ^= number
    return state & _WORD
