"""A piece of work, and what becomes of it."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Callable
from typing import Any

MAX_TRIES = 3  # of a piece whose process dies


class WorkError(Exception):
    """Work that nobody can do, as it was asked for; the message is for the user."""


class WorkersLostError(WorkError):
    """There is nobody to do the work; what has been done is kept, and it can be continued."""


@dataclasses.dataclass(frozen=True)
class Piece:
    """A function of a module, and its argument, on their way to a worker.

    Attributes:
        number: its own among the pieces that are in work.
        content: both, pickled.
    """

    number: int
    content: bytes

    @classmethod
    def of(cls, number: int, work: Callable[[Any], Any], argument: object) -> Piece:
        """Return the piece ``work(argument)``.

        The function is found by name in the worker's process, so it cannot be one of the script
        that was started, ``__main__``.
        """
        if work.__module__ == "__main__":
            raise ValueError(f"{work.__qualname__} must be in a module that workers can import")
        return cls(number, pickle.dumps((work, argument)))

    def run(self) -> object:
        """Return the result of the function."""
        work, argument = pickle.loads(self.content)
        return work(argument)


@dataclasses.dataclass(frozen=True)
class Done:
    """A piece and its result."""

    number: int
    result: Any


@dataclasses.dataclass(frozen=True)
class Lost:
    """A piece that was cut short through no fault of its own, as far as is known.

    Attributes:
        number: of the piece.
        reason: one line.
        tries: how often it was lost; after ``MAX_TRIES`` it is not tried again.
    """

    number: int
    reason: str
    tries: int = 1

    @property
    def is_final(self) -> bool:
        return self.tries >= MAX_TRIES


News = Done | Lost
