"""The sentences of the status line and the result, in real windows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_board import hover
from driving import PERSONS, SlowEngine, click_at, lay_out, shown, small
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.game.game_page import GamePage
from desktop.game.players import Computer, Person, Seats
from desktop.program import Program
from rules.games import GAMES
from rules.record.game_record import GameRecord
from rules.setup import Setup

Begin = Callable[..., GamePage]
AGAINST: Seats = (Person(), Computer(4))


@pytest.fixture
def begin(make_program: Callable[..., Program], qtbot: QtBot) -> Begin:
    def make(setup: Setup, *turns: str, seats: Seats = PERSONS) -> GamePage:
        window = shown(make_program(SlowEngine, forced_ms=5000), qtbot)
        return lay_out(window, setup, *turns, seats=seats)

    return make


def test_who_is_to_do_what(begin: Begin) -> None:
    status = begin(small("egotzi")).status
    assert status.text == "Player 1 (Black) is to move. Place a stone."
    status = begin(small("egotzi"), "b2").status
    assert status.text == "Player 2 (White) is to move. Place a stone, or swap colours."
    status = begin(small("egotzi"), seats=AGAINST).status
    assert status.text == "Your turn: you have Black. Place a stone."
    status = begin(small("egotzi"), "b2", seats=AGAINST).status
    assert status.text == "Computer, level 4 (White) is thinking …"


def test_the_first_turn_of_yodd_is_one_stone(begin: Begin) -> None:
    assert begin(small("yodd")).status.text.endswith("Place one stone of either colour.")
    assert "one or two stones" in begin(small("yodd"), "Bc3").status.text


def test_the_computer_waits_where_one_looks_back(begin: Begin) -> None:
    page = begin(small("egotzi"), "b2", "c3", seats=AGAINST)
    page.session.go_previous()
    assert "“Go on” plays from here." in page.status.text
    assert page.go_on.isVisible()


def test_a_swap_is_told_to_whom_it_concerns(begin: Begin) -> None:
    page = begin(small("egotzi"), "b2", "swap")
    assert page.status.text.startswith("Player 2 has swapped colours. Player 1 (White) is to move")


def test_a_pass_by_choice_is_told(begin: Begin) -> None:
    page = begin(small("yodd"), "Ba1", "pass")
    assert page.status.text.startswith("White passed. Player 1 (Black) is to move.")


def test_an_unfinished_turn_is_told(begin: Begin) -> None:
    page = begin(small("yodd"), "Bc3")
    page.session.play(page.session.position.read("Bc4")[0])
    assert "or end the turn" in page.status.text
    page.undo()
    page.session.play(page.session.position.read("Ba1,We3")[0])
    assert "The number of groups would be even" in page.status.text


def test_how_the_game_ended(begin: Begin) -> None:
    page = begin(small("egotzi"), "b2", seats=AGAINST)
    page.session.resign()
    assert page.status.text == "Computer, level 4 (White) wins. Black has resigned."
    page = begin(small("yodd"), "Ba1", "pass", "pass")
    assert page.status.text.startswith("Player 2 (White) wins. Both players passed")
    assert page.result.isVisible()


def test_a_draw(begin: Begin) -> None:
    setup = GAMES["egotzi"].setup(size=4, variant="squared", pie=False)
    for seed in range(400):
        value, _trace = setup.start().random_playout(seed)
        if value == 0.5:
            break
    record = GameRecord(setup)
    for step, _player in setup.start().random_playout(seed)[1]:
        record.play((step,))
    page = begin(setup, *[node.text for node in record.line])
    assert page.status.text.startswith("A draw.")


def test_names_in_the_file_are_used(begin: Begin) -> None:
    page = begin(small("egotzi"))
    page.session.record.names = ["Ada", ""]
    page.refresh()
    assert page.status.text.startswith("Ada (Black) is to move.")


def test_the_rest_of_a_step_is_asked_for(begin: Begin) -> None:
    page = begin(small("wythe"))
    click_at(page, page.board.site_point(page.session.position.board.site("b2")))
    assert page.status.text == (
        "Player 1 (Black) is to move. The black half lies there; choose the square beside it "
        "for the white half. Esc takes it back."
    )
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert page.status.text.endswith("Place a domino on two squares of equal height.")
    page = begin(small("themisto"))
    click_at(page, page.board.site_point(page.session.position.board.site("a4")))
    assert "Choose where the disc goes" in page.status.text


def test_the_place_under_the_mouse_is_named(begin: Begin) -> None:
    page = begin(small("oddy"))
    hover(page.board, page.board.site_point(page.session.position.board.site("d2")))
    assert page.status.place == "d2"
    hover(page.board, QPoint(1, 1))
    assert page.status.place == ""
