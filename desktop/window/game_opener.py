"""Brings games into windows: from files, from the clipboard, and those that are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.i18n.text import tr
from desktop.i18n.translated import translated
from desktop.storage.autosave import Autosaves
from desktop.storage.recent_files import RecentFiles
from desktop.widgets.foreground import bring_forward
from desktop.widgets.topic import Topic
from desktop.window.file_opener import FileOpener
from desktop.window.main_window import MainWindow
from rules.record.game_file import GameFileError, load, read_game
from rules.record.game_record import GameRecord

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage


class GameOpener(QObject):
    """Opens games: in the window that asks if no game is there, else in another one.

    The window in which a person has to look comes to the front.

    Signals:
        games_changed: other games may be unfinished.
    """

    games_changed = Signal()

    def __init__(
        self,
        windows: Sequence[MainWindow],
        show_another: Callable[[], MainWindow],
        make_page: Callable[[GameRecord], GamePage],
        recent: RecentFiles,
        autosaves: Autosaves,
        parent: QObject,
    ) -> None:
        """``windows`` are those that are open, at any time; ``show_another`` adds one to them.

        ``make_page`` returns a page on which a game is played.
        """
        super().__init__(parent)
        self._windows, self._show_another, self._make_page = windows, show_another, make_page
        self._recent, self._autosaves = recent, autosaves
        self._files = FileOpener(make_page, self._show_file, self)

    def open(self, path: Path, window: MainWindow) -> None:
        """Open a saved game: in ``window`` if no game is there, else in another one.

        What is wrong with the file is told in ``window``.
        """
        path = path.absolute()
        shown = next((other for other in self._windows if other.path == path), None)
        if shown is not None:
            window.notices.withdraw(Topic.FILE)
            bring_forward(shown)
            return
        self._files.open(path, window)

    def _show_file(self, page: GamePage, path: Path, window: MainWindow) -> None:
        """A file has been read."""
        self._recent.add(path)
        self._show(page, window, path)

    def open_text(self, text: str, window: MainWindow) -> None:
        """Open a game from the text of a saved game, as ``open`` does."""
        try:
            record = read_game(text)
        except GameFileError as error:
            failure = error
            window.notices.show_notice(
                Topic.FILE,
                lambda: tr(
                    "The clipboard does not contain a game: {why}.", why=translated(failure)
                ),
            )
            return
        window.notices.withdraw(Topic.FILE)
        self._show(self._make_page(record), window)

    def reopen(self, path: Path, window: MainWindow, *, look: bool = False) -> bool:
        """Go on with a kept game, or with ``look`` only show it; whether it could be opened."""
        try:
            autosave = self._autosaves.reopen(path)
        except OSError as error:
            _report_unopened(window, path, error)
            return False
        if autosave is None:
            window.notices.show_notice(
                Topic.FILE, lambda: tr("This game is open in another window.")
            )
            return False
        record = self._load(path, window)
        if record is None or record.reading.read_only:
            autosave.close()
            if record is not None:  # what is wrong with it stays for those who can mend it
                self._free_window(window).play(record, path=path, look=True)
            return record is not None
        file = autosave.user_file
        if any(other.path == file for other in self._windows):
            file = None
        self._free_window(window).play(record, path=file, autosave=autosave, look=look)
        self.games_changed.emit()
        return True

    def continue_last(self, window: MainWindow) -> None:
        """Go on with the game that was played last and is not finished."""
        for path, _record in self._unfinished():
            if self.reopen(path, window):
                return

    def last_unfinished(self) -> GameRecord | None:
        """Return what ``continue_last`` would go on with."""
        return next((record for _path, record in self._unfinished()), None)

    def _unfinished(self) -> Iterator[tuple[Path, GameRecord]]:
        """Readable unfinished games that are open nowhere, the last one first."""
        for path in self._autosaves.unfinished():
            try:
                autosave = self._autosaves.reopen(path)
                if autosave is None:
                    continue
                autosave.close()
                record = load(path)
            except (OSError, GameFileError):
                continue
            yield path, record

    def _load(self, path: Path, window: MainWindow) -> GameRecord | None:
        try:
            record = load(path)
        except (GameFileError, OSError) as error:
            _report_unopened(window, path, error)
        else:
            window.notices.withdraw(Topic.FILE)
            return record
        return None

    def _show(self, page: GamePage, window: MainWindow, path: Path | None = None) -> None:
        """Show a game as it was read, to be looked at."""
        free = self._free_window(window)
        free.show_game(page, path=path, look=True)
        bring_forward(free)

    def _free_window(self, window: MainWindow) -> MainWindow:
        """Return the window itself if no game is in it, else a new one."""
        return window if window.session is None else self._show_another()


def _report_unopened(window: MainWindow, path: Path, error: Exception) -> None:
    name = path if isinstance(error, OSError) else path.name
    window.notices.show_notice(
        Topic.FILE, lambda: tr("{name} cannot be opened: {why}.", name=name, why=translated(error))
    )
