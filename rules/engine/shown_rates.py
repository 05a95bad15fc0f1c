"""Win rates as they are shown: the one place where those of our engine are calibrated.

Everything that is decided uses the rates of the search themselves: turns, levels, verdicts, puzzles
and what a saved review holds. Only what people read goes through here, and programs that read the
analysis of the text protocol.
"""

from __future__ import annotations

import dataclasses

from rules.calibration import nearest
from rules.engine.report import Report
from rules.games.calibrations import calibrations
from rules.position import Position


def shown_rate(rate: float, position: Position, simulations: int) -> float:
    """Return a win rate of the player to move as it is shown; without a calibration as it is.

    ``rate`` is not proven, and was found by our engine with so many simulations.
    """
    found = nearest(calibrations(position.setup.game.key), position.board.site_count)
    return rate if found is None else found.calibrated(rate, filled_share(position), simulations)


def shown_report(report: Report, position: Position) -> Report:
    """Return a report on ``position`` with win rates as they are shown; proven ones stay."""
    if not report.is_raw:
        return report
    simulations = report.known_simulations
    candidates = tuple(
        [
            candidate
            if candidate.proven is not None or not candidate.visits
            else dataclasses.replace(
                candidate, win_rate=shown_rate(candidate.win_rate, position, simulations)
            )
            for candidate in report.candidates
        ]
    )
    return dataclasses.replace(
        report, win_rate=candidates[0].win_rate, candidates=candidates, is_raw=False
    )


def filled_share(position: Position) -> float:
    """Return how many pieces there are for each site of the board."""
    sites: int = position.board.site_count
    return len(position.pieces()) / sites
