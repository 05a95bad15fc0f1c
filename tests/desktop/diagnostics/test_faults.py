"""Faults are counted; those that come again and again are written down ever more seldom."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from logged import logged, raised
from pytestqt.qtbot import QtBot

from desktop.diagnostics.faults import FaultHandler, Faults


class Outlet(logging.Handler):
    """Remembers what is written to it."""

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


def noted(faults: Faults) -> list[bool]:
    """Grows by one whenever there is something to tell."""
    told: list[bool] = []
    faults.updated.connect(lambda: told.append(True))
    return told


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


def test_the_list_of_faults_does_not_grow_under_ones_hands(faults: Faults) -> None:
    before = faults.all
    faults.add(logged("the roof leaks"))
    assert before == []


def test_what_comes_after_a_hundred_kinds_is_counted_together(faults: Faults) -> None:
    for number in range(103):
        faults.add(logged("x" * number))
    faults.add(logged("x" * 5))
    assert len(faults.all) == 101
    assert faults.all[5].times == 2
    assert (faults.all[-1].details, faults.all[-1].times) == ("x" * 100, 3)


def test_all_is_written_and_only_faults_are_counted(
    handler: FaultHandler, faults: Faults, outlet: Outlet
) -> None:
    told = noted(faults)
    assert handler.handle(logged("begins", level=logging.INFO))
    handler.handle(logged("begins", level=logging.INFO))
    assert outlet.lines == ["begins", "begins"]
    assert faults.all == []
    assert told == []
    handler.handle(logged("the door squeaks", level=logging.WARNING))
    assert outlet.lines[2:] == ["the door squeaks"]
    assert len(faults.all) == len(told) == 1


def test_what_is_of_no_use_is_not_written(handler: FaultHandler, outlet: Outlet) -> None:
    log = logging.getLogger("test of faults")
    log.propagate = False
    log.setLevel(logging.DEBUG)
    log.addHandler(handler)
    log.debug("the kettle boils")
    log.info("the tea is ready")
    log.removeHandler(handler)
    assert outlet.lines == ["the tea is ready"]


def test_each_outlet_gets_what_is_grave_enough_for_it(faults: Faults, outlet: Outlet) -> None:
    grave = Outlet(logging.ERROR)
    handler = FaultHandler(faults, [outlet, grave])
    for level in (logging.INFO, logging.WARNING, logging.ERROR, logging.CRITICAL):
        handler.handle(logged(logging.getLevelName(level), level=level))
    assert outlet.lines == ["INFO", "WARNING", "ERROR", "CRITICAL"]
    assert grave.lines == ["ERROR", "CRITICAL"]


def test_a_recurring_fault_is_logged_and_reported_only_at_powers_of_ten(
    handler: FaultHandler, faults: Faults, outlet: Outlet
) -> None:
    told = noted(faults)
    for number in range(1, 1101):
        handler.handle(logged("tile %d is loose", number))
    assert outlet.lines == [
        "tile 1 is loose",
        "10 times so far: tile 10 is loose",
        "100 times so far: tile 100 is loose",
        "1000 times so far: tile 1000 is loose",
    ]
    assert len(told) == 4
    assert faults.all[0].times == 1100


def test_of_an_exception_that_comes_again_its_name_is_written_without_its_traceback(
    handler: FaultHandler, outlet: Outlet
) -> None:
    for _ in range(10):
        handler.handle(logged("Nobody caught it:", error=raised(KeyError("tile"))))
    assert "Traceback" in outlet.lines[0]
    assert outlet.lines[1:] == ["10 times so far: Nobody caught it: KeyError"]


def test_a_fault_while_a_fault_is_written_down_is_let_go(
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
