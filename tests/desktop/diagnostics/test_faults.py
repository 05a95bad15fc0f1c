"""Faults are counted; recurring ones are logged ever more rarely."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from log_records import logged, raised
from pytestqt.qtbot import QtBot

from desktop.diagnostics.faults import FaultHandler, Faults


class Outlet(logging.Handler):
    """Records what is written to it."""

    def __init__(self, level: int = logging.NOTSET) -> None:
        super().__init__(level)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def faults(tmp_path: Path, qtbot: QtBot) -> Faults:
    return Faults(tmp_path)


@pytest.fixture
def outlet() -> Outlet:
    return Outlet()


@pytest.fixture
def handler(faults: Faults, outlet: Outlet) -> FaultHandler:
    return FaultHandler(faults, [outlet])


def updates(faults: Faults) -> list[bool]:
    """Return a list that grows with every ``updated`` signal."""
    received: list[bool] = []
    faults.updated.connect(lambda: received.append(True))
    return received


def test_faults_are_counted_the_oldest_first(faults: Faults, tmp_path: Path) -> None:
    assert faults.folder == tmp_path
    assert faults.all == []
    first = faults.add(logged("the roof leaks"))
    second = faults.add(logged("tile 1 is loose"))
    assert faults.add(logged("the roof leaks")) is first
    assert faults.add(logged("tile 2 is loose")) is second
    assert faults.add(logged("tile 3 is loose")) is second
    assert [(fault.details, fault.times) for fault in faults.all] == [
        ("the roof leaks", 2),
        ("tile 1 is loose", 3),
    ]


def test_the_list_of_faults_is_a_copy(faults: Faults) -> None:
    before = faults.all
    faults.add(logged("the roof leaks"))
    assert before == []


def test_faults_after_the_hundredth_kind_are_counted_together(faults: Faults) -> None:
    for number in range(103):
        faults.add(logged("x" * number))
    faults.add(logged("x" * 5))
    assert len(faults.all) == 101
    assert faults.all[5].times == 2
    assert (faults.all[-1].details, faults.all[-1].times) == ("x" * 100, 3)


def test_everything_is_logged_but_only_faults_are_counted(
    handler: FaultHandler, faults: Faults, outlet: Outlet
) -> None:
    updated = updates(faults)
    assert handler.handle(logged("begins", level=logging.INFO))
    handler.handle(logged("begins", level=logging.INFO))
    assert outlet.lines == ["begins", "begins"]
    assert faults.all == []
    assert updated == []
    handler.handle(logged("the door squeaks", level=logging.WARNING))
    assert outlet.lines[2:] == ["the door squeaks"]
    assert len(faults.all) == len(updated) == 1


def test_debug_messages_are_not_logged(handler: FaultHandler, outlet: Outlet) -> None:
    log = logging.getLogger("test of faults")
    log.propagate = False
    log.setLevel(logging.DEBUG)
    log.addHandler(handler)
    log.debug("the kettle boils")
    log.info("the tea is ready")
    log.removeHandler(handler)
    assert outlet.lines == ["the tea is ready"]


def test_each_outlet_gets_the_messages_of_its_level(faults: Faults, outlet: Outlet) -> None:
    errors = Outlet(logging.ERROR)
    handler = FaultHandler(faults, [outlet, errors])
    for level in (logging.INFO, logging.WARNING, logging.ERROR, logging.CRITICAL):
        handler.handle(logged(logging.getLevelName(level), level=level))
    assert outlet.lines == ["INFO", "WARNING", "ERROR", "CRITICAL"]
    assert errors.lines == ["ERROR", "CRITICAL"]


def test_a_recurring_fault_is_logged_and_reported_only_at_powers_of_ten(
    handler: FaultHandler, faults: Faults, outlet: Outlet
) -> None:
    updated = updates(faults)
    for number in range(1, 1101):
        handler.handle(logged("tile %d is loose", number))
    assert outlet.lines == [
        "tile 1 is loose",
        "10 times so far: tile 10 is loose",
        "100 times so far: tile 100 is loose",
        "1000 times so far: tile 1000 is loose",
    ]
    assert len(updated) == 4
    assert faults.all[0].times == 1100


def test_a_recurring_exception_is_logged_without_its_traceback(
    handler: FaultHandler, outlet: Outlet
) -> None:
    for _ in range(10):
        handler.handle(logged("Nobody caught it:", error=raised(KeyError("tile"))))
    assert "Traceback" in outlet.lines[0]
    assert outlet.lines[1:] == ["10 times so far: Nobody caught it: KeyError"]


def test_a_fault_while_logging_a_fault_is_dropped(
    handler: FaultHandler, faults: Faults, outlet: Outlet, monkeypatch: pytest.MonkeyPatch
) -> None:
    again: list[bool] = []
    monkeypatch.setattr(
        outlet, "emit", lambda _record: again.append(handler.handle(logged("the pen is empty")))
    )
    assert handler.handle(logged("the roof leaks"))
    assert again == [False]
    assert [fault.details for fault in faults.all] == ["the roof leaks"]
    handler.handle(logged("the door squeaks"))  # the next one counts again
    assert len(faults.all) == 2


def test_without_qt_a_fault_is_dropped(
    handler: FaultHandler, outlet: Outlet, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_record: logging.LogRecord) -> None:
        raise RuntimeError("Internal C++ object already deleted")

    with monkeypatch.context() as broken:
        broken.setattr(outlet, "emit", fail)
        assert not handler.handle(logged("the roof leaks"))
    assert handler.handle(logged("the door squeaks"))
    assert outlet.lines == ["the door squeaks"]


def test_a_fault_is_reported_after_it_was_logged(
    handler: FaultHandler, faults: Faults, outlet: Outlet
) -> None:
    lines: list[int] = []
    faults.updated.connect(lambda: lines.append(len(outlet.lines)))
    handler.handle(logged("the roof leaks"))
    assert lines == [1]
