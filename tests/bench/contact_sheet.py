"""Draw contact sheets of all games, to look at.

    PYTHONPATH=. .venv/bin/python tests/bench/contact_sheet.py DIR

For every game its smallest, default and biggest boards at the start, in the middle and at the end
of a random game, and boards under a hand: touched, hovered, refused. Each in every theme.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board_view import BoardView
from desktop.picture import board_picture
from desktop.theme import SHIPPED, Theme
from rules.games import GAMES
from rules.position import PLACE, Button, Change, Position
from rules.setup import Setup

TILE_PX = 460


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


def played(setup: Setup, turns: int, seed: int) -> tuple[Position, tuple[Change, ...]]:
    """A random game of so many turns, without swaps and early passes, and its last changes."""
    dice = random.Random(seed)
    position = setup.start()
    last: tuple[Change, ...] = ()
    while not position.over and position.turn < turns:
        turn = position.turn
        changes: tuple[Change, ...] = ()
        while not position.over and position.turn == turn:
            steps = [s for s in position.legal_steps() if s not in (Button.SWAP, Button.PASS)]
            step = dice.choice(steps or [Button.PASS])
            changes += position.change(step)
            position.play(step)
        last = changes
    return position, last


def length(setup: Setup) -> int:
    return played(setup, 400, 1)[0].turn


def game_tiles(key: str, theme: Theme) -> Iterator[QImage]:
    for setup in setups(key):
        whole = length(setup)
        for turns in (1, whole // 2, whole):
            position, last = played(setup, turns, 1)
            yield board_picture(position, TILE_PX, theme, last=last)


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
    rows = -(-len(tiles) // columns)
    image = QImage(columns * TILE_PX, rows * TILE_PX, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.background))
    painter = QPainter(image)
    for i, tile in enumerate(tiles):
        painter.drawImage(i % columns * TILE_PX, i // columns * TILE_PX, tile)
    painter.end()
    image.save(str(path))


def main(folder: Path) -> None:
    application = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for name, theme in SHIPPED.items():
        for key in GAMES:
            sheet(list(game_tiles(key, theme)), 3, theme, folder / f"{key}_{name}.png")
            sheet(list(hand_tiles(key, theme)), 2, theme, folder / f"{key}_hand_{name}.png")
    print(f"wrote contact sheets to {folder}")
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]))
