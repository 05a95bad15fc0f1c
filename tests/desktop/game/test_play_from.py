"""Playing from any turn, even against the computer: as a variation or a new game."""

from __future__ import annotations

import pytest
from driving import SlowEngine, click, commands, game_page, shown, small
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human
from desktop.play.game_page import GamePage
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


def dialog(window: MainWindow) -> PlayFromDialog:
    (found,) = window.findChildren(PlayFromDialog)
    return found


def begin(window: MainWindow, name: str, at: int) -> PlayFromDialog:
    page = game_page(window)
    page.session.go_to([page.session.record.root, *page.session.record.main_line][at])
    commands(window)[name].trigger()
    return dialog(window)


def texts(page: GamePage) -> list[str]:
    return [node.text for node in page.session.record.main_line]


def test_a_variation_against_the_computer_leaves_the_main_line(
    program: Program, qtbot: QtBot
) -> None:
    window = opened(program, qtbot, played(*TURNS))
    page = game_page(window)
    asked = begin(window, "engine.play_aside", 2)
    assert asked.seats == (Human("Ann"), Computer(3))
    click(asked.go)
    assert page.session.seats == (Human("Ann"), Computer(3))
    assert page.session.phase is Phase.CHOICE
    page.session.play(page.session.position.read("c1")[0])
    qtbot.waitUntil(lambda: len(page.session.record.line) == 4)
    assert [node.text for node in page.session.record.line][:3] == ["a1", "d1", "c1"]
    assert texts(page) == list(TURNS)
    assert page.session.record.names == ["Ann", "Bo"]
    assert page.players.cards[1].accessibleName().startswith("Computer, level 3")
    assert not page.session.can_resign
    page.session.undo()
    page.session.play(page.session.position.read("c2")[0])
    qtbot.waitUntil(lambda: len(page.session.record.line) == 4)
    assert texts(page) == list(TURNS)


def test_the_computer_moves_at_once_if_it_is_to(program: Program, qtbot: QtBot) -> None:
    window = opened(program, qtbot, played(*TURNS))
    page = game_page(window)
    asked = begin(window, "engine.play_aside", 2)
    asked.seat_fields[0].kind.setCurrentIndex(1)
    asked.seat_fields[1].kind.setCurrentIndex(0)
    QTest.keyClick(asked, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page.session.record.line) == 3)
    assert page.session.phase is Phase.CHOICE
    assert texts(page) == list(TURNS)


def test_at_the_end_of_the_main_line_the_game_itself_continues(
    program: Program, qtbot: QtBot
) -> None:
    window = opened(program, qtbot, played(*TURNS))
    page = game_page(window)
    click(begin(window, "engine.play_aside", 4).go)
    page.session.play(page.session.position.read("c1")[0])
    assert texts(page)[:5] == [*TURNS, "c1"]
    assert page.session.can_resign


def test_a_turn_played_elsewhere_is_another_variation(program: Program, qtbot: QtBot) -> None:
    window = opened(program, qtbot, played(*TURNS))
    page = game_page(window)
    asked = begin(window, "engine.play_aside", 3)
    asked.seat_fields[0].kind.setCurrentIndex(0)
    asked.seat_fields[1].kind.setCurrentIndex(0)
    asked.seat_fields[1].choose(Human())
    click(asked.go)
    page.session.go_to(page.session.record.main_line[0])
    page.session.play(page.session.position.read("c1")[0])
    assert texts(page) == list(TURNS)
    assert [node.text for node in page.session.record.line] == ["a1", "c1"]


def test_a_new_game_has_the_turns_up_to_here_in_its_own_window(
    program: Program, qtbot: QtBot
) -> None:
    record = played("a1", "swap", "b2", pie=True)
    window = opened(program, qtbot, record)
    asked = begin(window, "engine.play_new", 2)
    asked.seat_fields[1].name.setText("Cy")
    click(asked.go)
    other = program.windows[-1]
    assert other is not window
    session = game_page(other).session
    assert [node.text for node in session.record.line][:2] == ["a1", "swap"]
    assert session.position.swapped
    assert game_page(window).session.record is record
    assert [node.text for node in record.main_line] == ["a1", "swap", "b2"]


def two_humans(asked: PlayFromDialog) -> None:
    for field in asked.seat_fields:
        field.kind.setCurrentIndex(0)
        field.choose(Human())
    click(asked.go)


@pytest.mark.parametrize("ending", [Ending.RESIGNATION, Ending.TIME, Ending.AGREEMENT])
@pytest.mark.parametrize("at", [2, 4])
def test_a_variation_from_the_turn_where_the_game_ended_early(
    program: Program, qtbot: QtBot, ending: Ending, at: int
) -> None:
    record = played(*TURNS)
    record.go_to(ended_at := [record.root, *record.main_line][at])
    record.end(Outcome(0, ending))
    result = record.game_result_text
    window = opened(program, qtbot, record)
    page = game_page(window)
    two_humans(begin(window, "engine.play_aside", at))
    assert page.session.phase is Phase.CHOICE
    page.session.play(page.session.position.read("c1")[0])
    assert [node.text for node in record.line] == [*TURNS[:at], "c1"]
    assert (record.game_result_text, record.ended_at) == (result, ended_at)
    page.session.undo()  # another try
    page.session.play(page.session.position.read("c2")[0])
    assert record.node.text == "c2"
    again = read_game(write_game(record))
    assert again == record
    page.session.go_previous()  # the end is looked at again
    assert page.session.outcome is not None
    assert commands(window)["engine.play_aside"].isEnabled()
    assert again.go_to(again.ended_at or again.root)
    assert again.outcome is None  # as the variation was being played


def test_a_game_resigned_before_its_last_turn_continues(program: Program, qtbot: QtBot) -> None:
    record = played(*TURNS)
    record.go_to(record.main_line[1])
    record.end(Outcome(0, Ending.RESIGNATION))
    window = opened(program, qtbot, record)
    page = game_page(window)
    page.session.go_first()
    page.session.go_to(record.main_line[1])
    assert page.session.outcome is not None
    commands(window)["turn.undo"].trigger()
    assert page.session.phase is Phase.CHOICE
    assert record.game_result_text == ""
    page.session.play(page.session.position.read("c1")[0])
    assert texts(page) == [*TURNS[:2], "c1"]


def test_a_new_game_from_the_turn_where_somebody_resigned(program: Program, qtbot: QtBot) -> None:
    record = played(*TURNS)
    record.end(Outcome(0, Ending.RESIGNATION))
    window = opened(program, qtbot, record)
    click(begin(window, "engine.play_new", 4).go)
    session = game_page(program.windows[-1]).session
    assert session.outcome is None
    assert session.phase in (Phase.CHOICE, Phase.THINKING)
    assert record.game_result_text == "B+R"


def test_a_finished_game_cannot_be_continued_from_its_end(program: Program, qtbot: QtBot) -> None:
    over = played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4")
    window = opened(program, qtbot, over)
    for name in ("engine.play_aside", "engine.play_new"):
        assert not commands(window)[name].isEnabled()


def test_nobody_resigns_in_a_variation_of_a_game_that_has_ended(
    program: Program, qtbot: QtBot
) -> None:
    record = played(*TURNS)
    record.end(Outcome(0, Ending.RESIGNATION))
    window = opened(program, qtbot, record)
    page = game_page(window)
    page.session.go_to(record.main_line[1])
    page.session.play(page.session.position.read("c1")[0])
    page.session.resign()
    assert not commands(window)["turn.resign"].isEnabled()
    assert record.game_result_text == "B+R"
    assert record.ended_at is record.main_line[-1]


@pytest.mark.parametrize("name", ["engine.play_aside", "engine.play_new"])
def test_cancelling_changes_nothing(program: Program, qtbot: QtBot, name: str) -> None:
    record = played(*TURNS)
    window = opened(program, qtbot, record)
    asked = begin(window, name, 2)
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert len(program.windows) == 1
    assert record.seats == ["person", "person"]
    assert game_page(window).session.phase is Phase.CHOICE


def test_a_computer_that_was_thinking_is_replaced(make_program: object, qtbot: QtBot) -> None:
    program = make_program(SlowEngine)  # type: ignore[operator]
    record = played(*TURNS)
    record.seats = ["engine 2", "person"]
    window = opened(program, qtbot, record)
    page = game_page(window)
    qtbot.waitUntil(lambda: page.session.phase is Phase.THINKING)
    commands(window)["engine.play_aside"].trigger()
    asked = dialog(window)
    assert asked.seats == (Computer(2), Human("Bo"))
    asked.seat_fields[0].kind.setCurrentIndex(0)
    click(asked.go)
    assert page.session.phase is Phase.CHOICE
    assert page.session.seats[0] == Human("Ann")
