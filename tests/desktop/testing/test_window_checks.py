"""Every game passes the checks of its texts, its view, its help and its lessons."""

from __future__ import annotations

import pytest

from desktop.testing import window_checks_of
from rules.games import GAMES
from rules.testing import Check


@pytest.mark.parametrize(
    "check", [check for key in GAMES for check in window_checks_of(key)], ids=str
)
def test_window(qapp: object, check: Check) -> None:
    check()
