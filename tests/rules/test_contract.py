"""Every game passes the checks of its rules, levels and files; they find what is wrong."""

from __future__ import annotations

import pytest

from rules.games import GAMES, read_setup
from rules.testing import Check, checks_of


def of_a_large_board(check: Check) -> bool:
    """Return whether a check is about a large board, other than a game's default."""
    words = check.name.partition(":")[0].split()
    if len(words) < 2:
        return False
    setup = read_setup(words)
    return setup.start().board.site_count > 40 and setup != setup.game.setup()


CHECKS = [check for key in GAMES for check in checks_of(key)]


@pytest.mark.parametrize(
    "check",
    [
        pytest.param(check, marks=pytest.mark.long if of_a_large_board(check) else ())
        for check in CHECKS
    ],
    ids=str,
)
def test_contract(check: Check) -> None:
    check()
