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
    def counts(*memories: float, objects: int = 200, widgets: int = 50) -> list[Count]:
        return [Count(memory, 0.0, 900, objects, widgets) for memory in memories]

    before = counts(10.0, 100.0, 90.0, 95.0, 102.0, 90.0, 95.0)
    after = [*counts(99.0, objects=210), *counts(110.0, objects=220, widgets=40)]
    grown = growth([*before, *counts(101.0), *after])
    assert grown == pytest.approx({"memory": 0.1, "blocks": 0, "objects": 0.1, "widgets": -0.2})
