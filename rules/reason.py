"""Why a move was bad: what the line after it shows, and the line after a better one does not.

A game whose package has a module ``reasons`` finds it there: its function ``reason`` compares the
two lines. Whatever it returns can be seen in them; the words are in the game's texts.
"""

from __future__ import annotations

import dataclasses
import enum
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rules.position import Position


@dataclasses.dataclass(frozen=True)
class Line:
    """Turns that are played one after another.

    Attributes:
        turns: in notation.
        positions: before the first turn, and after each.
    """

    turns: tuple[str, ...]
    positions: tuple[Position, ...]

    @classmethod
    def of(cls, start: Position, turns: Sequence[str]) -> Line:
        """Return the line of these turns, all legal; ``start`` stays as it is."""
        positions = [start.copy()]
        for text in turns:
            after = positions[-1].copy()
            after.play_turn(after.read(text))
            positions.append(after)
        return cls(tuple(turns), tuple(positions))

    @property
    def start(self) -> Position:
        return self.positions[0]

    @property
    def end(self) -> Position:
        return self.positions[-1]

    @property
    def winner(self) -> int | None:
        """The colour that has won at its end; None for neither."""
        outcome = self.end.outcome()
        return None if outcome is None else outcome.winner

    def first(self, count: int) -> Line:
        """Return the line of its first turns."""
        return Line(self.turns[:count], self.positions[: count + 1])

    def turns_of(self, colour: int) -> Iterator[tuple[int, Position, Position]]:
        """Yield for each turn of a colour how many it ends, and the positions before and after."""
        for count, (before, after) in enumerate(itertools.pairwise(self.positions), 1):
            if before.colour == colour:
                yield count, before, after


@dataclasses.dataclass(frozen=True)
class Reason:
    """What makes a move worse than a better one.

    Attributes:
        kind: what it is about, from an enum of the game or of a module that games share.
        colour: of the player whom it is about.
        missed: whether the better line shows it, so that the chance was missed; else it is what the
            move allows.
        moves: the turns that lead to it: the replies to the move, or the better one and those after
            it; empty if the ends of both lines show it.
        numbers: what ``kind`` says.
        sites: the same.
    """

    kind: enum.Enum
    colour: int
    missed: bool = False
    moves: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    sites: tuple[int, ...] = ()


# called with the line that begins with the move and the line of the better one, from one position
FindReason = Callable[[Line, Line], Reason | None]


def level(played: Line, better: Line) -> tuple[Line, Line]:
    """Return as many turns of both lines, so that their ends can be compared."""
    count = min(len(played.turns), len(better.turns))
    return played.first(count), better.first(count)


def moves_to(line: Line, count: int, *, missed: bool) -> tuple[str, ...]:
    """Return the moves that lead to what so many turns of a line show; see ``Reason``."""
    return line.turns[0 if missed else 1 : count]


def nearest(reasons: Sequence[Reason]) -> Reason | None:
    """Return the first reason with the fewest moves; None without any."""
    return min(reasons, key=lambda reason: len(reason.moves), default=None)


class Measure(NamedTuple):
    """Numbers of Black and White in a position that can be compared.

    Attributes:
        kind: of the reason that they are.
        numbers: returns them.
        sign: 1 if more is better, -1 if less is.
    """

    kind: enum.Enum
    numbers: Callable[[Position], tuple[int, int]]
    sign: int = 1

    def lead(self, position: Position, colour: int) -> int:
        """Return how much better a colour's number is than the other one's."""
        numbers = self.numbers(position)
        return self.sign * (numbers[colour] - numbers[1 - colour])

    def reason(self, played: Line, better: Line) -> Reason | None:
        """Return that the player's lead is smaller at the end of the move's line, if it is.

        ``played`` and ``better`` have as many turns.
        """
        mover = played.start.colour
        if self.lead(played.end, mover) >= self.lead(better.end, mover):
            return None
        numbers = (*self.numbers(played.end), *self.numbers(better.end))
        return Reason(self.kind, mover, numbers=numbers)
