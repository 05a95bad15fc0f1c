"""Every game passes the checks of its rules, levels and files; they find what is wrong."""

from __future__ import annotations

import pytest

from rules.games import GAMES
from rules.testing import Check, checks_of


@pytest.mark.parametrize("check", [check for key in GAMES for check in checks_of(key)], ids=str)
def test_contract(check: Check) -> None:
    check()
