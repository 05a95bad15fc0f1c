"""Animations on the board: they end, can be cut short, and can be switched off."""

from __future__ import annotations

import functools
import gc
import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.looks.theme import LIGHT
from rules.games import GAMES
from rules.piece import Change
from rules.position import PLACE, Position
from rules.setup import Setup


def board(qtbot: QtBot, setup: Setup, *, animated: bool) -> BoardView:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(400, 400)
    view.set_game(setup, LIGHT)
    with qtbot.waitExposed(view):
        view.show()
    view.set_animated(animated)
    return view


def picture(view: BoardView) -> QImage:
    return view.grab().toImage()


def looks_like(view: BoardView, goal: QImage) -> bool:
    return picture(view) == goal


def game(setup: Setup) -> tuple[Position, Position, tuple[Change, ...]]:
    """A position in a game, the next one and what the step between them did."""
    dice = random.Random(4)
    position = setup.start()
    for _ in range(9):
        by_hand = [step for step in position.legal_steps() if step >= PLACE]
        position.play(dice.choice(by_hand or position.legal_steps()))
    step = next(s for s in position.legal_steps() if position.change(s))
    after = position.copy()
    after.play(step)
    return position, after, position.change(step)


def test_a_step_and_its_undo_end_as_if_they_had_not_been_animated(
    qtbot: QtBot, usual_setup: Setup
) -> None:
    before, after, last = game(usual_setup)
    still = board(qtbot, usual_setup, animated=False)
    lively = board(qtbot, usual_setup, animated=True)
    for view in (still, lively):
        view.show_position(before, interactive=False)
    first = picture(still)
    assert picture(lively) == first  # a board is not built up piece by piece
    for position, marks in ((after, last), (before, ())):
        still.show_position(position, last=marks, interactive=False)
        lively.show_position(position, last=marks, interactive=False)
        goal = picture(still)
        assert picture(lively) != goal
        qtbot.waitUntil(functools.partial(looks_like, lively, goal), timeout=2000)


def test_a_piece_on_its_way_is_not_yet_where_it_goes(qtbot: QtBot, usual_setup: Setup) -> None:
    before, after, last = game(usual_setup)
    view = board(qtbot, usual_setup, animated=True)
    view.show_position(before, interactive=False)
    goals = [view.site_point(change.piece.site) for change in last if change.piece.level == 0]
    empty = [picture(view).pixel(point) for point in goals]
    view.show_position(after, last=last, interactive=False)
    assert [picture(view).pixel(point) for point in goals] == empty


def test_the_next_position_cuts_an_animation_short(qtbot: QtBot, usual_setup: Setup) -> None:
    before, after, last = game(usual_setup)
    view = board(qtbot, usual_setup, animated=True)
    view.show_position(before)
    view.show_position(after, last=last)
    view.set_animated(False)
    cut = picture(view)
    view.show_position(after, last=last)
    assert picture(view) == cut


def test_one_may_click_while_pieces_move(qtbot: QtBot) -> None:
    setup = GAMES["egotzi"].setup()
    view = board(qtbot, setup, animated=True)
    position = setup.start()
    view.show_position(position)
    after = position.copy()
    after.play(PLACE + 3)
    view.show_position(after, last=position.change(PLACE + 3))
    with qtbot.waitSignal(view.step_chosen, timeout=100) as chosen:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.site_point(20))
    assert chosen.args == [PLACE + 20]


def test_another_game_may_begin_while_pieces_move(qtbot: QtBot) -> None:
    view = board(qtbot, GAMES["wythe"].setup(), animated=True)
    for _ in range(3):
        for one in GAMES.values():
            setup = one.setup()
            before, after, last = game(setup)
            view.set_game(setup, LIGHT)
            view.set_animated(True)
            view.show_position(before)
            view.show_position(after, last=last)
            gc.collect()
            QTest.qWait(5)
    still = board(qtbot, setup, animated=False)
    still.show_position(after, last=last)
    qtbot.waitUntil(functools.partial(looks_like, view, picture(still)))
