"""The dialog that asks which game of a collection to open, and the rows of its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from driving import click
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.settings.game_choice import COLUMN_COUNT, GameChoice, GameHeadings
from rules.record.game_file import Heading


def heading(
    start: int,
    black: str = "Ann",
    white: str = "Ben",
    *,
    game: str = "Odd-Y",
    result: str = "B+R",
    date: str = "2024-05-01",
    event: str = "",
) -> Heading:
    return Heading(start, game, (black, white), result, date, event)


UNREADABLE = Heading(900, problem="a game of Go")
GAMES = [UNREADABLE, heading(10, "Cy"), heading(20, "Bob"), heading(30, "Ann")]


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def choice(owner: QWidget, qtbot: QtBot) -> GameChoice:
    return asked(owner, qtbot, GAMES)


@pytest.fixture
def chosen(choice: GameChoice) -> list[Heading]:
    """Return the list to which chosen games are added."""
    games: list[Heading] = []
    choice.chosen.connect(games.append)
    return games


def asked(owner: QWidget, qtbot: QtBot, games: Sequence[Heading]) -> GameChoice:
    choice = GameChoice(owner, "many [*] games.sgf", games)
    choice.open()
    qtbot.waitExposed(choice)
    return choice


def button(choice: GameChoice, kind: str) -> QPushButton:
    return choice.buttons.button(QDialogButtonBox.StandardButton[kind])


def selected(choice: GameChoice) -> list[int]:
    """Return the numbers of the games that are selected."""
    return [index.data() for index in choice.table.selectionModel().selectedRows()]


def cell(choice: GameChoice, row: int, column: int = 1) -> QRect:
    return choice.table.visualRect(choice.table.model().index(row, column))


def click_cell(choice: GameChoice, row: int, *, twice: bool = False) -> None:
    viewport, place = choice.table.viewport(), cell(choice, row).center()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    if twice:
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=place)


def is_deleted(owner: QWidget) -> bool:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return not owner.findChildren(GameChoice)


def test_the_table_shows_whole_rows_over_the_whole_width(choice: GameChoice) -> None:
    assert choice.windowTitle() == "Games in many [*][*] games.sgf – Oddments"
    assert choice.windowModality() == Qt.WindowModality.WindowModal
    (question,) = choice.findChildren(QLabel)
    assert question.text() == "many [*] games.sgf contains 4 games. Which one?"
    assert choice.words.accessibleName() == "Find games"
    table = choice.table
    header = table.horizontalHeader()
    assert table.accessibleName() == "Games"
    assert not table.verticalHeader().isVisible()
    assert not table.wordWrap()  # text that does not fit is elided
    assert header.length() == table.viewport().width()
    assert header.sortIndicatorSection() == 0
    assert header.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
    assert header.isSortIndicatorShown()
    assert table.height() > choice.height() // 2
    assert all(table.columnWidth(at) >= header.sectionSizeHint(at) for at in range(6))


def test_columns_are_as_wide_as_the_first_games_need(owner: QWidget, qtbot: QtBot) -> None:
    name, longer = "a very long name of somebody", "x" * 80
    games = [
        heading(0, name),
        *(heading(10 * at, longer if at == 250 else "x") for at in range(1, 300)),
    ]
    table = asked(owner, qtbot, games).table
    width = table.fontMetrics().horizontalAdvance
    assert width(name) < table.columnWidth(2) < width(longer)
    assert table.columnWidth(3) < table.columnWidth(2)
    assert table.rowHeight(0) < 2 * table.fontMetrics().height() + 12  # text is not wrapped


@pytest.mark.parametrize(
    ("games", "numbers"), [(GAMES, [2]), (GAMES[1:], [1]), ([UNREADABLE, UNREADABLE], [])]
)
def test_the_first_game_that_can_be_read_is_selected(
    owner: QWidget, qtbot: QtBot, games: list[Heading], numbers: list[int]
) -> None:
    choice = asked(owner, qtbot, games)
    assert selected(choice) == numbers
    assert button(choice, "Open").isEnabled() is bool(numbers)


def test_the_keys_go_to_the_table(choice: GameChoice) -> None:
    assert choice.table.hasFocus()
    QTest.keyClick(choice.table, Qt.Key.Key_Down)
    assert selected(choice) == [3]
    QTest.keyClick(choice.table, Qt.Key.Key_Tab)
    assert not choice.table.hasFocus()
    assert selected(choice) == [3]


def test_one_game_is_selected_at_a_time_or_none_can_be_opened(choice: GameChoice) -> None:
    def click_with(modifier: Qt.KeyboardModifier, row: int) -> None:
        place = cell(choice, row).center()
        QTest.mouseClick(choice.table.viewport(), Qt.MouseButton.LeftButton, modifier, place)

    click_cell(choice, 2)
    click_with(Qt.KeyboardModifier.ShiftModifier, 3)
    assert selected(choice) == [4]
    assert len(choice.table.selectionModel().selectedIndexes()) == 7
    for is_selected in (False, True):
        click_with(Qt.KeyboardModifier.ControlModifier, 3)
        assert bool(selected(choice)) is is_selected
        assert button(choice, "Open").isEnabled() is is_selected


def test_open_gives_the_selected_game_and_closes(
    choice: GameChoice, chosen: list[Heading], owner: QWidget
) -> None:
    visible: list[bool] = []
    choice.chosen.connect(lambda _game: visible.append(choice.isVisible()))
    click_cell(choice, 2)
    assert chosen == []
    click(button(choice, "Open"))
    assert chosen == [GAMES[2]]
    assert visible == [False]
    assert is_deleted(owner)


@pytest.mark.parametrize("way", ["double click", "return", "return in the field"])
def test_a_game_is_opened_by_a_double_click_or_return(
    choice: GameChoice, chosen: list[Heading], owner: QWidget, way: str
) -> None:
    if way == "double click":
        click_cell(choice, 3, twice=True)
    elif way == "return":
        choice.table.selectRow(3)
        QTest.keyClick(choice.table, Qt.Key.Key_Return)
    else:
        QTest.keyClicks(choice.words, "ann")
        QTest.keyClick(choice.words, Qt.Key.Key_Return)
    assert chosen == [GAMES[3]]
    assert is_deleted(owner)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_it_can_be_cancelled(
    choice: GameChoice, chosen: list[Heading], owner: QWidget, way: str
) -> None:
    if way == "button":
        click(button(choice, "Cancel"))
    else:
        QTest.keyClick(choice, Qt.Key.Key_Escape)
    assert chosen == []
    assert is_deleted(owner)


def test_nothing_is_opened_if_nothing_is_found_or_it_cannot_be_read(
    choice: GameChoice, chosen: list[Heading]
) -> None:
    click_cell(choice, 0, twice=True)
    QTest.keyClicks(choice.words, "nobody")
    assert selected(choice) == []
    assert not button(choice, "Open").isEnabled()
    QTest.keyClick(choice.words, Qt.Key.Key_Return)
    QTest.keyClick(choice.table, Qt.Key.Key_Return)
    assert chosen == []
    assert choice.isVisible()
    choice.words.clear()
    assert selected(choice) == [2]
    assert button(choice, "Open").isEnabled()


def sort_by(choice: GameChoice, column: int) -> None:
    header = choice.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(column) + 10, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_the_selected_game_stays_selected_while_it_is_found_and_sorted(
    choice: GameChoice, chosen: list[Heading]
) -> None:
    click_cell(choice, 2)
    sort_by(choice, 2)
    assert [choice.table.model().index(row, 0).data() for row in range(4)] == [1, 4, 3, 2]
    assert selected(choice) == [3]
    QTest.keyClicks(choice.words, "bob")
    assert selected(choice) == [3]
    assert button(choice, "Open").isEnabled()
    choice.words.clear()
    assert selected(choice) == [3]
    QTest.keyClicks(choice.words, "ann")  # it is gone
    assert selected(choice) == [4]
    choice.words.clear()
    assert selected(choice) == [4]
    click(button(choice, "Open"))
    assert chosen == [GAMES[3]]


# -- the rows of the table -------------------------------------------------------------------------

DOWN = Qt.SortOrder.DescendingOrder
ROWS = [
    heading(0, "Zoë", "ben", date="2024-05-03", event="Club"),
    heading(10, "ann", "Cy", game="Wythe", result="0", date="2024-05-01"),
    UNREADABLE,
    heading(30, "Bob", "Cy", result="W+3", date="2024-05-02", event="club night"),
]


@pytest.fixture
def rows(owner: QObject) -> GameHeadings:
    return GameHeadings(ROWS, owner)


def places(rows: GameHeadings) -> list[int]:
    return [rows.place(row) for row in range(rows.rowCount())]


def cells(rows: GameHeadings, row: int) -> list[Any]:
    return [rows.index(row, column).data() for column in range(rows.columnCount())]


def test_a_row_shows_a_game_in_named_columns(rows: GameHeadings) -> None:
    horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    names = [rows.headerData(at, horizontal) for at in range(COLUMN_COUNT)]
    assert names == ["No.", "Game", "Black", "White", "Result", "Date", "Event"]
    assert rows.headerData(0, vertical) is None
    assert rows.headerData(0, horizontal, Qt.ItemDataRole.ToolTipRole) is None
    assert cells(rows, 0) == [1, "Odd-Y", "Zoë", "ben", "B+R", "2024-05-03", "Club"]
    assert cells(rows, 1) == [2, "Wythe", "ann", "Cy", "0", "2024-05-01", ""]
    assert rows.index(0, 1).data(Qt.ItemDataRole.DecorationRole) is None
    assert rows.rowCount(rows.index(0, 0)) == 0
    assert rows.rowCount(QModelIndex()) == 4


def test_a_game_that_cannot_be_read_says_why_and_cannot_be_chosen(
    rows: GameHeadings, owner: QObject
) -> None:
    assert cells(rows, 2) == [3, "cannot be read", "", "", "", "", ""]
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
        assert rows.index(2, 4).data(role) == "a game of Go"
        assert rows.index(1, 4).data(role) is None
    assert rows.flags(rows.index(2, 0)) == Qt.ItemFlag.NoItemFlags
    can_be_chosen = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
    assert rows.flags(rows.index(1, 0)) & can_be_chosen == can_be_chosen
    shown = cells(GameHeadings([heading(0, "x" * 1000, "a\nb")], owner), 0)
    assert len(shown[2]) in range(200, 203)
    assert shown[3] == "a b"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("CLUB", [0, 3]),
        ("zoË", [0]),
        ("wyth", [1]),
        ("w+3", [3]),
        ("05-02", [3]),
        ("4", [0, 1, 3]),  # in a date, or as the number
        ("3", [0, 2, 3]),
        ("cannot", [2]),
        ("nobody", []),
        ("", [0, 1, 2, 3]),
    ],
)
def test_games_are_found_by_any_of_their_texts(
    rows: GameHeadings, words: str, found: list[int]
) -> None:
    rows.find(words)
    assert places(rows) == found
    assert [rows.heading(row) for row in range(rows.rowCount())] == [ROWS[at] for at in found]


def test_games_are_sorted_by_a_column(rows: GameHeadings) -> None:
    up = Qt.SortOrder.AscendingOrder
    for column, order, found in (
        (0, DOWN, [3, 2, 1, 0]),
        (0, up, [0, 1, 2, 3]),
        (1, up, [2, 0, 3, 1]),
        (2, up, [2, 1, 3, 0]),
        (2, DOWN, [0, 3, 1, 2]),
        (3, up, [2, 0, 1, 3]),
        (3, DOWN, [1, 3, 0, 2]),  # equal rows stay in the order of the file
        (6, DOWN, [3, 0, 1, 2]),
    ):
        rows.sort(column, order)
        assert places(rows) == found


def test_filtering_and_sorting_do_not_affect_each_other(rows: GameHeadings, owner: QObject) -> None:
    assert rows.first_readable() == 0
    rows.find("cy")
    rows.sort(2, DOWN)
    assert places(rows) == [3, 1]
    assert [cells(rows, row)[:2] for row in range(2)] == [[4, "Odd-Y"], [2, "Wythe"]]
    assert [rows.row(place) for place in range(4)] == [-1, 1, -1, 0]
    rows.find("c")
    assert places(rows) == [0, 3, 1, 2]
    rows.sort(2)
    assert places(rows) == [2, 1, 3, 0]
    assert [rows.row(place) for place in range(4)] == [3, 1, 0, 2]
    assert rows.first_readable() == 1
    rows.find("cannot")
    assert rows.first_readable() == -1
    assert GameHeadings([], owner).first_readable() == -1
