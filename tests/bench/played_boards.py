"""Boards of all sizes with random games on them, and a mouse over a cell."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.board.board_view import BoardView
from rules.games import GAMES
from rules.piece import Change
from rules.position import Position, SpecialStep
from rules.record.game_record import GameRecord
from rules.setup import Setup


def setups(key: str) -> Iterator[Setup]:
    """Yield the smallest, default and biggest board, for every number of sides."""
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
    """Return a random game of so many turns, without swaps and early passes."""
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
    """Return the position after so many random turns, and what the last one changed."""
    record = random_game(setup, turns, seed)
    node = record.node
    return record.position, record.position_at(node.parent or node).turn_changes(node.turn)


def length(setup: Setup) -> int:
    return random_game(setup, 400, 1).position.turn


def hover(view: BoardView, site: int) -> None:
    at = QPointF(view.site_point(site))
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)
