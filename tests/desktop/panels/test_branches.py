"""Editing the tree by menus and keys: cut, copy, paste, delete, promote, undo."""

import pytest
from driving import commands, game_page, node, shown, small
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.engine_worker import EngineClient
from desktop.game.game_session import GameSession, Phase
from desktop.pages.game_page import GamePage
from desktop.panels.branches import Branches
from desktop.widgets.messages import StatusLine
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.window.main_window import MainWindow
from rules.record.game_file import write_game
from rules.record.game_record import GameRecord, Node


def branched_record() -> GameRecord:
    """Return a main line a1 d1 d2 with variations a1 b1 b2 and c1, at its end."""
    record = GameRecord(small("oddy", pie=False))
    record.seats = ["person", "person"]
    for line in ("a1 b1 b2", "c1", "a1 d1 d2"):
        record.go_to(record.root)
        for text in line.split():
            record.play_text(text)
    return record


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.settings.tree_shown = True
    made = shown(program, qtbot)
    made.play(branched_record())
    QApplication.processEvents()
    return made


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    return game_page(window)


def go(page: GamePage, line: str) -> Node:
    there = node(page.session.record, line)
    page.session.go_to(there)
    return there


def tree_keys(page: GamePage, *keys: tuple[Qt.Key, Qt.KeyboardModifier]) -> None:
    page.history.tree.setFocus()
    for key, modifier in keys:
        QTest.keyClick(page.history.tree, key, modifier)


CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_branch_is_cut_pasted_and_all_undone_by_the_default_keys_in_the_tree(
    page: GamePage,
) -> None:
    record = page.session.record
    go(page, "a1 b1")
    before = write_game(record)
    tree_keys(page, (Qt.Key.Key_X, CONTROL))
    assert [child.text for child in record.node.children] == ["d1"]
    assert "2. White b1 with 1 move after it" in page.status.text
    go(page, "c1")
    tree_keys(page, (Qt.Key.Key_V, CONTROL))
    assert node(record, "c1 b1 b2").colour == 0
    assert page.status.text == "Pasted: 2 moves."
    tree_keys(page, (Qt.Key.Key_Z, CONTROL), (Qt.Key.Key_Z, CONTROL))
    assert write_game(record) == before
    redo = CONTROL | Qt.KeyboardModifier.ShiftModifier
    tree_keys(page, (Qt.Key.Key_Z, redo), (Qt.Key.Key_Z, redo))
    assert node(record, "c1 b1 b2")


def test_the_default_keys_keep_their_meaning_elsewhere(page: GamePage) -> None:
    record = page.session.record
    page.board.setFocus()
    QTest.keyClick(page.board, Qt.Key.Key_Z, CONTROL)
    assert record.node is node(record, "a1 d1")  # the game's own undo
    assert not page.session.edits.can_undo
    tree_keys(page, (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier))
    assert [child.text for child in node(record, "a1").children] == ["b1"]
    page.board.setFocus()
    QTest.keyClick(page.board, Qt.Key.Key_Z, CONTROL)
    assert record.node is record.root
    assert page.session.edits.can_undo
    QTest.keyClick(page.board, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.AltModifier)
    assert node(record, "a1 d1 d2")


def test_deleting_where_the_computer_thinks_leaves_it_waiting(
    program: Program, qtbot: QtBot
) -> None:
    window = shown(program, qtbot)
    record = branched_record()
    record.seats = ["person", "engine 1"]
    window.play(record)
    page = game_page(window)
    qtbot.waitUntil(lambda: page.session.phase is Phase.CHOICE)
    go(page, "a1 d1 d2")
    commands(window)["edit.delete"].trigger()
    qtbot.waitUntil(lambda: page.session.phase is Phase.CHOICE)
    commands(window)["edit.delete"].trigger()
    assert page.session.phase is Phase.STOPPED


# -- without a window --------------------------------------------------------------------------


class BranchEditor:
    """The branches of a game with their messages, and the clipboard."""

    def __init__(self, qtbot: QtBot, record: GameRecord) -> None:
        self.record = record
        self.engine = EngineClient()
        self.session = GameSession(record, self.engine)
        self.status, self.notices = StatusLine(), NoticeBar()
        qtbot.addWidget(self.status)
        qtbot.addWidget(self.notices)
        self.branches = Branches(self.session, self.status, self.notices)

    @property
    def clipboard(self) -> str:
        return QGuiApplication.clipboard().text()

    @clipboard.setter
    def clipboard(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    @property
    def can(self) -> str:
        """The commands that are possible now."""
        chances = {
            "undo": self.branches.can_undo,
            "redo": self.branches.can_redo,
            "delete": self.branches.can_delete,
            "promote": self.branches.can_promote,
            "switch variation": self.branches.can_go_to_variation,
        }
        return ", ".join([name for name, can in chances.items() if can])

    def go(self, line: str) -> Node:
        there = node(self.record, line)
        self.session.go_to(there)
        return there

    def line(self) -> str:
        return " ".join([each.text for each in self.record.line])


@pytest.fixture
def editor(qtbot: QtBot) -> BranchEditor:
    return BranchEditor(qtbot, branched_record())


def test_possible_commands_depend_on_the_current_turn(editor: BranchEditor) -> None:
    assert editor.can == "delete, switch variation"
    for line in ("a1 b1 b2", "c1"):
        editor.go(line)
        assert editor.can == "delete, promote, switch variation"
    editor.go("")
    assert editor.can == ""
    branches = editor.branches
    for act in (branches.promote, branches.make_main, branches.delete, branches.cut):
        act()
    for act in (branches.undo, branches.redo, lambda: branches.go_to_variation(1)):
        act()
    assert (editor.can, editor.status.text, editor.line()) == ("", "", "")


def test_copying_reports_the_branch_and_fills_the_clipboard(
    editor: BranchEditor,
) -> None:
    before = write_game(editor.record)
    for line, branch, text in (
        ("c1", "1. Black c1", "(;FF[4]GM[1003]XG[oddy];B[c1])"),
        ("a1 b1", "2. White b1 with 1 move after it", "(;FF[4]GM[1003]XG[oddy];W[b1];B[b2])"),
        ("", "The whole tree (6 moves)", ""),
    ):
        editor.go(line)
        at = write_game(editor.record)
        editor.branches.copy()
        assert editor.status.text == f"Copied: {branch}."
        copied = "".join(editor.clipboard.split())
        assert copied == text or (not text and copied.count(";") == 7)
        assert write_game(editor.record) == at
    editor.go("a1 d1 d2")
    assert write_game(editor.record) == before
    assert editor.can == "delete, switch variation"


def test_cutting_and_deleting_are_reported_and_only_cutting_fills_the_clipboard(
    editor: BranchEditor,
) -> None:
    editor.clipboard = "before"
    editor.go("a1 d1")
    editor.branches.delete()
    assert editor.clipboard == "before"
    assert editor.line() == "a1"
    text = "Deleted: 2. White d1 with 1 move after it. You can undo this."
    assert editor.status.text == text
    assert [each.text for each in editor.record.node.children] == ["b1"]
    assert editor.can == "undo, delete, switch variation"
    editor.go("c1")
    editor.branches.cut()
    assert ";B[c1])" in editor.clipboard
    assert editor.status.text == "Cut: 1. Black c1."
    assert editor.line() == ""
    editor.branches.undo()
    assert editor.status.text == "Undone: deleting 1. Black c1."
    assert editor.line() == "c1"
    assert editor.can == "undo, redo, delete, promote, switch variation"
    editor.branches.redo()
    assert editor.status.text == "Redone: deleting 1. Black c1."
    assert editor.line() == ""


def test_pasting_reports_its_size_and_withdraws_older_notices(
    editor: BranchEditor,
) -> None:
    editor.go("c1")
    editor.clipboard = "not contain a branch"
    editor.branches.paste()
    text = editor.notices.texts[Topic.BRANCH]
    assert text.startswith("The clipboard does not contain a branch of this game: ")
    assert text.endswith(".")
    assert editor.status.text == ""
    editor.clipboard = "(;XG[oddy];W[d1](;B[d2])(;B[d3]))"
    editor.branches.paste()
    assert editor.notices.texts == {}
    assert editor.status.text == "Pasted: 3 moves."
    assert editor.line() == "c1"
    editor.branches.paste()
    assert editor.status.text == "The pasted moves are already there."
    assert editor.can == "undo, delete, promote, switch variation"
    editor.branches.undo()
    assert editor.status.text == "Undone: pasting 2. White d1."
    assert editor.record.node.children == []


@pytest.mark.parametrize("text", ["", "no game", "(;XG[wythe];B[a1])", "(;XG[oddy])"])
def test_a_clipboard_without_a_branch_is_reported_and_changes_nothing(
    editor: BranchEditor, text: str
) -> None:
    before = write_game(editor.record)
    editor.clipboard = text
    editor.branches.paste()
    notice = editor.notices.texts[Topic.BRANCH]
    assert "clipboard" in notice
    assert (notice == "The game in the clipboard has no moves.") is (text == "(;XG[oddy])")
    assert write_game(editor.record) == before
    assert not editor.branches.can_undo


def test_what_fits_is_pasted_and_the_rest_reported_with_reasons(editor: BranchEditor) -> None:
    editor.clipboard = "(;XG[oddy];W[c3](;B[c1];W[c1];B[d3])(;B[a1]))"
    editor.branches.paste()
    assert node(editor.record, "a1 d1 d2 c3 c1")
    assert editor.line() == "a1 d1 d2"
    notice = editor.notices.texts[Topic.BRANCH]
    assert notice.startswith("3 moves did not fit here and were left out: move 6, White c1: ")
    assert "move 5, Black a1: " in notice


@pytest.mark.parametrize(
    ("turns", "begins", "ends"),
    [
        (1, "1 move did not fit here and was left out: {0}", ""),
        (3, "3 moves did not fit here and were left out: {0}; {0}; {0}", ""),
        (5, "5 moves did not fit here and were left out: {0}; {0}; {0}", "; and 2 more"),
    ],
)
def test_three_of_many_misfits_are_named(
    editor: BranchEditor, turns: int, begins: str, ends: str
) -> None:
    editor.go("c1")
    editor.clipboard = f"(;XG[oddy]{'(;W[c1])' * turns})"
    editor.branches.paste()
    complaint = "move 2, White c1: 'c1' is illegal: the cell is taken"
    assert editor.notices.texts == {Topic.BRANCH: begins.format(complaint) + ends + "."}
    assert editor.status.text == ""
    assert not editor.branches.can_undo


def test_every_edit_is_named_when_undone(editor: BranchEditor) -> None:
    edits, branches = editor.session.edits, editor.branches
    there = editor.go("a1 b1")
    for name, text in (("C", "why?"), ("N", "a title"), ("SQ", "b1"), ("HO", "1")):
        edits.set_values(there, name, [text])
    edits.set_values(editor.record.root, "C", ["hello"])
    edits.set_root({"EV": ["Cup"]})
    branches.promote()
    edits.move(there, 1)
    branches.make_main()
    names = []
    while branches.can_undo:
        branches.undo()
        names.append(editor.status.text)
    assert names == [
        "Undone: making 2. White b1 the main line.",
        "Undone: moving the variation 2. White b1.",
        "Undone: moving the variation 2. White b1.",
        "Undone: the game information.",
        "Undone: the comment on the start.",
        "Undone: a note on 2. White b1.",
        "Undone: the marks on 2. White b1.",
        "Undone: the title of 2. White b1.",
        "Undone: the comment on 2. White b1.",
    ]
    branches.redo()
    assert editor.status.text == "Redone: the comment on 2. White b1."


def test_variations_follow_from_left_to_right_at_the_nearest_fork(editor: BranchEditor) -> None:
    editor.record.go_to(editor.record.root)
    editor.record.play_text("d1")
    for start, steps, lines in (
        ("a1 b1 b2", (1, -1), ("a1 d1", "a1 b1")),
        ("a1", (1, 1, 1), ("c1", "d1", "a1")),
        ("a1", (-1, -1, -1), ("d1", "c1", "a1")),
    ):
        editor.go(start)
        for step, line in zip(steps, lines, strict=True):
            editor.branches.go_to_variation(step)
            assert editor.line() == line
