"""Checks that every game passes in the window: what it says, how it looks, what it teaches.

``checks_of`` returns them after those of its rules; ``oddments-check-game`` runs all.
"""

from __future__ import annotations

from rules.games import GAMES
from rules.testing import Check as Check
from rules.testing import check_of
from rules.testing import checks_of as rules_checks_of


def checks_of(key: str) -> list[Check]:
    """Return all checks of a game.

    Raises:
        KeyError: no game has this key.
    """
    return [*rules_checks_of(key), *window_checks_of(key)]


def window_checks_of(key: str) -> list[Check]:
    """Return the checks of a game's texts, its view, its help and its lessons.

    Raises:
        KeyError: no game has this key.
    """
    # late: leaves out a game whose texts or view are broken; its rules can be checked before
    from desktop.testing.checks import OF_A_BOARD, OF_A_VIEW, OF_TEXTS, boards_of

    game = GAMES[key]
    checks = [check_of(check, game, key) for check in (*OF_TEXTS, *OF_A_VIEW)]
    boards = [check_of(check, setup, setup) for setup in boards_of(game) for check in OF_A_BOARD]
    return checks + boards
