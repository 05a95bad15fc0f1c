"""How soon *My results* opens over a large library, and how long the window stands still.

    PYTHONPATH=. .venv/bin/python tests/bench/own_record.py [--games 100000]

Makes a library of so many games, whose files are empty and stand in the index as if they had been
read. Prints, for each game, the milliseconds from the command to the filled page, and the largest
gap between two ticks of a 10 ms timer meanwhile. The limits are 1,000 ms and 100 ms; with few games
it is 35 ms for the window alone.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "desktop"))
if not {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & os.environ.keys():
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication
from responsiveness import Ticks, wait
from training import own_games

from desktop.app.program import Program
from desktop.settings.settings import Settings
from rules.games import GAMES
from rules.library.library import GAMES as FOLDER
from rules.library.library import Library, _file

_BATCH = 5_000
_LONGEST_MS = 20_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    asked = parser.parse_args()
    app = QApplication([])
    app.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fill(folder, asked.games)
        measure(folder, app)


def fill(folder: Path, games: int) -> None:
    """Make a library with so many games of one's own and others."""
    library, choice = Library(folder), random.Random(1)
    batch = []
    for number, entry in enumerate(own_games(choice, games), 1):
        path = folder / FOLDER / entry.date[:7] / f"{number:06}.oddments"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        file = _file(path)
        assert file is not None
        batch.append((os.fsencode(path.relative_to(folder)), file, entry))
        if len(batch) == _BATCH or number == games:
            library._write(batch)
            batch.clear()
    print(f"{len(library)} games")
    library.close()


def measure(folder: Path, app: QApplication) -> None:
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    program = Program(Settings(store), folder)
    program.open_window().show()
    program.library.start()
    wait(3.0)  # the index is open, and the folder has been looked through
    print(f"{app.platformName()}; ms until it is shown, largest gap in ms")
    for key in [*GAMES, *GAMES]:
        program.results.close()
        app.processEvents()
        gap = Ticks()
        start = time.perf_counter()
        program.results.show(key)
        opened = time.perf_counter() - start
        shown = _wait_for(program, key, start)
        print(f"{key:10}{1000 * opened:8.1f}{shown:8.1f}{gap.largest_ms:8.1f}", flush=True)
    program.results.close()
    for window in list(program.windows):
        window.close()
    program.library.close()


def _wait_for(program: Program, key: str, start: float) -> float:
    """Wait until the results are shown, and return the milliseconds since ``start``."""
    loop = QEventLoop()
    poll = QTimer()
    window = program.results.window
    assert window is not None

    def look() -> None:
        record = window.page.record
        if record is not None and record.game == key and record.groups:
            loop.quit()

    poll.timeout.connect(look)
    poll.start(5)
    QTimer.singleShot(_LONGEST_MS, loop.quit)
    loop.exec()
    return 1000 * (time.perf_counter() - start)


if __name__ == "__main__":
    main()
