"""How the last run ended: by itself, by a crash, or by something that left it no time.

While the program runs, a file of it lies in the log's folder, and a hard crash (a wrong access to
memory, an abort) is written into it by ``faulthandler``. A clean end removes it. So a file that is
found at the next start, and belongs to no running program, tells of a crash if there is something
written in it, and else of a kill or of the power.
"""

from __future__ import annotations

import contextlib
import datetime
import faulthandler
import logging
import os
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QLockFile

from desktop.diagnostics.log_file import without_home
from desktop.diagnostics.report import machine_text

log = logging.getLogger(__name__)

_RUN, _CRASH, _TEXT, _LOCK = "run ", "crash ", ".txt", ".lock"
_CRASH_BEGINS = "\n\n"  # ends what is written at the start
_KEPT = 5  # crashes, once they have been told


class CrashMarker:
    """The file of this run, and those that earlier ones left behind.

    Attributes:
        crash: how the last run crashed, as a report; "" where it did not, or that was told.
    """

    def __init__(self, folder: Path) -> None:
        self.crash = ""
        self._folder = folder
        self._crashed: list[Path] = []
        self._file: TextIO | None = None
        self._lock: QLockFile | None = None

    def begin(self) -> None:
        """Look at what was left behind, and watch for a crash from now on.

        Where the folder cannot be written to, a crash is told on standard error alone.
        """
        moment = datetime.datetime.now(datetime.UTC)
        name = f"{moment:%Y-%m-%d %H.%M.%S} {os.getpid()}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for path in sorted(self._folder.glob(f"{_RUN}*{_TEXT}")):
                self._look_at(path)
            self._lock = QLockFile(str(self._folder / f"{_RUN}{name}{_LOCK}"))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)
            self._file = (self._folder / f"{_RUN}{name}{_TEXT}").open("w", encoding="utf-8")
            begun = f"Begun {moment:%Y-%m-%d %H:%M:%S} UTC"
            self._file.write(f"{machine_text()}\n{begun}{_CRASH_BEGINS}")
            self._file.flush()
            faulthandler.enable(self._file)
        except OSError as error:
            log.info("A crash of this run could not be kept: %s", error)
            with contextlib.suppress(Exception):  # there may be no standard error either
                faulthandler.enable()

    def end(self) -> None:
        """The program ends as it should."""
        faulthandler.disable()
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
                Path(self._file.name).unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
        self._file = self._lock = None

    def forget_crash(self) -> None:
        """It has been told: the next start will not tell it again. The last few are kept."""
        self.crash = ""
        with contextlib.suppress(OSError):
            for path in self._crashed:
                path.rename(path.with_name(path.name.replace(_RUN, _CRASH, 1)))
            for path in sorted(self._folder.glob(f"{_CRASH}*{_TEXT}"))[:-_KEPT]:
                path.unlink()
        self._crashed = []

    def _look_at(self, path: Path) -> None:
        """Find out how the run with this file ended, if it has."""
        lock = QLockFile(str(path.with_suffix(_LOCK)))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return  # it is still running
        lock.unlock()
        text = path.read_text("utf-8", errors="replace")
        start, _, crash = text.partition(_CRASH_BEGINS)
        if crash.strip():
            self.crash = without_home(f"{start}\nEnded by a crash.\n\n{crash}")
            self._crashed.append(path)
            log.info("An earlier run crashed: %s", path.name)
        else:
            path.unlink()
            log.info("An earlier run was killed, or the machine stopped: %s", path.name)
