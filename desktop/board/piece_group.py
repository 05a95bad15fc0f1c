"""The group of a piece: like-coloured pieces that are connected, as seen from above."""

from __future__ import annotations

from collections.abc import Sequence

from rules.board import Board
from rules.groups import Groups
from rules.piece import Piece


def piece_group(board: Board, pieces: Sequence[Piece], site: int) -> tuple[int, ...]:
    """Return the sites of the group of the top piece on a site; () if it is empty.

    ``pieces``: all of them, the lower ones of a stack first.
    """
    colours = [-1] * board.site_count
    for piece in pieces:
        colours[piece.site] = piece.colour
    if colours[site] < 0:
        return ()
    groups = Groups.of(board, colours)
    return groups.sites(groups.group_at(site))
