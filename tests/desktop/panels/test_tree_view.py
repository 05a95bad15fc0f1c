"""The tree of turns: by mouse and by keys, as it scrolls, and what it says and paints."""

import pytest
import shiboken6
from board_player import hover
from driving import node, small
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegion,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop.accessibility.interfaces import AccessibleTree
from desktop.accessibility.screen_reader import install_accessibility
from desktop.panels.tree_view import TreePainter, TreeView
from desktop.theme.themes import DARK, UI_THEME
from rules.outcome import Outcome
from rules.record.edits import Edits
from rules.record.game_record import Ending, GameRecord, Node

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
LINES = ("a1 b1 b2", "a1 d1 c1 c2", "a1 d1 d2", "c1")


def branched_record() -> GameRecord:
    """Return a main line a1 d1 d2 with variations, at its end."""
    record = GameRecord(small("oddy", pie=False))
    record.seats = ["person", "person"]
    for line in LINES:
        record.go_to(record.root)
        for text in line.split():
            record.play_text(text)
    record.promote(node(record, "a1 d1 d2"))
    record.go_to(node(record, "a1 d1 d2"))
    return record


class Walk:
    """A tree on the screen, with its requests recorded and carried out as by a page."""

    def __init__(self, qtbot: QtBot, record: GameRecord, size: tuple[int, int]) -> None:
        self.record = record
        self.view = TreeView()
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.chosen: list[Node] = []
        self.view.chosen.connect(self.go_to)
        self.asked: list[str] = []
        names = ("cut", "copy", "paste", "delete", "undo", "redo", "promote", "main_line")
        ids = [*[f"edit.{name}" for name in names], "engine.play_aside", "engine.play_new"]
        self.view.take_actions({name: self._action(name) for name in ids})
        self.refreshed = emitted(self.view.refreshed)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.show_record(record)

    def _action(self, name: str) -> QAction:
        action = QAction(self.view)
        action.triggered.connect(lambda: self.asked.append(name))
        return action

    def go_to(self, there: Node) -> None:
        self.chosen.append(there)
        self.record.go_to(there)
        self.view.show_record(self.record)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_MODIFIER) -> bool:
        """Press a key. Returns whether the tree accepted it."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers)
        QApplication.sendEvent(self.view, event)
        return event.isAccepted()

    @property
    def at(self) -> int:
        return len(self.record.line)

    @property
    def line(self) -> str:
        return " ".join(each.text for each in self.record.line)

    @property
    def scrolled(self) -> tuple[int, int]:
        return self.view.horizontalScrollBar().value(), self.view.verticalScrollBar().value()

    def room_around(self) -> QRect:
        """Return the current turn's square and one more on each side."""
        square = self.view.node_rect(self.record.node)
        side = square.width()
        return square.adjusted(-side, -side, side, side)


def long_record(turns: int) -> GameRecord:
    """Return a line of this many turns, at its end; every tenth has four variations."""
    record = GameRecord(small("oddy", pie=False))
    above = record.root
    for number in range(turns):
        for _ in range(5 if number % 10 == 5 else 1):
            above.children.append(Node(above, (8,), f"t{number}", number % 2))
        above = above.children[0]
    record.shape += 1
    record.node = above
    return record


@pytest.fixture
def walk(qtbot: QtBot) -> Walk:
    return Walk(qtbot, branched_record(), (400, 400))


@pytest.fixture
def long_walk(qtbot: QtBot) -> Walk:
    return Walk(qtbot, long_record(60), (260, 400))


def test_a_tree_without_a_record_is_empty_and_ignores_keys(qtbot: QtBot) -> None:
    view = shown_alone(qtbot, TreeView())
    record = branched_record()
    assert (view.record, view.nodes) == (None, [])
    assert view.node_at(QPoint(20, 20)) is None
    assert view.node_rect(record.root).isEmpty()
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Up, NO_MODIFIER)
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()
    UI_THEME.set_theme(DARK)
    view.show_annotated(record.root)
    assert view.grab().toImage().pixelColor(view.rect().center()).isValid()


def test_a_record_set_while_the_tree_is_hidden_waits(qtbot: QtBot) -> None:
    record, other = branched_record(), branched_record()
    view = TreeView()
    refreshed = emitted(view.refreshed)
    view.show_record(record)
    assert view.node_rect(record.root).isEmpty()
    assert refreshed == []
    shown_alone(qtbot, view)
    assert len(refreshed) == 1
    assert not view.node_rect(record.root).isEmpty()
    view.show_record(other)
    assert len(refreshed) == 2
    assert view.record is other
    assert view.node_rect(record.root).isEmpty()
    assert not view.node_rect(other.root).isEmpty()


def test_the_tree_has_a_name_and_describes_its_keys(walk: Walk) -> None:
    view = walk.view
    assert view.accessibleName() == "Move tree"
    assert "Use Up and Down to follow the line" in view.accessibleDescription()
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert view.nodes == list(walk.record.root.subtree())
    line = view.fontMetrics().height()
    assert 3 * line <= view.minimumSizeHint().height() <= 7 * line


def test_arrows_lead_through_the_whole_tree(walk: Walk) -> None:
    keypad = Qt.KeyboardModifier.KeypadModifier
    for keys, line in (
        ([Qt.Key.Key_Right], "a1 d1 c1"),
        ([Qt.Key.Key_Right], "a1 b1 b2"),
        ([Qt.Key.Key_Right], "a1 b1 b2"),
        ([Qt.Key.Key_Left, Qt.Key.Key_Down], "a1 d1 c1 c2"),
        ([Qt.Key.Key_Up] * 3, "a1"),
        ([Qt.Key.Key_Right], "c1"),
        ([Qt.Key.Key_Home], ""),
        ([Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_Left], ""),
        ([Qt.Key.Key_End], "c1"),  # the line that was visited last
        ([Qt.Key.Key_End, Qt.Key.Key_Down], "c1"),
    ):
        for key in keys:
            before, count = walk.record.node, len(walk.chosen)
            assert walk.press(key, keypad if line == "a1" else NO_MODIFIER)  # even if useless
            assert (len(walk.chosen) > count) is (walk.record.node is not before)
        assert walk.line == line


def test_every_played_turn_is_shown_and_scrolled_into_view(walk: Walk) -> None:
    walk.view.resize(200, 200)
    for _ in range(4):
        walk.record.play(next(walk.record.position.legal_turns()))
        walk.view.show_record(walk.record)
        square = walk.view.node_rect(walk.record.node)
        assert walk.view.viewport().rect().contains(square)
        assert walk.view.node_at(square.center()) is walk.record.node


def test_a_deleted_tree_releases_its_accessible_items() -> None:
    install_accessibility()
    view = TreeView()
    view.show()
    view.show_record(branched_record())
    tree = QAccessible.queryAccessibleInterface(view)
    assert isinstance(tree, AccessibleTree)
    turns = [tree.turn(each) for each in view.nodes]
    assert all(turn.isValid() for turn in turns)
    shiboken6.delete(view)
    assert not any(shiboken6.isValid(turn) and turn.isValid() for turn in turns)


def test_only_the_visible_part_is_painted(long_walk: Walk, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[int] = []
    real = TreePainter._paint_stone

    def recorded(self: TreePainter, painter: QPainter, row: int, node: Node, at: QPointF) -> None:
        painted.append(row)
        real(self, painter, row, node, at)

    monkeypatch.setattr(TreePainter, "_paint_stone", recorded)
    long_walk.go_to(long_walk.record.root)
    long_walk.view.viewport().repaint()
    assert painted
    assert max(painted) < 30


def test_only_clicks_on_other_turns_are_emitted(walk: Walk) -> None:
    viewport = walk.view.viewport()

    def press(there: Node, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mousePress(viewport, button, pos=walk.view.node_rect(there).center())

    press(walk.record.node)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=viewport.rect().bottomRight())
    assert walk.chosen == []
    there = node(walk.record, "a1 b1")
    press(there)
    press(there)
    press(walk.record.root, Qt.MouseButton.RightButton)
    assert walk.chosen == [there, walk.record.root]


CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize(
    ("key", "modifiers", "wanted"),
    [
        (Qt.Key.Key_X, CONTROL, ["edit.cut"]),
        (Qt.Key.Key_C, CONTROL, ["edit.copy"]),
        (Qt.Key.Key_V, CONTROL, ["edit.paste"]),
        (Qt.Key.Key_Delete, NO_MODIFIER, ["edit.delete"]),
        (Qt.Key.Key_Z, CONTROL, ["edit.undo"]),
        (Qt.Key.Key_Z, CONTROL | SHIFT, ["edit.redo"]),
        (Qt.Key.Key_A, NO_MODIFIER, []),
        (Qt.Key.Key_Space, NO_MODIFIER, []),
        (Qt.Key.Key_Up, CONTROL, []),
        (Qt.Key.Key_Home, SHIFT, []),
        (Qt.Key.Key_X, NO_MODIFIER, []),
    ],
)
def test_standard_keys_request_commands_and_others_are_left_to_the_window(
    walk: Walk, key: Qt.Key, modifiers: Qt.KeyboardModifier, wanted: list[str]
) -> None:
    shortcut = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
    shortcut.ignore()
    QApplication.sendEvent(walk.view, shortcut)
    assert shortcut.isAccepted() is bool(wanted)  # before the menu's action of the same key
    assert walk.asked == []
    assert walk.press(key, modifiers) is bool(wanted)
    assert walk.asked == wanted
    assert walk.chosen == []


def test_a_page_is_the_visible_height_minus_one_turn(long_walk: Walk) -> None:
    view = long_walk.view
    side = view.node_rect(long_walk.record.node).height()
    page = view.viewport().height() // side - 1
    assert page > 5
    assert long_walk.press(Qt.Key.Key_PageUp)
    assert long_walk.at == 60 - page
    assert long_walk.press(Qt.Key.Key_PageDown)
    assert long_walk.at == 60
    long_walk.go_to(long_walk.record.line[page - 2])
    assert long_walk.press(Qt.Key.Key_PageUp)
    assert long_walk.at == 0
    assert long_walk.press(Qt.Key.Key_PageDown)
    assert long_walk.at == page
    long_walk.go_to(long_walk.record.main_line[60 - page])
    assert long_walk.press(Qt.Key.Key_PageDown)
    assert long_walk.at == 60
    view.resize(260, side)
    assert long_walk.press(Qt.Key.Key_PageUp)
    assert long_walk.at == 59


def test_scroll_bars_cover_exactly_the_whole_tree(long_walk: Walk) -> None:
    view, record = long_walk.view, long_walk.record
    long_walk.go_to(record.root)
    assert long_walk.scrolled == (0, 0)
    start = view.node_rect(record.root)
    side, edge = start.width(), start.left()
    down, right = view.verticalScrollBar(), view.horizontalScrollBar()
    assert edge == start.top() > 0
    assert (down.singleStep(), right.singleStep()) == (side, side)
    assert down.pageStep() == view.viewport().height()
    assert right.pageStep() == view.viewport().width()
    assert down.minimum() == right.minimum() == 0
    down.setValue(down.maximum())
    assert view.node_rect(record.main_line[-1]).bottom() == view.viewport().height() - 1 - edge
    assert view.node_at(view.node_rect(record.main_line[-1]).center()) is record.main_line[-1]
    view.resize(1200, 3000)
    assert down.maximum() == right.maximum() == 0
    assert long_walk.scrolled == (0, 0)
    view.resize(100, 400)
    rightmost = max(record.root.subtree(), key=lambda each: view.node_rect(each).left())
    right.setValue(right.maximum())
    assert view.node_rect(rightmost).right() == view.viewport().width() - 1 - edge


def test_the_current_turn_is_scrolled_into_view_with_its_neighbours(long_walk: Walk) -> None:
    view, record = long_walk.view, long_walk.record
    bottom = long_walk.scrolled[1]
    assert bottom == view.verticalScrollBar().maximum()
    seen = view.viewport().rect()
    last = record.main_line[-1]
    for _ in range(4):  # what is visible is not scrolled
        long_walk.press(Qt.Key.Key_Up)
    assert long_walk.scrolled[1] == bottom
    while long_walk.at > 30:
        before = long_walk.scrolled[1]
        long_walk.press(Qt.Key.Key_Up)
        assert long_walk.room_around().top() >= seen.top()
        if long_walk.scrolled[1] != before:
            assert long_walk.room_around().top() == seen.top()  # no further than needed
    assert long_walk.scrolled[1] < bottom
    while long_walk.at < 58:
        before = long_walk.scrolled[1]
        long_walk.press(Qt.Key.Key_Down)
        assert long_walk.room_around().bottom() <= seen.bottom() + 1
        if long_walk.scrolled[1] != before:
            assert abs(long_walk.room_around().bottom() - seen.bottom()) <= 1
    aside = record.main_line[15].parent
    assert aside is not None
    view.resize(120, 400)
    long_walk.go_to(aside.children[-1])
    seen = view.viewport().rect()
    assert seen.contains(view.node_rect(record.node))
    assert long_walk.scrolled[0] > 0
    view.resize(120, 300)
    assert view.viewport().rect().contains(view.node_rect(record.node))
    side = view.node_rect(last).width()
    view.resize(2 * side, 2 * side)  # without room for its neighbours it is in the middle
    middle = view.viewport().rect().center() - view.node_rect(record.node).center()
    assert abs(middle.x()) <= 1
    assert abs(middle.y()) <= 1


def test_the_scroll_position_stays_while_the_turn_is_the_same(long_walk: Walk) -> None:
    view = long_walk.view
    view.verticalScrollBar().setValue(7)
    before = view.viewport().grab().toImage()
    view.show_record(long_walk.record)
    assert long_walk.scrolled[1] == 7
    assert len(long_walk.refreshed) == 2
    view.verticalScrollBar().setValue(37)
    after = view.viewport().grab().toImage()
    strip = QRect(0, 30, after.width(), after.height() - 30)
    assert before.copy(strip) == after.copy(strip.translated(0, -30))
    assert before != after
    long_walk.go_to(long_walk.record.main_line[40])
    assert long_walk.scrolled[1] > 37


def test_a_larger_font_makes_a_larger_tree(long_walk: Walk) -> None:
    view = long_walk.view
    before, down = view.node_rect(long_walk.record.root).width(), view.verticalScrollBar().maximum()
    font = view.font()
    font.setPointSizeF(2 * font.pointSizeF())
    view.setFont(font)
    assert 1.7 * before < view.node_rect(long_walk.record.root).width() < 2.3 * before
    assert view.verticalScrollBar().maximum() > 1.7 * down
    assert view.viewport().rect().contains(view.node_rect(long_walk.record.node))


class PaintedPlaces(QObject):
    """Records where a viewport is painted."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.region = QRegion()
        QApplication.processEvents()
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_changed_notes_on_a_turn_repaint_its_signs(walk: Walk) -> None:
    there = node(walk.record, "a1 b1")
    square = walk.view.node_rect(there)
    places = PaintedPlaces(walk.view.viewport())
    walk.view.show_annotated(there)
    QApplication.processEvents()
    rim = round(0.08 * square.width())
    assert places.region.boundingRect().contains(square.adjusted(-rim, -rim, rim, rim))
    assert not places.region.contains(walk.view.node_rect(walk.record.root).center())


def test_only_a_change_of_hovered_turn_repaints(walk: Walk) -> None:
    viewport = walk.view.viewport()
    assert viewport.hasMouseTracking()
    there = walk.view.node_rect(node(walk.record, "a1 b1")).center()

    def move(at: QPoint) -> bool:
        """Move the mouse there. Returns whether anything was painted."""
        places = PaintedPlaces(viewport)
        hover(walk.view, at)
        QApplication.processEvents()
        viewport.removeEventFilter(places)
        return not places.region.isEmpty()

    assert move(there)
    assert not move(there + QPoint(1, 1))
    assert move(viewport.rect().bottomRight())
    assert not move(viewport.rect().bottomRight() - QPoint(1, 1))


def test_a_turn_that_is_removed_or_that_the_mouse_leaves_is_not_hovered(walk: Walk) -> None:
    record, viewport, there = walk.record, walk.view.viewport(), node(walk.record, "a1 b1")
    hover(walk.view, viewport.rect().bottomRight())  # from wherever the mouse is
    before = viewport.grab().toImage()

    def leave() -> None:
        QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))

    def remove_and_restore() -> None:
        edits = Edits(record)
        edits.delete(there)
        walk.view.show_record(record)
        edits.undo()
        walk.view.show_record(record)

    for act in (leave, remove_and_restore):
        hover(walk.view, walk.view.node_rect(there).center())
        assert viewport.grab().toImage() != before
        act()
        assert viewport.grab().toImage() == before


def tip_at(view: TreeView, at: QPoint) -> str:
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    return QToolTip.text()


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_tool_tip_breaks_a_long_comment_into_lines(walk: Walk, qtbot: QtBot) -> None:
    there = node(walk.record, "a1 b1")
    there.properties["C"] = ["A word and another one. " * 8]
    lines = tip_at(walk.view, walk.view.node_rect(there).center()).splitlines()
    assert len(lines) >= 3
    assert max(map(len, lines)) <= 80
    assert " ".join(lines).split() == walk.view.describe(there).split()
    tip_at(walk.view, walk.view.viewport().rect().bottomRight())  # beside all turns
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_turns_are_described_with_all_their_notes(walk: Walk) -> None:
    record, view = walk.record, walk.view
    assert view.describe(node(record, "a1 b1 b2")) == "3. Black b2"
    there = node(record, "a1 d1 c1")
    plain = "3. Black c1, variation 2 of 2"
    for properties, more in (
        ({}, ""),
        ({"C": ["Too near."], "N": ["Plan"], "SQ": []}, ", Plan: Too near."),
        ({"MA": ["a1"]}, ", marks on the board"),
    ):
        there.properties = properties
        assert view.describe(there) == plain + more
    for length, more in ((200, ""), (201, "…")):
        record.root.properties["C"] = ["x" * length]
        assert view.describe(record.root) == f"Start, {'x' * 200}{more}"
    record.end(Outcome(0, Ending.RESIGNATION))
    text = "3. Black d2, the game ended here, variation 1 of 2"
    assert view.describe(record.node) == text
