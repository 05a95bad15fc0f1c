"""The order and the outcomes of the tasks of the library's thread, and its client."""

import gc
import sqlite3
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop.library import library_client
from desktop.library.library_client import LibraryClient, LibraryTask, LibraryThread
from rules.library.library import REBUILT, Library, LibraryError

DAMAGE = "database disk image is malformed"


class Results:
    """Records the signals of a thread in order."""

    def __init__(self, thread: LibraryThread) -> None:
        self.events: list[tuple[object, ...]] = []
        thread.opened.connect(lambda *facts: self.events.append(("opened", *facts)))
        thread.done.connect(lambda task, answer: self.events.append(("done", task, answer)))
        thread.failed.connect(lambda task, error: self.events.append(("failed", task, error)))

    def of(self, task: LibraryTask) -> tuple[object, ...]:
        return next(((kind, *more) for kind, each, *more in self.ends if each is task), ())

    @property
    def ends(self) -> list[tuple[object, ...]]:
        return [event for event in self.events if event[0] in ("done", "failed")]


@pytest.fixture
def thread(tmp_path: Path) -> Iterator[LibraryThread]:
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
    assert results.events[0] == ("opened", "")
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
    assert (("opened", REBUILT) in results.events) is (DAMAGE in str(error))


@pytest.mark.parametrize(
    "error",
    [sqlite3.DatabaseError(DAMAGE), UnicodeDecodeError("utf-8", b"\xff", 0, 1, ""), MemoryError()],
    ids=lambda error: type(error).__name__,
)
def test_a_damaged_index_is_rebuilt_and_the_task_repeated(
    thread: LibraryThread,
    results: Results,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
) -> None:
    libraries: list[Library] = []

    def work(library: Library, _task: LibraryTask) -> int:
        libraries.append(library)
        if len(libraries) == 1:
            raise error
        return len(library)

    task = LibraryTask(work)
    do(thread, results, qtbot, task)
    assert results.of(task) == ("done", 0)
    assert libraries[0] is not libraries[1]
    assert results.events == [("opened", ""), ("opened", REBUILT), ("done", task, 0)]
    assert caplog.records == []


def test_a_damaged_index_is_rebuilt_when_it_is_opened(
    thread: LibraryThread, results: Results, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "library.sqlite").write_bytes(b"nothing of the kind " * 500)
    do(thread, results, qtbot, recording([], "a"))
    assert results.events[0] == ("opened", REBUILT)


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


def test_waiting_tasks_are_cancelled_when_the_thread_is_closed(tmp_path: Path) -> None:
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


# -- the client ------------------------------------------------------------------------------------

PATH = Path("games/1.oddments")
FULL = OSError(28, "No space left on device")


class LibraryOfFiles:
    """Records which files were indexed; a catch-up reports what the test wants."""

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
    """Stands in for the thread; runs its tasks when the test asks for it."""

    opened = Signal(object)
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
        """Run the next task, or make it fail."""
        task, _urgent = self.tasks.pop(0)
        if error is not None:
            self.failed.emit(task, error)
        else:
            self.done.emit(task, task.work(self.library, task))


class Started:
    """A started client, with counts of its signals."""

    def __init__(self, folder: Path) -> None:
        self.client = LibraryClient(folder)
        self.changes = self.news_changes = 0
        self.readings: list[tuple[int, int]] = []
        self.client.changed.connect(self._count_change)
        self.client.news_changed.connect(self._count_news)
        self.client.reading.connect(lambda done, of: self.readings.append((done, of)))
        self.thread: Thread

    def _count_change(self) -> None:
        self.changes += 1

    def _count_news(self) -> None:
        self.news_changes += 1


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[Thread]:
    """Return the list of all threads that are made."""
    made: list[Thread] = []

    def make(folder: Path) -> Thread:
        made.append(Thread(folder))
        return made[-1]

    monkeypatch.setattr(library_client, "LibraryThread", make)
    return made


@pytest.fixture
def started(tmp_path: Path, threads: list[Thread]) -> Iterator[Started]:
    """Yield a client that has just been started and is catching up."""
    made = Started(tmp_path)
    made.client.start()
    (made.thread,) = threads
    yield made
    made.client.close()


@pytest.fixture
def client(started: Started) -> Started:
    """Return a client that has caught up; nothing had changed."""
    started.thread.answer()
    del started.readings[:]
    return started


def test_it_opens_the_library_once_and_catches_up(
    tmp_path: Path, threads: list[Thread], started: Started
) -> None:
    started.client.start()
    (thread,) = threads
    assert (thread.folder, thread.starts) == (tmp_path, 1)
    assert [urgent for _task, urgent in thread.tasks] == [False]  # the second start adds nothing
    assert started.client.folder == tmp_path
    thread.answer()
    assert thread.library.stops == [False]
    assert started.readings == [(0, 0)]
    assert started.changes == 0
    started.client.start()
    assert len(thread.tasks) == 1


def test_changes_found_by_a_catch_up_are_announced(client: Started) -> None:
    client.thread.library.changes = 2
    for _ in range(2):
        client.client.catch_up()
        assert len(client.thread.tasks) == 1
    client.thread.answer()
    assert client.changes == 1
    client.client.catch_up()
    assert len(client.thread.tasks) == 1
    client.thread.closing = True
    client.thread.answer()
    assert client.thread.library.stops[-2:] == [False, True]  # it ends with the thread


def test_the_progress_of_a_catch_up_is_reported_now_and_then(
    client: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([10.0, 10.0, 10.05, 10.2, 10.2])
    pauses: list[int] = []
    client.thread.library.steps = [(1, 3), (2, 3), (3, 3)]
    client.client.catch_up()
    client.thread.tasks[0][0].pause = lambda: pauses.append(1)
    with monkeypatch.context() as clock:
        clock.setattr(time, "monotonic", lambda: next(times))
        client.thread.answer()
    assert client.readings == [(1, 3), (3, 3), (0, 0)]
    assert len(pauses) == 4


def test_a_catch_up_that_failed_is_reported_until_one_succeeds(client: Started) -> None:
    client.client.catch_up()
    client.thread.answer(error=FULL)
    problem = "The library cannot be updated: there is no space left on the disk."
    assert (client.client.problem, client.news_changes) == (problem, 1)
    assert client.readings == [(0, 0)]
    client.client.catch_up()
    client.thread.answer(error=FULL)
    assert client.news_changes == 1  # nothing new
    client.thread.opened.emit("")
    assert (client.client.problem, client.news_changes) == ("", 2)


def test_a_rebuilt_index_is_reported_and_filled(client: Started) -> None:
    client.thread.opened.emit("")
    assert (client.client.news, client.news_changes, client.thread.tasks) == ("", 0, [])
    client.thread.opened.emit(REBUILT)
    assert (client.client.news, client.client.problem, client.news_changes) == (REBUILT, "", 1)
    assert len(client.thread.tasks) == 1
    client.thread.answer()
    client.thread.opened.emit("")
    assert client.client.news == REBUILT  # the news stays


def test_a_file_is_indexed_and_announced_even_if_the_thread_is_quicker(
    client: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = client.thread
    client.client.index(PATH)
    assert thread.tasks[0][1]  # urgent
    thread.answer()
    ask = thread.ask

    def ask_and_answer(task: LibraryTask, *, urgent: bool) -> None:
        ask(task, urgent=urgent)
        thread.answer()

    monkeypatch.setattr(thread, "ask", ask_and_answer)
    for count in (2, 3):
        client.client.index(PATH)
        assert thread.library.indexed == [PATH] * count
        assert client.changes == count
    assert thread.tasks == []


@pytest.mark.parametrize("error", [None, FULL])
def test_a_file_written_while_it_is_indexed_is_indexed_again(
    client: Started, error: Exception | None
) -> None:
    other = Path("games/2.oddments")
    for path in (PATH, PATH, other, PATH):
        client.client.index(path)
    assert len(client.thread.tasks) == 2
    client.thread.answer(error=error)
    assert len(client.thread.tasks) == 2
    while client.thread.tasks:
        client.thread.answer()
    assert client.thread.library.indexed == [PATH, other, PATH][error is not None :]
    assert client.changes == len(client.thread.library.indexed)


def test_nothing_is_done_before_the_start(tmp_path: Path, threads: list[Thread]) -> None:
    early = LibraryClient(tmp_path)
    early.index(PATH)
    early.catch_up()
    early.ask(lambda _library: 1, print, owner=early)
    early.close()
    assert threads == []
    early.start()
    assert len(threads[0].tasks) == 1
    early.close()


def test_callbacks_get_the_answer_or_the_error(client: Started) -> None:
    answers: list[object] = []
    owner, thread = QObject(), client.thread
    ask, begin = client.client.ask, client.client.begin
    for begun, is_urgent in (
        (ask(lambda _library: 1, answers.append, answers.append, owner=owner), True),
        (begin(lambda _library, _task: 1, answers.append, answers.append, owner=owner), False),
    ):
        assert thread.tasks[0] == (begun, is_urgent)
        thread.answer()
    again: list[Callable[[], object]] = [
        lambda: ask(lambda _library: 1, answers.append, answers.append, owner=owner),
        lambda: begin(lambda _library, _task: 1, answers.append, answers.append, owner=owner),
        lambda: ask(lambda _library: 1, answers.append, owner=owner),  # which drops its failure
    ]
    for ask_again in again:
        ask_again()
        thread.answer(error=FULL)
    assert answers == [1, 1, FULL, FULL]


def test_progress_is_passed_on_while_its_owner_lives(client: Started) -> None:
    shares: list[float] = []
    owner = QObject()
    task = client.client.begin(
        lambda _library, _task: 1, print, print, owner=owner, on_progress=shares.append
    )
    client.thread.progressed.emit(task, 0.25)
    shiboken6.delete(owner)
    client.thread.progressed.emit(task, 0.5)
    assert shares == [0.25]


@pytest.mark.parametrize("error", [None, FULL])
@pytest.mark.parametrize("stop", [LibraryTask.cancel, lambda task: shiboken6.delete(task.owner)])
def test_an_answer_that_is_no_longer_wanted_is_dropped(
    client: Started, stop: Callable[[LibraryTask], None], error: Exception | None
) -> None:
    answers: list[object] = []
    owner = QObject()
    task = client.client.ask(lambda _library: 1, answers.append, answers.append, owner=owner)
    stop(task)
    client.thread.answer(error=error)
    assert answers == []
    assert task.owner is None  # released


@pytest.mark.parametrize("ends_soon", [True, False])
def test_a_thread_that_does_not_end_soon_is_orphaned(
    client: Started, monkeypatch: pytest.MonkeyPatch, ends_soon: bool
) -> None:
    left: list[object] = []
    monkeypatch.setattr(library_client, "keep_orphan", left.append)
    client.thread.ends_soon = ends_soon
    client.client.close()
    assert client.thread.closes == 1
    assert len(client.thread.waits) == 1
    assert left == ([] if ends_soon else [cast(Any, client.thread)])
    client.client.close()
    client.client.index(PATH)
    client.client.catch_up()
    assert client.thread.closes == 1
    assert client.thread.tasks == []
