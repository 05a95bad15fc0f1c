"""Comments, marks and search in the real window, by mouse and keys."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from driving import (
    HUMANS,
    SlowEngine,
    click,
    click_at,
    commands,
    game_page,
    program_of,
    shown,
    small,
)
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.board.board_scene import BoardScene
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human
from desktop.notes.mark_tool import MarkTool
from desktop.play.game_page import GamePage
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord, Node
from rules.record.marks import Mark, MarkKind

Key = Qt.Key


def open_game(window: MainWindow, key: str = "egotzi", turns: int = 0) -> GamePage:
    """Return the page of a game of two humans after this many turns."""
    window.play_new(small(key), HUMANS)
    page = game_page(window)
    for _ in range(turns):
        for step in next(page.session.record.position.legal_turns()):
            page.session.play(step)
    return page


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


def press(window: MainWindow, *keys: Qt.Key) -> None:
    """Press keys in the widget with the focus."""
    window.activateWindow()  # else its shortcuts do not work
    assert QTest.qWaitForWindowActive(window)
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)


def type_in(window: MainWindow, text: str) -> None:
    QTest.keyClicks(window.focusWidget(), text)


def node_of(page: GamePage) -> Node:
    return page.session.record.node


# -- comments ------------------------------------------------------------------------------------


def test_a_comment_is_written_and_read(window: MainWindow) -> None:
    page = open_game(window, turns=1)
    assert not page.notes.panel.isVisible()
    press(window, Key.Key_W)
    assert page.notes.panel.field.hasFocus()
    with_letters_of_commands = "A **good** turn sS"
    type_in(window, with_letters_of_commands)
    assert node_of(page).properties["C"] == [with_letters_of_commands]
    assert len(page.session.record.line) == 1
    press(window, Key.Key_Escape)
    assert page.notes.panel.text.toPlainText() == "A good turn sS"
    assert page.board.hasFocus()


def test_each_turn_shows_its_notes(window: MainWindow) -> None:
    page = with_comments(window, "first", "", "third **one**")
    assert page.notes.panel.isVisible()  # there are comments in this game
    press(window, Key.Key_F6)
    assert page.notes.panel.name.hasFocus()
    seen = []
    for _ in range(3):
        commands(window)["turn.next"].trigger()
        seen.append(page.notes.panel.text.toPlainText())
    assert seen[0] == "first"
    assert seen[1].startswith("No comment on move 2")
    assert seen[2] == "third one"
    log = page.log.toPlainText().splitlines()
    assert log[-1].endswith("Comment: third one")
    assert "Comment" not in log[-2]
    page.notes.panel.assessment_box.setFocus()
    press(window, Key.Key_Down, Key.Key_Down)
    assert page.history.turns.currentItem().text().endswith("!")


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
    commands(window)["edit.undo"].trigger()
    assert not commands(window)["edit.undo"].isEnabled()
    assert page.notes.panel.field.text == ""


def test_the_panel_is_shown_in_later_games_unless_it_was_hidden(window: MainWindow) -> None:
    click(with_comments(window, "words").notes.panel.hide_button)
    page = with_comments(window, "words")
    assert not page.notes.panel.isVisible()
    press(window, Key.Key_F4)
    assert page.notes.panel.isVisible()
    assert with_comments(window, "words").notes.panel.isVisible()
    assert not with_comments(window, "").notes.panel.isVisible()


# -- marks ---------------------------------------------------------------------------------------


@pytest.mark.short("themisto")
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
    commands(window)["turn.previous"].trigger()
    assert page.notes.marks == {}  # they are those of a moment


def test_cells_are_marked_by_keys_and_by_screen_readers(window: MainWindow) -> None:
    page = open_game(window)
    page.board.setFocus()
    press(window, Key.Key_5)
    page.board.move_cursor(page.session.position.board.site("b2"))
    press(window, Key.Key_Return, Key.Key_Right, Key.Key_Space)
    press(window, Key.Key_6, Key.Key_Up, Key.Key_Return)
    assert node_of(page).properties["LB"] == ["b2:A", "c2:B", "c3:1"]
    assert page.log.toPlainText().splitlines()[-1] == "c3: label 1."
    press(window, Key.Key_Return)
    assert node_of(page).properties["LB"] == ["b2:A", "c2:B"]
    assert page.session.record.line == []
    page.notes.take_tool(MarkTool.CROSS)
    page.board.act_at(0)
    assert page.notes.marks[0] == Mark(MarkKind.CROSS)


@pytest.mark.short("1.5-oddy")
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
