"""The turns that screen readers find in place of the tree, without a window around it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import reading
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


class Heard:
    """A tree on the screen, what a screen reader finds in it, and what it is told."""

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
def heard(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    install_accessibility()
    QAccessible.setActive(True)
    yield Heard(qtbot, monkeypatch)
    QAccessible.setActive(False)


def test_a_tree_holds_its_turns_in_their_order(heard: Heard) -> None:
    tree, nodes = heard.tree, list(heard.record.root.subtree())
    assert tree.role() is QAccessible.Role.Tree
    assert tree.view is heard.view
    assert tree.childCount() == len(nodes) == 7
    children = heard.children()
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


def test_a_turn_has_a_name_and_no_other_text(heard: Heard) -> None:
    turn = heard.turn("a1 b1")
    assert reading.name(turn) == heard.view.describe(turn.node) == "2. White b1, variation 2 of 2"
    for kind in (QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        assert turn.text(kind) == ""
    assert turn.role() is QAccessible.Role.TreeItem
    turn.setText(QAccessible.Text.Name, "x")
    assert reading.name(turn) == "2. White b1, variation 2 of 2"
    assert turn.isValid()
    assert turn.childCount() == 0
    assert turn.indexOfChild(turn) == -1
    assert turn.window() is heard.view.windowHandle()
    for ask in ("textInterface", "valueInterface", "selectionInterface"):
        assert getattr(turn, ask)() is None


def test_a_turn_is_where_it_is_painted(heard: Heard) -> None:
    viewport = heard.view.viewport()
    for turn in heard.children():
        box = heard.view.node_rect(turn.node)
        assert turn.rect() == QRect(viewport.mapToGlobal(box.topLeft()), box.size())
        middle = turn.rect().center()
        assert heard.tree.childAt(middle.x(), middle.y()) is turn
    corner = viewport.mapToGlobal(viewport.rect().bottomRight())
    assert heard.tree.childAt(corner.x(), corner.y()) is None


def test_a_turn_is_pressed_like_a_button(heard: Heard) -> None:
    chosen: list[Node] = []
    heard.view.chosen.connect(chosen.append)
    turn = heard.turn("c1")
    actions = turn.actionInterface()
    assert actions is not None
    assert actions.actionNames() == [reading.PRESS]
    assert actions.keyBindingsForAction(reading.PRESS) == []
    actions.doAction(reading.TOGGLE)
    assert chosen == []
    actions.doAction(reading.PRESS)
    assert chosen == [turn.node]


def test_states_show_the_current_turn_and_what_is_visible(heard: Heard) -> None:
    turn, other = heard.turn("a1 d1 d2"), heard.turn("a1")

    def told(part: AccessibleTurn) -> dict[str, bool]:
        state = part.state()
        names = ("selectable", "focusable", "selected", "focused", "invisible", "offscreen")
        return {name: bool(getattr(state, name)) for name in (*names, "invalid")}

    none = dict.fromkeys(("selected", "focused", "invisible", "offscreen", "invalid"), False)
    there = {**none, "selectable": True, "focusable": True}
    heard.other.setFocus()
    assert told(other) == there
    assert told(turn) == {**there, "selected": True}
    heard.view.setFocus()
    assert told(turn) == {**there, "selected": True, "focused": True}
    assert told(other) == there
    side = heard.view.node_rect(other.node).width()
    heard.view.resize(3 * side, 3 * side)
    assert told(heard.turn(""))["offscreen"]
    heard.view.hide()
    assert told(other)["invisible"]


def test_the_focus_is_reported_as_it_moves_between_turns(heard: Heard) -> None:
    assert heard.tree.focusChild() is None or heard.view.hasFocus()
    heard.other.setFocus()
    heard.take_events()
    heard.record.go_to(node(heard.record, "a1"))
    heard.show()
    assert heard.take_events() == []  # the focus is elsewhere
    assert heard.tree.focusChild() is None
    heard.view.setFocus()
    heard.take_events()
    heard.show()
    assert heard.take_events() == []
    heard.record.go_to(node(heard.record, "c1"))
    heard.show()
    assert heard.take_events() == [(Event.Focus, "c1")]
    assert heard.tree.focusChild() is heard.turn("c1")
    QAccessible.setActive(False)
    heard.record.go_to(heard.record.root)
    heard.show()
    assert heard.take_events() == []


def test_changes_of_the_tree_are_reported_once_turns_were_requested(heard: Heard) -> None:
    edits = Edits(heard.record)
    heard.other.setFocus()
    heard.take_events()
    edits.set_values(heard.record.node, "C", ["x"])
    heard.show()
    edits.delete(node(heard.record, "c1"))
    heard.show()
    assert heard.take_events() == []  # nobody had asked
    gone, stays = heard.turn("a1 b1 b2"), heard.turn("a1")
    heard.children()
    edits.delete(node(heard.record, "a1 b1"))
    heard.show()
    assert heard.take_events() == [(Event.ObjectReorder, "tree")]
    assert [turn.node.text for turn in heard.children()] == ["", "a1", "d1", "d2"]
    assert stays.isValid()
    assert gone.node not in [turn.node for turn in heard.children()]
    edits.undo()
    heard.show()
    assert heard.take_events() == [(Event.ObjectReorder, "tree")]
    assert heard.tree.childCount() == 6


def test_arrow_keys_are_announced_as_a_user_presses_them(heard: Heard) -> None:
    heard.view.chosen.connect(heard.record.go_to)
    heard.view.chosen.connect(lambda _there: heard.show())
    heard.view.setFocus()
    heard.take_events()
    QTest.keyClick(heard.view, Qt.Key.Key_Up)
    QTest.keyClick(heard.view, Qt.Key.Key_Home)
    told = [name for kind, name in heard.take_events() if kind is Event.Focus]
    assert told == ["d1", ""]
    assert heard.tree.childAt(*QPoint(-500, -500).toTuple()) is None
