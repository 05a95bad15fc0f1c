"""Playing on the board by mouse and keys."""

from __future__ import annotations

import random

import pytest
from board_player import Player, choose, hover
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.games.themisto import ThemistoRefusalReason
from rules.games.yodd import YoddRefusalReason
from rules.position import PLACE
from rules.refusal import Refusal, RefusalReason
from rules.setup import Setup

MIDDLE, RIGHT = Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton


def test_a_click_near_a_joint_lays_the_domino_as_it_is_held(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup())
    c3, d3 = player.view.site_point(player.site("c3")), player.view.site_point(player.site("d3"))
    near_joint = QPoint((45 * c3.x() + 55 * d3.x()) // 100, c3.y())
    player.press(near_joint)
    player.press(near_joint, MIDDLE)
    player.press(near_joint)
    texts = [player.position.write((step,)) for step in player.steps]
    assert texts == ["d3c3", "c3d3"]  # the black half under the pointer, then the white one


def test_the_hand_flips_by_the_wheel_turned_or_pressed(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["yodd"].setup())
    held: list[int] = []
    player.view.hand_changed.connect(held.append)
    player.view.flip_hand()
    player.press(player.view.site_point(3), MIDDLE)
    wheel(player.view, 120)
    assert (held, player.steps) == ([1, 0, 1], [])
    player.press(QPoint(5, 5), RIGHT)
    assert held == [1, 0, 1]
    for _ in range(7):
        wheel(player.view, -30)  # a touchpad
    assert held == [1, 0, 1, 0]
    one_hand = Player(qtbot, GAMES["egotzi"].setup()).view
    one_hand.flip_hand()
    assert one_hand.hand == 0


def test_a_refusal_without_sites_flashes_where_the_click_was(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["yodd"].setup())
    player.play(player.position.read("Ba1")[0])
    player.play(player.position.parse("Ba2")[0])  # still one group, so a second would be even
    calm = player.view.grab().toImage()
    player.click(player.site("k1"), hand=0)
    assert player.refusals == [Refusal(YoddRefusalReason.EVEN, ())]
    assert player.view.grab().toImage() != calm


def wheel(view: BoardView, eighths: int) -> None:
    at, none = QPointF(20, 20), Qt.MouseButton.NoButton
    turned, plain = QPoint(0, eighths), Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, at, QPoint(), turned, none, plain, phase, False)
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.long
def test_every_refusal_is_reported_and_shown(qtbot: QtBot, default_setup: Setup) -> None:
    """All cells are clicked, again and again in a game, with every hand."""
    dice = random.Random(12)
    player = Player(qtbot, default_setup, (420, 400))
    seen = set()
    for _ in range(8):
        player.play(choose(player.position, dice))
        player.view.show_position(player.position)
        calm = player.view.grab().toImage()
        for site in range(player.position.board.site_count):
            player.click(site, hand=dice.choice(player.view.hands() or (0,)))
            for refusal in player.refusals:
                if refusal.reason not in seen:
                    seen.add(refusal.reason)
                    assert VIEWS[default_setup.game.key].sentence(refusal.reason)
                    assert player.view.grab().toImage() != calm
            player.refusals.clear()
            player.view.cancel_touches()
    assert seen or not player.position.pieces()


def test_a_refusal_marks_what_forbids_and_nothing_else(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    player.click(player.site("a4"))
    calm = player.view.grab().toImage()
    player.click(player.site("d5"))
    refused = player.view.grab().toImage()
    sites = (player.site("a4"), player.site("d5"))
    assert player.refusals == [Refusal(ThemistoRefusalReason.NOT_IN_LINE, sites)]
    for name, marked in (("a4", True), ("d5", True), ("d8", False), ("h4", False), ("e5", False)):
        point = player.view.site_point(player.site(name))
        assert (refused.pixelColor(point) != calm.pixelColor(point)) is marked


# -- by keys -------------------------------------------------------------------------------------


def press_keys(view: BoardView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


K = Qt.Key


def test_enter_and_space_act_where_the_cursor_is(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    player.view.move_cursor(7)
    press_keys(player.view, K.Key_Return)
    assert player.steps == [PLACE + 7]
    player.play(PLACE + 7)
    press_keys(player.view, K.Key_Space)
    assert player.refusals == [Refusal(RefusalReason.OCCUPIED, (7,))]


def test_the_cursor_visits_all_targets(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup(size=4))
    player.view.move_cursor(player.site("b2"))
    player.view.act_at(player.site("b2"), 1)
    seen = []
    for _ in range(5):
        player.view.move_cursor_to_target()
        seen.append(player.position.board.names[player.view.cursor_site])
    assert seen == ["c2", "b1", "b3", "a2", "c2"]
    player.view.move_cursor_to_target(back=True)
    press_keys(player.view, K.Key_Return)
    assert [player.position.write((step,)) for step in player.steps] == ["a2b2"]


def test_nothing_is_hovered_once_the_mouse_has_left_the_board(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    view = player.view
    hovered: list[int] = []
    hover(view, view.site_point(7))
    view.site_hovered.connect(hovered.append)
    with_stone = view.viewport().grab().toImage()
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert hovered == [-1]
    assert view.viewport().grab().toImage() != with_stone  # the stone that a click would place
    view.move_cursor(7)
    hovered.clear()
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert (hovered, view.cursor_site) == ([], 7)  # moved by keys, it stays
