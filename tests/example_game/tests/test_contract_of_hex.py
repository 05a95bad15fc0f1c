"""Hex passes the checks that every game of Oddments passes."""

from __future__ import annotations

import pytest

from desktop.testing import checks_of
from rules.testing import Check


@pytest.mark.parametrize("check", checks_of("hex"), ids=str)
def test_hex(check: Check) -> None:
    check()
