"""The moves of a queen on an empty board, which amazons and arrows make too."""

import dataclasses
import functools
from collections.abc import Iterator, Mapping, Sequence

_DIRECTIONS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

_Line = tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class QueenMoves:
    """All moves of a queen, numbered from 0.

    Attributes:
        lines: [site] -> the sites in each direction, the nearest first.
        ends: [number] -> where a move starts, and where it ends.
        numbers: [start, end] -> its number.
    """

    lines: Sequence[Sequence[_Line]]
    ends: Sequence[tuple[int, int]]
    numbers: Mapping[tuple[int, int], int]

    def between(self, start: int, end: int) -> _Line:
        """Return the sites that a move passes over."""
        line = next(line for line in self.lines[start] if end in line)
        return line[: line.index(end)]


@functools.cache
def queen_moves(size: int) -> QueenMoves:
    """Return the moves on a square of ``size`` times ``size`` sites."""
    lines = [
        [tuple(_line(size, column, row, x, y)) for x, y in _DIRECTIONS]
        for row in range(size)
        for column in range(size)
    ]
    ends = [(start, end) for start, its in enumerate(lines) for line in its for end in line]
    return QueenMoves(lines, ends, {move: number for number, move in enumerate(ends)})


def _line(size: int, column: int, row: int, x: int, y: int) -> Iterator[int]:
    while 0 <= (column := column + x) < size and 0 <= (row := row + y) < size:
        yield row * size + column
