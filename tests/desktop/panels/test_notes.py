"""Comments, marks and search in the real window, and the dialog about the game."""

import itertools

import pytest
from driving import (
    HUMANS,
    click,
    click_at,
    commands,
    game_page,
    program_of,
    small,
)
from lone_widgets import lone_session
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.board.board_scene import BoardScene
from desktop.game.game_session import GameSession
from desktop.pages.game_page import GamePage
from desktop.panels.game_info_dialog import GameInfoDialog
from desktop.panels.mark_tool import MarkTool
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.record.game_file import read_game, write_game
from rules.record.game_record import Node
from rules.record.notes import Mark, MarkKind

Key = Qt.Key


def open_game(window: MainWindow, key: str = "egotzi", turns: int = 0) -> GamePage:
    """Return the page of a game of two humans after this many turns."""
    window.play_new(small(key), HUMANS)
    page = game_page(window)
    for _ in range(turns):
        for step in next(page.session.record.position.legal_turns()):
            page.session.play(step)
    return page


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
    assert page.status.text == page.notes.sentence != ""
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


def fill(field: QLineEdit, text: str) -> None:
    """Replace the text by pasting: test keys only have ASCII letters."""
    field.setFocus()
    field.selectAll()
    QApplication.clipboard().setText(text)
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


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
