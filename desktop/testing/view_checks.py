"""Checks of how a game looks: every board is painted, in every orientation, and a whole game."""

from __future__ import annotations

import functools
import os
import random
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from desktop.board.board_scene import BoardScene
from desktop.board.picture import board_for_paper
from desktop.game.players import Human
from desktop.painting.drawing import Drawing, Numbers
from desktop.painting.orientation import UPRIGHT, Orientation
from desktop.start.new_game_page import NewGamePage
from desktop.start.size_words import with_length
from desktop.theme.theme import SHIPPED
from desktop.views.game_views import VIEWS
from rules.piece import Change
from rules.setup import Game, Setup

_SIZE_PX = 160


def boards_of(game: Game) -> list[Setup]:
    """Return a setup for every board of a game, which its first two options decide."""
    found: dict[tuple[str, ...], Setup] = {}
    for chosen in _choices(game, {}, 2):
        setup = game.setup(**chosen)
        found.setdefault(tuple(game.board(setup).names), setup)
    return list(found.values())


def it_is_painted(setup: Setup) -> None:
    """Check that a position in the middle of a game is painted, upright and turned."""
    position = setup.start()
    _value, trace = position.random_playout(1)
    last: tuple[Change, ...] = ()
    for step, _player in trace[: len(trace) // 2]:
        if not position.over:
            last = position.change(step)
            position.play(step)
    for orientation in (UPRIGHT, UPRIGHT.rotated(1).flipped()):
        with _scene(setup, orientation) as scene:
            scene.show_position(position, last)
            _paint(scene)


def the_view_is_that_of_the_game(game: Game) -> None:
    assert VIEWS[game.key].key == game.key, f"the view has the key {VIEWS[game.key].key}"


def every_orientation_is_painted(game: Game) -> None:
    setup = game.small_setup()
    for sectors in range(setup.start().board.side_count or 1):
        for orientation in (UPRIGHT.rotated(sectors), UPRIGHT.rotated(sectors).flipped()):
            with _scene(setup, orientation) as scene:
                _paint(scene)


def a_whole_game_is_painted(game: Game) -> None:
    """Check moves, the count and the end, each also said in words."""
    view, rng = VIEWS[game.key], random.Random(1)
    position = game.small_setup().start()
    with _scene(position.setup, UPRIGHT) as scene:
        while not position.over:
            assert view.task_for(position), "there is no task for a turn"
            turn = rng.choice(list(position.legal_turns()))
            assert view.turn_text(position, turn), "a turn has no words"
            changes = position.turn_changes(turn)
            position.play_turn(turn)
            scene.show_position(position, changes)
            _paint(scene)
        outcome = position.outcome()
        assert outcome is not None
        assert view.end_reason(outcome, position), f"nothing is said about {outcome}"
        for step in position.count_steps():
            assert view.count_sentence(position, step), f"nothing is said about {step}"
            scene.show_count(step)
            _paint(scene)


def a_new_game_can_be_chosen(game: Game) -> None:
    """Check the page of New game, with its goal and with each size that has a word."""
    _application()
    page = NewGamePage(game.setup(), (Human(), Human()), SHIPPED["light"])
    for length in range(3):
        with_length(page.setup, length).start()
    page.deleteLater()


OF_A_VIEW = (
    the_view_is_that_of_the_game,
    every_orientation_is_painted,
    a_whole_game_is_painted,
    a_new_game_can_be_chosen,
)
OF_A_BOARD = (it_is_painted,)


def _choices(game: Game, chosen: dict[str, Any], more: int) -> Iterator[dict[str, Any]]:
    """Yield all values of this many more options."""
    undecided = [each for each in game.options(chosen) if each.key not in chosen]
    if not undecided or not more:
        yield chosen
        return
    for value in undecided[0].values:
        yield from _choices(game, {**chosen, undecided[0].key: value}, more - 1)


@functools.cache
def _application() -> QCoreApplication:
    """Return the application that Qt needs for painting, without a screen if there is none yet."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication.instance() or QApplication([])


def _scene(setup: Setup, orientation: Orientation) -> AbstractContextManager[BoardScene]:
    """Return an empty board."""
    _application()
    drawing = Drawing(orientation=orientation, numbers=Numbers.ALL, groups=True)
    return board_for_paper(setup, SHIPPED["light"], drawing)


def _paint(scene: BoardScene) -> None:
    """Paint what is visible, item by item: no error may pass through Qt, which would crash."""
    image = QImage(_SIZE_PX, _SIZE_PX, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    try:
        painter.setWindow(scene.sceneRect().toAlignedRect())
        for item in scene.items(Qt.SortOrder.AscendingOrder):
            if item.isVisible():
                item.paint(painter, QStyleOptionGraphicsItem())
    finally:
        painter.end()
