"""Moving the focus through the parts of a window with one key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.panes import focus_next


@pytest.fixture
def fields(qtbot: QtBot) -> Iterator[list[QLineEdit]]:
    """Yield six fields in tab order; the first, third and fifth begin a part."""
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    made = [QLineEdit(window) for _ in range(6)]
    for field in made:
        row.addWidget(field)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield made
    window.close()


@pytest.mark.parametrize(
    ("at", "step", "there"),
    [(0, 1, 2), (2, 1, 4), (4, 1, 0), (0, -1, 4), (4, -1, 2), (3, 1, 4), (3, -1, 0), (5, 1, 0)],
)
def test_the_key_leads_to_the_next_or_previous_part(
    fields: list[QLineEdit], at: int, step: int, there: int
) -> None:
    fields[at].setFocus()
    focus_next(fields[::2], step)
    assert [field.hasFocus() for field in fields].index(True) == there


@pytest.mark.parametrize("step", [1, -1])
def test_from_nowhere_it_leads_to_the_first_part(fields: list[QLineEdit], step: int) -> None:
    fields[3].setFocus()
    fields[3].clearFocus()
    focus_next(fields[1::2], step)
    assert fields[1].hasFocus()


@pytest.mark.parametrize("step", [1, -1])
def test_from_another_window_it_leads_to_the_first_part(
    fields: list[QLineEdit], step: int, qtbot: QtBot
) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    field = QLineEdit(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    field.setFocus()
    focus_next(fields[1::2], step)
    fields[0].window().activateWindow()
    qtbot.waitUntil(fields[1].hasFocus)
