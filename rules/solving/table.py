"""Makes the tables of a solved board."""

from __future__ import annotations

from collections.abc import Mapping

from rules.setup import Setup
from rules.solved.bit_table import BitTable
from rules.solved.results import DRAW, WIN
from rules.solved.solved_board import SolvedBoard, board_name


def solved_table(
    setup: Setup, results: Mapping[bytes, int], positions: int, pieces: int | None = None
) -> SolvedBoard:
    """Return the solved board that has these results.

    Args:
        setup: the board.
        results: key -> what the player to move gets, for all positions of the table.
        positions: how many can be reached altogether.
        pieces: see ``SolvedBoard``.
    """
    won = {key: int(result == WIN) for key, result in results.items()}
    tables = [BitTable.of(won)]
    if DRAW in results.values():
        tables.append(BitTable.of({key: int(r == DRAW) for key, r in results.items()}))
    return SolvedBoard(board_name(setup), positions, pieces, tuple(tables))
