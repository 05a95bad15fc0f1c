"""Deleting, restoring and destroying games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import click, delete_what_is_closed
from library_rows import Chosen, ClientStandIn, found, row
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.library import bin_actions
from desktop.library.bin_actions import BinActions
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from rules.library.filter import Filter, Order

FULL = OSError(28, "No space left on device")


class Held:
    """A locked game."""

    def __init__(self, window: Bin, path: Path) -> None:
        self._bin, self._path = window, path

    def close(self) -> None:
        self._bin.held.remove(self._path)


class Bin(QObject):
    """A window with the actions, and a bin that only records calls.

    Attributes:
        done: what was done with which game.
        held: the games that are locked now.
        busy: the names of games that are open in a window.
        sealed: the names of games that cannot be moved.
    """

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self.done: list[tuple[str, str]] = []
        self.held: list[Path] = []
        self.busy: set[str] = set()
        self.sealed: set[str] = set()
        self.move_count = 0
        self.client = ClientStandIn()
        self.client.games_moved.connect(self._count)
        self.games = Chosen(1, 2)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.notices = NoticeBar()
        QVBoxLayout(self.window).addWidget(self.notices)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.actions = BinActions(
            cast(Any, self.client),
            cast(Any, self.games),
            self.notices,
            cast(Any, self),
            self.window,
        )

    def _count(self) -> None:
        self.move_count += 1

    def reopen(self, path: Path) -> Held | None:
        if path.stem in self.busy:
            return None
        self.held.append(path)
        return Held(self, path)

    def record(self, what: str, path: Path) -> Path:
        if path.stem in self.sealed:
            raise FULL
        self.done.append((what, path.stem))
        return Path("bin") / path.name

    @property
    def message(self) -> str:
        return self.notices.texts.get(Topic.BIN, "")

    def undo(self) -> QPushButton | None:
        buttons = self.notices.findChildren(QPushButton)
        return next((button for button in buttons if button.text() == "Undo"), None)

    @property
    def question(self) -> QMessageBox | None:
        delete_what_is_closed()
        return next(iter(self.window.findChildren(QMessageBox)), None)


@pytest.fixture
def bin_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bin]:
    made = Bin(qtbot)

    class GameBin:
        """Stands in for the bin."""

        def __init__(self, library: object) -> None:
            assert library is made.client.library

        def delete(self, path: Path) -> Path:
            assert path in made.held  # it is locked meanwhile
            return made.record("delete", path)

        def restore(self, path: Path) -> Path:
            return made.record("restore", path)

        def destroy(self, path: Path) -> None:
            made.record("destroy", path)

    monkeypatch.setattr(bin_actions, "GameBin", GameBin)
    yield made
    made.client.slow.clear()
    shiboken6.delete(made)


def test_the_selected_games_are_moved_to_the_bin_and_back(bin_window: Bin) -> None:
    changes: list[bool] = []
    bin_window.client.changed.connect(lambda: changes.append(True))
    bin_window.actions.delete()
    assert bin_window.done == []
    bin_window.client.answer()
    assert bin_window.done == [("delete", "1"), ("delete", "2")]
    assert bin_window.held == []
    assert bin_window.message == "2 games moved to the trash."
    assert (len(changes), bin_window.move_count) == (1, 1)
    button = bin_window.undo()
    assert button is not None
    click(button)
    assert bin_window.message == ""
    bin_window.client.answer()
    assert bin_window.done[2:] == [("restore", "1"), ("restore", "2")]
    assert bin_window.message == ""
    assert bin_window.move_count == 2


def test_games_are_restored_but_those_that_are_gone(bin_window: Bin) -> None:
    bin_window.actions.restore()
    bin_window.client.answer()
    assert bin_window.done == [("restore", "1"), ("restore", "2")]
    assert bin_window.message == "2 games restored."
    assert bin_window.move_count == 1
    bin_window.client.library.rows = lambda _ids: {2: row(2)}
    bin_window.actions.restore()
    bin_window.client.answer()
    assert bin_window.done[2:] == [("restore", "2")]
    assert bin_window.message == "1 game restored."
    bin_window.games.ids = []
    for act in (bin_window.actions.restore, bin_window.actions.delete):
        act()
        assert bin_window.client.slow == []


def test_a_game_that_is_open_in_a_window_is_not_deleted(bin_window: Bin) -> None:
    bin_window.busy = {"1"}
    bin_window.actions.delete()
    bin_window.client.answer()
    assert bin_window.done == [("delete", "2")]
    assert bin_window.message == (
        "1 game moved to the trash. Could not move or delete 1: it is open in a window."
    )
    button = bin_window.undo()
    assert button is not None
    click(button)
    bin_window.client.answer()
    assert bin_window.done[1:] == [("restore", "2")]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("moved", [0, 1])
def test_the_first_three_of_many_failed_games_are_named(
    bin_window: Bin, count: int, moved: int
) -> None:
    bin_window.games.ids = list(range(1, count + moved + 1))
    bin_window.sealed = {str(number) for number in range(1, count + 1)}
    bin_window.actions.delete()
    bin_window.client.answer()
    assert bin_window.held == []
    words = ["1 game moved to the trash."] if moved else []
    words += [
        f"Could not move or delete {number}: there is no space left on the disk."
        for number in range(1, min(count, 3) + 1)
    ]
    words += [f"{count} games were left unchanged in total."] if count > 3 else []
    assert bin_window.message == " ".join(words)
    assert (bin_window.undo() is not None) is bool(moved)


def test_many_games_are_moved_with_pauses_for_urgent_tasks(bin_window: Bin) -> None:
    bin_window.games.ids = list(range(1, 1201))
    pauses: list[int] = []
    bin_window.actions.restore()
    bin_window.client.slow[0].pause = lambda: pauses.append(1)
    bin_window.client.answer()
    assert len(pauses) == len(bin_window.done) == 1200
    assert [len(ids) for ids in bin_window.client.library.asked] == [500, 500, 200]
    assert bin_window.message == "1,200 games restored."


def test_the_bin_is_emptied_only_if_confirmed(bin_window: Bin) -> None:
    bin_window.actions.empty()
    bin_window.client.answer()
    assert bin_window.question is None  # it is empty
    bin_window.client.library.finds = found(7)
    for answer in ("", "Keep", "Delete permanently"):
        bin_window.actions.empty()
        assert bin_window.question is None
        bin_window.client.answer()
        assert bin_window.client.library.searches[-1] == (Filter(binned=True), Order.LATEST)
        box = bin_window.question
        assert box is not None
        assert box.isVisible()
        assert box.text() == "Permanently delete the game in the trash?"
        assert [button.text() for button in box.buttons()] == ["Keep", "Delete permanently"]
        assert box.defaultButton().text() == "Keep"
        assert (bin_window.done, bin_window.client.slow) == ([], [])
        if answer:
            click(next(button for button in box.buttons() if button.text() == answer))
        else:
            QTest.keyClick(box, Qt.Key.Key_Escape)
        assert bin_window.question is None
    bin_window.client.answer()
    assert bin_window.done == [("destroy", "7")]
    assert bin_window.message == "1 game permanently deleted."


def test_a_complete_failure_is_reported(bin_window: Bin) -> None:
    def fail(_ids: object) -> None:
        raise FULL

    bin_window.client.library.rows = fail
    bin_window.actions.restore()
    bin_window.client.answer()
    assert bin_window.message == "This did not work: there is no space left on the disk."
    assert bin_window.move_count == 1


def test_the_change_is_announced_even_if_the_window_was_closed_meanwhile(bin_window: Bin) -> None:
    bin_window.actions.delete()
    assert bin_window.client.owners == [bin_window.client]
    shiboken6.delete(bin_window.actions)
    bin_window.client.answer()
    assert len(bin_window.done) == 2
    assert bin_window.move_count == 1
    assert bin_window.message == ""
