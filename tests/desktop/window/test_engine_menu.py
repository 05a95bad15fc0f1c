"""The engine as an opponent and for analysis: when each action is enabled."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import SlowEngine, click, commands, game_page, lay_out, program_of, shown, small
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_keys import enabled, press

from desktop.application.program import Program
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human
from desktop.play.play_from_dialog import PlayFromDialog
from desktop.window.main_window import MainWindow

HERE = {"analysis", "play_aside", "play_new", "programs"}
AGAINST = {*HERE, "ponder"}


@pytest.fixture
def slow(make_program: Callable[..., Program], qtbot: QtBot) -> MainWindow:
    """Return a window whose engine thinks until it is stopped."""
    return shown(make_program(SlowEngine), qtbot)


def test_only_possible_requests_are_enabled(slow: MainWindow, qtbot: QtBot) -> None:
    assert enabled(slow, "engine") == {"programs"}
    page = lay_out(slow, small("egotzi"))
    assert enabled(slow, "engine") == {*HERE, "hint"}
    page.session.resign()
    assert enabled(slow, "engine") == {*HERE, "hint"}
    slow.play_new(small("egotzi"), (Computer(1), Human()))
    session = game_page(slow).session
    assert session.phase is Phase.THINKING
    assert enabled(slow, "engine") == {*AGAINST, "stop"}
    press(slow, "Ctrl+.")
    assert session.phase is not Phase.THINKING
    assert enabled(slow, "engine") == {*AGAINST, "go_on", "hint"}
    press(slow, "G")
    assert session.phase is Phase.THINKING
    assert enabled(slow, "engine") == {*AGAINST, "stop"}


def test_nobody_plays_on_from_a_position_that_is_over(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"))
    while not page.session.record.position.over:
        page.session.play(page.session.position.legal_steps()[-1])
    assert not enabled(window, "engine") & {"play_aside", "play_new", "hint"}
    page.session.go_previous()
    assert enabled(window, "engine") >= {"play_aside", "play_new"}


def test_a_hint_is_requested_and_removed(slow: MainWindow) -> None:
    page = lay_out(slow, small("egotzi"), "b2")
    press(slow, "H")
    assert page.analysis_controller.is_searching_hint
    press(slow, "Esc")
    assert not page.analysis_controller.is_searching_hint


def test_analysis_is_ticked_while_it_runs(slow: MainWindow) -> None:
    page, action = lay_out(slow, small("egotzi")), commands(slow)["engine.analysis"]
    for on in (True, False):
        press(slow, "A")
        assert page.analysis_controller.analysing is on
        assert action.isChecked() is on


def test_thinking_on_the_opponents_time_is_ticked_and_stored(window: MainWindow) -> None:
    lay_out(window, small("egotzi"), seats=(Human(), Computer(1)))
    action = commands(window)["engine.ponder"]
    for on in (True, False):
        action.trigger()
        assert program_of(window).settings.ponders is on
        assert action.isChecked() is on


@pytest.mark.parametrize("aside", [True, False])
def test_a_game_resumes_from_here_as_a_variation_or_in_another_window(
    window: MainWindow, aside: bool
) -> None:
    page = lay_out(window, small("egotzi"), "b2", "c3")
    page.session.go_previous()
    commands(window)["engine.play_aside" if aside else "engine.play_new"].trigger()
    (dialog,) = window.findChildren(PlayFromDialog)
    assert dialog.isVisible()
    assert len(program_of(window).windows) == 1
    seats = (Computer(2), Human())
    dialog.chosen.emit(seats)
    QApplication.processEvents()
    if aside:
        assert page.session.seats == seats
        assert program_of(window).windows == [window]
        assert [n.text for n in page.session.record.line] == ["b2"]
        assert page.session.phase is Phase.CHOICE
    else:
        other = game_page(program_of(window).windows[1])
        assert [n.text for n in other.session.record.line] == ["b2"]
        assert other.session.seats == seats
        assert other.session.record is not page.session.record
        assert program_of(window).windows[1].isVisible()


def test_the_button_resumes_it_too(slow: MainWindow) -> None:
    slow.play_new(small("egotzi"), (Computer(1), Human()))
    page = game_page(slow)
    press(slow, "Ctrl+.")
    click(page.resume)
    assert page.session.phase is Phase.THINKING
