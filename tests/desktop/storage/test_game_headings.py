"""The games of a collection as rows, filtered by words and sorted by a column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from headings import UNREADABLE, heading
from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer
from pytestqt.qtbot import QtBot

from desktop.storage import game_headings
from desktop.storage.game_headings import COLUMN_COUNT, GameHeadings
from rules.record.collection import Heading

DOWN = Qt.SortOrder.DescendingOrder
GAMES = [
    heading(0, "Zoë", "ben", date="2024-05-03", event="Club"),
    heading(10, "ann", "Cy", game="Wythe", result="0", date="2024-05-01"),
    UNREADABLE,
    heading(30, "Bob", "Cy", result="W+3", date="2024-05-02", event="club night"),
]


@pytest.fixture
def owner() -> QObject:
    return QObject()


@pytest.fixture
def rows(owner: QObject) -> GameHeadings:
    return GameHeadings(GAMES, owner)


def places(rows: GameHeadings) -> list[int]:
    return [rows.place(row) for row in range(rows.rowCount())]


def cells(rows: GameHeadings, row: int) -> list[Any]:
    return [rows.index(row, column).data() for column in range(rows.columnCount())]


def in_slices(monkeypatch: pytest.MonkeyPatch, chunk: int) -> None:
    """Make every chunk of games take longer than a slice."""
    monkeypatch.setattr(game_headings, "_CHUNK", chunk)
    monkeypatch.setattr(game_headings, "_SLICE_S", -1)


def is_idle(rows: GameHeadings) -> bool:
    return not any(timer.isActive() for timer in rows.findChildren(QTimer))


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


def test_a_game_that_cannot_be_read_says_why_and_cannot_be_chosen(rows: GameHeadings) -> None:
    assert cells(rows, 2) == [3, "cannot be read", "", "", "", "", ""]
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
        assert rows.index(2, 4).data(role) == "a game of Go"
        assert rows.index(1, 4).data(role) is None
    assert rows.flags(rows.index(2, 0)) == Qt.ItemFlag.NoItemFlags
    can_be_chosen = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
    assert rows.flags(rows.index(1, 0)) & can_be_chosen == can_be_chosen


def test_a_very_long_text_is_cut_off(owner: QObject) -> None:
    long = GameHeadings([heading(0, "x" * 1000, "a\nb")], owner)
    shown = cells(long, 0)
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
    rows: GameHeadings, words: str, found: list[int], qtbot: QtBot
) -> None:
    with qtbot.waitSignals([rows.modelReset, rows.arranged], order="strict"):
        rows.find(words)
    assert places(rows) == found
    assert [rows.heading(row) for row in range(rows.rowCount())] == [GAMES[at] for at in found]
    assert is_idle(rows)


@pytest.mark.parametrize(
    ("column", "order", "found"),
    [
        (0, Qt.SortOrder.AscendingOrder, [0, 1, 2, 3]),
        (0, DOWN, [3, 2, 1, 0]),
        (1, Qt.SortOrder.AscendingOrder, [2, 0, 3, 1]),
        (2, Qt.SortOrder.AscendingOrder, [2, 1, 3, 0]),
        (2, DOWN, [0, 3, 1, 2]),
        (3, Qt.SortOrder.AscendingOrder, [2, 0, 1, 3]),
        (3, DOWN, [1, 3, 0, 2]),  # equal rows stay in the order of the file
        (6, DOWN, [3, 0, 1, 2]),
    ],
)
@pytest.mark.parametrize("chunk", [1, 2, 3, 2000])
def test_games_are_sorted_by_a_column(
    rows: GameHeadings,
    column: int,
    order: Qt.SortOrder,
    found: list[int],
    chunk: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_headings, "_CHUNK", chunk)
    rows.sort(column, order)
    assert places(rows) == found


def test_filtering_and_sorting_do_not_affect_each_other(
    rows: GameHeadings,
) -> None:
    rows.find("cy")
    rows.sort(2, DOWN)
    assert places(rows) == [3, 1]
    assert [cells(rows, row)[:2] for row in range(2)] == [[4, "Odd-Y"], [2, "Wythe"]]
    rows.find("c")
    assert places(rows) == [0, 3, 1, 2]
    rows.sort(2)
    assert places(rows) == [2, 1, 3, 0]


def test_a_game_is_found_by_its_place_in_the_file(rows: GameHeadings) -> None:
    rows.sort(2, DOWN)
    assert [rows.row(place) for place in range(4)] == [0, 2, 3, 1]
    rows.find("club")
    assert [rows.row(place) for place in range(4)] == [0, -1, -1, 1]


def test_the_first_game_that_can_be_read_is_known(rows: GameHeadings, owner: QObject) -> None:
    assert rows.first_readable() == 0
    rows.sort(2)
    assert rows.first_readable() == 1
    rows.find("cannot")
    assert rows.first_readable() == -1
    assert GameHeadings([], owner).first_readable() == -1


@pytest.mark.parametrize("column", [0, 2])
@pytest.mark.parametrize("chunk", [4, 5])
def test_a_few_games_are_arranged_at_once_on_any_machine(
    rows: GameHeadings, monkeypatch: pytest.MonkeyPatch, chunk: int, column: int
) -> None:
    in_slices(monkeypatch, chunk)
    rows.sort(column, DOWN)
    assert places(rows)[0] == (3, 0, 0)[column]
    assert is_idle(rows)


def many(count: int) -> Sequence[Heading]:
    return [heading(at, f"{at * 7 % count:04}") for at in range(count)]


@pytest.mark.parametrize("column", [0, 2])
def test_very_many_games_are_arranged_slice_by_slice(
    owner: QObject, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, column: int
) -> None:
    in_slices(monkeypatch, 10)
    rows = GameHeadings(many(100), owner)
    turns: list[int] = []
    timer = QTimer(owner, interval=0)
    timer.timeout.connect(lambda: turns.append(rows.place(0)))
    timer.start()
    with qtbot.waitSignal(rows.arranged):
        rows.sort(column, DOWN)
        assert rows.place(0) == 0  # unchanged until all is done
    timer.stop()
    assert len(turns) > 5
    by_column = sorted(range(100), key=lambda at: at if column == 0 else at * 7 % 100)
    assert places(rows) == by_column[::-1]
    assert is_idle(rows)


def test_an_unfinished_search_is_replaced_by_the_next_one(
    owner: QObject, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    in_slices(monkeypatch, 10)
    rows = GameHeadings(many(100), owner)
    seen: list[int] = []
    rows.arranged.connect(lambda: seen.append(rows.rowCount()))
    rows.find("nobody")
    rows.find("001")
    qtbot.waitUntil(lambda: bool(seen))
    qtbot.waitUntil(lambda: is_idle(rows))
    assert seen == [11]
