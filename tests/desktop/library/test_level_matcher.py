"""The computer's level by the player's games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from library_rows import ClientStandIn
from own_games import put
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from desktop.game.players import Computer, Human, Seats
from desktop.library.level_matcher import LevelMatcher
from rules.games import GAMES
from rules.library.library import Library

EGOTZI = GAMES["egotzi"]
SEATS: Seats = (Human("Ann"), Computer(9, matched=True))


class Asked:
    """A matcher over a library of files, and the players that it returned."""

    def __init__(self, folder: Path) -> None:
        self.client = ClientStandIn()
        self.client.library = Library(folder)
        self.owner = QObject()
        self.matcher = LevelMatcher(cast(Any, self.client), self.owner, patience_ms=0)
        self.seats: list[Seats] = []

    def match(self, key: str = "egotzi", owner: QObject | None = None) -> None:
        self.matcher.match(GAMES[key], SEATS, self.seats.append, owner or self.owner)


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Asked]:
    made = Asked(tmp_path)
    yield made
    made.client.tasks.clear()
    made.client.library.close()


def await_timers(qtbot: QtBot) -> None:
    """Wait until all patience that has begun has ended."""
    ended: list[bool] = []
    QTimer.singleShot(1, lambda: ended.append(True))
    qtbot.waitUntil(lambda: bool(ended))


def play(asked: Asked, level: int, games: int = 40) -> None:
    """Add even games against a level."""
    folder = asked.client.library.folder
    first = len(list(folder.glob("games/*/*")))
    for number in range(first, first + games):
        put(folder, number, (EGOTZI.setup(), "person", f"engine {level}", "", number % 2, False))
    asked.client.library.catch_up()


@pytest.mark.parametrize("key", GAMES)
def test_before_the_first_game_it_is_level_3(asked: Asked, key: str) -> None:
    asked.match(key)
    assert asked.seats == []
    assert asked.client.starts == 1
    asked.client.answer()
    assert asked.seats == [(Human("Ann"), Computer(3, matched=True))]


def test_the_level_follows_the_games_of_its_kind(asked: Asked) -> None:
    play(asked, 6)
    asked.match()
    asked.match("yodd")
    asked.client.answer()
    assert [seats[1] for seats in asked.seats] == [Computer(6, True), Computer(3, True)]


def test_a_library_that_fails_or_is_late_leaves_the_last_level(asked: Asked, qtbot: QtBot) -> None:
    play(asked, 6)
    asked.match()
    asked.client.answer()
    library, asked.client.library = asked.client.library, None  # fails
    asked.match()
    asked.client.answer()
    assert [seats[1] for seats in asked.seats] == 2 * [Computer(6, True)]
    asked.client.library = library
    asked.match("oddy")
    qtbot.waitUntil(lambda: len(asked.seats) == 3)
    assert asked.seats[-1][1] == Computer(3, True)
    asked.client.answer()  # too late
    await_timers(qtbot)
    assert len(asked.seats) == 3


def test_nothing_begins_where_the_page_is_gone(asked: Asked, qtbot: QtBot) -> None:
    page = QObject()
    asked.match(owner=page)
    shiboken6.delete(page)
    asked.client.tasks.clear()
    await_timers(qtbot)
    assert asked.seats == []
