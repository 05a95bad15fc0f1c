"""Draw contact sheets of all games, to look at.

    PYTHONPATH=. .venv/bin/python tests/pictures/contact_sheet.py DIR

A sheet a theme of the real window: every game's smallest, default and biggest boards at the start,
in the middle and at the end of a random game. And a sheet a game and theme of the default board
under a hand: as it is, hovered, touched, refused.
"""

import itertools
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))

from played_boards import hover, length, played, random_game, setups
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.program import Program
from desktop.board.board_view import BoardView
from desktop.settings.settings import Settings
from desktop.theme.themes import SHIPPED, UI_THEME, Theme
from rules.games import GAMES
from rules.position import PLACE

TILE_PX = 460
COLUMNS = 6
WINDOW = (1120, 780)
SETTLE_MS = 60


def window_tiles(appearance: str) -> Iterator[QImage]:
    """Yield the window with every board, at the start, in the middle and at the end of a game."""
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(QSettings(f"{home}/settings.ini", QSettings.Format.IniFormat))
        settings.theme, settings.animated = appearance, False
        window = Program(settings, Path(home)).open_window()
        window.resize(*WINDOW)
        window.show()
        for setup in itertools.chain.from_iterable(setups(key) for key in GAMES):
            record = random_game(setup, 400, 1)
            whole = record.line
            for node in (record.root, whole[len(whole) // 2], whole[-1]):
                record.go_to(node)
                window.play(record)
                QTest.qWait(SETTLE_MS)
                picture = window.grab().toImage()
                yield picture.scaledToWidth(TILE_PX, Qt.TransformationMode.SmoothTransformation)
        window.close()


def hand_tiles(key: str, theme: Theme) -> Iterator[QImage]:
    """Yield a board in the middle of a game: untouched, with a hover, a touch and a refusal."""
    setup = GAMES[key].setup()
    position, last = played(setup, length(setup) // 3, 1)
    view = BoardView()
    view.resize(TILE_PX, TILE_PX)
    UI_THEME.set_theme(theme)
    view.set_game(setup)
    view.show()
    for state in range(4):
        view.show_position(position, last=last)
        step = [s for s in position.legal_steps() if s >= PLACE][7 * state]
        touches = position.touches(step)
        if state == 1:
            hover(view, touches[0].site)
        if state == 2:
            press(view, touches[0].site)
            hover(view, touches[-1].site)
        if state == 3:
            press(view, position.pieces()[-1].site)
            press(view, position.pieces()[0].site)
        yield view.grab().toImage()


def press(view: BoardView, site: int) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.site_point(site))


def sheet(tiles: list[QImage], columns: int, theme: Theme, path: Path) -> None:
    width, height = tiles[0].width(), tiles[0].height()
    rows = -(-len(tiles) // columns)
    image = QImage(columns * width, rows * height, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.background))
    painter = QPainter(image)
    for i, tile in enumerate(tiles):
        painter.drawImage(i % columns * width, i // columns * height, tile)
    painter.end()
    image.save(str(path))


def main(folder: Path) -> None:
    application = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for name, theme in SHIPPED.items():
        sheet(list(window_tiles(name)), COLUMNS, theme, folder / f"{name}.png")
        for key in GAMES:
            sheet(list(hand_tiles(key, theme)), 2, theme, folder / f"{key}_hand_{name}.png")
    print(f"wrote contact sheets to {folder}")
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]))
