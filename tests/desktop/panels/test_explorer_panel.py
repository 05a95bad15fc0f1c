"""The opening explorer beside a game: its table, its marks, and playing from it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from board_player import hover, scene
from driving import HUMANS, commands, game_page, small
from lone_widgets import lone_session, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.panels.explorer import Explorer, ExplorerPanel
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.window.main_window import MainWindow
from rules.library.library import Library
from rules.record.game_file import save
from rules.record.game_record import GameRecord

SETUP = small("egotzi", pie=False)


def game(*turns: str, seats: tuple[str, str] = ("person", "person")) -> GameRecord:
    record = GameRecord(SETUP)
    record.seats[:] = seats
    for turn in turns:
        record.play_text(turn)
    return record


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path)
    own = ("person", "engine 4")
    games = (game("a1", "b3"), game("a1", "d4"), game("a1", "b3", "d2"), game("b2", seats=own))
    for number, record in enumerate(games):
        path = tmp_path / "games" / f"{number}.oddments"
        path.parent.mkdir(exist_ok=True)
        save(record, path)
        library.index(path)
    yield library
    library.close()


class ExplorerPage:
    """A board and the explorer of its game."""

    def __init__(self, qtbot: QtBot, library: Library) -> None:
        self.session = lone_session(SETUP)
        self.session.start()
        self.board = BoardView()
        self.board.set_game(SETUP)
        self.board.show_position(self.session.position)
        self.explorer = Explorer(self.session, self.board, lambda turn: self.session.play(turn[0]))
        self.library, self.answers = library, True
        self.explorer.look_with(self._look)
        self.page = QWidget()
        column = QVBoxLayout(self.page)
        column.addWidget(self.board)
        column.addWidget(self.explorer)
        shown_alone(qtbot, self.page, (500, 700))
        self.explorer.switch_on(True)
        self.explorer.show()

    def _look(self, position: Any, own: bool, then: Any, _owner: Any) -> None:
        if self.answers:
            then(self.library.explore(position, own=own))

    @property
    def rows(self) -> list[tuple[str, ...]]:
        """The texts of the move, the number of games and the level in each row."""
        table = self.explorer.contents.table
        items = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
        return [(item.text(0), item.text(1), item.text(3)) for item in items if item]


@pytest.fixture
def explorer_page(qtbot: QtBot, library: Library) -> ExplorerPage:
    return ExplorerPage(qtbot, library)


def test_the_moves_of_all_games_or_of_ones_own_are_listed(explorer_page: ExplorerPage) -> None:
    assert [row[1:] for row in explorer_page.rows] == [("3", ""), ("1", "")]
    panel = explorer_page.explorer.contents
    assert panel.summary.text() == "4 games"
    panel.whose.setCurrentIndex(1)
    assert [row[1] for row in explorer_page.rows] == ["1"]
    explorer_page.session.play(SETUP.start().read("c3")[0])
    assert explorer_page.rows == []
    assert panel.summary.text() == "No games from here"


def test_shares_are_marked_on_the_board(explorer_page: ExplorerPage) -> None:
    marks = dict(scene(explorer_page.board).state.explored)
    assert sorted(marks.values()) == [0.25, 0.75]
    explorer_page.explorer.switch_on(False)
    assert scene(explorer_page.board).state.explored == ()


def test_a_row_is_previewed_and_played(explorer_page: ExplorerPage) -> None:
    table = explorer_page.explorer.contents.table
    first = table.topLevelItem(0)
    assert first is not None
    hover(table, table.visualItemRect(first).center())
    assert scene(explorer_page.board).state.preview.changes
    table.setFocus()
    table.setCurrentItem(first)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert len(explorer_page.session.record.line) == 1
    assert [row[1] for row in explorer_page.rows] == ["2", "1"]
    explorer_page.session.go_first()
    first = table.topLevelItem(0)
    assert first is not None
    table.itemActivated.emit(first, 0)  # the move that the game has
    assert len(explorer_page.session.record.root.children) == 1


def test_the_menu_shows_what_the_library_has(window: MainWindow, qtbot: QtBot) -> None:
    window.play_new(SETUP, HUMANS)
    page = game_page(window)
    page.session.play(SETUP.start().read("a1")[0])  # which is saved, and so in the library
    page.session.go_first()
    commands(window)["learn.openings"].trigger()
    assert page.explorer.isVisible()
    table = page.explorer.contents.table

    def has_the_move() -> bool:
        page.explorer.refresh()
        return table.topLevelItemCount() == 1

    qtbot.waitUntil(has_the_move)
    commands(window)["learn.openings"].trigger()
    assert not page.explorer.isVisible()


def test_the_columns_follow_the_language(qtbot: QtBot) -> None:
    panel = shown_alone(qtbot, ExplorerPanel())
    UI_LANGUAGE.set_language(Language("de"))
    assert panel.table.headerItem().text(0) == "Zug"
    assert panel.whose.itemText(1) == "Meine Partien"


def test_the_same_answer_again_changes_nothing(explorer_page: ExplorerPage) -> None:
    table = explorer_page.explorer.contents.table
    table.setCurrentIndex(table.model().index(1, 0))
    explorer_page.explorer.refresh()  # as when the library has caught up
    assert table.currentIndex().row() == 1


def test_a_row_of_an_earlier_position_plays_nothing(explorer_page: ExplorerPage) -> None:
    table, session = explorer_page.explorer.contents.table, explorer_page.session
    explorer_page.answers = False  # a slow disk
    session.play(SETUP.start().read("b2")[0])
    assert scene(explorer_page.board).state.explored == ()
    first = table.topLevelItem(0)
    assert first is not None
    table.itemActivated.emit(first, 0)
    assert [node.text for node in session.record.line] == ["b2"]
