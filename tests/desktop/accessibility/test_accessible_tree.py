"""The turns that screen readers find in place of the tree, without a window around it."""

from __future__ import annotations

from collections.abc import Iterator

import accessible_parts
import pytest
from driving import node, small
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from desktop.accessibility.accessible_tree import AccessibleTree, AccessibleTurn
from desktop.accessibility.screen_reader import install_accessibility
from desktop.theme.theme import LIGHT
from desktop.tree.tree_view import TreeView
from rules.record.edits import Edits
from rules.record.game_record import GameRecord, Node

Event = QAccessible.Event


class TreeReader:
    """A tree on the screen, its interface, and the events that a screen reader receives."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.record = GameRecord(small("oddy", pie=False))
        for line in ("a1 b1 b2", "c1", "a1 d1 d2"):
            self.record.go_to(self.record.root)
            for text in line.split():
                self.record.play_text(text)
        self.view = TreeView(LIGHT)
        qtbot.addWidget(self.view)
        self.view.resize(400, 400)
        self.other = QLineEdit(self.view)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.activateWindow()
        qtbot.waitUntil(self.view.isActiveWindow)
        found = QAccessible.queryAccessibleInterface(self.view)
        assert isinstance(found, AccessibleTree)
        self.tree = found
        self.show()
        self.events: list[tuple[QAccessible.Event, str]] = []
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)

    def show(self) -> None:
        self.view.show_record(self.record)

    def _hear(self, event: QAccessibleEvent) -> None:
        if event.type() not in (Event.ObjectReorder, Event.Focus):
            return
        subject = event.accessibleInterface()
        name = subject.node.text if isinstance(subject, AccessibleTurn) else "tree"
        self.events.append((event.type(), name))

    def take_events(self) -> list[tuple[QAccessible.Event, str]]:
        events, self.events = self.events, []
        return events

    def turn(self, line: str) -> AccessibleTurn:
        return self.tree.turn(node(self.record, line))

    def children(self) -> list[AccessibleTurn]:
        found = [self.tree.child(index) for index in range(self.tree.childCount())]
        return [turn for turn in found if turn is not None]


@pytest.fixture
def reader(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[TreeReader]:
    install_accessibility()
    QAccessible.setActive(True)
    yield TreeReader(qtbot, monkeypatch)
    QAccessible.setActive(False)


def test_a_tree_holds_its_turns_in_their_order(reader: TreeReader) -> None:
    tree, nodes = reader.tree, list(reader.record.root.subtree())
    assert tree.role() is QAccessible.Role.Tree
    assert tree.view is reader.view
    assert tree.childCount() == len(nodes) == 7
    children = reader.children()
    assert [turn.node for turn in children] == nodes
    for index, turn in enumerate(children):
        assert tree.indexOfChild(turn) == index
        assert tree.child(index) is turn is tree.turn(turn.node)
        assert turn.parent() is tree
        assert tree.holds(turn)
    assert tree.child(-1) is None
    assert tree.child(7) is None
    assert tree.indexOfChild(tree) == -1


def test_a_tree_without_a_record_has_no_turns(qtbot: QtBot) -> None:
    install_accessibility()
    view = TreeView(LIGHT)
    qtbot.addWidget(view)
    tree = AccessibleTree(view)
    assert tree.childCount() == 0
    assert tree.child(0) is None
    assert tree.focusChild() is None
    assert tree.childAt(5, 5) is None


def test_a_turn_has_a_name_and_no_other_text(reader: TreeReader) -> None:
    turn = reader.turn("a1 b1")
    assert (
        accessible_parts.name(turn)
        == reader.view.describe(turn.node)
        == "2. White b1, variation 2 of 2"
    )
    for kind in (QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        assert turn.text(kind) == ""
    assert turn.role() is QAccessible.Role.TreeItem
    turn.setText(QAccessible.Text.Name, "x")
    assert accessible_parts.name(turn) == "2. White b1, variation 2 of 2"
    assert turn.isValid()
    assert turn.childCount() == 0
    assert turn.indexOfChild(turn) == -1
    assert turn.window() is reader.view.windowHandle()
    for ask in ("textInterface", "valueInterface", "selectionInterface"):
        assert getattr(turn, ask)() is None


def test_a_turn_is_where_it_is_painted(reader: TreeReader) -> None:
    viewport = reader.view.viewport()
    for turn in reader.children():
        box = reader.view.node_rect(turn.node)
        assert turn.rect() == QRect(viewport.mapToGlobal(box.topLeft()), box.size())
        middle = turn.rect().center()
        assert reader.tree.childAt(middle.x(), middle.y()) is turn
    corner = viewport.mapToGlobal(viewport.rect().bottomRight())
    assert reader.tree.childAt(corner.x(), corner.y()) is None


def test_a_turn_is_pressed_like_a_button(reader: TreeReader) -> None:
    chosen: list[Node] = []
    reader.view.chosen.connect(chosen.append)
    turn = reader.turn("c1")
    actions = turn.actionInterface()
    assert actions is not None
    assert actions.actionNames() == [accessible_parts.PRESS]
    assert actions.keyBindingsForAction(accessible_parts.PRESS) == []
    actions.doAction(accessible_parts.TOGGLE)
    assert chosen == []
    actions.doAction(accessible_parts.PRESS)
    assert chosen == [turn.node]


def test_states_show_the_current_turn_and_what_is_visible(reader: TreeReader) -> None:
    turn, other = reader.turn("a1 d1 d2"), reader.turn("a1")

    def states(part: AccessibleTurn) -> dict[str, bool]:
        state = part.state()
        names = ("selectable", "focusable", "selected", "focused", "invisible", "offscreen")
        return {name: bool(getattr(state, name)) for name in (*names, "invalid")}

    none = dict.fromkeys(("selected", "focused", "invisible", "offscreen", "invalid"), False)
    there = {**none, "selectable": True, "focusable": True}
    reader.other.setFocus()
    assert states(other) == there
    assert states(turn) == {**there, "selected": True}
    reader.view.setFocus()
    assert states(turn) == {**there, "selected": True, "focused": True}
    assert states(other) == there
    side = reader.view.node_rect(other.node).width()
    reader.view.resize(3 * side, 3 * side)
    assert states(reader.turn(""))["offscreen"]
    reader.view.hide()
    assert states(other)["invisible"]


def test_the_focus_is_reported_as_it_moves_between_turns(reader: TreeReader) -> None:
    assert reader.tree.focusChild() is None or reader.view.hasFocus()
    reader.other.setFocus()
    reader.take_events()
    reader.record.go_to(node(reader.record, "a1"))
    reader.show()
    assert reader.take_events() == []  # the focus is elsewhere
    assert reader.tree.focusChild() is None
    reader.view.setFocus()
    reader.take_events()
    reader.show()
    assert reader.take_events() == []
    reader.record.go_to(node(reader.record, "c1"))
    reader.show()
    assert reader.take_events() == [(Event.Focus, "c1")]
    assert reader.tree.focusChild() is reader.turn("c1")
    QAccessible.setActive(False)
    reader.record.go_to(reader.record.root)
    reader.show()
    assert reader.take_events() == []


def test_changes_of_the_tree_are_reported_once_turns_were_requested(reader: TreeReader) -> None:
    edits = Edits(reader.record)
    reader.other.setFocus()
    reader.take_events()
    edits.set_values(reader.record.node, "C", ["x"])
    reader.show()
    edits.delete(node(reader.record, "c1"))
    reader.show()
    assert reader.take_events() == []  # no turn was requested yet
    gone, stays = reader.turn("a1 b1 b2"), reader.turn("a1")
    reader.children()
    edits.delete(node(reader.record, "a1 b1"))
    reader.show()
    assert reader.take_events() == [(Event.ObjectReorder, "tree")]
    assert [turn.node.text for turn in reader.children()] == ["", "a1", "d1", "d2"]
    assert stays.isValid()
    assert gone.node not in [turn.node for turn in reader.children()]
    edits.undo()
    reader.show()
    assert reader.take_events() == [(Event.ObjectReorder, "tree")]
    assert reader.tree.childCount() == 6


def test_arrow_keys_are_announced_as_a_user_presses_them(reader: TreeReader) -> None:
    reader.view.chosen.connect(reader.record.go_to)
    reader.view.chosen.connect(lambda _there: reader.show())
    reader.view.setFocus()
    reader.take_events()
    QTest.keyClick(reader.view, Qt.Key.Key_Up)
    QTest.keyClick(reader.view, Qt.Key.Key_Home)
    focused = [name for kind, name in reader.take_events() if kind is Event.Focus]
    assert focused == ["d1", ""]
    assert reader.tree.childAt(*QPoint(-500, -500).toTuple()) is None
