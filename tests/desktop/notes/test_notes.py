"""Comments, marks and search in the real window, by mouse and keys."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from driving import SlowEngine, click, click_at, commands, game_page, program_of, shown, small
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QPaintEvent, QRegion, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.board.board_scene import BoardScene
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.notes.mark_tool import MarkTool
from desktop.play.game_page import GamePage
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord, Node
from rules.record.marks import Mark, MarkKind
from rules.record.remarks import Assessment, assessment_of

HUMANS: Seats = (Human(), Human())
Key = Qt.Key


def open_game(window: MainWindow, key: str = "egotzi", turns: int = 0) -> GamePage:
    """Return the page of a game of two humans after this many turns."""
    window.play_new(small(key), HUMANS)
    page = game_page(window)
    play(page, turns)
    return page


def play(page: GamePage, turns: int = 1) -> None:
    for _ in range(turns):
        for step in next(page.session.record.position.legal_turns()):
            page.session.play(step)


def with_comments(window: MainWindow, *comments: str) -> GamePage:
    """Return the page of a game with these comments on its turns, at the start."""
    record = GameRecord(small("egotzi"))
    record.seats = ["person", "person"]
    for comment in comments:
        node = record.play(next(record.position.legal_turns()))
        if comment:
            node.properties["C"] = [comment]
    record.go_to(record.root)
    window.play(record)
    return game_page(window)


def press(window: MainWindow, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    """Press a key in the widget with the focus."""
    window.activateWindow()  # else its shortcuts do not work
    assert QTest.qWaitForWindowActive(window)
    held = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        held |= modifier
    QTest.keyClick(window.focusWidget() or window, key, held)


def type_in(window: MainWindow, text: str) -> None:
    QTest.keyClicks(window.focusWidget(), text)


def node_of(page: GamePage) -> Node:
    return page.session.record.node


def mouse_at(page: GamePage, name: str) -> None:
    site = page.session.position.board.site(name)
    click_at(page, page.board.site_point(site))


# -- comments ------------------------------------------------------------------------------------


def test_a_comment_is_written_and_read(window: MainWindow) -> None:
    page = open_game(window, turns=1)
    assert not page.notes.panel.isVisible()
    press(window, Key.Key_W)
    assert page.notes.panel.field.hasFocus()
    type_in(window, "A **good** turn sS")
    assert node_of(page).properties["C"] == ["A **good** turn sS"]
    assert len(page.session.record.line) == 1  # letters were not shortcuts of the game
    press(window, Key.Key_Escape)
    assert page.notes.panel.text.toPlainText() == "A good turn sS"
    assert page.board.hasFocus()
    page.session.edits.undo()
    assert "C" not in node_of(page).properties
    assert page.notes.panel.text.toPlainText().startswith("No comment on move 1")
    page.session.edits.redo()
    assert page.notes.panel.text.toPlainText() == "A good turn sS"


def test_two_sessions_of_editing_are_two_edits(window: MainWindow) -> None:
    page = open_game(window)
    for word in ("one", " two"):
        press(window, Key.Key_W)
        type_in(window, word)
        press(window, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert node_of(page).properties["C"] == ["one two"]
    page.session.edits.undo()
    assert node_of(page).properties["C"] == ["one"]
    page.session.edits.undo()
    assert "C" not in node_of(page).properties


def test_a_double_click_or_the_pencil_starts_editing(window: MainWindow) -> None:
    page = with_comments(window, "words")
    commands(window)["turn.next"].trigger()
    panel = page.notes.panel
    QTest.mouseDClick(panel.text.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    assert panel.writing
    click(panel.write)
    assert not panel.writing
    click(panel.write)
    assert panel.writing and panel.field.hasFocus()  # noqa: PT018
    type_in(window, "!")
    page.board.setFocus()
    assert not panel.writing
    assert node_of(page).properties["C"] == ["words!"]


def test_an_emptied_comment_goes(window: MainWindow) -> None:
    page = with_comments(window, "words")
    commands(window)["turn.next"].trigger()
    press(window, Key.Key_W)
    press(window, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(window, Key.Key_Delete)
    assert "C" not in node_of(page).properties


def test_each_turn_shows_its_comment(window: MainWindow) -> None:
    page = with_comments(window, "first", "", "third **one**")
    text = page.notes.panel.text
    assert page.notes.panel.isVisible()  # there are comments in this game
    seen = []
    for _ in range(3):
        commands(window)["turn.next"].trigger()
        seen.append(text.toPlainText())
    assert seen[0] == "first"
    assert seen[1].startswith("No comment on move 2")
    assert seen[2] == "third one"
    log = page.log.toPlainText().splitlines()
    assert log[-1].endswith("Comment: third one")
    assert "Comment" not in log[-2]


def test_a_comment_stays_with_its_turn(make_program: Callable[..., Program], qtbot: QtBot) -> None:
    window = shown(make_program(), qtbot)
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    page = game_page(window)
    page.session.stop()
    press(window, Key.Key_W)
    type_in(window, "on the start")
    start = page.session.record.root
    play(page)
    qtbot.waitUntil(lambda: len(page.session.record.line) == 2)
    type_in(window, " sS")
    assert start.properties["C"] == ["on the start sS"]
    assert page.session.record.line[0].properties == {}
    press(window, Key.Key_Escape)
    assert page.notes.panel.text.toPlainText().startswith("No comment on move 2")


def test_writing_does_not_stop_the_computer(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    window = shown(make_program(SlowEngine), qtbot)
    window.play_new(small("egotzi"), (Computer(1), Human()))
    page = game_page(window)
    press(window, Key.Key_W)
    type_in(window, "thinking")
    assert page.session.phase is Phase.THINKING


def test_typing_a_comment_does_not_rebuild_the_page(window: MainWindow, qtbot: QtBot) -> None:
    page = open_game(window, turns=2)
    commands(window)["notes.write"].trigger()
    with qtbot.assertNotEmitted(page.board.refreshed):
        type_in(window, "far")
    assert node_of(page).properties["C"] == ["far"]
    assert commands(window)["edit.undo"].isEnabled()
    assert commands(window)["notes.panel"].isChecked()
    commands(window)["edit.undo"].trigger()
    assert not commands(window)["edit.undo"].isEnabled()
    assert page.notes.panel.field.text == ""


def test_assessment_and_comment_are_in_list_and_tree(window: MainWindow, program: Program) -> None:
    page = open_game(window, turns=2)
    turns, tree = page.history.turns, page.history.tree
    commands(window)["notes.write"].trigger()
    page.notes.panel.assessed.emit(Assessment.GOOD)
    item = turns.item(2)
    assert item.text().endswith("!")
    assert turns.item(1).text().count("!") == 0
    program.preferences.show_tree(True)
    QApplication.processEvents()
    before = tree.viewport().grab().toImage()
    area = tree.node_rect(node_of(page)).adjusted(-2, -2, 2, 2)
    painted = Painted(tree.viewport())
    commands(window)["notes.write"].trigger()
    type_in(window, "x")
    QApplication.processEvents()
    assert painted.region.contains(tree.node_rect(node_of(page)))
    assert tree.viewport().grab(area).toImage() != before.copy(area)
    page.notes.panel.assessed.emit(None)
    assert not item.text().endswith("!")  # also while it is hidden


class Painted(QObject):
    """Records where a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def test_name_and_assessment(window: MainWindow) -> None:
    page = open_game(window, turns=1)
    press(window, Key.Key_F4)
    panel = page.notes.panel
    panel.name.setFocus()
    type_in(window, "The ladder")
    assert node_of(page).properties["N"] == ["The ladder"]
    panel.assessment_box.setFocus()
    press(window, Key.Key_Down)
    press(window, Key.Key_Down)
    assert assessment_of(node_of(page).properties) is Assessment.GOOD
    assert page.history.turns.currentItem().text().endswith("!")
    press(window, Key.Key_End)
    assert node_of(page).properties["BM"] == ["2"]
    assert "TE" not in node_of(page).properties
    press(window, Key.Key_Home)
    assert assessment_of(node_of(page).properties) is None
    commands(window)["turn.first"].trigger()
    assert not panel.assessment_box.isEnabled()  # the start is not a turn
    assert panel.name.text() == ""


def test_the_panel_is_shown_if_there_are_notes(window: MainWindow) -> None:
    page = with_comments(window, "words")
    assert page.notes.panel.isVisible()
    click(page.notes.panel.hide_button)
    assert not page.notes.panel.isVisible()
    assert not commands(window)["notes.panel"].isChecked()
    page = with_comments(window, "words")
    assert not page.notes.panel.isVisible()  # it was hidden, and that is remembered
    press(window, Key.Key_F4)
    assert page.notes.panel.isVisible()
    assert with_comments(window, "words").notes.panel.isVisible()
    assert not with_comments(window, "").notes.panel.isVisible()


def test_f6_goes_through_the_notes(window: MainWindow) -> None:
    page = with_comments(window, "words")
    press(window, Key.Key_F6)
    assert page.notes.panel.name.hasFocus()


def test_a_comment_that_is_too_long_to_edit_is_kept(window: MainWindow) -> None:
    long = "word " * 30_000
    page = with_comments(window, long)
    commands(window)["turn.next"].trigger()
    assert "kept but not shown" in page.notes.panel.text.toPlainText()
    press(window, Key.Key_W)
    type_in(window, "x")
    press(window, Key.Key_Escape)
    assert node_of(page).properties["C"] == [long]


# -- links ---------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the addresses that were opened in the browser."""
    urls: list[str] = []

    def keep(url: QUrl) -> bool:
        urls.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", keep)
    return urls


def click_link(page: GamePage, word: str) -> None:
    text = page.notes.panel.text
    QApplication.processEvents()
    cursor = text.document().find(word)
    cursor.setPosition(cursor.selectionStart() + 1)
    text.setTextCursor(QTextCursor(cursor))
    where = text.cursorRect(cursor).center()
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=where)


def test_a_link_opens_after_a_question(window: MainWindow, opened: list[str]) -> None:
    page = with_comments(window, "see [my bank](https://bänk.example/a?b=c) there")
    commands(window)["turn.next"].trigger()
    click_link(page, "bank")
    question = page.notes.question
    assert question is not None
    assert question.informativeText() == "https://xn--bnk-qla.example/a?b=c"
    assert opened == []
    click(question.copy_button)
    assert QApplication.clipboard().text() == "https://xn--bnk-qla.example/a?b=c"
    assert opened == []
    click_link(page, "bank")
    question = page.notes.question
    assert question is not None
    press_escape(question)
    assert opened == []
    click_link(page, "bank")
    assert page.notes.question is not None
    click(page.notes.question.open_button)
    assert opened == ["https://xn--bnk-qla.example/a?b=c"]


def test_a_link_that_no_browser_opens_is_reported_and_copied(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    page = with_comments(window, "see [my bank](https://bank.example/) there")
    commands(window)["turn.next"].trigger()
    click_link(page, "bank")
    question = page.notes.question
    assert question is not None
    click(question.open_button)
    failures = [box for box in window.findChildren(QMessageBox) if box is not question]
    assert [box.isVisible() for box in failures] == [True]
    assert "No browser could be opened" in failures[0].text()
    assert QApplication.clipboard().text() == "https://bank.example/"
    failures[0].close()


def press_escape(widget: QWidget) -> None:
    QTest.keyClick(widget, Key.Key_Escape)


@pytest.mark.parametrize(
    "comment", ["[x](https://you@evil.example/)", "[x](https://:80/)", "https://[bad"]
)
def test_an_invalid_address_does_nothing(
    window: MainWindow, opened: list[str], comment: str
) -> None:
    page = with_comments(window, comment)
    commands(window)["turn.next"].trigger()
    page.notes.panel.text.link_chosen.emit(QUrl(comment.partition("(")[2].rstrip(")")))
    assert page.notes.question is None
    assert opened == []


# -- marks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_cells_are_marked_by_mouse(window: MainWindow, key: str) -> None:
    page = open_game(window, key, turns=2)
    board = page.session.position.board
    piece = page.session.position.pieces()[-1].site
    covered = {each.site for each in page.session.position.pieces()}
    empty = next(s for s in range(board.site_count) if s not in covered)
    press(window, Key.Key_M)
    for site in (piece, empty):
        click_at(page, page.board.site_point(site))
    assert page.notes.marks == dict.fromkeys((piece, empty), Mark(MarkKind.TRIANGLE))
    assert sorted(node_of(page).properties["TR"]) == sorted(
        [board.names[piece], board.names[empty]]
    )
    assert len(page.session.record.line) == 2
    assert not page.session.steps
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    assert scene.cell_name(piece).endswith(", triangle")
    assert read_game(write_game(page.session.record)) == page.session.record
    click_at(page, page.board.site_point(piece))
    assert list(page.notes.marks) == [empty]
    press(window, Key.Key_Escape)
    assert not page.notes.mark_bar.isVisible()
    play(page)
    assert page.notes.marks == {}  # they are those of a moment
    commands(window)["turn.previous"].trigger()
    assert list(page.notes.marks) == [empty]


def test_cells_are_marked_by_keys(window: MainWindow) -> None:
    page = open_game(window)
    page.board.setFocus()
    press(window, Key.Key_5)
    page.board.move_cursor(page.session.position.board.site("b2"))
    press(window, Key.Key_Return)
    press(window, Key.Key_Right)
    press(window, Key.Key_Space)
    press(window, Key.Key_6)
    press(window, Key.Key_Up)
    press(window, Key.Key_Return)
    assert node_of(page).properties["LB"] == ["b2:A", "c2:B", "c3:1"]
    assert page.log.toPlainText().splitlines()[-1] == "c3: label 1."
    press(window, Key.Key_Return)
    assert node_of(page).properties["LB"] == ["b2:A", "c2:B"]
    assert page.session.record.line == []
    page.session.edits.undo()
    assert node_of(page).properties["LB"] == ["b2:A", "c2:B", "c3:1"]


def test_screen_readers_can_mark_too(window: MainWindow) -> None:
    page = open_game(window)
    page.notes.take_tool(MarkTool.CROSS)
    page.board.act_at(0)
    assert page.notes.marks == {0: Mark(MarkKind.CROSS)}


def test_the_tools_are_buttons(window: MainWindow) -> None:
    page = open_game(window)
    press(window, Key.Key_M)
    for number, tool in enumerate(MarkTool):
        click(page.notes.mark_bar.buttons[tool])
        mouse_at(page, f"a{1 + number % 4}" if number < 4 else f"b{number - 3}")
    kinds = [mark.kind for _, mark in sorted(page.notes.marks.items())]
    assert sorted(kind.value for kind in kinds) == ["CR", "LB", "LB", "MA", "SQ", "TR"]
    click(page.notes.mark_bar.clear)
    assert page.notes.marks == {}
    page.session.edits.undo()
    assert len(page.notes.marks) == 6
    click(page.notes.mark_bar.done)
    assert not page.notes.marking
    mouse_at(page, "d4")
    assert len(page.session.record.line) == 1


def test_another_kind_of_mark_replaces_one_in_one_edit(window: MainWindow) -> None:
    page = open_game(window)
    page.notes.take_tool(MarkTool.SQUARE)
    mouse_at(page, "a1")
    page.notes.take_tool(MarkTool.LETTER)
    mouse_at(page, "a1")
    assert page.notes.marks == {0: Mark(MarkKind.LABEL, "A")}
    page.session.edits.undo()
    assert page.notes.marks == {0: Mark(MarkKind.SQUARE)}


# -- search --------------------------------------------------------------------------------------


def test_words_are_found(window: MainWindow, qtbot: QtBot) -> None:
    page = with_comments(window, "the Ladder", "x", "lädder again", "y", "LADDER")
    line = page.session.record.whole_line
    press(window, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    bar = page.notes.find_bar
    assert bar.field.hasFocus()
    assert bar.result_text == "5 with notes"
    type_in(window, "ladder")
    qtbot.waitUntil(lambda: bar.result_text == "3 found")
    assert node_of(page) is page.session.record.root  # it only counts
    seen = []
    for _ in range(4):
        press(window, Key.Key_Return)
        seen.append((line.index(node_of(page)), bar.result_text))
    assert seen == [
        (0, "1 of 3"),
        (2, "2 of 3"),
        (4, "3 of 3"),
        (0, "1 of 3, continued from the start"),
    ]
    assert bar.field.hasFocus()
    press(window, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert bar.result_text == "3 of 3, continued from the end"
    assert len(page.notes.panel.text.extraSelections()) == 1
    press(window, Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert line.index(node_of(page)) == 2
    click(bar.next_button)
    assert line.index(node_of(page)) == 4
    press(window, Key.Key_Escape)
    assert not bar.isVisible()
    assert page.board.hasFocus()
    assert page.notes.panel.text.extraSelections() == []


def test_other_words_replace_the_query(window: MainWindow, qtbot: QtBot) -> None:
    page = with_comments(window, "ladder", "x", "net")
    bar = page.notes.find_bar
    for words in ("ladder", "net", "x"):
        press(window, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        type_in(window, words)
        assert bar.words == words
        press(window, Key.Key_Return)
        assert bar.result_text.startswith("1 of 1")
        if words == "net":  # the field still has the focus
            continue
        press(window, Key.Key_Escape)


def test_missing_words_are_reported(window: MainWindow, qtbot: QtBot) -> None:
    page = with_comments(window, "x")
    press(window, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    type_in(window, "zzz")
    press(window, Key.Key_Return)
    bar = page.notes.find_bar
    assert bar.result_text == "Nothing found"
    assert not bar.next_button.isEnabled()
    assert node_of(page) is page.session.record.root


def test_notes_written_during_a_search_are_found(window: MainWindow, qtbot: QtBot) -> None:
    page = with_comments(window, "needle", "x")
    press(window, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    type_in(window, "needle")
    press(window, Key.Key_Return)
    page.session.go_next()
    page.session.edits.set_values(node_of(page), "C", ["another needle"])
    assert page.notes.find_bar.result_text == "2 of 2"
    page.session.edits.undo()
    assert page.notes.find_bar.result_text == "1 found"


def test_escape_ends_one_thing_after_another(window: MainWindow) -> None:
    page = with_comments(window, "x")
    page.notes.take_tool(MarkTool.CIRCLE)
    page.notes.find()
    page.board.setFocus()
    press(window, Key.Key_Escape)
    assert not page.notes.find_bar.isVisible()
    assert page.notes.marking
    press(window, Key.Key_Escape)
    assert not page.notes.marking


def test_the_height_of_the_comments_is_chosen_and_remembered(window: MainWindow) -> None:
    page = with_comments(window, "words")
    QApplication.processEvents()
    before = page.notes.panel.height()
    handle = page.notes.split.handle(1)
    middle = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(handle, middle - QPoint(0, 120))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle - QPoint(0, 120))
    higher = page.notes.panel.height()
    assert higher > before + 60
    page = with_comments(window, "other words")
    QApplication.processEvents()
    assert abs(page.notes.panel.height() - higher) < 8


# -- sizes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_nothing_overlaps_in_a_small_window(window: MainWindow, key: str, zoom: float) -> None:
    program_of(window).appearance.zoom_to(zoom)
    window.resize(800, 600)
    page = open_game(window, key, turns=1)
    notes = page.notes
    notes.take_tool(MarkTool.TRIANGLE)
    notes.find()
    notes.write()
    QApplication.processEvents()
    rows = [page.board, notes.mark_bar, notes.find_bar, notes.panel, page.status]
    boxes = [row.rect().translated(row.mapTo(page, QPoint())) for row in rows]
    for above, below in itertools.pairwise(boxes):
        assert above.bottom() < below.top()
    assert window.size().width() == 800
    assert window.size().height() == 600
    assert boxes[0].height() >= 120
    assert notes.panel.field.height() > 2 * notes.panel.fontMetrics().height()
    for row in rows[1:4]:
        parts = [part for part in row.findChildren(QWidget) if part.parent() is row]
        for one, other in itertools.pairwise(parts):
            if one.isVisible() and other.isVisible():
                assert not one.geometry().intersects(other.geometry())
