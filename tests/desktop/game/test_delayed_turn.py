"""A turn that is played a moment later."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.game.delayed_turn import DelayedTurn


def test_the_turn_started_last_is_played_once(qtbot: QtBot, qapp: QObject) -> None:
    timer = DelayedTurn(qapp)
    played: list[tuple[int, ...]] = []
    timer.due.connect(played.append)
    timer.start_with([1, 2], 60_000)
    timer.start_with([3, 4], 0)
    qtbot.waitUntil(lambda: played != [])
    assert played == [(3, 4)]
    assert not timer.isActive()


def test_a_turn_that_is_stopped_is_not_played(qtbot: QtBot, qapp: QObject) -> None:
    timer = DelayedTurn(qapp)
    played: list[tuple[int, ...]] = []
    timer.due.connect(played.append)
    timer.start_with([1], 0)
    timer.stop()
    qtbot.wait(20)
    assert played == []
