"""The checks of a game find what is wrong with it, and say it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest
from test_python_position import GAME, Noughts, NoughtsGame, game_of

from rules.piece import Change, Touch
from rules.position import Position
from rules.refusal import Refusal
from rules.setup import Game, Level, Setup
from rules.steps import PLACE, SpecialStep
from rules.testing import game_parts, random_games


class Endless(Noughts):
    def legal_steps(self) -> list[int]:
        return [PLACE + site for site, stone in enumerate(self.cells) if stone < 0]


class Forgetful(Noughts):
    def copy_from(self, other: Position) -> None:
        super().copy_from(other)
        self.cells = [-1] * 9


class Still(Noughts):
    def change(self, step: int) -> tuple[Change, ...]:
        return ()


class Obliging(Noughts):
    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        return None


class Trusting(Noughts):
    def validate(self) -> None:
        pass


class Blurred(Noughts):
    def write(self, turn: Sequence[int]) -> str:
        return super().write(turn) if self.turn else "a1"


class Doubled(Noughts):
    def distinct_steps(self) -> list[int]:
        return 2 * super().distinct_steps()


class Indebted(Noughts):
    def lost_turns(self) -> tuple[int, int]:
        return -1, 0


@pytest.mark.parametrize(
    ("position", "check", "fault"),
    [
        (Endless, random_games.random_games_end, "the game is over, but"),
        (Forgetful, random_games.positions_follow_the_contract, "a copy"),
        (Still, random_games.positions_follow_the_contract, "other pieces than play"),
        (Indebted, random_games.positions_follow_the_contract, "lost_turns is"),
        (Blurred, random_games.positions_follow_the_contract, "a1"),
        (Obliging, random_games.refusals_agree_with_legal_steps, "is not refused"),
        (Trusting, random_games.damage_is_found, "finds nothing wrong"),
        (Doubled, random_games.every_turn_comes_once, "twice"),
    ],
)
def test_a_broken_position_is_found(
    position: type[Position], check: Callable[[Setup], None], fault: str
) -> None:
    check(GAME.setup())
    with pytest.raises(AssertionError, match=fault):
        check(game_of(position).setup())


class Passing(NoughtsGame):
    special_steps: ClassVar[tuple[SpecialStep, ...]] = (SpecialStep.PASS,)


def changed(**parts: Any) -> Game:
    return dataclasses.replace(GAME, **parts)


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (changed(levels=GAME.levels[:-1]), "there are 8 levels"),
        (changed(levels=GAME.levels[::-1]), "searches less than one below"),
        (changed(levels=(Level(0), *GAME.levels[1:])), "level 1 does not search"),
        (changed(levels=(Level(9, 1.0), *GAME.levels[1:])), "level 1 omits 1.0"),
        (changed(levels=(Level(9, 0.0, 1.5), *GAME.levels[1:])), "level 1 blunders 1.5"),
    ],
)
def test_levels_that_cannot_be_played_are_found(game: Game, fault: str) -> None:
    game_parts.levels_can_be_played(GAME)
    with pytest.raises(AssertionError, match=fault):
        game_parts.levels_can_be_played(game)


def test_a_special_step_that_never_is_a_choice_is_found() -> None:
    game = Passing("noughts", "Noughts", 1998, GAME.levels, Noughts)
    with pytest.raises(AssertionError, match=r"not \{<SpecialStep.PASS"):
        random_games.special_steps_are_those_of_the_setup(game.setup())
