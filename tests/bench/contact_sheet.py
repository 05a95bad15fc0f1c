"""Draw contact sheets of all games, to look at.

    PYTHONPATH=. .venv/bin/python tests/bench/contact_sheet.py DIR

A sheet a theme of the real window: every game's smallest, default and biggest boards at the start,
in the middle and at the end of a random game. And a sheet a game and theme of the default board
under a hand: as it is, hovered, touched, refused.
"""

from __future__ import annotations

import itertools
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF, QSettings, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.application.program import Program
from desktop.board.board_view import BoardView
from desktop.settings.settings import Settings
from desktop.theme.theme import SHIPPED, Theme
from rules.games import GAMES
from rules.piece import Change
from rules.position import PLACE, Position, SpecialStep
from rules.record.game_record import GameRecord
from rules.setup import Setup

TILE_PX = 460
COLUMNS = 6
WINDOW = (1120, 780)
SETTLE_MS = 60


def setups(key: str) -> Iterator[Setup]:
    """The smallest, default and biggest board, for every number of sides."""
    game = GAMES[key]
    options = {option.key: option for option in game.options({})}
    for sides in options["sides"].values if "sides" in options else [None]:
        chosen = {} if sides is None else {"sides": sides}
        sizes = {option.key: option for option in game.options(chosen)}.get("size")
        if sizes is None:
            yield game.setup(**chosen)
        else:
            for size in (sizes.values[0], sizes.default, sizes.values[-1]):
                yield game.setup(size=size, **chosen)


def random_game(setup: Setup, turns: int, seed: int) -> GameRecord:
    """A random game of so many turns, without swaps and early passes."""
    dice = random.Random(seed)
    record = GameRecord(setup)
    record.seats = ["person", "person"]
    while not record.position.over and record.position.turn < turns:
        position = record.position.copy()
        before, turn = position.turn, []
        while not position.over and position.turn == before:
            steps = [
                s for s in position.legal_steps() if s not in (SpecialStep.SWAP, SpecialStep.PASS)
            ]
            turn.append(dice.choice(steps or [SpecialStep.PASS]))
            position.play(turn[-1])
        record.play(tuple(turn))
    return record


def played(setup: Setup, turns: int, seed: int) -> tuple[Position, tuple[Change, ...]]:
    """The position after so many random turns, and what the last one changed."""
    record = random_game(setup, turns, seed)
    node = record.node
    return record.position, record.position_at(node.parent or node).turn_changes(node.turn)


def length(setup: Setup) -> int:
    return random_game(setup, 400, 1).position.turn


def window_tiles(appearance: str) -> Iterator[QImage]:
    """The real window with every board, at the start, in the middle and at the end of a game."""
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(QSettings(f"{home}/settings.ini", QSettings.Format.IniFormat))
        settings.appearance, settings.animated = appearance, False
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
    """What a hand sees in the middle of a game: nothing yet, a hover, a touch, and a refusal."""
    setup = GAMES[key].setup()
    position, last = played(setup, length(setup) // 3, 1)
    view = BoardView()
    view.resize(TILE_PX, TILE_PX)
    view.set_game(setup, theme)
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


def hover(view: BoardView, site: int) -> None:
    at = QPointF(view.site_point(site))
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


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
