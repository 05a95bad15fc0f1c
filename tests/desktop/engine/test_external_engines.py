"""The engines that the user has added: each client starts its own, and ends it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from added_engines import added, facts
from pytestqt.qtbot import QtBot

from desktop.engine import engine_worker
from desktop.engine.engine_worker import EngineClient
from desktop.engine.external_engines import ExternalEngines, MissingEngineError
from desktop.engine.saved_engine import SavedEngine
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.translatable_text import TranslatableText


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
    assert Counted.made[1].closed.wait(10)
    assert not Counted.made[0].closed.is_set()


def test_an_engine_that_failed_is_closed_and_made_again_as_it_is_then(
    engines: ExternalEngines, client: EngineClient, qtbot: QtBot
) -> None:
    def fail(_engine: Any, _stop: threading.Event) -> None:
        raise GtpEngineError(FaultKind.ENDED, TranslatableText("the engine was closed"))

    assert isinstance(run(qtbot, client, fail), GtpEngineError)
    assert Counted.made[0].closed.is_set()
    changed = added("Far", ("other", "words"))
    engines.saved = (changed,)
    assert run(qtbot, client, lambda engine, _stop: engine.saved) == changed


def test_a_failure_of_another_engine_is_not_logged_as_a_fault(
    client: EngineClient, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_engine: Any, _stop: threading.Event) -> None:
        raise GtpEngineError(FaultKind.ENDED, TranslatableText("the engine was closed"))

    run(qtbot, client, fail)
    (record,) = caplog.records
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)


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
    assert began.wait(10)
    with qtbot.waitSignal(client.abandoned):
        client.cancel()
    assert Counted.made[0].closed.is_set()
