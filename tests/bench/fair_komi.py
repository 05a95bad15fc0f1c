"""Find the komi with which both colours win equally often, by games of the engine against itself.

    .venv/bin/python tests/bench/fair_komi.py [--simulations N] [--games N] [--search N]
        [--jobs N] [--cluster] [--kept FOLDER] GAME [OPTION=VALUE ...]

Rounds of games with komi around the last estimate, closer each time, narrow it down; then come so
many games with the nearest whole komi, and a long search of each komi nearby. Every game is kept:
the same command resumes. It prints the komi of 50 % with its 95 % interval (of games drawn again
with replacement), how often Black won with each komi near it, with Wilson's interval, and what the
searches say.
"""

from __future__ import annotations

import argparse
import collections
import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from kept_games import played_games
from level_losses import minimum
from rated_games import GameTask, RatedGame
from reliability_fit import Numbers, wilson

from rules.engine.engine import Engine, fair_komi
from rules.engine.limits import Limits
from rules.games import read_setup
from rules.number import whole_argument
from rules.setup import Setup
from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import Workers

_ROUNDS = 9
_ROUND = 24  # games
_RESAMPLES = 300
_SPREAD = 2.0  # of the normal prior of the logarithm of the scale, around one point a side
_STEEPEST = 6.0  # where all games end alike, the scale has no likeliest value
_NEAR = 1.0  # scales: how far from the estimate rounds play, and which komi are printed
_SEED = 1

Found = tuple[float, float]  # komi of 50 %, and how many points turn odds of 1 into e


def estimate(komi: Numbers, score: Numbers, size: int) -> Found:
    """Return the likeliest logistic curve of Black's scores (1, 1/2 or 0) over komi."""
    middle = float(np.mean(komi))

    def unlikeliness(free: Numbers) -> float:
        if abs(free[1]) > _STEEPEST:
            return math.inf
        odds = (middle + free[0] * size - komi) / (size * math.exp(free[1]))
        lost = np.logaddexp(0, odds) - score * odds
        return float(lost.sum() + (free[1] / _SPREAD) ** 2 / 2 + (free[0] / (10 * size)) ** 2 / 2)

    shift, scale = minimum(unlikeliness, np.zeros(2))
    return middle + shift * size, size * math.exp(scale)


def narrowed_down(setup: Setup, simulations: int, workers: Workers, path: Path) -> list[RatedGame]:
    """Return the games of all rounds."""
    size = setup["size"]
    found: Found = float(fair_komi(setup, seed=_SEED)), 2.0 * size
    games: list[RatedGame] = []
    for _ in range(_ROUNDS):
        offsets = np.linspace(-_NEAR, _NEAR, _ROUND) * found[1]
        tasks = [
            GameTask(_with(setup, found[0] + offset), "", simulations, len(games) + at, probes=0)
            for at, offset in enumerate(offsets)
        ]
        games += played_games(tasks, workers, path)
        found = estimate(*_arrays(games), size)
    return games


def text(setup: Setup, games: Sequence[RatedGame], searched: int) -> str:
    """Return what the games and searches of so many simulations say."""
    komi, score = _arrays(games)
    size = setup["size"]
    found, dice = estimate(komi, score, size), np.random.default_rng(_SEED)
    again = [
        estimate(komi[drawn], score[drawn], size)[0]
        for drawn in (dice.integers(len(komi), size=len(komi)) for _ in range(_RESAMPLES))
    ]
    low, high = np.quantile(again, [0.025, 0.975])
    rows = [
        f"{setup.game.key} {size}: {len(games)} games, komi of 50 % {found[0]:.1f}"
        f" ({low:.1f} to {high:.1f}), scale {found[1]:.1f}"
    ]
    scores = collections.defaultdict(list)
    for each, points in zip(komi, score, strict=True):
        scores[int(each)].append(points)
    for each in sorted(scores):
        if abs(each - found[0]) > max(2.0, _NEAR * found[1]):
            continue
        count, won = len(scores[each]), float(np.mean(scores[each]))
        least, most = wilson(won, count)
        limits = Limits(simulations=searched, seed=_SEED)
        report = Engine().search(setup.with_options(komi=each).start(), [], limits)
        rows.append(
            f"  komi {each:3}: Black {won:5.1%} of {count:3} ({least:5.1%} to {most:5.1%}),"
            f" search {report.win_rate:5.1%}{' proven' if report.proven is not None else ''}"
        )
    return "\n".join(rows)


def _with(setup: Setup, komi: float) -> str:
    return str(setup.with_options(komi=2 * max(0, round(komi / 2))))


def _arrays(games: Sequence[RatedGame]) -> tuple[Numbers, Numbers]:
    komi = [read_setup(game["setup"].split())["komi"] for game in games]
    return np.array(komi, np.float64), np.array([game["score"] for game in games], np.float64)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("setup", nargs="+", metavar="GAME OPTION=VALUE")
    parser.add_argument("--simulations", type=whole_argument, default=10_000, help="a turn")
    parser.add_argument("--games", type=whole_argument, default=200, help="with the best komi")
    parser.add_argument("--search", type=whole_argument, default=1_000_000, help="simulations")
    parser.add_argument("--kept", type=Path, default=Path("build/komi"), metavar="FOLDER")
    add_worker_arguments(parser, "games")
    arguments = parser.parse_args()
    setup = read_setup(arguments.setup)
    path = arguments.kept / f"{setup.game.key}-{setup['size']}.jsonl"
    with open_workers(arguments, [setup.game.key], print) as workers:
        games = narrowed_down(setup, arguments.simulations, workers, path)
        best = _with(setup, estimate(*_arrays(games), setup["size"])[0])
        seeds = range(len(games), len(games) + arguments.games)
        tasks = [GameTask(best, "", arguments.simulations, seed, probes=0) for seed in seeds]
        games += played_games(tasks, workers, path)
    print(text(setup, games, arguments.search), flush=True)


if __name__ == "__main__":
    main()
