"""The game that was in front last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from stand_ins import ProgramStandIn, WindowStandIn

from desktop.app.library_host import FrontGame


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[ProgramStandIn]:
    made = ProgramStandIn()
    yield made
    for window in made.windows:
        window.close()


def games(program: ProgramStandIn, *names: str) -> list[WindowStandIn]:
    """Open windows with games of these names; "" for none."""
    windows = [program.show_another() for _ in names]
    for window, name in zip(windows, names, strict=True):
        window.session = name or None
    return windows


def use(widget: QWidget, qtbot: QtBot) -> None:
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is widget.windowHandle())


def followed(program: ProgramStandIn) -> Any:
    return FrontGame(cast(Any, program.windows), QObject(program))


def test_it_belongs_to_the_window_that_was_active_last(
    program: ProgramStandIn, qtbot: QtBot
) -> None:
    one, two, _three = games(program, "a", "b", "c")
    front = followed(program)
    use(two, qtbot)
    assert front.session == "b"
    use(one, qtbot)
    assert front.session == "a"
    other = QWidget()
    qtbot.addWidget(other)
    use(other, qtbot)
    assert front.session == "a"  # the other window is not one of them
    program.windows.remove(one)
    assert front.session == "c"
    one.close()


def test_the_window_in_front_is_known_from_the_beginning(
    program: ProgramStandIn, qtbot: QtBot
) -> None:
    one, _two = games(program, "a", "b")
    use(one, qtbot)
    assert followed(program).session == "a"


def test_a_window_without_a_game_gives_way_to_the_newest_that_has_one(
    program: ProgramStandIn, qtbot: QtBot
) -> None:
    _one, _two, three = games(program, "a", "b", "")
    front = followed(program)
    use(three, qtbot)
    assert front.session == "b"
