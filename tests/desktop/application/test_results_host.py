"""The window of one's own results, in the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from driving import click, commands, lay_out, small
from own_games import put
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.players import Computer, Human
from desktop.results.results_window import ResultsWindow
from desktop.window.main_window import MainWindow
from rules.games import GAMES


def opened(program: Program, qtbot: QtBot, game: str) -> ResultsWindow:
    window = program.results.window
    assert window is not None
    qtbot.waitUntil(lambda: window.page.record is not None and window.page.record.game == game)
    return window


def test_the_menu_shows_the_results_in_the_game_that_is_played(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    lay_out(window, small("egotzi"), "b2")
    commands(window)["learn.results"].trigger()
    first = opened(program, qtbot, "egotzi")
    lay_out(window, small("oddy"))
    commands(window)["learn.results"].trigger()
    assert opened(program, qtbot, "oddy") is first  # there is one


def test_the_library_leads_to_the_results_and_back(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    program.library.show()
    library = program.library.window
    assert library is not None
    library.filters.game.setCurrentIndex(library.filters.game.findData("oddy"))
    click(library.results)
    results = opened(program, qtbot, "oddy")
    library.close()
    assert program.library.window is None
    click(results.library)
    assert program.library.window is not None


def test_the_advised_game_begins_with_one_click(
    make_program: Callable[[], Program], tmp_path: Path, qtbot: QtBot
) -> None:
    yodd = GAMES["yodd"].setup(size=4)
    for number in range(8):
        put(tmp_path, number, (yodd, "engine 3", "person", "2026-11-03", 1, False))
    program = make_program()
    program.settings.remember(yodd, (Computer(3), Human("Ann")), komi_offered=False)
    window = program.open_window()
    window.show()
    program.results.show()
    page = opened(program, qtbot, "yodd").page
    qtbot.waitUntil(lambda: page.play.text() == "Play level 4")
    click(page.play)
    session = window.session
    assert session is not None
    assert (session.record.setup, session.seats) == (yodd, (Computer(4), Human("Ann")))
    assert program.settings.level == 4
    click(page.play)  # the first window has a game now
    assert [each.session is not None for each in program.windows] == [True, True]


def test_help_and_results_close_with_the_last_window(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    program.results.show("yodd")
    opened(program, qtbot, "yodd").help_requested.emit()
    assert program.help is not None
    window.close()
    assert program.help is not None
    program.results.close()
    assert program.help is None
    assert program.results.window is None
