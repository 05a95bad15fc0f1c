"""The trial of the Debian package: what it takes for a fault in the log of the program."""

from __future__ import annotations

import logging
from pathlib import Path

import package_trial
import pytest
from desktop_session import TrialError

from desktop.faults.log_file import LogFile


def write_log(folder: Path, *records: tuple[int, str]) -> Path:
    """A log as the program writes it."""
    file = LogFile(folder)
    for level, text in records:
        file.emit(logging.LogRecord("desktop", level, "", 0, text, (), None))
    file.close()
    return Path(file.baseFilename)


BEGIN = (logging.INFO, "Oddments begins\nOddments 1.2, core compiled")
END = (logging.INFO, "Oddments ends")


def test_a_log_of_two_whole_runs_is_well(tmp_path: Path) -> None:
    said = (logging.INFO, "Qt: WARNING is a word like others")
    package_trial.check_log(write_log(tmp_path, BEGIN, said, END, BEGIN, END), runs=2)


@pytest.mark.parametrize("level", [logging.WARNING, logging.ERROR, logging.CRITICAL])
def test_a_fault_in_it_is_found(tmp_path: Path, level: int) -> None:
    log = write_log(tmp_path, BEGIN, (level, "Nobody caught an exception\nTraceback"), END)
    with pytest.raises(TrialError, match="tells of faults"):
        package_trial.check_log(log, runs=1)


@pytest.mark.parametrize("records", [(BEGIN, END), (BEGIN, END, BEGIN), (END, BEGIN, END), ()])
def test_a_run_that_is_missing_or_was_cut_off_is_found(
    tmp_path: Path, records: tuple[tuple[int, str], ...]
) -> None:
    with pytest.raises(TrialError):
        package_trial.check_log(write_log(tmp_path, *records), runs=2)
