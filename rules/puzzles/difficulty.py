"""How difficult a puzzle is: the rating at which the engine's levels solve it half the time.

A level solves a puzzle with rating r with probability 1 / (1 + 10 ** ((r - level) / 400)), as if
they played a game. The most likely r is taken, with a weak normal prior around the middle level, so
that puzzles that all levels solve, or none does, have a rating too.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.engine import Engine
from rules.engine.limits import STRONGEST, Limits
from rules.games import GAMES
from rules.games.game_data import level_ratings
from rules.match.score import share_of
from rules.puzzles.puzzle import RATINGS, Puzzle

TRIES = 10

_DEVIATION = 500.0  # of the prior
_LEVELS = range(1, STRONGEST)


def count_solved(puzzle: Puzzle, level: int) -> int:
    """Return in how many of its tries a level finds an accepted turn; the same on every machine."""
    position = puzzle.position()
    solved = 0
    for attempt in range(TRIES):
        limits = Limits(level=level, seed=puzzle.seed ^ (TRIES * level + attempt))
        turn = Engine().search(position, [], limits).best
        solved += position.write(turn) in puzzle.accepted
    return solved


def rating_of(puzzle: Puzzle) -> int:
    """Return the rating of a puzzle; the same on every machine."""
    ratings = level_ratings(GAMES[puzzle.game.split()[0]].setup())[: len(_LEVELS)]
    return fitted_rating(ratings, [count_solved(puzzle, level) for level in _LEVELS])


def fitted_rating(levels: Sequence[float], solved: Sequence[int]) -> int:
    """Return the most likely rating, rounded.

    Args:
        levels: the ratings of those who tried.
        solved: how many of their tries succeeded.
    """
    middle = levels[len(levels) // 2]
    scale = 400 / 2.302585092994046  # of the logistic curve, in points

    def slope(rating: float) -> float:
        """Return the derivative of the log-likelihood and the prior; it falls."""
        missed = sum(
            TRIES * share_of(level - rating) - count
            for level, count in zip(levels, solved, strict=True)
        )
        return missed / scale - (rating - middle) / _DEVIATION**2

    low, high = float(RATINGS[0]), float(RATINGS[-1])
    while high - low > 0.01:
        half = (low + high) / 2
        low, high = (half, high) if slope(half) > 0 else (low, half)
    return round(low)
