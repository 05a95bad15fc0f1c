"""Whole keys of positions, exact and the same for all symmetric images.

Unlike the hashes of the contract, no two positions share a key unless one is an image of the other.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from rules.board import Board
from rules.piece import Piece
from rules.position import Position
from rules.setup import Game


class PositionKeys:
    """Makes the keys of the positions on one board; caches the numbers of its pieces.

    A key has the colour to move, but not which player has it, so it serves after a swap as well.
    What a position adds to its pieces, ``state``, must be the same for all images.
    """

    def __init__(self, site_count: int, symmetries: Sequence[Sequence[int]]) -> None:
        self._site_count = site_count
        self._symmetries = symmetries
        self._numbers: dict[tuple[int, int, int, int], tuple[int, ...]] = {}

    def key(self, position: Position) -> bytes:
        """Return the key of a position at the start of a turn."""
        return self.key_of(position.pieces(), position.colour, position.state())

    def key_of(self, pieces: Iterable[Piece], colour: int, state: tuple[int, ...]) -> bytes:
        """Return the key of a position with these pieces, colour to move and ``state``."""
        return _key(self._images(pieces), colour, state)

    def counted_key(self, position: Position) -> tuple[bytes, int]:
        """Return the key, and how many different images it stands for."""
        images = self._images(position.pieces())
        return _key(images, position.colour, position.state()), len(set(images))

    def _images(self, pieces: Iterable[Piece]) -> list[int]:
        """Return the pieces of each image as one number."""
        known = self._numbers
        lying = []
        for piece in pieces:
            lies = (piece.site, piece.level, piece.colour, piece.partner)
            numbers = known.get(lies)
            if numbers is None:
                numbers = known[lies] = self._numbers_of(piece)
            lying.append(numbers)
        return [sum(column) for column in zip(*lying, strict=True)] or [0]

    def _numbers_of(self, piece: Piece) -> tuple[int, ...]:
        """Return what a piece adds to the number of each image: a digit of its own."""
        digit_bits = (2 * self._site_count + 3).bit_length()
        numbers = []
        for image in self._symmetries:
            partner = image[piece.partner] if piece.partner >= 0 else -1
            place = piece.level * self._site_count + image[piece.site]
            numbers.append(1 + piece.colour + 2 * (1 + partner) << digit_bits * place)
        return tuple(numbers)


def _key(images: Sequence[int], colour: int, state: tuple[int, ...]) -> bytes:
    return repr((state, colour, min(images))).encode()


@functools.cache
def position_keys(game: Game, board: Board) -> PositionKeys:
    return PositionKeys(board.site_count, game.symmetries(board))
