"""The client with a real thread, which may be quicker or slower than the window's."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import small
from PySide6.QtCore import QDeadlineTimer
from pytestqt.qtbot import QtBot

from desktop.library.library_client import LibraryClient
from desktop.library.library_thread import LibraryThread
from rules.library.library import Library
from rules.record.game_file import save
from rules.record.game_record import GameRecord

PATIENCE_MS = 30_000


@pytest.fixture
def indexed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return the list of files that are indexed, with repetitions."""
    files: list[Path] = []
    index = Library.index

    def record(library: Library, path: Path) -> None:
        files.append(path)
        index(library, path)

    monkeypatch.setattr(Library, "index", record)
    return files


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "games" / "2026-11" / "game.oddments"
    path.parent.mkdir(parents=True)
    save(GameRecord(small("egotzi")), path)
    return path


@pytest.fixture
def client(tmp_path: Path, game: Path, qtbot: QtBot) -> Iterator[LibraryClient]:
    """Yield a client that has caught up."""
    client = LibraryClient(tmp_path)
    with qtbot.waitSignal(client.changed, timeout=PATIENCE_MS):
        client.start()
    yield client
    client.close()


def index(client: LibraryClient, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(client.changed, timeout=PATIENCE_MS):
        client.index(path)


def test_a_game_is_indexed_again_even_if_the_thread_was_quicker(
    client: LibraryClient,
    game: Path,
    indexed: list[Path],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ask = LibraryThread.ask

    def ask_and_wait(thread: LibraryThread, task: object, *, urgent: bool) -> None:
        before = len(indexed)
        ask(thread, task, urgent=urgent)  # type: ignore[arg-type]
        deadline = QDeadlineTimer(PATIENCE_MS)
        while len(indexed) == before:  # the task is done before this returns
            assert not deadline.hasExpired()
            time.sleep(0.001)

    monkeypatch.setattr(LibraryThread, "ask", ask_and_wait)
    index(client, game, qtbot)
    index(client, game, qtbot)
    assert indexed == [game, game]


def test_a_game_that_is_written_while_it_is_indexed_is_indexed_again(
    client: LibraryClient, game: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = threading.Event(), threading.Event()
    indexed: list[Path] = []

    def slowly(_library: Library, path: Path) -> None:
        indexed.append(path)
        begun.set()
        assert may_end.wait(PATIENCE_MS / 1000)

    monkeypatch.setattr(Library, "index", slowly)
    client.index(game)
    assert begun.wait(PATIENCE_MS / 1000)
    client.index(game)
    client.index(game)
    may_end.set()
    qtbot.waitUntil(lambda: len(indexed) == 2, timeout=PATIENCE_MS)


def test_a_game_is_indexed_again_after_a_failure(
    client: LibraryClient, game: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = LibraryThread._opened

    def refuse(_thread: LibraryThread) -> Library:
        raise PermissionError("the folder cannot be written to")

    monkeypatch.setattr(LibraryThread, "_opened", refuse)
    assert client._thread is not None
    with qtbot.waitSignal(client._thread.failed, timeout=PATIENCE_MS):
        client.index(game)
    monkeypatch.setattr(LibraryThread, "_opened", library)
    index(client, game, qtbot)


def test_a_client_asked_too_early_catches_up_at_its_start(
    tmp_path: Path, game: Path, qtbot: QtBot
) -> None:
    client = LibraryClient(tmp_path)
    client.catch_up()
    with qtbot.waitSignal(client.changed, timeout=PATIENCE_MS):
        client.start()
    client.close()
