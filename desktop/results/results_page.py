"""What the window of one's own results shows about one game."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.i18n.dates import day_text, first_day, month_text
from desktop.i18n.languages import UI_LANGUAGE
from desktop.i18n.text import listed, said, say, tr
from desktop.results.rating_panel import (
    RatingPanel,
    RatingPoint,
    advice_text,
    month_name,
    number_text,
    puzzle_interval,
    range_text,
    streak_text,
    tally_text,
)
from desktop.results.result_table import Kind, ResultTable, rows_of, title
from desktop.theme.themes import Theme
from desktop.widgets.label import Label, ScreenReaderLabel
from rules.games import GAMES
from rules.games.game_data import level_ratings
from rules.training.own_results import OwnRecord, even_level

_LEAST_GAMES = 5  # with fewer, each row of the table is one or two games; so says the advice


class ResultsPage(QWidget):
    """Ratings with their graphs, what to play next, and the table of results.

    Attributes:
        games, puzzles: the ratings; the second one is hidden before the first puzzle.
        advice, play: which level to try, and the button that begins such a game.
        summary: how all games ended.
        invitation, first: what is shown before the first game, and the button that begins it.
        kind, table: the choice of a table, and the table.

    Signals:
        play_requested(int): begin a game against this level.
    """

    play_requested = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._record: OwnRecord | None = None
        self._level = 0
        self.games = RatingPanel(lambda: tr("Rating from games"), theme)
        self.puzzles = RatingPanel(lambda: tr("Rating from puzzles"), theme)
        self.advice, self.summary = Label(), Label()
        self.invitation = Label(role="heading")
        self.play, self.first = QPushButton(), QPushButton()
        for button in (self.play, self.first):
            button.setProperty("role", "primary")
            button.clicked.connect(lambda: self.play_requested.emit(self._level))
        self._next, self._empty = QWidget(), QWidget()
        self.kind = QComboBox()
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        say(self.kind.setAccessibleName, lambda: tr("Results by"))
        ScreenReaderLabel(self.kind, tr("Results by"))
        self.table = ResultTable()
        say(self.table.setAccessibleName, lambda: tr("Results"))
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._show_table)
        self.games.chosen.connect(lambda at: self._select(Kind.MONTH, at))
        self.puzzles.chosen.connect(lambda at: self._select(Kind.PUZZLES, at))
        self.table.chosen.connect(self._mark)
        UI_LANGUAGE.changed.connect(self._show)

    @property
    def record(self) -> OwnRecord | None:
        """What is shown; None before the first one."""
        return self._record

    def show_record(self, record: OwnRecord) -> None:
        if self._record is not None and record.game != self._record.game:
            self.table.select(-1)
        self._record = record
        self._show()

    def set_theme(self, theme: Theme) -> None:
        for panel in (self.games, self.puzzles):
            panel.set_theme(theme)

    # -- private -----------------------------------------------------------------------------

    @property
    def _kind(self) -> Kind:
        return Kind(max(0, self.kind.currentIndex()))

    def _show(self) -> None:
        record = self._record
        if record is None:
            return
        self._level = (
            record.advice.suggested
            if record.advice is not None
            else even_level(record.game, record.rating.rating)
        )
        has_games = bool(record.groups)
        self.advice.setText(advice_text(record.advice))
        game = GAMES[record.game].title
        self.invitation.setText(tr("No games of {game} against the computer yet.", game=game))
        for button in (self.play, self.first):
            button.setText(tr("Play level {level}", level=self._level))
        self.summary.setText(f"{tally_text(record.tally)} {streak_text(record.streaks)}")
        self._empty.setVisible(not has_games)
        for part in (self._next, self.games, self.summary):
            part.setVisible(has_games)
        enough = record.rating.games >= _LEAST_GAMES or record.puzzles.now is not None
        for part in (self.kind, self.table):
            part.setVisible(enough)
        self.puzzles.setVisible(record.puzzles.now is not None)
        self._show_games(record)
        self._show_puzzles(record)
        self._list_kinds(record)
        self._show_table()

    def _show_games(self, record: OwnRecord) -> None:
        rating = record.rating
        details = [
            range_text(rating.interval),
            tr("about level {level}", level=even_level(record.game, rating.rating)),
            tr("from the last %Ln game(s)", "", rating.games),
        ]
        months = _months(record)
        points = [
            RatingPoint(day, record.by_month[month].rating, *record.by_month[month].interval)
            for month, day in months.items()
        ]
        names = list(months)

        def describe(index: int) -> str:
            known = record.by_month[names[index]]
            return _spoken(month_name(names[index]), known.rating, known.interval)

        levels = level_ratings(GAMES[record.game].setup())
        if rating.games:
            number, known = number_text(rating.rating), listed(details)
        else:
            number, known = "", tr("Not rated yet: no game is finished.")
        self.games.show_rating(number, known, points, levels, describe, month_text)

    def _show_puzzles(self, record: OwnRecord) -> None:
        now = record.puzzles.now
        if now is None:
            return
        details = [
            range_text(puzzle_interval(now)),
            tr("about level {level}", level=even_level(record.game, now.rating)),
            tr("from %Ln puzzle(s)", "", record.puzzles.puzzles),
        ]
        days = list(record.puzzles.days.items())
        points = [RatingPoint(day, each.rating, *puzzle_interval(each)) for day, each in days]

        def describe(index: int) -> str:
            day, rating = days[index]
            return _spoken(day_text(day), rating.rating, puzzle_interval(rating))

        levels = level_ratings(GAMES[record.game].setup())
        number = number_text(now.rating)
        self.puzzles.show_rating(number, listed(details), points, levels, describe, day_text)

    # -- the table ---------------------------------------------------------------------------

    def _list_kinds(self, record: OwnRecord) -> None:
        kinds = [kind for kind in Kind if kind is not Kind.PUZZLES or record.puzzles.days]
        chosen = min(self._kind, len(kinds) - 1)
        with QSignalBlocker(self.kind):
            self.kind.clear()
            self.kind.addItems([title(record.game, kind) for kind in kinds])
            self.kind.setCurrentIndex(chosen)

    def _show_table(self) -> None:
        if self._record is not None:
            self.table.show_rows(*rows_of(self._record, self._kind))

    def _select(self, kind: Kind, point: int) -> None:
        """Show the row of a point of a graph."""
        record = self._record
        if record is None:
            return
        self.kind.setCurrentIndex(kind)
        if kind is Kind.PUZZLES:
            self.table.select(len(record.puzzles.days) - 1 - point)
            return
        month = list(_months(record))[point]
        names = [row[0] for row in self.table.texts]
        self.table.select(names.index(month_name(month)))

    def _mark(self, row: int) -> None:
        """Mark the point of a row in its graph."""
        record = self._record
        if record is None:
            return
        if self._kind is Kind.PUZZLES:
            self.puzzles.graph.mark(len(record.puzzles.days) - 1 - row)
        elif self._kind is Kind.MONTH:
            names = [month_name(month) for month in _months(record)]
            name = self.table.texts[row][0]
            if name in names:
                self.games.graph.mark(names.index(name))

    def _lay_out(self) -> None:
        self._lay_out_next()
        ratings = QHBoxLayout()
        ratings.setSpacing(20)
        ratings.addWidget(self.games, 1)
        ratings.addWidget(self.puzzles, 1)
        choice = QHBoxLayout()
        choice.addWidget(self.summary, 1)
        choice.addWidget(self.kind)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._next)
        column.addWidget(self._empty, 1)
        column.addLayout(ratings, 2)
        column.addLayout(choice)
        column.addWidget(self.table, 3)

    def _lay_out_next(self) -> None:
        """Lay out what leads to a game: a line above the ratings, or alone before the first one."""
        row = QHBoxLayout(self._next)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.advice, 1)
        row.addWidget(self.play)
        text = said(
            Label(role="quiet"),
            lambda: tr("Every game against a level counts here, from the first one on."),
        )
        column = QVBoxLayout(self._empty)
        column.setSpacing(12)
        column.addStretch(1)
        for label in (self.invitation, text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addWidget(self.first, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(2)


def _months(record: OwnRecord) -> dict[str, datetime.date]:
    """Return [month with a rating] -> its first day."""
    days = {month: first_day(month) for month in record.by_month}
    return {month: day for month, day in days.items() if day is not None}


def _spoken(when: str, rating: float, interval: tuple[float, float]) -> str:
    low, high = map(number_text, interval)
    return tr(
        "{when}: {rating}, between {low} and {high}",
        when=when,
        rating=number_text(rating),
        low=low,
        high=high,
    )
