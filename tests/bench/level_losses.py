"""Fit what the moves of the levels lose, and say how well a review recognises the levels.

    .venv/bin/python tests/bench/level_losses.py [--games N] [--jobs N] [--cluster]
        [--kept FOLDER] [--write] [GAME ...]

In each GAME, by default all, levels 1 to 9 that are at most three apart play each other on the
default board. Every game is reviewed at the default depth and kept: the same command resumes. Of
each fifth of the games, by what the other four show, it prints how often the level estimated from
a single game is within two levels of the truth, and how often the interval holds it. With --write
what fits all games goes to level_losses.json among the resources of GAME.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import json
import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from level_games import KEPT, Game, play

from rules.games import GAMES, game_file
from rules.review.accuracy import (
    CHANCES,
    LEVELS,
    LOSSES,
    LossCurve,
    level_estimate,
    loss_classes,
)
from rules.review.move_review import DEFAULT_SIMULATIONS, MoveReview
from rules.version import VERSION, compiled
from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import Workers, in_order

ROOT = Path(__file__).parent.parent.parent
FOLDS = 5
CLOSE = 2  # levels

_PRIOR_MOVES = 0.02  # at each level, spread over the losses as all moves are
_SLOPE, _SLOPE_SPREAD = 0.15, 0.7  # the slope's prior; the spread is one of its logarithm
_DISTANCE = 0.01  # between thresholds, at least: no loss is impossible
_FARTHEST = 5.0  # so far from 0 may be what is varied
_LEAST = 1e-9

Numbers = npt.NDArray[np.float64]


def reviews_of(game: Game) -> list[MoveReview]:
    return [
        MoveReview(
            **dict(zip(KEPT, row, strict=True)),
            turn="",
            best="",
            proven_after=False,
            simulations=DEFAULT_SIMULATIONS,
        )
        for row in game["moves"]
    ]


def fit(games: Sequence[Game]) -> list[LossCurve]:
    """Return the likeliest curves."""
    counts = np.zeros((CHANCES, len(LEVELS), len(LOSSES) + 1))
    for game in games:
        for player, level in enumerate(game["levels"]):
            for chance, loss in loss_classes(reviews_of(game), player):
                counts[chance, level - 1, loss] += 1
    return [_curve_through(each) for each in counts]


def _curve_through(counts: Numbers) -> LossCurve:
    """Return the likeliest curve, [level - 1, class of the loss] -> moves.

    What is varied is free: the lowest threshold, the logarithms of the distances to the next ones,
    and that of the slope, which has a wide normal prior.
    """
    together = counts.sum(axis=0) + 0.5  # classes without a move are rare, not impossible
    counts = counts + _PRIOR_MOVES * together / together.sum()
    at_least = together[::-1].cumsum()[::-1][1:] / together.sum()
    first = np.log(1 / at_least - 1)

    def curve(free: Numbers) -> LossCurve:
        thresholds = free[0] + np.concatenate([[0.0], (_DISTANCE + np.exp(free[1:-1])).cumsum()])
        return LossCurve(math.exp(free[-1]), thresholds.tolist())

    def unlikeliness(free: Numbers) -> float:
        if max(abs(free)) > _FARTHEST:
            return math.inf
        shares = np.array([curve(free).shares(level) for level in LEVELS])
        prior = (free[-1] - math.log(_SLOPE)) / _SLOPE_SPREAD
        return float(prior**2 / 2 - (counts * np.log(np.maximum(shares, _LEAST))).sum())

    start = [first[0] - _SLOPE * 5, *np.log(np.maximum(np.diff(first), _LEAST)), math.log(_SLOPE)]
    found = curve(minimum(unlikeliness, np.array(start)))
    return LossCurve(round(found.slope, 3), [round(each, 3) for each in found.thresholds])


def minimum(function: Callable[[Numbers], float], start: Numbers) -> Numbers:
    """Return where a smooth function is least, by Newton's method with damped steps."""
    here, value, damping = start, function(start), 1.0
    steps = np.eye(len(start)) * 1e-3
    while damping < 1e9:
        ahead = [function(here + step) for step in steps]
        behind = [function(here - step) for step in steps]
        slope = (np.array(ahead) - behind) / 2e-3
        bend = np.array(
            [
                [
                    (function(here + a + b) - ahead[i] - ahead[j] + value) / 1e-6
                    for j, b in enumerate(steps)
                ]
                for i, a in enumerate(steps)
            ]
        )
        while damping < 1e9:
            there = here - np.linalg.solve(bend + damping * np.eye(len(start)), slope)
            gained = value - function(there)
            if gained > 0:
                break
            damping *= 4
        else:
            break
        here, value, damping = there, value - gained, max(damping / 3, 1e-3)
        if gained < 1e-5:
            break
    return here


def check(key: str, games: Sequence[Game]) -> str:
    """Return how good the estimates are, each by what the other games show."""
    close = inside = estimated = players = widths = 0
    for fold in range(FOLDS):
        curves = fit([game for at, game in enumerate(games) if at % FOLDS != fold])
        for game in games[fold::FOLDS]:
            for player, level in enumerate(game["levels"]):
                players += 1
                found = level_estimate(key, reviews_of(game), player, curves)
                if found is not None:
                    estimated += 1
                    close += abs(found.level - level) <= CLOSE
                    inside += found.low <= level <= found.high
                    widths += found.high - found.low + 1
    return (
        f"{key}: {len(games)} games, {estimated} of {players} players estimated, "
        f"{close / estimated:.1%} within {CLOSE} levels, {inside / estimated:.1%} in the interval "
        f"of {widths / estimated:.1f} levels"
    )


def played_games(key: str, number: int, workers: Workers, folder: Path) -> list[Game]:
    """Return so many games, played now unless the folder has them."""
    path = folder / f"{key}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    games = [json.loads(line) for line in lines]
    known = {game["seed"] for game in games}
    tasks = ((key, seed, DEFAULT_SIMULATIONS) for seed in range(1, number + 1) if seed not in known)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        path.open("a", encoding="utf-8") as kept,
        contextlib.closing(in_order(workers, play, tasks)) as played,
    ):
        for game in played:
            kept.write(json.dumps(game) + "\n")
            kept.flush()
            games.append(game)
            print(f"{key}: {len(games)} of {number} games", file=sys.stderr, flush=True)
    return sorted(games, key=lambda game: game["seed"])[:number]


def write(key: str, games: Sequence[Game]) -> None:
    """Write what fits the games."""
    head = {"version": VERSION, "simulations": DEFAULT_SIMULATIONS, "games": len(games)}
    lines = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    rows = ",\n".join([f"  {json.dumps(curve._asdict())}" for curve in fit(games)])
    text = ",\n".join([*lines, f' "curves": [\n{rows}\n ]'])
    Path(str(game_file(key, "level_losses.json"))).write_text(f"{{\n{text}\n}}\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit what the moves of the levels lose.")
    parser.add_argument("--games", type=int, default=150, help="of each GAME")
    add_worker_arguments(parser, "games played")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "level_losses")
    parser.add_argument("--write", action="store_true", help="write the tables")
    parser.add_argument("keys", nargs="*", metavar="GAME", default=list(GAMES))
    asked = parser.parse_args()
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    with open_workers(asked, asked.keys, functools.partial(print, file=sys.stderr)) as workers:
        for key in asked.keys:
            games = played_games(key, asked.games, workers, asked.kept)
            print(check(key, games), flush=True)
            if asked.write:
                write(key, games)


if __name__ == "__main__":
    main()
