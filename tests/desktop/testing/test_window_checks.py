"""Every game passes the checks of its texts, its view, its help and its lessons."""

from __future__ import annotations

import pytest
from all_boards import BOARDS, SOME_BOARDS

from desktop.testing import window_checks_of
from rules.games import GAMES
from rules.testing import Check

LONG = {f"{setup}: it is painted" for setup in BOARDS if setup not in SOME_BOARDS}
CHECKS = [check for key in GAMES for check in window_checks_of(key)]


@pytest.mark.parametrize(
    "check",
    [pytest.param(c, id=str(c), marks=[pytest.mark.long] * (str(c) in LONG)) for c in CHECKS],
)
def test_window(qapp: object, check: Check) -> None:
    check()
