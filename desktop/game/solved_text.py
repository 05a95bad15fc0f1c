"""Who wins on a board that is solved, in words."""

from __future__ import annotations

from desktop.i18n.text import tr
from rules.games.game_data import solved_board
from rules.setup import Setup
from rules.solved.results import DRAW, WIN


def solved_text(setup: Setup) -> str:
    """Return who wins with best play from the start; "" where that is not known."""
    board = solved_board(setup)
    result = None if board is None else board.result(setup.start())
    if result is None:
        return ""
    if result == DRAW:
        return tr("This board is solved: with best play it is a draw.")
    if result == WIN:
        return tr("This board is solved: with best play whoever begins wins.")
    return tr("This board is solved: with best play whoever moves second wins.")
