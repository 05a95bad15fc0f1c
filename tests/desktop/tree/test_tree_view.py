"""The tree of turns in the window: by mouse, by keys, by screen reader, in every theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from driving import game_page, node, shown, small
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop.accessibility.accessible_tree import AccessibleTree, AccessibleTurn
from desktop.application.program import Program
from desktop.i18n.plain_text import in_tip
from desktop.play.game_page import GamePage
from desktop.theme.theme import DARK, LIGHT, SHIPPED
from desktop.tree.tree_painter import TreePainter
from desktop.tree.tree_view import TreeView
from desktop.window.main_window import MainWindow
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


@pytest.fixture
def page(program: Program, qtbot: QtBot) -> GamePage:
    program.preferences.show_tree(True)
    window = shown(program, qtbot)
    window.play(branched_record())
    QApplication.processEvents()
    return game_page(window)


def press(page: GamePage, *keys: Qt.Key) -> str:
    """Press keys in the tree. Returns the current line."""
    page.history.tree.setFocus()
    for key in keys:
        QTest.keyClick(page.history.tree, key)
    return " ".join(node.text for node in page.session.record.line)


def click(page: GamePage, line: str) -> None:
    tree = page.history.tree
    there = tree.node_rect(node(page.session.record, line)).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=there)


def test_a_click_goes_to_a_turn(page: GamePage) -> None:
    click(page, "a1 b1 b2")
    assert page.session.record.node is node(page.session.record, "a1 b1 b2")
    click(page, "")
    assert page.session.record.node is page.session.record.root
    QTest.mouseClick(page.history.tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.session.record.node is page.session.record.root


def test_arrows_lead_through_the_whole_tree(page: GamePage) -> None:
    assert press(page, Qt.Key.Key_Right) == "a1 d1 c1"
    assert press(page, Qt.Key.Key_Right) == "a1 b1 b2"
    assert press(page, Qt.Key.Key_Right) == "a1 b1 b2"
    assert press(page, Qt.Key.Key_Left, Qt.Key.Key_Down) == "a1 d1 c1 c2"
    assert press(page, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up) == "a1"
    assert press(page, Qt.Key.Key_Right) == "c1"
    assert press(page, Qt.Key.Key_Home) == ""
    assert press(page, Qt.Key.Key_Up) == ""
    assert press(page, Qt.Key.Key_Left) == ""
    assert press(page, Qt.Key.Key_End) == "c1"  # the line that was visited last


def test_pages_go_as_far_as_is_visible(program: Program, qtbot: QtBot) -> None:
    program.preferences.show_tree(True)
    window = shown(program, qtbot)
    record = GameRecord(small("egotzi", size=7))
    record.seats = ["person", "person"]
    for _ in range(40):
        record.play((record.position.legal_steps()[-1],))
    window.play(record)
    QApplication.processEvents()
    page = game_page(window)
    press(page, Qt.Key.Key_PageUp)
    number = len(record.line)
    assert 30 < number < 40 - 1
    press(page, Qt.Key.Key_PageDown)
    assert len(record.line) == 40
    assert (
        page.history.tree.viewport()
        .rect()
        .contains(page.history.tree.node_rect(record.node).center())
    )


def test_every_played_turn_is_shown_and_scrolled_into_view(page: GamePage) -> None:
    tree = page.history.tree
    for _ in range(4):
        page.session.play(page.session.position.legal_steps()[0])
        QApplication.processEvents()
        rect = tree.node_rect(page.session.record.node)
        assert tree.viewport().rect().contains(rect)
        assert tree.node_at(rect.center()) is page.session.record.node


def test_turns_played_while_the_tree_was_hidden_are_shown_afterwards(
    page: GamePage, program: Program
) -> None:
    program.preferences.show_tree(False)
    page.session.play(page.session.position.legal_steps()[0])
    program.preferences.show_tree(True)
    QApplication.processEvents()
    assert page.history.tree.node_rect(page.session.record.node).isValid()


def test_the_tabs_switch_between_list_and_tree_and_are_saved(
    page: GamePage, program: Program
) -> None:
    bar = page.history.tabs
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
    assert page.history.turns.isVisible()
    assert not page.history.tree.isVisible()
    assert not program.settings.tree_shown
    window = page.window()
    QTest.keyClick(window, Qt.Key.Key_F9, Qt.KeyboardModifier.ControlModifier)
    assert page.history.tree.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F9, Qt.KeyboardModifier.ControlModifier)
    assert not page.history.tree.isVisible()
    assert not page.history.tabs.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert page.history.turns.isVisible()


def test_the_focus_moves_from_the_tree_to_the_list_and_back(page: GamePage) -> None:
    page.window().activateWindow()
    QTest.qWaitForWindowActive(page.window())
    history = page.history
    history.tree.setFocus()
    for key, there in (
        (Qt.KeyboardModifier.ShiftModifier, history.turns),
        (Qt.KeyboardModifier.ControlModifier, history.tree),
    ):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_F9, key)
        assert there.isVisible()
        assert there.hasFocus()


def test_no_turn_is_hovered_once_the_mouse_has_left_the_tree(page: GamePage) -> None:
    tree = page.history.tree
    before = tree.viewport().grab().toImage()
    there = tree.node_rect(node(page.session.record, "a1 b1")).center()
    QTest.mouseMove(tree.viewport(), there)
    assert tree.viewport().grab().toImage() != before
    QApplication.sendEvent(tree.viewport(), QEvent(QEvent.Type.Leave))
    assert tree.viewport().grab().toImage() == before


def test_a_tool_tip_shows_the_turn_and_its_notes(page: GamePage) -> None:
    record, tree = page.session.record, page.history.tree
    there = node(record, "a1 b1")
    there.properties |= {"C": ["Too near."], "TR": ["b1"]}
    at = tree.node_rect(there).center()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, tree.viewport().mapToGlobal(at))
    QApplication.sendEvent(tree.viewport(), event)
    text = "2. White b1, variation 2 of 2, marks on the board, Too near."
    assert QToolTip.text() == text == in_tip(tree.describe(there))


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_tool_tip_breaks_a_long_comment_into_lines(page: GamePage) -> None:
    record, tree = page.session.record, page.history.tree
    there = node(record, "a1 b1")
    there.properties["C"] = ["A word and another one. " * 8]
    at = tree.node_rect(there).center()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, tree.viewport().mapToGlobal(at))
    QApplication.sendEvent(tree.viewport(), event)
    lines = QToolTip.text().splitlines()
    assert len(lines) >= 3
    assert max(map(len, lines)) <= 80
    assert " ".join(lines).split() == tree.describe(there).split()


def test_long_comments_are_cut_and_an_ending_is_described(page: GamePage) -> None:
    record, tree = page.session.record, page.history.tree
    record.node.properties["C"] = ["x" * 1000]
    record.end(Outcome(0, Ending.RESIGNATION))
    text = tree.describe(record.node)
    assert "the game ended here" in text
    assert len(text) < 300
    assert text.endswith("…")


def test_the_stones_and_the_line_are_drawn_in_the_colours_of_each_theme(
    page: GamePage, program: Program
) -> None:
    tree = page.history.tree
    for key, theme in program.appearance.themes.all.items():
        program.appearance.choose(key)
        QApplication.processEvents()
        picture = tree.viewport().grab().toImage()
        ratio = picture.devicePixelRatio()
        for line, colour in (("a1", 0), ("a1 d1", 1)):
            rect = tree.node_rect(node(page.session.record, line))
            at = QPoint(rect.center().x(), rect.center().y() - round(0.3 * rect.height())) * ratio
            assert QColor(picture.pixel(at)).name() == theme.stones[colour][1].lower(), key
        above, below = (tree.node_rect(node(page.session.record, t)) for t in ("a1", "a1 d1"))
        middle = QPoint(above.center().x(), (above.center().y() + below.center().y()) // 2 + 1)
        assert QColor(picture.pixel(middle * ratio)).name() == theme.hint.lower(), key


def test_only_the_visible_part_is_painted(page: GamePage, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = page.history.tree
    painted: list[int] = []
    real = TreePainter._paint_stone

    def recorded(self: TreePainter, painter: QPainter, row: int, node: Node, at: QPointF) -> None:
        painted.append(row)
        real(self, painter, row, node, at)

    monkeypatch.setattr(TreePainter, "_paint_stone", recorded)
    record = page.session.record
    above = record.node
    for _ in range(2000):
        made = Node(above, (0,), "pass", 1 - above.colour)
        above.children.append(made)
        record.shape += 1
        above = made
    tree.show_record(record)
    tree.viewport().repaint()
    assert painted
    assert max(painted) < 60


# -- screen readers ---------------------------------------------------------------------------


@pytest.fixture
def accessible(page: GamePage) -> Iterator[AccessibleTree]:
    QAccessible.setActive(True)
    found = QAccessible.queryAccessibleInterface(page.history.tree)
    assert isinstance(found, AccessibleTree)
    yield found
    QAccessible.setActive(False)


def names_of(accessible: AccessibleTree) -> list[str]:
    parts = [accessible.child(index) for index in range(accessible.childCount())]
    return [part.text(QAccessible.Text.Name) for part in parts if part is not None]


def test_every_turn_is_an_item_with_a_name_and_an_action(
    page: GamePage, accessible: AccessibleTree
) -> None:
    record = page.session.record
    names = names_of(accessible)
    assert names[0] == "Start"
    assert names[1:4] == [
        "1. Black a1, variation 1 of 2",
        "2. White d1, variation 1 of 2",
        "3. Black d2, variation 1 of 2",
    ]
    assert len(names) == len(list(record.root.subtree())) == len(set(names))
    last = accessible.child(accessible.childCount() - 1)
    assert last is not None
    assert last.role() is QAccessible.Role.TreeItem
    assert not last.state().selected
    actions = last.actionInterface()
    assert actions is not None
    actions.doAction("Press")
    assert record.node is node(record, "c1")
    assert last.state().selected
    assert accessible.indexOfChild(last) == accessible.childCount() - 1
    assert accessible.childAt(last.rect().center().x(), last.rect().center().y()) is last
    assert accessible.child(99) is None


def test_accessible_items_follow_added_and_removed_turns(
    page: GamePage, accessible: AccessibleTree
) -> None:
    record, session = page.session.record, page.session
    count = accessible.childCount()
    gone = accessible.turn(node(record, "a1 b1 b2"))
    assert gone.isValid()
    session.edits.delete(node(record, "a1 b1"))
    assert accessible.childCount() == count - 2
    assert not shiboken6.isValid(gone) or not gone.isValid()
    session.edits.undo()
    assert accessible.childCount() == count
    assert any(name.startswith("3. Black b2") for name in names_of(accessible))


def test_the_focus_follows_the_current_turn(page: GamePage, accessible: AccessibleTree) -> None:
    page.history.tree.setFocus()
    press(page, Qt.Key.Key_Up)
    focused = accessible.focusChild()
    assert isinstance(focused, AccessibleTurn)
    assert focused.node is page.session.record.node
    assert focused.state().focused
    page.board.setFocus()
    assert accessible.focusChild() is None


Make = Callable[..., Program]


def branched_nodes(window: MainWindow) -> list[Node]:
    return list(game_page(window).session.record.root.subtree())


def test_a_closed_window_releases_its_accessible_items(make_program: Make, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    program = make_program()
    program.preferences.show_tree(True)
    window: MainWindow = shown(program, qtbot)
    window.play(branched_record())
    tree = QAccessible.queryAccessibleInterface(game_page(window).history.tree)
    assert isinstance(tree, AccessibleTree)
    turns = [tree.turn(node) for node in branched_nodes(window)]
    window.close()
    QApplication.processEvents()
    assert not shiboken6.isValid(window)
    for turn in turns:
        assert not shiboken6.isValid(turn) or not turn.isValid()
    QAccessible.setActive(False)


# -- without a window --------------------------------------------------------------------------


class Walk:
    """A tree on the screen, with its requests recorded and carried out as by a page."""

    def __init__(self, qtbot: QtBot, record: GameRecord, size: tuple[int, int]) -> None:
        self.record = record
        self.view = TreeView(LIGHT)
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.chosen: list[Node] = []
        self.asked: list[str] = []
        self.refreshed = 0
        self.view.chosen.connect(self.go_to)
        self.view.asked.connect(self.asked.append)
        self.view.refreshed.connect(self.count)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.show_record(record)

    def count(self) -> None:
        self.refreshed += 1

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
    view = TreeView(LIGHT)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    record = branched_record()
    assert view.record is None
    assert view.nodes == []
    assert view.node_at(QPoint(20, 20)) is None
    assert view.node_rect(record.root).isEmpty()
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Up, NO_MODIFIER)
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()
    view.set_theme(DARK)
    view.show_annotated(record.root)
    assert view.grab().toImage().pixelColor(view.rect().center()).isValid()


def test_the_tree_has_a_name_and_describes_its_keys(walk: Walk) -> None:
    assert walk.view.accessibleName() == "Move tree"
    assert "Use Up and Down to follow the line" in walk.view.accessibleDescription()
    assert walk.view.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert walk.view.nodes == list(walk.record.root.subtree())
    side = walk.view.node_rect(walk.record.root).width()
    assert walk.view.sizeHint().width() >= 8 * side
    assert walk.view.sizeHint().height() >= 6 * side
    line = walk.view.fontMetrics().height()
    assert 3 * line <= walk.view.minimumSizeHint().height() <= 7 * line
    assert walk.view.minimumSizeHint().width() == 0


def test_a_record_set_while_the_tree_is_hidden_waits(qtbot: QtBot) -> None:
    record, other = branched_record(), branched_record()
    view = TreeView(LIGHT)
    qtbot.addWidget(view)
    refreshed: list[bool] = []
    view.refreshed.connect(lambda: refreshed.append(True))
    view.show_record(record)
    assert view.node_rect(record.root).isEmpty()
    assert refreshed == []
    view.show()
    qtbot.waitExposed(view)
    assert refreshed == [True]
    assert not view.node_rect(record.root).isEmpty()
    view.show_record(other)
    assert refreshed == [True, True]
    assert view.record is other
    assert view.node_rect(record.root).isEmpty()
    assert not view.node_rect(other.root).isEmpty()


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
        (Qt.Key.Key_X, CONTROL, "edit.cut"),
        (Qt.Key.Key_C, CONTROL, "edit.copy"),
        (Qt.Key.Key_V, CONTROL, "edit.paste"),
        (Qt.Key.Key_Delete, NO_MODIFIER, "edit.delete"),
        (Qt.Key.Key_Z, CONTROL, "edit.undo"),
        (Qt.Key.Key_Z, CONTROL | SHIFT, "edit.redo"),
    ],
)
def test_standard_keys_request_commands_on_branches(
    walk: Walk, key: Qt.Key, modifiers: Qt.KeyboardModifier, wanted: str
) -> None:
    shortcut = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
    shortcut.ignore()
    QApplication.sendEvent(walk.view, shortcut)
    assert shortcut.isAccepted()  # before the menu's action of the same key
    assert walk.asked == []
    assert walk.press(key, modifiers)
    assert walk.asked == [wanted]
    assert walk.chosen == []


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_A, NO_MODIFIER),
        (Qt.Key.Key_Space, NO_MODIFIER),
        (Qt.Key.Key_Up, CONTROL),
        (Qt.Key.Key_Home, SHIFT),
        (Qt.Key.Key_X, NO_MODIFIER),
    ],
)
def test_other_keys_are_left_to_the_window(
    walk: Walk, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    shortcut = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
    shortcut.ignore()
    QApplication.sendEvent(walk.view, shortcut)
    assert not shortcut.isAccepted()
    assert not walk.press(key, modifiers)
    assert walk.asked == []
    assert walk.chosen == []


def test_keypad_arrows_work_and_useless_arrows_are_accepted(walk: Walk) -> None:
    keypad = Qt.KeyboardModifier.KeypadModifier
    assert walk.press(Qt.Key.Key_Up, keypad)
    assert walk.chosen == [node(walk.record, "a1 d1")]
    assert walk.press(Qt.Key.Key_Down, keypad)
    assert walk.press(Qt.Key.Key_Down)
    assert walk.press(Qt.Key.Key_End)
    assert walk.press(Qt.Key.Key_Left)
    assert walk.at == 3
    assert len(walk.chosen) == 2  # already at the end
    assert walk.press(Qt.Key.Key_Home)
    assert walk.chosen[2:] == [walk.record.root]
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_Left):
        assert walk.press(key)
    assert len(walk.chosen) == 3


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
    long_walk.view.verticalScrollBar().setValue(7)
    long_walk.view.show_record(long_walk.record)
    assert long_walk.scrolled[1] == 7
    assert long_walk.refreshed == 2
    long_walk.go_to(long_walk.record.main_line[40])
    assert long_walk.scrolled[1] > 7


def test_a_larger_font_makes_a_larger_tree(long_walk: Walk) -> None:
    view = long_walk.view
    before, down = view.node_rect(long_walk.record.root).width(), view.verticalScrollBar().maximum()
    font = view.font()
    font.setPointSizeF(2 * font.pointSizeF())
    view.setFont(font)
    assert 1.7 * before < view.node_rect(long_walk.record.root).width() < 2.3 * before
    assert view.verticalScrollBar().maximum() > 1.7 * down
    assert view.viewport().rect().contains(view.node_rect(long_walk.record.node))


def test_the_tree_follows_the_theme_at_once(walk: Walk) -> None:
    def stone() -> str:
        image = walk.view.viewport().grab().toImage()
        square = walk.view.node_rect(node(walk.record, "a1"))
        at = QPoint(square.center().x(), square.top() + round(0.2 * square.height()))
        return image.pixelColor(at * image.devicePixelRatio()).name()

    contrast = SHIPPED["contrast"]
    assert stone() == LIGHT.stones[0][1].lower()
    walk.view.set_theme(contrast)
    assert stone() == contrast.stones[0][1].lower() != LIGHT.stones[0][1].lower()


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


def test_only_a_change_of_hovered_turn_repaints(walk: Walk, qtbot: QtBot) -> None:
    viewport = walk.view.viewport()
    assert viewport.hasMouseTracking()
    there = walk.view.node_rect(node(walk.record, "a1 b1")).center()

    def move(at: QPoint) -> bool:
        """Move the mouse there. Returns whether anything was painted."""
        places = PaintedPlaces(viewport)
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(viewport.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            NO_MODIFIER,
        )
        QApplication.sendEvent(viewport, event)
        QApplication.processEvents()
        viewport.removeEventFilter(places)
        return not places.region.isEmpty()

    assert move(there)
    assert not move(there + QPoint(1, 1))
    assert move(viewport.rect().bottomRight())
    assert not move(viewport.rect().bottomRight() - QPoint(1, 1))


def test_a_turn_removed_and_restored_is_not_hovered(walk: Walk) -> None:
    record, viewport = walk.record, walk.view.viewport()
    before = viewport.grab().toImage()
    there = node(record, "a1 b1")
    QTest.mouseMove(viewport, walk.view.node_rect(there).center())
    assert viewport.grab().toImage() != before
    edits = Edits(record)
    edits.delete(there)
    walk.view.show_record(record)
    edits.undo()
    walk.view.show_record(record)
    assert viewport.grab().toImage() == before


def tip_at(view: TreeView, at: QPoint) -> str:
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    return QToolTip.text()


def test_a_tool_tip_is_hidden_beside_turns(walk: Walk, qtbot: QtBot) -> None:
    at = walk.view.node_rect(walk.record.root).center()
    assert tip_at(walk.view, at) == "Start"
    tip_at(walk.view, walk.view.viewport().rect().bottomRight())
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_turns_are_described_with_all_their_notes(walk: Walk) -> None:
    record, view = walk.record, walk.view
    assert view.describe(record.root) == "Start"
    assert view.describe(node(record, "a1 b1 b2")) == "3. Black b2"
    there = node(record, "a1 d1 c1")
    assert view.describe(there) == "3. Black c1, variation 2 of 2"
    there.properties |= {"C": ["Too near."], "N": ["Plan"], "SQ": []}
    assert view.describe(there) == "3. Black c1, variation 2 of 2, Plan: Too near."
    there.properties = {"MA": ["a1"]}
    assert view.describe(there) == "3. Black c1, variation 2 of 2, marks on the board"
    record.root.properties["C"] = ["x" * 200]
    assert view.describe(record.root) == f"Start, {'x' * 200}"
    record.root.properties["C"] = ["x" * 201]
    assert view.describe(record.root) == f"Start, {'x' * 200}…"
    record.end(Outcome(0, Ending.RESIGNATION))
    text = "3. Black d2, the game ended here, variation 1 of 2"
    assert view.describe(record.node) == text


def test_the_wheel_scrolls_the_picture(long_walk: Walk) -> None:
    view = long_walk.view
    long_walk.go_to(long_walk.record.root)
    view.verticalScrollBar().setValue(0)
    before = view.viewport().grab().toImage()
    places = PaintedPlaces(view.viewport())
    view.verticalScrollBar().setValue(30)
    QApplication.processEvents()
    assert not places.region.isEmpty()
    after = view.viewport().grab().toImage()
    strip = QRect(0, 30, after.width(), after.height() - 30)
    assert before.copy(strip) == after.copy(strip.translated(0, -30))
