"""Threads that do not end in time are kept and counted until they end."""

from __future__ import annotations

import weakref

from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from desktop.background.orphan_threads import count_orphans, keep_orphan


def started() -> QThread:
    thread = QThread()
    thread.start()
    return thread


def test_a_running_thread_is_kept_and_counted_until_it_ends(qtbot: QtBot) -> None:
    before = count_orphans()
    first, second, worker = started(), started(), QObject()
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
    assert thread.wait(10_000)
