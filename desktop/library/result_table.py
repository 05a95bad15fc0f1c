"""A table of results: a row for each level, board, colour or month."""

from __future__ import annotations

import enum
import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from desktop.game.players import level_text
from desktop.game.setup_text import choices_text
from desktop.library.rating_panel import month_name, puzzle_interval, with_interval
from desktop.services.text import day_text, in_tip, tr, tr_noop
from desktop.views.game_texts import TEXTS
from rules.games import GAMES, read_setup
from rules.position import BLACK, WHITE
from rules.refusal import RulesError
from rules.training.own_results import OwnRecord, ResultGroup, Tally, tallies

_BOARD = ("size", "sides")  # options that say which board it is


class Kind(enum.IntEnum):
    """What results are counted by, in the order of the list."""

    LEVEL = 0
    BOARD = 1
    COLOUR = 2
    MONTH = 3
    PUZZLES = 4


class Rows(NamedTuple):
    """A table: the texts of the headings and of the rows."""

    headings: list[str]
    rows: list[list[str]]


_NUMBERS = (
    tr_noop("Games", "games"),
    tr_noop("Won", "games"),
    tr_noop("Drawn", "games"),
    tr_noop("Lost", "games"),
    tr_noop("Points", "games"),
    tr_noop("Unfinished", "games"),
)


def rows_of(record: OwnRecord, kind: Kind) -> Rows:
    """Return the table of a record: months and days with the latest first."""
    if kind is Kind.PUZZLES:
        return _puzzle_rows(record)
    headings = [_heading(record.game, kind), *[tr(text, "games") for text in _NUMBERS]]
    by, name = _WAYS[kind]
    found: list[tuple[Any, Tally]] = sorted(
        tallies(record.groups, by).items(),
        key=lambda item: item[0],
        reverse=kind is Kind.MONTH,
    )
    rows = [[name(record.game, key), *_numbers(tally)] for key, tally in found]
    if kind is Kind.MONTH:
        headings.insert(1, tr("Rating", "column"))
        for row, (month, _tally) in zip(rows, found, strict=True):
            known = record.by_month.get(month)
            row.insert(1, with_interval(known.rating, known.interval) if known else "")
    return Rows(headings, rows)


def title(game: str, kind: Kind) -> str:
    """Return what a table is counted by, for the list of choices."""
    if kind is Kind.COLOUR and TEXTS[game].numbered:
        return tr("By player")
    return tr(_TITLES[kind])


_TITLES = {
    Kind.LEVEL: tr_noop("By level"),
    Kind.BOARD: tr_noop("By board"),
    Kind.COLOUR: tr_noop("By colour"),
    Kind.MONTH: tr_noop("By month"),
    Kind.PUZZLES: tr_noop("Puzzles by day"),
}


def _heading(game: str, kind: Kind) -> str:
    if kind is Kind.COLOUR and TEXTS[game].numbered:
        return tr("Player", "column")
    return tr(_HEADINGS[kind], "column")


_HEADINGS = {
    Kind.LEVEL: tr_noop("Level", "column"),
    Kind.BOARD: tr_noop("Board", "column"),
    Kind.COLOUR: tr_noop("Colour", "column"),
    Kind.MONTH: tr_noop("Month", "column"),
}


def _numbers(tally: Tally) -> list[str]:
    number = QLocale().toString
    share = 100 * tally.points / max(1, tally.finished)
    return [
        number(tally.finished),
        number(tally.won),
        number(tally.drawn),
        number(tally.lost),
        f"{round(share)}\N{NO-BREAK SPACE}%" if tally.finished else "",
        number(tally.unfinished),
    ]


def _puzzle_rows(record: OwnRecord) -> Rows:
    headings = [tr("Day", "column"), tr("Rating", "column")]
    rows = [
        [day_text(day), with_interval(rating.rating, puzzle_interval(rating))]
        for day, rating in reversed(record.puzzles.days.items())
    ]
    return Rows(headings, rows)


# -- what groups are counted by, and how that is called ------------------------------------------


@functools.cache
def _board_of(text: str) -> tuple[int, ...]:
    """Return the numbers that say which board it is; () for one that is not known."""
    try:
        setup = read_setup(text.split())
    except RulesError:
        return ()
    return tuple(setup[key] for key in _board_options(setup.options))


def _board_options(options: Iterable[tuple[str, Any]]) -> list[str]:
    return [key for key, _value in options if key in _BOARD]


def _board_name(game: str, numbers: tuple[int, ...]) -> str:
    if not numbers:
        return GAMES[game].title
    keys = _board_options(GAMES[game].setup().options)
    setup = GAMES[game].setup(**dict(zip(keys, numbers, strict=True)))
    return choices_text(setup)


def _colour_name(game: str, player: int) -> str:
    if TEXTS[game].numbered:
        return TEXTS[game].player_name(player)
    return tr(_BEGAN[player])


_BEGAN = {BLACK: tr_noop("Began as Black"), WHITE: tr_noop("Began as White")}

_WAYS: Mapping[Kind, tuple[Callable[[ResultGroup], Any], Callable[[str, Any], str]]] = {
    Kind.LEVEL: (lambda group: group.level, lambda _game, level: level_text(level)),
    Kind.BOARD: (lambda group: _board_of(group.setup), _board_name),
    Kind.COLOUR: (lambda group: group.player, _colour_name),
    Kind.MONTH: (lambda group: group.month, lambda _game, month: month_name(month)),
}

_MIN_LINES = 6


class ResultTable(QTreeWidget):
    """The first column says what a row is about; the others are numbers."""

    def __init__(self, choose: Callable[[int], object]) -> None:
        """``choose`` is called with the number of the row that the user chooses."""
        super().__init__()
        self._chosen = choose
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        self.currentItemChanged.connect(lambda now, _before: self._choose(now))

    @property
    def texts(self) -> list[list[str]]:
        """The texts of all rows, column by column."""
        items = [self.topLevelItem(row) for row in range(self.topLevelItemCount())]
        return [[item.text(at) for at in range(self.columnCount())] for item in items if item]

    def show_rows(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show these rows; the one with the same number as before stays selected."""
        with QSignalBlocker(self):
            selected = self.currentIndex().row()
            self.clear()
            self.setColumnCount(len(headings))
            self.setHeaderLabels(list(headings))
            self.addTopLevelItems([_item(headings, row) for row in rows])
            mode = QHeaderView.ResizeMode
            for column in range(len(headings)):
                way = mode.ResizeToContents if column else mode.Stretch
                self.header().setSectionResizeMode(column, way)
                self.headerItem().setTextAlignment(column, _align(column))
            self.select(min(selected, len(rows) - 1))

    def select(self, row: int) -> None:
        """Select a row and scroll to it, without a signal; -1 selects none."""
        with QSignalBlocker(self):
            item = self.topLevelItem(row) if row >= 0 else None
            self.setCurrentItem(item)  # type: ignore[arg-type]  # None for none
            if item is not None:
                self.scrollToItem(item)

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._chosen(self.indexOfTopLevelItem(item))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _MIN_LINES * self.fontMetrics().height())


def _item(headings: Sequence[str], row: Sequence[str]) -> QTreeWidgetItem:
    item = QTreeWidgetItem(list(row))
    pairs = zip(headings[1:], row[1:], strict=True)
    spoken = ", ".join([row[0], *[f"{name} {text}" for name, text in pairs if text]])
    item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
    item.setToolTip(0, in_tip(row[0]))
    for column in range(1, len(row)):
        item.setTextAlignment(column, _align(column))
    return item


def _align(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
