"""The games that a program makes, without the program."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import RandomEngine, small
from lone_game import Time
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop.game.external_engines import ExternalEngines
from desktop.game.game_session import GameSession, Phase
from desktop.painting.drawing import Drawing, Orientation
from desktop.settings.settings import Settings
from desktop.window.services import GameFactory
from rules.clock import TimeControl
from rules.games import GAMES
from rules.record.clock_times import set_time_control
from rules.record.game_record import GameRecord


def factory(tmp_path: Path, time: Time, engines: list[RandomEngine]) -> GameFactory:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)

    def make_engine() -> RandomEngine:
        engines.append(RandomEngine())
        return engines[-1]

    return GameFactory(
        Settings(store),
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
    tmp_path: Path, qtbot: QtBot, sessions: list[GameSession]
) -> None:
    time, engines = Time(), list[RandomEngine]()
    games = factory(tmp_path, time, engines)
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


def test_a_board_is_drawn_once_as_the_user_has_turned_it(
    tmp_path: Path, qtbot: QtBot, sessions: list[GameSession]
) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings, game = Settings(store), GAMES["egotzi"]
    turned = dataclasses.replace(Drawing(), orientation=Orientation(1, mirrored=True))
    settings.set_drawing(game, turned)
    page = GameFactory(settings, ExternalEngines(), make_engine=RandomEngine).game_page(
        GameRecord(small("egotzi"))
    )
    qtbot.addWidget(page)
    sessions.append(page.session)
    assert page.board.drawing == turned
    scene = page.board.scene()
    page.set_drawing(settings.drawing(game))
    assert page.board.scene() is scene
    page.stop_engine()
