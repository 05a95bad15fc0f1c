"""What the desk hands to the library's thread, and what it makes of the answers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop.library import library_client
from desktop.library.library_client import LibraryClient
from desktop.library.library_thread import LibraryTask

PATH = Path("games/1.oddments")
FULL = OSError(28, "No space left on device")
RENEWED = "The list of games was damaged and is being rebuilt from the games. No game is lost."


class LibraryOfFiles:
    """Notes which files were indexed; a catch-up tells as the test wants it."""

    def __init__(self) -> None:
        self.indexed: list[Path] = []
        self.changes = 0
        self.steps: list[tuple[int, int]] = []
        self.stops: list[bool] = []

    def index(self, path: Path) -> None:
        self.indexed.append(path)

    def catch_up(self, progress: Any, stop: Any, pause: Any) -> int:
        for done, of in self.steps:
            progress(done, of)
        pause()
        self.stops.append(stop())
        return self.changes


class Thread(QObject):
    """Stands in for the thread: does its tasks when it is told to."""

    opened = Signal(object, bool)
    renewed = Signal()
    done = Signal(object, object)
    failed = Signal(object, object)
    progressed = Signal(object, float)
    closing = False

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.library: Any = LibraryOfFiles()
        self.tasks: list[tuple[LibraryTask, bool]] = []
        self.starts = self.closes = 0
        self.ends_soon = True
        self.waits: list[int] = []

    def start(self) -> None:
        self.starts += 1

    def ask(self, task: LibraryTask, *, urgent: bool) -> None:
        self.tasks.append((task, urgent))

    def close(self) -> None:
        self.closes += 1

    def wait(self, ms: int) -> bool:
        self.waits.append(ms)
        return self.ends_soon

    def answer(self, *, error: Exception | None = None) -> None:
        """Do the next task, or fail with it."""
        task, _urgent = self.tasks.pop(0)
        if error is not None:
            self.failed.emit(task, error)
        else:
            self.done.emit(task, task.work(self.library, task))


class Desk:
    """A desk that was started, with what it told."""

    def __init__(self, folder: Path) -> None:
        self.desk = LibraryClient(folder)
        self.changes = self.told = 0
        self.readings: list[tuple[int, int]] = []
        self.desk.changed.connect(self._count_change)
        self.desk.told.connect(self._count_told)
        self.desk.reading.connect(lambda done, of: self.readings.append((done, of)))
        self.thread: Thread

    def _count_change(self) -> None:
        self.changes += 1

    def _count_told(self) -> None:
        self.told += 1


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> list[Thread]:
    """All threads that were made."""
    made: list[Thread] = []

    def make(folder: Path) -> Thread:
        made.append(Thread(folder))
        return made[-1]

    monkeypatch.setattr(library_client, "LibraryThread", make)
    return made


@pytest.fixture
def started(tmp_path: Path, threads: list[Thread]) -> Iterator[Desk]:
    """One that has just been started, and asked to catch up."""
    made = Desk(tmp_path)
    made.desk.start()
    (made.thread,) = threads
    yield made
    made.desk.close()


@pytest.fixture
def desk(started: Desk) -> Desk:
    """One that has caught up; nothing had changed."""
    started.thread.answer()
    del started.readings[:]
    return started


def test_it_opens_the_library_once_and_catches_up(
    tmp_path: Path, threads: list[Thread], started: Desk
) -> None:
    started.desk.start()
    (thread,) = threads
    assert (thread.folder, thread.starts) == (tmp_path, 1)
    assert [urgent for _task, urgent in thread.tasks] == [False]  # the second start asks nothing
    assert started.desk.folder == tmp_path
    thread.answer()
    assert thread.library.stops == [False]
    assert started.readings == [(0, 0)]
    assert started.changes == 0
    started.desk.start()
    assert len(thread.tasks) == 1


def test_others_hear_of_it_when_a_catch_up_found_changes(desk: Desk) -> None:
    desk.thread.library.changes = 2
    desk.desk.catch_up()
    desk.desk.catch_up()
    assert len(desk.thread.tasks) == 1
    desk.thread.answer()
    assert desk.changes == 1
    desk.desk.catch_up()
    assert len(desk.thread.tasks) == 1


def test_how_far_a_catch_up_is_is_told_now_and_then(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([10.0, 10.0, 10.05, 10.2, 10.2])
    pauses: list[int] = []
    desk.thread.library.steps = [(1, 3), (2, 3), (3, 3)]
    desk.desk.catch_up()
    desk.thread.tasks[0][0].pause = lambda: pauses.append(1)
    with monkeypatch.context() as clock:
        clock.setattr(time, "monotonic", lambda: next(times))
        desk.thread.answer()
    assert desk.readings == [(1, 3), (3, 3), (0, 0)]
    assert len(pauses) == 4


def test_a_catch_up_ends_with_the_thread(desk: Desk) -> None:
    desk.desk.catch_up()
    desk.thread.closing = True
    desk.thread.answer()
    assert desk.thread.library.stops[-1] is True


def test_a_catch_up_that_failed_is_told_until_one_succeeds(desk: Desk) -> None:
    desk.desk.catch_up()
    desk.thread.answer(error=FULL)
    problem = "The library cannot be updated: there is no space left on the disk."
    assert (desk.desk.problem, desk.told) == (problem, 1)
    assert desk.readings == [(0, 0)]
    desk.desk.catch_up()
    desk.thread.answer(error=FULL)
    assert desk.told == 1  # it is known
    desk.thread.opened.emit(None, True)
    assert (desk.desk.problem, desk.told) == ("", 2)


@pytest.mark.parametrize(
    ("aside", "kept", "news"),
    [
        (None, True, ""),
        (Path("a/old.sqlite"), True, f"{RENEWED} The old list was kept as old.sqlite."),
        (
            None,
            False,
            "Oddments cannot write to {folder}, so the list of games is rebuilt at every start.",
        ),
    ],
)
def test_what_people_should_know_of_the_index(
    desk: Desk, aside: Path | None, kept: bool, news: str, tmp_path: Path
) -> None:
    desk.thread.opened.emit(aside, kept)
    assert desk.desk.news == news.format(folder=tmp_path)
    assert desk.told == bool(news)
    assert desk.desk.problem == ""


def test_an_index_that_was_made_again_is_told_and_filled(desk: Desk) -> None:
    desk.thread.renewed.emit()
    assert (desk.desk.news, desk.told) == (RENEWED, 1)
    assert len(desk.thread.tasks) == 1
    desk.thread.answer()
    desk.thread.opened.emit(None, True)
    assert desk.desk.news == RENEWED  # it stays known


def test_a_file_is_indexed_and_others_hear_of_it(desk: Desk) -> None:
    desk.desk.index(PATH)
    assert desk.thread.tasks[0][1]  # at once
    desk.thread.answer()
    assert desk.thread.library.indexed == [PATH]
    assert desk.changes == 1
    assert desk.thread.tasks == []
    desk.desk.index(PATH)
    assert len(desk.thread.tasks) == 1


@pytest.mark.parametrize("error", [None, FULL])
def test_a_file_that_is_written_while_it_is_indexed_is_indexed_once_more(
    desk: Desk, error: Exception | None
) -> None:
    other = Path("games/2.oddments")
    for path in (PATH, PATH, other, PATH):
        desk.desk.index(path)
    assert len(desk.thread.tasks) == 2
    desk.thread.answer(error=error)
    assert len(desk.thread.tasks) == 2
    while desk.thread.tasks:
        desk.thread.answer()
    assert desk.thread.library.indexed == [PATH, other, PATH][error is not None :]
    assert desk.changes == len(desk.thread.library.indexed)


def test_before_it_is_started_nothing_is_done(tmp_path: Path, threads: list[Thread]) -> None:
    early = LibraryClient(tmp_path)
    early.index(PATH)
    early.catch_up()
    early.ask(lambda _library: 1, print, owner=early)
    early.close()
    assert threads == []
    early.start()
    assert len(threads[0].tasks) == 1
    early.close()


def test_who_asks_gets_an_answer_or_what_failed(desk: Desk) -> None:
    answers: list[object] = []
    owner = QObject()
    task = desk.desk.ask(lambda library: library, answers.append, owner=owner)
    assert desk.thread.tasks == [(task, True)]
    desk.thread.answer()
    assert answers == [desk.thread.library]
    desk.desk.ask(lambda _library: 1, answers.append, answers.append, owner=owner)
    desk.thread.answer(error=FULL)
    assert answers[1:] == [FULL]
    desk.desk.ask(lambda _library: 1, answers.append, owner=owner)
    desk.thread.answer(error=FULL)  # nobody wants to know
    slow = desk.desk.begin(lambda _library, task: task, answers.append, answers.append, owner=owner)
    assert desk.thread.tasks == [(slow, False)]
    desk.thread.answer()
    assert answers[2:] == [slow]
    desk.desk.begin(lambda _library, _task: 1, answers.append, answers.append, owner=owner)
    desk.thread.answer(error=FULL)
    assert answers[3:] == [FULL]


def test_progress_is_passed_on_while_somebody_wants_it(desk: Desk) -> None:
    shares: list[float] = []
    owner = QObject()
    task = desk.desk.begin(
        lambda _library, _task: 1, print, print, owner=owner, on_progress=shares.append
    )
    desk.thread.progressed.emit(task, 0.25)
    shiboken6.delete(owner)
    desk.thread.progressed.emit(task, 0.5)
    assert shares == [0.25]


@pytest.mark.parametrize("error", [None, FULL])
@pytest.mark.parametrize("way", ["stopped", "owner gone"])
def test_who_does_not_want_an_answer_any_more_gets_none(
    desk: Desk, way: str, error: Exception | None
) -> None:
    answers: list[object] = []
    owner = QObject()
    task = desk.desk.ask(lambda _library: 1, answers.append, answers.append, owner=owner)
    if way == "stopped":
        task.cancel()
    else:
        shiboken6.delete(owner)
    desk.thread.answer(error=error)
    assert answers == []
    assert task.owner is None  # it was let go


@pytest.mark.parametrize("ends_soon", [True, False])
def test_a_thread_that_does_not_end_soon_is_left_behind(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, ends_soon: bool
) -> None:
    left: list[object] = []
    monkeypatch.setattr(library_client, "leave_behind", left.append)
    desk.thread.ends_soon = ends_soon
    desk.desk.close()
    assert desk.thread.closes == 1
    assert len(desk.thread.waits) == 1
    assert left == ([] if ends_soon else [cast(Any, desk.thread)])
    desk.desk.close()
    desk.desk.index(PATH)
    desk.desk.catch_up()
    assert desk.thread.closes == 1
    assert desk.thread.tasks == []
