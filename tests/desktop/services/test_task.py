"""Tasks and the threads that run them; threads that do not end in time."""

import gc
import logging
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject, QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.services.tasks import (
    CancelledError,
    QueueRunner,
    Task,
    ThreadRunner,
    count_orphans,
    keep_orphan,
)

Run = Callable[[Task], None]


@pytest.fixture(params=["thread", "daemon", "queue"])
def run(request: pytest.FixtureRequest) -> Iterator[Run]:
    """Yield each way to run a task."""
    if request.param == "queue":
        queue = QueueRunner("worker of a queue")
        yield queue.submit
        queue.wait()
        return
    threads = ThreadRunner()
    daemon = request.param == "daemon"
    yield lambda task: threads.start(task, name="worker", daemon=daemon)
    for thread in threading.enumerate():
        if thread.name == "worker":
            thread.join()
    threads.deliver()


class Recorder:
    """Records the callbacks of tasks and their threads."""

    def __init__(self) -> None:
        self.events: list[tuple[str, Any]] = []
        self.threads: set[threading.Thread] = set()

    def callback(self, kind: str) -> Callable[[Any], None]:
        def take(value: Any) -> None:
            self.events.append((kind, value))
            self.threads.add(threading.current_thread())

        return take

    def task(self, work: Callable[[], Any], **more: Any) -> Task:
        return Task(
            work,
            self.callback("success"),
            self.callback("failure"),
            on_progress=self.callback("progress"),
            **more,
        )


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


def test_an_answer_is_delivered_on_the_thread_that_asked(
    run: Run, recorder: Recorder, qtbot: QtBot
) -> None:
    run(recorder.task(lambda: threading.current_thread()))
    qtbot.waitUntil(lambda: bool(recorder.events))
    ((kind, worker),) = recorder.events
    assert kind == "success"
    assert worker.name.startswith("worker")
    assert recorder.threads == {threading.current_thread()}


@pytest.mark.parametrize("error", [OSError(28, "full"), KeyError("a fault")], ids=type)
def test_an_error_is_delivered_and_logged_unless_expected(
    run: Run, recorder: Recorder, qtbot: QtBot, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    def work() -> None:
        raise error

    with caplog.at_level(logging.ERROR):
        run(recorder.task(work))
        qtbot.waitUntil(lambda: bool(recorder.events))
    assert recorder.events == [("failure", error)]
    assert [record.message for record in caplog.records] == (
        [] if isinstance(error, OSError) else ["A task failed"]
    )


def test_progress_is_delivered_before_the_answer_and_in_large_enough_steps(
    run: Run, recorder: Recorder, qtbot: QtBot
) -> None:
    def work() -> str:
        for share in (0.0, 0.25, 0.2501, 1.0):
            task.report(share)
        return "done"

    task = recorder.task(work)
    run(task)
    qtbot.waitUntil(lambda: ("success", "done") in recorder.events)
    assert recorder.events == [
        ("progress", 0.0),
        ("progress", 0.25),
        ("progress", 1.0),
        ("success", "done"),
    ]


def test_a_cancelled_task_ends_at_its_next_report_without_an_outcome(
    run: Run, recorder: Recorder, qtbot: QtBot
) -> None:
    begun, ended_by = threading.Event(), list[type[BaseException]]()

    def work() -> None:
        begun.set()
        try:
            while True:
                task.report(0.5)
                time.sleep(0.001)
        except BaseException as error:
            ended_by.append(type(error))
            raise

    task = recorder.task(work, owner=QObject())
    run(task)
    assert begun.wait(300)
    task.cancel()
    qtbot.waitUntil(lambda: bool(ended_by) and task.owner is None)
    assert ended_by == [CancelledError]
    assert [kind for kind, _value in recorder.events if kind != "progress"] == []


@pytest.mark.parametrize("way", ["cancelled", "owner gone"])
def test_a_pending_answer_is_dropped_when_no_longer_wanted(
    run: Run, recorder: Recorder, qtbot: QtBot, way: str
) -> None:
    owner, worked = QObject(), threading.Event()
    task = recorder.task(worked.set, owner=owner)
    run(task)
    assert worked.wait(300)
    if way == "cancelled":
        task.cancel()
    else:
        shiboken6.delete(owner)
    assert not task.is_wanted
    qtbot.waitUntil(lambda: task.owner is None)
    assert recorder.events == []


def test_a_stopped_task_answers_with_what_it_has(
    run: Run, recorder: Recorder, qtbot: QtBot
) -> None:
    begun = threading.Event()

    def work() -> str:
        begun.set()
        while not task.stopping:
            task.report(0.5)
            time.sleep(0.001)
        return "half"

    task = recorder.task(work)
    run(task)
    assert begun.wait(300)
    task.stop()
    qtbot.waitUntil(lambda: ("success", "half") in recorder.events)


def test_a_task_that_is_over_holds_no_references(run: Run, qtbot: QtBot) -> None:
    class Window:
        def take(self, _answer: object) -> None: ...

        def work(self) -> None: ...

    window, owner = Window(), QObject()
    task = Task(window.work, window.take, window.take, on_progress=window.take, owner=owner)
    gone: list[weakref.ref[Any]] = [weakref.ref(window), weakref.ref(owner)]
    run(task)
    qtbot.waitUntil(lambda: task.owner is None)
    del window, owner

    def all_gone() -> bool:  # the thread releases the work shortly after its answer
        gc.collect()
        return [each() for each in gone] == [None, None]

    qtbot.waitUntil(all_gone)


def test_the_program_waits_for_a_thread_unless_it_is_a_daemon(
    recorder: Recorder, qtbot: QtBot
) -> None:
    threads = ThreadRunner()
    threads.start(recorder.task(lambda: threading.current_thread().daemon), name="worker")
    qtbot.waitUntil(lambda: recorder.events == [("success", False)])


def test_a_queue_runs_tasks_in_order_and_can_be_waited_for(recorder: Recorder) -> None:
    queue = QueueRunner("worker of a queue")
    done: list[str] = []
    cancelled = recorder.task(lambda: done.append("cancelled"))
    queue.submit(recorder.task(lambda: done.append("a")))
    queue.submit(cancelled)
    queue.submit(recorder.task(lambda: done.append("b")))
    cancelled.cancel()
    assert recorder.events == []  # none before the event loop runs
    queue.wait()
    assert [name for name in done if name != "cancelled"] == ["a", "b"]
    assert recorder.events == [("success", None), ("success", None)]
    QApplication.processEvents()
    assert len(recorder.events) == 2


def test_the_thread_of_a_queue_ends_with_it_after_its_tasks(
    recorder: Recorder, qtbot: QtBot
) -> None:
    queue = QueueRunner("queue that ends")
    go_on, done = threading.Event(), threading.Event()
    queue.submit(recorder.task(go_on.wait))
    queue.submit(recorder.task(done.set))
    shiboken6.delete(queue)
    go_on.set()
    assert done.wait(60)
    qtbot.waitUntil(lambda: not any("queue that ends" in t.name for t in threading.enumerate()))


def started_thread() -> QThread:
    thread = QThread()
    thread.start()
    return thread


def test_a_running_thread_is_kept_and_counted_until_it_ends() -> None:
    before = count_orphans()
    first, second, worker = started_thread(), started_thread(), QObject()
    worker.moveToThread(first)
    kept = weakref.ref(first), weakref.ref(worker), weakref.ref(second)
    keep_orphan(first, worker)
    keep_orphan(second)
    del first, worker, second
    assert count_orphans() == before + 2
    assert all(each() is not None for each in kept)  # destroying one would abort the program
    _end(kept[2])
    assert count_orphans() == before + 1
    assert [each() is not None for each in kept] == [True, True, False]
    _end(kept[0])
    assert count_orphans() == before
    assert [each() is not None for each in kept] == [False, False, False]


def _end(kept: weakref.ref[QThread]) -> None:
    thread = kept()
    assert thread is not None
    thread.quit()
    assert thread.wait(300_000)
