"""Who plays: in a new game, each choice with the rows that it needs, and in a running one."""

import pytest
from driving import click
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.game.players import LEVELS, Computer, Human, Seat, Seats, level_name, level_sentence
from desktop.pages.players_field import (
    DEFAULT_MS,
    EngineField,
    LevelField,
    Opponent,
    Part,
    PlayersField,
    SeatField,
    ThinkTimeBox,
)
from desktop.services.languages import UI_LANGUAGE, Language
from rules.games import GAMES
from rules.record.engine_seat import THINK_MS, EngineSeat


def shown(
    qtbot: QtBot, seats: Seats, key: str = "yodd", *, is_random: bool = False
) -> PlayersField:
    return shown_alone(qtbot, PlayersField(GAMES[key], seats, is_random=is_random), (600, 400))


def texts(field: PlayersField) -> list[str]:
    """Return the labels of the rows that are shown."""
    rows = (field.opponent, field.part, *field.levels, *field.names)
    labels = [field.form.labelForField(row) for row in rows]
    labels.append(field.more_form.labelForField(field.own_name))
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
    assert texts(field) == ["Opponent", "You play", "Level", "Your name"]
    click(field.opponent.buttons[Opponent.FRIEND])
    assert texts(field) == ["Opponent", "Black (moves first)", "White"]
    assert field.seats == (Human(), Human())
    click(field.opponent.buttons[Opponent.COMPUTERS])
    assert texts(field) == ["Opponent", "Black (moves first)", "White"]
    assert str(field.seats) == str((Computer(3), Computer(3)))
    field.levels[1].slider.setValue(5)
    assert str(field.seats) == str((Computer(3), Computer(5)))


def test_colours_and_names_are_chosen(qtbot: QtBot) -> None:
    field = shown(qtbot, (Human("Ada"), Computer(3)))
    click(field.part.buttons[Part.SECOND])
    assert field.seats == (Computer(3), Human("Ada"))
    click(field.part.buttons[Part.RANDOM])
    assert field.is_random
    assert str(field.seats) == str((Human("Ada"), Computer(3)))
    click(field.opponent.buttons[Opponent.FRIEND])
    assert not field.is_random
    assert shown(qtbot, (Computer(3), Human()), is_random=True).part.choice == Part.RANDOM
    field = shown(qtbot, (Human("Ada"), Computer(3)))
    assert field.own_name.text() == "Ada"
    field.own_name.selectAll()
    QTest.keyClicks(field.own_name, "  Bo  i ")
    field.own_name.setCursorPosition(6)
    QTest.keyClicks(field.own_name, "L")
    assert field.own_name.cursorPosition() == 7
    assert field.seats[0] == Human("Bo Li")
    QTest.keyClicks(field.own_name, "x" * 100)
    assert len(field.own_name.text()) == 40


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
    field = shown_alone(qtbot, LevelField(GAMES["wythe"], lambda: "Level"), (500, 80))
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

    click(level.match)
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


# -- other engines -------------------------------------------------------------------------------


FAR = EngineSeat("Far", 500)


def engine_field(qtbot: QtBot, *engines: str) -> EngineField:
    return shown_alone(qtbot, EngineField(engines, lambda: "White"), (420, 80))


def test_only_another_engine_has_a_time(qtbot: QtBot) -> None:
    made = engine_field(qtbot, "Far", "Other")
    assert made.seat is None
    assert not made.time.isVisible()
    QTest.keyClick(made.choice, Qt.Key.Key_Down)
    assert made.seat == EngineSeat("Far", DEFAULT_MS)
    assert made.time.isVisible()
    made.time.think_ms = 500
    assert made.seat == FAR
    assert made.time.accessibleName() == "White: time per move"


def test_a_seat_is_shown_and_ours_instead_of_an_engine_that_is_not_here(qtbot: QtBot) -> None:
    made = engine_field(qtbot, "Far")
    made.choose(FAR)
    assert made.seat == FAR
    made.choose(EngineSeat("Lost", 700))
    assert made.seat is None
    made.choose(FAR)
    made.choose(Computer(4))
    assert made.seat is None
    made.choose(FAR)
    made.offer(["Other"])
    assert made.seat is None
    assert not made.time.isVisible()


def test_the_time_is_in_seconds_with_a_decimal_and_others_are_refused(qtbot: QtBot) -> None:
    box = shown_alone(qtbot, ThinkTimeBox())
    refused = emitted(box.refused)
    assert box.text() == "3.0 s per move"
    assert (box.minimum() * 100, box.maximum() * 100) == (THINK_MS[0], THINK_MS[-1])
    box.selectAll()
    QTest.keyClicks(box, "0.25")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.think_ms in (200, 300)
    box.selectAll()
    QTest.keyClicks(box, "0")
    assert box.focus_if_refused()
    assert refused[-1].startswith("0 is not possible.")
    assert box.think_ms in (200, 300)


def test_the_rows_of_a_new_game_follow_the_engine(qtbot: QtBot) -> None:
    made = shown_alone(
        qtbot, PlayersField(GAMES["yodd"], (Human(), Computer(3)), engines=["Far"]), (420, 300)
    )
    assert made.engines[0].isVisible()
    assert made.levels[0].isVisible()
    made.engines[0].choice.choose("Far")
    assert not made.levels[0].isVisible()
    assert made.seats == (Human(), EngineSeat("Far", DEFAULT_MS))
    click(made.opponent.buttons[Opponent.COMPUTERS])
    made.engines[1].choice.choose("")
    assert list(made.seats) == [EngineSeat("Far", DEFAULT_MS), Computer(3)]
    labels = [made.more_form.labelForField(row) for row in made.engines]
    labels.append(made.form.labelForField(made.levels[1]))
    named = [label.text() for label in labels if isinstance(label, QLabel)]
    assert named == ["Black (moves first)", "White", "White"]
    click(made.opponent.buttons[Opponent.FRIEND])
    assert not made.engines[0].isVisible()
    made.choose((FAR, Human("Ada")))
    assert list(made.seats) == [FAR, Human("Ada")]
    made.offer_engines([])
    assert not made.engines[0].isVisible()
    assert list(made.seats) == [Computer(3), Human("Ada")]


# -- a seat of a running game --------------------------------------------------------------------


@pytest.fixture
def seat(qtbot: QtBot) -> SeatField:
    return shown_alone(qtbot, SeatField(Human("Ada")), (600, 40))


def seat_texts(field: SeatField) -> list[str]:
    """Return the visible labels."""
    return [label.text() for label in field.findChildren(QLabel) if label.isVisible()]


def test_a_human_has_a_name_and_its_parts_are_called_after_the_seat(seat: SeatField) -> None:
    assert seat.seat == Human("Ada")
    assert [seat.kind.itemText(index) for index in range(seat.kind.count())] == [
        "Human",
        "Computer",
    ]
    assert seat.kind.currentText() == "Human"
    assert seat.name.isVisible()
    assert seat.name.placeholderText() == "Name (optional)"
    assert not seat.level.isVisible()
    assert seat.level.value() == 3  # where the computer begins
    seat.name.setText(" Bo \t Li ")
    assert seat.seat == Human("Bo Li")
    seat.name.clear()
    QTest.keyClicks(seat.name, "x" * 41)
    assert seat.seat == Human("x" * 40)
    seat.set_title(lambda: "White")
    assert seat.kind.accessibleName() == "White: played by"
    assert seat.name.accessibleName() == "White: player name"
    assert seat.level.accessibleName() == "White: computer level"
    assert seat.time.accessibleName() == "White: time per move"
    (named,) = [label for label in seat.findChildren(QLabel) if label.buddy() is seat.kind]
    assert named.text() == "White: played by"
    assert not named.isVisible()


def test_the_computer_has_a_level_in_the_words_of_the_language(seat: SeatField) -> None:
    seat.choose(Computer(7))
    assert seat.seat == Computer(7)
    assert seat.kind.currentText() == "Computer"
    assert seat.level.isVisible()
    assert not seat.name.isVisible()
    assert seat.name.text() == ""
    assert seat_texts(seat) == ["7: Experienced"]
    seat.choose(Human("Eve"))
    assert seat.name.text() == "Eve"
    assert seat.level.value() == 3
    assert seat.name.isVisible()
    assert not seat.level.isVisible()
    seat.choose(Computer(5))
    UI_LANGUAGE.set_language(Language("de"))
    assert seat.level.accessibleName().endswith("Stufe des Computers")
    assert seat_texts(seat) == ["5: Vereinsspieler"]
    assert seat.seat == Computer(5)


def test_the_level_keeps_its_place_whichever_it_is(seat: SeatField) -> None:
    seat.choose(Computer(1))
    QTest.keyClick(seat.level, Qt.Key.Key_Home)
    before = seat.level.geometry()
    seat.level.setValue(10)
    QTest.keyClick(seat.level, Qt.Key.Key_End)
    assert seat.level.geometry() == before


def test_a_seat_of_a_running_game_can_be_an_engine(qtbot: QtBot) -> None:
    made = shown_alone(qtbot, SeatField(Human("Ada"), engines=["Far", "Other"]), (420, 60))
    QTest.keyClick(made.kind, Qt.Key.Key_End)
    assert made.seat == EngineSeat("Other", DEFAULT_MS)
    assert made.time.isVisible()
    made.choose(FAR)
    assert made.seat == FAR
    made.time.selectAll()
    QTest.keyClicks(made.time, "x0")
    QTest.keyClicks(made.time, "0")
    assert made.focus_if_refused()
    made.choose(EngineSeat("Lost", 700))
    assert isinstance(made.seat, Computer)
    assert not made.focus_if_refused()
