"""Learns the numbers of ``SquareWeights`` from games of the engine with itself.

    .venv/bin/python tests/bench/learn_places.py [--games N] [--simulations N] [--seed N]
        [--jobs N] [--kept FILE] GAME [GAME ...]

A GAME is "egotzi", with options or without, as in "egotzi size=9". Each game begins with some
random turns, up to a third of the squares. What is learned fits all GAMEs together. For each of
them the mean logarithmic loss is printed, on every fifth game, which is held back: of the numbers
found, of those that fit this GAME alone, and of a guess that knows only whose turn it is. Games
that a FILE holds are not played again.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Proof
from rules.games import read_setup
from rules.games.egotzi.positional_eval import SquareWeights, place_terms
from rules.lab.match_game import draw_turn
from rules.position import BLACK, Position
from rules.version import compiled

Numbers = npt.NDArray[np.float64]

_FULL = 0.65  # of the squares: later positions are not learned from
_HELD_BACK = 5  # every fifth game is held back
_RIDGE = 1e-4


def play(task: tuple[str, int, int]) -> dict[str, Any]:
    """Return a game: its turns in notation, the number of random ones, and the winning colour.

    It is given by its setup, the simulations a turn and the seed.
    """
    text, simulations, seed = task
    rng = random.Random(seed)
    start = read_setup(text.split()).start()
    position, engine, winner = start.copy(), Engine(), BLACK
    line: list[tuple[int, ...]] = []
    turns: list[str] = []
    drawn = rng.randint(1, start.board.site_count // 3)
    while not position.over:
        if len(line) < drawn:
            turn = draw_turn(position, rng)
        else:
            found = engine.search(start, line, Limits(simulations=simulations, seed=seed))
            turn = found.best
            if found.proven is not None:
                winner = position.colour ^ (found.proven is Proof.LOSS)
                break
        turns.append(position.write(turn))
        line.append(turn)
        position.play_turn(turn)
    outcome = position.outcome()
    if outcome is not None:
        winner = BLACK if outcome.winner is None else outcome.winner
    return {"game": str(start.setup), "drawn": drawn, "turns": turns, "winner": winner}


def features(position: Position) -> tuple[float, ...]:
    """Return what ``SquareWeights`` weighs, in its order: Black's share less White's."""
    total = np.zeros(3)
    for piece in position.pieces():
        total += np.array(place_terms(piece.site, position.board.size)) * (1 - 2 * piece.colour)
    return (*total.tolist(), 1.0 - 2.0 * position.colour, 1.0)


def examples(game: dict[str, Any]) -> Iterator[tuple[float, ...]]:
    """Yield a row for each position to learn from.

    A row holds its features, the same times the share of filled squares, and whether Black won.
    """
    position = read_setup(game["game"].split()).start()
    squares = position.board.site_count
    for number, text in enumerate(game["turns"], 1):
        position.play_turn(position.read(text))
        filled = len(position.pieces()) / squares
        if number >= game["drawn"] and filled <= _FULL:
            seen = features(position)
            yield (*seen, *[filled * one for one in seen], float(game["winner"] == BLACK))


def learn(rows: Numbers) -> Numbers:
    """Return the likeliest weights, by logistic regression with Newton's method."""
    known, won = rows[:, :-1], rows[:, -1]
    weights = np.zeros(known.shape[1])
    ridge = _RIDGE * len(rows)
    for _ in range(20):
        chance = 1 / (1 + np.exp(-known @ weights))
        slope = known.T @ (won - chance) - ridge * weights
        bend = (known * (chance * (1 - chance))[:, None]).T @ known + ridge * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def loss(rows: Numbers, weights: Numbers) -> float:
    """Return the mean of -log of the chance that was given to what happened."""
    odds = (rows[:, :-1] @ weights) * (1 - 2 * rows[:, -1])
    return float(np.logaddexp(0, odds).mean())


def blind(rows: Numbers) -> Numbers:
    """Return the same rows without the board: only who is to move."""
    places = len(SquareWeights._fields)
    columns = [3, 4, places + 3, places + 4, 2 * places]
    return rows[:, columns]


def square_weights(weights: Numbers) -> SquareWeights:
    places = len(SquareWeights._fields)
    pairs = [
        (float(round(empty, 2)), float(round(empty + change, 2)))
        for empty, change in zip(weights[:places], weights[places:], strict=True)
    ]
    return SquareWeights(*pairs)


def games(
    setups: Sequence[str], count: int, simulations: int, seed: int, jobs: int, kept: Path | None
) -> list[dict[str, Any]]:
    """Return the games kept, or so many of each setup that are played now."""
    if kept is not None and kept.exists():
        return [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    names = [str(read_setup(text.split())) for text in setups]
    tasks = [(name, simulations, seed + i) for i, name in enumerate(names * count)]
    played = []
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for game in pool.imap_unordered(play, tasks):
            played.append(game)
            if len(played) % 100 == 0:
                print(f"{len(played)} of {len(tasks)} games", file=sys.stderr, flush=True)
    if kept is not None:
        kept.write_text("".join([json.dumps(game) + "\n" for game in played]), "utf-8")
    return played


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn the weights of the squares of a board.")
    parser.add_argument("--games", type=int, default=1000, help="of each GAME")
    parser.add_argument("--simulations", type=int, default=3000, help="a turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--kept", type=Path, help="where games are, or are written to")
    parser.add_argument("setups", nargs="+", metavar="GAME")
    return parser.parse_args()


def main() -> None:
    asked = read_arguments()
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    played = games(asked.setups, asked.games, asked.simulations, asked.seed, asked.jobs, asked.kept)
    learned: dict[str, list[Numbers]] = {}
    held_back: dict[str, list[Numbers]] = {}
    counts = dict.fromkeys(sorted({game["game"] for game in played}), 0)
    for game in played:
        counts[game["game"]] += 1
        rows = np.array(list(examples(game)))
        if len(rows):
            to = held_back if counts[game["game"]] % _HELD_BACK == 0 else learned
            to.setdefault(game["game"], []).append(rows)
    known = {name: np.vstack(rows) for name, rows in learned.items()}
    weights = learn(np.vstack(list(known.values())))
    print(f"{'':40}{'games':>7}{'together':>10}{'alone':>8}{'blind':>8}")
    for name, count in counts.items():
        new = np.vstack(held_back[name])
        print(
            f"{name:40}{count:7}{loss(new, weights):10.4f}{loss(new, learn(known[name])):8.4f}"
            f"{loss(blind(new), learn(blind(known[name]))):8.4f}"
        )
    everything = itertools.chain(learned.values(), held_back.values())
    print(square_weights(learn(np.vstack(list(itertools.chain.from_iterable(everything))))))


if __name__ == "__main__":
    main()
