"""Comments, marks and search in the real window, and the dialog about the game."""

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
from lone_widgets import lone_session
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.board.board_scene import BoardScene
from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.notes.game_info_dialog import GameInfoDialog
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


# -- information about a game ----------------------------------------------------------------------

ANN_AND_BEN: Seats = (Human("Ann"), Human("Ben"))


def open_dialog(window: MainWindow) -> tuple[GamePage, GameInfoDialog]:
    """Return the dialog for a game of Ann and Ben, opened from the menu."""
    window.play_new(small("egotzi"), ANN_AND_BEN)
    commands(window)["notes.info"].trigger()
    return game_page(window), window.findChildren(GameInfoDialog)[-1]


def fill(field: QLineEdit, text: str) -> None:
    """Replace the text by pasting: test keys only have ASCII letters."""
    field.setFocus()
    field.selectAll()
    QApplication.clipboard().setText(text)
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def card_texts(page: GamePage) -> list[str]:
    return [label.text() for card in page.players.cards for label in card.findChildren(QLabel)]


def test_all_changes_to_the_information_are_one_edit(window: MainWindow) -> None:
    page, dialog = open_dialog(window)
    record = page.session.record
    before = dict(record.root.properties)
    fill(dialog.names[0], "Zoë [the 1st]")
    for name, text in (("EV", "Club evening"), ("RO", "2"), ("PC", "Zürich"), ("GN", "Final")):
        fill(dialog.fields[name], text)
    fill(dialog.date, "2026-05-01, 02")
    dialog.comment.setFocus()
    QTest.keyClicks(dialog.comment, "All of it: \\ and ].")
    assert record.names == ["Ann", "Ben"]
    click(dialog.ok)
    assert record.names == ["Zoë [the 1st]", "Ben"]
    assert "Zoë [the 1st]" in card_texts(page)
    again = read_game(write_game(record))
    assert again.names == record.names
    assert [again.root.properties[name] for name in ("EV", "RO", "PC", "GN", "DT", "GC")] == [
        *(["Club evening"], ["2"], ["Zürich"], ["Final"]),
        *(["2026-05-01,02"], ["All of it: \\ and ]."]),
    ]
    page.session.edits.undo()
    assert record.root.properties == before
    assert "Ann" in card_texts(page)
    assert not page.session.edits.can_undo


@pytest.fixture
def session() -> GameSession:
    return lone_session(small("egotzi"), names=("Ann", "Ben"))


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def dialog_for(page: QWidget, session: GameSession, **properties: str) -> GameInfoDialog:
    """Return the dialog for a game with this information."""
    session.record.root.properties.update({name: [text] for name, text in properties.items()})
    dialog = GameInfoDialog(session, page)
    dialog.show()
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    return dialog


def test_a_wrong_date_is_reported_and_prevents_saving(
    qtbot: QtBot, page: QWidget, session: GameSession
) -> None:
    dialog = dialog_for(page, session)
    fill(dialog.fields["EV"], "Cup")
    fill(dialog.date, "1 May")
    assert "“1 May” is not a date" in dialog.date_problem.text()
    assert dialog.date_problem.isVisible()
    click(dialog.ok)
    assert dialog.isVisible()
    assert dialog.date.hasFocus()
    assert not session.edits.can_undo
    fill(dialog.date, "2026-02-30")
    assert dialog.date_problem.text() == "“2026-02-30” does not exist in the calendar."
    fill(dialog.date, "2026-02")
    assert not dialog.date_problem.isVisible()
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog.date, Qt.Key.Key_Return)
    kept = session.record.root.properties
    assert (kept["DT"], kept["EV"]) == (["2026-02"], ["Cup"])


def test_what_the_fields_cannot_show_is_kept_until_it_is_changed(
    page: QWidget, session: GameSession
) -> None:
    names = ["Ann " * 200 + "the end", " Bo\nof\tGhent "]
    session.record.names[:] = names
    for _ in range(2):
        dialog = dialog_for(page, session, PC="two\nlines", DT="long ago")
        assert not dialog.date_problem.text()
        click(dialog.ok)
        assert not session.edits.can_undo
    dialog = dialog_for(page, session)
    fill(dialog.date, " long ago ")
    fill(dialog.fields["EV"], "Club")
    click(dialog.ok)
    assert session.record.names == names
    kept = session.record.root.properties
    wanted = (["two\nlines"], ["long ago"], ["Club"])
    assert (kept["PC"], kept["DT"], kept["EV"]) == wanted
    dialog = dialog_for(page, session)
    fill(dialog.names[1], "Bo")
    click(dialog.ok)
    assert session.record.names == [names[0], "Bo"]


def test_surrounding_spaces_are_removed_and_an_emptied_field_goes(
    page: QWidget, session: GameSession
) -> None:
    dialog = dialog_for(page, session, EV="Cup", DT="2026")
    fill(dialog.names[0], "  Zoe ")
    fill(dialog.fields["EV"], " Cup ")
    fill(dialog.fields["RO"], " 2 ")
    fill(dialog.date, " 2026-05-01 ")
    QTest.keyClicks(dialog.comment, "  all ")
    click(dialog.ok)
    assert session.record.names == ["Zoe", "Ben"]
    kept = session.record.root.properties
    wanted = {"EV": ["Cup"], "RO": ["2"], "DT": ["2026-05-01"], "GC": ["all"]}
    assert {name: kept[name] for name in wanted} == wanted
    dialog = dialog_for(page, session)
    for field in (dialog.fields["EV"], dialog.date):
        field.clear()
    click(dialog.ok)
    assert not {"EV", "DT"} & set(session.record.root.properties)


def test_it_shows_the_known_information(page: QWidget, session: GameSession) -> None:
    lines = {"GN": "Final", "EV": "Cup", "RO": "3", "PC": "Bonn"}
    dialog = dialog_for(page, session, **lines, DT="2026", GC="Good.")
    assert [field.text() for field in dialog.names] == ["Ann", "Ben"]
    assert {name: field.text() for name, field in dialog.fields.items()} == lines
    assert dialog.date.text() == "2026"
    assert dialog.comment.toPlainText() == "Good."
    assert not dialog.comment.isReadOnly()
    assert not dialog.date_problem.isVisible()
    assert dialog.ok.isDefault()


def test_every_field_has_its_title(page: QWidget, session: GameSession) -> None:
    def titles() -> dict[str, str]:
        """[title of a row] -> what its field is called to screen readers."""
        labels = dialog_for(page, session).findChildren(QLabel)
        buddies = [(label.text(), label.buddy()) for label in labels]
        return {text: field.accessibleName() for text, field in buddies if field is not None}

    lines = ["Name of the game", "Event", "Round", "Location", "Date", "About the game"]
    wanted = {"Black": "Name of Black", "White": "Name of White"} | {each: each for each in lines}
    assert titles() == wanted
    session.record.play(next(session.record.position.legal_turns()))
    session.record.play_text("swap")
    session.start()
    swapped = titles()
    assert swapped["Black, at the start"] == "Name of Black"
    assert swapped["White, at the start"] == "Name of White"


def test_the_dialog_grows_for_an_error_in_the_date(page: QWidget, session: GameSession) -> None:
    dialog = dialog_for(page, session)
    dialog.resize(dialog.minimumSizeHint())
    before = dialog.size()
    fill(dialog.date, "1 May 2026, in the evening and the night; " * 4)
    assert dialog.date_problem.isVisible()
    assert dialog.date_problem.property("typed") == "wrong"
    assert dialog.date.accessibleDescription() == dialog.date_problem.text()
    assert dialog.height() > before.height()
    QApplication.processEvents()
    assert dialog.date_problem.height() >= 2 * dialog.fontMetrics().lineSpacing()
    assert dialog.width() == before.width()
    dialog.resize(dialog.width(), 900)
    fill(dialog.date, "2 May 2026, in the evening")
    assert dialog.height() == 900  # it has enough space
    fill(dialog.date, " 2026-05 ")
    assert not dialog.date_problem.isVisible()
    assert dialog.date.accessibleDescription() == ""


def test_cancel_and_escape_change_nothing(
    qtbot: QtBot, page: QWidget, session: GameSession
) -> None:
    for leave in (0, 1):
        dialog = dialog_for(page, session)
        fill(dialog.names[0], "Zoe")
        fill(dialog.fields["EV"], "Cup")
        with qtbot.waitSignal(dialog.destroyed):
            if leave:
                click(dialog.cancel)
            else:
                QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert session.record.names == ["Ann", "Ben"]
        assert "EV" not in session.record.root.properties


@pytest.mark.parametrize(("length", "sealed"), [(20_000, False), (20_001, True)])
def test_a_remark_that_is_too_long_to_change_is_kept(
    page: QWidget, session: GameSession, length: int, sealed: bool
) -> None:
    remark = "word\n" * (length // 5) + "x" * (length % 5)
    dialog = dialog_for(page, session, GC=remark)
    assert dialog.comment.isReadOnly() is sealed
    assert len(dialog.comment.toPlainText()) == 20_000
    click(dialog.ok)
    assert session.record.root.properties["GC"] == [remark]


def test_a_line_is_limited_to_what_is_shown(page: QWidget, session: GameSession) -> None:
    dialog = dialog_for(page, session, EV="y" * 301)
    assert dialog.fields["EV"].text() == "y" * 299 + "…"
    dialog.fields["RO"].setFocus()
    QApplication.clipboard().setText("z" * 301)
    QTest.keyClick(dialog.fields["RO"], Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert dialog.fields["RO"].text() == "z" * 300


def test_tab_leads_through_the_fields_and_out_of_the_remark(
    page: QWidget, session: GameSession
) -> None:
    dialog = dialog_for(page, session)
    fields = [*dialog.names, *dialog.fields.values(), dialog.date, dialog.comment]
    fields[0].setFocus()
    for one in fields:
        assert one.hasFocus()
        QTest.keyClick(one, Qt.Key.Key_Tab)
    assert dialog.focusWidget() in (dialog.ok, dialog.cancel)  # the desktop orders them


def test_there_is_room_for_long_words(page: QWidget, session: GameSession) -> None:
    dialog = dialog_for(page, session)
    dialog.adjustSize()
    line = dialog.fontMetrics().height()
    assert dialog.minimumWidth() == 30 * line
    assert 4 * line <= dialog.comment.height() < 6 * line
    assert dialog.comment.width() > 15 * line
