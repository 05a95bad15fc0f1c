"""Autosaving one game soon, in slices and on a thread, and again after a failure."""

from __future__ import annotations

import itertools
import threading
import types
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from driving import small
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from pytestqt.qtbot import QtBot

from desktop.settings import autosave
from desktop.settings import autosave as serializer_module
from desktop.settings.autosave import (
    AutosaveFile,
    Autosaver,
    Autosaves,
    DiskWriter,
    IncrementalSerializer,
)
from rules.record.game_file import load, write_game
from rules.record.game_record import GameRecord, Node


class Kept:
    """A game with its autosaver."""

    def __init__(self, folder: Path) -> None:
        self.home = Autosaves(folder)
        self.record = GameRecord(small("egotzi"))
        self.autosave: AutosaveFile = self.home.new(self.record)
        self.owner = QObject()
        self.autosaver = Autosaver(self.record, self.autosave, self.owner)

    def on_disk(self) -> GameRecord:
        assert self.autosave.path is not None
        return load(self.autosave.path)

    def grow(self, count: int) -> None:
        """Add many variations of the first turn to the game."""
        root = self.record.root
        names = self.record.setup.start().board.names
        for number in range(count):
            node = Node(root, (), names[number % len(names)], 0)
            node.properties["C"] = [f"remark {number}"]
            root.children.append(node)


def every_turn(do: Callable[[], object]) -> QTimer:
    """Return a timer that calls a function at each timeout; not started."""
    timer = QTimer()
    timer.timeout.connect(do)
    return timer


@pytest.fixture
def kept(tmp_path: Path, qtbot: QtBot) -> Iterator[Kept]:
    made = Kept(tmp_path)
    yield made
    made.autosave.close()


def test_a_turn_is_on_the_disk_soon(kept: Kept, qtbot: QtBot) -> None:
    written: list[Path] = []
    kept.home.written.connect(written.append)
    for number, text in enumerate(("a1", "b2", "c3"), 1):
        assert not kept.autosaver.has_unwritten_changes
        kept.record.play_text(text)
        kept.autosaver.schedule()
        assert kept.autosaver.has_unwritten_changes
        with qtbot.waitSignal(kept.autosaver.written):
            pass
        assert kept.on_disk() == kept.record
        assert written == [kept.autosave.path] * number
    kept.autosaver.flush()  # there is nothing to do
    assert len(written) == 3


def test_an_empty_game_is_not_written(kept: Kept) -> None:
    kept.autosaver.schedule()
    kept.autosaver.flush()
    assert kept.autosave.path is None
    assert not kept.autosaver.has_unwritten_changes
    kept.record.root.properties["C"] = ["a remark before the first turn"]
    kept.autosaver.schedule()
    kept.autosaver.flush()
    assert kept.on_disk() == kept.record


def test_the_window_stays_responsive_while_a_large_game_is_written(
    kept: Kept, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "_SLICE_MS", 0)
    kept.grow(2000)
    ticks = []
    timer = every_turn(lambda: ticks.append(kept.autosave.checksum))
    timer.start(0)
    with qtbot.waitSignal(kept.autosaver.written):
        kept.autosaver.schedule()
    timer.stop()
    assert ticks.count(0) > 20  # the window was responsive before all was written
    assert kept.on_disk().root.children[1999].properties["C"] == ["remark 1999"]


def test_changes_during_serialisation_start_it_again(
    kept: Kept, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "_SLICE_MS", 0)
    kept.grow(500)
    texts = iter(["one", "two", "three"])

    def change() -> None:
        text = next(texts, None)
        if text is None:
            timer.stop()
            return
        for node in kept.record.root.children:
            node.properties["C"] = [text]
        kept.autosaver.schedule()

    timer = every_turn(change)
    seen = []
    kept.autosaver.written.connect(
        lambda: seen.append({n.properties["C"][0] for n in kept.on_disk().root.children})
    )
    change()
    timer.start(5)
    qtbot.waitUntil(lambda: bool(seen) and seen[-1] == {"three"})
    assert all(len(texts) == 1 for texts in seen)  # never a mixture of two states


def test_continuous_typing_is_saved_too(
    kept: Kept, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "_SLICE_MS", 0)  # so it never finishes between two keys
    kept.grow(500)
    timer = every_turn(kept.autosaver.schedule)
    timer.start(0)
    with qtbot.waitSignal(kept.autosaver.written):
        pass
    timer.stop()


def refuse(*_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("step", ["lock", "write_whole"])
def test_a_failing_disk_is_reported_and_tried_again(
    kept: Kept, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    monkeypatch.setattr(autosave, "_RETRY_MS", 1)
    errors: list[OSError] = []
    kept.autosaver.failed.connect(errors.append)
    kept.record.play_text("a1")
    with monkeypatch.context() as full:
        full.setattr(autosave, step, refuse)
        with qtbot.waitSignals([kept.autosaver.failed] * 3):
            kept.autosaver.schedule()
        kept.autosaver.flush()
        assert kept.autosaver.has_unwritten_changes
    assert {error.errno for error in errors} == {28}
    with qtbot.waitSignal(kept.autosaver.written):
        pass
    assert kept.on_disk() == kept.record
    assert not kept.autosaver.has_unwritten_changes


@pytest.mark.parametrize("is_flushed", [False, True])
def test_after_a_failed_write_the_next_change_or_flush_does_not_wait(
    kept: Kept, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_flushed: bool
) -> None:
    monkeypatch.setattr(autosave, "_RETRY_MS", 3_600_000)
    kept.record.play_text("a1")
    with monkeypatch.context() as full, qtbot.waitSignal(kept.autosaver.failed):
        full.setattr(autosave, "write_whole", refuse)
        kept.autosaver.schedule()
    if is_flushed:
        kept.autosaver.flush()
    else:
        kept.record.play_text("b2")
        with qtbot.waitSignal(kept.autosaver.written):
            kept.autosaver.schedule()
    assert not kept.autosaver.has_unwritten_changes
    assert kept.on_disk() == kept.record


def test_flush_waits_for_the_disk_and_leaves_nothing_to_be_written(kept: Kept) -> None:
    kept.grow(300)
    for text in ("one", "other"):
        kept.record.root.children[7].properties["C"] = [text]
        kept.autosaver.schedule()
        kept.autosaver.flush()
        assert kept.on_disk().root.children[7].properties["C"] == [text]
    written: list[bool] = []
    kept.autosaver.written.connect(lambda: written.append(True))
    assert not any(timer.isActive() for timer in kept.autosaver.findChildren(QTimer))
    kept.home.writer.wait()
    QCoreApplication.processEvents()
    assert written == []


def test_a_change_during_the_writing_is_written_after_it(kept: Kept, qtbot: QtBot) -> None:
    kept.record.play_text("a1")
    kept.autosaver.schedule()
    with qtbot.waitSignal(kept.autosaver.written):
        kept.autosaver.written.connect(kept.autosaver.schedule)
    kept.autosaver.written.disconnect()
    with qtbot.waitSignal(kept.autosaver.written):
        kept.record.play_text("b2")
        kept.autosaver.schedule()
    assert kept.on_disk() == kept.record


# -- a game serialized in slices -------------------------------------------------------------------


def large_record() -> GameRecord:
    record = GameRecord(small("egotzi"))
    for number in range(300):
        node = Node(record.root, (), "a1", 0)
        node.properties["C"] = [f"remark {number}"]
        record.root.children.append(node)
    return record


def count_slices(max_ms: float) -> int:
    """Return how many slices of this length it takes to serialize a large game."""
    record = large_record()
    serializer = IncrementalSerializer(record)
    count = 1
    while (data := serializer.advance(max_ms)) is None:
        count += 1
    assert data.decode() == write_game(record)
    return count


def test_shorter_slices_mean_more_interruptions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = itertools.count()
    clock = types.SimpleNamespace(perf_counter=lambda: next(looks) / 8)  # 125 ms a look
    monkeypatch.setattr(serializer_module, "time", clock)
    slices = count_slices(0)
    assert slices > 8
    assert count_slices(125) == slices
    assert count_slices(500) == -(-slices // 4)


def test_invalid_characters_do_not_keep_a_game_from_being_written() -> None:
    record = GameRecord(small("egotzi"))
    record.root.properties["C"] = ["half a \ud800 letter"]
    data = IncrementalSerializer(record).advance()
    assert data is not None
    assert "half a ? letter" in data.decode()


# -- the thread that writes to the disk ------------------------------------------------------------


@pytest.fixture
def writer(qtbot: QtBot) -> DiskWriter:
    return DiskWriter()


def append(done: list[str], name: str) -> Callable[[], None]:
    return lambda: done.append(name)


def test_everything_is_written_in_order_and_answered_with_its_error(
    writer: DiskWriter, qtbot: QtBot
) -> None:
    full = OSError(28, "No space left on device")
    done: list[str] = []
    answers: list[tuple[str, Exception | None]] = []

    def send(name: str) -> None:
        def write() -> None:
            done.append(name)
            if name == "b":
                raise full

        writer.send(write, lambda error: answers.append((name, error)))

    for name in "abc":
        send(name)
    assert answers == []  # none before the event loop runs
    writer.wait()
    assert done == ["a", "b", "c"]
    assert answers == [("a", None), ("b", full), ("c", None)]
    send("d")
    qtbot.waitUntil(lambda: len(answers) == 4)
    writer.wait()
    assert answers[3:] == [("d", None)]  # none is delivered twice


def test_writing_is_done_on_one_other_thread_and_answers_on_this_one(
    writer: DiskWriter, qtbot: QtBot
) -> None:
    is_sent = threading.Event()
    threads: list[threading.Thread] = []
    answered: list[threading.Thread] = []

    def write() -> None:
        assert is_sent.wait(60)
        threads.append(threading.current_thread())

    for _ in range(5):
        writer.send(write, lambda _error: answered.append(threading.current_thread()))
    is_sent.set()
    qtbot.waitUntil(lambda: len(answered) == 5)
    assert answered == [threading.current_thread()] * 5
    assert threads == [threads[0]] * 5  # so one begins when the previous one is done
    assert threads[0] is not threading.current_thread()
    assert threads[0].name.startswith("disk")


def test_without_its_owner_a_write_is_done_but_not_answered(writer: DiskWriter) -> None:
    owner, done, answers = QObject(), list[str](), list[Exception | None]()
    writer.send(append(done, "a"), answers.append, owner=owner)
    shiboken6.delete(owner)
    writer.wait()
    assert done == ["a"]
    assert answers == []
