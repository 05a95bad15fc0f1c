"""What can be sent to those who mend the program."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from desktop.diagnostics.fault import Fault
from desktop.diagnostics.log_file import without_home
from rules.version import VERSION, compiled

_LATEST = 20  # faults in a report


def machine_text() -> str:
    """The program, and what it runs on, in a few lines."""
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
    """The machine, and what went wrong in this run, the latest last."""
    parts = [machine_text()]
    if len(faults) > _LATEST:
        parts.append(f"{len(faults) - _LATEST} earlier faults are left out here.")
    parts += [str(fault) for fault in faults[-_LATEST:]] or ["Nothing has gone wrong in this run."]
    return without_home("\n\n".join(parts)) + "\n"


def _kernel() -> str:
    """As ``platform.platform()`` has it, which starts another program to ask for the processor."""
    return f"{platform.system()}-{platform.release()}-{platform.machine()}"


def _system() -> str:
    """The distribution's name, "" where there is none."""
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", "")
    except OSError:
        return ""
