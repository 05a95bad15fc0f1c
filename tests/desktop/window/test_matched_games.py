"""Games against the computer at about one's own strength, in the whole program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from driving import click, game_page, new_games, shown
from own_games import put
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.game_session import GameSession
from desktop.game.players import Computer, Human
from desktop.start.komi_offer_page import KomiOfferPage
from desktop.start.new_game_page import NewGamePage
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.record.game_file import load
from rules.setup import Setup

SMALL = {key: game.small_setup() for key, game in GAMES.items()}


def begin(window: MainWindow, setup: Setup, qtbot: QtBot) -> GameSession:
    """Set up a game against a matched computer by mouse, and begin it."""
    window.page.window().activateWindow()
    new_games(window)._settings.remember(setup, (Human(), Computer(8)), komi_offered=False)
    new_games(window).ask(setup.game)
    page = window.page
    assert isinstance(page, NewGamePage)
    click(page.players.levels[0].match)
    click(page.start)
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.session is not None
    return window.session


def move(session: GameSession) -> None:
    """Play the first move that there is."""
    for step in next(iter(session.position.legal_turns())):
        session.play(step)
    assert session.record.line


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.short("egotzi")
def test_a_game_begins_at_level_3_and_is_a_plain_one_in_its_file(
    window: MainWindow, program: Program, qtbot: QtBot, key: str
) -> None:
    session = begin(window, SMALL[key], qtbot)
    assert session.seats == (Human(), Computer(3, matched=True))
    page = game_page(window)
    cards = [card.accessibleName() for card in page.players.cards]
    assert sum("Computer, about your strength" in name for name in cards) == 1
    move(session)
    session.resign()
    assert "The computer played at level 3 (Learner)." in page.result.accessibleName()
    document = window.document
    assert document is not None
    document.flush()
    assert document.autosave.path is not None
    saved = load(document.autosave.path)
    assert saved.seats == ["person", "engine 3"]
    assert "Computer, level 3" in saved.names
    new_games(window).ask(SMALL[key].game)
    again = window.page
    assert isinstance(again, NewGamePage)
    assert again.players.levels[0].match.isChecked()
    assert again.players.levels[0].slider.value() == 8


def test_a_rematch_picks_the_level_again(
    window: MainWindow, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    first = begin(window, SMALL["egotzi"], qtbot)
    move(first)
    first.resign()
    for number in range(40):
        put(tmp_path, number, (SMALL["egotzi"], "person", "engine 7", "", number % 2, False))
    client, counts = program.library.client, [0]

    def are_found() -> bool:
        client.catch_up()
        client.ask(len, counts.append, owner=window)
        return counts[-1] > 40

    qtbot.waitUntil(are_found)
    page = game_page(window)
    click(page.result.rematch)
    qtbot.waitUntil(lambda: window.session is not first)
    assert window.session is not None
    assert window.session.seats == (Human(), Computer(7, matched=True))
    assert window.session.record.seats == ["person", "engine 7"]


def test_a_restart_keeps_the_secret_and_the_rematch(
    make_program: Callable[[], Program], qtbot: QtBot
) -> None:
    window = shown(make_program(), qtbot)
    session = begin(window, SMALL["yodd"], qtbot)
    move(session)
    assert window.document is not None
    window.document.flush()
    path = window.document.autosave.path
    assert path is not None
    window.close()
    program = make_program()
    again = shown(program, qtbot)
    program.opener.reopen(path, again, viewing=False)
    assert again.session is not None
    assert again.session.seats == (Human(), Computer(3, matched=True))


def test_the_offer_of_komi_is_made_by_the_level_that_was_picked(
    window: MainWindow, qtbot: QtBot
) -> None:
    setup = GAMES["egotzi"].setup(size=4, variant="squared")
    seats = (Human(), Computer(8, matched=True))
    new_games(window)._settings.remember(setup, seats, komi_offered=True)
    new_games(window).ask(setup.game)
    page = window.page
    assert isinstance(page, NewGamePage)
    click(page.start)
    qtbot.waitUntil(lambda: isinstance(window.page, KomiOfferPage))
    offer = window.page
    assert isinstance(offer, KomiOfferPage)
    assert "level" not in offer.task.text()
    click(offer.name_it)
    qtbot.waitUntil(lambda: offer.start.isVisible())
    assert "Computer, about your strength" in offer.task.text()
    click(offer.start)
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.session is not None
    assert Computer(3, matched=True) in window.session.seats
