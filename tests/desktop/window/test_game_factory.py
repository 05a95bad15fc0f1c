"""The games that a program makes, without the program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import RandomEngine, small
from lone_game import Time
from PySide6.QtCore import QObject, QSettings
from pytestqt.qtbot import QtBot

from desktop.game.external_engines import ExternalEngines
from desktop.game.game_session import GameSession, Phase
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.themes import Themes
from desktop.window.services import GameFactory
from rules.clock import TimeControl
from rules.record.clock_times import set_time_control
from rules.record.game_record import GameRecord


def factory(qapp: QObject, tmp_path: Path, time: Time, engines: list[RandomEngine]) -> GameFactory:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    appearance = Appearance(Settings(store), Themes(tmp_path), qapp)

    def make_engine() -> RandomEngine:
        engines.append(RandomEngine())
        return engines[-1]

    return GameFactory(
        appearance,
        ExternalEngines(),
        make_engine=make_engine,
        pace_ms=0,
        forced_ms=0,
        now=time,
    )


@pytest.fixture
def sessions() -> Iterator[list[GameSession]]:
    """Sessions that are closed in the end."""
    made: list[GameSession] = []
    yield made
    for session in made:
        session.close()


def test_each_game_has_an_engine_of_its_own_and_the_clocks_of_all(
    qapp: QObject, tmp_path: Path, qtbot: QtBot, sessions: list[GameSession]
) -> None:
    time, engines = Time(), list[RandomEngine]()
    games = factory(qapp, tmp_path, time, engines)
    records = [GameRecord(small("egotzi")) for _game in range(2)]
    for record in records:
        set_time_control(record, TimeControl(main_seconds=60))
        record.seats = ["engine 1", "person"]
    sessions += [games.session(record) for record in records]
    assert sessions[0].engine_client is not sessions[1].engine_client
    for session in sessions:
        session.start()
    time.now += 2
    for session in sessions:
        left = session.clock.left(0)
        assert left is not None
        assert left.seconds == 58
    qtbot.waitUntil(lambda: all(session.phase is Phase.CHOICE for session in sessions))
    assert len(engines) == 2
