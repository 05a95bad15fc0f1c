"""The order and the outcomes of the tasks on the library's thread, and what the client reports."""

import concurrent.futures
import contextlib
import functools
import gc
import sqlite3
import threading
import time
import types
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from lone_widgets import emitted
from PySide6.QtCore import QObject

from desktop.library import library_client
from desktop.library.library_client import LibraryClient, LibraryTask
from rules.library.library import REBUILT, Library, LibraryError

DAMAGE = "database disk image is malformed"


class Run:
    """A client with a thread and an index of its own, and what happened in order.

    Attributes:
        events: (name of a task, its answer or error).
        news: what the client reported about the index.
    """

    def __init__(self, folder: Path) -> None:
        self.client = LibraryClient(folder)
        self.events: list[tuple[str, object]] = []
        self.news: list[str] = []
        self.client.news_changed.connect(lambda: self.news.append(self.client.news))

    def ask(self, name: str, work: Callable[[Library], Any]) -> LibraryTask:
        """Begin an urgent task."""
        end = functools.partial(self._end, name)
        return self.client.ask(work, end, end, owner=self.client)

    def begin(self, name: str, work: Callable[[Library, LibraryTask], Any]) -> LibraryTask:
        """Begin one that is not urgent."""
        end = functools.partial(self._end, name)
        return self.client.begin(work, end, end, owner=self.client)

    def _end(self, name: str, outcome: object) -> None:
        self.events.append((name, outcome))

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Let the thread wait until everything has been asked; then wait for the answers."""
        self.client.start()
        self.client.wait()
        gate = threading.Event()
        self.client._thread.submit(gate.wait, 60)
        yield
        gate.set()
        self.client.wait()


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    made = Run(tmp_path)
    yield made
    assert made.client.close(60)


def noting(done: list[str], name: str) -> Callable[..., str]:
    """Return work that notes that it was done."""

    def work(*_arguments: object) -> str:
        done.append(name)
        return name.upper()

    return work


def raising(error: Exception) -> Callable[[Library], None]:
    def work(_library: Library) -> None:
        raise error

    return work


def test_tasks_are_run_in_order_urgent_ones_first(run: Run) -> None:
    done: list[str] = []
    with run.held():
        for name in ("slow a", "slow b"):
            run.begin(name, noting(done, name))
        for name in "cd":
            run.ask(name, noting(done, name))
    assert done == ["c", "d", "slow a", "slow b"]
    assert run.events == [("c", "C"), ("d", "D"), ("slow a", "SLOW A"), ("slow b", "SLOW B")]
    assert run.news == []


def test_urgent_tasks_run_between_two_steps_of_a_long_one(run: Run) -> None:
    done: list[str] = []

    def work(_library: Library, task: LibraryTask) -> None:
        done.append("one step")
        for name in ("urgent", "urgent too"):
            run.ask(name, noting(done, name))
        task.pause()
        done.append("another step")
        task.pause()  # nothing is urgent

    with run.held():
        run.begin("slow", work)
        run.begin("later", noting(done, "later"))
    assert done == ["one step", "urgent", "urgent too", "another step", "later"]


def test_a_task_cancelled_before_it_began_is_not_run(run: Run) -> None:
    done: list[str] = []
    with run.held():
        run.ask("stopped", noting(done, "stopped")).cancel()
        run.ask("other", noting(done, "other"))
    assert done == ["other"]
    assert run.events == [("other", "OTHER")]


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
        (KeyError("tile"), ["A task failed"]),
        (sqlite3.DatabaseError(DAMAGE), []),  # it is made again
    ],
)
def test_a_task_that_fails_does_not_end_the_thread(
    run: Run, caplog: pytest.LogCaptureFixture, error: Exception, logged: list[str]
) -> None:
    with run.held():
        run.ask("fails", raising(error))
        run.ask("after", lambda _library: 7)
    assert run.events == [("fails", error), ("after", 7)]
    assert [each.getMessage() for each in caplog.records] == logged
    assert (REBUILT in run.news) is (DAMAGE in str(error))


@pytest.mark.parametrize(
    "error",
    [sqlite3.DatabaseError(DAMAGE), UnicodeDecodeError("utf-8", b"\xff", 0, 1, ""), MemoryError()],
    ids=lambda error: type(error).__name__,
)
def test_a_damaged_index_is_rebuilt_and_the_task_repeated(
    run: Run, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    libraries: list[Library] = []

    def work(library: Library) -> int:
        libraries.append(library)
        if len(libraries) == 1:
            raise error
        return len(library)

    with run.held():
        run.ask("counts", work)
    assert run.events == [("counts", 0)]
    assert libraries[0] is not libraries[1]
    assert run.news == [REBUILT]
    assert caplog.records == []


def test_a_damaged_index_is_rebuilt_when_it_is_opened(run: Run, tmp_path: Path) -> None:
    (tmp_path / "library.sqlite").write_bytes(b"nothing of the kind " * 500)
    with run.held():
        pass
    assert run.news == [REBUILT]


def test_the_index_is_closed_on_its_thread(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[threading.Thread] = []
    close = Library.close

    def close_and_fail(library: Library) -> None:
        closed.append(threading.current_thread())
        close(library)
        raise sqlite3.OperationalError("unable to close")

    monkeypatch.setattr(Library, "close", close_and_fail)
    with run.held():
        pass
    assert run.client.close(60)
    assert run.client.close(60)  # there is nothing more to do
    assert len(closed) == 1
    assert closed[0] is not threading.current_thread()


def test_waiting_tasks_are_dropped_when_the_library_is_closed(run: Run) -> None:
    done: list[str] = []
    began, may_end = threading.Event(), threading.Event()

    def work(_library: Library, task: LibraryTask) -> None:
        began.set()
        assert may_end.wait(60)
        task.pause()
        done.append("ends")

    run.client.start()
    run.begin("long", work)
    assert began.wait(60)
    run.ask("urgent", noting(done, "urgent"))
    run.begin("slow", noting(done, "slow"))
    assert not run.client.close(0)  # a thread that does not end soon is left behind
    may_end.set()
    run.client.wait()
    assert done == ["ends"]
    assert [name for name, _outcome in run.events] == ["long"]


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


def test_a_task_reports_its_progress_until_it_is_cancelled(run: Run) -> None:
    shares: list[float] = []

    def work(_library: Library, own: LibraryTask) -> str:
        own.report(0.25)
        reported.wait(60)
        own.cancel()
        own.report(0.5)
        return "never"

    reported = threading.Event()
    with run.held():
        run.client.begin(
            work, print, print, owner=run.client, on_progress=lambda share: shares.append(share)
        )
        reported.set()
    assert shares in ([0.25], [])  # it may have been cancelled first


# -- the client ------------------------------------------------------------------------------------

PATH = Path("games/1.oddments")
FULL = OSError(28, "No space left on device")


class LibraryOfFiles:
    """Records which files were indexed; a catch-up reports what the test wants.

    Attributes:
        error: what the next task raises; None for none.
    """

    def __init__(self, news: str = "") -> None:
        self.index_file = types.SimpleNamespace(news=news)
        self.error: Exception | None = None
        self.indexed: list[Path] = []
        self.changes = 0
        self.steps: list[tuple[int, int]] = []
        self.stops: list[bool] = []

    def answer(self) -> int:
        if self.error is not None:
            raise self.error
        return 1

    def index(self, path: Path) -> None:
        self.answer()
        self.indexed.append(path)

    def close(self) -> None: ...

    def catch_up(self, progress: Any, stop: Any, pause: Any) -> int:
        self.answer()
        for done, of in self.steps:
            progress(done, of)
        pause()
        self.stops.append(stop())
        return self.changes


class Steps:
    """Stands in for the thread: does what it is given step by step, when the test wants it."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, functools.partial(work, *arguments)))
        return future

    def step(self) -> None:
        future, work = self.waiting.pop(0)
        future.set_result(work())


class Started:
    """A client whose thread and library the test controls, with a record of its signals."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.library = LibraryOfFiles()
        self.opened: list[tuple[Path, bool]] = []
        monkeypatch.setattr(library_client, "Library", self._open)
        self.client = LibraryClient(folder)
        self.steps = Steps()
        self.client._thread = cast(Any, self.steps)
        self.changed, self.news_changed = (
            emitted(self.client.changed),
            emitted(self.client.news_changed),
        )
        self.readings = emitted(self.client.reading)

    def _open(self, folder: Path, *, rebuild: bool) -> Any:
        self.opened.append((folder, rebuild))
        return self.library

    def answer(self, *, error: Exception | None = None) -> None:
        """Run the next task, or make it fail."""
        self.library.error = error
        self.steps.step()
        self.client.deliver()

    def reopen(self, news: str) -> None:
        """Let the next task open the library again, with these news."""
        self.client._close_library()
        self.library = LibraryOfFiles(news)


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Started:
    """Return a client that has just been started and is catching up."""
    made = Started(tmp_path, monkeypatch)
    made.client.start()
    monkeypatch.setattr(library_client, "lower_priority", lambda: None)
    made.steps.waiting.pop(0)  # which lowers the priority
    return made


@pytest.fixture
def client(started: Started) -> Started:
    """Return a client that has caught up; nothing had changed."""
    started.answer()
    del started.readings[:]
    return started


def test_it_opens_the_library_once_and_catches_up(started: Started, tmp_path: Path) -> None:
    started.client.start()
    assert len(started.steps.waiting) == 1  # the second start adds nothing
    assert started.client.folder == tmp_path
    started.answer()
    assert started.opened == [(tmp_path, False)]
    assert started.library.stops == [False]
    assert started.readings == [(0, 0)]
    assert started.changed == []
    started.client.start()
    started.answer()
    assert started.opened == [(tmp_path, False)]


def test_changes_found_by_a_catch_up_are_announced(client: Started) -> None:
    client.library.changes = 2
    for _ in range(2):
        client.client.catch_up()
        assert len(client.steps.waiting) == 1
    client.answer()
    assert client.changed == [None]


def test_a_catch_up_ends_with_the_library(client: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concurrent.futures, "wait", lambda _futures, _seconds: None)
    client.client.catch_up()
    client.client._slow[0].pause = cast(Any, client.client.close)
    while client.steps.waiting:
        client.answer()
    assert client.library.stops == [False, True]


def test_the_progress_of_a_catch_up_is_reported_now_and_then(
    client: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([10.0, 10.0, 10.05, 10.2, 10.2])
    pauses: list[int] = []
    client.library.steps = [(1, 3), (2, 3), (3, 3)]
    client.client.catch_up()
    client.client._slow[0].pause = lambda: pauses.append(1)
    with monkeypatch.context() as clock:
        clock.setattr(time, "monotonic", lambda: next(times))
        client.answer()
    assert client.readings == [(1, 3), (3, 3), (0, 0)]
    assert len(pauses) == 4


def test_a_catch_up_that_failed_is_reported_until_one_succeeds(client: Started) -> None:
    client.client.catch_up()
    client.answer(error=FULL)
    problem = "The library cannot be updated: there is no space left on the disk."
    assert (client.client.problem, len(client.news_changed)) == (problem, 1)
    assert client.readings == [(0, 0)]
    client.client.catch_up()
    client.answer(error=FULL)
    assert len(client.news_changed) == 1  # nothing new
    client.reopen("")
    client.client.catch_up()
    client.answer()
    assert (client.client.problem, len(client.news_changed)) == ("", 2)


def test_a_rebuilt_index_is_reported_and_filled(client: Started) -> None:
    assert (client.client.news, client.news_changed) == ("", [])
    client.reopen(REBUILT)
    client.client.index(PATH)
    client.answer()
    assert (client.client.news, client.client.problem) == (REBUILT, "")
    assert len(client.news_changed) == 1
    assert len(client.steps.waiting) == 1  # it catches up
    client.reopen("")
    client.answer()
    assert client.client.news == REBUILT  # the news stays


def test_a_file_is_indexed_and_announced(client: Started) -> None:
    for count in (1, 2):
        client.client.index(PATH)
        assert len(client.client._urgent) == 1
        client.answer()
        assert client.library.indexed == [PATH] * count
        assert len(client.changed) == count
    assert client.steps.waiting == []


@pytest.mark.parametrize("error", [None, FULL])
def test_a_file_written_while_it_is_indexed_is_indexed_again(
    client: Started, error: Exception | None
) -> None:
    other = Path("games/2.oddments")
    for path in (PATH, PATH, other, PATH):
        client.client.index(path)
    assert len(client.steps.waiting) == 2
    client.answer(error=error)
    assert len(client.steps.waiting) == 2
    while client.steps.waiting:
        client.answer()
    assert client.library.indexed == [PATH, other, PATH][error is not None :]
    assert len(client.changed) == len(client.library.indexed)


def test_nothing_is_done_before_the_start_and_after_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    early = Started(tmp_path, monkeypatch)
    monkeypatch.setattr(concurrent.futures, "wait", lambda _futures, _seconds: None)
    for _ in range(2):
        early.client.index(PATH)
        early.client.catch_up()
        early.client.ask(lambda _library: 1, print, owner=early.client)
        assert early.steps.waiting == []
        early.client.close()
        early.client.start()
        assert len(early.steps.waiting) == 2  # the priority, and a catch-up
        early.client.close()
        while early.steps.waiting:
            early.answer()
    assert early.opened == []


def test_callbacks_get_the_answer_or_the_error(client: Started) -> None:
    answers: list[object] = []
    ask, begin = client.client.ask, client.client.begin
    take, owner = answers.append, QObject()
    for error in (None, FULL):
        ask(lambda library: cast(Any, library).answer(), take, take, owner=owner)
        client.answer(error=error)
        begin(lambda library, _task: cast(Any, library).answer(), take, take, owner=owner)
        client.answer(error=error)
        ask(lambda library: cast(Any, library).answer(), take, owner=owner)  # drops its failure
        client.answer(error=error)
    assert answers == [1, 1, 1, FULL, FULL]


def test_progress_is_passed_on_while_its_owner_lives(client: Started) -> None:
    shares: list[float] = []
    owner = QObject()

    def work(_library: Library, task: LibraryTask) -> None:
        for share in (0.25, 0.5):
            task.report(share)
            client.client.deliver()
            if shiboken6.isValid(owner):
                shiboken6.delete(owner)

    client.client.begin(work, print, print, owner=owner, on_progress=shares.append)
    client.answer()
    assert shares == [0.25]


@pytest.mark.parametrize("error", [None, FULL])
@pytest.mark.parametrize("stop", [LibraryTask.cancel, lambda task: shiboken6.delete(task.owner)])
def test_an_answer_that_is_no_longer_wanted_is_dropped(
    client: Started, stop: Callable[[LibraryTask], None], error: Exception | None
) -> None:
    answers: list[object] = []
    owner = QObject()
    task = client.client.ask(
        lambda library: cast(Any, library).answer(), answers.append, answers.append, owner=owner
    )
    stop(task)
    client.answer(error=error)
    assert answers == []
    assert task.owner is None  # released
