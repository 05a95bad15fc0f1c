"""Jobs on the engine's thread: only the last answer counts, and nobody waits for it."""

from __future__ import annotations

import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.engine import engine_worker
from desktop.engine.engine_worker import EngineDesk
from desktop.left_behind import count_left_behind


class Heard:
    """What a desk has told."""

    def __init__(self, desk: EngineDesk) -> None:
        self.answers: list[tuple[int, Any]] = []
        self.failures: list[tuple[int, Exception]] = []
        desk.answered.connect(lambda ticket, answer: self.answers.append((ticket, answer)))
        desk.failed.connect(lambda ticket, error: self.failures.append((ticket, error)))


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[EngineDesk]:
    desk = EngineDesk(make_engine=object)
    yield desk
    desk.close()


def until_stopped(_engine: Any, stop: threading.Event) -> str:
    assert stop.wait(10)
    return "stopped"


def test_an_answer_comes_with_the_ticket_of_its_job(desk: EngineDesk, qtbot: QtBot) -> None:
    heard = Heard(desk)
    ticket = desk.ask(lambda _engine, _stop: 42)
    assert desk.busy
    qtbot.waitUntil(lambda: bool(heard.answers))
    assert heard.answers == [(ticket, 42)]
    assert not desk.busy


def test_jobs_run_on_another_thread(desk: EngineDesk, qtbot: QtBot) -> None:
    heard = Heard(desk)
    desk.ask(lambda _engine, _stop: threading.get_ident())
    qtbot.waitUntil(lambda: bool(heard.answers))
    assert heard.answers[0][1] != threading.get_ident()


def test_the_answer_to_an_old_job_is_dropped(desk: EngineDesk, qtbot: QtBot) -> None:
    heard = Heard(desk)
    desk.ask(until_stopped)
    ticket = desk.ask(lambda _engine, _stop: "new")
    qtbot.waitUntil(lambda: not desk._running)  # both are over
    assert heard.answers == [(ticket, "new")]


def test_an_answer_already_on_its_way_is_dropped_too(desk: EngineDesk, qtbot: QtBot) -> None:
    heard = Heard(desk)
    posted = threading.Event()
    desk.ask(lambda _engine, _stop: "late")
    assert desk._worker is not None
    desk._worker.done.connect(lambda *_: posted.set(), Qt.ConnectionType.DirectConnection)
    assert posted.wait(60)  # this thread has not looked yet
    desk.cancel()
    qtbot.waitUntil(lambda: not desk._running)
    assert heard.answers == []


def test_cancelling_is_heard_by_the_job(desk: EngineDesk, qtbot: QtBot) -> None:
    started = threading.Event()
    told: list[bool] = []

    def work(_engine: Any, stop: threading.Event) -> None:
        started.set()
        told.append(stop.wait(60))

    desk.ask(work)
    assert started.wait(60)
    desk.cancel()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [True]


def test_a_failure_is_told_and_the_next_job_has_a_new_engine(qtbot: QtBot) -> None:
    engines: list[object] = []

    def make() -> object:
        engines.append(object())
        return engines[-1]

    desk = EngineDesk(make_engine=make)
    heard = Heard(desk)

    def fail(_engine: Any, _stop: threading.Event) -> None:
        raise RuntimeError("no idea")

    ticket = desk.ask(fail)
    qtbot.waitUntil(lambda: bool(heard.failures))
    assert heard.failures[0][0] == ticket
    assert str(heard.failures[0][1]) == "no idea"
    desk.ask(lambda engine, _stop: engine)
    qtbot.waitUntil(lambda: bool(heard.answers))
    assert heard.answers[0][1] is engines[1]
    desk.close()


def test_a_search_that_does_not_stop_is_replaced(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_worker, "PATIENCE_MS", 50)
    desk = EngineDesk(make_engine=object)
    heard = Heard(desk)
    release = threading.Event()
    started = threading.Event()

    def work(_engine: Any, _stop: threading.Event) -> None:
        started.set()
        release.wait(10)

    desk.ask(work)
    assert started.wait(60)
    ended = threading.Event()
    assert desk._worker is not None
    desk._worker.done.connect(lambda *_: ended.set(), Qt.ConnectionType.DirectConnection)
    ticket = desk.ask(lambda _engine, _stop: "from the new worker")
    qtbot.waitUntil(lambda: bool(heard.answers))
    assert heard.answers == [(ticket, "from the new worker")]
    assert count_left_behind()
    release.set()
    assert ended.wait(60)  # it answers after all
    qtbot.waitUntil(lambda: not count_left_behind())
    QApplication.processEvents()
    assert len(heard.answers) == 1
    desk.close()


class Engine:
    """Can be referred to weakly."""


def test_what_was_left_behind_is_let_go_when_it_ends(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_worker, "PATIENCE_MS", 50)
    engines: list[weakref.ref[Engine]] = []

    def make() -> Engine:
        engine = Engine()
        engines.append(weakref.ref(engine))
        return engine

    desk = EngineDesk(make_engine=make)
    release = threading.Event()
    desk.ask(lambda _engine, _stop: release.wait(10))
    qtbot.waitUntil(lambda: bool(engines))
    with qtbot.waitSignal(desk.abandoned):
        desk.cancel()
    assert engines[0]() is not None
    release.set()
    qtbot.waitUntil(lambda: not count_left_behind())
    qtbot.waitUntil(lambda: engines[0]() is None)
    desk.close()


def test_there_is_a_bound_to_searches_that_do_not_stop(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_worker, "PATIENCE_MS", 50)
    desk = EngineDesk(make_engine=object)
    heard = Heard(desk)
    release = threading.Event()
    started = threading.Semaphore(0)

    def stuck(_engine: Any, _stop: threading.Event) -> None:
        started.release()
        release.wait(10)

    for _ in range(engine_worker.MOST_LEFT_BEHIND):
        desk.ask(stuck)
        assert started.acquire(timeout=5)
        with qtbot.waitSignal(desk.abandoned):
            desk.cancel()
    ticket = desk.ask(lambda _engine, _stop: "no room")
    qtbot.waitUntil(lambda: bool(heard.failures))
    assert heard.failures[0][0] == ticket
    assert isinstance(heard.failures[0][1], engine_worker.StuckSearchesError)
    release.set()
    qtbot.waitUntil(lambda: not count_left_behind())
    ticket = desk.ask(lambda _engine, _stop: "room again")
    qtbot.waitUntil(lambda: bool(heard.answers))
    assert heard.answers == [(ticket, "room again")]
    desk.close()


def test_closing_stops_what_is_going_on(desk: EngineDesk, qtbot: QtBot) -> None:
    heard = Heard(desk)
    ended = threading.Event()

    def work(engine: Any, stop: threading.Event) -> None:
        until_stopped(engine, stop)
        ended.set()

    desk.ask(work)
    desk.close()
    QApplication.processEvents()
    assert heard.answers == []
    assert not count_left_behind()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt sees to priorities")
def test_in_a_program_of_low_priority_no_thread_asks_for_more() -> None:
    code = """
import os
from desktop.engine.engine_worker import step_back
niceness = os.nice(10)
step_back()
assert os.nice(0) == niceness, os.nice(0)
"""
    root = Path(engine_worker.__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
