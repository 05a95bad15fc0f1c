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
from PySide6.QtCore import QCoreApplication, QObject, QSettings, Qt
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QProgressBar,
    QProgressDialog,
    QPushButton,
)
from pytestqt.qtbot import QtBot
from stand_ins import ProgramStandIn

from desktop.settings.autosave import Autosaves
from desktop.settings.game_choice import GameChoice
from desktop.settings.settings import RecentFiles, Settings
from desktop.widgets.notice_bar import Topic
from desktop.window.game_opener import SMALL, GameOpener
from rules.record.game_file import Collection, Heading
from rules.record.sgf import Progress

ROOT = "(;FF[4]CA[UTF-8]GM[1003]XG[oddy]XF[1]XS[3]SZ[4]"
GAME = f"{ROOT};B[a1])"


class Opening:
    """An opener with a window that is hidden."""

    def __init__(self, folder: Path) -> None:
        program = ProgramStandIn()
        self.program, self.window = program, program.open_window()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._owner, self._folder = QObject(), folder
        self.opener = GameOpener(
            cast(Any, program.windows),
            cast(Any, program.show_another),
            cast(Any, program.game_page),
            RecentFiles(Settings(store)),
            Autosaves(folder / "state"),
            self._owner,
        )
        self.reader = self.opener._reader

    def open(self, text: str = GAME, name: str = "game.oddments") -> Path:
        path = self._folder / name
        path.write_text(text)
        self.opener.open(path, cast(Any, self.window))
        return path

    @property
    def shown(self) -> list[tuple[list[str], Path]]:
        """The turns of each game shown, with its file."""
        played = [each for window in self.program.windows for each in window.played]
        return [([node.text for node in game.main_line], how["path"]) for game, how in played]

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
        return not threads and not self.progress and not self.reader.is_reading


@pytest.fixture
def opening(tmp_path: Path, qtbot: QtBot) -> Iterator[Opening]:
    made = Opening(tmp_path)
    qtbot.addWidget(made.window)
    yield made
    made.reader.stop()
    for window in made.program.windows:
        window.close()
    for choice in made.choices:  # a later quit would close it, and with it its window
        choice.close()
    delete_what_is_closed()


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
    assert opening.shown == [(["a1"], path)]
    assert opening.is_idle


def test_a_bigger_file_is_shown_later_but_the_window_comes_forward_at_once(
    opening: Opening, qtbot: QtBot
) -> None:
    path = opening.open(GAME + " " * (SMALL + 1 - len(GAME)))
    tasks = [weakref.ref(task) for task in opening.reader._reading]
    assert (opening.shown, len(opening.progress), len(tasks)) == ([], 1, 1)
    assert opening.is_in_front
    qtbot.waitUntil(lambda: bool(opening.shown))
    assert opening.shown == [(["a1"], path)]
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
    qtbot.waitUntil(lambda: not opening.reader.is_reading)
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
    assert opening.shown == [(["b2"], path)]
    assert not opening.window.played[0][0].reading.alone
    delete_what_is_closed()
    assert opening.choices == []
