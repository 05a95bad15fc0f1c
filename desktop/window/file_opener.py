"""Opens saved games: big files on another thread, and one game of a collection."""

from __future__ import annotations

import functools
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QProgressBar, QProgressDialog

from desktop.background.task import Task
from desktop.background.task_runner import ThreadRunner
from desktop.i18n.plain_text import one_line
from desktop.i18n.text import say, tr
from desktop.i18n.translated import translated
from desktop.widgets.foreground import bring_forward
from desktop.widgets.label import Label
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow
from rules.record.collection import Collection, Heading
from rules.record.game_record import GameRecord
from rules.record.read_report import GameFileError, Progress
from rules.record.scoresheet import Scoresheet

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage

SMALL = 4_000  # bytes that are read at once: a game of some hundred turns

_SHOWN_AFTER_MS = 300
_STEPS = 100  # of the progress bar
_PAUSE_S = 0.001

_EXPECTED = (OSError, GameFileError, MemoryError)

Found = GameRecord | Scoresheet | tuple[Collection, list[Heading]]


def is_small(path: Path) -> bool:
    """Return whether a file can be read at once, without the window standing still."""
    try:
        return os.stat(path).st_size <= SMALL
    except OSError:
        return True  # reading it will report the error


class FileOpener(QObject):
    """Reads files, with notices in the window if something is wrong with them."""

    def __init__(
        self,
        make_page: Callable[[GameRecord], GamePage],
        show: Callable[[GamePage, Path, MainWindow], None],
        show_scoresheet: Callable[[Scoresheet, Path, MainWindow], None],
        parent: QObject,
    ) -> None:
        """``make_page`` returns a page for each game, and ``show`` shows it in a window.

        ``show_scoresheet`` shows a game whose rules are not there.
        """
        super().__init__(parent)
        self._make_page = make_page
        self._show, self._show_scoresheet = show, show_scoresheet
        self._runner = ThreadRunner(self)
        self._reading: set[Task] = set()
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.stop)

    def open(self, path: Path, window: MainWindow, encoding: str = "") -> None:
        """Read a file and show its game, for a big file later.

        ``encoding``: one that the user has chosen, "" for that of the file.
        """
        work = functools.partial(_read_file, path, encoding)
        if is_small(path):
            self._take(path, window, _outcome_of(work, None))
        else:
            self._read(path, window, work)

    @property
    def is_reading(self) -> bool:
        """Return whether a file is being read."""
        return bool(self._reading)

    def stop(self) -> None:
        """Cancel all reading."""
        for task in list(self._reading):
            self._cancel(task)

    def _cancel(self, task: Task) -> None:
        task.cancel()
        self._reading.discard(task)

    def _read(
        self, path: Path, window: MainWindow, work: Callable[[Progress | None], Found]
    ) -> None:
        """Read a file on a thread of its own."""

        def end(result: Found | Exception, page: GamePage | None = None) -> None:
            if not task.cancelled:
                self._reading.discard(task)
                dialog.deleteLater()
                self._take(path, window, result, page)
            elif page is not None:
                page.session.close()
                page.deleteLater()

        def show(result: Found) -> None:
            if not isinstance(result, GameRecord):
                end(result)
                return
            # making a page takes as long as showing it; with 0 instead of 1 the window could not
            # respond in between, because the event queue would not be left
            page = self._make_page(result)
            QTimer.singleShot(1, self, functools.partial(end, result, page))

        # the dialog's own setValue processes events, which may delete the dialog: a crash
        task = Task(
            lambda: work(functools.partial(_watch, task)),
            show,
            end,
            on_progress=lambda share: bar.setValue(int(share * _STEPS)),
            expected=_EXPECTED,
        )
        self._reading.add(task)
        bring_forward(window)  # which shows the progress
        dialog, bar = _progress(path, window)
        dialog.canceled.connect(functools.partial(self._cancel, task))
        window.closed.connect(dialog.canceled)
        self._runner.start(task, name="opener")

    def _take(
        self,
        path: Path,
        window: MainWindow,
        result: Found | Exception,
        page: GamePage | None = None,
    ) -> None:
        notices = window.notices
        if isinstance(result, Exception):
            name = path if isinstance(result, OSError) else path.name
            notices.show_notice(
                Topic.OPENING,
                lambda: tr("{name} cannot be opened: {why}.", name=name, why=translated(result)),
                about=path,
            )
            bring_forward(window)
            return
        notices.settle(Topic.OPENING, path)
        if isinstance(result, GameRecord):
            self._show(page or self._make_page(result), path, window)
        elif isinstance(result, Scoresheet):
            self._show_scoresheet(result, path, window)
        else:
            self._ask(path, window, *result)

    def _ask(
        self, path: Path, window: MainWindow, collection: Collection, headings: list[Heading]
    ) -> None:
        """Ask which game of a collection to open."""
        from desktop.storage.game_choice import GameChoice  # late: few files hold several games

        bring_forward(window)
        choice = GameChoice(window, path.name, headings)

        def read(heading: Heading) -> None:
            self._read(path, window, functools.partial(collection.shown, heading.start))

        choice.chosen.connect(read)
        choice.open()


def _watch(task: Task, share: float) -> None:
    """Report progress, on the task's thread."""
    time.sleep(_PAUSE_S)  # lets the window run without waiting for Python's switch interval
    task.report(share)


def _read_file(path: Path, encoding: str, progress: Progress | None) -> Found:
    collection = Collection.load(path, encoding)
    if collection.holds_one:
        return collection.shown(None, progress)
    return collection, list(collection.headings(progress))


def _outcome_of(
    work: Callable[[Progress | None], Found], progress: Progress | None
) -> Found | Exception:
    try:
        return work(progress)
    except _EXPECTED as error:
        return error


def _progress(path: Path, window: MainWindow) -> tuple[QProgressDialog, QProgressBar]:
    """Return a dialog that appears if the reading takes longer, and the bar in it."""
    dialog = QProgressDialog("", "", 0, _STEPS, window)
    bar = QProgressBar(dialog, maximum=_STEPS)
    dialog.setBar(bar)
    dialog.setLabel(Label())
    say(dialog.setLabelText, lambda: tr("Reading {name} …", name=one_line(path.name)))
    say(dialog.setCancelButtonText, lambda: tr("Stop"))
    dialog.setWindowTitle("Oddments")
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setMinimumDuration(_SHOWN_AFTER_MS)
    dialog.setAutoReset(False)
    dialog.setValue(0)
    dialog.canceled.connect(dialog.deleteLater)
    return dialog, bar
