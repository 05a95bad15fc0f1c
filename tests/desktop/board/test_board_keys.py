"""Mouse, keys and focus on the board."""

from __future__ import annotations

import pytest
from board_player import hover, player_of, scene
from drawn_shapes import drawn_marks
from driving import small
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.painting.drawing import Drawing
from desktop.painting.orientation import Orientation
from desktop.theme.theme import LIGHT
from rules.piece import Touch

K = Qt.Key


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
    assert view.touches == (Touch(player.site("a4")),)
    assert press_key(view, K.Key_Escape)
    assert not view.touches
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


def test_the_cursor_starts_in_the_middle_of_another_board(qtbot: QtBot) -> None:
    player = player_of(qtbot, "egotzi")
    view = player.view
    view.move_cursor(0)
    view.set_drawing(Drawing(orientation=Orientation(1)))
    assert view.cursor_site == 0
    view.set_game(small("egotzi", size=5), LIGHT)
    assert view.cursor_site == -1
    press_key(view, K.Key_Up)
    assert view.cursor_site == 12


def focus(view: BoardView, kind: QEvent.Type, reason: Qt.FocusReason) -> None:
    QApplication.sendEvent(view, QFocusEvent(kind, reason))


@pytest.mark.parametrize(
    ("reason", "seen"),
    [
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.BacktabFocusReason, True),
        (Qt.FocusReason.ShortcutFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.OtherFocusReason, False),
    ],
)
def test_the_cursor_is_shown_when_keys_gave_the_focus(
    qtbot: QtBot, reason: Qt.FocusReason, seen: bool
) -> None:
    view = player_of(qtbot, "egotzi").view
    focus(view, QEvent.Type.FocusIn, reason)
    assert (view.cursor_site >= 0) is seen
    moved: list[int] = []
    view.cursor_moved.connect(moved.append)
    focus(view, QEvent.Type.FocusIn, Qt.FocusReason.OtherFocusReason)
    assert (len(moved) == 1) is seen  # emitted again if it is visible


@pytest.mark.parametrize(
    ("reason", "kept"),
    [
        (Qt.FocusReason.TabFocusReason, False),
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.PopupFocusReason, True),
        (Qt.FocusReason.ActiveWindowFocusReason, True),
    ],
)
def test_the_cursor_stays_while_a_menu_or_another_window_has_the_focus(
    qtbot: QtBot, reason: Qt.FocusReason, kept: bool
) -> None:
    view = player_of(qtbot, "egotzi").view
    view.move_cursor(5)
    focus(view, QEvent.Type.FocusOut, reason)
    assert view.cursor_site == (5 if kept else -1)
    assert (drawn_marks(scene(view)) != []) is kept


def test_a_hidden_cursor_is_hidden_once(qtbot: QtBot) -> None:
    view = player_of(qtbot, "egotzi").view
    hovered: list[int] = []
    moved: list[int] = []
    view.site_hovered.connect(hovered.append)
    view.cursor_moved.connect(moved.append)
    view.hide_cursor()
    assert moved == []
    view.move_cursor(5)
    view.hide_cursor()
    view.hide_cursor()
    assert hovered == moved == [5, -1]


def test_two_quick_clicks_are_two_clicks(qtbot: QtBot) -> None:
    player = player_of(qtbot, "themisto")
    point = player.view.site_point(player.site("a4"))
    view, left = player.view.viewport(), Qt.MouseButton.LeftButton
    player.press(point)
    assert player.view.touches == (Touch(player.site("a4")),)
    QTest.mouseDClick(view, left, pos=point)  # the second press alone
    QTest.mouseRelease(view, left, pos=point)
    assert not player.view.touches
    QTest.mouseDClick(view, left, pos=point)
    assert player.view.touches == (Touch(player.site("a4")),)


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


def test_a_click_with_another_hand_switches_hands(qtbot: QtBot) -> None:
    player = player_of(qtbot, "yodd")
    player.view.act_at(3, 1)
    assert player.view.hand == 1
    player.view.act_at(4)
    assert [player.position.write((step,))[0] for step in player.steps] == ["W", "W"]
    player.view.act_at(4, 0)
    assert player.view.hand == 0


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
