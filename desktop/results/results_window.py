"""The window of one's own results, game by game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTabBar, QVBoxLayout

from desktop.i18n.text import said, say, tr, tr_noop, translated
from desktop.library.library_client import LibraryClient, LibraryNotices, LibraryTask
from desktop.results.results_page import ResultsPage
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.settings.side_window import SideWindow
from desktop.theme.themes import Theme
from desktop.widgets.label import Label
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.widgets.panes import focus_next
from desktop.widgets.scrolled import FittingScrollArea
from rules.games import GAMES
from rules.training.own_results import OwnRecord, own_record

_FIRST_PX = (980, 760)
_MIN_PX = (640, 480)
_NEWS_MS = 400  # from a change of the games to another count
_KEYS = list(GAMES)


class ResultsWindow(SideWindow):
    """One window for the whole program. What it shows is counted on the library's thread.

    Attributes:
        notices: the lines at the top.
        tabs: the games.
        page: what is known about the chosen one.
        library: the button that shows the library.

    Signals:
        play_requested(str, int): begin a game of this key against this level.
        library_requested, help_requested: show the library, or the help about this window.
    """

    play_requested = Signal(str, int)
    library_requested = Signal()
    help_requested = Signal()

    def __init__(
        self, client: LibraryClient, deck: Path, settings: Settings, appearance: Appearance
    ) -> None:
        """``deck`` is the file of the deck of exercises, which need not exist."""
        super().__init__(
            settings, appearance, Settings.results_geometry, first_px=_FIRST_PX, least_px=_MIN_PX
        )
        self._client, self._deck = client, deck
        self._task: LibraryTask | None = None
        self._game = ""  # the one to show; "" for the one that was finished last
        self.notices = NoticeBar()
        LibraryNotices(client, self.notices)
        self.tabs = QTabBar()
        self.page = ResultsPage(appearance.theme)
        self.library = said(QPushButton(), lambda: tr("Library"))
        self._news = QTimer(self, singleShot=True, interval=_NEWS_MS)
        self._build()
        self._connect()
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

    def set_theme(self, theme: Theme) -> None:
        self.page.set_theme(theme)

    # -- private -----------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Count again."""
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

    def _play(self, level: int) -> None:
        if self.page.record is not None:
            self.play_requested.emit(self.page.record.game, level)

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
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(origin, 1)
        below.addWidget(self.library)
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 8, 12, 10)
        inner.setSpacing(10)
        inner.addWidget(self.tabs)
        inner.addWidget(FittingScrollArea(self.page), 1)
        self.page.hide()  # until there is something to show
        inner.addLayout(below)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.notices)
        whole.addLayout(inner, 1)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(lambda at: self.show_game(_KEYS[at]))
        self.page.play_requested.connect(self._play)
        self.library.clicked.connect(self.library_requested)
        self._client.changed.connect(self._on_changed)
        self._news.timeout.connect(self._refresh)
        panes = [self.tabs, self.page.play, self.page.table, self.library]
        self.add_shortcut("Ctrl+W", self.close)
        self.add_shortcut("F1", self.help_requested.emit)
        self.add_shortcut("F5", self._client.catch_up)
        self.add_shortcut("F6", lambda: focus_next(panes, 1))
        self.add_shortcut("Shift+F6", lambda: focus_next(panes, -1))

    # -- Qt ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._on_changed()  # puzzles may have been solved meanwhile
