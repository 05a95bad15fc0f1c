"""Jobs on the engine's thread, and the engines that the user has added."""

from __future__ import annotations

import dataclasses
import json
import logging
import os
import sys
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from added_engines import added, facts
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.game import engine_worker
from desktop.game.command_line import CommandLineError, quoted, split_command_line
from desktop.game.engine_worker import EngineClient, EngineWorker, Job
from desktop.game.external_engines import (
    DEFAULT_SECONDS,
    ExternalEngines,
    MissingEngineError,
    SavedEngine,
    free_name,
    read_engines,
    write_engines,
)
from desktop.services.tasks import count_orphans, lower_priority
from desktop.settings.settings import Settings
from rules.games import GAMES
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.program import EngineFacts
from rules.record.engine_seat import LONGEST_NAME
from rules.translatable_text import TranslatableText


class Results:
    """The answers and failures that a client has emitted."""

    def __init__(self, engine_client: EngineClient) -> None:
        self.answers: list[tuple[int, Any]] = []
        self.failures: list[tuple[int, Exception]] = []
        engine_client.answered.connect(lambda ticket, answer: self.answers.append((ticket, answer)))
        engine_client.failed.connect(lambda ticket, error: self.failures.append((ticket, error)))


@pytest.fixture
def engine_client() -> Iterator[EngineClient]:
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


def test_closing_stops_what_is_going_on(engine_client: EngineClient) -> None:
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


def test_one_engine_does_all_jobs_until_one_fails(stepped_back: list[bool]) -> None:
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


def test_a_job_that_was_stopped_before_it_began_is_not_done(stepped_back: list[bool]) -> None:
    run = WorkerRun()
    job = Job(1, lambda _engine, _stop: pytest.fail("it was done"))
    job.stop.set()
    run.worker.do(job)
    assert (run.done, run.failed) == ([(1, None)], [])


def test_an_engine_that_cannot_be_made_is_a_failure(
    stepped_back: list[bool], caplog: pytest.LogCaptureFixture
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


def test_a_closed_client_does_nothing() -> None:
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


# -- engines that the user has added ---------------------------------------------------------------

FIRST, SECOND, *_ = GAMES
FACTS = EngineFacts("Hexy", "1.0", frozenset({"play", "genmove", "analyze"}), (FIRST,))
HEXY = SavedEngine(name="Hexy", command_line="hexy -x 'a b'", facts=FACTS)
FAR = SavedEngine(
    name="Ĝ; [far] \\ away",
    command_line="ssh host oddments-gtp --no-files",
    commands=("level 7", 'say "ü"'),
    seconds=90,
)


def test_engines_are_read_back_in_their_order() -> None:
    assert read_engines(write_engines([HEXY, FAR])) == (HEXY, FAR)
    assert read_engines(write_engines([FAR, HEXY])) == (FAR, HEXY)
    assert read_engines(write_engines([])) == ()
    again = dataclasses.replace(FAR, name=HEXY.name)  # only one of a name is kept
    assert read_engines(write_engines([HEXY, again])) == (HEXY,)


def test_the_settings_keep_them_and_report_changes(tmp_path: Path) -> None:
    def settings() -> Settings:
        return Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))

    first = settings()
    changes: list[frozenset[object]] = []
    first.changed.connect(changes.append)
    assert first.engines == ()
    first.engines = (HEXY, FAR)
    first._store.sync()
    assert settings().engines == (HEXY, FAR)
    first.engines = (HEXY, FAR)
    assert changes == [frozenset({Settings.engines})]


@pytest.mark.parametrize("text", ["", "x", "3", "{}", "[3, null, []]", '[{"name": "a"}]', None])
def test_what_is_damaged_is_left_out(text: object) -> None:
    assert read_engines(text) == ()


@pytest.mark.parametrize(
    ("field", "value", "read"),
    [
        ("name", 3, None),
        ("name", " \n", None),
        ("name", "a\nb", "a b"),
        ("name", "x" * 500, "x" * (LONGEST_NAME - 1) + "…"),
        ("command", "", None),
        ("command", 7, None),
        ("command", "x" * 5000, None),
    ],
)
def test_an_engine_without_a_name_or_a_command_line_is_left_out(
    field: str, value: Any, read: str | None
) -> None:
    (stored,) = json.loads(write_engines([HEXY]))
    engines = read_engines(
        json.dumps([stored | {field: value}, json.loads(write_engines([FAR]))[0]])
    )
    assert engines[-1] == FAR
    names = [engine.name for engine in engines[:-1]]
    assert names == ([] if read is None else [read])


@pytest.mark.parametrize(
    ("field", "value"),
    [("seconds", 0), ("seconds", True), ("seconds", "9"), ("facts", {"name": 3}), ("commands", 4)],
)
def test_any_other_field_that_is_damaged_gets_its_default(field: str, value: Any) -> None:
    (stored,) = json.loads(write_engines([HEXY]))
    (engine,) = read_engines(json.dumps([stored | {field: value}]))
    default: Any = {"seconds": DEFAULT_SECONDS, "facts": None, "commands": ()}[field]
    changed: dict[str, Any] = {field: default}
    assert engine == dataclasses.replace(HEXY, **changed)


def test_a_free_name_has_a_number_if_need_be_and_stays_short() -> None:
    assert free_name("Other", [HEXY]) == "Other"
    assert free_name("Hexy", [HEXY]) == "Hexy (2)"
    second = dataclasses.replace(HEXY, name="Hexy (2)")
    assert free_name("Hexy", [HEXY, second]) == "Hexy (3)"
    long = dataclasses.replace(HEXY, name="x" * LONGEST_NAME)
    free = free_name(long.name, [long])
    assert free.endswith("x (2)")
    assert len(free) == LONGEST_NAME


# -- the command line ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("ssh host oddments-gtp --no-files", ["ssh", "host", "oddments-gtp", "--no-files"]),
        ("  '/a folder/engine'  -x ", ["/a folder/engine", "-x"]),
        ('engine --name "a b" # c', ["engine", "--name", "a b", "#", "c"]),
        ("engine; rm -rf $HOME && `x` > y *", None),
        (r"/a\ folder/engine", ["/a folder/engine"]),
        ("engine ''", ["engine", ""]),
    ],
)
def test_quotes_keep_blanks_and_nothing_is_expanded(text: str, words: list[str] | None) -> None:
    found = split_command_line(text, backslash_escapes=True)
    assert found == (text.split() if words is None else words)


def test_a_backslash_separates_folders_in_windows_and_a_path_is_one_word() -> None:
    for path in ("/bin/engine", "/a folder/it's $HOME/engine"):
        assert split_command_line(quoted(path)) == [path]
    words = split_command_line(r'"C:\My engines\hex.exe" -t 2', backslash_escapes=False)
    assert words == [r"C:\My engines\hex.exe", "-t", "2"]


@pytest.mark.parametrize("text", ["", "   ", "'", 'engine "a', "'' x", "engine \0"])
def test_a_command_line_without_a_program_is_refused(text: str) -> None:
    with pytest.raises(CommandLineError):
        split_command_line(text, backslash_escapes=True)


# -- the programs -------------------------------------------------------------------------------


class Counted:
    """An engine that remembers which there were, and which were closed."""

    made: list[Counted]

    def __init__(self, saved: SavedEngine) -> None:
        self.saved = saved
        self.closed = threading.Event()
        type(self).made.append(self)

    def close(self) -> None:
        self.closed.set()


@pytest.fixture
def engines() -> ExternalEngines:
    Counted.made = []
    return ExternalEngines([added("Far"), added("Other")], make_engine=Counted)


@pytest.fixture
def client(engines: ExternalEngines) -> Iterator[EngineClient]:
    client = engines.client("Far")
    yield client
    client.close()


def run(qtbot: QtBot, client: EngineClient, work: Any) -> Any:
    """Return the answer to a job, or its failure."""
    outcome: list[Any] = []
    client.answered.connect(lambda _ticket, answer: outcome.append(answer))
    client.failed.connect(lambda _ticket, error: outcome.append(error))
    client.ask(work)
    qtbot.waitUntil(lambda: bool(outcome))
    return outcome[0]


def test_only_those_that_play_a_game_are_named_for_it() -> None:
    engines = ExternalEngines([added("Far"), added("One", facts=facts(games=["oddy"]))])
    assert engines.names("oddy") == ["Far", "One"]
    assert engines.names("yodd") == ["Far"]


def test_an_engine_is_made_for_each_client_when_it_is_asked(
    engines: ExternalEngines, client: EngineClient, qtbot: QtBot
) -> None:
    other = engines.client("Far")
    assert Counted.made == []
    for each in (client, other, client):
        run(qtbot, each, lambda engine, _stop: engine.saved.name)
    assert [engine.saved.name for engine in Counted.made] == ["Far", "Far"]
    other.close()
    assert Counted.made[1].closed.wait(60)
    assert not Counted.made[0].closed.is_set()


def test_an_engine_that_failed_is_closed_and_made_again_as_it_is_then(
    engines: ExternalEngines,
    client: EngineClient,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(_engine: Any, _stop: threading.Event) -> None:
        raise GtpEngineError(FaultKind.ENDED, TranslatableText("the engine was closed"))

    with caplog.at_level(logging.INFO):
        assert isinstance(run(qtbot, client, fail), GtpEngineError)
    (record,) = caplog.records
    assert (record.levelno, record.exc_info) == (logging.INFO, None)  # not our fault
    assert Counted.made[0].closed.is_set()
    changed = added("Far", ("other", "words"))
    engines.saved = (changed,)
    assert run(qtbot, client, lambda engine, _stop: engine.saved) == changed


def test_an_engine_that_is_missing_fails_when_it_is_asked(
    engines: ExternalEngines, qtbot: QtBot
) -> None:
    client = engines.client("Lost")
    failure = run(qtbot, client, lambda _engine, _stop: None)
    assert isinstance(failure, MissingEngineError)
    assert str(failure) == "the engine is not on the list of engines"
    client.close()


def test_an_engine_that_does_not_stop_is_closed_all_the_same(
    client: EngineClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_worker, "STOP_TIMEOUT_MS", 0)
    began = threading.Event()

    def hang(engine: Counted, _stop: threading.Event) -> None:
        began.set()
        engine.closed.wait(60)  # as a program that is killed ends its search

    client.ask(hang)
    assert began.wait(60)
    with qtbot.waitSignal(client.abandoned):
        client.cancel()
    assert Counted.made[0].closed.is_set()
