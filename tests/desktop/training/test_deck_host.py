"""The deck that windows share: opened late, counted in the background."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from lone_widgets import emitted
from made_exercises import MISTAKE, PUZZLE
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.training.deck_host import DeckHost
from rules.training.deck_file import DeckError


@pytest.fixture
def owner() -> QObject:
    return QObject()


@pytest.fixture
def host(owner: QObject, tmp_path: Path) -> Iterator[DeckHost]:
    made = DeckHost(tmp_path / "training.sqlite", owner)
    yield made
    made.close()


def test_without_a_file_there_is_nothing_to_count(host: DeckHost, tmp_path: Path) -> None:
    counted = emitted(host.counted)
    host.count()
    assert counted == []
    assert list(tmp_path.iterdir()) == []


def test_the_deck_is_opened_once_and_counted_elsewhere(host: DeckHost, qtbot: QtBot) -> None:
    deck = host.open()
    assert host.open() is deck
    deck.add([PUZZLE, MISTAKE])
    with qtbot.waitSignal(host.counted) as counted:
        host.count()
    assert counted.args is not None
    (counts,) = counted.args
    assert (counts.total, counts.new) == (2, 2)
    host.close()
    assert host.open() is not deck


def test_a_deck_of_a_newer_version_is_refused_and_not_counted(
    host: DeckHost, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.training.deck_host._COUNT_MS", 0)
    host.open().file.connection.execute("PRAGMA user_version = 99")
    host.close()
    with pytest.raises(DeckError, match="newer version"):
        host.open()
    counted = emitted(host.counted)
    host.count()
    qtbot.waitUntil(lambda: host._runner is not None)
    host.wait()
    assert counted == []
