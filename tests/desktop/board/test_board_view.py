"""Playing on the board by mouse and keys, by clicks and by dragging."""

import random

import pytest
from board_player import LEFT, Player, drag, hover, move_held, player_of, scene
from drawn_shapes import drawn_marks
from driving import small
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.board_items import OVER, LayerItem, SiteItem
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from rules.games import GAMES
from rules.games.themisto import ThemistoRefusalReason
from rules.games.yodd import YoddRefusalReason
from rules.piece import Touch
from rules.position import PLACE
from rules.refusal import Refusal
from rules.setup import Setup

K = Qt.Key
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
    player.view.input.hand_changed.connect(held.append)
    player.view.input.flip_hand()
    player.press(player.view.site_point(3), MIDDLE)
    wheel(player.view, 120)
    assert (held, player.steps) == ([1, 0, 1], [])
    player.press(QPoint(5, 5), RIGHT)
    assert held == [1, 0, 1]
    for _ in range(7):
        wheel(player.view, -30)  # a touchpad
    assert held == [1, 0, 1, 0]
    one_hand = Player(qtbot, GAMES["egotzi"].setup()).view
    one_hand.input.flip_hand()
    assert one_hand.input.hand == 0


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


def test_the_cursor_visits_all_targets(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup(size=4))
    player.view.move_cursor(player.site("b2"))
    player.view.input.set_hand(1)
    player.view.input.click((player.site("b2"),))
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


# -- keys and focus ------------------------------------------------------------------------------


def press_key(view: BoardView, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> bool:
    """Press a key. Returns whether the board accepted it."""
    held = Qt.KeyboardModifier.NoModifier if modifiers is None else modifiers
    event = QKeyEvent(QEvent.Type.KeyPress, key, held)
    event.accept()
    QApplication.sendEvent(view, event)
    return event.isAccepted()


def test_the_board_accepts_its_keys_and_leaves_others_to_the_window(qtbot: QtBot) -> None:
    player = player_of(qtbot, "themisto")
    view = player.view
    for key in (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Home, K.Key_End):
        assert press_key(view, key)
    control, shift, keypad = (
        Qt.KeyboardModifier.ControlModifier,
        Qt.KeyboardModifier.ShiftModifier,
        Qt.KeyboardModifier.KeypadModifier,
    )
    at = view.cursor_site
    for modifiers in (control, shift, control | keypad):
        assert not press_key(view, K.Key_Left, modifiers)
        assert not press_key(view, K.Key_Return, modifiers)
    assert view.cursor_site == at
    assert press_key(view, K.Key_Left, keypad)
    assert view.cursor_site != at
    assert not press_key(view, K.Key_A)
    assert not press_key(view, K.Key_Escape)
    view.move_cursor(player.site("a4"))
    for key in (K.Key_Return, K.Key_Enter, K.Key_Space):
        assert press_key(view, key)
    assert view.input.touches == (Touch(player.site("a4")),)
    assert press_key(view, K.Key_Escape)
    assert not view.input.touches
    assert not press_key(view, K.Key_Escape)


def test_keys_continue_where_the_mouse_was(qtbot: QtBot) -> None:
    player = player_of(qtbot, "egotzi")
    view = player.view
    hover(view, view.site_point(6))
    assert view.cursor_site == -1
    press_key(view, K.Key_Up)
    assert view.cursor_site == 6
    hover(view, QPoint(1, 1))
    assert view.cursor_site == -1
    assert drawn_marks(scene(view)) == []
    press_key(view, K.Key_End)
    assert view.cursor_site == 6


def test_a_mouse_at_rest_does_not_hide_the_cursor(qtbot: QtBot) -> None:
    player = player_of(qtbot, "egotzi")
    view = player.view
    hover(view, view.site_point(3))
    view.move_cursor(9)
    hovered: list[int] = []
    view.site_hovered.connect(hovered.append)
    hover(view, view.site_point(3))
    assert view.cursor_site == 9
    assert hovered == []


def focus(view: BoardView, kind: QEvent.Type, reason: Qt.FocusReason) -> None:
    QApplication.sendEvent(view, QFocusEvent(kind, reason))


R = Qt.FocusReason


def test_the_cursor_is_shown_when_keys_gave_the_focus(qtbot: QtBot) -> None:
    view = player_of(qtbot, "egotzi").view
    moved: list[int] = []
    view.cursor_moved.connect(moved.append)
    for reason in (R.MouseFocusReason, R.OtherFocusReason):
        focus(view, QEvent.Type.FocusIn, reason)
        assert view.cursor_site == -1
    for reason in (R.TabFocusReason, R.BacktabFocusReason, R.ShortcutFocusReason):
        focus(view, QEvent.Type.FocusIn, reason)
        assert view.cursor_site >= 0
        moved.clear()
        focus(view, QEvent.Type.FocusIn, R.OtherFocusReason)
        assert moved == [view.cursor_site]  # emitted again, as it is visible
        view.hide_cursor()


def test_the_cursor_stays_while_a_menu_or_another_window_has_the_focus(qtbot: QtBot) -> None:
    view = player_of(qtbot, "egotzi").view
    for reason in (R.PopupFocusReason, R.ActiveWindowFocusReason):
        view.move_cursor(5)
        focus(view, QEvent.Type.FocusOut, reason)
        assert view.cursor_site == 5
        assert drawn_marks(scene(view)) != []
    for reason in (R.TabFocusReason, R.MouseFocusReason):
        view.move_cursor(5)
        focus(view, QEvent.Type.FocusOut, reason)
        assert view.cursor_site == -1
        assert drawn_marks(scene(view)) == []


def test_two_quick_clicks_are_two_clicks(qtbot: QtBot) -> None:
    player = player_of(qtbot, "themisto")
    point = player.view.site_point(player.site("a4"))
    view, left = player.view.viewport(), Qt.MouseButton.LeftButton
    player.press(point)
    assert player.view.input.touches == (Touch(player.site("a4")),)
    QTest.mouseDClick(view, left, pos=point)  # the second press alone
    QTest.mouseRelease(view, left, pos=point)
    assert not player.view.input.touches
    QTest.mouseDClick(view, left, pos=point)
    assert player.view.input.touches == (Touch(player.site("a4")),)


def test_mouse_and_wheel_events_do_not_leave_the_board(qtbot: QtBot) -> None:
    player = player_of(qtbot, "yodd")
    at, none = QPointF(20, 20), Qt.MouseButton.NoButton
    plain = Qt.KeyboardModifier.NoModifier
    wheel = QWheelEvent(
        at, at, QPoint(), QPoint(0, 15), none, plain, Qt.ScrollPhase.NoScrollPhase, False
    )
    wheel.ignore()
    QApplication.sendEvent(player.view.viewport(), wheel)
    assert wheel.isAccepted()
    left = Qt.MouseButton.LeftButton
    release = QMouseEvent(QEvent.Type.MouseButtonRelease, at, at, left, none, plain)
    release.ignore()
    QApplication.sendEvent(player.view.viewport(), release)
    assert release.isAccepted()


def test_a_focus_that_comes_back_after_the_mouse_shows_no_cursor(qtbot: QtBot) -> None:
    view = player_of(qtbot, "oddy").view
    view.activateWindow()
    view.setFocus()
    hover(view, view.site_point(3))
    left = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.MouseFocusReason)
    back = QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(view, left)
    QApplication.sendEvent(view, back)  # as when a button that was clicked is disabled
    assert view.cursor_site == -1
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    QApplication.sendEvent(view, back)
    assert view.cursor_site == 3


# -- clicks that mark cells, or confirm a turn ---------------------------------------------------


class Listener(Player):
    """Also records the board's other signals, in order."""

    def __init__(self, qtbot: QtBot, key: str) -> None:
        super().__init__(qtbot, small(key))
        self.emitted: list[tuple[str, int]] = []
        view = self.view
        view.input.marked.connect(lambda site: self.emitted.append(("marked", site)))
        view.input.confirmed.connect(lambda: self.emitted.append(("confirmed", -1)))
        view.input.withdrawn.connect(lambda: self.emitted.append(("withdrawn", -1)))
        view.input.step_chosen.connect(lambda step: self.emitted.append(("step", step)))
        view.input.refused.connect(lambda _refusal: self.emitted.append(("refused", -1)))

    @property
    def scene(self) -> BoardScene:
        found = self.view.scene()
        assert isinstance(found, BoardScene)
        return found


def test_clicks_that_mark_do_not_play(qtbot: QtBot) -> None:
    player = Listener(qtbot, "egotzi")
    player.view.input.marking = True
    player.click(5)
    player.view.input.click((6,))
    player.press(QPoint(1, 1))  # beside the board
    assert player.emitted == [("marked", 5), ("marked", 6)]
    player.view.show_position(player.position, interactive=False)
    player.click(5)
    assert player.emitted.pop() == ("marked", 5)
    player.view.show_position(player.position)
    player.view.input.marking = False
    player.click(5)
    assert player.emitted[2:] == [("step", PLACE + 5)]


def test_a_waiting_turn_is_confirmed_by_a_click_on_its_site(qtbot: QtBot) -> None:
    player = Listener(qtbot, "egotzi")
    player.view.show_position(player.position, waiting=(5, 6))
    player.click(6)
    assert player.emitted == [("confirmed", -1)]
    player.press(QPoint(1, 1))
    assert player.emitted == [("confirmed", -1)]


@pytest.mark.parametrize("waiting", [(5,), ()])
@pytest.mark.parametrize("interactive", [True, False])
def test_a_waiting_turn_is_withdrawn_by_a_click_elsewhere(
    qtbot: QtBot, waiting: tuple[int, ...], interactive: bool
) -> None:
    player = Listener(qtbot, "egotzi")
    player.view.show_position(player.position, interactive=interactive, waiting=waiting)
    player.click(9)
    assert player.emitted == [("withdrawn", -1), *([("step", PLACE + 9)] if interactive else [])]


def test_a_drag_away_from_a_waiting_turn_confirms_nothing(qtbot: QtBot) -> None:
    player = Listener(qtbot, "egotzi")
    player.view.show_position(player.position, interactive=False, waiting=(5,))
    drag(player.view, player.view.site_point(5), player.view.site_point(10))
    assert player.emitted == []


def test_a_waiting_turn_is_forgotten_on_the_next_board(qtbot: QtBot) -> None:
    player = Listener(qtbot, "oddy")
    player.view.show_position(player.position, waiting=(player.site("d3"),))
    player.view.set_game(GAMES["oddy"].setup(size=3))  # a smaller one, without d3
    assert scene(player.view).state.preview.group == ()


def test_only_the_waiting_turn_is_marked_under_the_mouse(qtbot: QtBot) -> None:
    player = Listener(qtbot, "egotzi")
    hover(player.view, player.view.site_point(9))
    player.view.show_position(player.position, waiting=(5,))
    marks = drawn_marks(player.scene)
    hover(player.view, player.view.site_point(2))
    assert drawn_marks(player.scene) == marks != []
    player.view.show_position(player.position)
    assert drawn_marks(player.scene) != marks


# -- dragging from one site to another -----------------------------------------------------------


JOINT = 0.45  # of the way from the middle of a square to its neighbour's: a joint


def drag_site(player: Player, start: str, end: str, *, moves: int = 4) -> None:
    view = player.view
    points = [view.site_point(player.site(name)) for name in (start, end)]
    drag(view, *points, moves=moves)


def text(player: Player) -> str:
    """Return the step that was chosen, in notation."""
    (step,) = player.steps
    return player.position.write((step,)) if step >= PLACE else ""


@pytest.mark.parametrize("moves", [0, 4])  # a quick drag may have no move events
@pytest.mark.parametrize("clicked", [False, True])
def test_a_dragged_disc_slides_where_it_is_released(
    qtbot: QtBot, moves: int, clicked: bool
) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    if clicked:
        player.click(player.site("a4"))
    drag_site(player, "a4", "b4", moves=moves)
    assert text(player) == "a4-b4"
    assert player.refusals == []
    assert player.view.input.touches == ()


def test_a_disc_dragged_to_an_illegal_site_is_put_back_and_reported(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    drag_site(player, "a4", "b7")
    assert player.steps == []
    (refusal,) = player.refusals
    expected = player.position.refusal((Touch(player.site("a4")), Touch(player.site("b7"))))
    assert refusal == expected
    assert player.view.input.touches == ()


@pytest.mark.parametrize("clicked", [False, True])
def test_a_drag_that_comes_back_leaves_the_disc_in_hand(qtbot: QtBot, clicked: bool) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    if clicked:
        player.click(player.site("a4"))
    view, start = player.view, player.view.site_point(player.site("a4"))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move_held(view, view.site_point(player.site("b4")))
    QTest.mouseRelease(view.viewport(), LEFT, pos=start + QPoint(1, 1))
    assert player.steps == []
    assert view.input.touches == (Touch(player.site("a4")),)


# the part of the square that is pressed, and the end of the drag
@pytest.mark.parametrize(
    ("hand", "towards", "end"), [(0, "", "b3"), (1, "", "c4"), (0, "d3", "d3"), (1, "d3", "c2")]
)
def test_a_domino_is_laid_from_square_to_square(
    qtbot: QtBot, hand: int, towards: str, end: str
) -> None:
    player = Player(qtbot, GAMES["wythe"].setup(size=7))
    view = player.view
    view.input.set_hand(hand)
    start, there = view.site_point(player.site("c3")), view.site_point(player.site(end))
    if towards:
        start += (view.site_point(player.site(towards)) - start) * JOINT
    drag(view, start, there)
    assert text(player) == (f"c3{end}" if hand == 0 else f"{end}c3")


def test_a_drag_does_what_two_clicks_do(qtbot: QtBot, default_setup: Setup) -> None:
    """Play whole games; a step of one touch is made where the drag begins."""
    dice = random.Random(12)
    player = Player(qtbot, default_setup)
    for _ in range(12):
        steps = [step for step in player.position.legal_steps() if player.position.touches(step)]
        if not steps:
            break
        step = dice.choice(steps)
        touches = player.position.touches(step)
        if touches[0].hand in player.view.input.hands():
            player.view.input.set_hand(touches[0].hand)
        points = [player.view.site_point(touch.site) for touch in touches]
        player.steps.clear()
        drag(player.view, points[0], points[-1] if len(points) > 1 else QPoint(1, 1))
        assert player.steps == [step]
        player.play(step)


def carried(player: Player) -> list[QPointF]:
    """Return where pieces follow the pointer, in the viewport."""
    scene = player.view.scene()
    items = [i for i in scene.items() if isinstance(i, LayerItem) and i.zValue() > OVER + 9]
    return [QPointF(player.view.mapFromScene(item.pos())) for item in items]


def test_a_dragged_disc_follows_the_pointer_until_it_is_released(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    view = player.view
    start, end = (view.site_point(player.site(name)) for name in ("a4", "b4"))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move_held(view, start + QPoint(1, 1))
    assert carried(player) == []  # it may become a click
    for point in (start + QPoint(25, 3), end, QPoint(5, 5)):
        move_held(view, point)
        (at,) = carried(player)
        assert (at - QPointF(point)).manhattanLength() <= 2
    before = view.grab().toImage()
    move_held(view, end)
    assert view.grab().toImage() != before
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    assert carried(player) == []


def test_a_disc_that_comes_back_lies_where_it_was(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    view = player.view
    start = view.site_point(player.site("a4"))
    view.set_animated(False)
    drag(view, start, QPoint(1, 1))
    assert carried(player) == []
    opacities = {item.opacity() for item in view.scene().items() if isinstance(item, SiteItem)}
    assert opacities == {1.0}


def test_nothing_is_carried_where_pieces_are_only_placed(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup())
    view = player.view
    start, end = (view.site_point(player.site(name)) for name in ("c3", "c4"))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move_held(view, end)
    assert carried(player) == []
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    assert len(player.steps) == 1


def test_a_new_position_takes_the_disc_out_of_the_hand(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    view = player.view
    start = view.site_point(player.site("a4"))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move_held(view, start + QPoint(40, 0))
    assert len(carried(player)) == 1
    view.show_position(player.position)
    assert carried(player) == []
    QTest.mouseRelease(view.viewport(), LEFT, pos=view.site_point(player.site("b4")))
    assert (player.steps, view.input.touches) == ([], ())
