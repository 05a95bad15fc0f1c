"""Exercises and a clock for tests of training."""

import dataclasses
import datetime
import random
from collections.abc import Iterator

from rules.games import GAMES
from rules.position import Position
from rules.training.exercise import Exercise, Source

NOON = datetime.datetime(2026, 11, 23, 12, tzinfo=datetime.UTC)


class Clock:
    """A clock that is set by hand."""

    def __init__(self, now: datetime.datetime = NOON) -> None:
        self.now = now

    def __call__(self) -> datetime.datetime:
        return self.now

    def go(self, **by: float) -> None:
        self.now += datetime.timedelta(**by)


def random_line(seed: int, turns: int, game: str = "yodd", **options: object) -> Exercise:
    """Return the position after so many random turns, fewer if the game would be over."""
    choice = random.Random(seed)
    setup = GAMES[game].setup(**options)
    position: Position = setup.start()
    line = []
    for _ in range(turns):
        before, steps = position.copy(), []
        while position.turn == before.turn:
            steps.append(choice.choice(position.legal_steps()))
            position.play(steps[-1])
        if position.over:
            break
        line.append(before.write(tuple(steps)))
    exercise = Exercise(game=str(setup), line=tuple(line), source=Source.MISTAKE)
    position = exercise.position()
    best = position.write(next(iter(position.legal_turns())))
    return dataclasses.replace(exercise, best=best)


def different(count: int) -> list[Exercise]:
    """Return so many exercises with different positions."""

    def endless() -> Iterator[Exercise]:
        for seed in range(100_000):
            yield random_line(seed, 4)

    found: dict[str, Exercise] = {}
    for exercise in endless():
        found.setdefault(exercise.key, exercise)
        if len(found) == count:
            break
    return list(found.values())
