"""Widgets and games without a window around them, and the signals they emit."""

from typing import Any, TypeVar

from driving import RandomEngine
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.game.engine_worker import EngineClient
from desktop.game.game_session import GameSession
from rules.record.game_record import GameRecord
from rules.setup import Setup

Shown = TypeVar("Shown", bound=QWidget)


def shown_alone(qtbot: QtBot, widget: Shown, size: tuple[int, int] | None = None) -> Shown:
    """Show a widget as a window of its own, of this size if one is given; it has the focus."""
    qtbot.addWidget(widget)
    if size is not None:
        widget.resize(*size)
    widget.show()
    widget.activateWindow()
    assert QTest.qWaitForWindowActive(widget)
    return widget


def emitted(signal: Any) -> list[Any]:
    """Return a growing list of a signal's values: None, a single value or a tuple."""
    values: list[Any] = []
    signal.connect(
        lambda *args: values.append(None if not args else args[0] if len(args) == 1 else args)
    )
    return values


def lone_session(setup: Setup, *turns: str, names: tuple[str, str] = ("", "")) -> GameSession:
    """Return a game of two humans after these turns."""
    record = GameRecord(setup)
    record.seats = ["person", "person"]
    record.names = list(names)
    for turn in turns:
        record.play_text(turn)
    return quick_session(record)


def quick_session(record: GameRecord) -> GameSession:
    """Return a game whose computer plays at once, and at random."""
    engine_client = EngineClient(make_engine=RandomEngine)
    return GameSession(record, engine_client, pace_ms=0, forced_ms=0)
