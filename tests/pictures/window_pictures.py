"""Take pictures of the real window with every game in the middle, at its end, and in a review.

    PYTHONPATH=. .venv/bin/python tests/pictures/window_pictures.py DIR [GAME ...]
    … DIR --sizes 800x600,1600x1000 --scales 100,200 --themes light,dark --scenes new,review
    PYTHONPATH=. .venv/bin/python tests/pictures/window_pictures.py --readme

The engine plays both colours, the same in every run; each picture is taken in every theme. With
``--readme`` it makes the pictures of the README instead: docs/pictures/GAME.png, small windows in
the light theme, with a palette.
"""

import argparse
import itertools
import sys
import tempfile
from pathlib import Path
from typing import cast

from PIL import Image
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.program import Program
from desktop.pages.game_page import GamePage
from desktop.services.languages import SOURCE, UI_LANGUAGE
from desktop.settings.settings import Settings
from desktop.theme.themes import SHIPPED
from desktop.theme.typeface import use_typeface
from desktop.window.flows import NewGameFlow
from desktop.window.window_actions import WindowActions
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.record.game_record import GameRecord
from rules.review.accuracy import shown_review
from rules.review.game_review import review_moves
from rules.review.move_review import LINE_TURNS, Verdict, write_move_review
from rules.review.reasons import find_reason

SIZE = (1280, 860)
README_SIZE = (900, 710)
README_FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
README_THEME = "light"
COLOURS = 72  # of a picture in the README
SETTLE_MS = 1200  # until animations are over
REVIEWED = 2000  # simulations a move


SCENES = ("start", "new", "middle", "end", "review", "puzzle", "library")


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


def review(record: GameRecord) -> None:
    """Write the review of a game into it, and go to its worst move that has a reason."""
    line = record.line
    turns = [node.turn for node in line]
    found = review_moves(record.setup.start(), turns, REVIEWED)
    for at, node in enumerate(line):
        write_move_review(record, node, found[at], REVIEWED)
    positions = [record.position_at(node.parent or node) for node in line]

    def value(at: int) -> tuple[bool, float]:
        near = [found.get(one) for one in range(at, at + LINE_TURNS)]
        is_bad = shown_review(found[at], record.setup).verdict is not Verdict.NONE
        return is_bad and find_reason(positions[at], near) is not None, found[at].loss

    record.go_to(line[max(found, key=value)])


def take(
    record: GameRecord | None,
    file: Path,
    appearance: str,
    size: tuple[int, int] = SIZE,
    scale: float = 1.0,
    scene: str = "middle",
) -> None:
    """Take a picture of a window that shows the record's current position, or another scene."""
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(QSettings(f"{home}/settings.ini", QSettings.Format.IniFormat))
        settings.theme, settings.zoom = appearance, scale
        program = Program(settings, Path(home))
        window = program.open_window()
        window.resize(*size)
        window.show()
        shown: QWidget = window
        if record is not None:
            window.play(record)
            if scene == "review":
                cast(GamePage, window.page).review.switch(on=True)
        elif scene == "new":
            cast(NewGameFlow, window.findChild(NewGameFlow)).ask(GAMES["wythe"])
        elif scene == "puzzle":
            cast(WindowActions, window.findChild(WindowActions)).by_id["learn.puzzles"].trigger()
        elif scene == "library":
            program.library.show()
            shown = cast(QWidget, program.library.window)
            shown.resize(*size)
        QTest.qWait(SETTLE_MS)
        shown.grab().save(str(file))
        shown.close()
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


def listed(text: str) -> list[str]:
    return text.split(",")


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of the real window.")
    parser.add_argument("--readme", action="store_true", help="the pictures of the README")
    parser.add_argument("--sizes", type=listed, default=["x".join(map(str, SIZE))])
    parser.add_argument("--scales", type=listed, default=["100"], help="of text, in per cent")
    parser.add_argument("--themes", type=listed, default=list(SHIPPED))
    parser.add_argument("--scenes", type=listed, default=["middle", "end"], help=", ".join(SCENES))
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    wanted = parser.parse_intermixed_args()
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
    looks = list(itertools.product(wanted.themes, wanted.sizes, wanted.scales))

    def take_all(record: GameRecord | None, name: str, scene: str) -> None:
        for theme, size, scale in looks:
            file = wanted.folder / f"{name}-{scene}-{theme}-{size}-{scale}.png"
            width, height = map(int, size.split("x"))
            take(record, file, theme, (width, height), int(scale) / 100, scene)

    for key in wanted.games or list(GAMES):
        if not {"middle", "end", "review"}.isdisjoint(wanted.scenes):
            record = played(key)
            end, middle = record.node, record.line[3 * len(record.line) // 5]
            for scene, node in (("middle", middle), ("end", end), ("review", end)):
                record.go_to(node)
                if scene == "review" and scene in wanted.scenes:
                    review(record)
                if scene in wanted.scenes:
                    take_all(record, key, scene)
    for scene in ("start", "new", "puzzle", "library"):
        if scene in wanted.scenes:
            take_all(None, "window", scene)


if __name__ == "__main__":
    main()
