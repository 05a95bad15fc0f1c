"""A game that forgets a method of the contract cannot be made; the message names the method."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from rules.board import Board, square
from rules.games import GAMES
from rules.games.yodd.core import YoddCore
from rules.one_stone import OneStonePosition
from rules.outcome import Count, Outcome
from rules.piece import Change, Piece
from rules.placement import Placement
from rules.position import Position
from rules.refusal import Refusal
from rules.setup import Game, Option, Setup

COMPILED = (
    *("write_steps", "play_nogil", "result", "playout", "copy_from_nogil"),
    "write_owners",
)
PYTHON = (
    *("outcome", "write", "parse", "touches", "refusal", "pieces", "tally", "change"),
    "lay_out",
)


class Square(Game):
    """A game on nine squares."""

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return ()

    def board(self, setup: Setup) -> Board:
        return square(3)


class Bare(Position):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))


class TwoMissing(OneStonePosition):
    """Lacks ``tally``, ``stones`` and the compiled methods, which Python cannot override."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))

    def outcome(self) -> Outcome | None:
        return None

    def change(self, step: int) -> tuple[Change, ...]:
        return ()


class Whole(TwoMissing):
    def stones(self) -> list[int]:
        return [-1] * 9

    def lay_out(self, placement: Placement) -> Refusal | None:
        return None

    def tally(self) -> tuple[Count, ...]:
        return ()


class Half(YoddCore):
    """Only the compiled half of a real game."""

    def pieces(self) -> tuple[Piece, ...]:
        return ()


def message_of(position_class: type[Position]) -> list[str]:
    """Return the methods that the message names."""
    with pytest.raises(TypeError, match=f"^{position_class.__name__} does not override ") as error:
        Square("square", "Square", 9999, (), position_class)
    return re.sub("^.* override ", "", str(error.value)).split(", ")


def test_a_game_that_overrides_nothing_is_refused() -> None:
    assert message_of(Bare) == [*COMPILED, *PYTHON]


def test_those_that_are_missing_are_named() -> None:
    assert message_of(TwoMissing) == [*COMPILED, "tally", "lay_out", "stones"]
    assert message_of(Whole) == [*COMPILED]


def test_a_compiled_half_is_not_enough() -> None:
    game = GAMES["yodd"]
    with pytest.raises(TypeError, match=r"^Half does not override ") as error:
        type(game)("half", "Half", 9999, (), Half)
    named = re.sub("^.* override ", "", str(error.value)).split(", ")
    assert named == [name for name in PYTHON if name != "pieces"]


def test_every_game_overrides_all() -> None:
    for game in GAMES.values():
        game.setup().start().check_overrides()
