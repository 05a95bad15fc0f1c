"""The dialog for playing from any turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import HUMANS, click, small
from lone_game import lone_game
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFormLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.game.players import Computer, Human, Seats
from desktop.play.play_from_dialog import PlayFromDialog, new_game_from
from desktop.theme.icons import icon

NAMED: Seats = (Human("Ann"), Human("Bo"))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def open_dialog(
    window: QWidget, *turns: str, seats: Seats = HUMANS, aside: bool = False
) -> PlayFromDialog:
    dialog = PlayFromDialog(window, lone_game(small("egotzi"), *turns, seats=seats), aside=aside)
    dialog.show()
    return dialog


def choices(dialog: PlayFromDialog) -> list[str]:
    """Return the sentences and the names of the rows."""
    labels = [label for label in dialog.findChildren(QLabel) if label.parent() is dialog]
    return [label.text() for label in labels if label.isVisible()]


def button(dialog: PlayFromDialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text)


def test_it_explains_where_play_starts_and_what_happens_to_this_game(window: QWidget) -> None:
    dialog = open_dialog(window, "b2", "c3")
    assert dialog.windowTitle() == "Play from here – Oddments"
    assert dialog.windowModality() == Qt.WindowModality.WindowModal
    assert sorted(choices(dialog)) == [
        "A new game begins with the moves up to here. This game stays as it is.",
        "Black, to move",
        "Play from move 2",
        "White",
    ]
    dialog = open_dialog(window, aside=True)
    assert "Play from the start" in choices(dialog)
    assert (
        "Your moves become a variation of this game. The moves that follow here stay."
        in choices(dialog)
    )


def test_each_row_has_a_player_with_their_current_colour(window: QWidget) -> None:
    dialog = open_dialog(window, "b2", "swap", "c3")
    (form,) = dialog.findChildren(QFormLayout)
    titles = [form.labelForField(field).text() for field in dialog.seat_fields]  # type: ignore[attr-defined]
    assert titles == ["White", "Black, to move"]
    names = [field.kind.accessibleName() for field in dialog.seat_fields]
    assert names == ["White: played by", "Black, to move: played by"]


@pytest.mark.parametrize(
    ("turns", "seats", "offered"),
    [
        ((), NAMED, (Human("Ann"), Computer(3))),
        (("b2",), NAMED, (Computer(3), Human("Bo"))),
        (("b2",), (Human("Ann"), Computer(7)), (Human("Ann"), Computer(7))),
        ((), (Computer(2), Computer(9)), (Computer(2), Computer(9))),
    ],
)
def test_by_default_the_player_to_move_plays_against_the_computer(
    window: QWidget, turns: tuple[str, ...], seats: Seats, offered: Seats
) -> None:
    assert open_dialog(window, *turns, seats=seats).seats == offered


@pytest.mark.parametrize("aside", [False, True])
def test_in_a_variation_the_names_are_those_of_the_game(window: QWidget, aside: bool) -> None:
    dialog = open_dialog(window, seats=NAMED, aside=aside)
    for field in dialog.seat_fields:
        assert field.name.isEnabled() is not aside
        hint = "As in the game" if aside else "Name (optional)"
        assert field.name.placeholderText() == hint


def click_play(dialog: PlayFromDialog) -> None:
    click(dialog.go)


def press_enter(dialog: PlayFromDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Return)


@pytest.mark.parametrize("press", [click_play, press_enter])
def test_play_emits_the_players_and_closes_the_dialog(
    window: QWidget, press: Callable[[PlayFromDialog], None]
) -> None:
    dialog = open_dialog(window, seats=NAMED)
    chosen: list[Seats] = []
    results: list[int] = []
    dialog.chosen.connect(chosen.append)
    dialog.finished.connect(results.append)
    dialog.seat_fields[1].choose(Computer(8))
    assert dialog.go.text() == "Play"
    assert dialog.go.property("role") == "primary"
    wanted = icon("engine.go_on", QPalette.ColorRole.HighlightedText)
    assert dialog.go.icon().cacheKey() == wanted.cacheKey()
    press(dialog)
    assert chosen == [(Human("Ann"), Computer(8))]
    assert results == [1]
    assert not dialog.isVisible()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(dialog)  # a window that is open for long opens many


def click_cancel(dialog: PlayFromDialog) -> None:
    click(button(dialog, "Cancel"))


def press_escape(dialog: PlayFromDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


@pytest.mark.parametrize("press", [click_cancel, press_escape])
def test_cancel_and_escape_emit_nothing(
    window: QWidget, press: Callable[[PlayFromDialog], None]
) -> None:
    dialog = open_dialog(window)
    chosen: list[Seats] = []
    dialog.chosen.connect(chosen.append)
    press(dialog)
    assert not dialog.isVisible()
    assert chosen == []


def test_a_new_game_has_only_the_turns_up_to_here() -> None:
    session = lone_game(small("egotzi"), "b2", "c3", "d4")
    session.go_previous()
    made = new_game_from(session.record, (Human("Ann"), Computer(2)))
    assert [node.text for node in made.line] == ["b2", "c3"]
    assert made.whole_line == made.line
    assert made.seats == ["person", "engine 2"]
    assert made.names == ["Ann", "Computer, level 2"]
    assert made.setup == session.record.setup
    assert len(session.record.whole_line) == 3
