"""Opens games in windows: files, the clipboard, and autosaved games."""

from __future__ import annotations

import functools
import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Union

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QProgressDialog

from desktop.services.tasks import Task, ThreadRunner
from desktop.services.text import one_line, say, tr, translated
from desktop.settings.autosave import AutosaveFile, Autosaves
from desktop.settings.settings import RecentFiles
from desktop.widgets.label import Label
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.widgets.windows import bring_forward
from desktop.window.main_window import MainWindow
from desktop.window.scoresheet_page import ScoresheetPage
from rules.record.game_file import Collection, Heading, Scoresheet, load
from rules.record.game_record import GameRecord, Node
from rules.record.sgf import GameFileError, Progress
from rules.record.whole_file import is_same_file

if TYPE_CHECKING:
    from desktop.pages.game_page import GamePage


SMALL = 4_000  # bytes that are read at once: a game of some hundred turns

_SHOWN_AFTER_MS = 300

_STEPS = 100  # of the progress bar

_PAUSE_S = 0.001

_EXPECTED = (OSError, GameFileError, MemoryError)

Found = GameRecord | Scoresheet | tuple[Collection, list[Heading]]
Shown = Union["GamePage", Scoresheet]
Outcome = Shown | tuple[Collection, list[Heading]] | Exception | None


class GameReader(QObject):
    """Reads games, big ones off the window's thread while a dialog shows the progress."""

    def __init__(self, make_page: Callable[[GameRecord], GamePage], parent: QObject) -> None:
        """``make_page`` returns a page for each game."""
        super().__init__(parent)
        self._make_page = make_page
        self._runner = ThreadRunner(self)
        self._reading: dict[Task, Callable[[Outcome], object]] = {}
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.stop)

    def read(
        self,
        work: Callable[[Progress | None], Found],
        size: int,
        title: Callable[[], str],
        window: MainWindow,
        done: Callable[[Outcome], object],
    ) -> None:
        """Call ``done`` with the page of the game that ``work`` returns, or what else it does.

        That is at once for what has few bytes, ``size``, otherwise later: with None if the user has
        stopped it or closed the window. ``title`` returns that of the progress.
        """
        if size > SMALL:
            self.read_aside(work, title, window, done)
            return
        found = _outcome_of(work)
        done(self._make_page(found) if isinstance(found, GameRecord) else found)

    @property
    def is_reading(self) -> bool:
        """Return whether a game is being read."""
        return bool(self._reading)

    def stop(self) -> None:
        """Cancel all reading."""
        for task in list(self._reading):
            self._cancel(task)

    def _cancel(self, task: Task) -> None:
        task.cancel()
        if task in self._reading:
            self._reading.pop(task)(None)

    def read_aside(
        self,
        work: Callable[[Progress | None], Found],
        title: Callable[[], str],
        window: MainWindow,
        done: Callable[[Outcome], object],
    ) -> None:
        """Read a game on a thread of its own."""

        def end(result: Outcome) -> None:
            del self._reading[task]
            dialog.reset()  # which hides it at once: the next key is for the game
            dialog.deleteLater()
            done(result)

        def show(page: GamePage) -> None:
            if not task.cancelled:
                end(page)
            else:
                page.session.close()
                page.deleteLater()

        def take(found: Found) -> None:
            if isinstance(found, GameRecord):
                # making a page takes as long as showing it; with 0 instead of 1 the window could
                # not respond in between, because the event queue would not be left
                page = self._make_page(found)
                QTimer.singleShot(1, self, functools.partial(show, page))
            else:
                end(found)

        # the dialog's own setValue processes events, which may delete the dialog: a crash
        task = Task(
            lambda: _prepared(work(functools.partial(_watch, task))),
            take,
            end,
            on_progress=lambda share: bar.setValue(int(share * _STEPS)),
            expected=_EXPECTED,
        )
        self._reading[task] = done
        bring_forward(window)  # which shows the progress
        dialog, bar = _progress(title, window)
        dialog.canceled.connect(functools.partial(self._cancel, task))
        window.closed.connect(dialog.canceled)
        self._runner.start(task, name="opener")


def _prepared(found: Found) -> Found:
    """Play to the turns that the window looks at first, while this thread has time."""
    if isinstance(found, GameRecord):
        for node in (found.main_line_end, found.node):
            found.position_at(node)
    return found


def _watch(task: Task, share: float) -> None:
    """Report progress, on the task's thread."""
    time.sleep(_PAUSE_S)  # lets the window run without waiting for Python's switch interval
    task.report(share)


def _read_file(path: Path, encoding: str, progress: Progress | None) -> Found:
    collection = Collection.load(path, encoding)
    if collection.holds_one:
        return collection.shown(None, progress)
    return collection, list(collection.headings(progress))


def _size(path: Path) -> int:
    """Return the bytes of a file; 0 if it cannot be read, which reading it will report."""
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


def _outcome_of(work: Callable[[Progress | None], Found]) -> Found | Exception:
    try:
        return work(None)
    except _EXPECTED as error:
        return error


def _reading(path: Path) -> Callable[[], str]:
    return lambda: tr("Reading {name} …", name=one_line(path.name))


def _progress(title: Callable[[], str], window: MainWindow) -> tuple[QProgressDialog, QProgressBar]:
    """Return a dialog that appears if the reading takes longer, and the bar in it."""
    dialog = QProgressDialog("", "", 0, _STEPS, window)
    bar = QProgressBar(dialog, maximum=_STEPS)
    dialog.setBar(bar)
    dialog.setLabel(Label())
    say(dialog.setLabelText, title)
    say(dialog.setCancelButtonText, lambda: tr("Stop"))
    dialog.setWindowTitle("Oddments")
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setMinimumDuration(_SHOWN_AFTER_MS)
    dialog.setAutoReset(False)
    dialog.setValue(0)
    dialog.canceled.connect(dialog.deleteLater)
    return dialog, bar


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
        self._reader = GameReader(make_page, self)
        self._resumed: set[Path] = set()  # the autosaved games that are being read

    def open(self, path: Path, window: MainWindow) -> None:
        """Open a saved game, with a notice in ``window`` if something is wrong with the file.

        If a window shows this file, that one comes forward. If the file has changed since, it is
        read again; where the game has changed, too, a notice offers that.
        """
        path = path.absolute()
        shown = self._window_of(path)
        if shown is None:
            self._read_file(path, window, functools.partial(self._show, window, path))
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
            self._read_file(path, window, functools.partial(self._replace, window, path), encoding)

    def _window_of(self, path: Path) -> MainWindow | None:
        """Return the window that shows a file, None if there is none."""
        return next(
            (one for one in self._windows if one.path and is_same_file(one.path, path)), None
        )

    def _read_file(
        self, path: Path, window: MainWindow, show: Callable[[Shown], None], encoding: str = ""
    ) -> None:
        """Call ``show`` with the game of a file, for a big file later; report if it fails."""
        work = functools.partial(_read_file, path, encoding)
        take = functools.partial(self._take, path, window, show)
        self._reader.read(work, _size(path), _reading(path), window, take)

    def _take(
        self, path: Path, window: MainWindow, show: Callable[[Shown], None], result: Outcome
    ) -> None:
        if isinstance(result, Exception):
            _report_unopened(window.notices, path, result)
            bring_forward(window)
        elif result is not None:
            window.notices.settle(Topic.OPENING, path)
            if isinstance(result, tuple):
                self._ask(path, window, show, *result)
            else:
                self._recent.add(path)
                show(result)

    def _ask(
        self,
        path: Path,
        window: MainWindow,
        show: Callable[[Shown], None],
        collection: Collection,
        headings: list[Heading],
    ) -> None:
        from desktop.settings.game_choice import GameChoice  # late: few files hold several games

        bring_forward(window)
        choice = GameChoice(window, path.name, headings)

        def read(heading: Heading) -> None:
            work = functools.partial(collection.shown, heading.start)
            take = functools.partial(self._take, path, window, show)
            self._reader.read_aside(work, _reading(path), window, take)

        choice.chosen.connect(read)
        choice.open()

    def _replace(self, window: MainWindow, path: Path, shown: Shown) -> None:
        """Show the game of a file that has been read again, at the turn shown before."""
        node = None
        if not isinstance(shown, Scoresheet):
            node = _same_turn(window.open_game, shown.session.record)
        document = window.document
        is_free = document is None or document.may_be_replaced()
        _put(window if is_free else self._show_another(), path, shown)
        if not isinstance(shown, Scoresheet) and node is not None:
            shown.session.go_to(node)

    def open_text(self, text: str, window: MainWindow) -> None:
        """Open a game from the text of a file, as ``open`` does."""

        def read(progress: Progress | None) -> Found:
            return Collection(text).shown(progress=progress)

        def take(result: Outcome) -> None:
            window.notices.settle(Topic.OPENING, None)
            if isinstance(result, Exception):
                failure = result
                window.notices.show_notice(
                    Topic.OPENING,
                    lambda: tr(
                        "The clipboard does not contain a game: {why}.", why=translated(failure)
                    ),
                )
                return
            if not isinstance(result, (NoneType, tuple)):
                self._show(window, None, result)

        self._reader.read(read, len(text), lambda: tr("Reading the clipboard …"), window, take)

    def reopen(
        self,
        path: Path,
        window: MainWindow,
        *,
        viewing: bool = False,
        notices: NoticeBar | None = None,
        then: Callable[[MainWindow | None], object] = lambda _window: None,
    ) -> None:
        """Resume an autosaved game, or only show it if ``viewing``; a big one later.

        ``then`` gets the window that shows it, None if there is none: if it cannot be opened,
        ``notices``, by default those of the window, report why.
        """
        notices = notices or window.notices
        try:
            autosave = self._autosaves.reopen(path)
        except OSError as error:
            _report_unopened(notices, path, error)
            then(None)
            return
        if autosave is None:
            then(self._return_to(path, window, notices))
            return

        def take(result: Outcome) -> None:
            self._resumed.discard(path)
            then(self._resume(autosave, path, window, notices, result, viewing=viewing))

        self._resumed.add(path)
        self._reader.read(autosave.load, _size(path), _reading(path), window, take)

    def _resume(
        self,
        autosave: AutosaveFile,
        path: Path,
        window: MainWindow,
        notices: NoticeBar,
        result: Outcome,
        *,
        viewing: bool,
    ) -> MainWindow | None:
        """Show an autosaved game that has been read; return the window, None if there is none."""
        if result is None or isinstance(result, (Exception, tuple)):
            autosave.close()
            if isinstance(result, Exception):
                _report_unopened(notices, path, result)
            return None
        notices.settle(Topic.OPENING, path)
        free = self._free_window(window)
        if isinstance(result, Scoresheet):
            autosave.close()
            _put(free, path, result)
        elif result.session.record.reading.read_only:  # the damaged file stays, for repair
            autosave.close()
            free.show_game(result, path=path, viewing=True)
        else:
            file = autosave.user_file
            if file is not None and self._window_of(file) is not None:
                file = None
            free.show_game(result, path=file, autosave=autosave, viewing=viewing)
            self.games_changed.emit()
        return free

    def _return_to(self, path: Path, window: MainWindow, notices: NoticeBar) -> MainWindow | None:
        """Show an autosaved game again that waits in ``window``; return that window if so."""
        document = window.document
        if document is not None and document.autosave.path == path and window.waiting is not None:
            window.return_to_game()
            return window
        if path not in self._resumed:
            notices.show_notice(
                Topic.OPENING, lambda: tr("This game is open in another window."), about=path
            )
        return None

    def find_unfinished(
        self, then: Callable[[GameRecord | None, Path | None], object], owner: QObject
    ) -> bool:
        """Call ``then`` with the unfinished game that was played last, and its file; None for none.

        Returns False if that happens later, for a big file, and only if ``owner`` is still there.
        """
        return self._find_unfinished(self._unfinished(), then, owner)

    def _find_unfinished(
        self,
        paths: Iterator[Path],
        then: Callable[[GameRecord | None, Path | None], object],
        owner: QObject,
    ) -> bool:
        def take(path: Path, record: GameRecord | None) -> None:
            if record is not None:
                then(record, path)
            else:
                self._find_unfinished(paths, then, owner)

        for path in paths:
            if _size(path) > SMALL:
                work = functools.partial(_read, path)
                task = Task(work, functools.partial(take, path), owner=owner)
                self._runner.start(task, name="unfinished", daemon=True)
                return False
            record = _read(path)
            if record is not None:
                then(record, path)
                return True
        then(None, None)
        return True

    def _unfinished(self) -> Iterator[Path]:
        for path in self._autosaves.unfinished():
            try:
                autosave = self._autosaves.reopen(path)
            except OSError:
                continue
            if autosave is not None:
                autosave.close()
                yield path

    def _show(self, window: MainWindow, path: Path | None, shown: Shown) -> None:
        """Show a game for viewing."""
        _put(self._free_window(window), path, shown)

    def _free_window(self, window: MainWindow) -> MainWindow:
        """Return the window itself if it shows no game, else a new one.

        A game that waits in it can be found again in the library, unless it cannot be saved.
        """
        document = window.document
        is_empty = window.session is None and window.page.file is None
        is_free = is_empty and (document is None or document.is_safe())
        return window if is_free else self._show_another()


def _put(window: MainWindow, path: Path | None, shown: Shown) -> None:
    """Show a game for viewing in this window; as text if its rules are not there."""
    if isinstance(shown, Scoresheet):
        window.show_instead(ScoresheetPage(shown, path))
    else:
        window.show_game(shown, path=path, viewing=True)
    bring_forward(window)


def _same_turn(page: GamePage | None, record: GameRecord) -> Node | None:
    """Return where the same turns lead in another record; None if they are not all in it.

    Also at the end of the game, since the other record may continue.
    """
    before = page.session.record if page is not None else record
    if before.node is before.main_line_end:
        return None
    node: Node | None = record.root
    for shown in before.line:
        children = node.children if node is not None else []
        node = next((child for child in children if child.turn == shown.turn), None)
    return node


def _read(path: Path) -> GameRecord | None:
    try:
        return load(path)
    except (OSError, GameFileError):
        return None


def _report_unopened(notices: NoticeBar, path: Path, error: Exception) -> None:
    name = path if isinstance(error, OSError) else path.name
    notices.show_notice(
        Topic.OPENING,
        lambda: tr("{name} cannot be opened: {why}.", name=name, why=translated(error)),
        about=path,
    )
