"""Opens games of the library in windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.i18n.text import tr
from desktop.widgets.foreground import bring_forward
from desktop.widgets.notice_bar import NoticeBar
from rules.library.library import Row
from rules.library.position_key import node_with

if TYPE_CHECKING:
    from desktop.application.program import Program
    from desktop.window.main_window import MainWindow


def open_game(program: Program, row: Row, key: int | None, notices: NoticeBar) -> None:
    """Show a game in a window: the one it is open in, else one without a game, else a new one.

    With the key of a position the game is shown where that stood first. What is wrong with the
    file is told in ``notices``.
    """
    notices.withdraw("file")
    keepers = ((window, window.document) for window in program.windows)
    window = next(
        (w for w, document in keepers if document and document.autosave.path == row.path), None
    )
    if window is None:
        window = _opened(program, row, notices)
    if window is None:
        return
    bring_forward(window)
    session = window.session
    if session is not None and key is not None:
        node = node_with(session.record, key)
        if node is not None:
            session.go_to(node)


def _opened(program: Program, row: Row, notices: NoticeBar) -> MainWindow | None:
    """A window that has just got the game; None if it could not be opened."""
    empty = next((window for window in program.windows if window.session is None), None)
    window = empty or program.open_window()
    if program.opener.reopen(row.path, window, look=True):
        return window
    why = window.notices.texts.get("file")
    notices.tell("file", lambda: why or tr("This game cannot be opened."))
    if empty is None:
        window.close()
    return None
