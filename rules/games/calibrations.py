"""The calibrations of a game's win rates, by board: ``win_rates.json`` among its files."""

from __future__ import annotations

import functools
import logging

from rules.calibration import Calibration, read_calibrations
from rules.games.game_files import game_file

log = logging.getLogger(__name__)


@functools.cache
def calibrations(key: str) -> tuple[Calibration, ...]:
    """Return the calibrations of a game; none if it was not measured, or its file is damaged."""
    file = game_file(key, "win_rates.json")
    try:
        return read_calibrations(file.read_text("utf-8")) if file.is_file() else ()
    except (OSError, ValueError) as error:
        log.warning("the win rates of %s are shown as they are searched: %s", key, error)
        return ()
