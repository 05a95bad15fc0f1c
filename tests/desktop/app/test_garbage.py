"""Qt's objects are destroyed on the window's thread, whichever thread triggers the collection."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QVariantAnimation
from pytestqt.qtbot import QtBot

from desktop.app.process import GarbageCollector


@pytest.fixture(autouse=True)
def _collecting() -> Iterator[None]:
    gc.collect()
    enabled = gc.isenabled()
    yield
    (gc.enable if enabled else gc.disable)()


class Knot(QVariantAnimation):
    """Refers to itself, so that only the collector can destroy it."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def make_much() -> None:
    """Create enough objects for Python to collect all generations."""
    first, second, third = gc.get_threshold()
    kept = [[i] for i in range(2 * max(first, 1) * max(second, 1) * max(third, 1))]
    assert kept


def test_another_thread_does_not_collect(qtbot: QtBot) -> None:
    parent = QObject()
    GarbageCollector(parent)
    knot = weakref.ref(Knot())
    thread = threading.Thread(target=make_much)
    thread.start()
    thread.join()
    assert knot() is not None


def test_the_oldest_generation_that_is_due_is_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    for counts, thresholds, collected in (
        ((700, 10, 10), (700, 10, 10), []),
        ((701, 0, 0), (700, 10, 10), [0]),
        ((701, 11, 0), (700, 10, 10), [1]),
        ((0, 11, 0), (700, 10, 10), [1]),
        ((701, 11, 11), (700, 10, 10), [2]),
        ((5, 5, 5), (0, 0, 0), []),  # collection is disabled
    ):
        done: list[int] = []
        with monkeypatch.context() as replaced:
            replaced.setattr(gc, "get_count", lambda counts=counts: counts)
            replaced.setattr(gc, "get_threshold", lambda thresholds=thresholds: thresholds)
            replaced.setattr(gc, "collect", done.append)
            GarbageCollector.collect()
        assert done == collected


def test_python_no_longer_collects_by_itself(qtbot: QtBot) -> None:
    gc.enable()
    parent = QObject()
    collector = GarbageCollector(parent)
    assert not gc.isenabled()
    assert collector.parent() is parent
