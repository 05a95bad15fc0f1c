"""The order and the outcomes of the tasks of the library's thread."""

from __future__ import annotations

import gc
import sqlite3
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.library.library_thread import LibraryTask, LibraryThread
from rules.library.index_file import LibraryError
from rules.library.library import Library

DAMAGE = "database disk image is malformed"


class Results:
    """Records the signals of a thread in order."""

    def __init__(self, thread: LibraryThread) -> None:
        self.events: list[tuple[object, ...]] = []
        thread.opened.connect(lambda aside, kept: self.events.append(("opened", aside, kept)))
        thread.renewed.connect(lambda: self.events.append(("renewed",)))
        thread.done.connect(lambda task, answer: self.events.append(("done", task, answer)))
        thread.failed.connect(lambda task, error: self.events.append(("failed", task, error)))

    def of(self, task: LibraryTask) -> tuple[object, ...]:
        return next(((kind, *more) for kind, each, *more in self.ends if each is task), ())

    @property
    def ends(self) -> list[tuple[object, ...]]:
        return [event for event in self.events if event[0] in ("done", "failed")]


@pytest.fixture
def thread(tmp_path: Path, qtbot: QtBot) -> Iterator[LibraryThread]:
    made = LibraryThread(tmp_path)
    yield made
    made.close()
    assert made.wait(60_000)


@pytest.fixture
def results(thread: LibraryThread) -> Results:
    return Results(thread)


def recording(done: list[str], name: str, answer: object = None) -> LibraryTask:
    """Return a task that records that it was run."""

    def work(_library: Library, _task: LibraryTask) -> object:
        done.append(name)
        return answer

    return LibraryTask(work)


def raising(error: Exception) -> LibraryTask:
    def work(_library: Library, _task: LibraryTask) -> None:
        raise error

    return LibraryTask(work)


def do(thread: LibraryThread, results: Results, qtbot: QtBot, *tasks: LibraryTask) -> None:
    """Run urgent tasks, and wait until they are over."""
    for task in tasks:
        thread.ask(task, urgent=True)
    if not thread.isRunning():
        thread.start()
    qtbot.waitUntil(lambda: all(results.of(task) for task in tasks))


def test_tasks_are_run_in_order_urgent_ones_first(
    thread: LibraryThread, results: Results, qtbot: QtBot
) -> None:
    done: list[str] = []
    for name in "ab":
        thread.ask(recording(done, f"slow {name}"), urgent=False)
    urgent = [recording(done, name, name.upper()) for name in "cd"]
    do(thread, results, qtbot, *urgent)
    qtbot.waitUntil(lambda: len(results.ends) == 4)
    assert done == ["c", "d", "slow a", "slow b"]
    assert results.events[0] == ("opened", None, True)
    assert results.events[1:3] == [("done", urgent[0], "C"), ("done", urgent[1], "D")]
    assert [event[0] for event in results.events].count("opened") == 1
    assert thread.objectName() == "library"


def test_urgent_tasks_run_between_two_steps_of_a_long_one(
    thread: LibraryThread, results: Results, qtbot: QtBot
) -> None:
    done: list[str] = []
    asked = threading.Event()

    def work(_library: Library, task: LibraryTask) -> None:
        done.append("one step")
        assert asked.wait(60)
        task.pause()
        done.append("another step")
        task.pause()  # nothing is urgent

    slow = LibraryTask(work)
    thread.ask(slow, urgent=False)
    thread.ask(recording(done, "later"), urgent=False)
    thread.start()
    qtbot.waitUntil(lambda: bool(done))
    urgent = [recording(done, "urgent"), recording(done, "urgent too")]
    for task in urgent:
        thread.ask(task, urgent=True)
    asked.set()
    qtbot.waitUntil(lambda: len(results.ends) == 4)
    assert done == ["one step", "urgent", "urgent too", "another step", "later"]


def test_a_task_cancelled_before_it_began_is_not_run(
    thread: LibraryThread, results: Results, qtbot: QtBot
) -> None:
    done: list[str] = []
    stopped = recording(done, "stopped", "answer")
    stopped.cancel()
    do(thread, results, qtbot, stopped, recording(done, "other"))
    assert done == ["other"]
    assert results.of(stopped) == ("done", None)


def busy() -> sqlite3.Error:
    """Return the error of SQLite while another program writes; the index is intact."""
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY
    return error


@pytest.mark.parametrize(
    ("error", "logged"),
    [
        (OSError(28, "No space left on device"), []),
        (LibraryError("there is no room"), []),
        (busy(), []),
        (KeyError("tile"), ["The library failed"]),
        (sqlite3.DatabaseError(DAMAGE), []),  # it is made again
    ],
)
def test_a_task_that_fails_does_not_end_the_thread(
    thread: LibraryThread,
    results: Results,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    logged: list[str],
) -> None:
    task, after = raising(error), recording([], "after", 7)
    do(thread, results, qtbot, task, after)
    assert results.of(task) == ("failed", error)
    assert results.of(after) == ("done", 7)
    assert [each.getMessage() for each in caplog.records] == logged
    assert (("renewed",) in results.events) is (DAMAGE in str(error))


def test_a_damaged_index_is_rebuilt_and_the_task_repeated(
    thread: LibraryThread, results: Results, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    libraries: list[Library] = []

    def work(library: Library, _task: LibraryTask) -> int:
        libraries.append(library)
        if len(libraries) == 1:
            raise sqlite3.DatabaseError(DAMAGE)
        return len(library)

    task = LibraryTask(work)
    do(thread, results, qtbot, task)
    assert results.of(task) == ("done", 0)
    assert libraries[0] is not libraries[1]
    assert [event[0] for event in results.events] == ["opened", "renewed", "done"]
    assert caplog.records == []


def test_a_damaged_index_is_laid_aside_when_it_is_opened(
    thread: LibraryThread, results: Results, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "library.sqlite").write_bytes(b"nothing of the kind " * 500)
    do(thread, results, qtbot, recording([], "a"))
    (aside,) = tmp_path.glob("library damaged*.sqlite")
    assert results.events[0] == ("opened", aside, True)


def test_the_index_is_closed_with_the_thread(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[threading.Thread] = []
    close = Library.close

    def close_and_fail(library: Library) -> None:
        closed.append(threading.current_thread())
        close(library)
        raise sqlite3.OperationalError("unable to close")

    monkeypatch.setattr(Library, "close", close_and_fail)
    thread = LibraryThread(tmp_path)
    results = Results(thread)
    assert not thread.closing
    do(thread, results, qtbot, recording([], "a"))
    thread.close()
    assert thread.closing
    assert thread.wait(60_000)
    assert len(closed) == 1
    assert closed[0] is not threading.current_thread()


def test_waiting_tasks_are_cancelled_when_the_thread_is_closed(
    tmp_path: Path, qtbot: QtBot
) -> None:
    thread = LibraryThread(tmp_path)
    done: list[str] = []
    began, may_end = threading.Event(), threading.Event()

    def work(_library: Library, task: LibraryTask) -> None:
        began.set()
        assert may_end.wait(60)
        task.pause()
        done.append("ends")

    thread.ask(LibraryTask(work), urgent=False)
    thread.start()
    assert began.wait(60)
    urgent, slow = recording(done, "urgent"), recording(done, "slow")
    thread.ask(urgent, urgent=True)
    thread.ask(slow, urgent=False)
    thread.close()
    assert (urgent.cancelled, slow.cancelled) == (True, True)
    may_end.set()
    assert thread.wait(60_000)
    assert done == ["ends"]


def test_an_answer_is_wanted_while_its_owner_lives_and_it_is_not_cancelled() -> None:
    owner = QObject()
    task = LibraryTask(lambda _library, _task: None, owner=owner)
    assert task.is_wanted
    shiboken6.delete(owner)
    assert not task.is_wanted
    other = LibraryTask(lambda _library, _task: None)
    assert other.is_wanted
    other.cancel()
    assert not other.is_wanted


def test_a_released_task_holds_no_references() -> None:
    class Window:
        def take(self, _answer: object) -> None: ...

        def work(self, _library: Library, _task: LibraryTask) -> None: ...

    window, owner = Window(), QObject()
    task = LibraryTask(window.work, window.take, window.take, owner=owner)
    gone: list[weakref.ref[Any]] = [weakref.ref(window), weakref.ref(owner)]
    task.release()
    del window, owner
    gc.collect()
    assert [each() for each in gone] == [None, None]
    task.on_success(None)
    task.on_failure(OSError())


def test_a_task_reports_its_progress_until_it_is_cancelled(
    thread: LibraryThread, results: Results, qtbot: QtBot
) -> None:
    shares: list[float] = []
    thread.progressed.connect(lambda _task, share: shares.append(share))

    def work(_library: Library, own: LibraryTask) -> str:
        own.report(0.25)
        own.cancel()
        own.report(0.5)
        return "never"

    task = LibraryTask(work)
    do(thread, results, qtbot, task)
    assert shares == [0.25]
    assert results.of(task) == ("done", None)
