"""The program's library: its client, its window while that is open, and what it knows of levels."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.game.game_session import GameSession
from desktop.game.players import Seats, is_matched
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.storage.autosave import Autosaves
from desktop.widgets.foreground import bring_forward
from rules.position import Position
from rules.setup import Game

if TYPE_CHECKING:
    from desktop.library.level_matcher import LevelMatcher
    from desktop.library.library_client import LibraryClient
    from desktop.library.library_window import LibraryWindow
    from desktop.widgets.notice_bar import NoticeBar


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
            from desktop.library.library_notices import LibraryNotices  # late: like the client

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
