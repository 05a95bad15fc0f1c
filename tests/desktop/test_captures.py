"""Captures of Themisto in the real window: what a slide costs, and which discs to click."""

from __future__ import annotations

from collections.abc import Callable

import accessible_parts
import pytest
from board_player import hover
from driving import RandomEngine, click, click_at, commands, do_step, lay_out, shown
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.board.board_scene import BoardScene
from desktop.board.forbidden_marks import ForbiddenMarks
from desktop.game.phase import Phase
from desktop.play.game_page import GamePage
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import Position, SpecialStep

# then h6-a6 closes off five discs for Player 2
BEFORE_A_CAPTURE = ("c1-g5", "a5-d2", "a6-a5x", "g8-f7", "h1-b7")
CAPTURED = ("a3", "a4", "a5", "a7", "b7")
WITH_A_ROW = ("f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2")  # f1, g2 and h3 are white


def click_on(page: GamePage, *names: str) -> None:
    for name in names:
        click_at(page, page.board.site_point(page.session.position.board.site(name)))


def last_turn(page: GamePage) -> str:
    return str(page.session.record.node.text)


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    """Return a game in which Player 2 has slid a disc and may capture."""
    page = lay_out(window, GAMES["themisto"].setup(), *BEFORE_A_CAPTURE)
    page.board.set_animated(False)
    click_on(page, "h6", "a6")
    return page


def test_a_click_on_any_ringed_disc_captures(page: GamePage) -> None:
    assert page.status.text.endswith(
        "Click one ringed disc to capture them all, or press “Do not capture”. Press Esc to undo."
    )
    for name in CAPTURED:
        click_on(page, name)
        assert last_turn(page) == "h6-a6x", name
        page.session.undo()
        click_on(page, "h6", "a6")


def test_other_discs_say_what_to_click(page: GamePage) -> None:
    click_on(page, "d1")
    assert page.status.refuses
    assert page.status.text.startswith("Decide first: click a ringed disc")
    assert page.bubbles.refusal.text == page.status.text
    (forbidden,) = [i for i in scene(page).items() if isinstance(i, ForbiddenMarks)]
    assert forbidden._sites == (page.session.position.board.site("d1"),)  # not the ringed discs
    box = page.bubbles.refusal.geometry()
    for name in (*CAPTURED, "d1"):
        at = page.board.site_point(page.session.position.board.site(name))
        assert not box.contains(page.board.viewport().mapTo(page.board, at)), name
    assert page.session.steps  # nothing was decided
    click(page.step_buttons.buttons[SpecialStep.KEEP])
    assert last_turn(page) == "h6-a6"


def test_the_next_target_by_key_is_a_ringed_disc(page: GamePage) -> None:
    names = page.session.position.board.names
    page.move_cursor_to_target()
    assert names[page.board.cursor_site] in CAPTURED
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert last_turn(page) == "h6-a6x"


def test_a_move_that_is_confirmed_shows_the_capture_first(page: GamePage) -> None:
    page.session.take_back_steps()
    page.session.confirms = True
    click_on(page, "h6", "a6", "a4")
    assert page.session.phase is Phase.CONFIRM
    assert SpecialStep.CAPTURE in page.session.steps


def scene(page: GamePage) -> BoardScene:
    found = page.board.scene()
    assert isinstance(found, BoardScene)
    return found


def test_no_disc_warns_of_its_cost_under_the_pointer_that_has_just_placed_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    *before, last = WITH_A_ROW
    page = lay_out(window, GAMES["themisto"].setup(), *before)
    page.board.set_animated(False)
    site = page.session.position.board.site
    click_on(page, "h2")
    hover(page.board, page.board.site_point(site("g2")))
    click_on(page, "g2")
    assert last_turn(page) == last
    assert not scene(page)._previews.preview.loses
    hover(page.board, page.board.site_point(site("b1")))
    hover(page.board, page.board.site_point(site("g2")))
    assert scene(page)._previews.preview.loses


def test_a_disc_whose_move_costs_a_turn_says_so_before_a_target_is_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = lay_out(window, GAMES["themisto"].setup(), *WITH_A_ROW)
    page.board.set_animated(False)
    site = page.session.position.board.site

    def warned() -> bool:
        return scene(page)._previews.preview.loses

    hover(page.board, page.board.site_point(site("b1")))
    assert not warned()
    hover(page.board, page.board.site_point(site("g2")))
    assert warned()
    click_on(page, "g2")
    hover(page.board, page.board.site_point(site("a5")))
    assert warned()
    assert "row of exactly three or four: moving it costs a turn" in page.status.text
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not warned()
    click_on(page, "b1")
    assert not warned()
    assert "costs" not in page.status.text
    page.board.cancel_touches()
    described = {
        accessible_parts.name(cell).split(",")[0]: accessible_parts.description(cell)
        for cell in accessible_parts.cells(window)
    }
    assert described["g2"] == "possible, costs a turn"
    assert described["b1"] == "possible"


class CapturingEngine(RandomEngine):
    """Suggests a move with a capture."""

    def choose(self, position: Position) -> tuple[int, ...]:
        return position.read("h6-a6x")


def test_a_hint_that_is_followed_leaves_room_for_what_to_do_next(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    window = shown(make_program(CapturingEngine), qtbot)
    page = lay_out(window, GAMES["themisto"].setup(), *BEFORE_A_CAPTURE)
    commands(window)["engine.hint"].trigger()
    qtbot.waitUntil(lambda: page.analysis_controller.hint is not None)
    assert page.status.text.startswith("Hint: h6-a6x (")
    assert "Choose where" not in page.status.text
    click_on(page, "h6")
    assert page.status.text.startswith("Hint: h6-a6x. ")
    assert "Choose where the disc goes" in page.status.text
    click_on(page, "a6")
    assert page.status.text.startswith("Hint: h6-a6x. ")
    assert "Click one ringed disc to capture them all" in page.status.text
    do_step(page, SpecialStep.CAPTURE)
    assert "Hint" not in page.status.text
