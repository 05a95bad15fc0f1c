"""Deleting, restoring and destroying games: what is asked, done and told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import click, delete_what_is_closed
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shelved import Chosen, ClientStandIn, found, row

from desktop.library import bin_actions
from desktop.library.bin_actions import BinActions
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from rules.library.filter import Filter, Order

FULL = OSError(28, "No space left on device")


class Held:
    """A kept game that somebody holds."""

    def __init__(self, house: Bin, path: Path) -> None:
        self._house, self._path = house, path

    def close(self) -> None:
        self._house.held.remove(self._path)


class Bin(QObject):
    """A window with the actions in it, and a bin that only writes down what is done.

    Attributes:
        done: what was done with which game. held: the games that are held now.
        busy: those that are open in a window. sealed: those that cannot be moved.
    """

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self.done: list[tuple[str, str]] = []
        self.held: list[Path] = []
        self.busy: set[str] = set()
        self.sealed: set[str] = set()
        self.told_changes = 0
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
        self.told_changes += 1

    def reopen(self, path: Path) -> Held | None:
        if path.stem in self.busy:
            return None
        self.held.append(path)
        return Held(self, path)

    def note(self, what: str, path: Path) -> Path:
        if path.stem in self.sealed:
            raise FULL
        self.done.append((what, path.stem))
        return Path("bin") / path.name

    @property
    def told(self) -> str:
        return self.notices.texts.get(Topic.BIN, "")

    def undo(self) -> QPushButton | None:
        buttons = self.notices.findChildren(QPushButton)
        return next((button for button in buttons if button.text() == "Undo"), None)

    @property
    def question(self) -> QMessageBox | None:
        delete_what_is_closed()
        return next(iter(self.window.findChildren(QMessageBox)), None)


@pytest.fixture
def house(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bin]:
    made = Bin(qtbot)

    class GameBin:
        """Of the games that lie in it or beside it."""

        def __init__(self, library: object) -> None:
            assert library is made.client.library

        def delete(self, path: Path) -> Path:
            assert path in made.held  # nobody may open it meanwhile
            return made.note("delete", path)

        def restore(self, path: Path) -> Path:
            return made.note("restore", path)

        def destroy(self, path: Path) -> None:
            made.note("destroy", path)

    monkeypatch.setattr(bin_actions, "GameBin", GameBin)
    yield made
    made.client.slow.clear()
    shiboken6.delete(made)


def test_the_chosen_games_go_into_the_bin(house: Bin) -> None:
    changes: list[bool] = []
    house.client.changed.connect(lambda: changes.append(True))
    house.actions.delete()
    assert house.done == []
    house.client.answer()
    assert house.done == [("delete", "1"), ("delete", "2")]
    assert house.held == []
    assert house.told == "2 games moved to the trash."
    assert (len(changes), house.told_changes) == (1, 1)


def test_a_deletion_can_be_undone(house: Bin) -> None:
    house.actions.delete()
    house.client.answer()
    del house.done[:]
    button = house.undo()
    assert button is not None
    click(button)
    assert house.told == ""
    house.client.answer()
    assert house.done == [("restore", "1"), ("restore", "2")]
    assert house.told == ""
    assert house.told_changes == 2


def test_without_a_chosen_game_nothing_is_done(house: Bin) -> None:
    house.games.ids = []
    house.actions.delete()
    house.actions.restore()
    assert house.client.slow == []


def test_a_game_that_is_open_in_a_window_stays(house: Bin) -> None:
    house.busy = {"1"}
    house.actions.delete()
    house.client.answer()
    assert house.done == [("delete", "2")]
    assert (
        house.told
        == "1 game moved to the trash. Could not move or delete 1: it is open in a window."
    )
    button = house.undo()
    assert button is not None
    click(button)
    house.client.answer()
    assert house.done[1:] == [("restore", "2")]


def test_a_game_that_cannot_be_moved_is_free_again(house: Bin) -> None:
    house.sealed = {"1", "2"}
    house.actions.delete()
    house.client.answer()
    assert house.held == []
    assert house.told == " ".join(
        f"Could not move or delete {name}: there is no space left on the disk." for name in (1, 2)
    )
    assert house.undo() is None  # there is nothing to undo


@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("moved", [0, 1])
def test_of_many_games_that_stay_the_first_three_are_named(
    house: Bin, count: int, moved: int
) -> None:
    house.games.ids = list(range(1, count + moved + 1))
    house.sealed = {str(number) for number in range(1, count + 1)}
    house.actions.restore()
    house.client.answer()
    words = ["1 game restored."] if moved else []
    words += [
        f"Could not move or delete {number}: there is no space left on the disk."
        for number in (1, 2, 3)
    ]
    words += [f"{count} games were left unchanged in total."] if count > 3 else []
    assert house.told == " ".join(words)


def test_very_many_games_are_moved_with_pauses_for_what_is_urgent(house: Bin) -> None:
    house.games.ids = list(range(1, 1201))
    pauses: list[int] = []
    house.actions.restore()
    house.client.slow[0].pause = lambda: pauses.append(1)
    house.client.answer()
    assert len(pauses) == len(house.done) == 1200
    assert [len(ids) for ids in house.client.library.asked] == [500, 500, 200]
    assert house.told == "1,200 games restored."


def test_games_are_restored(house: Bin) -> None:
    house.actions.restore()
    house.client.answer()
    assert house.done == [("restore", "1"), ("restore", "2")]
    assert house.told == "2 games restored."
    assert house.told_changes == 1


def test_before_the_bin_is_emptied_that_is_asked(house: Bin) -> None:
    house.client.library.finds = found(7)
    house.actions.empty()
    assert house.question is None
    assert house.client.owners == [house.actions]
    house.client.answer()
    assert house.client.library.searches == [(Filter(binned=True), Order.LATEST)]
    box = house.question
    assert box is not None
    assert box.isVisible()
    assert box.windowTitle() == "Empty the trash"
    assert box.text() == "Permanently delete the game in the trash?"
    assert box.informativeText() == "This cannot be undone."
    assert [button.text() for button in box.buttons()] == ["Keep", "Delete permanently"]
    assert box.defaultButton().text() == "Keep"
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert house.question is None
    assert house.client.slow == []


@pytest.mark.parametrize("is_meant", [False, True])
def test_the_bin_is_emptied_if_that_is_meant(house: Bin, is_meant: bool) -> None:
    house.client.library.finds = found(7, 8)
    house.actions.empty()
    house.client.answer()
    box = house.question
    assert box is not None
    text = "Delete permanently" if is_meant else "Keep"
    click(next(button for button in box.buttons() if button.text() == text))
    assert house.question is None
    house.client.answer()
    if is_meant:
        assert house.done == [("destroy", "7"), ("destroy", "8")]
        assert house.told == "2 games permanently deleted."
    else:
        assert house.done == []
        assert house.told == ""


def test_an_empty_bin_is_not_asked_about(house: Bin) -> None:
    house.actions.empty()
    house.client.answer()
    assert house.question is None


def test_what_failed_as_a_whole_is_told(house: Bin) -> None:
    def fail(_ids: object) -> None:
        raise FULL

    house.client.library.rows = fail
    house.actions.restore()
    house.client.answer()
    assert house.told == "This did not work: there is no space left on the disk."
    assert house.told_changes == 1


def test_where_the_window_was_closed_meanwhile_others_hear_of_it_all_the_same(house: Bin) -> None:
    house.actions.delete()
    assert house.client.owners == [house.client]
    shiboken6.delete(house.actions)
    house.client.answer()
    assert len(house.done) == 2
    assert house.told_changes == 1
    assert house.told == ""


def test_rows_that_are_gone_are_passed_over(house: Bin) -> None:
    house.client.library.rows = lambda _ids: {2: row(2)}
    house.actions.restore()
    house.client.answer()
    assert house.done == [("restore", "2")]
    assert house.told == "1 game restored."
    assert house.games.ids == [1, 2]
