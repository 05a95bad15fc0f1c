"""Windows and files: nothing replaces a running game, which waits, and nothing is lost."""

import datetime
import threading
from collections.abc import Callable
from pathlib import Path

import shiboken6
from driving import (
    HUMANS,
    TalkingEngine,
    click,
    delete_what_is_closed,
    game_page,
    lay_out,
    new_games,
    press,
    settle,
    show_start,
    shown,
    small,
    start_page,
)
from lone_game import place
from lone_window import LoneWindow
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.app.window_session import capture_window, restore_window
from desktop.game.game_session import Phase
from desktop.game.players import Computer, Human
from desktop.pages.game_page import GamePage
from desktop.pages.start_page import StartPage
from desktop.theme.themes import UI_THEME
from desktop.widgets.label import Label
from desktop.widgets.notice_bar import Topic
from desktop.widgets.page import Page
from desktop.window.main_window import MainWindow
from desktop.window.window_actions import EarlierGamesMenu
from rules.clock import TimeControl
from rules.games import GAMES
from rules.record.game_file import load, save
from rules.record.game_record import GameRecord

MakeProgram = Callable[..., Program]


def begun(window: MainWindow, *texts: str, key: str = "egotzi") -> GamePage:
    """Return a game with these turns, in the window."""
    window.play_new(small(key), HUMANS)
    page = game_page(window)
    place(page.session, *texts)
    return page


# -- beginning a game ------------------------------------------------------------------------


def test_a_new_game_is_first_painted_with_everything_in_its_place(window: MainWindow) -> None:
    window.play_new(small("yodd"), HUMANS)
    for card in game_page(window).players.cards:
        assert card.height() == card.sizeHint().height()
        for label in card.findChildren(Label):
            if label.isVisible():
                assert label.width() >= label.sizeHint().width(), label.text()


def test_qt_keeps_nothing_of_the_viewports_of_a_page(window: MainWindow) -> None:
    page = begun(window)
    page.notes.show_panel(True)  # which is made only now
    areas = page.findChildren(QAbstractScrollArea)
    assert {page.board, page.notes.panel.text} <= set(areas)
    for area in areas:
        assert not area.viewport().testAttribute(Qt.WidgetAttribute.WA_StyledBackground)


# -- nothing is lost -------------------------------------------------------------------------


def test_a_closed_game_is_continued(make_program: MakeProgram, qtbot: QtBot) -> None:
    first = shown(make_program(), qtbot)
    page = begun(first, "a1", "b2", "c3")
    page.session.undo()
    record = page.session.record
    first.close()
    second = shown(make_program(), qtbot)
    assert isinstance(second.page, StartPage)
    click(second.page.resume)
    assert game_page(second).session.record == record
    assert [node.text for node in record.line] == ["a1", "b2"]


def test_the_earlier_games_are_offered_and_those_that_are_over_say_so(window: MainWindow) -> None:
    menu = window.findChild(EarlierGamesMenu)
    assert menu is not None
    menu.aboutToShow.emit()
    (nothing,) = menu.actions()
    assert (nothing.text(), nothing.isEnabled()) == ("No games yet", False)
    begun(window, "a1").session.resign()
    begun(window, "b2")
    show_start(window)
    assert window.document is not None
    window.document.flush()
    menu.aboutToShow.emit()
    unfinished, finished = menu.actions()
    assert not unfinished.text().endswith("(finished)")
    assert finished.text().endswith("   (finished)")
    assert unfinished.text().startswith("Egotzi   ·   Player 1 – Player 2   ·   ")
    assert str(datetime.date.today().year) in unfinished.text()
    unfinished.trigger()  # it waits behind the page
    assert [node.text for node in game_page(window).session.record.line] == ["b2"]
    show_start(window)
    finished.trigger()
    assert [node.text for node in game_page(window).session.record.line] == ["a1"]
    assert game_page(window).result.isVisible()


def test_a_game_that_cannot_be_autosaved_is_lost_by_closing_twice(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "games").write_text("no folder")
    program = make_program()
    window = shown(program, qtbot)
    begun(window, "a1")
    program.quit()
    assert program.windows == [window]
    assert (
        "If you close the window or start a game again, it is lost"
        in window.notices.texts[Topic.AUTOSAVE]
    )
    (tmp_path / "games").unlink()
    program.quit()
    assert not program.windows
    assert len(program.autosaves.unfinished()) == 1  # it was saved in the end


# -- home and back ---------------------------------------------------------------------------------

FIVE_MINUTES = TimeControl(main_seconds=300)


def go_home(window: MainWindow) -> StartPage:
    press(window, "Alt+Home")
    return start_page(window)


def test_the_button_at_the_name_of_the_game_leads_home_and_escape_back(
    window: MainWindow, program: Program
) -> None:
    page = lay_out(window, small("egotzi"), "a1", "b2")
    page.session.go_previous()
    assert page.home.toolTip() == "Start page  (Alt+Home)"
    assert page.home.accessibleName() == "Start page"
    QTest.mouseClick(page.home, Qt.MouseButton.LeftButton)
    start = start_page(window)
    assert start.resume.hasFocus()
    assert (window.session, window.board_page) == (None, None)
    assert "Egotzi" not in window.windowTitle()
    QTest.keyClick(start.resume, Qt.Key.Key_Escape)
    assert game_page(window) is page
    assert window.board_page is page
    assert "Egotzi" in window.windowTitle()
    assert [node.text for node in page.session.record.line] == ["a1"]
    assert page.session.can_redo
    assert program.windows == [window]


def test_an_unfinished_turn_and_edits_that_can_be_undone_are_kept(lone: LoneWindow) -> None:
    page = lay_out(lone.window, small("yodd"), "Bc3")
    page.session.edits.set_values(page.session.record.node, "C", ["Good"])
    page.session.play(page.session.position.legal_steps()[-1])
    steps = list(page.session.steps)
    assert steps
    lone.window.show_page(Page())
    lone.window.return_to_game()
    assert game_page(lone.window) is page
    assert page.session.steps == steps
    assert page.session.edits.can_undo


def test_a_slow_disk_does_not_hold_up_the_next_page(lone: LoneWindow, qtbot: QtBot) -> None:
    window, disk, written = lone.window, threading.Event(), list[object]()
    lay_out(window, small("egotzi"), "a1")

    def write_slowly() -> None:
        disk.wait(10)

    window.autosaves.writer.send(write_slowly, written.append)
    window.show_page(Page())
    assert not written
    disk.set()
    qtbot.waitUntil(lambda: bool(window.autosaves.unfinished()))
    (kept,) = window.autosaves.unfinished()
    qtbot.waitUntil(lambda: [node.text for node in load(kept).line] == ["a1"])


def test_clocks_are_paused_until_the_players_resume(lone: LoneWindow) -> None:
    lone.window.play_new(small("egotzi"), HUMANS, FIVE_MINUTES)
    page = game_page(lone.window)
    page.session.play(page.session.position.legal_steps()[0])
    assert page.session.clock.is_running
    lone.window.show_page(Page())
    assert page.session.phase is Phase.PAUSED
    assert not page.session.clock.is_running
    lone.window.return_to_game()
    assert page.session.phase is Phase.PAUSED
    click(page.resume)
    assert page.session.clock.is_running


def test_the_computer_thinks_on_afterwards_unless_it_was_stopped(lone: LoneWindow) -> None:
    window, phases = lone.window, []
    window.play_new(small("egotzi"), (Computer(1), Human()))
    session = game_page(window).session
    for stop in (False, True):
        if stop:
            session.stop()
        phases.append(session.phase)
        window.show_page(Page())
        phases.append(session.phase)
        assert capture_window(window).stopped is stop
        window.return_to_game()
        phases.append(session.phase)
    thinks = [Phase.THINKING, Phase.STOPPED, Phase.THINKING]
    assert phases == [*thinks, Phase.STOPPED, Phase.STOPPED, Phase.STOPPED]


def test_nothing_is_analysed_meanwhile(make_program: MakeProgram, qtbot: QtBot) -> None:
    window = shown(make_program(TalkingEngine), qtbot)
    page = lay_out(window, small("egotzi"), "b2")
    page.toggle_analysis()
    qtbot.waitUntil(lambda: page.analysis_controller.report is not None)
    go_home(window)
    settle(page.session, qtbot)
    window.return_to_game()
    assert page.analysis_controller.analysing
    page.analysis_controller.ask_hint()
    go_home(window)
    assert not page.analysis_controller.is_searching_hint
    settle(page.session, qtbot)


def test_a_changed_file_is_neither_lost_nor_overwritten(
    window: MainWindow, program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "mine.oddments"
    record = GameRecord(small("egotzi"))
    record.play_text("a1")
    save(record, path)
    before = path.read_bytes()
    program.opener.open(path, window)
    page = game_page(window)
    page.session.play(page.session.position.legal_steps()[-1])
    assert window.isWindowModified()
    go_home(window)
    assert not window.isWindowModified()
    program.opener.open(path, window)  # it is open, and so shown as it is
    assert game_page(window) is page
    assert window.isWindowModified()
    go_home(window)
    window.play_new(small("yodd"), HUMANS)
    assert window.waiting is None
    go_home(window)
    delete_what_is_closed()
    assert not shiboken6.isValid(page)
    assert path.read_bytes() == before
    (kept,) = program.autosaves.unfinished()
    assert len(load(kept).line) == 2
    program.opener.reopen(kept, program.show_another())
    other = program.windows[-1]
    assert other.path == path
    assert other.isWindowModified()


def test_a_game_that_cannot_be_saved_is_not_replaced_without_a_warning(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "games").write_text("no folder")
    window = shown(make_program(), qtbot)
    page = lay_out(window, small("egotzi"), "b2")
    go_home(window)
    new_games(window).ask(GAMES["yodd"])
    window.play_new(small("yodd"), HUMANS)
    assert window.session is None
    assert "start a game again" in window.notices.texts[Topic.AUTOSAVE]
    window.return_to_game()
    assert game_page(window) is page
    window.play_new(small("yodd"), HUMANS)
    assert game_page(window) is not page
    assert Topic.AUTOSAVE not in window.notices.texts


def test_what_changes_meanwhile_is_seen_on_the_way_back(lone: LoneWindow) -> None:
    page = lay_out(lone.window, small("egotzi"), "b2")
    lone.window.show_page(Page())
    lone.appearance.choose("dark")
    lone.window.return_to_game()
    assert page.board._board.theme is UI_THEME.theme


def test_the_next_start_shows_the_same_page_with_the_game_behind_it(
    program: Program, window: MainWindow
) -> None:
    lay_out(window, small("egotzi"), "b2")
    assert not capture_window(window).at_start
    go_home(window)
    assert window.document is not None
    window.document.flush()
    known = capture_window(window)
    assert known.at_start
    assert known.game
    window.close()
    (kept,) = program.autosaves.unfinished()
    assert [node.text for node in load(kept).line] == ["b2"]
    again = restore_window(known, program.open_window, program)
    assert isinstance(again.page, StartPage)
    again.return_to_game()
    assert [node.text for node in game_page(again).session.record.line] == ["b2"]
