"""Who played, where and when."""

from __future__ import annotations

from driving import click, game_page, small
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.game.game_page import GamePage
from desktop.game.players import Person, Seats
from desktop.main_window import MainWindow
from desktop.notes.game_info_dialog import GameInfoDialog
from rules.record.game_file import read_game, write_game

PERSONS: Seats = (Person("Ann"), Person("Ben"))


def asked(window: MainWindow) -> tuple[GamePage, GameInfoDialog]:
    """The dialog on a game of Ann and Ben, by the menu."""
    window.play_new(small("egotzi"), PERSONS)
    return game_page(window), reopened(window)


def reopened(window: MainWindow) -> GameInfoDialog:
    window.commands["notes.info"].trigger()
    return window.findChildren(GameInfoDialog)[-1]


def fill(field: QLineEdit, text: str) -> None:
    """Paste a text over what is there: keys of tests know no letters but those of ASCII."""
    field.setFocus()
    field.selectAll()
    QApplication.clipboard().setText(text)
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def card_texts(page: GamePage) -> list[str]:
    return [label.text() for card in page.players.cards for label in card.findChildren(QLabel)]


def test_what_is_said_of_the_game_is_one_edit(window: MainWindow) -> None:
    page, dialog = asked(window)
    record = page.session.record
    before = dict(record.root.properties)
    fill(dialog.names[0], "Zoë [the 1st]")
    fill(dialog.fields["EV"], "Club evening")
    fill(dialog.fields["RO"], "2")
    fill(dialog.fields["PC"], "Zürich")
    fill(dialog.fields["GN"], "Final")
    fill(dialog.date, "2026-05-01, 02")
    dialog.comment.setFocus()
    QTest.keyClicks(dialog.comment, "All of it: \\ and ].")
    assert record.names == ["Ann", "Ben"]
    click(dialog.ok)
    assert record.names == ["Zoë [the 1st]", "Ben"]
    assert "Zoë [the 1st]" in card_texts(page)
    again = read_game(write_game(record))
    assert again.names == record.names
    assert {name: again.root.properties[name] for name in ("EV", "RO", "PC", "GN", "DT", "GC")} == {
        "EV": ["Club evening"],
        "RO": ["2"],
        "PC": ["Zürich"],
        "GN": ["Final"],
        "DT": ["2026-05-01,02"],
        "GC": ["All of it: \\ and ]."],
    }
    page.session.edits.undo()
    assert record.root.properties == before
    assert "Ann" in card_texts(page)
    assert not page.session.edits.can_undo


def test_a_wrong_date_is_told_and_not_kept(window: MainWindow, qtbot: QtBot) -> None:
    page, dialog = asked(window)
    qtbot.waitUntil(dialog.isVisible)
    fill(dialog.date, "1 May")
    assert "“1 May” is not written as a date" in dialog.told.text()
    assert dialog.told.isVisible()
    click(dialog.ok)
    assert dialog.isVisible()
    assert not page.session.edits.can_undo
    fill(dialog.date, "2026-02-30")
    assert dialog.told.text() == "“2026-02-30” is in no calendar."
    fill(dialog.date, "2026-02")
    assert not dialog.told.isVisible()
    click(dialog.ok)
    assert page.session.record.root.properties["DT"] == ["2026-02"]


def test_a_foreign_date_may_stay(window: MainWindow) -> None:
    window.play_new(small("egotzi"), PERSONS)
    page = game_page(window)
    page.session.record.root.properties["DT"] = ["long ago"]
    dialog = reopened(window)
    assert not dialog.told.text()
    fill(dialog.fields["EV"], "Club")
    click(dialog.ok)
    assert page.session.record.root.properties["DT"] == ["long ago"]
    assert page.session.record.root.properties["EV"] == ["Club"]


def test_nothing_changes_without_a_change(window: MainWindow) -> None:
    page, dialog = asked(window)
    page.session.record.root.properties["PC"] = ["two\nlines"]
    click(dialog.ok)
    dialog = reopened(window)
    click(dialog.ok)
    assert page.session.record.root.properties["PC"] == ["two\nlines"]
    dialog = reopened(window)
    fill(dialog.fields["EV"], "Club")
    click(dialog.cancel)
    assert "EV" not in page.session.record.root.properties
    assert not page.session.edits.can_undo


def test_a_name_that_is_too_long_or_odd_for_its_field_stays_as_it_is(window: MainWindow) -> None:
    page, dialog = asked(window)
    click(dialog.ok)
    names = ["Ann " * 200 + "the end", " Bo\nof\tGhent "]
    page.session.record.names[:] = names
    dialog = reopened(window)
    fill(dialog.fields["EV"], "Club")
    click(dialog.ok)
    assert page.session.record.root.properties["EV"] == ["Club"]
    assert page.session.record.names == names
    dialog = reopened(window)
    fill(dialog.names[1], "Bo")
    click(dialog.ok)
    assert page.session.record.names == [names[0], "Bo"]


def test_an_emptied_field_goes(window: MainWindow) -> None:
    page, _ = asked(window)
    page.session.record.root.properties["EV"] = ["Club"]
    dialog = reopened(window)
    dialog.fields["EV"].setFocus()
    dialog.fields["EV"].clear()
    dialog.date.clear()
    click(dialog.ok)
    assert "EV" not in page.session.record.root.properties
    assert "DT" not in page.session.record.root.properties
