"""The report of faults, which can be sent to the developers."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from desktop.app.faults import Fault
from desktop.app.log_file import without_home
from rules.version import VERSION, compiled

_MAX_FAULTS = 20  # in a report


def machine_text() -> str:
    """Return the versions of the program and of its platform, in a few lines."""
    core = "core compiled" if compiled() else "core not compiled"
    app = QGuiApplication.instance()
    screen = app.platformName() if isinstance(app, QGuiApplication) else "no screen yet"
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "")
    return "\n".join(
        [
            f"Oddments {VERSION}, {core}",
            f"Python {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}",
            ", ".join(filter(None, [_system(), _kernel()])),
            ", ".join(filter(None, [screen, desktop])),
        ]
    )


def fault_report(faults: Sequence[Fault]) -> str:
    """Return the platform and the faults of this run, latest last."""
    parts = [machine_text()]
    if len(faults) > _MAX_FAULTS:
        parts.append(f"{len(faults) - _MAX_FAULTS} earlier faults are omitted.")
    shown = [str(fault) for fault in faults[-_MAX_FAULTS:]]
    parts += shown or ["Nothing has gone wrong in this run."]
    return without_home("\n\n".join(parts)) + "\n"


def _kernel() -> str:
    """Return what ``platform.platform()`` does, but without starting a process for the CPU."""
    return f"{platform.system()}-{platform.release()}-{platform.machine()}"


def _system() -> str:
    """Return the name of the distribution; "" if there is none."""
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", "")
    except OSError:
        return ""
