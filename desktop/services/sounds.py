"""The sounds of the program by name."""

from __future__ import annotations

import enum


class Sound(enum.Enum):
    """What can be heard."""

    PLACE = enum.auto()  # a piece lands on the board
    LIFT = enum.auto()  # a piece is taken off the board: a move is undone
    SLIDE = enum.auto()  # a disc is moved across the board
    FLIP = enum.auto()  # a disc is turned over
    PUSH = enum.auto()  # stones knock against their neighbours
    CAPTURE = enum.auto()  # lines of discs are turned over
    PASS = enum.auto()  # nothing is moved: a knuckle on the table
    REFUSAL = enum.auto()  # a step that the rules forbid
    RIGHT = enum.auto()  # the move that a lesson asks for
    LOW_TIME = enum.auto()  # a clock is about to run out
    WIN = enum.auto()
    LOSS = enum.auto()
    DRAW = enum.auto()


VARIANTS = {
    Sound.PLACE: 6,
    Sound.LIFT: 3,
    Sound.SLIDE: 4,
    Sound.FLIP: 4,
    Sound.PUSH: 4,
    Sound.CAPTURE: 3,
    Sound.PASS: 2,
    Sound.REFUSAL: 2,
    Sound.RIGHT: 1,
    Sound.LOW_TIME: 1,
    Sound.WIN: 1,
    Sound.LOSS: 1,
    Sound.DRAW: 1,
}
