"""The first turns of a game, those together that lead to images of the same position."""

from __future__ import annotations

from collections.abc import Sequence

from rules.piece import Piece
from rules.position import Position
from rules.setup import Setup

Turn = tuple[int, ...]
Key = tuple[object, ...]


class FirstTurnKeys:
    """Keys of the positions after the first turn of a setup, the same for all images.

    Images are those of the board that make no difference to the game and leave its start as it is.
    So what a position remembers of the start needs no place in a key, unlike in ``PositionKeys``.
    """

    def __init__(self, setup: Setup) -> None:
        start = setup.start()
        pieces = start.pieces()
        same = _image(pieces, range(start.board.site_count))
        symmetries = setup.game.symmetries(start.board)
        self._symmetries = [image for image in symmetries if _image(pieces, image) == same]

    def key(self, position: Position) -> Key:
        """Return the key of a position after the first turn."""
        pieces = position.pieces()
        least = min([_image(pieces, image) for image in self._symmetries])
        return least, position.colour, position.lost_turns()


def first_turns(setup: Setup) -> tuple[tuple[Turn, ...], ...]:
    """Return all first turns in groups; within a group the board's symmetries make them equal.

    The groups, and the turns of each, are in the order of the rules.
    """
    start, keys = setup.start(), FirstTurnKeys(setup)
    groups: dict[Key, list[Turn]] = {}
    for turn in start.legal_turns():
        after = start.copy()
        after.play_turn(turn)
        groups.setdefault(keys.key(after), []).append(turn)
    return tuple([tuple(group) for group in groups.values()])


def _image(pieces: Sequence[Piece], image: Sequence[int]) -> tuple[tuple[int, int, int, int], ...]:
    """Return the image of pieces, in order."""
    placed = [
        (
            image[piece.site],
            piece.level,
            piece.colour,
            image[piece.partner] if piece.partner >= 0 else -1,
        )
        for piece in pieces
    ]
    return tuple(sorted(placed))
