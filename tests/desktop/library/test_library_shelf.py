"""The library as the program has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from alone import emitted
from driving import small
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop.application.library_host import LibraryHost
from desktop.library import library_window
from desktop.library.library_client import LibraryClient
from desktop.storage.autosave import Autosaves
from rules.position import Position


class WindowOfLibrary(QObject):
    """Stands in for the window: remembers what was asked of it."""

    open_requested = Signal(object, object)
    help_requested = Signal()
    closed = Signal()

    def __init__(self, *services: Any) -> None:
        super().__init__()
        self.services = services
        self.notices = object()
        self.positions: list[Position] = []
        self.shown = 0
        self.closes = 0

    def look_for(self, position: Position) -> None:
        self.positions.append(position)

    def close(self) -> None:
        self.closes += 1
        self.closed.emit()


class House(QObject):
    """The services that the library's window gets."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.autosaves = Autosaves(folder)
        self.settings, self.appearance = object(), object()
        self.shelf = LibraryHost(
            folder,
            cast(Any, self.settings),
            cast(Any, self.appearance),
            self.autosaves,
            lambda: None,
            self,
        )


@pytest.fixture
def house(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    def bring_forward(window: WindowOfLibrary) -> None:
        window.shown += 1

    monkeypatch.setattr(library_window, "LibraryWindow", WindowOfLibrary)
    monkeypatch.setattr("desktop.application.library_host.bring_forward", bring_forward)
    made = House(tmp_path)
    yield made
    made.shelf.close()
    shiboken6.delete(made)


def window_of(house: House) -> Any:
    return house.shelf.window


def test_there_is_one_window_that_comes_to_the_front(house: House) -> None:
    assert house.shelf.window is None
    house.shelf.show()
    window = window_of(house)
    assert (window.shown, window.positions) == (1, [])
    client, settings, appearance, autosaves, front_session = window.services
    assert client is house.shelf.client
    assert (settings, appearance) == (house.settings, house.appearance)
    assert autosaves is house.autosaves
    assert front_session() is None
    house.shelf.show()
    assert window_of(house) is window
    assert window.shown == 2


def test_what_the_window_asks_for_is_passed_on(house: House) -> None:
    opened, helped = emitted(house.shelf.open_requested), emitted(house.shelf.help_requested)
    house.shelf.show()
    window = window_of(house)
    row = object()
    window.open_requested.emit(row, 7)
    assert opened == [(row, 7)]
    window.help_requested.emit()
    assert helped == [None]


def test_games_with_a_position_are_looked_for(house: House) -> None:
    position = small("egotzi").start()
    house.shelf.show(position)
    house.shelf.show(position)
    assert window_of(house).positions == [position, position]
    assert window_of(house).shown == 2


def test_a_window_that_was_closed_is_forgotten_and_reported_of(house: House) -> None:
    closed = emitted(house.shelf.closed)
    house.shelf.show()
    first = window_of(house)
    first.close()
    assert house.shelf.window is None
    assert closed == [None]
    house.shelf.show()
    assert window_of(house) is not first


def test_the_window_goes_with_the_library(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []
    monkeypatch.setattr(house.shelf.client, "close", lambda: closed.append(True))
    house.shelf.show()
    window = window_of(house)
    house.shelf.close()
    assert window.closes == 1
    assert closed == [True]
    house.shelf.close()  # without a window
    assert closed == [True, True]


def test_games_are_indexed_as_they_are_written(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    indexed: list[Path] = []
    monkeypatch.setattr(LibraryClient, "index", lambda _client, path: indexed.append(path))
    house = House(tmp_path)
    assert house.shelf.client.folder == tmp_path
    house.autosaves.written.emit(Path("games/1.oddments"))
    assert indexed == [Path("games/1.oddments")]
    shiboken6.delete(house)
