"""Shows saved games in windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from desktop.widgets.foreground import bring_forward
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from desktop.window.game_opener import GameOpener
from desktop.window.main_window import MainWindow
from rules.record.whole_file import is_same_file
from rules.review.move_review import game_line


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
        self, path: Path, notices: NoticeBar, *, beside: MainWindow | None = None
    ) -> MainWindow | None:
        """Show a game and return its window; None if the game could not be opened.

        Problems with the file appear in ``notices``. The window ``beside`` keeps what it shows,
        unless that is the game.
        """
        notices.settle(Topic.OPENING, path)
        window = next((window for window in self._windows if _has(window, path)), None)
        if window is None:
            window = self._opened(path, notices, beside)
        if window is not None:
            window.return_to_game()
            bring_forward(window)
        return window

    def show_position(self, path: Path, key: int, notices: NoticeBar) -> MainWindow | None:
        """Show a game where the position with this key first occurred, as ``show`` does."""
        window = self.show(path, notices)
        if window is not None and window.session is not None:
            from rules.library.canonical_key import node_with  # late: starts the library

            node = node_with(window.session.record, key)
            if node is not None:
                window.session.go_to(node)
        return window

    def show_move(self, beside: MainWindow, path: Path, move: int) -> None:
        """Show a game where the move with this number, from 1, was about to be played.

        Its review is shown too. Problems with the file appear in the window ``beside``.
        """
        window = self.show(path, beside.notices, beside=beside)
        if window is None or window.game_page is None or window.session is None:
            return
        record = window.session.record
        window.session.go_to([record.root, *game_line(record)][:move][-1])
        window.game_page.review.switch(on=True)  # which says what was better

    def free_window(self, beside: MainWindow | None = None) -> MainWindow | None:
        """Return a window that shows no game, other than ``beside``; None if there is none."""
        free = (
            each
            for each in self._windows
            if each.open_game is None and each.path is None and each is not beside
        )
        return next(free, None)

    def _opened(
        self, path: Path, notices: NoticeBar, beside: MainWindow | None
    ) -> MainWindow | None:
        """Open the game in a window and return it; None if the game could not be opened."""
        free = self.free_window(beside)
        window = free or self._open_window()
        if self._opener.reopen(path, window, viewing=True, notices=notices):
            return window
        if free is None:
            window.close()
        return None


def _has(window: MainWindow, path: Path) -> bool:
    """Return whether the game of a file is in a window."""
    document = window.document
    autosave = None if document is None else document.autosave.path
    return any(is_same_file(path, file) for file in (autosave, window.path) if file is not None)
