"""Take pictures of the real window with every game in the middle and at its end.

    PYTHONPATH=. .venv/bin/python tests/pictures/window_pictures.py DIR [GAME ...]
    PYTHONPATH=. .venv/bin/python tests/pictures/window_pictures.py --readme

The engine plays both colours, the same in every run; each picture is taken in every theme. With
``--readme`` it makes the pictures of the README instead: docs/pictures/GAME.png, small windows in
the light theme, with a palette.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.program import Program
from desktop.services.languages import SOURCE, UI_LANGUAGE
from desktop.settings.settings import Settings
from desktop.theme.themes import SHIPPED
from desktop.theme.typeface import use_typeface
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.record.game_record import GameRecord

SIZE = (1280, 860)
README_SIZE = (900, 710)
README_FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
README_THEME = "light"
COLOURS = 72  # of a picture in the README
SETTLE_MS = 1200  # until animations are over


def played(key: str) -> GameRecord:
    """Return a whole game of the engine against itself."""
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


def take(record: GameRecord, file: Path, appearance: str, size: tuple[int, int] = SIZE) -> None:
    """Take a picture of a window that shows the record's current position."""
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(QSettings(f"{home}/settings.ini", QSettings.Format.IniFormat))
        settings.theme = appearance
        program = Program(settings, Path(home))
        window = program.open_window()
        window.resize(*size)
        window.show()
        window.play(record)
        QTest.qWait(SETTLE_MS)
        window.grab().save(str(file))
        window.close()


def shrink(file: Path) -> None:
    """Write a picture again, with a palette: a third of the size, and no difference to be seen."""
    with Image.open(file) as picture:
        plain = Image.Dither.NONE
        whole = picture.convert("RGB").quantize(2 * COLOURS, kmeans=4, dither=plain)
        # of these, rare ones too: those of marks, among all the browns of wood
        rare = Image.Quantize.MAXCOVERAGE
        small = whole.convert("RGB").quantize(COLOURS, method=rare, dither=plain)
    small.save(file, optimize=True)


def take_for_readme(keys: list[str]) -> None:
    README_FOLDER.mkdir(exist_ok=True)
    for key in keys:
        record = played(key)
        record.remove(record.line[3 * len(record.line) // 5])  # a game that is on
        file = README_FOLDER / f"{key}.png"
        take(record, file, README_THEME, README_SIZE)
        shrink(file)


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of the real window.")
    parser.add_argument("--readme", action="store_true", help="the pictures of the README")
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    wanted = parser.parse_args()
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    use_typeface()
    UI_LANGUAGE.set_language(SOURCE)
    if wanted.readme:
        take_for_readme(list(GAMES))
        return
    if wanted.folder is None:
        parser.error("name a folder, or say --readme")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for key in wanted.games or list(GAMES):
        record = played(key)
        end = record.node
        middle = record.line[3 * len(record.line) // 5]
        for node, moment in ((middle, "middle"), (end, "end")):
            record.go_to(node)
            for appearance in SHIPPED:
                file = wanted.folder / f"{key}-{moment}-{appearance}.png"
                take(record, file, appearance)


if __name__ == "__main__":
    main()
