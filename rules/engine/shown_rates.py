"""Win rates as they are shown: the one place where those of our engine are calibrated.

Everything that is decided uses the rates of the search themselves: turns, levels, verdicts, puzzles
and what a saved review holds. Only what people read goes through here, and the analysis of the text
protocol.
"""

from __future__ import annotations

import dataclasses

from rules.engine.report import Candidate, Report
from rules.games.game_data import calibration
from rules.setup import Setup


def shown_rate(rate: float, setup: Setup) -> float:
    """Return a win rate of the player to move as it is shown; without a calibration as it is.

    It was found by our engine in a game of this setup, and is not proven.
    """
    found = calibration(setup)
    return rate if found is None else found.calibrated(rate)


def shown_report(report: Report, setup: Setup) -> Report:
    """Return a report with win rates as they are shown; proven ones stay."""
    if not report.is_raw:
        return report
    candidates = tuple([_shown(candidate, setup) for candidate in report.candidates])
    rate = candidates[0].win_rate
    return dataclasses.replace(report, win_rate=rate, candidates=candidates, is_raw=False)


def _shown(candidate: Candidate, setup: Setup) -> Candidate:
    if candidate.proven is not None or not candidate.visits:
        return candidate
    return dataclasses.replace(candidate, win_rate=shown_rate(candidate.win_rate, setup))
