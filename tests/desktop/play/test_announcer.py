"""What is announced during a game, and the log where it can be read again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import HUMANS, SlowEngine, commands, game_page, lay_out, program_of, shown, small
from manual_client import ManualClient
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.play import announcer
from desktop.play.game_page import GamePage
from desktop.views.game_views import VIEWS
from desktop.widgets.announcement import announce
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE
from rules.record.game_record import GameRecord
from rules.setup import Setup

Begin = Callable[..., GamePage]


@pytest.fixture
def begin(make_program: Callable[..., Program], qtbot: QtBot) -> Begin:
    def make(setup: Setup, *turns: str, seats: Seats = HUMANS) -> GamePage:
        window = shown(make_program(SlowEngine, forced_ms=50), qtbot)
        page = lay_out(window, setup, *turns, seats=seats)
        page.log.clear()
        return page

    return make


def play(page: GamePage, *turns: str) -> None:
    for text in turns:
        for step in page.session.record.position.read(text):
            page.session.play(step)


def log(page: GamePage) -> list[str]:
    """Return the lines since the last call."""
    lines = page.log.toPlainText().splitlines()
    page.log.clear()
    return lines


def test_a_game_begins_with_its_name_and_task(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    text = game_page(window).log.toPlainText()
    assert text == "Egotzi · size 4. Player 1 (Black) to move. Place a stone."


def test_every_turn_and_who_is_next(begin: Begin) -> None:
    page = begin(small("egotzi"))
    play(page, "b2", "b3")
    assert log(page) == [
        "Black b2; White to move.",
        "White b3, pushes b2 to b1; Black to move.",
    ]
    page = begin(small("egotzi"), "b2")
    play(page, "swap")
    assert log(page) == ["White swaps colours; White to move."]


def test_the_computer_is_reported_to_stop_but_not_to_think(
    begin: Begin,
) -> None:
    page = begin(small("egotzi"), "b2", seats=(Human(), Computer(3)))
    page.session.resume()
    assert page.session.phase is Phase.THINKING
    log(page)
    page.session.stop()
    (line,) = log(page)
    assert "Resume" in line
    page.session.resume()
    assert page.session.phase is Phase.THINKING
    assert log(page) == []


def test_a_comment_is_reported_with_its_turn_and_not_again_with_every_stone(begin: Begin) -> None:
    page = begin(small("yodd"), "Bc3")
    page.session.edits.set_values(page.session.record.node, "C", ["a fine stone"])
    page.session.go_first()
    page.session.go_last()
    assert "a fine stone" in log(page)[-1]
    stones = [step for step in page.session.position.legal_steps() if step >= PLACE]
    page.session.play(stones[0])
    page.session.undo()
    lines = log(page)
    assert len(lines) == 2
    assert not any("a fine stone" in line for line in lines)


def test_blocked_pushes_are_reported(begin: Begin) -> None:
    page = begin(GAMES["egotzi"].setup(size=3, pie=False), "a2", "c1", "b2")
    play(page, "c3")
    (line,) = log(page)
    assert line.startswith("White c3, ")
    page = begin(GAMES["egotzi"].setup(size=3, pie=False), "a2", "c1", "b2", "b3", "a3", "a1")
    assert page.session.record.node.text == "a1"
    page.announce_standing()
    assert "White a1, cannot push b1" in log(page)[0]


def test_a_placed_stone_is_named_with_its_colour(begin: Begin) -> None:
    page = begin(small("wythe"))
    play(page, "a1b1")
    assert log(page) == ["Black: black half a1, white half b1; White to move."]


def test_a_turn_of_two_steps_is_reported_step_by_step(begin: Begin) -> None:
    page = begin(small("yodd"), "Ba1")
    page.session.play(page.session.position.read("Wc3,We3")[0])
    (line,) = log(page)
    assert line.startswith("White: white stone ")
    assert "The number of groups is even: place a second stone" in line
    page.undo()
    assert log(page) == ["Undone; White to move."]


def test_captures_are_counted_and_named(begin: Begin) -> None:
    record = GameRecord(GAMES["themisto"].setup())
    page = begin(GAMES["themisto"].setup())
    position = record.position
    while not (capture := next((t for t in position.legal_turns() if 3 in t), None)):
        turn = next(t for t in position.legal_turns() if 4 not in t)
        record.play(turn)
        position = record.position
    page = begin(record.setup, *[node.text for node in record.line])
    page.log.clear()
    for step in capture:
        page.session.play(step)
    lines = log(page)
    assert " to " in lines[0]
    assert ", captures " in lines[-1]


def test_lost_turns_and_forced_passes_are_reported(begin: Begin, qtbot: QtBot) -> None:
    record = GameRecord(small("wythe", size=3))
    while record.position.legal_steps() != [0]:
        record.play((record.position.legal_steps()[-1],))
    line = [node.text for node in record.line]
    page = begin(record.setup, *line[:-1])
    play(page, line[-1])
    assert log(page)[0].endswith(" can only pass.")
    qtbot.waitUntil(lambda: page.session.outcome is not None)
    lines = log(page)
    assert " has to pass. " in lines[-1]
    assert " wins " in lines[-1]


def test_going_back_and_forward_is_reported(begin: Begin) -> None:
    page = begin(small("egotzi"), "b2", "d4", "a4", "d1", "a1", "c2")
    page.session.go_first()
    page.session.go_next()
    page.session.go_last()
    page.session.go_previous()
    page.session.undo()
    lines = log(page)
    assert lines[0] == "Back at the start; Black to move."
    assert lines[1] == "Black b2; White to move."
    assert lines[2].startswith("Move 6: White c2")
    assert lines[3].startswith("Back at move 5: Black a1")
    assert lines[4].startswith("Back at move 4: White d1")


def test_only_the_last_turn_of_a_long_jump_is_reported(begin: Begin) -> None:
    page = begin(small("egotzi"), "b2", "d4", "a4", "d1")
    one, _, three, four = page.session.record.line
    page.session.go_first()
    log(page)
    page.session.go_to(three)
    (line,) = log(page)
    assert line.startswith("Black b2; White d4; Black a4")
    page.session.go_first()
    log(page)
    page.session.go_to(four)
    (line,) = log(page)
    assert line.startswith("Move 4: White d1")
    page.session.go_to(one)
    assert log(page)[0].startswith("Back at move 1: Black b2")


def test_the_end_is_reported_with_its_reason(begin: Begin) -> None:
    page = begin(small("egotzi"), "b2")
    page.session.resign()
    assert log(page) == ["Black wins. White resigned."]


def test_the_computer_is_reported_to_think_and_to_wait(begin: Begin) -> None:
    page = begin(small("egotzi"), "b2", seats=(Human(), Computer(1)))
    assert log(page) == []
    page.session.stop()
    assert log(page) == [
        "Computer, level 1 (White) to move. Press “Resume” to play from here.",
    ]


def test_how_the_game_stands(begin: Begin) -> None:
    page = begin(small("yodd"), "Ba1")
    page.announce_standing()
    (line,) = log(page)
    assert line.startswith("Move 1: Black: black stone a1. Black 1 + White 0 = 1 group, odd. ")
    assert "Groups: Black 1, White 0." in line
    assert line.endswith(page.status.text)


def test_refusals_are_urgent_and_name_forbidding_sites(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    announcements: list[tuple[str, bool]] = []

    def receive(_page: QObject, text: str, *, urgent: bool = False) -> None:
        announcements.append((text, urgent))

    page = begin(small("egotzi"))
    monkeypatch.setattr(announcer, "announce", receive)
    play(page, "b2")
    page.board.act_at(page.session.position.board.site("b2"))
    assert announcements[0] == ("Black b2; White to move.", False)
    text, urgent = announcements[1]
    assert text.startswith("This square is taken.")
    assert urgent


def test_only_requested_announcements_are_urgent(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    announcements: list[tuple[QObject, str, bool]] = []

    def receive(source: QObject, text: str, *, urgent: bool = False) -> None:
        announcements.append((source, text, urgent))

    monkeypatch.setattr(announcer, "announce", receive)
    page = QWidget()
    qtbot.addWidget(page)
    record = GameRecord(small("egotzi"))
    record.seats = ["person", "person"]
    record.root.properties["C"] = ["Good luck."]
    session = GameSession(record, ManualClient(), pace_ms=0, forced_ms=0)
    narrator = Narrator(session, VIEWS["egotzi"])
    follower = announcer.Announcer(session, narrator, page)
    announced: list[str] = []
    follower.announced.connect(announced.append)
    session.start()
    first = "Egotzi · size 4. Player 1 (Black) to move. Place a stone. Comment: Good luck."
    assert announcements == [(page, first, False)]
    session.changed.emit()  # nothing in the game has changed
    assert len(announcements) == 1
    follower.announce("Saved.")
    follower.announce_standing()
    session.play(session.position.read("b2")[0])
    session.undo()
    standing = narrator.standing()
    assert [(text, urgent) for _, text, urgent in announcements[1:]] == [
        ("Saved.", False),
        (standing, True),
        ("Black b2; White to move.", False),
        ("Back at the start; Black to move. Comment: Good luck.", False),
    ]
    assert announced == [text for _, text, _ in announcements]
    session.close()


def test_low_time_is_urgent(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    announcements: list[tuple[str, bool]] = []

    def receive(_page: QObject, text: str, *, urgent: bool = False) -> None:
        announcements.append((text, urgent))

    page = begin(small("egotzi"))
    monkeypatch.setattr(announcer, "announce", receive)
    page.session.clock.warned.emit(1, 10)
    assert announcements == [("Player 2 has 10 seconds left.", True)]


def test_nothing_is_sent_while_no_screen_reader_runs(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    sent: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", sent.append)
    announce(widget, "Hello")
    assert not sent
    QAccessible.setActive(True)
    announce(widget, "Hello")
    announce(widget, "")
    announce(widget, "Stop", urgent=True)
    QAccessible.setActive(False)
    assert [(event.message(), event.politeness().name) for event in sent] == [  # type: ignore[attr-defined]
        ("Hello", "Polite"),
        ("Stop", "Assertive"),
    ]


def test_the_log_is_shown_by_the_menu_and_remembered(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    page = game_page(window)
    assert not page.log.isVisible()
    commands(window)["view.log"].trigger()
    assert page.log.isVisible()
    assert page.log in page.panes
    window.play_new(small("egotzi"), HUMANS)
    assert game_page(window).log.isVisible()
    commands(window)["view.log"].trigger()
    assert not game_page(window).log.isVisible()
    assert not program_of(window).settings.log


def test_the_log_follows_unless_scrolled_back(window: MainWindow) -> None:
    program_of(window).settings.log = True
    window.play_new(small("egotzi"), HUMANS)
    log = game_page(window).log
    for number in range(60):
        log.append(f"Line {number}")
    bar = log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(3)
    log.append("One more")
    assert bar.value() == 3
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert "Line 59" in log.textCursor().selectedText()
    QTest.keyClick(log, Qt.Key.Key_X)
    assert "One more" in log.toPlainText()
