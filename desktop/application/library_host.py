"""The windows of the library and of one's own results, and the games that they show."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QWindow

from desktop.game.game_session import GameSession
from desktop.game.players import Seats, is_matched
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.storage.autosave import Autosaves
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.widgets.on_screen import bring_forward
from desktop.window.game_opener import GameOpener
from desktop.window.main_window import MainWindow
from rules.position import Position
from rules.record.whole_file import is_same_file
from rules.review.move_review import game_line
from rules.setup import Game

if TYPE_CHECKING:
    from desktop.library.level_matcher import LevelMatcher
    from desktop.library.library_client import LibraryClient
    from desktop.library.library_window import LibraryWindow
    from desktop.results.results_window import ResultsWindow


class FrontGame(QObject):
    """Remembers which window was in front last."""

    def __init__(self, windows: Sequence[MainWindow], parent: QObject) -> None:
        """``windows`` is the live list of open windows."""
        super().__init__(parent)
        self._windows = windows
        self._latest: weakref.ref[MainWindow] | None = None
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._follow)
        self._follow(app.focusWindow())

    @property
    def session(self) -> GameSession | None:
        """The game that was in front last; None if no window has one."""
        latest = self._latest() if self._latest is not None else None
        windows = [latest] if latest in self._windows else []
        windows += reversed(self._windows)
        return next((each.session for each in windows if each is not None and each.session), None)

    def _follow(self, front: QWindow | None) -> None:
        for window in self._windows:
            if front is not None and window.windowHandle() is front:
                self._latest = weakref.ref(window)  # a closed one is not kept alive


class LibraryGames:
    """Shows games of the library for viewing.

    Each appears in the window that has it open, else in one without a game, else in a new one.
    """

    def __init__(
        self,
        windows: Sequence[MainWindow],
        open_window: Callable[[], MainWindow],
        opener: GameOpener,
    ) -> None:
        """``windows`` is the live list of open windows, and ``open_window`` adds one to it."""
        self._windows, self._open_window, self._opener = windows, open_window, opener

    def show(
        self,
        path: Path,
        notices: NoticeBar,
        then: Callable[[MainWindow], object] = lambda _window: None,
        *,
        beside: MainWindow | None = None,
    ) -> None:
        """Show a game, a big one later, and call ``then`` with its window.

        If it cannot be opened, that appears in ``notices``. The window ``beside`` keeps what it
        shows, unless that is the game.
        """
        notices.settle(Topic.OPENING, path)

        def show_in(window: MainWindow) -> None:
            window.return_to_game()
            bring_forward(window)
            then(window)

        window = next((window for window in self._windows if _has(window, path)), None)
        if window is not None:
            show_in(window)
        else:
            self._open(path, notices, show_in, beside)

    def show_position(self, path: Path, key: int, notices: NoticeBar) -> None:
        """Show a game where the position with this key first occurred, as ``show`` does."""

        def go(window: MainWindow) -> None:
            if window.session is not None:
                from rules.library.entry import node_with  # late: starts the library

                node = node_with(window.session.record, key)
                if node is not None:
                    window.session.go_to(node)

        self.show(path, notices, go)

    def show_move(self, beside: MainWindow, path: Path, move: int) -> None:
        """Show a game where the move with this number, from 1, was about to be played.

        Its review is shown too. Problems with the file appear in the window ``beside``.
        """

        def go(window: MainWindow) -> None:
            if window.game_page is not None:
                session = window.game_page.session
                session.go_to([session.record.root, *game_line(session.record)][:move][-1])
                window.game_page.review.switch(on=True)  # which says what was better

        self.show(path, beside.notices, go, beside=beside)

    def free_window(self, beside: MainWindow | None = None) -> MainWindow | None:
        """Return a window that shows no game, other than ``beside``; None if there is none."""
        free = (
            each
            for each in self._windows
            if each.open_game is None and each.path is None and each is not beside
        )
        return next(free, None)

    def _open(
        self,
        path: Path,
        notices: NoticeBar,
        then: Callable[[MainWindow], object],
        beside: MainWindow | None,
    ) -> None:
        """Open the game in a window that is free, or in a new one."""
        free = self.free_window(beside)
        window = free or self._open_window()

        def take(shown: MainWindow | None) -> None:
            if shown is not window and free is None and window in self._windows:
                window.close()
            if shown is not None:
                then(shown)

        self._opener.reopen(path, window, viewing=True, notices=notices, then=take)


def _has(window: MainWindow, path: Path) -> bool:
    """Return whether the game of a file is in a window."""
    document = window.document
    autosave = None if document is None else document.autosave.path
    return any(is_same_file(path, file) for file in (autosave, window.path) if file is not None)


class LibraryHost(QObject):
    """The library of the program.

    Attributes:
        window: shows it; None while it is closed.

    Signals:
        games_moved: games were moved to the bin, restored, or deleted for good.
        open_requested(LibraryRow, int | None): open a game at the position with this key.
        review_requested(LibraryRow): open a game, and review it.
        help_requested: show the help on the library.
        results_requested(str): show one's own results, in the game of this key if not "".
        closed: the window has been closed.
    """

    games_moved = Signal()
    open_requested = Signal(object, object)
    review_requested = Signal(object)
    help_requested = Signal()
    results_requested = Signal(str)
    closed = Signal()

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        appearance: Appearance,
        autosaves: Autosaves,
        front_session: Callable[[], GameSession | None],
        parent: QObject,
    ) -> None:
        """``folder`` holds the games. ``front_session`` returns the game that was in front last."""
        super().__init__(parent)
        self._folder = folder
        self._settings, self._appearance, self._autosaves = settings, appearance, autosaves
        self._front_session = front_session
        self._client: LibraryClient | None = None
        self._matcher: LevelMatcher | None = None
        self.window: LibraryWindow | None = None

    @property
    def client(self) -> LibraryClient:
        """The client that runs queries, made when it is first needed."""
        if self._client is None:
            # late: the first window need not wait for the library
            from desktop.library.library_client import LibraryClient

            self._client = LibraryClient(self._folder, self)
            self._client.games_moved.connect(self.games_moved)
            self._autosaves.written.connect(self._client.index)
        return self._client

    def start(self, notices: NoticeBar | None = None) -> None:
        """Open the library, and catch up with changes; report there what is wrong with it."""
        self.client.start()
        if notices is not None:
            from desktop.library.library_client import LibraryNotices  # late: like the client

            LibraryNotices(self.client, notices)

    def match(
        self, game: Game, seats: Seats, then: Callable[[Seats], None], owner: QObject
    ) -> None:
        """See ``LevelMatching``."""
        if not is_matched(seats):
            then(seats)
            return
        if self._matcher is None:
            from desktop.library.level_matcher import LevelMatcher  # late: like the client

            self._matcher = LevelMatcher(self.client, self)
        self._matcher.match(game, seats, then, owner)

    def show(self, position: Position | None = None) -> None:
        """Show all games, or those with a position."""
        if self.window is None:
            self.window = self._make_window()
        if position is not None:
            self.window.look_for(position)
        bring_forward(self.window)

    def close(self) -> None:
        """Close the window and the index."""
        if self.window is not None:
            self.window.close()
        if self._client is not None:
            self._client.close()

    def _make_window(self) -> LibraryWindow:
        # late: pictures of boards need numpy and shapely, which the first window does not
        from desktop.library.library_window import LibraryWindow

        window = LibraryWindow(
            self.client, self._settings, self._appearance, self._autosaves, self._front_session
        )
        window.closed.connect(self._forget_window)
        window.open_requested.connect(self.open_requested)
        window.review_requested.connect(self.review_requested)
        window.help_requested.connect(self.help_requested)
        window.results_requested.connect(self.results_requested)
        return window

    def _forget_window(self) -> None:
        self.window = None
        self.closed.emit()


class ResultsHost(QObject):
    """Opens the window, and passes on what it asks for.

    Attributes:
        window: shows the results; None while it is closed.

    Signals:
        play_requested(str, int): begin a game of this key against this level.
        library_requested: show the library.
        help_requested: show the help on the results.
        closed: the window has been closed.
    """

    play_requested = Signal(str, int)
    library_requested = Signal()
    help_requested = Signal()
    closed = Signal()

    def __init__(
        self,
        client: Callable[[], LibraryClient],
        deck: Path,
        settings: Settings,
        appearance: Appearance,
        parent: QObject,
    ) -> None:
        """``client`` returns that of the library; ``deck`` is the file of the deck."""
        super().__init__(parent)
        self._client, self._deck = client, deck
        self._settings, self._appearance = settings, appearance
        self.window: ResultsWindow | None = None

    def show(self, game: str = "") -> None:
        """Show the results in a game, by default in the one that was finished last."""
        if self.window is None:
            self.window = self._make_window()
        self.window.show_game(game)
        bring_forward(self.window)

    def close(self) -> None:
        if self.window is not None:
            self.window.close()

    def _make_window(self) -> ResultsWindow:
        # late: the first window does not need it
        from desktop.results.results_window import ResultsWindow

        window = ResultsWindow(self._client(), self._deck, self._settings, self._appearance)
        window.play_requested.connect(self.play_requested)
        window.library_requested.connect(self.library_requested)
        window.help_requested.connect(self.help_requested)
        window.closed.connect(self._forget_window)
        return window

    def _forget_window(self) -> None:
        self.window = None
        self.closed.emit()
