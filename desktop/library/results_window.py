"""The window of one's own results, game by game."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import QComboBox, QPushButton, QTabBar, QWidget

from desktop.library.library_client import LibraryClient, LibraryNotices, LibraryTask
from desktop.library.rating_panel import (
    DateText,
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
from desktop.library.result_table import Kind, ResultTable, rows_of, title
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import (
    day_text,
    first_day,
    listed,
    month_text,
    said,
    say,
    tr,
    tr_noop,
    translated,
)
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.settings.window_frame import SideWindow
from desktop.widgets.keys import focus_next
from desktop.widgets.label import Label, ScreenReaderLabel
from desktop.widgets.layouts import FittingScrollArea, hbox, vbox
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.games import GAMES
from rules.games.game_data import level_ratings
from rules.training.own_results import OwnRecord, even_level, own_record

_FIRST_PX = (980, 760)
_MIN_PX = (640, 480)
_LEAST_GAMES = 5  # with fewer, each row of the table is one or two games; so says the advice
_NEWS_MS = 400  # from a change of the games to another count
_KEYS = list(GAMES)


class ResultsPage(QWidget):
    """Ratings with their graphs, what to play next, and the table of results.

    Attributes:
        games, puzzles: the ratings; the second one is hidden before the first puzzle.
        advice, play: which level to try, and the button that begins such a game.
        summary: how all games ended.
        invitation, first: what is shown before the first game, and the button that begins it.
        kind, table: the choice of a table, and the table.
        record: what is shown; None before the first one.
    """

    def __init__(self, play: Callable[[str, int], object]) -> None:
        """``play`` begins a game of this key against this level."""
        super().__init__()
        self._play = play
        self.record: OwnRecord | None = None
        self._level = 0
        self.games = RatingPanel(lambda: tr("Rating from games"))
        self.puzzles = RatingPanel(lambda: tr("Rating from puzzles"))
        self.advice, self.summary = Label(), Label()
        self.invitation = Label(role="heading")
        self.play, self.first = QPushButton(), QPushButton()
        for button in (self.play, self.first):
            button.setProperty("role", "primary")
            button.clicked.connect(self._begin_game)
        self._next, self._empty = QWidget(), QWidget()
        self.kind = QComboBox()
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        say(self.kind.setAccessibleName, lambda: tr("Results by"))
        ScreenReaderLabel(self.kind, tr("Results by"))
        self.table = ResultTable(self._mark)
        say(self.table.setAccessibleName, lambda: tr("Results"))
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._show_table)
        self.games.graph.chosen.connect(lambda at: self._select(Kind.MONTH, at))
        self.puzzles.graph.chosen.connect(lambda at: self._select(Kind.PUZZLES, at))
        UI_LANGUAGE.changed.connect(self._show)

    def show_record(self, record: OwnRecord) -> None:
        if self.record is not None and record.game != self.record.game:
            self.table.select(-1)
        self.record = record
        self._show()

    # -- private -----------------------------------------------------------------------------

    @property
    def _kind(self) -> Kind:
        return Kind(max(0, self.kind.currentIndex()))

    def _begin_game(self) -> None:
        if self.record is not None:
            self._play(self.record.game, self._level)

    def _show(self) -> None:
        record = self.record
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
        graphs = [panel.graph for panel in (self.games, self.puzzles) if not panel.isHidden()]
        has_graph = any(not graph.isHidden() for graph in graphs)
        self._column.setStretchFactor(self._ratings, 2 if has_graph else 0)
        rest = self._column.count() - 1  # below everything that needs little room
        self._column.setStretch(rest, int(has_games and not (enough or has_graph)))
        self._list_kinds(record)
        self._show_table()

    def _show_games(self, record: OwnRecord) -> None:
        rating, by_month = record.rating, record.by_month
        history = [
            (month_name(month), RatingPoint(day, by_month[month].rating, *by_month[month].interval))
            for month, day in _months(record).items()
        ]
        now = RatingPoint(datetime.date.max, rating.rating, *rating.interval)
        count = tr("from the last %Ln game(s)", "", rating.games)
        self._show_rating(self.games, record.game, now, count, history, month_text)
        if not rating.games:
            self.games.number.setText("")
            self.games.details.setText(tr("Not rated yet: no game is finished."))

    def _show_puzzles(self, record: OwnRecord) -> None:
        rating = record.puzzles.now
        if rating is None:
            return
        history = [
            (day_text(day), RatingPoint(day, each.rating, *puzzle_interval(each)))
            for day, each in record.puzzles.days.items()
        ]
        now = RatingPoint(datetime.date.max, rating.rating, *puzzle_interval(rating))
        count = tr("from %Ln puzzle(s)", "", record.puzzles.puzzles)
        self._show_rating(self.puzzles, record.game, now, count, history, day_text)

    def _show_rating(
        self,
        panel: RatingPanel,
        game: str,
        now: RatingPoint,
        count: str,
        history: Sequence[tuple[str, RatingPoint]],
        date_text: DateText,
    ) -> None:
        """Show a rating: what it is ``now``, from how many games, and each in its ``history``."""

        def describe(index: int) -> str:
            when, then = history[index]
            return tr(
                "{when}: {rating}, between {low} and {high}",
                when=when,
                rating=number_text(then.rating),
                low=number_text(then.low),
                high=number_text(then.high),
            )

        level = tr("about level {level}", level=even_level(game, now.rating))
        details = listed([range_text((now.low, now.high)), level, count])
        points, levels = [point for _when, point in history], level_ratings(GAMES[game].setup())
        number = number_text(now.rating)
        panel.show_rating(number, details, points, levels, describe, date_text)

    # -- the table ---------------------------------------------------------------------------

    def _list_kinds(self, record: OwnRecord) -> None:
        kinds = [kind for kind in Kind if kind is not Kind.PUZZLES or record.puzzles.days]
        chosen = min(self._kind, len(kinds) - 1)
        with QSignalBlocker(self.kind):
            self.kind.clear()
            self.kind.addItems([title(record.game, kind) for kind in kinds])
            self.kind.setCurrentIndex(chosen)

    def _show_table(self) -> None:
        if self.record is not None:
            self.table.show_rows(*rows_of(self.record, self._kind))

    def _select(self, kind: Kind, point: int) -> None:
        record = self.record
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
        record = self.record
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
        self._ratings = hbox((self.games, 1), (self.puzzles, 1), spacing=20)
        choice = hbox((self.summary, 1), self.kind)
        parts = (self._next, (self._empty, 1), self._ratings, choice, (self.table, 3), None)
        self._column = vbox(*parts, on=self, spacing=12)

    def _lay_out_next(self) -> None:
        """Lay out what leads to a game: a line above the ratings, or alone before the first one."""
        hbox((self.advice, 1), self.play, on=self._next, spacing=12)
        text = said(
            Label(role="quiet"),
            lambda: tr("Every game against a level counts here, from the first one on."),
        )
        centre = Qt.AlignmentFlag.AlignCenter
        for label in (self.invitation, text):
            label.setAlignment(centre)
        first = (self.first, 0, centre)
        parts = ((None, 1), self.invitation, text, first, (None, 2))
        vbox(*parts, on=self._empty, spacing=12, margins=None)


class ResultsWindow(SideWindow):
    """One window for the whole program. What it shows is counted on the library's thread.

    Attributes:
        notices: the lines at the top.
        tabs: the games.
        page: what is known about the chosen one.
        library: the button that shows the library.
    """

    def __init__(
        self,
        client: LibraryClient,
        deck: Path,
        settings: Settings,
        appearance: Appearance,
        *,
        play: Callable[[str, int], object],
        show_library: Callable[[], object],
        show_help: Callable[[], object],
    ) -> None:
        """``deck`` is the file of the deck of exercises, which need not exist.

        ``play`` begins a game of this key against this level.
        """
        super().__init__(
            settings, appearance, Settings.results_geometry, first_px=_FIRST_PX, least_px=_MIN_PX
        )
        self._client, self._deck = client, deck
        self._task: LibraryTask | None = None
        self._game = ""  # the one to show; "" for the one that was finished last
        self.notices = NoticeBar()
        LibraryNotices(client, self.notices)
        self.tabs = QTabBar()
        self.page = ResultsPage(play)
        self.library = said(QPushButton(), lambda: tr("Library"))
        self._news = QTimer(self, singleShot=True, interval=_NEWS_MS)
        self._build()
        self._connect(show_library, show_help)
        self.window_size.fit()
        client.start()

    def show_game(self, game: str = "") -> None:
        """Show the results in a game, by default in the one that was finished last."""
        if self._task is not None:
            self._task.cancel()
        self._game = game
        deck = self._deck
        self._task = self._client.ask(
            lambda library: own_record(library, deck, game),
            self._show_record,
            self._on_failed,
            owner=self,
        )

    # -- private -----------------------------------------------------------------------------

    def _refresh(self) -> None:
        self.show_game(self._game)

    def _show_record(self, record: OwnRecord) -> None:
        self.notices.withdraw(Topic.SEARCH)
        if record.groups:  # else games may still be found
            self._game = record.game
        self.tabs.blockSignals(True)
        self.tabs.setCurrentIndex(_KEYS.index(record.game))
        self.tabs.blockSignals(False)
        if record != self.page.record:
            self.page.show_record(record)
            self.page.show()
        problem = record.puzzles.problem
        if problem is None:
            self.notices.withdraw(Topic.TRAINING)
        else:
            self.notices.show_notice(
                Topic.TRAINING,
                lambda: tr(
                    "The rating from puzzles cannot be read: {why}.", why=translated(problem)
                ),
            )

    def _on_failed(self, error: Exception) -> None:
        self.notices.show_notice(
            Topic.SEARCH,
            lambda: tr("The library cannot be searched: {why}.", why=translated(error)),
            action=tr_noop("Try again"),
            then=self._refresh,
        )

    def _on_changed(self) -> None:
        """Count again soon, once for many changes."""
        if not self._news.isActive():
            self._news.start()

    def _build(self) -> None:
        say(self.setWindowTitle, lambda: tr("My results – Oddments"))
        say(self.tabs.setAccessibleName, lambda: tr("Game"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(len(GAMES) > 1)
        for game in GAMES.values():
            self.tabs.addTab(game.title)
        origin = said(
            Label(role="quiet"),
            lambda: tr(
                "Counted from the games in your library, on this computer only. "
                "A game that you delete there no longer counts."
            ),
        )
        below = hbox((origin, 1), self.library, spacing=12)
        page = FittingScrollArea(self.page)
        self.page.hide()  # until there is something to show
        inner = vbox(self.tabs, (page, 1), below, spacing=8, margins=(12, 8, 12, 12))
        vbox(self.notices, (inner, 1), on=self, spacing=0)

    def _connect(self, show_library: Callable[[], object], show_help: Callable[[], object]) -> None:
        self.tabs.currentChanged.connect(lambda at: self.show_game(_KEYS[at]))
        self.library.clicked.connect(lambda: show_library())
        self._client.changed.connect(self._on_changed)
        self._news.timeout.connect(self._refresh)
        panes = [self.tabs, self.page.play, self.page.table, self.library]
        self.add_shortcut("Ctrl+W", self.close)
        self.add_shortcut("F1", show_help)
        self.add_shortcut("F5", self._client.catch_up)
        self.add_shortcut("F6", lambda: focus_next(panes, 1))
        self.add_shortcut("Shift+F6", lambda: focus_next(panes, -1))

    # -- Qt ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._on_changed()  # puzzles may have been solved meanwhile


def _months(record: OwnRecord) -> dict[str, datetime.date]:
    """Return [month with a rating] -> its first day."""
    days = {month: first_day(month) for month in record.by_month}
    return {month: day for month, day in days.items() if day is not None}
