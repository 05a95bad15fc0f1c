# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O1
"""Counting all lines of play to a depth: the standard check of a move generator."""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.position import Position
    from rules.steps import StepBuffer


def perft(position: Position, depth: int) -> int:
    """Return the number of lines of ``depth`` turns; a finished game counts as one line."""
    scratch: list[tuple[Position, StepBuffer]] = []
    lines = _perft(position, depth, scratch, 0)
    position.raise_failure()
    return lines


@cython.cfunc
def _perft(
    position: Position, depth: cython.int, scratch: list[Any], level: cython.int
) -> cython.longlong:
    """``scratch`` holds a position and a step buffer for each level of the recursion."""
    if depth == 0 or position.result() >= 0:
        return 1
    if len(scratch) == level:
        scratch.append((position.setup.start(), StepBuffer()))
    after: Position = scratch[level][0]
    steps: StepBuffer = scratch[level][1]
    steps.count = 0
    position.write_steps(steps, True)
    with cython.nogil:
        pass  # let other threads run: a deep count takes hours
    lines: cython.longlong = 0
    i: cython.int
    for i in range(steps.count):
        after.copy_from_nogil(position)
        after.play_nogil(steps.items[i])
        if after.turn == position.turn:
            lines += _perft(after, depth, scratch, level + 1)
        elif depth == 1:
            lines += 1
        else:
            lines += _perft(after, depth - 1, scratch, level + 1)
    return lines
