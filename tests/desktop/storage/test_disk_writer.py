"""The thread that writes to the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.storage.disk_writer import DiskWriter


@pytest.fixture
def writer(qtbot: QtBot) -> DiskWriter:
    return DiskWriter()


def append(done: list[str], name: str) -> Callable[[], None]:
    return lambda: done.append(name)


def test_everything_is_written_in_order_and_answered_one_by_one(writer: DiskWriter) -> None:
    done: list[str] = []
    answers: list[tuple[str, Exception | None]] = []

    def answer(name: str) -> Callable[[Exception | None], None]:
        return lambda error: answers.append((name, error))

    for name in "abc":
        writer.send(append(done, name), answer(name))
    assert answers == []  # none before the event loop runs
    writer.wait()
    assert done == ["a", "b", "c"]
    assert answers == [("a", None), ("b", None), ("c", None)]


def test_a_write_begins_when_the_previous_one_is_done(writer: DiskWriter) -> None:
    second_began = threading.Event()
    began_early: list[bool] = []
    writer.send(lambda: began_early.append(second_began.wait(0.03)), lambda _error: None)
    writer.send(second_began.set, lambda _error: None)
    writer.wait()
    assert began_early == [False]
    assert second_began.is_set()


def test_writing_is_done_on_another_thread_and_answers_on_this_one(
    writer: DiskWriter, qtbot: QtBot
) -> None:
    threads: list[threading.Thread] = []
    answered: list[threading.Thread] = []
    writer.send(
        lambda: threads.append(threading.current_thread()),
        lambda _error: answered.append(threading.current_thread()),
    )
    qtbot.waitUntil(lambda: bool(answered))
    assert answered == [threading.current_thread()]
    assert threads[0] is not threading.current_thread()
    assert threads[0].name.startswith("disk")


def test_an_error_is_passed_to_its_callback(writer: DiskWriter) -> None:
    full = OSError(28, "No space left on device")

    def fail() -> None:
        raise full

    answers: list[Exception | None] = []
    for work in (fail, lambda: None, fail):
        writer.send(work, answers.append)
    writer.wait()
    assert answers == [full, None, full]


def test_answers_delivered_by_waiting_are_not_delivered_again(
    writer: DiskWriter, qtbot: QtBot
) -> None:
    answers: list[str] = []
    writer.send(lambda: None, lambda _error: answers.append("first"))
    writer.wait()
    writer.send(lambda: None, lambda _error: answers.append("second"))
    qtbot.waitUntil(lambda: len(answers) == 2)
    writer.wait()
    assert answers == ["first", "second"]


def test_without_its_owner_a_write_is_done_but_not_answered(writer: DiskWriter) -> None:
    owner, done, answers = QObject(), list[str](), list[Exception | None]()
    writer.send(append(done, "a"), answers.append, owner=owner)
    shiboken6.delete(owner)
    writer.wait()
    assert done == ["a"]
    assert answers == []
