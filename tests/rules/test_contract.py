"""Every game passes the checks of its rules, levels and files; they find what is wrong."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest
from test_python_position import GAME, Noughts, NoughtsGame, game_of

from rules.games import GAMES, read_setup
from rules.games.yodd.core import YoddCore
from rules.one_stone import OneStonePosition
from rules.outcome import Count, Outcome
from rules.piece import Change, Piece, Touch
from rules.placement import Placement
from rules.position import Position
from rules.refusal import Refusal
from rules.setup import Game, Level, Setup
from rules.steps import PLACE, SpecialStep
from rules.testing import Check, checks_of, game_parts, random_games


def takes_long(check: Check) -> bool:
    """Return whether a check is about a large board, other than a game's default, or puzzles."""
    words = check.name.partition(":")[0].split()
    if len(words) < 2:
        return "puzzles" in check.name  # tests/rules/puzzles proves some of them
    setup = read_setup(words)
    return setup.start().board.site_count > 40 and setup != setup.game.setup()


CHECKS = [check for key in GAMES for check in checks_of(key)]


@pytest.mark.parametrize(
    "check",
    [pytest.param(check, marks=pytest.mark.long if takes_long(check) else ()) for check in CHECKS],
    ids=str,
)
def test_contract(check: Check) -> None:
    check()


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


COMPILED = (
    *("write_steps", "play_nogil", "result", "playout", "copy_from_nogil"),
    "write_owners",
)
PYTHON = (
    *("outcome", "write", "parse", "touches", "refusal", "pieces", "tally", "change"),
    "lay_out",
)


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
        NoughtsGame("square", "Square", 9999, (), position_class)
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
