"""The lists that screen readers find in place of boards and trees, without a window."""

import functools
from collections.abc import Callable, Iterator
from typing import TypeAlias

import accessible_parts
import pytest
import shiboken6
from board_player import Player
from driving import node, small
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleStateChangeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.accessibility.interfaces import (
    AccessibleBoard,
    AccessibleCell,
    AccessibleTree,
    AccessibleTurn,
)
from desktop.accessibility.screen_reader import install_accessibility
from desktop.board.board_view import BoardView
from desktop.panels.tree_view import TreeView
from rules.record.edits import Edits
from rules.record.game_record import GameRecord, Node
from rules.record.notes import Mark, MarkKind

Event = QAccessible.Event
Make: TypeAlias = "Callable[[str], BoardReader]"


class BoardReader:
    """A board on the screen, and the events that a screen reader receives."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
        install_accessibility()
        QAccessible.setActive(True)
        self.player = Player(qtbot, small(key))
        self.view = self.player.view
        found = QAccessible.queryAccessibleInterface(self.view)
        assert isinstance(found, AccessibleBoard)
        self.board = found
        self.events: list[str] = []
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: QAccessibleEvent) -> None:
        subject = event.accessibleInterface()
        cell = isinstance(subject, AccessibleCell)
        name = (
            accessible_parts.name(subject).split(",")[0]
            if cell and subject is not None
            else "board"
        )
        if isinstance(event, QAccessibleStateChangeEvent) and cell:
            changed = event.changedStates()
            parts = [part for part in ("selectable", "selected") if getattr(changed, part)]
            self.events.append(f"{name}: {', '.join(parts)}")
        elif event.type() is Event.NameChanged or (event.type() is Event.Focus and cell):
            self.events.append(f"{name}: {event.type().name}")
        elif event.type() is Event.ObjectReorder:
            self.events.append("board: ObjectReorder")

    def take_events(self) -> list[str]:
        QApplication.processEvents()
        events, self.events = self.events, []
        return events

    def cell(self, name: str) -> AccessibleCell:
        found = self.board.child(self.player.site(name))
        assert found is not None
        return found

    def cells(self) -> list[AccessibleCell]:
        found = [self.board.child(site) for site in range(self.board.childCount())]
        return [cell for cell in found if cell is not None]


@pytest.fixture
def reader_of(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    yield functools.partial(BoardReader, qtbot, monkeypatch)
    QAccessible.setActive(False)


@pytest.fixture
def wythe(reader_of: Make) -> BoardReader:
    return reader_of("wythe")


def test_a_board_is_a_list_of_its_cells(wythe: BoardReader) -> None:
    board = wythe.board
    assert board.role() is QAccessible.Role.List
    assert board.view is wythe.view
    assert board.board is wythe.player.position.board
    assert board.childCount() == 16
    for site, cell in enumerate(wythe.cells()):
        assert cell is board.child(site)
        assert (cell.site, board.indexOfChild(cell)) == (site, site)
        assert cell.parent() is board
        assert board.holds(cell)
        assert cell.isValid()
    assert board.child(-1) is None
    assert board.child(16) is None
    assert board.indexOfChild(board) == -1


def test_a_view_without_a_game_has_no_cells(qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    board = AccessibleBoard(view)
    assert board.scene is None
    assert board.board is None
    assert board.childCount() == 0
    assert board.child(0) is None
    assert board.childAt(3, 3) is None
    assert board.focusChild() is None


def test_a_cell_has_a_name_a_description_and_no_other_text(wythe: BoardReader) -> None:
    cell = wythe.cell("a1")
    assert accessible_parts.name(cell) == "a1, empty"
    assert accessible_parts.description(cell) == "possible: black half or white half"
    wythe.view.input.set_hand(1)
    assert accessible_parts.description(cell) == "possible: white half or black half"
    assert cell.text(QAccessible.Text.Value) == cell.text(QAccessible.Text.Help) == ""
    assert cell.role() is QAccessible.Role.ListItem
    for ask in ("textInterface", "valueInterface", "selectionInterface", "tableCellInterface"):
        assert getattr(cell, ask)() is None
    assert (cell.childCount(), cell.indexOfChild(cell)) == (0, -1)
    assert cell.window() is wythe.view.windowHandle()
    cell.setText(QAccessible.Text.Name, "x")
    assert accessible_parts.name(cell) == "a1, empty"
    wythe.player.play(wythe.player.position.read("a1b1")[0])
    assert accessible_parts.name(cell) == "a1, black, height 1, other half on b1"


def test_states_of_a_cell(wythe: BoardReader) -> None:
    def shown_state(cell: AccessibleCell) -> str:
        names = ("focusable", "focused", "selectable", "selected", "invisible", "invalid")
        state = cell.state()
        return " ".join([name for name in names if getattr(state, name)])

    a1, c3 = wythe.cell("a1"), wythe.cell("c3")
    assert shown_state(a1) == shown_state(c3) == "focusable selectable"
    wythe.view.input.click((a1.site,))
    assert shown_state(a1) == "focusable selected"
    assert shown_state(c3) == "focusable"
    assert shown_state(wythe.cell("b1")) == "focusable selectable"
    assert accessible_parts.description(c3) == "not possible"
    assert accessible_parts.description(a1) == "selected"
    wythe.view.hide()
    assert shown_state(c3) == "focusable invisible"


def test_a_cell_is_possible_if_one_hand_can_touch_it(reader_of: Make) -> None:
    """Only the chosen hand counts in a game where the hand does not follow by itself."""
    yodd = reader_of("yodd")
    step = yodd.player.position.read("Ba1")[0]
    yodd.player.play(step)
    for cell in yodd.cells():
        hands = yodd.view.targets.get(cell.site, frozenset())
        assert bool(cell.state().selectable) == (
            yodd.view.input.hand in hands
            or (bool(hands) and yodd.board.scene.game_view.hand_follows)  # type: ignore[union-attr]
        )
    taken = yodd.cell("a1")
    assert not taken.state().selectable
    assert accessible_parts.name(taken) == "a1, black"


def test_a_description_says_what_a_stone_would_do(reader_of: Make) -> None:
    yodd = reader_of("yodd")
    yodd.player.play(yodd.player.position.read("Ba1")[0])
    black = "possible: black stone or white stone, groups from 1 to 1"
    assert accessible_parts.description(yodd.cell("b2")) == black
    yodd.view.input.flip_hand()
    white = "possible: white stone or black stone, groups from 1 to 2"
    assert accessible_parts.description(yodd.cell("b2")) == white
    egotzi = reader_of("egotzi")
    score = "possible, Score: Black from 0 to 1, White 0"
    assert accessible_parts.description(egotzi.cell("b2")) == score
    oddy = reader_of("oddy")
    for stone in ("a1", "c3", "b1"):
        oddy.player.play(oddy.player.position.read(stone)[0])
    group = "at side 1 and 3, in a group of 2, not possible"
    assert accessible_parts.description(oddy.cell("a1")) == group
    assert accessible_parts.description(oddy.cell("b2")) == "at side 1, possible"


def test_nothing_is_possible_while_nobody_is_to_choose(wythe: BoardReader) -> None:
    wythe.view.show_position(wythe.player.position, interactive=False)
    assert not any(cell.state().selectable for cell in wythe.cells())
    assert accessible_parts.description(wythe.cell("a1")) == ""


def test_cells_of_a_deleted_board_are_not_valid() -> None:
    install_accessibility()
    view = BoardView()
    view.set_game(small("wythe"))
    listed = QAccessible.queryAccessibleInterface(view)
    assert isinstance(listed, AccessibleBoard)
    cells = [cell for cell in map(listed.child, range(16)) if cell is not None]
    actions = cells[0].actionInterface()
    assert actions is not None
    shiboken6.delete(view)
    assert listed.view is None
    for cell in cells:
        assert not cell.isValid()
        assert cell.state().invalid
        assert accessible_parts.name(cell) == accessible_parts.description(cell) == ""
        assert cell.rect().isNull()
        assert cell.parent() is None
        assert cell.window() is None
    actions.doAction(accessible_parts.PRESS)
    actions.doAction("SetFocus")


def test_only_changes_of_cells_are_reported(wythe: BoardReader) -> None:
    wythe.cells()
    wythe.take_events()
    wythe.view.input.click((wythe.player.site("a1"),))
    events = wythe.take_events()
    assert "a1: selectable, selected" in events
    assert "c3: selectable" in events
    assert not any(event.startswith(("b1:", "a2:")) for event in events)  # possible still
    assert not any("NameChanged" in event for event in events)
    wythe.view.input.click((wythe.player.site("a1"),))
    assert sorted(wythe.take_events()) == sorted(events)
    wythe.view.refreshed.emit()
    assert wythe.take_events() == []
    turn = wythe.player.position.read("a1b1")
    wythe.player.play(turn[0])
    events = wythe.take_events()
    named = [event for event in events if event.endswith("NameChanged")]
    assert named == ["a1: NameChanged", "b1: NameChanged"]
    crossed = {wythe.player.site("c3"): Mark(MarkKind.CROSS)}
    wythe.view.show_position(wythe.player.position, marks=crossed)
    assert wythe.take_events() == ["c3: NameChanged"]  # and no change of its state


def test_nothing_is_reported_while_no_screen_reader_runs(wythe: BoardReader) -> None:
    wythe.cells()
    wythe.take_events()
    QAccessible.setActive(False)
    wythe.view.input.click((wythe.player.site("a1"),))
    wythe.view.set_game(small("oddy"))
    wythe.view.setFocus()
    wythe.view.move_cursor(3)
    assert wythe.take_events() == []
    assert wythe.board.childCount() == 10


def test_another_board_is_reported_once_cells_were_requested(wythe: BoardReader) -> None:
    wythe.view.set_game(small("egotzi"))
    wythe.view.set_game(small("wythe"))
    assert "board: ObjectReorder" not in wythe.take_events()
    before = wythe.cells()
    wythe.view.set_game(small("oddy"))
    assert wythe.take_events().count("board: ObjectReorder") == 1
    for cell in before:
        assert not cell.isValid()
        assert not wythe.board.holds(cell)
    names = [accessible_parts.name(cell).split(",")[0] for cell in wythe.cells()]
    assert names == list(small("oddy").start().board.names)


def test_the_focus_is_the_cell_with_the_cursor(wythe: BoardReader, qtbot: QtBot) -> None:
    other = QLineEdit(wythe.view)
    other.show()
    wythe.view.activateWindow()
    qtbot.waitUntil(wythe.view.isActiveWindow)
    other.setFocus()
    wythe.take_events()
    assert wythe.board.focusChild() is None
    wythe.view.move_cursor(5)
    assert wythe.take_events() == []  # the focus is elsewhere
    assert not any(cell.state().focused for cell in wythe.cells())
    actions = wythe.cell("b2").actionInterface()
    assert actions is not None
    actions.doAction("SetFocus")
    assert wythe.view.hasFocus()
    assert "b2: Focus" in wythe.take_events()
    assert wythe.board.focusChild() is wythe.cell("b2")
    assert [cell for cell in wythe.cells() if cell.state().focused] == [wythe.cell("b2")]
    QTest.keyClick(wythe.view, Qt.Key.Key_Right)
    assert wythe.take_events() == ["c2: Focus"]
    assert wythe.board.focusChild() is wythe.cell("c2")


def test_actions_do_what_a_click_does(wythe: BoardReader) -> None:
    a1 = wythe.cell("a1")
    actions = a1.actionInterface()
    assert actions is not None
    assert set(actions.actionNames()) == {accessible_parts.PRESS, "SetFocus", "ShowMenu"}
    assert actions.keyBindingsForAction(accessible_parts.PRESS) == ["Return"]
    assert actions.keyBindingsForAction("SetFocus") == []
    actions.doAction("Jump")
    assert not a1.state().selected
    actions.doAction(accessible_parts.PRESS)
    assert a1.state().selected


def test_a_cell_asks_for_its_menu(wythe: BoardReader) -> None:
    asked: list[tuple[int, ...]] = []
    wythe.view.menu_asked.connect(lambda sites, _at: asked.append(sites))
    actions = wythe.cell("b2").actionInterface()
    assert actions is not None
    actions.doAction("ShowMenu")
    assert asked == [(wythe.cell("b2").site,)]
    assert wythe.view.hasFocus()


def test_cells_are_where_they_are_seen(wythe: BoardReader) -> None:
    view, board = wythe.view, wythe.board
    for cell in wythe.cells():
        box = cell.rect()
        middle = view.viewport().mapToGlobal(view.site_point(cell.site))
        assert box.contains(middle)
        assert 20 < box.width() < view.width() / 3
        assert board.childAt(middle.x(), middle.y()) is cell
    for beside in (QPoint(-1, 5), QPoint(view.viewport().width(), 5), QPoint(1, 1)):
        there = view.viewport().mapToGlobal(beside)
        assert board.childAt(there.x(), there.y()) is None


# -- the turns of a tree -------------------------------------------------------------------------


class TreeReader:
    """A tree on the screen, its interface, and the events that a screen reader receives."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.record = GameRecord(small("oddy", pie=False))
        for line in ("a1 b1 b2", "c1", "a1 d1 d2"):
            self.record.go_to(self.record.root)
            for text in line.split():
                self.record.play_text(text)
        self.view = TreeView()
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
    view = TreeView()
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
