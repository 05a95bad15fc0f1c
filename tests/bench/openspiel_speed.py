"""Playouts and simulations a second at the Game of Y: ours and OpenSpiel's, in turn on one core.

    .venv/bin/python tests/bench/openspiel_speed.py [--size N] [--seconds S] [--rounds R]

It needs ``pip install "open_spiel>=2.0"``. All four are C or C++ without a line of Python inside.
OpenSpiel's random playouts are those of its RandomRolloutEvaluator, asked for so many at a time
that its tree costs nothing; its simulations are those of MCTSBot with one rollout each. Ours are
what ``benchmark playouts`` and ``benchmark search`` of the text protocol do. It prints the medians,
their ratios, and the range of the ratios of all rounds. Seconds are those of the processor. In much
more than one the search's memory would be full, which makes it faster.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel
from openspiel_bot import new_game

from rules.games import GAMES
from rules.gtp import session
from rules.setup import Setup
from rules.version import compiled

_ROLLOUTS = 2_000  # at a time
_NO_BOUND = 2**31 - 1


def openspiel_rate(size: int, seconds: float, rollouts: int) -> float:
    """Return MCTSBot's rollouts a second, with so many in a simulation."""
    game = new_game(GAMES["oddy"].setup(sides=3, size=size, pie=False))
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1),
        uct_c=2.0,
        max_simulations=_NO_BOUND,
        max_memory_mb=4_096,
        solve=True,
        seed=1,
        verbose=False,
        max_wall_clock_time=seconds,
    )
    state = game.new_initial_state()
    return rate(lambda: rollouts * bot.mcts_search(state).explore_count)


def our_rate(setup: Setup, seconds: float, measured: Callable[..., tuple[int, float]]) -> float:
    return rate(lambda: measured(setup.start(), seconds)[0])


def rate(work: Callable[[], int]) -> float:
    """Return how much is done in a second of processor time, whatever other programs do."""
    began = time.process_time()
    done = work()
    return done / (time.process_time() - began)


def measure(setup: Setup, seconds: float, rounds: int) -> None:
    names = ("playouts", "simulations")
    ours: tuple[list[float], list[float]] = ([], [])
    theirs: tuple[list[float], list[float]] = ([], [])
    for done in range(rounds):
        our = [our_rate(setup, seconds, of) for of in (session.playouts, session.searches)]
        their = [openspiel_rate(setup["size"], seconds, many) for many in (_ROLLOUTS, 1)]
        for i, name in enumerate(names):
            ours[i].append(our[i])
            theirs[i].append(their[i])
            print(f"round {done + 1} {name:12}{our[i]:14,.0f}{their[i]:14,.0f}", flush=True)
    print(f"\n{setup}, a second{'ours':>21}{'OpenSpiel':>14}   ratio (of the rounds)")
    for name, our_all, their_all in zip(names, ours, theirs, strict=True):
        our_one, their_one = statistics.median(our_all), statistics.median(their_all)
        ratios = [a / b for a, b in zip(our_all, their_all, strict=True)]
        print(
            f"{name:36}{our_one:14,.0f}{their_one:14,.0f}{our_one / their_one:8.2f}"
            f" ({min(ratios):.2f} to {max(ratios):.2f})"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="The speed of Oddments and of OpenSpiel at Y.")
    parser.add_argument("--size", type=int, default=9, help="cells a side")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each number")
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    measure(GAMES["oddy"].setup(sides=3, size=asked.size), asked.seconds, asked.rounds)


if __name__ == "__main__":
    main()
