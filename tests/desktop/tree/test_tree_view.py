"""The tree of turns in the window: by mouse, by keys, by screen reader, in every theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from driving import game_page, node, shown, small
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QHelpEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop.access.accessible_tree import AccessibleTree, AccessibleTurn
from desktop.game.game_page import GamePage
from desktop.main_window import MainWindow
from desktop.plain_text import in_tip
from desktop.program import Program
from desktop.tree.tree_painter import TreePainter
from rules.outcome import Outcome
from rules.record.game_record import Ending, GameRecord, Node

LINES = ("a1 b1 b2", "a1 d1 c1 c2", "a1 d1 d2", "c1")


def grown() -> GameRecord:
    """A trunk a1 d1 d2 with variations; at its end."""
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
    program.wishes.show_tree(True)
    window = shown(program, qtbot)
    window.play(grown())
    QApplication.processEvents()
    return game_page(window)


def press(page: GamePage, *keys: Qt.Key) -> str:
    """Press keys in the tree; the line that is looked at then."""
    page.history.tree.setFocus()
    for key in keys:
        QTest.keyClick(page.history.tree, key)
    return " ".join(node.text for node in page.session.record.line)


def click(page: GamePage, line: str) -> None:
    tree = page.history.tree
    there = tree.node_rect(node(page.session.record, line)).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=there)


def test_a_click_on_a_turn_goes_there(page: GamePage) -> None:
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


def test_pages_go_as_far_as_is_seen(program: Program, qtbot: QtBot) -> None:
    program.wishes.show_tree(True)
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


def test_every_turn_that_is_played_is_shown_and_kept_in_sight(page: GamePage) -> None:
    tree = page.history.tree
    for _ in range(4):
        page.session.play(page.session.position.legal_steps()[0])
        QApplication.processEvents()
        rect = tree.node_rect(page.session.record.node)
        assert tree.viewport().rect().contains(rect)
        assert tree.node_at(rect.center()) is page.session.record.node


def test_what_was_played_while_the_tree_was_hidden_is_there_afterwards(
    page: GamePage, program: Program
) -> None:
    program.wishes.show_tree(False)
    page.session.play(page.session.position.legal_steps()[0])
    program.wishes.show_tree(True)
    QApplication.processEvents()
    assert page.history.tree.node_rect(page.session.record.node).isValid()


def test_the_tabs_change_between_list_and_tree_and_are_remembered(
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


def test_who_is_in_the_tree_by_keys_is_in_the_list_then_and_back(page: GamePage) -> None:
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


def test_no_turn_stands_out_once_the_mouse_has_left_the_tree(page: GamePage) -> None:
    tree = page.history.tree
    before = tree.viewport().grab().toImage()
    there = tree.node_rect(node(page.session.record, "a1 b1")).center()
    QTest.mouseMove(tree.viewport(), there)
    assert tree.viewport().grab().toImage() != before
    QApplication.sendEvent(tree.viewport(), QEvent(QEvent.Type.Leave))
    assert tree.viewport().grab().toImage() == before


def test_a_tip_tells_the_turn_and_what_is_noted_there(page: GamePage) -> None:
    record, tree = page.session.record, page.history.tree
    there = node(record, "a1 b1")
    there.properties |= {"C": ["Too near."], "TR": ["b1"]}
    at = tree.node_rect(there).center()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, tree.viewport().mapToGlobal(at))
    QApplication.sendEvent(tree.viewport(), event)
    told = "2. White b1, variation 2 of 2, marks on the board, Too near."
    assert QToolTip.text() == told == in_tip(tree.describe(there))


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_tip_breaks_a_long_comment_into_lines(page: GamePage) -> None:
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


def test_long_comments_are_cut_and_an_ended_game_is_told(page: GamePage) -> None:
    record, tree = page.session.record, page.history.tree
    record.node.properties["C"] = ["x" * 1000]
    record.end(Outcome(0, Ending.RESIGNATION))
    told = tree.describe(record.node)
    assert "the game was ended here" in told
    assert len(told) < 300
    assert told.endswith("…")


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


def test_only_what_is_in_sight_is_painted(page: GamePage, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = page.history.tree
    painted: list[int] = []
    real = TreePainter._paint_stone

    def noted(self: TreePainter, painter: QPainter, row: int, node: Node, at: QPointF) -> None:
        painted.append(row)
        real(self, painter, row, node, at)

    monkeypatch.setattr(TreePainter, "_paint_stone", noted)
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
def heard(page: GamePage) -> Iterator[AccessibleTree]:
    QAccessible.setActive(True)
    found = QAccessible.queryAccessibleInterface(page.history.tree)
    assert isinstance(found, AccessibleTree)
    yield found
    QAccessible.setActive(False)


def names_of(heard: AccessibleTree) -> list[str]:
    parts = [heard.child(index) for index in range(heard.childCount())]
    return [part.text(QAccessible.Text.Name) for part in parts if part is not None]


def test_every_turn_is_an_item_with_a_name_and_an_action(
    page: GamePage, heard: AccessibleTree
) -> None:
    record = page.session.record
    names = names_of(heard)
    assert names[0] == "Start"
    assert names[1:4] == [
        "1. Black a1, variation 1 of 2",
        "2. White d1, variation 1 of 2",
        "3. Black d2, variation 1 of 2",
    ]
    assert len(names) == len(list(record.root.subtree())) == len(set(names))
    last = heard.child(heard.childCount() - 1)
    assert last is not None
    assert last.role() is QAccessible.Role.TreeItem
    assert not last.state().selected
    actions = last.actionInterface()
    assert actions is not None
    actions.doAction("Press")
    assert record.node is node(record, "c1")
    assert last.state().selected
    assert heard.indexOfChild(last) == heard.childCount() - 1
    assert heard.childAt(last.rect().center().x(), last.rect().center().y()) is last
    assert heard.child(99) is None


def test_turns_that_come_and_go_come_and_go_there_too(
    page: GamePage, heard: AccessibleTree
) -> None:
    record, session = page.session.record, page.session
    count = heard.childCount()
    gone = heard.turn(node(record, "a1 b1 b2"))
    assert gone.isValid()
    session.edits.delete(node(record, "a1 b1"))
    assert heard.childCount() == count - 2
    assert not shiboken6.isValid(gone) or not gone.isValid()
    session.edits.undo()
    assert heard.childCount() == count
    assert any(name.startswith("3. Black b2") for name in names_of(heard))


def test_the_focus_follows_the_current_turn(page: GamePage, heard: AccessibleTree) -> None:
    page.history.tree.setFocus()
    press(page, Qt.Key.Key_Up)
    focused = heard.focusChild()
    assert isinstance(focused, AccessibleTurn)
    assert focused.node is page.session.record.node
    assert focused.state().focused
    page.board.setFocus()
    assert heard.focusChild() is None


Make = Callable[..., Program]


def grown_nodes(window: MainWindow) -> list[Node]:
    return list(game_page(window).session.record.root.subtree())


def test_a_closed_window_takes_its_items_along(make_program: Make, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    program = make_program()
    program.wishes.show_tree(True)
    window: MainWindow = shown(program, qtbot)
    window.play(grown())
    tree = QAccessible.queryAccessibleInterface(game_page(window).history.tree)
    assert isinstance(tree, AccessibleTree)
    turns = [tree.turn(node) for node in grown_nodes(window)]
    window.close()
    QApplication.processEvents()
    assert not shiboken6.isValid(window)
    for turn in turns:
        assert not shiboken6.isValid(turn) or not turn.isValid()
    QAccessible.setActive(False)
