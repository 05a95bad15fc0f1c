"""Numbers for what lies on a board, the same however the board is turned or mirrored.

Each piece has a random number for each symmetry of the board: that of the piece where it would
lie in that image. The numbers of an image are added up (exclusive or), and the least sum stands
for all images (Zobrist 1970). To add up all images at once they lie side by side in one integer.
"""

from __future__ import annotations

import functools
import struct

from rules.board import Board
from rules.piece import Piece
from rules.position import Position
from rules.record.game_record import GameRecord, Node
from rules.rng import splitmix

_WORD = (1 << 64) - 1


def canonical_key(position: Position) -> int:
    """63 bits for the pieces as they lie and the colour to move, under all symmetries.

    Colours count as they are. Two games have the same keys if they are played by the same name on
    equal boards: what else was chosen, such as komi, lies not on the board.
    """
    return _board_keys(position.setup.game.key, position.board).key(position)


def canonical_keys(record: GameRecord) -> dict[int, int]:
    """Key -> after how many turns it stood first, for all positions in a game's tree.

    What stood in the game as played counts before what stood in a variation.
    """
    keys = _board_keys(record.setup.game.key, record.position.board)
    found: dict[int, int] = {}
    for node in record.root.subtree():
        position = record.position_at(node)
        found.setdefault(keys.key(position), position.turn)
    return found


def node_with(record: GameRecord, key: int) -> Node | None:
    """Where a position of this key stood first, as ``canonical_keys`` counts; None if nowhere."""
    nodes = record.root.subtree()
    return next((n for n in nodes if canonical_key(record.position_at(n)) == key), None)


class _BoardKeys:
    """The numbers of all pieces that have lain on one board."""

    def __init__(self, seed: int, board: Board) -> None:
        self._seed = seed
        self._symmetries = board.symmetries
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
        """The numbers of a piece in all images of the board, side by side."""
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
def _board_keys(game: str, board: Board) -> _BoardKeys:
    parts = [*game.encode(), *board.shape.value.encode(), board.side_count, board.size]
    return _BoardKeys(_mixed(0, *parts), board)


def _mixed(seed: int, *parts: int) -> int:
    """64 bits from numbers of up to 32 bits, the same on every machine."""
    state = seed
    for part in parts:
        state, number = splitmix(state ^ (part & 0xFFFFFFFF))
        state ^= number
    return state & _WORD
