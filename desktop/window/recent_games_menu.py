"""The menus of games to go back to: files opened lately, and games that the program has kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from desktop.i18n.plain_text import on_button
from desktop.i18n.text import say, tr

if TYPE_CHECKING:
    from desktop.application.program import Program
    from desktop.window.main_window import MainWindow

_MOST_EARLIER = 15


class RecentMenu(QMenu):
    """The recent files; filled whenever it is opened."""

    def __init__(self, program: Program, window: MainWindow) -> None:
        super().__init__(window)
        say(self.setTitle, lambda: tr("Open &recent"))
        self._program, self._window = program, window
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        for path in self._program.recent.paths:
            action = self.addAction(on_button(str(path)))
            action.triggered.connect(
                lambda _=False, path=path: self._program.opener.open(path, self._window)
            )
        if self.isEmpty():
            self.addAction(tr("No files yet")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(tr("Clear this list")).triggered.connect(
            lambda: self._program.recent.clear()
        )


class EarlierGamesMenu(QMenu):
    """Games that were kept without being saved to a file; filled whenever it is opened."""

    def __init__(self, program: Program, window: MainWindow) -> None:
        super().__init__(window)
        say(self.setTitle, lambda: tr("R&ecent games"))
        self._program, self._window = program, window
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        autosaves = self._program.autosaves
        unfinished = autosaves.unfinished()
        paths = dict.fromkeys(unfinished + autosaves.latest(_MOST_EARLIER))
        for path in list(paths)[:_MOST_EARLIER]:
            over = "" if path in unfinished else "   " + tr("(finished)")
            action = self.addAction(f"{on_button(path.stem)}{over}")
            action.triggered.connect(
                lambda _=False, path=path: self._program.opener.reopen(
                    path, self._window, look=True
                )
            )
        if self.isEmpty():
            self.addAction(tr("No games yet")).setEnabled(False)
