"""What a report holds when very much went wrong."""

from __future__ import annotations

import logging
import re
from pathlib import Path

from desktop.faults.faults import Faults
from desktop.faults.report import fault_report

log = logging.getLogger(__name__)


def test_of_very_many_faults_the_latest_are_in_the_report(tmp_path: Path) -> None:
    faults = Faults(tmp_path)
    for number in range(1, 31):
        words = "leak " + "x" * number  # numbers alone would make no different fault
        faults.add(log.makeRecord(log.name, logging.ERROR, "here", number, words, (), None))
    report = fault_report(faults.all)
    assert "10 earlier faults are left out here." in report
    told = [len(signs) for signs in re.findall(r"leak (x+)$", report, re.MULTILINE)]
    assert told == list(range(11, 31))


def test_of_few_faults_none_is_left_out() -> None:
    assert "left out" not in fault_report([])
    assert "Nothing has gone wrong in this run." in fault_report([])
