"""Playing from any turn, even against the computer: as a variation or a new game."""

from __future__ import annotations

import pytest
from driving import HUMANS, click, commands, game_page, shown, small
from lone_game import SilentClient, lone_game, place
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human
from desktop.play.play_from_dialog import PlayFromDialog
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
    assert session.phase is Phase.THINKING
    session.play_variation((Human("Ann"), Human("Bo")))
    assert session.phase is Phase.CHOICE
    assert isinstance(session.seats[0], Human)
    assert not session.engine_client.busy
