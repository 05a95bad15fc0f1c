"""The file opener by itself; a window that only records stands in for the real one."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from driving import click, delete_what_is_closed
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QProgressBar,
    QProgressDialog,
    QPushButton,
)
from pytestqt.qtbot import QtBot
from stand_ins import PageStandIn, WindowStandIn

from desktop.settings.game_choice import GameChoice
from desktop.widgets.notice_bar import Topic
from desktop.window.game_opener import SMALL, FileOpener
from rules.record.game_file import Collection, Heading, Scoresheet
from rules.record.game_record import GameRecord
from rules.record.sgf import Progress

ROOT = "(;FF[4]CA[UTF-8]GM[1003]XG[oddy]XF[1]XS[3]SZ[4]"
GAME = f"{ROOT};B[a1])"


class Opening:
    """An opener, a window that is hidden, and what was shown."""

    def __init__(self, window: WindowStandIn, folder: Path) -> None:
        self.window = window
        self.shown: list[tuple[GameRecord, Path, Any]] = []
        self.scoresheets: list[tuple[Scoresheet, Path, Any]] = []
        self._owner = QObject()
        self.opener = FileOpener(
            cast(Any, PageStandIn),
            self._show,
            lambda *shown: self.scoresheets.append(shown),
            self._owner,
        )
        self._folder = folder

    def open(self, text: str = GAME, name: str = "game.oddments") -> Path:
        path = self._folder / name
        path.write_text(text)
        self.opener.open(path, cast(Any, self.window))
        return path

    def _show(self, page: Any, path: Path, window: Any) -> None:
        self.shown.append((page.record, path, window))

    @property
    def results(self) -> list[tuple[list[str], Path, Any]]:
        """The turns of each game shown, with its file and window."""
        return [
            ([node.text for node in record.main_line], path, window)
            for record, path, window in self.shown
        ]

    @property
    def progress(self) -> list[QProgressDialog]:
        return self.window.findChildren(QProgressDialog)

    @property
    def choices(self) -> list[GameChoice]:
        return self.window.findChildren(GameChoice)

    @property
    def message(self) -> str:
        return self.window.notices.texts.get(Topic.OPENING, "")

    @property
    def is_in_front(self) -> bool:
        QApplication.processEvents()
        return QApplication.activeWindow() is self.window and self.window.isVisible()

    @property
    def is_idle(self) -> bool:
        """Return whether nothing is being read and nothing is left of earlier reading."""
        delete_what_is_closed()
        threads = [thread for thread in threading.enumerate() if thread.name == "opener"]
        return not threads and not self.progress and not self.opener.is_reading


@pytest.fixture
def opening(tmp_path: Path, qtbot: QtBot) -> Iterator[Opening]:
    window = WindowStandIn()
    qtbot.addWidget(window)
    made = Opening(window, tmp_path)
    yield made
    made.opener.stop()


class SlowFile:
    """A collection that is read as slowly as the test wants.

    Attributes:
        shares: the progress to report; the last one is repeated until ``may_end`` is set.
        may_end: an event that lets the reading end.
        ended_by: the exceptions that interrupted the reading.
        holds_one: whether there is a single game.
    """

    holds_one = False

    def __init__(self, *shares: float) -> None:
        self.shares = shares
        self.may_end = threading.Event()
        self.ended_by: list[type[BaseException]] = []

    def headings(self, progress: Progress | None) -> Iterator[Heading]:
        assert progress is not None
        try:
            for share in self.shares:
                progress(share)
            while not self.may_end.is_set():
                progress(self.shares[-1])
        except BaseException as error:
            self.ended_by.append(type(error))
            raise
        yield Heading(0)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowFile]:
    file = SlowFile(0, 0.1, 0.1, 0.555)
    monkeypatch.setattr(Collection, "load", lambda *_asked: file)
    yield file
    file.may_end.set()


BIG = GAME + " " * SMALL
NO_GAME = (
    "bad.oddments cannot be opened: line 1, column 1: "
    'this is not an SGF file: those begin with "(;".'
)


def test_a_small_file_is_shown_at_once(opening: Opening) -> None:
    path = opening.open(GAME + " " * (SMALL - len(GAME)))
    assert opening.results == [(["a1"], path, opening.window)]
    assert opening.is_idle


def test_a_bigger_file_is_shown_later_but_the_window_comes_forward_at_once(
    opening: Opening, qtbot: QtBot
) -> None:
    path = opening.open(GAME + " " * (SMALL + 1 - len(GAME)))
    tasks = [weakref.ref(task) for task in opening.opener._reading]
    assert (opening.shown, len(opening.progress), len(tasks)) == ([], 1, 1)
    assert opening.is_in_front
    qtbot.waitUntil(lambda: bool(opening.shown))
    assert opening.results == [(["a1"], path, opening.window)]
    qtbot.waitUntil(lambda: opening.is_idle)
    gc.collect()
    assert [task() for task in tasks] == [None]  # nothing of it is kept in memory


def test_an_error_is_shown_until_the_file_opens(
    opening: Opening, tmp_path: Path, qtbot: QtBot
) -> None:
    opening.open("no game", "bad.oddments")
    assert opening.message == NO_GAME
    assert opening.is_in_front
    assert opening.shown == []
    opening.window.hide()
    none = tmp_path / "none"
    opening.opener.open(none, cast(Any, opening.window))
    missing = f"{none} cannot be opened: the file or folder does not exist."
    assert opening.message == f"{NO_GAME}\n{missing}"
    assert opening.window.isVisible()
    opening.open(name="bad.oddments")
    assert opening.message == missing
    opening.open(name="none")
    assert opening.message == ""
    assert len(opening.shown) == 2
    opening.open("no game" * SMALL, "bad.oddments")
    assert opening.message == ""
    qtbot.waitUntil(lambda: bool(opening.message))
    assert opening.message == NO_GAME
    qtbot.waitUntil(lambda: opening.is_idle)


def test_progress_is_shown_in_the_window_that_asked(
    opening: Opening, slow: SlowFile, qtbot: QtBot
) -> None:
    opening.open(BIG, "a & b.oddments")
    (dialog,) = opening.progress
    (bar,) = dialog.findChildren(QProgressBar)
    (label,) = dialog.findChildren(QLabel)
    (stop,) = dialog.findChildren(QPushButton)
    assert dialog.windowTitle() == "Oddments"
    assert dialog.windowModality() == Qt.WindowModality.WindowModal
    assert label.text() == "Reading a & b.oddments …"
    assert stop.text() == "Stop"
    assert (bar.value(), bar.maximum()) == (0, 100)
    values: list[int] = []
    bar.valueChanged.connect(values.append)
    qtbot.waitUntil(dialog.isVisible)  # since the reading takes long
    qtbot.waitUntil(lambda: values == [10, 55])
    slow.may_end.set()
    qtbot.waitUntil(lambda: bool(opening.choices))
    assert slow.ended_by == []
    qtbot.waitUntil(lambda: opening.is_idle)


def by_button(opening: Opening) -> None:
    (dialog,) = opening.progress
    dialog.show()
    click(dialog.findChildren(QPushButton)[0])


def by_closing_the_window(opening: Opening) -> None:
    opening.window.closed.emit()


def by_ending_the_program(_opening: Opening) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    app.aboutToQuit.emit()


@pytest.mark.parametrize("stop", [by_button, by_closing_the_window, by_ending_the_program])
def test_reading_can_be_stopped_without_a_result(
    opening: Opening, slow: SlowFile, qtbot: QtBot, stop: Callable[[Opening], None]
) -> None:
    opening.open(BIG, "a.oddments")
    if stop is not by_button:
        opening.open(BIG, "b.oddments")  # two may be read at once
    dialogs = opening.progress
    stop(opening)
    qtbot.waitUntil(lambda: len(slow.ended_by) == len(dialogs))  # without being allowed to end
    assert {each.__name__ for each in slow.ended_by} == {"CancelledError"}
    qtbot.waitUntil(lambda: not opening.opener.is_reading)
    assert opening.shown == []
    assert opening.message == ""
    if stop is by_ending_the_program:
        for dialog in dialogs:
            dialog.deleteLater()  # otherwise it is deleted with its window
    else:
        qtbot.waitUntil(lambda: opening.is_idle)


@pytest.mark.parametrize("is_big", [False, True])
def test_of_several_games_the_chosen_one_is_shown(
    opening: Opening, qtbot: QtBot, is_big: bool
) -> None:
    remark = f"C[{'x' * SMALL}]" if is_big else ""
    opening.open("no game", "many.sgf")
    opening.window.hide()
    path = opening.open(f"{GAME}{ROOT};B[b2]{remark})", "many.sgf")
    qtbot.waitUntil(lambda: bool(opening.choices))
    qtbot.waitUntil(lambda: opening.is_idle)
    (choice,) = opening.choices
    assert choice.isVisible()
    assert choice.windowTitle() == "Games in many.sgf – Oddments"
    assert opening.window.isVisible()
    assert opening.message == ""
    choice.table.selectRow(1)
    choice.buttons.accepted.emit()
    assert (opening.shown, len(opening.progress)) == ([], 1)  # the window stays responsive
    qtbot.waitUntil(lambda: bool(opening.shown))
    assert opening.results == [(["b2"], path, opening.window)]
    assert not opening.shown[0][0].reading.alone
    delete_what_is_closed()
    assert opening.choices == []
