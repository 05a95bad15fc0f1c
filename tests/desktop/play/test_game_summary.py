"""The top of the panels beside the board, by itself."""

from __future__ import annotations

from driving import click
from lone_game import lone_game
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from desktop.game.narrator import Narrator
from desktop.game.players import Computer, Human
from desktop.play.game_summary import GameSummary
from desktop.theme.theme import LIGHT
from desktop.views.game_views import VIEWS
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.setup import Setup


def summary(qtbot: QtBot, setup: Setup, control: TimeControl = NO_CLOCKS) -> GameSummary:
    session = lone_game(setup, control=control)
    view = VIEWS[setup.game.key]
    shown = GameSummary(session, view, Narrator(session, view), LIGHT, QToolButton())
    qtbot.addWidget(shown)
    shown.show()
    return shown


def texts(shown: GameSummary) -> list[str]:
    return [label.text() for label in shown.findChildren(QLabel) if label.isVisible()]


def test_it_names_the_game_its_options_and_its_clocks(qtbot: QtBot) -> None:
    setup = GAMES["oddy"].setup(sides=7, size=4)
    shown = summary(qtbot, setup, TimeControl(main_seconds=60))
    heading, choices = texts(shown)[:2]
    assert heading == "Odd-Y"
    assert choices.startswith("7 sides · size 4 · ")
    assert "1\N{NO-BREAK SPACE}min" in choices


def test_without_choices_the_players_follow_the_name(qtbot: QtBot) -> None:
    shown = summary(qtbot, GAMES["themisto"].setup())
    assert texts(shown)[0] == "Themisto"
    assert not [
        label
        for label in shown.findChildren(QLabel)
        if label.property("role") == "quiet"
        and label.isVisible()
        and not shown.players.isAncestorOf(label)
    ]


def test_the_rules_are_a_click_away(qtbot: QtBot) -> None:
    shown = summary(qtbot, GAMES["yodd"].setup())
    with qtbot.waitSignal(shown.rules.clicked):
        click(shown.rules)
    assert not shown.result.isVisible()


def test_the_level_of_a_matched_computer_is_named_after_the_game(qtbot: QtBot) -> None:
    setup = GAMES["egotzi"].setup(size=4)
    seats = (Human(), Computer(4, matched=True))
    session = lone_game(setup, seats=seats)
    view = VIEWS["egotzi"]
    narrator = Narrator(session, view)
    shown = GameSummary(session, view, narrator, LIGHT, QToolButton())
    qtbot.addWidget(shown)
    shown.show()
    shown.players.refresh()
    shown.show_result(countable=False)
    said = "The computer played at level 4 (Casual player)."
    assert not [text for text in texts(shown) if "level" in text.lower()]
    assert "Computer, about your strength" in texts(shown)
    session.resign()
    shown.show_result(countable=False)
    assert f"You resigned. {said}" in texts(shown)
    assert narrator.conclusion() == f"You lost. You resigned. {said}"
    assert not shown.result.level_down.isVisible()
