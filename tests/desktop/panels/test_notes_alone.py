"""The notes of a game on a board without a game page: what they show, record and emit."""

import types
from collections.abc import Callable
from typing import Any

import pytest
from board_player import drag, scene
from driving import click, small
from lone_widgets import lone_session, shown_alone
from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.panels.bars import FindBar
from desktop.panels.mark_tool import MarkTool
from desktop.panels.notes import Notes, NotesSplit, spoken_notes
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.theme.themes import DARK, UI_THEME
from rules.games import GAMES
from rules.record.game_record import Node
from rules.record.notes import Arrow, Assessment, Mark, MarkKind

Key = Qt.Key
TURNS = ("a1", "b3", "d2")


class NotesPage:
    """A page with a board, its notes, and an unrelated field."""

    def __init__(self, qtbot: QtBot, session: GameSession) -> None:
        self.session = session
        self.page = QWidget()
        self.board = BoardView()
        setup = session.record.setup
        self.board.set_game(setup)
        self.board.show_position(session.position)
        self.announced: list[str] = []
        self.changes = 0
        self.notes = Notes(session, self.board, self.announced.append, self._count)
        self.other = QLineEdit()
        column = QVBoxLayout(self.page)
        column.addWidget(self.notes.split)
        column.addWidget(self.other)
        session.changed.connect(self.notes.refresh)
        session.annotated.connect(self.notes.refresh)
        self.notes.set_wanted(True)
        shown_alone(qtbot, self.page, (500, 600))

    def _count(self) -> None:
        self.changes += 1

    @property
    def node(self) -> Node:
        return self.session.record.node

    def comment(self, turn: int, text: str) -> None:
        """Set the comment on a turn by its number, as a file may do."""
        record = self.session.record
        node = record.line[turn - 1] if turn else record.root
        node.properties["C"] = [text]


@pytest.fixture
def session() -> GameSession:
    return lone_session(small("egotzi", pie=False), *TURNS)


@pytest.fixture
def notes_page(qtbot: QtBot, session: GameSession) -> NotesPage:
    return NotesPage(qtbot, session)


# -- display -------------------------------------------------------------------------------------


def test_a_game_without_notes_shows_only_its_board(notes_page: NotesPage) -> None:
    notes = notes_page.notes
    assert notes_page.board.isVisible()
    parts = (notes.panel, notes.mark_bar, notes.find_bar)
    assert not any(part.isVisible() for part in parts)
    assert not notes.panel_shown
    assert not notes.marking
    assert (notes.sentence, notes.marks, notes.question) == ("", {}, None)
    triangles = notes.mark_bar.buttons[MarkTool.TRIANGLE]
    assert notes.panes == [triangles, notes.find_bar.field, notes.panel.name]


@pytest.mark.parametrize(
    "properties", [{"C": ["x"]}, {"N": ["x"]}, {"TE": ["1"]}, {"LB": ["a1:A"]}]
)
def test_notes_are_shown_if_there_are_any(
    qtbot: QtBot, session: GameSession, properties: dict[str, list[str]]
) -> None:
    session.record.line[0].properties.update(properties)
    notes_page = NotesPage(qtbot, session)
    before = "TE" not in properties  # the search for notes looks at words only
    assert notes_page.notes.panel.isVisible() is before
    session.go_first()
    session.go_next()
    assert notes_page.notes.panel.isVisible()
    session.go_last()
    assert notes_page.notes.panel.isVisible()  # even if there are no notes


def test_the_panel_shows_the_notes_of_the_current_node(notes_page: NotesPage) -> None:
    panel, line = notes_page.notes.panel, notes_page.session.record.line
    line[1].properties.update({"C": ["words"], "N": ["Trap"], "BM": ["1"]})
    notes_page.notes.show_panel(True)
    assert panel.text.toPlainText().startswith("No comment on move 3.")
    assert panel.assessment_box.isEnabled()
    notes_page.session.go_previous()
    assert panel.text.toPlainText() == "words"
    assert panel.name.text() == "Trap"
    assert panel.assessment_box.currentData() is Assessment.BAD
    assert panel.name.placeholderText() == "Title of move 2"
    notes_page.session.go_first()
    assert panel.text.toPlainText().startswith("No comment on the start.")
    assert panel.name.text() == ""
    assert not panel.assessment_box.isEnabled()


def test_notes_of_all_games_and_of_this_one_can_be_hidden(
    qtbot: QtBot, session: GameSession
) -> None:
    session.record.line[0].properties["C"] = ["words"]
    notes_page = NotesPage(qtbot, session)
    notes = notes_page.notes
    seen = [notes.panel.isVisible()]
    requests: list[Callable[[], object]] = [
        lambda: notes.set_wanted(False),
        lambda: notes.show_panel(True),  # of this game, whatever is chosen for others
        lambda: notes.show_panel(False),
        lambda: notes.set_wanted(True),
        lambda: notes.show_panel(False),
        notes.refresh,
    ]
    for request in requests:
        request()
        seen.append(notes.panel.isVisible())
        assert notes.panel_shown is seen[-1]
    assert seen == [True, False, True, False, True, False, False]


def test_hiding_the_panel_ends_editing(notes_page: NotesPage, qtbot: QtBot) -> None:
    notes, panel = notes_page.notes, notes_page.notes.panel
    notes.write()
    QTest.keyClicks(panel.field, "x")
    notes.show_panel(False)
    assert not panel.writing
    assert not panel.isVisible()
    assert notes_page.node.properties["C"] == ["x"]
    notes.show_panel(True)
    assert panel.text.toPlainText() == "x"
    notes.write()
    notes.show_panel(True)
    shown_alone(qtbot, QWidget())
    assert panel.writing  # one may come back from the other window
    notes.show_panel(False)
    notes.show_panel(True)
    assert not panel.writing


def test_the_button_in_the_panel_does_what_the_menu_does(notes_page: NotesPage) -> None:
    asked: list[bool] = []
    actions: Any = {"notes.panel": types.SimpleNamespace(trigger=lambda: asked.append(True))}
    notes_page.notes.take_actions(actions)
    notes_page.notes.show_panel(True)
    click(notes_page.notes.panel.hide_button)
    assert asked == [True]


def test_the_height_of_the_comments_is_saved(notes_page: NotesPage) -> None:
    settings: Any = types.SimpleNamespace(comments_share=0.5)
    notes_page.notes.show_panel(True)
    before = notes_page.notes.panel.height()
    notes_page.notes.remember(settings)
    assert notes_page.notes.panel.height() > before + 50
    notes_page.notes.split.share_chosen.emit(0.25)
    assert settings.comments_share == 0.25


def test_the_notes_follow_theme_and_language(notes_page: NotesPage) -> None:
    notes_page.comment(3, "[page](http://x.y)")
    notes_page.notes.show_panel(True)
    notes_page.notes.find()
    QApplication.processEvents()
    panel, found = notes_page.notes.panel, notes_page.notes.find_bar.result_text
    before = panel.text.grab().toImage()
    UI_THEME.set_theme(DARK)
    assert panel.text.grab().toImage() != before
    UI_LANGUAGE.set_language(Language("de"))
    assert "Zug" in panel.name.placeholderText()
    assert notes_page.notes.find_bar.result_text != found


# -- comments ------------------------------------------------------------------------------------


def test_writing_is_one_edit_and_returns_to_the_board(notes_page: NotesPage) -> None:
    notes, panel = notes_page.notes, notes_page.notes.panel
    for word in ("one", " two"):
        notes.write()
        assert panel.isVisible()
        assert panel.field.hasFocus()
        QTest.keyClicks(panel.field, word)
        QTest.keyClick(panel.field, Key.Key_Escape)
        assert notes_page.board.hasFocus()
        assert panel.isVisible()
    assert panel.text.toPlainText() == "one two"
    notes_page.session.edits.undo()
    assert notes_page.node.properties["C"] == ["one"]
    notes_page.session.edits.undo()
    assert "C" not in notes_page.node.properties
    assert panel.text.toPlainText().startswith("No comment")


def test_the_focus_stays_where_the_user_went_from_editing(notes_page: NotesPage) -> None:
    for elsewhere in (notes_page.other, notes_page.notes.panel.name):
        notes_page.notes.write()
        elsewhere.setFocus()
        assert not notes_page.notes.panel.writing
        assert elsewhere.hasFocus()


def test_a_comment_stays_with_its_node(notes_page: NotesPage) -> None:
    third = notes_page.node
    notes_page.notes.write()
    QTest.keyClicks(notes_page.notes.panel.field, "on the third")
    notes_page.session.go_previous()
    QTest.keyClicks(notes_page.notes.panel.field, " turn")
    assert third.properties["C"] == ["on the third turn"]
    assert notes_page.node.properties == {}
    QTest.keyClick(notes_page.notes.panel.field, Key.Key_Escape)
    assert notes_page.notes.panel.text.toPlainText().startswith("No comment on move 2")


def test_the_button_begins_and_ends_the_writing(notes_page: NotesPage) -> None:
    notes_page.notes.show_panel(True)
    panel = notes_page.notes.panel
    click(panel.write)
    assert panel.field.hasFocus()
    panel.write.click()  # without taking the focus
    assert not panel.writing
    assert notes_page.board.hasFocus()


def test_an_emptied_comment_and_a_blank_name_are_removed(notes_page: NotesPage) -> None:
    panel = notes_page.notes.panel
    notes_page.notes.write()
    QTest.keyClicks(panel.field, "x")
    QTest.keyClick(panel.field, Key.Key_Backspace)
    assert "C" not in notes_page.node.properties
    QTest.keyClicks(panel.name, "a b")
    assert notes_page.node.properties["N"] == ["a b"]
    panel.name.selectAll()
    QTest.keyClicks(panel.name, " ")
    assert "N" not in notes_page.node.properties


def test_the_chosen_assessment_is_recorded(notes_page: NotesPage) -> None:
    notes_page.notes.show_panel(True)
    box = notes_page.notes.panel.assessment_box
    QTest.keyClick(box, Key.Key_End)
    assert notes_page.node.properties["BM"] == ["2"]
    QTest.keyClick(box, Key.Key_Home)
    assert "BM" not in notes_page.node.properties
    QTest.mouseDClick(notes_page.notes.panel.text.viewport(), Qt.MouseButton.LeftButton)
    assert notes_page.notes.panel.field.hasFocus()


@pytest.mark.parametrize(
    ("address", "asks"), [("https://x.example/", True), ("file:///etc/passwd", False)]
)
def test_only_links_to_web_pages_are_asked_about(
    notes_page: NotesPage, address: str, asks: bool
) -> None:
    notes_page.notes.panel.text.anchorClicked.emit(QUrl(address))
    question = notes_page.notes.question
    assert (question is not None) is asks
    if question is not None:
        assert question.isVisible()
        assert question.parentWidget() is notes_page.page
        assert question.informativeText() == address
        question.close()


# -- marks ---------------------------------------------------------------------------------------


def mark(notes_page: NotesPage, cell: str) -> None:
    site = notes_page.session.position.board.site(cell)
    QTest.mouseClick(
        notes_page.board.viewport(),
        Qt.MouseButton.LeftButton,
        pos=notes_page.board.site_point(site),
    )


def right_drag(view: BoardView, start: int, end: int) -> None:
    drag(view, view.site_point(start), view.site_point(end), button=Qt.MouseButton.RightButton)


def test_marking_begins_and_ends(notes_page: NotesPage) -> None:
    notes = notes_page.notes
    assert notes.set_marking(False) is False
    assert notes_page.changes == 0
    assert notes.set_marking(True) is True
    assert notes.marking
    assert notes_page.board.input.marking
    assert notes.mark_bar.isVisible()
    assert notes.sentence.startswith("Click a cell to mark it")
    assert notes_page.changes == 1
    assert notes.set_marking(True) is False
    assert notes_page.changes == 1
    click(notes.mark_bar.done)
    assert not notes_page.board.input.marking
    assert not notes.mark_bar.isVisible()
    assert notes.sentence == ""
    assert notes_page.changes == 2


def test_marks_are_announced_and_recorded(notes_page: NotesPage) -> None:
    notes_page.notes.take_tool(MarkTool.LETTER)
    assert notes_page.notes.marking
    assert notes_page.notes.panes[0] is notes_page.notes.mark_bar.buttons[MarkTool.LETTER]
    for cell in ("c3", "a1", "c3", "d4"):
        mark(notes_page, cell)
    assert notes_page.announced == ["c3: label A.", "a1: label B.", "c3: no mark.", "d4: label A."]
    assert sorted(notes_page.node.properties["LB"]) == ["a1:B", "d4:A"]
    site = notes_page.session.position.board.site
    assert notes_page.notes.marks == {
        site("a1"): Mark(MarkKind.LABEL, "B"),
        site("d4"): Mark(MarkKind.LABEL, "A"),
    }


def test_another_kind_of_mark_replaces_one_in_one_edit(notes_page: NotesPage) -> None:
    for tool in (MarkTool.SQUARE, MarkTool.LETTER):
        notes_page.notes.take_tool(tool)
        mark(notes_page, "a1")
    assert list(notes_page.notes.marks.values()) == [Mark(MarkKind.LABEL, "A")]
    notes_page.session.edits.undo()
    assert list(notes_page.notes.marks.values()) == [Mark(MarkKind.SQUARE)]


def test_only_the_marks_of_the_node_are_cleared(notes_page: NotesPage) -> None:
    notes_page.session.record.root.properties["TR"] = ["a1"]
    notes_page.notes.take_tool(MarkTool.CROSS)
    mark(notes_page, "c3")
    mark(notes_page, "a1")
    click(notes_page.notes.mark_bar.clear)
    assert notes_page.notes.marks == {}
    assert notes_page.session.record.root.properties["TR"] == ["a1"]
    notes_page.session.edits.undo()
    assert len(notes_page.notes.marks) == 2


def test_an_arrow_is_drawn_by_a_right_drag_and_removed_by_another(notes_page: NotesPage) -> None:
    board, view = notes_page.session.position.board, notes_page.board
    start, end = board.site("a1"), board.site("c3")
    for drawn in (["a1:c3"], []):
        right_drag(view, start, end)
        assert notes_page.node.properties.get("AR", []) == drawn
    right_drag(view, start, start)  # the menu of a cell
    assert not notes_page.notes.arrows
    assert notes_page.announced == ["Arrow from a1 to c3.", "Arrow removed."]
    notes_page.session.edits.undo()
    assert notes_page.notes.arrows == (Arrow(start, end),)


def test_an_arrow_is_shown_while_it_is_drawn(notes_page: NotesPage) -> None:
    board, view = notes_page.session.position.board, notes_page.board
    start, end = view.site_point(board.site("a1")), view.site_point(board.site("c3"))
    QTest.mousePress(view.viewport(), Qt.MouseButton.RightButton, pos=start)
    QTest.mouseMove(view.viewport(), end)
    assert scene(view).state.arrows == (Arrow(board.site("a1"), board.site("c3")),)


def test_an_arrow_is_drawn_by_clicks_on_both_ends(notes_page: NotesPage) -> None:
    board = notes_page.session.position.board
    notes_page.notes.take_tool(MarkTool.ARROW)
    mark(notes_page, "a1")
    assert notes_page.notes.arrows == (Arrow(board.site("a1"), board.site("a1")),)
    mark(notes_page, "a1")  # not there after all
    for cell in ("b3", "d2"):
        mark(notes_page, cell)
    assert notes_page.node.properties["AR"] == ["b3:d2"]
    mark(notes_page, "a1")
    notes_page.notes.set_marking(False)
    assert notes_page.notes.arrows == (Arrow(board.site("b3"), board.site("d2")),)
    notes_page.notes.clear_marks()
    assert not notes_page.notes.arrows


# -- search --------------------------------------------------------------------------------------


@pytest.fixture
def commented(notes_page: NotesPage) -> NotesPage:
    """Return a page whose turns 1 and 3, not 2, mention a net; at the start."""
    for turn, text in ((1, "a net"), (2, "x"), (3, "Net")):
        notes_page.comment(turn, text)
    notes_page.session.go_first()
    return notes_page


def test_the_matches_are_shown(commented: NotesPage) -> None:
    notes, bar = commented.notes, commented.notes.find_bar
    notes.find()
    assert bar.isVisible()
    assert bar.field.hasFocus()
    results = [bar.result_text]
    for words in ("net", "x", "zzz", "  "):
        bar.field.selectAll()
        QTest.keyClicks(bar.field, words)
        (timer,) = bar.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
        timer.timeout.emit()  # as soon as the typing pauses
        assert bar.field.accessibleDescription() == bar.result_text
        results.append(bar.result_text)
        assert bar.next_button.isEnabled() is (words != "zzz")
    assert results == ["3 with notes", "2 found", "1 found", "Nothing found", "3 with notes"]


def test_a_game_without_notes_is_reported(notes_page: NotesPage) -> None:
    notes_page.notes.find()
    assert notes_page.notes.find_bar.result_text == "No notes in this game"
    notes_page.notes.go_to_found(1)
    assert notes_page.notes.find_bar.result_text == "No notes in this game"
    assert notes_page.node.text == TURNS[-1]


def test_the_search_moves_from_match_to_match_and_around(commented: NotesPage) -> None:
    bar = commented.notes.find_bar
    commented.notes.find()
    QTest.keyClicks(bar.field, "net")
    seen = []
    for step in (1, 1, 1, -1, -1):
        click(bar.next_button if step > 0 else bar.previous_button)
        seen.append((commented.node.text, bar.result_text))
    assert seen == [
        ("a1", "1 of 2"),
        ("d2", "2 of 2"),
        ("a1", "1 of 2, continued from the start"),
        ("d2", "2 of 2, continued from the end"),
        ("a1", "1 of 2"),
    ]
    marked = commented.notes.panel.text.extraSelections()
    assert [selection.cursor.selectedText() for selection in marked] == ["net"]


def test_the_end_of_the_search_returns_to_the_board_and_it_can_be_continued(
    commented: NotesPage,
) -> None:
    notes, bar = commented.notes, commented.notes.find_bar
    assert notes.end_find() is False
    notes.find()
    QTest.keyClicks(bar.field, "net")
    QTest.keyClick(bar.field, Key.Key_Return)
    assert notes.panel.text.extraSelections() != []
    QTest.keyClick(bar.field, Key.Key_Escape)
    assert not bar.isVisible()
    assert commented.board.hasFocus()
    assert notes.panel.text.extraSelections() == []
    notes.go_to_found(1)
    assert bar.isVisible()
    assert commented.node.text == "d2"
    assert bar.result_text == "2 of 2"
    commented.other.setFocus()
    assert notes.end_find() is True
    assert commented.other.hasFocus()


def test_notes_added_during_the_search_are_counted(commented: NotesPage) -> None:
    notes = commented.notes
    notes.find()
    notes.take_tool(MarkTool.LETTER)
    mark(commented, "c3")  # a label is a note too
    assert notes.find_bar.result_text == "1 of 4"
    commented.session.go_next()
    assert notes.find_bar.result_text == "2 of 4"
    notes.end_find()
    commented.session.go_next()
    assert notes.find_bar.result_text == "2 of 4"  # the bar is hidden


# -- the size of the comments below the board or beside it -----------------------------------------


class Part(QWidget):
    """A widget with these preferred and minimum heights."""

    def __init__(self, wanted: int, least: int) -> None:
        super().__init__()
        self._wanted, self._least = wanted, least

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's
        return QSize(100, self._wanted)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(100, self._least)


def test_the_comments_have_their_share(qtbot: QtBot) -> None:
    split = NotesSplit(Part(300, 100), comments := Part(120, 50))
    shown_alone(qtbot, split, (400, 1008))  # a thousand pixels, and the line of eight
    for share, height in ((None, 200), (0.3, 300), (0.6, 600), (0.9, 600), (0.01, 120)):
        split.set_share(share)
        assert comments.height() == height
    split.resize(2000, 900)  # beside the board it is one of the width
    for share, width in ((0.4, 800), (0.01, 18 * split.fontMetrics().height())):
        split.set_share(share)
        assert comments.width() == width


def test_board_and_comments_keep_their_minimum_heights(qtbot: QtBot) -> None:
    split = NotesSplit(Part(300, 150), Part(120, 50))
    qtbot.addWidget(split)
    for whole, height in ((308, 120), (268, 110), (208, 50), (188, 50)):
        split.resize(400, whole)
        assert split.wanted() == height


@pytest.mark.parametrize(
    ("size", "way"),
    [
        ((1200, 900), Qt.Orientation.Horizontal),
        ((900, 650), Qt.Orientation.Horizontal),
        ((700, 650), Qt.Orientation.Vertical),
        ((400, 1000), Qt.Orientation.Vertical),
    ],
)
def test_the_comments_are_where_they_leave_the_larger_board(
    qtbot: QtBot, size: tuple[int, int], way: Qt.Orientation
) -> None:
    split = shown_alone(qtbot, NotesSplit(board := Part(300, 100), comments := Part(120, 50)), size)
    assert split.orientation() == way
    if way == Qt.Orientation.Horizontal:
        assert comments.height() == size[1]
        assert 18 * split.fontMetrics().height() <= comments.width()
        assert board.width() >= size[1] - 200
    split.resize(400, 1000)
    assert split.orientation() == Qt.Orientation.Vertical


BOARD = GAMES["egotzi"].setup(size=4, pie=False).start().board


@pytest.mark.parametrize(
    ("properties", "spoken"),
    [
        ({}, ""),
        ({"N": ["The ladder"]}, "“The ladder”."),
        ({"TE": ["2"]}, "Assessment of this move: very good."),
        ({"DO": [""]}, "Assessment of this move: doubtful."),
        ({"C": ["A **good**\none"]}, "Comment: A good one"),
        ({"C": ["x" * 400]}, "Comment: " + "x" * 400),
        ({"C": ["x" * 401]}, "Comment: " + "x" * 399 + "…"),
        ({"TR": ["a1"], "LB": ["b2:A"]}, "Marked: a1 triangle, b2 label A."),
        ({"AR": ["a1:b2"], "LN": ["c3:d4"]}, "Arrow from a1 to b2. Line from c3 to d4."),
        ({"TR": ["a1", "a2", "a3", "a4", "b1", "b2"]}, None),
        ({"TR": ["a1", "a2", "a3", "a4", "b1", "b2", "b3"]}, "7 cells are marked."),
        (
            {"N": ["Here"], "BM": ["1"], "C": ["x"], "MA": ["c3"]},
            "“Here”. Assessment of this move: bad. Comment: x Marked: c3 cross.",
        ),
    ],
)
def test_all_notes_are_spoken(properties: dict[str, list[str]], spoken: str | None) -> None:
    said = spoken_notes(properties, BOARD)
    if spoken is None:
        assert said.startswith("Marked: a1 triangle, ")
        assert said.endswith("b2 triangle.")
    else:
        assert said == spoken


# -- the search bar --------------------------------------------------------------------------------

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def page() -> QWidget:
    return QWidget()


@pytest.fixture
def done() -> list[object]:
    """Return what the bar has called: "search", the steps to another match, "close"."""
    return []


@pytest.fixture
def bar(qtbot: QtBot, page: QWidget, done: list[object]) -> FindBar:
    made = FindBar(lambda: done.append("search"), done.append, lambda: done.append("close"))
    QVBoxLayout(page).addWidget(made)
    shown_alone(qtbot, page)
    assert made.isHidden()
    made.open()
    return made


def test_the_last_words_are_selected(bar: FindBar) -> None:
    QTest.keyClicks(bar.field, "ladder")
    bar.hide()
    bar.window().setFocus()
    assert not bar.field.hasFocus()
    bar.open()
    assert bar.isVisible()
    assert bar.field.hasFocus()
    assert bar.field.selectedText() == "ladder"
    QTest.keyClicks(bar.field, "net")
    assert bar.words == "net"


def test_the_search_starts_once_when_typing_pauses(
    bar: FindBar, qtbot: QtBot, done: list[object]
) -> None:
    QTest.keyClicks(bar.field, "net")
    assert done == []
    qtbot.waitUntil(lambda: bool(done))
    assert done == ["search"]


@pytest.mark.parametrize(
    ("key", "held", "step"),
    [
        (Key.Key_Return, Held.NoModifier, 1),
        (Key.Key_Enter, Held.KeypadModifier, 1),
        (Key.Key_Return, Held.ShiftModifier, -1),
    ],
)
def test_enter_searches_for_the_last_letters_too_and_moves(
    bar: FindBar, done: list[object], key: Qt.Key, held: Qt.KeyboardModifier, step: int
) -> None:
    QTest.keyClicks(bar.field, "x")
    for count in (1, 2):
        QTest.keyClick(bar.field, key, held)
        assert done == ["search"] + [step] * count  # the words have not changed


@pytest.mark.parametrize(
    ("key", "is_own"),
    [(Key.Key_Escape, True), (Key.Key_Return, True), (Key.Key_Enter, True), (Key.Key_F3, False)],
)
def test_the_field_keeps_its_keys_from_the_window(bar: FindBar, key: Qt.Key, is_own: bool) -> None:
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, Held.NoModifier)
    asked.ignore()
    QApplication.sendEvent(bar.field, asked)
    assert asked.isAccepted() is is_own
