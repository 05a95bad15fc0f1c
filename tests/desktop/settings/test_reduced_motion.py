"""The desktop's setting for motion, from a real portal on a session bus of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from desktop.settings.reduced_motion import ReducedMotion

GNOME = ("org.gnome.desktop.interface", "enable-animations")
KDE = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
ALL = ("org.freedesktop.appearance", "reduced-motion")
# the changes of settings that are made, and whether nothing should move then
CHANGES = [
    (*GNOME, True, False),
    (*ALL, 1, True),
    (*KDE, "0", True),  # a second reason
    (*ALL, 2, True),  # no longer, but KDE still says so
    (*KDE, "0.5", False),
    (*KDE, "0.0", True),
    (*KDE, "1", False),
    ("org.kde.kdeglobals.KDE", "widgetStyle", "0", False),  # something else
    (*GNOME, False, True),
]

# runs on a bus of its own: settings change, and the program follows
SCRIPT = """
import json, subprocess, sys
from PySide6.QtWidgets import QApplication
from PySide6.QtTest import QTest
from desktop.settings.reduced_motion import ReducedMotion
def wait(wanted):
    for _ in range(3000):
        if motion.still == wanted:
            break
        QTest.qWait(20)
    print(motion.still)
portal = subprocess.Popen([sys.executable, sys.argv[1]], stdin=-1, stdout=-1, text=True)
portal.stdout.readline()
app = QApplication([])
motion = ReducedMotion()
changed = []
motion.changed.connect(lambda: changed.append(1))
print(motion.still)
wait(True)
for namespace, key, value, still in json.loads(sys.argv[2]):
    portal.stdin.write(json.dumps([namespace, key, value]) + "\\n")
    portal.stdin.flush()
    wait(still)
print(len(changed))
portal.kill()
portal.wait()
"""


@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="there is no D-Bus")
def test_the_setting_of_the_desktop_is_requested_and_followed() -> None:
    portal = str(Path(__file__).with_name("portal.py"))
    command = ["dbus-run-session", "--", sys.executable, "-c", SCRIPT, portal, json.dumps(CHANGES)]
    done = subprocess.run(
        command,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()},
        stdout=subprocess.PIPE,
        text=True,
        timeout=300,
        check=True,
    )
    *seen, changes = done.stdout.split()
    assert seen == ["False", "True", *[str(still) for *_, still in CHANGES]]
    assert changes == "9"


@pytest.mark.parametrize("moves", [True, False])
@pytest.mark.usefixtures("qapp")
def test_without_a_bus_the_style_shows(moves: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    style = SimpleNamespace(styleHint=lambda _hint: int(moves))
    monkeypatch.setattr(QApplication, "style", lambda: style)
    motion = ReducedMotion()
    QApplication.processEvents()
    assert motion.still is not moves
