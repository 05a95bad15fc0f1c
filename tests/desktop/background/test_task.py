"""Tasks and the threads that run them: what the window hears, and on which thread."""

from __future__ import annotations

import gc
import logging
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.background.task import CancelledError, Task
from desktop.background.task_runner import QueueRunner, ThreadRunner

Run = Callable[[Task], None]


@pytest.fixture(params=["thread", "daemon", "queue"])
def run(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Run]:
    """Each way to run a task."""
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


class Heard:
    """What came of a task, and on which thread it was heard."""

    def __init__(self) -> None:
        self.events: list[tuple[str, Any]] = []
        self.threads: set[threading.Thread] = set()

    def note(self, kind: str) -> Callable[[Any], None]:
        def take(value: Any) -> None:
            self.events.append((kind, value))
            self.threads.add(threading.current_thread())

        return take

    def task(self, work: Callable[[], Any], **more: Any) -> Task:
        return Task(
            work,
            self.note("success"),
            self.note("failure"),
            on_progress=self.note("progress"),
            **more,
        )


@pytest.fixture
def heard() -> Heard:
    return Heard()


def test_an_answer_comes_back_to_the_thread_that_asked(
    run: Run, heard: Heard, qtbot: QtBot
) -> None:
    run(heard.task(lambda: threading.current_thread()))
    qtbot.waitUntil(lambda: bool(heard.events))
    ((kind, worker),) = heard.events
    assert kind == "success"
    assert worker.name.startswith("worker")
    assert heard.threads == {threading.current_thread()}


@pytest.mark.parametrize("error", [OSError(28, "full"), KeyError("a fault")], ids=type)
def test_what_went_wrong_comes_back_and_is_logged_unless_it_was_expected(
    run: Run, heard: Heard, qtbot: QtBot, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    def work() -> None:
        raise error

    with caplog.at_level(logging.ERROR):
        run(heard.task(work))
        qtbot.waitUntil(lambda: bool(heard.events))
    assert heard.events == [("failure", error)]
    assert [record.message for record in caplog.records] == (
        [] if isinstance(error, OSError) else ["A task failed"]
    )


def test_progress_is_heard_before_the_answer_and_in_steps_that_matter(
    run: Run, heard: Heard, qtbot: QtBot
) -> None:
    def work() -> str:
        for share in (0.0, 0.25, 0.2501, 1.0):
            task.report(share)
        return "done"

    task = heard.task(work)
    run(task)
    qtbot.waitUntil(lambda: ("success", "done") in heard.events)
    assert heard.events == [
        ("progress", 0.0),
        ("progress", 0.25),
        ("progress", 1.0),
        ("success", "done"),
    ]


def test_a_cancelled_task_ends_at_its_next_report_and_nothing_comes_of_it(
    run: Run, heard: Heard, qtbot: QtBot
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

    task = heard.task(work)
    run(task)
    assert begun.wait(20)
    task.cancel()
    qtbot.waitUntil(lambda: bool(ended_by))
    qtbot.wait(20)
    assert ended_by == [CancelledError]
    assert [kind for kind, _value in heard.events if kind != "progress"] == []


@pytest.mark.parametrize("way", ["cancelled", "owner gone"])
def test_an_answer_on_its_way_is_dropped_when_nobody_wants_it_any_more(
    run: Run, heard: Heard, qtbot: QtBot, way: str
) -> None:
    owner, worked = QObject(), threading.Event()
    task = heard.task(worked.set, owner=owner)
    run(task)
    assert worked.wait(20)
    if way == "cancelled":
        task.cancel()
    else:
        shiboken6.delete(owner)
    assert not task.is_wanted
    qtbot.waitUntil(lambda: task.owner is None)
    assert heard.events == []


def test_a_task_that_is_stopped_answers_with_what_it_has(
    run: Run, heard: Heard, qtbot: QtBot
) -> None:
    begun = threading.Event()

    def work() -> str:
        begun.set()
        while not task.stopping:
            task.report(0.5)
            time.sleep(0.001)
        return "half"

    task = heard.task(work)
    run(task)
    assert begun.wait(20)
    task.stop()
    qtbot.waitUntil(lambda: ("success", "half") in heard.events)


def test_a_task_that_is_over_holds_nothing(run: Run, qtbot: QtBot) -> None:
    class Window:
        def take(self, _answer: object) -> None: ...

        def work(self) -> None: ...

    window, owner = Window(), QObject()
    task = Task(window.work, window.take, window.take, on_progress=window.take, owner=owner)
    gone: list[weakref.ref[Any]] = [weakref.ref(window), weakref.ref(owner)]
    run(task)
    qtbot.waitUntil(lambda: task.owner is None)
    del window, owner

    def all_gone() -> bool:  # the thread lets go of the work a moment after its answer
        gc.collect()
        return [each() for each in gone] == [None, None]

    qtbot.waitUntil(all_gone)


def test_a_queue_does_one_task_after_the_other_and_can_be_waited_for(
    heard: Heard, qtbot: QtBot
) -> None:
    queue = QueueRunner("worker of a queue")
    done: list[str] = []
    cancelled = heard.task(lambda: done.append("cancelled"))
    queue.submit(heard.task(lambda: done.append("a")))
    queue.submit(cancelled)
    queue.submit(heard.task(lambda: done.append("b")))
    cancelled.cancel()
    assert heard.events == []  # none before this thread has its turn
    queue.wait()
    assert [name for name in done if name != "cancelled"] == ["a", "b"]
    assert heard.events == [("success", None), ("success", None)]
    qtbot.wait(10)
    assert len(heard.events) == 2
