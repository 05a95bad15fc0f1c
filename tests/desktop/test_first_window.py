"""What the first window does not import, so that it appears at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

LATER = (
    "numpy",
    "shapely",
    "sqlite3",
    "fsrs",
    "desktop.painting.canvas",
    "desktop.tree.branches",
    "desktop.play.game_page",
)

# prints what is imported when the window is painted first, and when the boards are
CHILD = f"""
import sys
from PySide6.QtCore import QEvent, QTimer
import PySide6.QtWidgets as widgets
from desktop.board.board_thumbnail import BoardThumbnail

class Watched(widgets.QApplication):
    def __init__(self, arguments):
        super().__init__(arguments)
        self.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, BoardThumbnail):
            print(*set({LATER!r}) & sys.modules.keys(), sep=",", flush=True)
            if watched._image is not None:
                QTimer.singleShot(0, self.closeAllWindows)
        return False

widgets.QApplication = Watched
from desktop.__main__ import main
sys.exit(main([]))
"""


def test_the_first_window_waits_for_no_board(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    imported = done.stdout.splitlines()
    assert imported[0] == ""
    assert {"numpy", "shapely"} <= set(imported[-1].split(","))
