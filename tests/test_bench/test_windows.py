"""A few windows are opened, used and closed without errors or leaks."""

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


def test_growth_is_measured_from_the_second_fifth_to_the_last() -> None:
    def counts(*memories: float, objects: int = 200, widgets: int = 50) -> list[Count]:
        return [Count(memory, 0.0, 900, objects, widgets) for memory in memories]

    grown = growth(
        [
            *counts(10.0, 20.0),
            *counts(99.0, 101.0),
            *counts(140.0, 150.0),
            *counts(90.0, 95.0),
            *counts(100.0, objects=210),
            *counts(120.0, objects=230, widgets=40),
        ]
    )
    assert grown == pytest.approx({"memory": 0.1, "blocks": 0, "objects": 0.1, "widgets": -0.1})
