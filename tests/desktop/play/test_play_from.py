"""Playing from any turn, even against the computer: as a variation or a new game."""

from __future__ import annotations

import pytest
from driving import HUMANS, click, commands, game_page, shown, small
from lone_game import SilentClient, lone_game, place
from lone_widgets import emitted
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFormLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.application.program import Program
from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.play.play_from_dialog import PlayFromDialog, new_game_from
from desktop.theme.icons import icon
from desktop.window.main_window import MainWindow
from rules.outcome import Outcome
from rules.record.game_file import read_game, write_game
from rules.record.game_record import Ending, GameRecord

TURNS = ("a1", "d1", "b2", "c3")


def played(*turns: str, pie: bool = False) -> GameRecord:
    record = GameRecord(small("oddy", pie=pie))
    record.seats = ["person", "person"]
    record.names = ["Ann", "Bo"]
    for turn in turns:
        record.play_text(turn)
    return record


def opened(program: Program, qtbot: QtBot, record: GameRecord) -> MainWindow:
    window = shown(program, qtbot)
    window.play(record)
    return window


def begin(window: MainWindow, name: str, at: int) -> PlayFromDialog:
    session = game_page(window).session
    session.go_to([session.record.root, *session.record.main_line][at])
    commands(window)[name].trigger()
    (asked,) = [found for found in window.findChildren(PlayFromDialog) if found.isVisible()]
    return asked


def texts(record: GameRecord) -> list[str]:
    return [node.text for node in record.main_line]


def test_a_variation_against_the_computer_leaves_the_main_line(
    program: Program, qtbot: QtBot
) -> None:
    record = played(*TURNS)
    window = opened(program, qtbot, record)
    page = game_page(window)
    QTest.keyClick(begin(window, "engine.play_aside", 2), Qt.Key.Key_Escape)
    assert (page.session.phase, record.seats) == (Phase.CHOICE, ["person", "person"])
    asked = begin(window, "engine.play_aside", 2)
    assert asked.seats == (Human("Ann"), Computer(3))
    click(asked.go)
    assert page.session.seats == (Human("Ann"), Computer(3))
    assert page.session.phase is Phase.CHOICE
    for text in ("c1", "c2"):
        place(page.session, text)
        qtbot.waitUntil(lambda: len(record.line) == 4)
        assert [node.text for node in record.line][:3] == ["a1", "d1", text]
        assert texts(record) == list(TURNS)
        page.session.undo()
    assert record.names == ["Ann", "Bo"]
    assert page.players.cards[1].accessibleName().startswith("Computer, level 3")
    assert not page.session.can_resign


def test_a_new_game_has_the_turns_up_to_here_in_its_own_window(
    program: Program, qtbot: QtBot
) -> None:
    record = played("a1", "swap", "b2", pie=True)
    window = opened(program, qtbot, record)
    QTest.keyClick(begin(window, "engine.play_new", 2), Qt.Key.Key_Escape)
    assert len(program.windows) == 1
    asked = begin(window, "engine.play_new", 2)
    asked.seat_fields[1].name.setText("Cy")
    click(asked.go)
    other = program.windows[-1]
    assert other is not window
    session = game_page(other).session
    assert [node.text for node in session.record.line][:2] == ["a1", "swap"]
    assert session.position.swapped
    assert game_page(window).session.record is record
    assert texts(record) == ["a1", "swap", "b2"]


def test_a_game_is_continued_from_its_end_only_if_that_came_early(
    program: Program, qtbot: QtBot
) -> None:
    record = played(*TURNS)
    record.end(Outcome(0, Ending.RESIGNATION))
    window = opened(program, qtbot, record)
    assert commands(window)["engine.play_aside"].isEnabled()
    click(begin(window, "engine.play_new", 4).go)
    session = game_page(program.windows[-1]).session
    assert session.outcome is None
    assert session.phase in (Phase.CHOICE, Phase.THINKING)
    assert record.game_result_text == "B+R"
    window.play(played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4"))
    for name in ("engine.play_aside", "engine.play_new"):
        assert not commands(window)[name].isEnabled()


# -- without a window ------------------------------------------------------------------------


def session_of(record: GameRecord) -> GameSession:
    session = GameSession(record, SilentClient())
    session.start()
    return session


def test_at_the_end_of_the_main_line_the_game_itself_continues() -> None:
    session = session_of(played(*TURNS))
    session.play_variation(HUMANS)
    place(session, "c1")
    assert texts(session.record) == [*TURNS, "c1"]
    assert session.can_resign


@pytest.mark.parametrize("ending", [Ending.RESIGNATION, Ending.TIME, Ending.AGREEMENT])
@pytest.mark.parametrize("at", [2, 4])
def test_a_variation_from_the_turn_where_the_game_ended_early(ending: Ending, at: int) -> None:
    record = played(*TURNS)
    record.go_to(ended_at := [record.root, *record.main_line][at])
    record.end(Outcome(0, ending))
    result = record.game_result_text
    session = session_of(record)
    session.play_variation(HUMANS)
    assert session.phase is Phase.CHOICE
    for text in ("c1", "c2"):  # another try
        place(session, text)
        assert [node.text for node in record.line] == [*TURNS[:at], text]
        assert (record.game_result_text, record.ended_at) == (result, ended_at)
        session.undo()
    place(session, "c2")
    again = read_game(write_game(record))
    assert again == record
    session.go_previous()  # the end is looked at again
    assert session.outcome is not None
    assert again.go_to(again.ended_at or again.root)
    assert again.outcome is None  # as the variation was being played


def test_a_game_resigned_before_its_last_turn_continues_after_an_undo() -> None:
    record = played(*TURNS)
    record.go_to(record.main_line[1])
    record.end(Outcome(0, Ending.RESIGNATION))
    session = session_of(record)
    place(session, "c1")
    session.resign()
    assert not session.can_resign
    assert (record.game_result_text, record.ended_at) == ("B+R", record.main_line[1])
    session.go_first()
    session.go_to(record.main_line[1])
    assert session.outcome is not None
    session.undo()
    assert session.phase is Phase.CHOICE
    assert record.game_result_text == ""
    place(session, "c2")
    assert texts(record) == [*TURNS[:2], "c2"]


def test_a_computer_that_was_thinking_is_replaced() -> None:
    session = lone_game(small("oddy"), *TURNS, seats=(Computer(2), Human("Bo")))
    phases = [session.phase]
    session.play_variation((Human("Ann"), Human("Bo")))
    assert [*phases, session.phase] == [Phase.THINKING, Phase.CHOICE]
    assert isinstance(session.seats[0], Human)
    assert not session.engine_client.busy


# -- the dialog ---------------------------------------------------------------------------------


NAMED: Seats = (Human("Ann"), Human("Bo"))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def open_dialog(
    window: QWidget, *turns: str, seats: Seats = HUMANS, aside: bool = False
) -> PlayFromDialog:
    dialog = PlayFromDialog(window, lone_game(small("egotzi"), *turns, seats=seats), aside=aside)
    dialog.show()
    return dialog


def choices(dialog: PlayFromDialog) -> list[str]:
    """Return the sentences and the names of the rows."""
    labels = [label for label in dialog.findChildren(QLabel) if label.parent() is dialog]
    return [label.text() for label in labels if label.isVisible()]


def button(dialog: PlayFromDialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text)


def test_it_explains_where_play_starts_and_what_happens_to_this_game(window: QWidget) -> None:
    dialog = open_dialog(window, "b2", "c3")
    assert dialog.windowTitle() == "Play from here – Oddments"
    assert dialog.windowModality() == Qt.WindowModality.WindowModal
    assert sorted(choices(dialog)) == [
        "A new game begins with the moves up to here. This game stays as it is.",
        "Black, to move",
        "Play from move 2",
        "White",
    ]
    dialog = open_dialog(window, aside=True)
    assert "Play from the start" in choices(dialog)
    assert (
        "Your moves become a variation of this game. The moves that follow here stay."
        in choices(dialog)
    )


def test_each_row_has_a_player_with_their_current_colour(window: QWidget) -> None:
    dialog = open_dialog(window, "b2", "swap", "c3")
    (form,) = dialog.findChildren(QFormLayout)
    titles = [form.labelForField(field).text() for field in dialog.seat_fields]  # type: ignore[attr-defined]
    assert titles == ["White", "Black, to move"]
    names = [field.kind.accessibleName() for field in dialog.seat_fields]
    assert names == ["White: played by", "Black, to move: played by"]


@pytest.mark.parametrize(
    ("turns", "seats", "offered"),
    [
        ((), NAMED, (Human("Ann"), Computer(3))),
        (("b2",), NAMED, (Computer(3), Human("Bo"))),
        (("b2",), (Human("Ann"), Computer(7)), (Human("Ann"), Computer(7))),
        ((), (Computer(2), Computer(9)), (Computer(2), Computer(9))),
    ],
)
def test_by_default_the_player_to_move_plays_against_the_computer(
    window: QWidget, turns: tuple[str, ...], seats: Seats, offered: Seats
) -> None:
    assert open_dialog(window, *turns, seats=seats).seats == offered


@pytest.mark.parametrize("aside", [False, True])
def test_in_a_variation_the_names_are_those_of_the_game(window: QWidget, aside: bool) -> None:
    dialog = open_dialog(window, seats=NAMED, aside=aside)
    for field in dialog.seat_fields:
        assert field.name.isEnabled() is not aside
        hint = "As in the game" if aside else "Name (optional)"
        assert field.name.placeholderText() == hint


@pytest.mark.parametrize("by_key", [False, True])
def test_play_emits_the_players_and_closes_the_dialog(window: QWidget, by_key: bool) -> None:
    dialog = open_dialog(window, seats=NAMED)
    chosen, results = emitted(dialog.chosen), emitted(dialog.finished)
    dialog.seat_fields[1].choose(Computer(8))
    assert dialog.go.text() == "Play"
    assert dialog.go.property("role") == "primary"
    wanted = icon("engine.go_on", QPalette.ColorRole.HighlightedText)
    assert dialog.go.icon().cacheKey() == wanted.cacheKey()
    QTest.keyClick(dialog, Qt.Key.Key_Return) if by_key else click(dialog.go)
    assert chosen == [(Human("Ann"), Computer(8))]
    assert results == [1]
    assert not dialog.isVisible()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(dialog)  # a window that is open for long opens many


@pytest.mark.parametrize("by_key", [False, True])
def test_cancel_and_escape_emit_nothing(window: QWidget, by_key: bool) -> None:
    dialog = open_dialog(window)
    chosen = emitted(dialog.chosen)
    QTest.keyClick(dialog, Qt.Key.Key_Escape) if by_key else click(button(dialog, "Cancel"))
    assert not dialog.isVisible()
    assert chosen == []


def test_a_new_game_has_only_the_turns_up_to_here() -> None:
    session = lone_game(small("egotzi"), "b2", "c3", "d4")
    session.go_previous()
    made = new_game_from(session.record, (Human("Ann"), Computer(2)))
    assert [node.text for node in made.line] == ["b2", "c3"]
    assert made.whole_line == made.line
    assert made.seats == ["person", "engine 2"]
    assert made.names == ["Ann", "Computer, level 2"]
    assert made.setup == session.record.setup
    assert len(session.record.whole_line) == 3
