"""Checks that every game passes: Oddments' own and those of other distributions.

They need no test framework. ``checks_of`` returns them, ``oddments-check-game`` runs them, and a
game's own tests may be these lines:

    @pytest.mark.parametrize("check", checks_of("hex"), ids=str)
    def test_hex(check):
        check()
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from typing import Any

from rules.games import GAMES
from rules.testing.contract import OF_A_SETUP, setups_of, shared_steps_do_the_same_for_both
from rules.testing.game_parts import OF_A_GAME


@dataclasses.dataclass(frozen=True)
class Check:
    """Raises an AssertionError that says what is wrong. Its text says what it checks.

    It returns what it left out, None if nothing.
    """

    name: str
    run: Callable[[], str | None]

    def __str__(self) -> str:
        return self.name

    def __call__(self) -> str | None:
        return self.run()


def check_of(function: Callable[[Any], str | None], subject: object, name: object) -> Check:
    """Return a function as a check of a subject; its name says what must hold."""
    words = function.__name__.replace("_", " ")
    return Check(f"{name}: {words}", functools.partial(function, subject))


def checks_of(key: str) -> list[Check]:
    """Return the checks of a game's rules, its levels and its files.

    Raises:
        KeyError: no game has this key.
    """
    game = GAMES[key]
    checks = [check_of(check, game, key) for check in OF_A_GAME]
    for setup in setups_of(game):
        for check in OF_A_SETUP:
            if check is not shared_steps_do_the_same_for_both or setup.start().shared_steps:
                checks.append(check_of(check, setup, setup))
    return checks
