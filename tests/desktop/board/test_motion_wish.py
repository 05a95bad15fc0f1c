"""What the desktop wishes about motion, from a real portal on a session bus of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from desktop.board.motion_wish import MotionWish

# on a bus of its own: the settings' changes are told, and a wish follows them
SCRIPT = """
import subprocess, sys
from PySide6.QtWidgets import QApplication
from PySide6.QtTest import QTest
from desktop.board.motion_wish import MotionWish
def wait(holds):
    for _ in range(100):
        if holds():
            break
        QTest.qWait(50)
    print(wish.still)
portal = subprocess.Popen([sys.executable, sys.argv[1]], stdin=-1, stdout=-1, text=True)
portal.stdout.readline()
app = QApplication([])
wish = MotionWish()
print(wish.still)
wait(lambda: wish.still)
portal.stdin.write("on\\n")
portal.stdin.flush()
wait(lambda: not wish.still)
portal.kill()
portal.wait()
"""


@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="there is no D-Bus")
def test_the_wish_of_the_desktop_is_asked_for_and_followed() -> None:
    portal = str(Path(__file__).with_name("portal.py"))
    told = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", SCRIPT, portal],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()},
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
        check=True,
    )
    assert told.stdout.split() == ["False", "True", "False"]


@pytest.mark.parametrize("moves", [True, False])
@pytest.mark.usefixtures("qapp")
def test_without_a_bus_the_style_tells(moves: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    style = SimpleNamespace(styleHint=lambda _hint: int(moves))
    monkeypatch.setattr(QApplication, "style", lambda: style)
    wish = MotionWish()
    QApplication.processEvents()
    assert wish.still is not moves
