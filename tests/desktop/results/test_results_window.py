"""The window of one's own results, over a library of files."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import click
from library_rows import ClientStandIn
from lone_widgets import emitted
from own_games import put
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop.results.results_window import ResultsWindow
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.themes import Themes
from desktop.widgets.topic import Topic
from rules.games import GAMES
from rules.library.library import Library
from rules.training.deck import Deck
from rules.training.glicko import Rating


# what a game counts by: level, size, player, month with the latest first
class Opened:
    """The window, and what it is built from."""

    def __init__(self, folder: Path, client: Any) -> None:
        self.owner = QObject()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self.appearance = Appearance(self.settings, Themes(folder / "themes"), self.owner)
        self.window = ResultsWindow(
            client, folder / "training.sqlite", self.settings, self.appearance
        )
        self.page = self.window.page


@pytest.fixture
def client(tmp_path: Path) -> Iterator[ClientStandIn]:
    made = ClientStandIn()
    made.library = Library(tmp_path)
    yield made
    made.library.close()


@pytest.fixture
def opened(tmp_path: Path, client: ClientStandIn, qtbot: QtBot) -> Iterator[Opened]:
    made = Opened(tmp_path, cast(Any, client))
    made.window.show()
    qtbot.waitExposed(made.window)
    yield made
    if shiboken6.isValid(made.window):
        made.window.close()


def press(window: ResultsWindow) -> None:
    """Press the button of the first notice."""
    button = window.notices.panes[0]
    assert isinstance(button, QAbstractButton)
    click(button)


def fill(folder: Path, games: int = 60) -> None:
    """Write game files of all kinds."""
    choice = random.Random(5)
    setups = [game.setup() for game in GAMES.values()] + [GAMES["yodd"].setup(size=4)]
    for number in range(games):
        seats = choice.sample(["person", choice.choice(["person", "engine 2", "engine 3"])], 2)
        setup = choice.choice(setups)
        month = choice.choice(["2026-09", "2026-10", "2026-11"])
        winner = choice.choice([0, 1, 0, 1, None, "on"])
        swapped = bool(setup.get("pie")) and choice.random() < 0.3
        put(folder, number, (setup, *seats, f"{month}-03", winner, swapped))


def test_a_tab_shows_another_game(opened: Opened, client: ClientStandIn, tmp_path: Path) -> None:
    fill(tmp_path)
    client.library.catch_up()
    opened.window.show_game()
    assert not opened.page.isVisible()
    client.answer()
    first = opened.page.record
    assert first is not None
    assert opened.window.tabs.currentIndex() == list(GAMES).index(first.game)
    opened.window.tabs.setFocus()
    for key, way in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
        before = opened.window.tabs.currentIndex()
        QTest.keyClick(opened.window.tabs, key)
        client.answer()
        assert opened.window.tabs.currentIndex() == before + way
        assert opened.page.record is not None
        assert opened.page.record.game == list(GAMES)[before + way]


def test_new_games_and_puzzles_appear(
    opened: Opened, client: ClientStandIn, tmp_path: Path, qtbot: QtBot
) -> None:
    window, page = opened.window, opened.page
    window.show_game("yodd")
    client.answer()
    assert page.first.isVisible()
    put(tmp_path, 1, (GAMES["yodd"].setup(), "person", "engine 3", "2026-11", 0, False))
    client.library.catch_up()
    client.changed.emit()
    client.changed.emit()
    qtbot.waitUntil(lambda: len(client.tasks) == 1)
    client.answer()
    assert page.table.texts[0][:2] == ["3: Learner", "1"]
    deck = Deck(tmp_path / "training.sqlite")
    deck.ratings.put("yodd", 1, "p", Rating(600.0, 90.0))
    deck.close()
    window.show_game("yodd")
    client.answer()
    assert page.puzzles.isVisible()


def test_a_game_is_asked_for_by_its_level(opened: Opened, client: ClientStandIn) -> None:
    asked, libraries = (
        emitted(opened.window.play_requested),
        emitted(opened.window.library_requested),
    )
    opened.window.show_game("egotzi")
    client.answer()
    click(opened.page.first)
    assert asked == [("egotzi", 3)]
    click(opened.window.library)
    assert libraries == [None]


def test_failures_are_shown_and_counting_can_be_tried_again(
    opened: Opened, client: ClientStandIn, tmp_path: Path
) -> None:
    library, client.library = client.library, None
    opened.window.show_game("yodd")
    client.answer()
    assert "cannot be searched" in opened.window.notices.texts[Topic.SEARCH]
    client.library = library
    (tmp_path / "training.sqlite").write_bytes(b"nonsense" * 400)
    press(opened.window)
    client.answer()
    texts = opened.window.notices.texts
    assert texts == {Topic.FILE: "The rating from puzzles cannot be read: the file is damaged."}
    (tmp_path / "training.sqlite").unlink()
    opened.window.show_game("yodd")
    client.answer()
    assert opened.window.notices.texts == {}


def test_news_of_the_index_are_shown(opened: Opened, client: ClientStandIn) -> None:
    client.problem = "the disk is full"
    client.news_changed.emit()
    assert opened.window.notices.texts[Topic.PROBLEM] == "the disk is full"
    press(opened.window)
    assert client.catches >= 1
    client.problem = ""
    client.news_changed.emit()
    assert opened.window.notices.texts == {}


def test_only_the_last_question_is_answered(opened: Opened, client: ClientStandIn) -> None:
    opened.window.show_game("yodd")
    opened.window.show_game("wythe")
    client.answer()
    assert opened.page.record is not None
    assert opened.page.record.game == "wythe"


def test_the_window_follows_the_theme_and_closes_by_key(
    opened: Opened, client: ClientStandIn, qtbot: QtBot
) -> None:
    opened.window.show_game("yodd")
    client.answer()
    before = opened.page.games.graph.grab().toImage()
    opened.settings.theme = "dark"
    opened.appearance.reload_themes()
    opened.appearance.theme_changed.emit()
    assert opened.page.games.graph.grab().toImage() != before
    closed, helps = emitted(opened.window.closed), emitted(opened.window.help_requested)
    opened.window.activateWindow()
    qtbot.waitUntil(opened.window.isActiveWindow)
    QTest.keyClick(opened.window, Qt.Key.Key_F1)
    assert helps == [None]
    QTest.keyClick(opened.window, Qt.Key.Key_Escape)
    assert closed == [None]


def test_the_game_stays_when_another_one_ends(
    opened: Opened, client: ClientStandIn, tmp_path: Path
) -> None:
    opened.window.show_game()
    client.answer()
    for number, key in enumerate(("oddy", "egotzi"), 1):  # found while the library is read
        put(tmp_path, number, (GAMES[key].setup(), "person", "engine 3", "2026-11", 0, False))
        client.library.catch_up()
        opened.window._news.timeout.emit()
        client.answer()
        assert opened.page.record is not None
        assert opened.page.record.game == "oddy"
