"""The windows of the library and of one's own results, and the games that they show."""

from __future__ import annotations

import dataclasses
import glob
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow

from desktop.game.players import Seats, is_matched
from desktop.services.tasks import Task, ThreadRunner
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.widgets.windows import bring_forward
from desktop.window.main_window import MainWindow
from desktop.window.services import Services
from rules import games
from rules.record.whole_file import is_same_file
from rules.training.progress import OwnProgress

if TYPE_CHECKING:
    from desktop.game.game_session import GameSession
    from desktop.library.library_client import LevelMatcher, LibraryClient, LibraryTask
    from desktop.library.library_window import LibraryWindow
    from desktop.library.results_window import ResultsWindow
    from rules.library.explorer import Continuation
    from rules.library.library import Library, LibraryRow
    from rules.position import Position
    from rules.setup import Game

_COUNT_MS = 300  # after the start page has been shown, which need not wait for it


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
        services: Services,
    ) -> None:
        """``windows`` is the live list of open windows, and ``open_window`` adds one to it."""
        self._windows, self._open_window, self._services = windows, open_window, services

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
                from rules.review.move_review import game_line  # late: there is a game now

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

    def window_without_game(self) -> MainWindow:
        """Return a window that shows no game, a new one if need be."""
        return self.free_window() or self._open_window()

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

        self._services.opener.reopen(path, window, viewing=True, notices=notices, then=take)


def _has(window: MainWindow, path: Path) -> bool:
    """Return whether the game of a file is in a window."""
    document = window.document
    autosave = None if document is None else document.autosave.path
    return any(is_same_file(path, file) for file in (autosave, window.path) if file is not None)


class LibraryHost(QObject):
    """The library of the program.

    Attributes:
        window: shows it; None while it is closed.
        games: shows its games.

    Signals:
        counted(OwnProgress): what has been played and solved.
    """

    counted = Signal(object)

    def __init__(
        self,
        services: Services,
        folder: Path,
        windows: Sequence[MainWindow],
        open_window: Callable[[], MainWindow],
        on_closed: Callable[[], object],
        parent: QObject,
    ) -> None:
        """``folder`` holds the games, ``windows`` is live, and ``open_window`` adds one to it.

        ``on_closed`` is called when the window has been closed.
        """
        super().__init__(parent)
        self._services, self._folder, self._on_closed = services, folder, on_closed
        self._front = FrontGame(windows, self)
        self.games = LibraryGames(windows, open_window, services)
        self._client: LibraryClient | None = None
        self._matcher: LevelMatcher | None = None
        self._is_started = False
        self._progress: OwnProgress | None = None  # None until it has been counted
        self._reader = ThreadRunner(self)
        self.counted.connect(self._remember)
        self.window: LibraryWindow | None = None

    @property
    def client(self) -> LibraryClient:
        """The client that runs queries, made when it is first needed."""
        if self._client is None:
            # late: the first window need not wait for the library
            from desktop.library.library_client import LibraryClient

            self._client = LibraryClient(self._folder, self)
            self._client.games_moved.connect(self._services.games_changed)
            self._services.autosaves.written.connect(self._client.index)
        return self._client

    def start(self, notices: NoticeBar | None = None) -> None:
        """Open the library, and catch up with changes; report there what is wrong with it."""
        self.client.start()
        self._is_started = True
        if notices is not None:
            from desktop.library.library_client import LibraryNotices  # late: like the client

            LibraryNotices(self.client, notices)
        self.count()

    def count(self) -> None:
        """See ``LevelMatching``."""
        if self._progress is not None:
            self.counted.emit(self._progress)  # with a win that is not in the index yet
        if self._is_started:
            self._count()
        elif glob.glob("*.sqlite", root_dir=self._folder):  # none if it may not be read
            QTimer.singleShot(_COUNT_MS, self, self._read)
        else:
            self.counted.emit(OwnProgress())

    def _count(self) -> None:
        """Count in the index, once it is up to date."""
        deck = self._services.decks.path

        def count(library: Library, _task: LibraryTask) -> OwnProgress:
            from rules.training.own_results import own_progress  # late: like the client

            return own_progress(library.index_file.connection, deck)

        self.client.begin(
            count,
            self.counted.emit,
            lambda _error: self.counted.emit(self._progress or OwnProgress()),
            owner=self,
        )

    def _read(self) -> None:
        """Count what the files have, as the last run has left them."""
        folder, deck = self._folder, self._services.decks.path

        def read() -> OwnProgress:
            from rules.training.own_results import stored_progress  # late: like the client

            return stored_progress(folder, deck)

        self._reader.start(Task(read, self.counted.emit, owner=self), name="progress", daemon=True)

    def _remember(self, progress: OwnProgress) -> None:
        self._progress = progress

    def take_win(self, game: Game, level: int) -> bool:
        """See ``LevelMatching``."""
        known = self._progress
        if known is None or level <= known.levels.get(game.key, 0):
            return False
        levels = {**known.levels, game.key: level}
        self._progress = dataclasses.replace(known, levels=levels)
        return True

    def match(
        self, game: Game, seats: Seats, then: Callable[[Seats], None], owner: QObject
    ) -> None:
        """See ``LevelMatching``."""
        if not is_matched(seats):
            then(seats)
            return
        if self._matcher is None:
            from desktop.library.library_client import LevelMatcher  # late: like the client

            self._matcher = LevelMatcher(self.client, self)
        self._matcher.match(game, seats, then, owner)

    def explore(
        self,
        position: Position,
        own: bool,
        then: Callable[[list[Continuation]], None],
        owner: QObject,
    ) -> None:
        """See ``Services``."""
        client = self.client
        client.start()
        client.ask(lambda library: library.explore(position, own=own), then, owner=owner)
        client.begin(  # again when the library has caught up
            lambda library, _task: library.explore(position, own=own),
            then,
            lambda _error: None,
            owner=owner,
        )

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

        services = self._services
        window = LibraryWindow(
            self.client,
            services.settings,
            services.appearance,
            services.autosaves,
            lambda: self._front.session,
            open_game=self._open,
            review_game=self._review,
            show_results=services.show_results,
            show_help=lambda: services.show_help("library", "library"),
        )
        window.closed.connect(self._forget_window)
        return window

    def _open(self, row: LibraryRow, key: int | None) -> None:
        """Show a game, at the position with this key if one is named."""
        if self.window is None:
            return
        if key is None:
            self.games.show(row.path, self.window.notices)
        else:
            self.games.show_position(row.path, key, self.window.notices)

    def _review(self, row: LibraryRow) -> None:
        def review(window: MainWindow) -> None:
            if window.game_page is not None:
                window.game_page.review.start()

        if self.window is not None:
            self.games.show(row.path, self.window.notices, review)

    def _forget_window(self) -> None:
        self.window = None
        self._on_closed()


class ResultsHost:
    """One's own results.

    Attributes:
        window: shows them; None while it is closed.
    """

    def __init__(
        self, services: Services, library: LibraryHost, on_closed: Callable[[], object]
    ) -> None:
        """``on_closed`` is called when the window has been closed."""
        self._services, self._library, self._on_closed = services, library, on_closed
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
        from desktop.library.results_window import ResultsWindow

        services = self._services
        window = ResultsWindow(
            self._library.client,
            services.decks.path,
            services.settings,
            services.appearance,
            play=self._play_level,
            show_library=services.show_library,
            show_help=lambda: services.show_help("library", "results"),
        )
        window.closed.connect(self._forget_window)
        return window

    def _play_level(self, game: str, level: int) -> None:
        """Begin a game against a level in a window without one, or else in a new one."""
        window = self._library.games.window_without_game()
        bring_forward(window)
        window.level_requested.emit(games.GAMES[game], level)

    def _forget_window(self) -> None:
        self.window = None
        self._on_closed()
