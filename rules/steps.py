# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Steps, the smallest acts of a game, as ints: their numbers, and a buffer for compiled code."""

from __future__ import annotations

import enum
from collections.abc import Iterator

import cython

PLACE = 8  # the first step on the board; below it lie the special steps
# Every step of every game is below this. From a square to another one of 10x10 there would be more
# pairs: such a step is better coded by square, direction and distance.
STEP_LIMIT = 8192
BUFFER_SIZE = 1024  # more steps than any position offers or any playout plays; see steps.pxd


class SpecialStep(enum.IntEnum):
    """Steps that need no site on the board. Their values are the steps."""

    PASS = 0
    SWAP = 1
    END = 2  # end the turn here
    CAPTURE = 3
    KEEP = 4  # capture nothing


@cython.final
@cython.cclass
class StepBuffer:
    """A list of steps of fixed capacity, for code that runs without Python objects."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.items = [0] * BUFFER_SIZE
        self.count = 0

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < self.count:
            raise IndexError(index)
        return self.items[index]

    def __iter__(self) -> Iterator[int]:
        return iter([self.items[i] for i in range(self.count)])

    if not cython.compiled:  # steps.pxd has it inline

        def add(self, step: int) -> None:
            self.items[self.count] = step
            self.count += 1

    def contains(self, step: cython.int) -> cython.bint:
        i: cython.int = 0
        while i < self.count and self.items[i] != step:
            i += 1
        return i < self.count
