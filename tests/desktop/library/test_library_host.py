"""The program's library: its client and its window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import small
from lone_widgets import emitted
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop.application.library_host import LibraryHost
from desktop.library import library_window
from desktop.library.library_client import LibraryClient
from desktop.storage.autosave import Autosaves
from rules.position import Position


class WindowOfLibrary(QObject):
    """Stands in for the window, and records calls."""

    open_requested = Signal(object, object)
    review_requested = Signal(object)
    help_requested = Signal()
    results_requested = Signal(str)
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


class Owner(QObject):
    """Owns a library host and the services of its window."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.autosaves = Autosaves(folder)
        self.settings, self.appearance = object(), object()
        self.host = LibraryHost(
            folder,
            cast(Any, self.settings),
            cast(Any, self.appearance),
            self.autosaves,
            lambda: None,
            self,
        )


@pytest.fixture
def owner(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Owner]:
    def bring_forward(window: WindowOfLibrary) -> None:
        window.shown += 1

    monkeypatch.setattr(library_window, "LibraryWindow", WindowOfLibrary)
    monkeypatch.setattr("desktop.application.library_host.bring_forward", bring_forward)
    made = Owner(tmp_path)
    yield made
    made.host.close()
    shiboken6.delete(made)


def window_of(owner: Owner) -> Any:
    return owner.host.window


def test_there_is_one_window_which_comes_to_the_front(owner: Owner) -> None:
    assert owner.host.window is None
    owner.host.show()
    window = window_of(owner)
    assert (window.shown, window.positions) == (1, [])
    client, settings, appearance, autosaves, front_session = window.services
    assert client is owner.host.client
    assert (settings, appearance) == (owner.settings, owner.appearance)
    assert autosaves is owner.autosaves
    assert front_session() is None
    owner.host.show()
    assert window_of(owner) is window
    assert window.shown == 2


def test_requests_of_the_window_are_passed_on(owner: Owner) -> None:
    opened, helped = emitted(owner.host.open_requested), emitted(owner.host.help_requested)
    owner.host.show()
    window = window_of(owner)
    row = object()
    window.open_requested.emit(row, 7)
    assert opened == [(row, 7)]
    window.help_requested.emit()
    assert helped == [None]
    asked = emitted(owner.host.results_requested)
    window.results_requested.emit("yodd")
    assert asked == ["yodd"]


def test_games_with_a_position_are_searched(owner: Owner) -> None:
    position = small("egotzi").start()
    owner.host.show(position)
    owner.host.show(position)
    assert window_of(owner).positions == [position, position]
    assert window_of(owner).shown == 2


def test_a_closed_window_is_forgotten_and_announced(owner: Owner) -> None:
    closed = emitted(owner.host.closed)
    owner.host.show()
    first = window_of(owner)
    first.close()
    assert owner.host.window is None
    assert closed == [None]
    owner.host.show()
    assert window_of(owner) is not first


def test_the_window_is_closed_with_the_library(
    owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[bool] = []
    monkeypatch.setattr(owner.host.client, "close", lambda: closed.append(True))
    owner.host.show()
    window = window_of(owner)
    owner.host.close()
    assert window.closes == 1
    assert closed == [True]
    owner.host.close()  # without a window
    assert closed == [True, True]


def test_games_are_indexed_as_they_are_written(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    indexed: list[Path] = []
    monkeypatch.setattr(LibraryClient, "index", lambda _client, path: indexed.append(path))
    owner = Owner(tmp_path)
    assert owner.host.client.folder == tmp_path
    owner.autosaves.written.emit(Path("games/1.oddments"))
    assert indexed == [Path("games/1.oddments")]
    shiboken6.delete(owner)
