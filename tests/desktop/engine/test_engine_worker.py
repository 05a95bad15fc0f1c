"""Jobs on the engine's thread: only the last answer counts, and nothing blocks."""

from __future__ import annotations

import os
import sys
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.background.orphan_threads import count_orphans
from desktop.background.priority import lower_priority
from desktop.engine import engine_worker
from desktop.engine.engine_worker import EngineClient, EngineWorker, Job


class Results:
    """The answers and failures that a client has emitted."""

    def __init__(self, engine_client: EngineClient) -> None:
        self.answers: list[tuple[int, Any]] = []
        self.failures: list[tuple[int, Exception]] = []
        engine_client.answered.connect(lambda ticket, answer: self.answers.append((ticket, answer)))
        engine_client.failed.connect(lambda ticket, error: self.failures.append((ticket, error)))


@pytest.fixture
def engine_client(qtbot: QtBot) -> Iterator[EngineClient]:
    engine_client = EngineClient(make_engine=object)
    yield engine_client
    engine_client.close()


def until_stopped(_engine: Any, stop: threading.Event) -> str:
    assert stop.wait(60)
    return "stopped"


def fail_late(_engine: Any, stop: threading.Event) -> None:
    stop.wait(60)
    raise ValueError("too late")


def test_an_answer_comes_from_another_thread_with_the_ticket_of_its_job(
    engine_client: EngineClient, qtbot: QtBot
) -> None:
    results = Results(engine_client)
    ticket = engine_client.ask(lambda _engine, _stop: threading.get_ident())
    assert engine_client.busy
    qtbot.waitUntil(lambda: bool(results.answers))
    ((answered, thread),) = results.answers
    assert answered == ticket
    assert thread != threading.get_ident()
    assert not engine_client.busy


@pytest.mark.parametrize("old", [until_stopped, fail_late])
def test_the_answer_or_failure_of_an_old_job_is_dropped(
    engine_client: EngineClient, qtbot: QtBot, old: Any
) -> None:
    results = Results(engine_client)
    engine_client.ask(old)
    ticket = engine_client.ask(lambda _engine, _stop: "new")
    qtbot.waitUntil(lambda: not engine_client._running)  # both are over
    assert results.answers == [(ticket, "new")]
    assert results.failures == []


def test_an_answer_already_on_its_way_is_dropped_too(
    engine_client: EngineClient, qtbot: QtBot
) -> None:
    results = Results(engine_client)
    may_end, posted = threading.Event(), threading.Event()
    engine_client.ask(lambda _engine, _stop: may_end.wait(60))
    assert engine_client._worker is not None
    engine_client._worker.done.connect(lambda *_: posted.set(), Qt.ConnectionType.DirectConnection)
    may_end.set()
    assert posted.wait(60)  # this thread has not looked yet
    engine_client.cancel()
    qtbot.waitUntil(lambda: not engine_client._running)
    assert results.answers == []


def test_cancelling_reaches_the_job(engine_client: EngineClient, qtbot: QtBot) -> None:
    started = threading.Event()
    stopped: list[bool] = []

    def work(_engine: Any, stop: threading.Event) -> None:
        started.set()
        stopped.append(stop.wait(60))

    engine_client.ask(work)
    assert started.wait(60)
    engine_client.cancel()
    qtbot.waitUntil(lambda: bool(stopped))
    assert stopped == [True]


class Engine:
    """Can be referred to weakly."""


def test_a_search_that_does_not_stop_is_replaced_and_let_go_when_it_ends(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_worker, "STOP_TIMEOUT_MS", 50)
    engines: list[weakref.ref[Engine]] = []

    def make() -> Engine:
        engine = Engine()
        engines.append(weakref.ref(engine))
        return engine

    engine_client = EngineClient(make_engine=make)
    results = Results(engine_client)
    release, started, ended = threading.Event(), threading.Event(), threading.Event()

    def work(_engine: Any, _stop: threading.Event) -> None:
        started.set()
        release.wait(60)

    engine_client.ask(work)
    assert started.wait(60)
    assert engine_client._worker is not None
    engine_client._worker.done.connect(lambda *_: ended.set(), Qt.ConnectionType.DirectConnection)
    ticket = engine_client.ask(lambda _engine, _stop: "from the new worker")
    qtbot.waitUntil(lambda: bool(results.answers))
    assert results.answers == [(ticket, "from the new worker")]
    assert count_orphans()
    assert engines[0]() is not None
    release.set()
    assert ended.wait(60)  # it answers after all
    qtbot.waitUntil(lambda: not count_orphans())
    qtbot.waitUntil(lambda: engines[0]() is None)
    assert len(results.answers) == 1
    engine_client.close()


def test_there_is_a_bound_to_searches_that_do_not_stop(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_worker, "STOP_TIMEOUT_MS", 50)
    engine_client = EngineClient(make_engine=object)
    results = Results(engine_client)
    release = threading.Event()
    started = threading.Semaphore(0)

    def stuck(_engine: Any, _stop: threading.Event) -> None:
        started.release()
        release.wait(60)

    for _ in range(engine_worker.MAX_ORPHANS):
        engine_client.ask(stuck)
        assert started.acquire(timeout=60)
        with qtbot.waitSignal(engine_client.abandoned):
            engine_client.cancel()
    ticket = engine_client.ask(lambda _engine, _stop: "no room")
    assert results.failures == []  # never before the ticket is known
    qtbot.waitUntil(lambda: bool(results.failures))
    assert [(number, str(error)) for number, error in results.failures] == [
        (ticket, "3 engine searches did not stop; close Oddments and start it again")
    ]
    assert isinstance(results.failures[0][1], engine_worker.StuckSearchesError)
    assert not engine_client.busy
    release.set()
    qtbot.waitUntil(lambda: not count_orphans())
    ticket = engine_client.ask(lambda _engine, _stop: "room again")
    qtbot.waitUntil(lambda: bool(results.answers))
    assert results.answers == [(ticket, "room again")]
    engine_client.close()


def test_closing_stops_what_is_going_on(engine_client: EngineClient, qtbot: QtBot) -> None:
    results = Results(engine_client)
    engine_client.ask(until_stopped)
    engine_client.close()
    QApplication.processEvents()
    assert results.answers == []
    assert not count_orphans()


# -- the worker and the client, step by step -----------------------------------------------------


class WorkerRun:
    """A worker on this thread, and what it has emitted."""

    def __init__(self, make_engine: Any = Engine) -> None:
        self.worker = EngineWorker(make_engine)
        self.done: list[tuple[int, Any]] = []
        self.failed: list[tuple[int, str]] = []
        self.worker.done.connect(lambda ticket, answer: self.done.append((ticket, answer)))
        self.worker.failed.connect(lambda ticket, error: self.failed.append((ticket, str(error))))


@pytest.fixture
def stepped_back(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Record how often a thread lowers its priority, without doing so."""
    times: list[bool] = []
    monkeypatch.setattr(engine_worker, "lower_priority", lambda: times.append(True))
    return times


def test_one_engine_does_all_jobs_until_one_fails(qtbot: QtBot, stepped_back: list[bool]) -> None:
    run = WorkerRun()
    engines: list[Any] = []

    def keep(engine: Any, _stop: threading.Event) -> int:
        engines.append(engine)
        return len(engines)

    def fail(_engine: Any, _stop: threading.Event) -> None:
        raise ValueError("no idea")

    for ticket, work in enumerate((keep, keep, fail, keep), 1):
        run.worker.do(Job(ticket, work))
    assert run.done == [(1, 1), (2, 2), (4, 3)]
    assert run.failed == [(3, "no idea")]
    assert engines[0] is engines[1] is not engines[2]
    assert len(stepped_back) == 2


def test_a_job_that_was_stopped_before_it_began_is_not_done(
    qtbot: QtBot, stepped_back: list[bool]
) -> None:
    run = WorkerRun()
    job = Job(1, lambda _engine, _stop: pytest.fail("it was done"))
    job.stop.set()
    run.worker.do(job)
    assert (run.done, run.failed) == ([(1, None)], [])


def test_an_engine_that_cannot_be_made_is_a_failure(
    qtbot: QtBot, stepped_back: list[bool], caplog: pytest.LogCaptureFixture
) -> None:
    def make() -> Any:
        raise MemoryError("too little")

    run = WorkerRun(make)
    run.worker.do(Job(5, lambda _engine, _stop: None))
    assert (run.done, run.failed) == ([], [(5, "too little")])
    assert "The engine failed" in caplog.text
    assert all(getattr(record, "has_own_notice", False) for record in caplog.records)


def test_tickets_count_up_and_one_job_is_awaited_at_a_time(
    engine_client: EngineClient, qtbot: QtBot
) -> None:
    assert (engine_client.ticket, engine_client.busy) == (0, False)
    engine_client.cancel()
    assert [engine_client.ask(until_stopped) for _ in range(3)] == [1, 2, 3]
    assert (engine_client.ticket, engine_client.busy) == (3, True)
    engine_client.cancel()
    assert (engine_client.ticket, engine_client.busy) == (0, False)
    results = Results(engine_client)
    ticket = engine_client.ask(lambda _engine, _stop: "four")
    qtbot.waitUntil(lambda: bool(results.answers))
    assert results.answers == [(4, "four")] == [(ticket, "four")]
    assert (engine_client.ticket, engine_client.busy) == (0, False)
    assert results.failures == []


def test_a_closed_client_does_nothing(qtbot: QtBot) -> None:
    engine_client = EngineClient(make_engine=object)
    engine_client.close()  # before it was ever asked
    assert engine_client.ask(until_stopped) == 0
    assert not engine_client.busy
    other = EngineClient(make_engine=object)
    other.ask(until_stopped)
    other.close()
    other.close()
    assert (other.ask(until_stopped), other.ticket, other.busy) == (0, 0, False)


def test_a_job_that_stops_in_time_is_not_left_behind(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_worker, "STOP_TIMEOUT_MS", 0)
    engine_client = EngineClient(make_engine=object)
    abandoned: list[bool] = []
    engine_client.abandoned.connect(lambda: abandoned.append(True))
    results = Results(engine_client)
    engine_client.ask(lambda _engine, _stop: 1)
    qtbot.waitUntil(lambda: bool(results.answers))
    engine_client.cancel()
    engine_client.ask(lambda _engine, _stop: 2)
    qtbot.waitUntil(lambda: len(results.answers) == 2)
    assert abandoned == []
    assert not count_orphans()
    engine_client.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt sees to priorities")
def test_a_thread_lowers_its_priority_and_never_asks_for_more() -> None:
    found: list[tuple[int, int]] = []

    def lower(at_first: int) -> None:
        thread = threading.get_native_id()
        low = max(at_first, os.getpriority(os.PRIO_PROCESS, thread))
        os.setpriority(os.PRIO_PROCESS, thread, low)
        lower_priority()
        found.append((os.getpriority(os.PRIO_PROCESS, thread), max(low, 5)))

    for at_first in (0, 10):
        thread = threading.Thread(target=lower, args=[at_first])
        thread.start()
        thread.join()
    assert len(found) == 2
    assert all(priority == wanted for priority, wanted in found)
