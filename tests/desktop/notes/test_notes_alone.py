"""The notes of a game on a board that stands alone: what each request shows, writes and emits."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from alone import heard, lone_session, shown_alone
from driving import click, small
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.notes.mark_tool import MarkTool
from desktop.notes.notes import Notes
from desktop.theme.theme import DARK, LIGHT
from rules.record.game_record import Node
from rules.record.marks import Mark, MarkKind
from rules.record.remarks import Assessment

Key = Qt.Key
TURNS = ("a1", "b3", "d2")


class Desk:
    """A page with a board, its notes, and a field that has nothing to do with them."""

    def __init__(self, qtbot: QtBot, session: GameSession) -> None:
        self.session = session
        self.page = QWidget()
        self.board = BoardView()
        setup = session.record.setup
        self.board.set_game(setup, LIGHT)
        self.board.show_position(session.position)
        self.notes = Notes(session, self.board, LIGHT, self.page)
        self.other = QLineEdit()
        column = QVBoxLayout(self.page)
        column.addWidget(self.notes.split)
        column.addWidget(self.other)
        session.changed.connect(self.notes.refresh)
        session.annotated.connect(self.notes.refresh)
        self.notes.set_wanted(True)
        shown_alone(qtbot, self.page, (500, 600))

    @property
    def node(self) -> Node:
        return self.session.record.node

    def comment(self, turn: int, text: str) -> None:
        """A comment after so many turns, as a file may have it."""
        record = self.session.record
        node = record.line[turn - 1] if turn else record.root
        node.properties["C"] = [text]


@pytest.fixture
def session(qapp: object) -> Iterator[GameSession]:
    made = lone_session(small("egotzi", pie=False), *TURNS)
    yield made
    made.close()


@pytest.fixture
def engine_client(qtbot: QtBot, session: GameSession) -> Desk:
    return Desk(qtbot, session)


# -- what is seen --------------------------------------------------------------------------------


def test_a_game_without_notes_shows_its_board_alone(engine_client: Desk) -> None:
    notes = engine_client.notes
    assert engine_client.board.isVisible()
    assert not notes.panel.isVisible()
    assert not notes.panel_shown
    assert not notes.mark_bar.isVisible()
    assert not notes.find_bar.isVisible()
    assert not notes.marking
    assert notes.sentence == ""
    assert notes.marks == {}
    assert notes.question is None
    assert notes.panes == [
        notes.mark_bar.buttons[MarkTool.TRIANGLE],
        notes.find_bar.field,
        notes.panel.name,
    ]


@pytest.mark.parametrize(
    "properties", [{"C": ["x"]}, {"N": ["x"]}, {"TE": ["1"]}, {"LB": ["a1:A"]}]
)
def test_notes_are_shown_where_there_are_any(
    qtbot: QtBot, session: GameSession, properties: dict[str, list[str]]
) -> None:
    session.record.line[0].properties.update(properties)
    engine_client = Desk(qtbot, session)
    before = "TE" not in properties  # the search for notes looks at words only
    assert engine_client.notes.panel.isVisible() is before
    session.go_first()
    session.go_next()
    assert engine_client.notes.panel.isVisible()
    session.go_last()
    assert engine_client.notes.panel.isVisible()  # also where nothing is said


def test_the_panel_shows_the_notes_of_the_current_node(engine_client: Desk) -> None:
    panel, line = engine_client.notes.panel, engine_client.session.record.line
    line[1].properties.update({"C": ["words"], "N": ["Trap"], "BM": ["1"]})
    engine_client.notes.show_panel(True)
    assert panel.text.toPlainText().startswith("No comment on move 3.")
    assert panel.assessment_box.isEnabled()
    engine_client.session.go_previous()
    assert panel.text.toPlainText() == "words"
    assert panel.name.text() == "Trap"
    assert panel.assessment_box.currentData() is Assessment.BAD
    assert panel.name.placeholderText() == "Title of move 2"
    engine_client.session.go_first()
    assert panel.text.toPlainText().startswith("No comment on the start.")
    assert panel.name.text() == ""
    assert not panel.assessment_box.isEnabled()


def test_notes_of_all_games_and_of_this_one_can_be_hidden(
    qtbot: QtBot, session: GameSession
) -> None:
    session.record.line[0].properties["C"] = ["words"]
    engine_client = Desk(qtbot, session)
    notes = engine_client.notes
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


def test_hiding_the_panel_ends_the_writing(engine_client: Desk) -> None:
    engine_client.notes.write()
    QTest.keyClicks(engine_client.notes.panel.field, "x")
    engine_client.notes.show_panel(False)
    assert not engine_client.notes.panel.writing
    assert not engine_client.notes.panel.isVisible()
    assert engine_client.node.properties["C"] == ["x"]
    engine_client.notes.show_panel(True)
    assert engine_client.notes.panel.text.toPlainText() == "x"


def test_the_panel_is_hidden_while_another_window_has_the_focus(
    engine_client: Desk, qtbot: QtBot
) -> None:
    engine_client.notes.write()
    engine_client.notes.show_panel(True)
    assert engine_client.notes.panel.writing  # it is shown already
    other = QWidget()
    shown_alone(qtbot, other)
    assert engine_client.notes.panel.writing  # one may come back
    engine_client.notes.show_panel(False)
    engine_client.notes.show_panel(True)
    assert not engine_client.notes.panel.writing


def test_the_button_in_the_panel_does_what_the_menu_does(engine_client: Desk) -> None:
    asked: list[str] = []
    actions: Any = {
        name: types.SimpleNamespace(trigger=lambda name=name: asked.append(name))
        for name in ("notes.panel", "notes.write")
    }
    engine_client.notes.take_actions(actions)
    engine_client.notes.show_panel(True)
    click(engine_client.notes.panel.hide_button)
    assert asked == ["notes.panel"]


def test_the_height_of_the_comments_is_kept(engine_client: Desk) -> None:
    settings: Any = types.SimpleNamespace(comments_share=0.5)
    engine_client.notes.show_panel(True)
    before = engine_client.notes.panel.height()
    engine_client.notes.remember(settings)
    assert engine_client.notes.panel.height() > before + 50
    engine_client.notes.split.share_chosen.emit(0.25)
    assert settings.comments_share == 0.25


def test_another_theme_is_worn_by_the_notes(engine_client: Desk) -> None:
    engine_client.comment(3, "[page](http://x.y)")
    engine_client.notes.show_panel(True)
    QApplication.processEvents()
    text = engine_client.notes.panel.text
    before = text.grab().toImage()
    engine_client.notes.set_theme(DARK)
    assert text.grab().toImage() != before


def test_another_language_is_spoken_at_once(engine_client: Desk) -> None:
    engine_client.notes.show_panel(True)
    engine_client.notes.find()
    UI_LANGUAGE.speak(Language("de"))
    assert "Zug" in engine_client.notes.panel.name.placeholderText()
    assert engine_client.notes.find_bar.result_text != "No notes in this game"


# -- comments ------------------------------------------------------------------------------------


def test_writing_is_one_edit_and_leads_back_to_the_board(engine_client: Desk) -> None:
    notes, panel = engine_client.notes, engine_client.notes.panel
    for word in ("one", " two"):
        notes.write()
        assert panel.isVisible()
        assert panel.field.hasFocus()
        QTest.keyClicks(panel.field, word)
        QTest.keyClick(panel.field, Key.Key_Escape)
        assert engine_client.board.hasFocus()
        assert panel.isVisible()
    assert panel.text.toPlainText() == "one two"
    engine_client.session.edits.undo()
    assert engine_client.node.properties["C"] == ["one"]
    engine_client.session.edits.undo()
    assert "C" not in engine_client.node.properties
    assert panel.text.toPlainText().startswith("No comment")


def test_the_focus_stays_where_the_user_went_from_editing(engine_client: Desk) -> None:
    for elsewhere in (engine_client.other, engine_client.notes.panel.name):
        engine_client.notes.write()
        elsewhere.setFocus()
        assert not engine_client.notes.panel.writing
        assert elsewhere.hasFocus()


def test_what_is_written_stays_with_the_moment_that_it_is_about(engine_client: Desk) -> None:
    third = engine_client.node
    engine_client.notes.write()
    QTest.keyClicks(engine_client.notes.panel.field, "on the third")
    engine_client.session.go_previous()
    QTest.keyClicks(engine_client.notes.panel.field, " turn")
    assert third.properties["C"] == ["on the third turn"]
    assert engine_client.node.properties == {}
    QTest.keyClick(engine_client.notes.panel.field, Key.Key_Escape)
    assert engine_client.notes.panel.text.toPlainText().startswith("No comment on move 2")


def test_an_emptied_comment_and_a_blank_name_go(engine_client: Desk) -> None:
    panel = engine_client.notes.panel
    engine_client.notes.write()
    QTest.keyClicks(panel.field, "x")
    QTest.keyClick(panel.field, Key.Key_Backspace)
    assert "C" not in engine_client.node.properties
    QTest.keyClicks(panel.name, "a b")
    assert engine_client.node.properties["N"] == ["a b"]
    panel.name.selectAll()
    QTest.keyClicks(panel.name, " ")
    assert "N" not in engine_client.node.properties


def test_the_worth_that_is_chosen_is_written_down(engine_client: Desk) -> None:
    engine_client.notes.show_panel(True)
    box = engine_client.notes.panel.assessment_box
    QTest.keyClick(box, Key.Key_End)
    assert engine_client.node.properties["BM"] == ["2"]
    QTest.keyClick(box, Key.Key_Home)
    assert "BM" not in engine_client.node.properties


def test_a_double_click_on_the_comment_begins_writing(engine_client: Desk) -> None:
    engine_client.notes.show_panel(True)
    QTest.mouseDClick(engine_client.notes.panel.text.viewport(), Qt.MouseButton.LeftButton)
    assert engine_client.notes.panel.field.hasFocus()


@pytest.mark.parametrize(
    ("address", "asks"), [("https://x.example/", True), ("file:///etc/passwd", False)]
)
def test_only_a_link_to_a_page_is_asked_about(
    engine_client: Desk, address: str, asks: bool
) -> None:
    engine_client.notes.panel.text.link_chosen.emit(QUrl(address))
    question = engine_client.notes.question
    assert (question is not None) is asks
    if question is not None:
        assert question.isVisible()
        assert question.parentWidget() is engine_client.page
        assert question.informativeText() == address
        question.close()


# -- marks ---------------------------------------------------------------------------------------


def mark(engine_client: Desk, cell: str) -> None:
    site = engine_client.session.position.board.site(cell)
    QTest.mouseClick(
        engine_client.board.viewport(),
        Qt.MouseButton.LeftButton,
        pos=engine_client.board.site_point(site),
    )


def test_marking_begins_and_ends(engine_client: Desk) -> None:
    notes, changed = engine_client.notes, heard(engine_client.notes.changed)
    assert notes.set_marking(False) is False
    assert changed == []
    assert notes.set_marking(True) is True
    assert notes.marking
    assert engine_client.board.marking
    assert notes.mark_bar.isVisible()
    assert notes.sentence.startswith("Click a cell to mark it")
    assert len(changed) == 1
    assert notes.set_marking(True) is False
    assert len(changed) == 1
    click(notes.mark_bar.done)
    assert not engine_client.board.marking
    assert not notes.mark_bar.isVisible()
    assert notes.sentence == ""
    assert len(changed) == 2


def test_marks_are_announced_and_recorded(engine_client: Desk) -> None:
    told = heard(engine_client.notes.announced)
    engine_client.notes.take_tool(MarkTool.LETTER)
    assert engine_client.notes.marking
    assert engine_client.notes.panes[0] is engine_client.notes.mark_bar.buttons[MarkTool.LETTER]
    for cell in ("c3", "a1", "c3", "d4"):
        mark(engine_client, cell)
    assert told == ["c3: label A.", "a1: label B.", "c3: no mark.", "d4: label A."]
    assert sorted(engine_client.node.properties["LB"]) == ["a1:B", "d4:A"]
    site = engine_client.session.position.board.site
    assert engine_client.notes.marks == {
        site("a1"): Mark(MarkKind.LABEL, "B"),
        site("d4"): Mark(MarkKind.LABEL, "A"),
    }


def test_all_marks_of_the_moment_go_and_no_others(engine_client: Desk) -> None:
    engine_client.session.record.root.properties["TR"] = ["a1"]
    engine_client.notes.take_tool(MarkTool.CROSS)
    mark(engine_client, "c3")
    mark(engine_client, "a1")
    click(engine_client.notes.mark_bar.clear)
    assert engine_client.notes.marks == {}
    assert engine_client.session.record.root.properties["TR"] == ["a1"]
    engine_client.session.edits.undo()
    assert len(engine_client.notes.marks) == 2


# -- looking for words ---------------------------------------------------------------------------


@pytest.fixture
def commented(engine_client: Desk) -> Desk:
    """Return turns 1 and 3 speak of a net, turn 2 does not; one stands at the start."""
    for turn, text in ((1, "a net"), (2, "x"), (3, "Net")):
        engine_client.comment(turn, text)
    engine_client.session.go_first()
    return engine_client


def test_the_matches_are_shown(commented: Desk) -> None:
    notes, bar = commented.notes, commented.notes.find_bar
    notes.find()
    assert bar.isVisible()
    assert bar.field.hasFocus()
    told = [bar.result_text]
    for words in ("net", "x", "zzz", "  "):
        bar.field.selectAll()
        QTest.keyClicks(bar.field, words)
        bar.query_changed.emit(bar.words)  # as soon as the typing pauses
        told.append(bar.result_text)
        assert bar.next_button.isEnabled() is (words != "zzz")
    assert told == ["3 with notes", "2 found", "1 found", "Nothing found", "3 with notes"]


def test_a_game_without_notes_says_so(engine_client: Desk) -> None:
    engine_client.notes.find()
    assert engine_client.notes.find_bar.result_text == "No notes in this game"
    engine_client.notes.go_to_found(1)
    assert engine_client.notes.find_bar.result_text == "No notes in this game"
    assert engine_client.node.text == TURNS[-1]


def test_the_search_moves_from_match_to_match_and_around(commented: Desk) -> None:
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


def test_the_menu_continues_the_search_after_the_bar_was_closed(commented: Desk) -> None:
    bar = commented.notes.find_bar
    commented.notes.find()
    QTest.keyClicks(bar.field, "net")
    QTest.keyClick(bar.field, Key.Key_Return)
    QTest.keyClick(bar.field, Key.Key_Escape)
    assert not bar.isVisible()
    commented.notes.go_to_found(1)
    assert bar.isVisible()
    assert commented.node.text == "d2"
    assert bar.result_text == "2 of 2"


def test_the_end_of_the_search_leads_back_to_the_board(commented: Desk) -> None:
    notes = commented.notes
    assert notes.end_find() is False
    notes.find()
    QTest.keyClicks(notes.find_bar.field, "net")
    QTest.keyClick(notes.find_bar.field, Key.Key_Return)
    assert notes.panel.text.extraSelections() != []
    QTest.keyClick(notes.find_bar.field, Key.Key_Escape)
    assert not notes.find_bar.isVisible()
    assert commented.board.hasFocus()
    assert notes.panel.text.extraSelections() == []
    notes.find()
    commented.other.setFocus()
    assert notes.end_find() is True
    assert commented.other.hasFocus()


def test_what_is_noted_meanwhile_is_counted(commented: Desk) -> None:
    notes = commented.notes
    notes.find()
    notes.take_tool(MarkTool.LETTER)
    mark(commented, "c3")  # a label is a note too
    assert notes.find_bar.result_text == "1 of 4"
    commented.session.go_next()
    assert notes.find_bar.result_text == "2 of 4"
    notes.end_find()
    commented.session.go_next()
    assert notes.find_bar.result_text == "2 of 4"  # nobody sees it
