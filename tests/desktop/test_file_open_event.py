"""A saved game that is double-clicked on macOS comes as an event of Qt's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

ROOT = Path(__file__).parents[2]
_RUN = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QSettings, QTimer
from PySide6.QtGui import QFileOpenEvent
from desktop.application.app import Application
from desktop.application.program import Program
from desktop.settings.settings import Settings
from desktop.application.single_instance import SingleInstance

folder = Path(sys.argv[1])
app = Application([])
app.sendEvent(app, QFileOpenEvent(sys.argv[2]))  # too early: nothing happens
store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
program = Program(Settings(store), folder)
app.connect_program(program, SingleInstance(folder))
for file in sys.argv[2:]:
    QCoreApplication.postEvent(app, QFileOpenEvent(file))


def look():
    names = [window.path.name for window in program.windows if window.path]
    if len(names) == 2:
        print(*names)
        app.exit()


clock = QTimer(app, interval=10)
clock.timeout.connect(look)
clock.start()
app.exec()
for window in program.windows:
    window.stop_engine()
program.library.close()
"""


def test_files_open_in_windows(tmp_path: Path) -> None:
    files = [tmp_path / "first game.oddments", tmp_path / "second.oddments"]
    for file in files:
        save(GameRecord(GAMES["yodd"].setup()), file)
    (tmp_path / "state").mkdir()
    command = [sys.executable, "-c", _RUN, str(tmp_path / "state"), *map(str, files)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "first game.oddments second.oddments"
