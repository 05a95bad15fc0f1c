"""How much slower a search is that reports every 100 ms.

    .venv/bin/python tests/bench/analysis_cost.py [--runs N] [--seconds S] [--threads N]

Searches the start of every game, and a position some turns later, in turn silently and with reports
written as the lines of ``analyze``, and prints the ratio of the simulations done: the median and
the range of all pairs of runs. The limit is 5 %.
"""

from __future__ import annotations

import argparse
import statistics

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Report
from rules.games import GAMES
from rules.gtp.session import analysis_line
from rules.position import Position

REPORT_MS = 100
TURNS = 6  # until the second position of a game


def simulations(position: Position, limits: Limits, *, reports: bool) -> int:
    """Return the simulations of one search."""

    def write_line(report: Report) -> None:
        analysis_line(position, report)

    report = write_line if reports else None
    return Engine().search(position, [], limits, report=report, report_ms=REPORT_MS).simulations


def later(position: Position) -> Position:
    """Return the position some turns of the engine later."""
    position = position.copy()
    for seed in range(TURNS):
        best = Engine().search(position, [], Limits(simulations=200, seed=seed)).best
        position.play_turn(best)
    return position


def main() -> None:
    parser = argparse.ArgumentParser(description="What reports cost a search.")
    parser.add_argument("--runs", type=int, default=9, help="pairs of runs")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run")
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    print(f"{asked.threads} threads, {asked.runs} pairs of {asked.seconds} s: silent / reporting")
    for game in GAMES.values():
        start = game.setup().start()
        for position in (start, later(start)):
            ratios = []
            for run in range(asked.runs):
                limits = Limits(
                    think_ms=round(1000 * asked.seconds), seed=run, threads=asked.threads
                )
                done = {
                    reports: simulations(position, limits, reports=reports)
                    for reports in ((False, True) if run % 2 else (True, False))
                }
                ratios.append(done[False] / done[True])
            print(
                f"{position!s:<60} median {statistics.median(ratios):.3f}"
                f"  from {min(ratios):.3f} to {max(ratios):.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
