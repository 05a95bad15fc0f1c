"""Opens games in windows: files, the clipboard, and autosaved games."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.background.task import Task
from desktop.background.task_runner import ThreadRunner
from desktop.i18n.text import tr
from desktop.i18n.translated import translated
from desktop.storage.autosave import Autosaves
from desktop.storage.recent_files import RecentFiles
from desktop.widgets.foreground import bring_forward
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from desktop.window.file_opener import FileOpener, is_small
from desktop.window.main_window import MainWindow
from desktop.window.scoresheet_page import ScoresheetPage
from rules.record.collection import Collection
from rules.record.game_file import GameFileError, load
from rules.record.game_record import GameRecord
from rules.record.scoresheet import Scoresheet
from rules.record.whole_file import is_same_file

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage


class GameOpener(QObject):
    """Opens games in the given window if it shows no game, else in another one.

    The window that needs the user's attention comes to the front.

    Signals:
        games_changed: the list of unfinished games may have changed.
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
        """``windows`` are the open windows, always up to date; ``show_another`` opens one more.

        ``make_page`` returns the page of a game.
        """
        super().__init__(parent)
        self._windows, self._show_another, self._make_page = windows, show_another, make_page
        self._recent, self._autosaves = recent, autosaves
        self._runner = ThreadRunner(self)
        self._files = FileOpener(make_page, self._show_file, self._show_scoresheet_of, self)
        self._changed_files = FileOpener(make_page, self._replace, self._replace_scoresheet, self)

    def open(self, path: Path, window: MainWindow) -> None:
        """Open a saved game, with a notice in ``window`` if something is wrong with the file.

        If a window shows this file, that one comes forward. If the file has changed since, it is
        read again; where the game has changed, too, a notice offers that.
        """
        path = path.absolute()
        shown = self._window_of(path)
        if shown is None:
            self._files.open(path, window)
            return
        window.notices.settle(Topic.OPENING, path)
        shown.return_to_game()
        bring_forward(shown)
        document = shown.document
        if isinstance(shown.page, ScoresheetPage):
            self.reload(shown)
        elif document is not None and document.is_outdated:
            document.offer_reload() if document.modified else self.reload(shown)

    def reload(self, window: MainWindow, encoding: str = "") -> None:
        """Read the file of a window again, and show it in place of the game there.

        ``encoding``: one that the user has chosen, "" for that of the file. A game that differs
        from its file stays in the library.
        """
        path = window.document.source if window.document is not None else window.page.file
        if path is not None:
            self._changed_files.open(path, window, encoding)

    def _window_of(self, path: Path) -> MainWindow | None:
        """Return the window that shows a file, None if there is none."""
        return next(
            (one for one in self._windows if one.path and is_same_file(one.path, path)), None
        )

    def _replace(self, page: GamePage, path: Path, window: MainWindow) -> None:
        """Show the game of a file that has been read again."""
        self._recent.add(path)
        place = self._place(window)
        place.show_game(page, path=path, viewing=True)
        bring_forward(place)

    def _replace_scoresheet(self, scoresheet: Scoresheet, path: Path, window: MainWindow) -> None:
        """Show a game whose rules are not there, and whose file has been read again."""
        place = self._place(window)
        place.show_instead(ScoresheetPage(scoresheet, path))
        bring_forward(place)

    def _show_file(self, page: GamePage, path: Path, window: MainWindow) -> None:
        """Show the game of a file that has been read."""
        self._recent.add(path)
        self._show(page, window, path)

    def _show_scoresheet_of(self, scoresheet: Scoresheet, path: Path, window: MainWindow) -> None:
        """Show a game of a file that has been read, but whose rules are not there."""
        self._recent.add(path)
        self._show_scoresheet(scoresheet, window, path)

    def open_text(self, text: str, window: MainWindow) -> None:
        """Open a game from the text of a file, as ``open`` does."""
        try:
            shown = Collection(text).shown()
        except GameFileError as error:
            failure = error
            window.notices.show_notice(
                Topic.OPENING,
                lambda: tr(
                    "The clipboard does not contain a game: {why}.", why=translated(failure)
                ),
            )
            return
        window.notices.settle(Topic.OPENING, None)
        if isinstance(shown, Scoresheet):
            self._show_scoresheet(shown, window)
        else:
            self._show(self._make_page(shown), window)

    def reopen(
        self,
        path: Path,
        window: MainWindow,
        *,
        viewing: bool = False,
        notices: NoticeBar | None = None,
    ) -> bool:
        """Resume an autosaved game, or only show it if ``viewing``.

        Returns whether it could be opened; if not, ``notices``, by default those of the window,
        report why.
        """
        notices = notices or window.notices
        try:
            autosave = self._autosaves.reopen(path)
        except OSError as error:
            _report_unopened(notices, path, error)
            return False
        if autosave is None:
            return self._return_to(path, window, notices)
        record = _load(path, notices)
        if not isinstance(record, GameRecord) or record.reading.read_only:
            autosave.close()
            if isinstance(record, Scoresheet):
                self._show_scoresheet(record, window, path)
            elif record is not None:  # the damaged file stays as it is, for repair
                self._free_window(window).play(record, path=path, viewing=True)
            return record is not None
        file = autosave.user_file
        if file is not None and self._window_of(file) is not None:
            file = None
        self._free_window(window).play(record, path=file, autosave=autosave, viewing=viewing)
        self.games_changed.emit()
        return True

    def _return_to(self, path: Path, window: MainWindow, notices: NoticeBar) -> bool:
        """Show an autosaved game that is open already; return whether it waits in ``window``."""
        document = window.document
        if document is not None and document.autosave.path == path and window.waiting is not None:
            window.return_to_game()
            return True
        notices.show_notice(
            Topic.OPENING, lambda: tr("This game is open in another window."), about=path
        )
        return False

    def continue_last(self, window: MainWindow) -> None:
        """Resume the unfinished game that was played last."""
        for path in self._unfinished():
            if _read(path) is not None and self.reopen(path, window):
                return

    def find_unfinished(self, then: Callable[[GameRecord | None], object], owner: QObject) -> bool:
        """Call ``then`` with the game that ``continue_last`` resumes, None for none.

        Returns False if that happens later, for a big file, and only if ``owner`` is still there.
        """
        return self._find_unfinished(self._unfinished(), then, owner)

    def _find_unfinished(
        self, paths: Iterator[Path], then: Callable[[GameRecord | None], object], owner: QObject
    ) -> bool:
        def take(record: GameRecord | None) -> None:
            if record is not None:
                then(record)
            else:
                self._find_unfinished(paths, then, owner)

        for path in paths:
            if not is_small(path):
                task = Task(functools.partial(_read, path), take, owner=owner)
                self._runner.start(task, name="unfinished", daemon=True)
                return False
            record = _read(path)
            if record is not None:
                then(record)
                return True
        then(None)
        return True

    def _unfinished(self) -> Iterator[Path]:
        """Yield the files of unfinished games that are open nowhere, the latest first."""
        for path in self._autosaves.unfinished():
            try:
                autosave = self._autosaves.reopen(path)
            except OSError:
                continue
            if autosave is not None:
                autosave.close()
                yield path

    def _show(self, page: GamePage, window: MainWindow, path: Path | None = None) -> None:
        """Show a game for viewing."""
        free = self._free_window(window)
        free.show_game(page, path=path, viewing=True)
        bring_forward(free)

    def _show_scoresheet(
        self, scoresheet: Scoresheet, window: MainWindow, path: Path | None = None
    ) -> None:
        free = self._free_window(window)
        free.show_instead(ScoresheetPage(scoresheet, path))
        bring_forward(free)

    def _place(self, window: MainWindow) -> MainWindow:
        """Return the window itself, but a new one if its game cannot be saved."""
        document = window.document
        return window if document is None or document.may_be_replaced() else self._show_another()

    def _free_window(self, window: MainWindow) -> MainWindow:
        """Return the window itself if it shows no game, else a new one.

        A game that waits in it can be found again in the library, unless it cannot be saved.
        """
        document = window.document
        is_empty = window.session is None and window.page.file is None
        is_free = is_empty and (document is None or document.is_safe())
        return window if is_free else self._show_another()


def _read(path: Path) -> GameRecord | None:
    """Return a saved game; None if it cannot be read."""
    try:
        return load(path)
    except (OSError, GameFileError):
        return None


def _load(path: Path, notices: NoticeBar) -> GameRecord | Scoresheet | None:
    """Return an autosaved game; None if it cannot be read, which is reported."""
    try:
        record = Collection.load(path).shown()
    except (GameFileError, OSError) as error:
        _report_unopened(notices, path, error)
        return None
    notices.settle(Topic.OPENING, path)
    return record


def _report_unopened(notices: NoticeBar, path: Path, error: Exception) -> None:
    name = path if isinstance(error, OSError) else path.name
    notices.show_notice(
        Topic.OPENING,
        lambda: tr("{name} cannot be opened: {why}.", name=name, why=translated(error)),
        about=path,
    )
