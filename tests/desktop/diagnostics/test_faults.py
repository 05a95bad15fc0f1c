"""Faults are counted and reported; recurring ones are logged ever more rarely."""

from __future__ import annotations

import datetime
import logging
import platform
import re
from pathlib import Path

import PySide6
import pytest
from log_records import logged, raised
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.diagnostics import report
from desktop.diagnostics.fault import Fault, cut, fault_key, fault_of
from desktop.diagnostics.faults import FaultHandler, Faults
from desktop.diagnostics.report import fault_report, machine_text
from rules.version import VERSION, compiled

MOMENT = datetime.datetime(2026, 11, 21, 17, 4, 5, tzinfo=datetime.UTC)


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


def updates(faults: Faults, outlet: Outlet) -> list[int]:
    """Return how many lines had been logged at every ``updated`` signal."""
    received: list[int] = []
    faults.updated.connect(lambda: received.append(len(outlet.lines)))
    return received


def test_faults_are_counted_the_oldest_first(faults: Faults, tmp_path: Path) -> None:
    assert faults.folder == tmp_path
    before = faults.all
    first = faults.add(logged("the roof leaks"))
    second = faults.add(logged("tile 1 is loose"))
    assert faults.add(logged("the roof leaks")) is first
    assert faults.add(logged("tile 2 is loose")) is second
    assert faults.add(logged("tile 3 is loose")) is second
    assert [(fault.details, fault.times) for fault in faults.all] == [
        ("the roof leaks", 2),
        ("tile 1 is loose", 3),
    ]
    assert before == []  # it is a copy


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
    updated = updates(faults, outlet)
    assert handler.handle(logged("begins", level=logging.INFO))
    handler.handle(logged("begins", level=logging.INFO))
    assert outlet.lines == ["begins", "begins"]
    assert faults.all == []
    assert updated == []
    handler.handle(logged("the door squeaks", level=logging.WARNING))
    assert outlet.lines[2:] == ["the door squeaks"]
    assert len(faults.all) == 1
    assert updated == [3]  # after it was logged


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
    updated = updates(faults, outlet)
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


# -- one fault -----------------------------------------------------------------------------------


def test_a_fault_has_a_time_and_a_message() -> None:
    fault = fault_of(logged("the %s leaks", "roof", created=MOMENT.timestamp()))
    assert (fault.details, fault.first, fault.times) == ("the roof leaks", MOMENT, 0)
    assert not fault.memory
    assert not fault.has_own_notice
    assert str(fault) == "2026-11-21 17:04:05 UTC\nthe roof leaks"


def test_a_fault_says_how_often_it_occurred() -> None:
    for times, count in ((0, ""), (1, ""), (2, ", 2 times"), (31, ", 31 times")):
        fault = Fault("the roof leaks", MOMENT, times=times)
        assert str(fault) == f"2026-11-21 17:04:05 UTC{count}\nthe roof leaks"


def test_a_fault_holds_the_traceback_of_its_exception() -> None:
    assert not fault_of(logged("x", error=raised(KeyError("tile")))).details.endswith("\n")
    lines = fault_of(logged("the roof leaks", error=raised(KeyError("tile")))).details.splitlines()
    assert lines[:2] == ["the roof leaks", "Traceback (most recent call last):"]
    assert lines[-1] == "KeyError: 'tile'"


def test_memory_errors_are_recognised_and_a_fault_may_have_a_notice_of_its_own() -> None:
    assert fault_of(logged("no room", error=raised(MemoryError()))).memory
    assert not fault_of(logged("no room", error=raised(OSError()))).memory
    assert fault_of(logged("the engine failed", has_own_notice=True)).has_own_notice


def test_messages_that_differ_only_in_numbers_are_the_same_fault() -> None:
    first = fault_key(logged("tile %d at %s", 7, "0xBEEF"))
    assert first == fault_key(logged("tile 12345 at 0x12ab"))
    assert first != fault_key(logged("tile 7 in 0xBEEF"))
    assert first != fault_key(logged("tile 7 at 0xBEEF", name="garden"))


def test_errors_raised_at_the_same_place_are_the_same_fault() -> None:
    first = fault_key(logged("the roof leaks", error=raised(KeyError("tile"))))
    assert first == fault_key(logged("the door squeaks", error=raised(KeyError("hinge"))))
    assert first != fault_key(logged("the roof leaks", error=raised(ValueError("tile"))))
    assert first != fault_key(logged("the roof leaks"))


def caught(fail: object) -> BaseException:
    try:
        fail()  # type: ignore[operator]
    except KeyError as error:
        return error
    raise AssertionError


def test_errors_raised_at_different_places_are_different_faults() -> None:
    def fail_here() -> None:
        raise KeyError

    def fail_there() -> None:
        raise KeyError

    here, there = (fault_key(logged("no", error=caught(fail))) for fail in (fail_here, fail_there))
    assert here != there
    assert here == fault_key(logged("no", error=caught(fail_here)))
    never_raised = KeyError()
    assert fault_key(logged("no", error=never_raised)) == fault_key(logged("yes", error=KeyError()))


def test_a_long_text_keeps_both_ends() -> None:
    for length in (0, 1, 5999, 6000):
        assert cut("x" * length) == "x" * length
    for middle in (1, 3000):
        text = "a" * 3000 + "m" * middle + "z" * 3000
        words = f"\n … {middle} characters left out …\n"
        assert cut(text) == "a" * 3000 + words + "z" * 3000
        assert words in fault_of(logged(text)).details


# -- the report ----------------------------------------------------------------------------------


def test_the_report_contains_the_twenty_latest_faults(faults: Faults) -> None:
    for number in range(30):
        faults.add(logged("leak " + "x" * number))  # different numbers would be the same fault
        assert ("earlier faults are omitted." in fault_report(faults.all)) is (number >= 20)
    text = fault_report(faults.all)
    assert "10 earlier faults are omitted." in text
    lengths = [len(signs) for signs in re.findall(r"leak (x+)$", text, re.MULTILINE)]
    assert lengths == list(range(10, 30))


def test_the_machine_is_described_in_four_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"PRETTY_NAME": "Debian 13"})
    program, python, system, screen = machine_text().splitlines()
    core = "core compiled" if compiled() else "core not compiled"
    assert program == f"Oddments {VERSION}, {core}"
    monkeypatch.setattr(report, "compiled", lambda: not compiled())
    other = machine_text().splitlines()[0]
    assert {program, other} == {f"Oddments {VERSION}, core {no}compiled" for no in ("", "not ")}
    assert python == (
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}"
    )
    kernel = f"{platform.system()}-{platform.release()}-{platform.machine()}"
    assert system == f"Debian 13, {kernel}"
    assert screen == "offscreen, GNOME"


def test_an_unknown_machine_is_described_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> dict[str, str]:
        raise OSError

    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    monkeypatch.setattr(platform, "freedesktop_os_release", refuse)
    monkeypatch.setattr(QGuiApplication, "instance", lambda: None)
    *_, system, screen = machine_text().splitlines()
    assert system == f"{platform.system()}-{platform.release()}-{platform.machine()}"
    assert screen == "no screen yet"
    monkeypatch.setattr(platform, "freedesktop_os_release", dict)
    assert machine_text().splitlines()[2] == system


def test_a_report_does_not_name_the_home_folder(
    faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    faults.add(logged("no room in /home/ann/games"))
    faults.add(logged("the roof leaks"))
    machine, first, second = fault_report(faults.all).split("\n\n")
    assert machine == machine_text()
    assert first.endswith(" UTC\nno room in ~/games")
    assert second.endswith(" UTC\nthe roof leaks\n")
    assert fault_report([]) == f"{machine_text()}\n\nNothing has gone wrong in this run.\n"
