"""How strong somebody is, by the games against the levels, whose Elo is known.

The rating is the most likely one, with a weak prior, a normal distribution around level 3, so that
few games, or only won ones, give a sensible rating too. Its interval holds 95 % of the posterior.
All boards of a game count as the default one, on which all levels were measured.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.games import GAMES
from rules.games.game_data import level_ratings
from rules.library.library import Library
from rules.training.own_results import ResultGroup, Tally, latest_results, own_results

FIRST_LEVEL = 3  # of somebody of whom nothing is known

_DEVIATION = 400.0  # of the prior
_MONTH = len("2026-11")
_STEP = 5  # Elo between two ratings that are compared
_BEYOND = 1200  # Elo below the first level and above the last
_ENOUGH = 50  # games for a rating: older ones say little about now

_ADVICE_GAMES = 10
_MIN_ADVICE_GAMES = 5
_MOVE_UP, _MOVE_DOWN = 0.75, 0.25


@dataclasses.dataclass(frozen=True)
class Strength:
    """A rating against the levels.

    Attributes:
        rating: in Elo above random play.
        interval: of 95 %.
        games: how many it was computed from.
    """

    rating: float
    interval: tuple[float, float]
    games: int


@dataclasses.dataclass(frozen=True)
class Advice:
    """What to play next: "8 of 10 at level 3: try 4".

    Attributes:
        level: the level played last.
        games: the last games against it that count.
        points: scored in them.
        suggested: the level to play.
    """

    level: int
    games: int
    points: float
    suggested: int


def strength(game: str, results: dict[int, Tally]) -> Strength:
    """Return the rating by games against levels; the prior alone where there is none."""
    curves = _curves(game)
    logs = list(curves.prior)
    games = 0
    for level, tally in results.items():
        if level <= len(curves.levels) and tally.finished:
            points, missed, games = (
                tally.points,
                tally.finished - tally.points,
                games + tally.finished,
            )
            curve = curves.levels[level - 1]
            logs = [
                log + points * won + missed * lost
                for log, (won, lost) in zip(logs, curve, strict=True)
            ]
    most = max(logs)
    weights = [math.exp(log - most) for log in logs]
    low, high = (_quantile(curves.ratings, weights, share) for share in (0.025, 0.975))
    return Strength(float(curves.ratings[logs.index(most)]), (low, high), games)


def strength_by_month(game: str, groups: Iterable[ResultGroup]) -> dict[str, Strength]:
    """Return the rating at the end of each month in which the game was played, for a graph.

    Each is computed from the latest 50 games then, in whole months: from that month, and from those
    before until there are enough. Games without a month count as older ones; they have no point.
    """
    months = _months(game, groups)
    return {
        name: strength(game, _latest(list(months.values())[: at + 1]))
        for at, name in enumerate(months)
        if len(name) == _MONTH
    }


def present_strength(game: str, groups: Iterable[ResultGroup]) -> Strength:
    """Return the rating by the latest games, as it is at the end of the graph."""
    return strength(game, _latest(list(_months(game, groups).values())))


def matched_level(library: Library, game: str) -> int:
    """Return the level with an even chance against the player; ``FIRST_LEVEL`` without games."""
    return even_level(game, present_strength(game, own_results(library, game)).rating)


def even_level(game: str, rating: float) -> int:
    """Return the level with the most even chance against somebody with a rating."""
    levels = _ratings(game)
    return 1 + min(range(len(levels)), key=lambda at: abs(levels[at] - rating))


def advice(library: Library, game: str) -> Advice | None:
    """Return which level to try after the last games; None before there are five against one.

    The last ten games against the level played last count, after the last game against another one.
    With three quarters of the points the next level is suggested, since a level itself scores about
    that against the one below; with a quarter or less, the one below.
    """
    results = latest_results(library, game, _ADVICE_GAMES)
    level = results[0][0] if results else 0
    scores = []
    for other, score in results:
        if other != level:
            break
        scores.append(score)
    if len(scores) < _MIN_ADVICE_GAMES:
        return None
    share = sum(scores) / len(scores)
    step = (share >= _MOVE_UP) - (share <= _MOVE_DOWN)
    suggested = min(max(1, level + step), len(_ratings(game)))
    return Advice(level, len(scores), sum(scores), suggested)


def _ratings(game: str) -> tuple[float, ...]:
    return level_ratings(GAMES[game].setup())


class _Curves(NamedTuple):
    """Logarithms for each rating that is compared.

    Attributes:
        ratings: in Elo.
        prior: of the density of the prior.
        levels: of the chances to win and to lose against each level; a draw is half of each.
    """

    ratings: range
    prior: list[float]
    levels: list[list[tuple[float, float]]]


@functools.cache
def _curves(game: str) -> _Curves:
    levels = _ratings(game)
    ratings = range(round(levels[0]) - _BEYOND, round(levels[-1]) + _BEYOND, _STEP)
    middle = levels[FIRST_LEVEL - 1]
    return _Curves(
        ratings,
        [-(((rating - middle) / _DEVIATION) ** 2) / 2 for rating in ratings],
        [[_log_chances(rating - level) for rating in ratings] for level in levels],
    )


def _log_chances(difference: float) -> tuple[float, float]:
    x = difference * math.log(10) / 400
    return -math.log1p(math.exp(-x)), -math.log1p(math.exp(x))


def _quantile(values: Sequence[int], weights: Sequence[float], share: float) -> float:
    left = share * sum(weights)
    for value, weight in zip(values, weights, strict=True):
        left -= weight
        if left <= 0:
            return float(value)
    return float(values[-1])


def _months(game: str, groups: Iterable[ResultGroup]) -> dict[str, list[ResultGroup]]:
    """Return [month] -> the groups with finished games, the oldest first."""
    months: dict[str, list[ResultGroup]] = {}
    for group in groups:
        if group.game == game and group.tally.finished:
            months.setdefault(group.month, []).append(group)
    return dict(sorted(months.items()))


def _latest(months: Sequence[Sequence[ResultGroup]]) -> dict[int, Tally]:
    """Return [level] -> the games of the last months, as many as are needed."""
    found: dict[int, Tally] = {}
    played: Counter[int] = Counter()
    for month in reversed(months):
        for group in month:
            found[group.level] = found.get(group.level, Tally()) + group.tally
            played[group.level] += group.tally.finished
        if played.total() >= _ENOUGH:
            break
    return found
