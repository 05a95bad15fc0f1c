"""The panel of an exercise, which game a mistake is from, and the deck that windows share."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import click
from lone_widgets import emitted
from made_exercises import MISTAKE, PUZZLE
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.theme.theme import LIGHT
from desktop.training.deck_host import DeckHost
from desktop.training.exercise_panel import ExercisePanel
from desktop.training.origin_text import origin_text
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.training.deck_file import DeckError


@pytest.fixture
def panel(qtbot: QtBot) -> ExercisePanel:
    panel = ExercisePanel("Puzzles", VIEWS["yodd"], LIGHT, leave_text=lambda: "Back")
    qtbot.addWidget(panel)
    panel.resize(320, 500)
    panel.show_exercise("1 of 2", "Win", "Find it.")
    panel.show()
    return panel


def test_a_hint_and_an_answer_go_when_the_next_exercise_comes(panel: ExercisePanel) -> None:
    panel.show_hint("Look for a push.")
    panel.show_answer("Right", "It wins.", right=True)
    assert panel.hint_text.isVisible()
    assert panel.answer.isVisible()
    panel.show_exercise("2 of 2", "Win", "Find it.")
    assert not panel.hint_text.isVisible()
    assert not panel.answer.isVisible()


def test_the_game_it_is_from_goes_with_the_exercise(panel: ExercisePanel) -> None:
    assert not panel.origin.isVisible()
    panel.show_exercise("1 of 2", "Win", "Find it.", "From your game against <b>Ann</b>")
    assert panel.origin.isVisible()
    assert panel.origin.textFormat() is Qt.TextFormat.PlainText
    panel.show_end("", "Done", "That was all.", has_more=False)
    assert not panel.origin.isVisible()


def test_puzzles_of_another_game_can_be_chosen(panel: ExercisePanel) -> None:
    chosen = emitted(panel.game_chosen)
    assert not panel.games.isVisible()
    panel.offer_games()
    assert panel.games.isVisible()
    assert panel.games.currentText() == "Yodd"
    assert [panel.games.itemText(at) for at in range(panel.games.count())] == [
        game.title for game in GAMES.values()
    ]
    panel.games.setFocus()
    QTest.keyClick(panel.games, Qt.Key.Key_Down)
    assert chosen == ["oddy"]


def test_more_has_the_entries_it_is_given(panel: ExercisePanel) -> None:
    done: list[str] = []
    panel.offer_more([(lambda: "Undo", lambda: done.append("undo"))])
    menu = panel.more.menu()
    assert menu is not None
    (entry,) = menu.actions()
    assert entry.text() == "Undo"
    entry.trigger()
    assert done == ["undo"]


def test_the_end_offers_more_only_if_there_is_some(panel: ExercisePanel) -> None:
    panel.show_end("", "Done", "", has_more=True)
    assert panel.first_button is panel.extend
    panel.show_end("", "Done", "", has_more=False)
    assert not panel.extend.isVisible()
    assert panel.leave.text() == "Back"


def test_what_follows_is_offered_only_where_there_is_something(panel: ExercisePanel) -> None:
    panel.show_done(has_line=False, has_game=True)
    assert not panel.line.isVisible()
    assert panel.open_game.isVisible()
    assert panel.first_button is panel.next
    panel.show_done(has_line=True, has_game=False)
    assert panel.line.isVisible()
    assert not panel.open_game.isVisible()
    click(panel.next)


@pytest.mark.parametrize(
    ("opponent", "seat", "date", "text"),
    [
        ("Ann", "person", "2026-11-03", "From your game against Ann (3 Nov 2026)"),
        ("Ann", "person", "2026-11", "From your game against Ann (Nov 2026)"),
        ("Ann", "person", "", "From your game against Ann"),
        ("", "person", "2026", "From your game (2026)"),
        ("", "engine 5", "", "From your game against Computer, level 5"),
        ("Hal", "engine 5", "", "From your game against Computer, level 5"),
        ("engine 5", "person", "", "From your game against engine 5"),
        ("", "", "", ""),
        ("A\nB\u202e\ud800", "", "no\tday", "From your game against A B\ufffd (no day)"),
    ],
)
def test_what_is_known_of_the_game_is_said(opponent: str, seat: str, date: str, text: str) -> None:
    exercise = dataclasses.replace(MISTAKE, opponent=opponent, seat=seat, date=date)
    assert origin_text(exercise) == text


def test_a_puzzle_is_from_no_game() -> None:
    assert origin_text(PUZZLE) == ""


def test_long_names_are_cut() -> None:
    assert len(origin_text(dataclasses.replace(MISTAKE, opponent="x" * 5000))) < 150


@pytest.fixture
def owner() -> QObject:
    return QObject()


@pytest.fixture
def host(owner: QObject, tmp_path: Path) -> Iterator[DeckHost]:
    made = DeckHost(tmp_path / "training.sqlite", owner)
    yield made
    made.close()


def test_without_a_file_there_is_nothing_to_count(host: DeckHost, tmp_path: Path) -> None:
    counted = emitted(host.counted)
    host.count()
    assert counted == []
    assert list(tmp_path.iterdir()) == []


def test_the_deck_is_opened_once_and_counted_elsewhere(host: DeckHost, qtbot: QtBot) -> None:
    deck = host.open()
    assert host.open() is deck
    deck.add([PUZZLE, MISTAKE])
    with qtbot.waitSignal(host.counted) as counted:
        host.count()
    assert counted.args is not None
    (counts,) = counted.args
    assert (counts.total, counts.new) == (2, 2)
    host.close()
    assert host.open() is not deck


def test_a_deck_of_a_newer_version_is_refused_and_not_counted(
    host: DeckHost, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.training.deck_host._COUNT_MS", 0)
    host.open().file.connection.execute("PRAGMA user_version = 99")
    host.close()
    with pytest.raises(DeckError, match="newer version"):
        host.open()
    counted = emitted(host.counted)
    host.count()
    qtbot.waitUntil(lambda: host._runner is not None)
    host.wait()
    assert counted == []
