"""A few windows, opened, used and closed: nothing goes wrong, and nothing of them stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from windows import Count, Desktop, growth


def test_nothing_goes_wrong_in_a_few_windows(qtbot: QtBot, tmp_path: Path) -> None:
    desktop = Desktop(tmp_path, seed=1)
    for _ in range(3):
        desktop.open()
    count = desktop.settle()
    assert len(desktop.program.windows) == 1
    desktop.close()
    assert desktop.opened >= 3
    assert count.widgets > 0
    assert not desktop.wrong
    assert not desktop.watch.faults.all


def test_growth_is_measured_from_the_end_of_the_first_fifth() -> None:
    counts = [Count(memory, 200, 50) for memory in (10.0, 100.0, 90.0, 95.0, 102.0, 90.0, 95.0)]
    more = [*counts, Count(99.0, 210, 50), Count(101.0, 200, 50), Count(110.0, 220, 40)]
    grown = growth(more)
    assert grown == pytest.approx((0.1, 0.1, -0.2))
