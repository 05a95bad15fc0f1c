"""The library as the program has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import small
from pytestqt.qtbot import QtBot
from stand_ins import ProgramStandIn

from desktop.application.library_host import LibraryHost
from desktop.library import library_window
from desktop.library.library_client import LibraryClient
from desktop.storage.autosave import Autosaves
from rules.position import Position


class WindowOfLibrary:
    """Stands in for the window: remembers what was asked of it."""

    def __init__(self, program: Any) -> None:
        self.program = program
        self.positions: list[Position] = []
        self.shown = 0
        self.closed = 0

    def look_for(self, position: Position) -> None:
        self.positions.append(position)

    def close(self) -> None:
        self.closed += 1
        self.program.shelf.forget_window()


class House(ProgramStandIn):
    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.autosaves = Autosaves(folder)
        self.shelf = LibraryHost(cast(Any, self), folder)
        self.help_ends = 0

    def end_help_alone(self) -> None:
        self.help_ends += 1


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
    assert (window.program, window.shown, window.positions) == (house, 1, [])
    house.shelf.show()
    assert window_of(house) is window
    assert window.shown == 2


def test_games_with_a_position_are_looked_for(house: House) -> None:
    position = small("egotzi").start()
    house.shelf.show(position)
    house.shelf.show(position)
    assert window_of(house).positions == [position, position]
    assert window_of(house).shown == 2


def test_a_window_that_was_closed_is_forgotten_and_may_end_the_help(house: House) -> None:
    house.shelf.show()
    first = window_of(house)
    first.close()
    assert house.shelf.window is None
    assert house.help_ends == 1
    house.shelf.show()
    assert window_of(house) is not first


def test_the_window_goes_with_the_library(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []
    monkeypatch.setattr(house.shelf.desk, "close", lambda: closed.append(True))
    house.shelf.show()
    window = window_of(house)
    house.shelf.close()
    assert window.closed == 1
    assert closed == [True]
    house.shelf.close()  # without a window
    assert closed == [True, True]


def test_games_are_indexed_as_they_are_written(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    indexed: list[Path] = []
    monkeypatch.setattr(LibraryClient, "index", lambda _desk, path: indexed.append(path))
    house = House(tmp_path)
    assert house.shelf.desk.folder == tmp_path
    house.autosaves.written.emit(Path("games/1.oddments"))
    assert indexed == [Path("games/1.oddments")]
    shiboken6.delete(house)
