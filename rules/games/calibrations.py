"""The calibrations of a game's win rates, by board: ``win_rates.json`` among its files."""

from __future__ import annotations

import functools
import logging

from rules.calibration import Calibration, nearest, read_calibrations
from rules.games.game_files import game_file
from rules.setup import Setup

log = logging.getLogger(__name__)


def calibration(setup: Setup) -> Calibration | None:
    """Return the calibration of the board most like that of a setup.

    None if the game was not measured, or its file is damaged.
    """
    return nearest(_read(setup.game.key), setup.game.board(setup).site_count)


def forget() -> None:
    """Read the files again when they are asked for."""
    _read.cache_clear()


@functools.cache
def _read(key: str) -> tuple[Calibration, ...]:
    file = game_file(key, "win_rates.json")
    try:
        return read_calibrations(file.read_text("utf-8")) if file.is_file() else ()
    except (OSError, ValueError) as error:  # of which one is not in UTF-8
        log.info("the win rates of %s are shown as they are searched: %s", key, error)
        return ()
