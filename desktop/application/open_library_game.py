"""Opens games of the library in windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from desktop.i18n.text import tr
from desktop.widgets.foreground import bring_forward
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from desktop.window.game_opener import GameOpener
from desktop.window.main_window import MainWindow

if TYPE_CHECKING:
    from rules.library.library import LibraryRow


def open_game(
    windows: Sequence[MainWindow],
    open_window: Callable[[], MainWindow],
    opener: GameOpener,
    row: LibraryRow,
    key: int | None,
    notices: NoticeBar,
) -> MainWindow | None:
    """Show a game in the window that has it open, else in one without a game, else in a new one.

    ``windows`` is the live list of open windows, and ``open_window`` adds one to it. With the key
    of a position, the game is shown where that position first occurred. Problems with the file
    appear in ``notices``. Returns the window; None if the game could not be opened.
    """
    notices.withdraw(Topic.FILE)
    documents = ((window, window.document) for window in windows)
    window = next(
        (w for w, document in documents if document and document.autosave.path == row.path), None
    )
    if window is None:
        window = _opened(windows, open_window, opener, row, notices)
    if window is None:
        return None
    window.return_to_game()
    bring_forward(window)
    session = window.session
    if session is not None and key is not None:
        from rules.library.canonical_key import node_with  # late: starts the library

        node = node_with(session.record, key)
        if node is not None:
            session.go_to(node)
    return window


def _opened(
    windows: Sequence[MainWindow],
    open_window: Callable[[], MainWindow],
    opener: GameOpener,
    row: LibraryRow,
    notices: NoticeBar,
) -> MainWindow | None:
    """Open the game in a window and return it; None if the game could not be opened."""
    empty = next((window for window in windows if window.open_game is None), None)
    window = empty or open_window()
    if opener.reopen(row.path, window, viewing=True):
        return window
    why = window.notices.texts.get(Topic.FILE)
    notices.show_notice(Topic.FILE, lambda: why or tr("This game cannot be opened."))
    if empty is None:
        window.close()
    return None
