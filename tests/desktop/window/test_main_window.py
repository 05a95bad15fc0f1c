"""Windows and files: nothing replaces a running game, and nothing is lost."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path

from driving import (
    HUMANS,
    RandomEngine,
    SlowEngine,
    click,
    click_at,
    commands,
    game_page,
    new_games,
    program_of,
    settle,
    show_start,
    shown,
    small,
    start_page,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.players import Computer, Human
from desktop.play.game_page import GamePage
from desktop.start.new_game_page import NewGamePage
from desktop.start.start_page import StartPage
from desktop.widgets.label import Label
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow
from desktop.window.recent_games_menu import EarlierGamesMenu
from rules.games import GAMES

MakeProgram = Callable[..., Program]


def begun(window: MainWindow, *texts: str, key: str = "egotzi") -> GamePage:
    """Return a game with these turns, in the window."""
    window.play_new(small(key), HUMANS)
    page = game_page(window)
    for text in texts:
        for step in page.session.record.position.read(text):
            page.session.play(step)
    return page


# -- beginning a game ------------------------------------------------------------------------


def test_a_game_is_chosen_set_up_begun_and_played_again_by_mouse(
    window: MainWindow, program: Program
) -> None:
    click(start_page(window).cards["oddy"])
    setting_up = window.page
    assert isinstance(setting_up, NewGamePage)
    click(setting_up.players.opponent.buttons[1])
    for edit, name in zip(setting_up.players.names, ("Ada", "Bo"), strict=True):
        QTest.keyClicks(edit, name)
    click(setting_up.start)
    page = game_page(window)
    assert page.session.record.setup == GAMES["oddy"].setup()
    assert (
        page.session.seats == program.settings.seats(GAMES["oddy"]) == (Human("Ada"), Human("Bo"))
    )
    assert page.status.text.startswith("Ada (Black) to move.")
    page.session.resign()
    click(page.result.rematch)
    again = game_page(window)
    assert again is not page
    assert again.status.text.startswith("Ada (Black) to move.")
    new_games(window).ask(GAMES["yodd"])
    assert isinstance(window.page, NewGamePage)
    assert window.page.players.names[0].text() == "Ada"


def test_a_running_game_waits_while_a_new_one_is_chosen(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    page = begun(window, "b2")
    commands(window)["game.new"].trigger()
    start = start_page(window)
    assert program.windows == [window]
    assert start.cards["egotzi"].hasFocus()
    assert start.resume.text() == "Return to the game"
    click(start.cards["yodd"])
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: isinstance(window.page, StartPage))
    click(start_page(window).resume)
    assert window.page is page
    assert page.board.hasFocus()
    click_at(page, page.board.site_point(0))
    assert [node.text for node in page.session.record.line] == ["b2", "a1"]


def test_a_new_game_is_first_painted_with_everything_in_its_place(window: MainWindow) -> None:
    window.play_new(small("yodd"), HUMANS)
    for card in game_page(window).players.cards:
        assert card.height() == card.sizeHint().height()
        for label in card.findChildren(Label):
            if label.isVisible():
                assert label.width() >= label.sizeHint().width(), label.text()


def test_qt_keeps_nothing_of_the_viewports_of_a_page(window: MainWindow) -> None:
    page = begun(window)
    areas = page.findChildren(QAbstractScrollArea)
    assert page.board in areas
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


def test_taking_the_end_back_makes_the_game_unfinished(program: Program, qtbot: QtBot) -> None:
    page = begun(shown(program, qtbot), "a1")
    page.session.resign()
    with qtbot.waitSignal(program.autosaves.written):
        pass
    assert not program.autosaves.unfinished()
    page.session.undo()
    qtbot.waitUntil(lambda: len(program.autosaves.unfinished()) == 1)


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


# -- the engine ------------------------------------------------------------------------------


def test_undo_while_the_computer_thinks(make_program: MakeProgram, qtbot: QtBot) -> None:
    window = shown(make_program(SlowEngine), qtbot)
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    page = game_page(window)
    click_at(page, page.board.site_point(5))
    assert "thinking" in page.status.text
    commands(window)["turn.undo"].trigger()
    settle(page.session, qtbot)
    assert page.session.record.line == []
    assert page.status.text.startswith("Your turn")
    assert not commands(window)["turn.undo"].isEnabled()


def test_closing_while_the_computer_thinks(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    window = shown(make_program(SlowEngine), qtbot)
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    page = game_page(window)
    click_at(page, page.board.site_point(5))
    window.close()
    again = shown(make_program(RandomEngine), qtbot)
    program_of(again).opener.continue_last(again)
    # the computer's turn comes after all
    qtbot.waitUntil(lambda: len(game_page(again).session.record.line) == 2)
