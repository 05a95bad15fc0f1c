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

REFERENCE_SIMULATIONS = 10_000
_LARGEST = 10.0  # of the numbers: further out nothing could have been measured
STEEPEST = 20.0  # no factor is larger, wherever the numbers lead


class CalibrationError(ValueError):
    """A text that is not a calibration."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Calibration:
    """How the log-odds of a win rate are corrected: less ``flattery``, times a factor.

    The logarithm of the factor is ``sharpness``, plus ``filling`` times the pieces per site of the
    board, plus ``depth`` times the logarithm to base 10 of the simulations in ten thousands.

    Attributes:
        sites: of the board on which it was measured.
        fewest, most: simulations for which it was measured; others count as the nearest of them.
    """

    sites: int
    sharpness: float
    filling: float
    depth: float
    flattery: float
    fewest: int
    most: int

    def calibrated(self, rate: float, filled: float, simulations: int) -> float:
        """Return how often the player to move wins; 0 and 1 stay.

        A higher rate of the same position and search always has the higher result.

        Args:
            rate: of the player to move, from 0 to 1.
            filled: pieces per site.
            simulations: of the search.
        """
        if not 0.0 < rate < 1.0:
            return rate
        log_odds = math.log(rate / (1.0 - rate)) - self.flattery
        return 1.0 / (1.0 + math.exp(-self.factor(filled, simulations) * log_odds))

    def factor(self, filled: float, simulations: int) -> float:
        """Return by what log-odds are multiplied; always more than 0."""
        bounded = max(self.fewest, min(self.most, simulations))
        exponent = (
            self.sharpness
            + self.filling * filled
            + self.depth * math.log10(bounded / REFERENCE_SIMULATIONS)
        )
        return min(STEEPEST, math.exp(exponent))


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
    return tuple([_calibration(board) for board in boards])


def nearest(calibrations: Sequence[Calibration], sites: int) -> Calibration | None:
    """Return the calibration of the board most like one with so many sites; None without any."""
    return min(calibrations, key=lambda one: abs(math.log(one.sites / sites)), default=None)


def _calibration(board: Any) -> Calibration:
    values = board if isinstance(board, dict) else {}
    counts = {name: int(_number(values, name)) for name in ("sites", "fewest", "most")}
    if counts["sites"] < 1 or not 1 <= counts["fewest"] <= counts["most"]:
        raise CalibrationError(f"not a board and its simulations: {counts}")
    return Calibration(
        sites=counts["sites"],
        sharpness=_bounded(values, "sharpness"),
        filling=_bounded(values, "filling"),
        depth=_bounded(values, "depth"),
        flattery=_bounded(values, "flattery"),
        fewest=counts["fewest"],
        most=counts["most"],
    )


def _bounded(values: dict[str, Any], name: str) -> float:
    value = _number(values, name)
    if abs(value) > _LARGEST:
        raise CalibrationError(f"{name} cannot be {value}")
    return value


def _number(values: dict[str, Any], name: str) -> float:
    value = values.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise CalibrationError(f"{name} is not a number: {value!r:.40}")
    return float(value)
