"""Who plays: each choice shows the rows that it needs."""

from __future__ import annotations

import pytest
from driving import click
from lone_widgets import emitted, shown_alone
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.game.level_names import level_name, level_sentence
from desktop.game.players import LEVELS, Computer, Human, Seat, Seats
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.start.level_field import LevelField
from desktop.start.players_field import Opponent, Part, PlayersField
from rules.games import GAMES


def shown(
    qtbot: QtBot, seats: Seats, key: str = "yodd", *, is_random: bool = False
) -> PlayersField:
    made = PlayersField(GAMES[key], seats, is_random=is_random)
    shown_alone(qtbot, made, (600, 400))
    return made


def texts(field: PlayersField) -> list[str]:
    """Return the labels of the rows that are shown."""
    labels = [field.form.labelForField(row) for row in (field.opponent, field.part)]
    labels += [field.form.labelForField(row) for row in (*field.levels, *field.names)]
    return [label.text() for label in labels if isinstance(label, QLabel) and label.isVisible()]


@pytest.mark.parametrize(
    "seats",
    [
        (Human("Ada"), Computer(4)),
        (Computer(4), Human("Ada")),
        (Human("Ada"), Human("Bo")),
        (Computer(2), Computer(9)),
    ],
)
def test_the_players_given_are_shown(qtbot: QtBot, seats: Seats) -> None:
    field = shown(qtbot, seats)
    assert field.seats == seats
    assert not field.is_random
    field.choose((Human(), Computer(1)))
    assert field.seats == (Human(), Computer(1))
    field.choose(seats)
    assert field.seats == seats


def test_each_opponent_has_its_rows(qtbot: QtBot) -> None:
    field = shown(qtbot, (Human(), Computer(3)))
    changed = emitted(field.changed)
    assert texts(field) == ["Opponent", "You play", "Level", "Your name"]
    click(field.opponent.buttons[Opponent.FRIEND])
    assert texts(field) == ["Opponent", "Black (moves first)", "White"]
    assert field.seats == (Human(), Human())
    click(field.opponent.buttons[Opponent.COMPUTERS])
    assert texts(field) == ["Opponent", "Black (moves first)", "White"]
    assert str(field.seats) == str((Computer(3), Computer(3)))
    assert len(changed) == 2
    field.levels[1].slider.setValue(5)
    assert str(field.seats) == str((Computer(3), Computer(5)))
    assert len(changed) == 3


def test_the_colour_is_chosen_or_left_to_chance(qtbot: QtBot) -> None:
    field = shown(qtbot, (Human("Ada"), Computer(3)))
    click(field.part.buttons[Part.SECOND])
    assert field.seats == (Computer(3), Human("Ada"))
    click(field.part.buttons[Part.RANDOM])
    assert field.is_random
    assert str(field.seats) == str((Human("Ada"), Computer(3)))
    click(field.opponent.buttons[Opponent.FRIEND])
    assert not field.is_random
    assert shown(qtbot, (Computer(3), Human()), is_random=True).part.choice == Part.RANDOM


def test_names_are_short_and_without_spaces_around(qtbot: QtBot) -> None:
    field = shown(qtbot, (Human("Ada"), Computer(3)))
    field.names[0].selectAll()
    QTest.keyClicks(field.names[0], "  Bo  Li ")
    assert field.seats[0] == Human("Bo Li")
    QTest.keyClicks(field.names[0], "x" * 100)
    assert len(field.names[0].text()) == 40


def test_the_parts_are_called_after_the_game_and_the_offer(qtbot: QtBot) -> None:
    field = shown(qtbot, (Human(), Computer(3)), "themisto")
    assert texts(field)[1] == "You move"
    assert [button.text() for button in field.part.buttons] == ["First", "Second", "Random"]
    field.choose((Human(), Human()))
    assert texts(field)[1:] == ["Player 1", "Player 2"]
    field = shown(qtbot, (Human(), Computer(3)), "egotzi")
    field.set_offer(True)
    assert [button.text() for button in field.part.buttons] == [
        "Name the komi",
        "Choose a colour",
        "Random",
    ]
    field.choose((Human(), Human()))
    assert texts(field)[1:] == ["Names the komi", "Chooses a colour"]
    UI_LANGUAGE.set_language(Language("de"))
    assert texts(field)[1:] == ["Nennt das Komi", "Wählt die Farbe"]
    assert field.names[0].accessibleName() == "Nennt das Komi"


def test_a_level_has_a_name_and_a_sentence(qtbot: QtBot) -> None:
    field = LevelField(GAMES["wythe"], lambda: "Level")
    shown_alone(qtbot, field, (500, 80))
    field.slider.setValue(1)
    assert field.name.text() == "1: Beginner"
    assert field.sentence.text() == (
        "Overlooks 88\N{NO-BREAK SPACE}% of the moves. Seldom sees a win in one move."
    )
    assert field.slider.accessibleDescription() == f"Beginner. {field.sentence.text()}"
    field.slider.setValue(4)
    assert (
        field.sentence.text()
        == "Overlooks 62\N{NO-BREAK SPACE}% of the moves. Never misses a win in one move."
    )
    field.slider.setValue(10)
    assert (field.seat.level, field.name.text()) == (10, "10: Expert")
    assert field.sentence.text() == "Looks at every move, for up to three seconds."
    assert len({level_name(level) for level in LEVELS}) == len(LEVELS)
    assert level_sentence(GAMES["themisto"], 9) == "Looks at every move, but not far ahead."
    assert level_sentence(GAMES["yodd"], 2) == (
        "Overlooks 91\N{NO-BREAK SPACE}% of the moves. Often misses a win in one move."
    )
    assert level_sentence(GAMES["egotzi"], 3) == (
        "Overlooks 66\N{NO-BREAK SPACE}% of the moves. Sometimes misses a win in one move."
    )
    for game in GAMES.values():
        assert len({level_sentence(game, level) for level in LEVELS}) >= len(LEVELS) - 1


def test_the_level_can_be_left_to_the_program(qtbot: QtBot) -> None:
    field = shown(qtbot, (Human(), Computer(4)))
    level = field.levels[0]

    def seats() -> list[Seat]:
        return list(field.seats)

    changed = emitted(field.changed)
    click(level.match)
    assert changed
    assert seats() == [Human(), Computer(4, matched=True)]
    assert not level.slider.isEnabled()
    assert level.name.text() == ""
    assert level.sentence.text() == "Your chances are even. The level is named after the game."
    click(field.part.buttons[Part.SECOND])
    assert seats() == [Computer(4, matched=True), Human()]
    click(level.match)
    assert seats() == [Computer(4), Human()]
    assert level.slider.isEnabled()


def test_only_a_human_is_matched(qtbot: QtBot) -> None:
    field = shown(qtbot, (Human(), Computer(4, matched=True)))
    assert field.levels[0].match.isChecked()
    click(field.opponent.buttons[Opponent.COMPUTERS])
    assert [level.match.isVisible() for level in field.levels] == [False, False]
    assert list(field.seats) == [Computer(4), Computer(4)]
    assert field.levels[0].slider.isEnabled()
    click(field.opponent.buttons[Opponent.COMPUTER])
    assert list(field.seats) == [Human(), Computer(4, matched=True)]
