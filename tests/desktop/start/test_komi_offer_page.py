"""One names komi, the other one picks the side: two persons, two computers, and both mixtures."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import click, game_page, shown
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.engine.engine_worker import shipped_engine
from desktop.game.players import Computer, Person, Seats
from desktop.left_behind import count_left_behind
from desktop.main_window import MainWindow
from desktop.program import Program
from desktop.start.komi_offer_page import KomiOfferPage
from desktop.start.new_game_page import NewGamePage
from rules.games import GAMES
from rules.position import BLACK, WHITE

SETUP = GAMES["egotzi"].setup(size=3, variant="squared")
PERSON, COMPUTER = Person(), Computer(1)


@pytest.fixture
def window(make_program: Callable[..., Program], qtbot: QtBot) -> MainWindow:
    return shown(make_program(shipped_engine), qtbot)


def offer(window: MainWindow, seats: Seats) -> KomiOfferPage:
    """Go to the offer by the page on which games are set up."""
    window.program.settings.remember(SETUP, seats, komi_offered=True)
    window.arrangement.ask(SETUP.game)
    assert isinstance(window.page, NewGamePage)
    click(window.page.start)
    assert isinstance(window.page, KomiOfferPage)
    return window.page


def test_two_persons(window: MainWindow) -> None:
    page = offer(window, (PERSON, PERSON))
    assert page.komi.control.hasFocus()
    assert not any(button.isVisible() for button in page.sides)
    page.komi.control.setValue(4)  # type: ignore[union-attr]
    click(page.name_it)
    assert "Komi is 4" in page.task.text()
    assert page.sides[BLACK].hasFocus()
    click(page.sides[WHITE])
    session = game_page(window).session
    assert session.record.setup == GAMES["egotzi"].setup(size=3, variant="squared", komi=4)
    assert session.seats == (PERSON, PERSON)


def test_the_komi_that_is_typed_is_named_where_a_screen_reader_presses_the_button(
    window: MainWindow,
) -> None:
    page = offer(window, (PERSON, PERSON))
    box = page.komi.control
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(box, "4")
    page.name_it.click()
    assert "Komi is 4" in page.task.text()


@pytest.mark.parametrize("colour", [BLACK, WHITE])
def test_the_computer_names_and_a_person_picks(
    window: MainWindow, qtbot: QtBot, colour: int
) -> None:
    page = offer(window, (COMPUTER, PERSON))
    assert not page.name_it.isVisible()
    qtbot.waitUntil(page.sides[colour].isVisible, timeout=20000)
    click(page.sides[colour])
    session = game_page(window).session
    assert session.seats[colour] == PERSON
    assert session.seats[1 - colour] == COMPUTER
    assert session.record.setup["komi"] % 2 == 0


@pytest.mark.parametrize(("komi", "side"), [(0, BLACK), (60, WHITE)])
def test_a_person_names_and_the_computer_picks_the_better_side(
    window: MainWindow, qtbot: QtBot, komi: int, side: int
) -> None:
    page = offer(window, (PERSON, COMPUTER))
    page.komi.control.setValue(komi)  # type: ignore[union-attr]
    click(page.name_it)
    qtbot.waitUntil(page.start.isVisible, timeout=20000)
    assert ("Black" if side == BLACK else "White") in page.task.text()
    click(page.start)
    session = game_page(window).session
    assert session.seats[side] == COMPUTER
    assert session.record.setup["komi"] == komi


def test_two_computers(window: MainWindow, qtbot: QtBot) -> None:
    page = offer(window, (COMPUTER, Computer(2)))
    qtbot.waitUntil(page.start.isVisible, timeout=20000)
    click(page.start)
    assert set(game_page(window).session.seats) == {COMPUTER, Computer(2)}


def test_back_leads_to_the_options(window: MainWindow) -> None:
    page = offer(window, (PERSON, COMPUTER))
    click(page.back)
    assert isinstance(window.page, NewGamePage)
    assert window.page.komi_is_offered


def test_a_failing_engine_is_told_and_asked_again(
    make_program: Callable[..., Program], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> int:
        raise RuntimeError("no idea")

    with monkeypatch.context() as broken:
        broken.setattr("rules.engine.komi.fair_komi", fail)
        window = shown(make_program(shipped_engine), qtbot)
        page = offer(window, (COMPUTER, PERSON))
        qtbot.waitUntil(page.again.isVisible)
        assert "no idea" in page.task.text()
    click(page.again)
    qtbot.waitUntil(page.sides[0].isVisible, timeout=20000)


def test_leaving_the_page_ends_its_thread(window: MainWindow) -> None:
    large = GAMES["egotzi"].setup(size=11, variant="squared")
    window.program.settings.remember(large, (COMPUTER, PERSON), komi_offered=True)
    window.arrangement.ask(large.game)
    assert isinstance(window.page, NewGamePage)
    click(window.page.start)
    assert isinstance(window.page, KomiOfferPage)
    click(window.page.back)
    assert isinstance(window.page, NewGamePage)
    assert not count_left_behind()
