"""From the win rates of a search to how often such positions are won.

A search averages its simulations, so its rates are nearer to 1/2 than the results of the games that
follow, and they flatter the player to move. Both was measured in games of the engine against
itself; ``tests/bench/reliability.py`` fits the numbers.
"""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Sequence
from typing import Any

SHARPEST = 20.0  # no factor is larger, or less than 1 / this
MOST_FLATTERED = 2.0


class CalibrationError(ValueError):
    """A text that is not a calibration."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Calibration:
    """How win rates on a board are corrected: their log-odds less ``flattery``, times ``factor``.

    Attributes:
        sites: of the board on which it was measured.
    """

    sites: int
    factor: float
    flattery: float

    def calibrated(self, rate: float) -> float:
        """Return how often the player to move wins, from their win rate; 0 and 1 stay.

        A higher rate never has a lower result.
        """
        if not 0.0 < rate < 1.0:
            return rate
        log_odds = self.factor * (math.log(rate) - math.log1p(-rate) - self.flattery)
        small = math.exp(-abs(log_odds))  # which cannot overflow
        return (1.0 if log_odds > 0 else small) / (1.0 + small)


def read_calibrations(text: str) -> tuple[Calibration, ...]:
    """Return the calibrations in an object of JSON; other fields say where they come from.

    Raises:
        CalibrationError: there are none, or one is damaged.
    """
    try:
        values = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CalibrationError(f"not JSON: {error}") from error
    boards = values.get("boards") if isinstance(values, dict) else None
    if not isinstance(boards, list) or not boards:
        raise CalibrationError("no boards")
    return tuple([read_calibration(board) for board in boards])


def nearest(calibrations: Sequence[Calibration], sites: int) -> Calibration | None:
    """Return the calibration of the board most like one with so many sites; None without any."""
    return min(calibrations, key=lambda one: abs(math.log(one.sites / sites)), default=None)


def read_calibration(board: Any) -> Calibration:
    """Return the calibration in a value of JSON.

    Raises:
        CalibrationError: there is none, or it is damaged.
    """
    values = board if isinstance(board, dict) else {}
    return Calibration(
        sites=int(_number(values, "sites", 1, 1_000_000)),
        factor=_number(values, "factor", 1 / SHARPEST, SHARPEST),
        flattery=_number(values, "flattery", -MOST_FLATTERED, MOST_FLATTERED),
    )


def _number(values: dict[str, Any], name: str, least: float, most: float) -> float:
    value = values.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise CalibrationError(f"{name} is not a number from {least:g} to {most:g}: {value!r:.40}")
    return float(value)
