"""The contents of a report."""

from __future__ import annotations

import logging
import platform
import re
from pathlib import Path

import PySide6
import pytest
from log_records import logged
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from desktop.diagnostics import report
from desktop.diagnostics.faults import Faults
from desktop.diagnostics.report import fault_report, machine_text
from rules.version import VERSION, compiled

log = logging.getLogger(__name__)


def test_the_report_contains_the_latest_of_many_faults(tmp_path: Path) -> None:
    faults = Faults(tmp_path)
    for number in range(1, 31):
        words = "leak " + "x" * number  # different numbers alone would be the same fault
        faults.add(log.makeRecord(log.name, logging.ERROR, "here", number, words, (), None))
    text = fault_report(faults.all)
    assert "10 earlier faults are omitted." in text
    lengths = [len(signs) for signs in re.findall(r"leak (x+)$", text, re.MULTILINE)]
    assert lengths == list(range(11, 31))


def test_no_fault_is_omitted_if_there_are_few() -> None:
    assert "omitted" not in fault_report([])
    assert "Nothing has gone wrong in this run." in fault_report([])


def test_the_machine_is_described_in_four_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"PRETTY_NAME": "Debian 13"})
    program, python, system, screen = machine_text().splitlines()
    core = "core compiled" if compiled() else "core not compiled"
    assert program == f"Oddments {VERSION}, {core}"
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


@pytest.mark.parametrize("is_compiled", [True, False])
def test_the_report_says_whether_the_core_is_compiled(
    monkeypatch: pytest.MonkeyPatch, is_compiled: bool
) -> None:
    monkeypatch.setattr(report, "compiled", lambda: is_compiled)
    words = "core compiled" if is_compiled else "core not compiled"
    assert machine_text().splitlines()[0].endswith(f", {words}")


@pytest.mark.parametrize(("count", "words"), [(20, 0), (21, 1)])
def test_faults_beyond_twenty_are_omitted(tmp_path: Path, count: int, words: int) -> None:
    faults = Faults(tmp_path)
    for number in range(count):
        faults.add(logged("leak " + "x" * number))
    assert fault_report(faults.all).count("earlier faults are omitted.") == words


def test_a_report_does_not_name_the_home_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    faults = Faults(tmp_path)
    faults.add(logged("no room in /home/ann/games"))
    faults.add(logged("the roof leaks"))
    machine, first, second = fault_report(faults.all).split("\n\n")
    assert machine == machine_text()
    assert first.endswith(" UTC\nno room in ~/games")
    assert second.endswith(" UTC\nthe roof leaks\n")
    assert fault_report([]) == f"{machine_text()}\n\nNothing has gone wrong in this run.\n"
