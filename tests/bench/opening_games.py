"""Games from the first turns of a table: how often they win, whatever searches say.

A search averages its simulations, so it finds openings more even than they are. The table is
calibrated with games of the engine against itself, each opening as often as any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from kept_games import played_games
from opening_searches import without_swap
from rated_games import GameTask, RatedGame
from reliability_fit import Samples, fit, log_loss, wilson

from rules.calibration import Calibration
from rules.setup import Setup
from rules.work.workers import Workers

SIMULATIONS = 10_000  # a turn

Rates = Mapping[str, float]  # [turn] -> the win rate of the player who makes it


def opening_games(
    setup: Setup, rates: Rates, number: int, workers: Workers, folder: Path
) -> list[RatedGame]:
    """Return so many games, the openings in turn, without the pie rule.

    None from an opening that was proven to win or lose.
    """
    turns = sorted([turn for turn, rate in rates.items() if 0.0 < rate < 1.0])
    bare = str(without_swap(setup))
    tasks = [
        GameTask(bare, turns[seed % len(turns)], SIMULATIONS, seed, probes=0)
        for seed in range(number if turns else 0)
    ]
    return played_games(tasks, workers, folder / f"{setup.game.key}-games.jsonl")


def fitted(setup: Setup, rates: Rates, games: Sequence[RatedGame]) -> Calibration:
    """Return what makes the win rates of a table as likely as possible after games."""
    return fit(_samples(rates, games), setup.start().board.site_count)


def text(rates: Rates, games: Sequence[RatedGame], calibration: Calibration) -> str:
    """Return rows that compare win rates with what came of them."""
    raw = _samples(rates, games)
    loss = log_loss(raw), log_loss(raw.calibrated(calibration))
    rows = [f"{calibration}: {len(games)} games, log loss {loss[0]:.3f} -> {loss[1]:.3f}"]
    for turn, rate in rates.items():
        scores = [_score(game) for game in games if game["opening"] == turn]
        row = f"{turn:8} {rate:6.1%} -> {calibration.calibrated(rate):6.1%}"
        if scores:
            low, high = wilson(float(np.mean(scores)), len(scores))
            row += f"  won {sum(scores):g} of {len(scores)}, {low:.0%} to {high:.0%}"
        rows.append(row)
    return "\n".join(rows)


def _score(game: RatedGame) -> float:
    """Return that of the player who began."""
    score: float = game["score"]  # of player 0, who does
    return score


def _samples(rates: Rates, games: Sequence[RatedGame]) -> Samples:
    count = len(games)
    rate = np.array([rates[game["opening"]] for game in games])
    score = np.array([_score(game) for game in games])
    return Samples(np.arange(count), np.zeros(count), rate, score)
