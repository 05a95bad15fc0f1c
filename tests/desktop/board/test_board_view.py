"""Playing on the board by mouse."""

from __future__ import annotations

import random

import pytest
from board_player import Player, choose, hover
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.painting.drawing import Drawing
from desktop.theme.theme import DARK, LIGHT
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.games.themisto import ThemistoRefusalReason
from rules.games.wythe import WytheRefusalReason
from rules.games.yodd import YoddRefusalReason
from rules.position import PLACE
from rules.refusal import Refusal, RefusalReason
from rules.setup import Setup

MIDDLE, RIGHT = Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton


def test_clicks_complete_legal_steps(qtbot: QtBot, default_setup: Setup) -> None:
    dice = random.Random(11)
    player = Player(qtbot, default_setup)
    for _ in range(25):
        if player.position.over:
            break
        step = choose(player.position, dice)
        for touch in player.position.touches(step):
            player.click(touch.site, touch.hand)
        if step >= PLACE:
            assert player.steps.pop() == step
        player.play(step)
    assert not player.refusals


def test_a_click_in_the_middle_of_every_cell_touches_it(qtbot: QtBot, any_setup: Setup) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(500, 440)
    view.set_game(any_setup, LIGHT)
    hovered: list[int] = []
    view.site_hovered.connect(hovered.append)
    for site in range(any_setup.game.board(any_setup).site_count):
        hover(view, view.site_point(site))
        assert hovered[-1] == site
    view.set_game(any_setup, LIGHT)
    assert hovered[-1] == -1


@pytest.mark.parametrize("size", [(300, 300), (900, 320), (320, 900), (1600, 1500)])
def test_the_board_fits_any_window(
    qtbot: QtBot, default_setup: Setup, size: tuple[int, int]
) -> None:
    player = Player(qtbot, default_setup, size)
    seen = player.view.mapToScene(player.view.viewport().rect()).boundingRect()
    whole = player.view.sceneRect()
    assert seen.adjusted(-2, -2, 2, 2).contains(whole)
    assert min(seen.width() / whole.width(), seen.height() / whole.height()) < 1.05


def test_an_occupied_site_is_refused_and_reported(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    player.play(PLACE + 7)
    player.click(7)
    assert player.steps == []
    assert player.refusals == [Refusal(RefusalReason.OCCUPIED, (7,))]


def test_clicks_are_ignored_on_the_other_players_turn(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    player.view.show_position(player.position, interactive=False)
    player.click(7)
    assert (player.steps, player.refusals, player.view.hands()) == ([], [], ())


def test_a_click_near_a_joint_lays_the_domino_as_it_is_held(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup())
    c3, d3 = player.view.site_point(player.site("c3")), player.view.site_point(player.site("d3"))
    near_joint = QPoint((45 * c3.x() + 55 * d3.x()) // 100, c3.y())
    player.press(near_joint)
    player.press(near_joint, MIDDLE)
    player.press(near_joint)
    texts = [player.position.write((step,)) for step in player.steps]
    assert texts == ["d3c3", "c3d3"]  # the black half under the pointer, then the white one


def test_on_stacks_the_halves_swap_as_needed(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup())
    for text in ("c3d3", "e3f3"):
        player.play(player.position.read(text)[0])
    player.click(player.site("d3"), hand=1)  # white is up: only the black half can lie here
    player.click(player.site("e3"))
    assert not player.refusals
    assert [player.position.write((step,)) for step in player.steps] == ["d3e3"]
    assert player.view.hand == 1


def test_the_reason_against_a_domino_is_reported(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup())
    for text in ("c3d3", "d4e4"):
        player.play(player.position.read(text)[0])
    player.click(player.site("d3"), hand=0)
    player.click(player.site("c3"))
    assert player.refusals == [
        Refusal(WytheRefusalReason.WHOLE_PIECE, (player.site("d3"), player.site("c3")))
    ]
    assert not player.steps


def test_a_disc_is_released_by_another_click_or_by_escape(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    a4, a5, b4 = player.site("a4"), player.site("a5"), player.site("b4")
    player.click(a4)
    player.click(a4)
    player.click(b4)
    assert player.steps == []  # nothing was held
    player.click(a4)
    QTest.keyClick(player.view, Qt.Key.Key_Escape)
    assert not player.view.cancel_touches()
    player.click(a4)
    player.click(a5)  # another disc instead
    player.click(player.site("b5"))
    assert [player.position.write((step,)) for step in player.steps] == ["a5-b5"]


def test_the_hand_flips_by_the_wheel_turned_or_pressed(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["yodd"].setup())
    held: list[int] = []
    player.view.hand_changed.connect(held.append)
    player.view.flip_hand()
    player.press(QPoint(5, 5), MIDDLE)
    wheel(player.view, 120)
    assert held == [1, 0, 1]
    player.press(QPoint(5, 5), RIGHT)
    assert held == [1, 0, 1]
    for _ in range(7):
        wheel(player.view, -30)  # a touchpad
    assert held == [1, 0, 1, 0]


def test_a_game_with_one_hand_has_nothing_to_flip(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["egotzi"].setup())
    player.view.flip_hand()
    assert player.view.hand == 0


def test_the_stone_is_placed_in_the_colour_held(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["yodd"].setup())
    player.click(3, hand=1)
    assert player.position.write(tuple(player.steps)) == "Wa4"


def test_marks_change_the_picture(qtbot: QtBot, default_setup: Setup) -> None:
    player = Player(qtbot, default_setup)
    player.play(choose(player.position, random.Random(5)))
    plain = player.view.grab().toImage()
    step = choose(player.position, random.Random(6))
    touches = player.position.touches(step)
    player.view.set_hand(touches[0].hand)
    hover(player.view, player.view.site_point(touches[0].site))
    preview = player.view.grab().toImage()
    assert preview != plain
    player.view.show_position(player.position, interactive=False)
    assert player.view.grab().toImage() not in (plain, preview)
    player.view.set_theme(DARK)
    assert player.view.grab().toImage().pixelColor(1, 1).name().upper() == DARK.background


def test_a_refusal_flashes_and_fades(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    player.play(PLACE + 7)
    calm = player.view.grab().toImage()
    player.click(7)
    assert player.view.grab().toImage() != calm
    qtbot.waitUntil(lambda: player.view.grab().toImage() == calm, timeout=3000)


def test_wythe_may_be_drawn_flat(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup())
    player.play(player.position.read("c3d3")[0])
    deep = player.view.grab().toImage()
    lifted = player.view.site_point(player.site("c3"))
    player.view.set_drawing(Drawing(flat=True))
    assert player.view.grab().toImage() != deep
    assert player.view.site_point(player.site("c3")).y() > lifted.y()
    player.view.set_drawing(Drawing())
    assert player.view.grab().toImage() == deep


def test_a_refusal_without_sites_flashes_where_the_click_was(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["yodd"].setup())
    player.play(player.position.read("Ba1")[0])
    player.play(player.position.parse("Ba2")[0])  # still one group, so a second would be even
    calm = player.view.grab().toImage()
    player.click(player.site("k1"), hand=0)
    assert player.refusals == [Refusal(YoddRefusalReason.EVEN, ())]
    assert player.view.grab().toImage() != calm


def test_pointing_at_a_stone_shows_its_group(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    for name in ("c1", "f1", "c2", "a1"):
        player.play(PLACE + player.site(name))
    c1, c2, f1 = (player.site(name) for name in ("c1", "c2", "f1"))
    scene = player.view.scene()
    assert isinstance(scene, BoardScene)
    assert set(scene.group_at(c1)) == {c1, c2}
    assert scene.group_at(f1) == (f1,)
    assert scene.group_at(player.site("f3")) == ()
    calm = player.view.grab().toImage()
    hover(player.view, player.view.site_point(c1))
    one = player.view.grab().toImage()
    hover(player.view, player.view.site_point(c2))
    assert player.view.grab().toImage() == one != calm


def wheel(view: BoardView, eighths: int) -> None:
    at, none = QPointF(20, 20), Qt.MouseButton.NoButton
    turned, plain = QPoint(0, eighths), Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, at, QPoint(), turned, none, plain, phase, False)
    QApplication.sendEvent(view.viewport(), event)


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


def test_the_first_key_shows_the_cursor_in_the_middle(qtbot: QtBot, default_setup: Setup) -> None:
    view = Player(qtbot, default_setup).view
    moved: list[int] = []
    view.cursor_moved.connect(moved.append)
    calm = view.grab().toImage()
    assert view.cursor_site == -1
    press_keys(view, K.Key_Up)
    at = view.cursor_site
    assert (view.site_point(at) - view.viewport().rect().center()).manhattanLength() < 80
    assert view.grab().toImage() != calm
    press_keys(view, K.Key_Up)
    assert view.site_point(view.cursor_site).y() < view.site_point(at).y()
    assert moved == [at, view.cursor_site]


def test_the_mouse_hides_the_cursor_and_keys_bring_it_back_there(qtbot: QtBot) -> None:
    view = Player(qtbot, GAMES["egotzi"].setup()).view
    view.move_cursor(9)
    moved: list[int] = []
    view.cursor_moved.connect(moved.append)
    hover(view, view.site_point(3))
    assert view.cursor_site == -1
    hover(view, view.site_point(3))
    press_keys(view, K.Key_Return)  # nothing is played where nothing was seen
    assert moved == [-1, 3]
    hover(view, view.site_point(3))  # the mouse lies where it lay
    assert view.cursor_site == 3


def test_focus_by_tab_shows_the_cursor_and_its_loss_hides_it(qtbot: QtBot) -> None:
    view = Player(qtbot, GAMES["egotzi"].setup()).view
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.cursor_site >= 0
    view.clearFocus()
    assert view.cursor_site == -1


def test_enter_and_space_act_where_the_cursor_is(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    player.view.move_cursor(7)
    press_keys(player.view, K.Key_Return)
    assert player.steps == [PLACE + 7]
    player.play(PLACE + 7)
    press_keys(player.view, K.Key_Space)
    assert player.refusals == [Refusal(RefusalReason.OCCUPIED, (7,))]


def test_a_disc_slides_by_keys_and_is_released_by_escape(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    player.view.move_cursor(player.site("a4"))
    press_keys(player.view, K.Key_Space, K.Key_Escape)
    assert not player.view.cancel_touches()
    press_keys(player.view, K.Key_Space)
    player.view.move_cursor_to_target()
    target = player.view.cursor_site
    press_keys(player.view, K.Key_Space)
    (step,) = player.steps
    assert [t.site for t in player.position.touches(step)] == [player.site("a4"), target]


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


def test_a_cursor_moved_by_keys_stays_when_the_mouse_leaves(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    view = player.view
    hovered: list[int] = []
    view.move_cursor(7)
    view.site_hovered.connect(hovered.append)
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert hovered == []
    assert view.cursor_site == 7
