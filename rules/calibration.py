"""From the win rates of a search to how often such positions are won.

A search averages its simulations, so its rates are nearer to 1/2 than the results of the games that
follow, and they flatter the player to move. Both was measured in games of the engine against
itself; ``tests/bench/reliability.py`` fits the numbers. The deeper a search, the less it flatters,
and a search that compares two turns flatters otherwise: ``tests/bench/flattery.py`` measures it.
"""

from __future__ import annotations

import bisect
import dataclasses
import json
import math
from collections.abc import Sequence
from typing import Any

SHARPEST = 20.0  # no factor is larger, or less than 1 / this
MOST_FLATTERED = 2.0

_MOST_SIMULATIONS = 2**31
_MEASURED_SIMULATIONS = 1_000  # how much fewer flatter was not measured

_DECAY = 1 / 3  # eight times as many simulations halve the flattery


class CalibrationError(ValueError):
    """A text that is not a calibration."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Calibration:
    """How win rates on a board are corrected: their log-odds less ``flattery``, times ``factor``.

    Attributes:
        sites: of the board on which it was measured.
        simulations: of the searches in which it was measured; 0 if it is for any search.
        compared: rows of simulations and the flattery of searches that give each of two turns half
            of them, the fewest first; without any they flatter like other searches.
    """

    sites: int
    factor: float
    flattery: float
    simulations: int = 0
    compared: tuple[tuple[int, float], ...] = ()

    def at_depth(self, simulations: int, *, compared: bool = False) -> Calibration:
        """Return the calibration for a search of so many simulations.

        ``compared``: it compared two turns, each with half of them.
        """
        if compared and self.compared:
            flattery = _between(self.compared, simulations)
        elif self.simulations:
            depth = max(simulations, _MEASURED_SIMULATIONS) / self.simulations
            flattery = self.flattery * depth**-_DECAY
        else:
            return self
        return dataclasses.replace(self, flattery=flattery, simulations=simulations)

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
    compared = _rows(values.get("compared", []))
    return tuple(
        [dataclasses.replace(read_calibration(board), compared=compared) for board in boards]
    )


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
        simulations=int(_number({"simulations": 0, **values}, "simulations", 0, _MOST_SIMULATIONS)),
    )


def _rows(rows: Any) -> tuple[tuple[int, float], ...]:
    """Return the rows of ``Calibration.compared`` in a value of JSON."""
    if not isinstance(rows, list) or not all(isinstance(r, list) and len(r) == 2 for r in rows):
        raise CalibrationError(f"compared has no rows of two numbers: {rows!r:.40}")
    found: list[tuple[int, float]] = []
    for simulations, flattery in rows:
        values = {"simulations": simulations, "flattery": flattery}
        fewest = found[-1][0] + 1 if found else 1
        found.append(
            (
                int(_number(values, "simulations", fewest, _MOST_SIMULATIONS)),
                _number(values, "flattery", -MOST_FLATTERED, MOST_FLATTERED),
            )
        )
    return tuple(found)


def _between(rows: Sequence[tuple[int, float]], simulations: int) -> float:
    """Return the flattery after so many simulations: on lines over the logarithms of the rows."""
    at = bisect.bisect([row[0] for row in rows], simulations)
    if at in (0, len(rows)):
        return rows[at and -1][1]
    (fewer, low), (more, high) = rows[at - 1], rows[at]
    return low + (high - low) * math.log(simulations / fewer) / math.log(more / fewer)


def _number(values: dict[str, Any], name: str, least: float, most: float) -> float:
    value = values.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise CalibrationError(f"{name} is not a number from {least:g} to {most:g}: {value!r:.40}")
    return float(value)
