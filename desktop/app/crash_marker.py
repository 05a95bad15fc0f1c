"""Detects how the last run ended: normally, by a crash, or killed.

While the program runs, it has a locked file in the log's folder, to which ``faulthandler`` writes a
hard crash (a segmentation fault, an abort). A clean exit removes the file. So a file that is found
at the next start and is not locked reports a crash if ``faulthandler`` has written to it; otherwise
the process was killed or the power failed.
"""

from __future__ import annotations

import contextlib
import datetime
import faulthandler
import logging
import os
from pathlib import Path
from typing import TextIO

from desktop.app.log_file import without_home
from desktop.app.report import machine_text
from rules.regular_file import check_regular
from rules.system import try_lock

log = logging.getLogger(__name__)

_RUN, _CRASH, _TEXT = "run ", "crash ", ".txt"
_CRASH_BEGINS = "\n\n"  # separates the text written at the start from the crash
_KEPT = 5  # reported crashes


class CrashMarker:
    """The file of this run, and those that earlier runs left behind.

    Attributes:
        crash: the report of the last run's crash; "" if there was none or it has been shown.
    """

    def __init__(self, folder: Path) -> None:
        self.crash = ""
        self._folder = folder
        self._crashed: list[Path] = []
        self._file: TextIO | None = None

    def begin(self) -> None:
        """Examine the files left behind, and record a crash from now on.

        If the folder is not writable, a crash is reported on standard error only.
        """
        moment = datetime.datetime.now(datetime.UTC)
        name = f"{moment:%Y-%m-%d %H.%M.%S} {os.getpid()}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for path in sorted(self._folder.glob(f"{_RUN}*{_TEXT}")):
                self._examine(path)
            self._file = (self._folder / f"{_RUN}{name}{_TEXT}").open("w", encoding="utf-8")
            with contextlib.suppress(OSError):  # there are no locks on some network folders
                try_lock(self._file.fileno())
            started = f"Started {moment:%Y-%m-%d %H:%M:%S} UTC"
            self._file.write(f"{machine_text()}\n{started}{_CRASH_BEGINS}")
            self._file.flush()
            faulthandler.enable(self._file)
        except OSError as error:
            log.info("Crashes of this run cannot be recorded: %s", error)
            with contextlib.suppress(Exception):  # there may be no standard error
                faulthandler.enable()

    def end(self) -> None:
        """Remove the file of this run, which ends normally."""
        faulthandler.disable()
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
                Path(self._file.name).unlink(missing_ok=True)
        self._file = None

    def forget_crash(self) -> None:
        """Mark the crash as shown, so that the next start does not show it; keep the last few."""
        self.crash = ""
        with contextlib.suppress(OSError):
            for path in self._crashed:
                path.rename(path.with_name(path.name.replace(_RUN, _CRASH, 1)))
            for path in sorted(self._folder.glob(f"{_CRASH}*{_TEXT}"))[:-_KEPT]:
                path.unlink()
        self._crashed = []

    def _examine(self, path: Path) -> None:
        """Find out whether and how the run with this file ended."""
        check_regular(path.stat().st_mode, path)
        with path.open("r+b") as file:  # network folders lock only what may be written
            if not try_lock(file.fileno()):
                return  # it is still running
            text = file.read().decode("utf-8", "replace").replace("\r\n", "\n")
        if not text:
            return  # it is about to be locked
        start, _, crash = text.partition(_CRASH_BEGINS)
        if crash.strip():
            self.crash = without_home(f"{start}\nEnded by a crash.\n\n{crash}")
            self._crashed.append(path)
            log.info("An earlier run crashed: %s", path.name)
        else:
            path.unlink()
            log.info("An earlier run was killed, or the power failed: %s", path.name)
