"""The boards of a game that are solved: ``solved/OPTIONS.table`` among its files."""

from __future__ import annotations

import functools
import logging

from rules.games.game_files import game_file
from rules.setup import Setup
from rules.solved.solved_board import SolvedBoard, SolvedBoardError, board_name

log = logging.getLogger(__name__)


def solved_board(setup: Setup) -> SolvedBoard | None:
    """Return the solved board of a setup; None if there is none, or its file is damaged.

    A table knows only what can be reached from the default start.
    """
    return None if setup.placement else _read(setup)


def forget() -> None:
    """Read the files again when they are asked for."""
    _read.cache_clear()


@functools.lru_cache(maxsize=16)
def _read(setup: Setup) -> SolvedBoard | None:
    file = game_file(setup.game.key, "solved", f"{board_name(setup)}.table")
    try:
        return SolvedBoard.read(file.read_bytes(), setup) if file.is_file() else None
    except (OSError, SolvedBoardError) as error:
        log.info("%s is played without its table: %s", setup, error)
        return None
