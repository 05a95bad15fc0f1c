"""Take pictures of the real window with every game in the middle and at its end.

    PYTHONPATH=. .venv/bin/python tests/pictures/window_pictures.py DIR [GAME ...]

The engine plays both sides, the same in every run; each picture is taken in every theme. The
picture in the README, docs/window.png, is ``wythe-middle-light.png``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.application.program import Program
from desktop.settings.settings import Settings
from desktop.theme.theme import SHIPPED
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.record.game_record import GameRecord

SIZE = (1280, 860)
SETTLE_MS = 1200  # until animations are over


def played(key: str) -> GameRecord:
    """A whole game of the engine against itself."""
    record = GameRecord(GAMES[key].setup())
    record.seats = ["person", "person"]
    engine = Engine()
    while record.outcome is None:
        # a weaker first player, so that not all games end alike
        simulations = 150 if record.position.player == 0 else 400
        limits = Limits(simulations=simulations, seed=len(record.line))
        turn = engine.search(record.setup.start(), [n.turn for n in record.line], limits).best
        record.play(turn)
    return record


def take(record: GameRecord, name: str, appearance: str, folder: Path) -> None:
    """One picture of a window that shows the record's current position."""
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(QSettings(f"{home}/settings.ini", QSettings.Format.IniFormat))
        settings.theme = appearance
        program = Program(settings, Path(home))
        window = program.open_window()
        window.resize(*SIZE)
        window.show()
        window.play(record)
        QTest.qWait(SETTLE_MS)
        window.grab().save(str(folder / f"{name}-{appearance}.png"))
        window.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of the real window.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    for key in wanted.games or list(GAMES):
        record = played(key)
        end = record.node
        middle = record.line[3 * len(record.line) // 5]
        for node, moment in ((middle, "middle"), (end, "end")):
            record.go_to(node)
            for appearance in SHIPPED:
                take(record, f"{key}-{moment}", appearance, wanted.folder)


if __name__ == "__main__":
    main()
