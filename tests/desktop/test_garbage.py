"""Qt's objects are destroyed in the window's thread, whoever makes Python collect."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QVariantAnimation
from pytestqt.qtbot import QtBot

from desktop.garbage import GarbageCollector


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
    """Make so many objects that Python would collect all generations."""
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


def test_garbage_is_collected_here(qtbot: QtBot) -> None:
    parent = QObject()
    GarbageCollector(parent)
    knot = weakref.ref(Knot())
    for _ in range(gc.get_threshold()[0]):
        Knot()
    qtbot.waitUntil(lambda: knot() is None)
