"""The engines that the user has added: stored, named, started for each client, and ended."""

from __future__ import annotations

import dataclasses
import json
import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from added_engines import added, facts
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop.engine import engine_worker
from desktop.engine.command_line import CommandLineError, quoted, split_command_line
from desktop.engine.engine_worker import EngineClient
from desktop.engine.external_engines import ExternalEngines, MissingEngineError
from desktop.engine.saved_engine import (
    DEFAULT_SECONDS,
    SavedEngine,
    free_name,
    read_engines,
    write_engines,
)
from desktop.settings.settings import Settings
from rules.games import GAMES
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.handshake import EngineFacts
from rules.record.engine_seat import LONGEST_NAME
from rules.translatable_text import TranslatableText

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
