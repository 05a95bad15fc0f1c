"""Opens saved games: big files off the window's thread, of a collection the one asked for."""

from __future__ import annotations

import functools
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QProgressDialog

from desktop.i18n.plain_text import one_line
from desktop.i18n.text import say, tr
from desktop.i18n.translated import translated
from desktop.storage.game_choice import GameChoice
from desktop.widgets.foreground import bring_forward
from desktop.widgets.label import Label
from rules.record.collection import Collection, Heading
from rules.record.game_record import GameRecord
from rules.record.read_report import GameFileError, Progress

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage
    from desktop.window.main_window import MainWindow

SMALL = 4_000  # bytes that are read while one waits: a game of some hundred turns

_SHOWN_AFTER_MS = 300
_STEPS = 100  # of the progress
_PAUSE_S = 0.001

Found = GameRecord | tuple[Collection, list[Heading]]


class FileOpener(QObject):
    """Reads files, and tells in the window that asked what is wrong with them."""

    def __init__(
        self,
        make_page: Callable[[GameRecord], GamePage],
        show: Callable[[GamePage, Path, MainWindow], None],
        parent: QObject,
    ) -> None:
        """Each game that was opened gets a page from ``make_page``, which ``show`` puts up."""
        super().__init__(parent)
        self._make_page = make_page
        self._show = show
        self._running: set[Errand] = set()
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.stop)

    def open(self, path: Path, window: MainWindow) -> None:
        """Read a file and show its game; a bigger one is shown later."""
        try:
            size = os.stat(path).st_size
        except OSError:
            size = 0  # reading it will tell
        work = functools.partial(_read_file, path)
        if size <= SMALL:
            self._take(path, window, _outcome_of(work, None))
        else:
            self._read(path, window, work)

    def stop(self) -> None:
        """Give up whatever is being read."""
        for errand in list(self._running):
            errand.stop()

    def _read(
        self, path: Path, window: MainWindow, work: Callable[[Progress | None], Found]
    ) -> None:
        """Read in a thread of its own."""
        errand = Errand(work, self)
        self._running.add(errand)
        bring_forward(window)  # the progress is shown there
        dialog = _progress(path, window, errand)

        def end(result: Found | Exception, page: GamePage | None = None) -> None:
            self._running.discard(errand)
            errand.deleteLater()
            if not errand.is_stopped:
                dialog.deleteLater()
                self._take(path, window, result, page)
            elif page is not None:
                page.session.close()
                page.deleteLater()

        def take(result: Found | Exception) -> None:
            if errand.is_stopped or not isinstance(result, GameRecord):
                end(result)
                return
            # making a page takes as long as showing it: the window responds in between, which it
            # would not with 0, for then the queue of events is not left
            page = self._make_page(result)
            QTimer.singleShot(1, errand, functools.partial(end, result, page))

        errand.done.connect(take)
        window.closed.connect(errand.stop)
        errand.start()

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
            notices.tell(
                "file",
                lambda: tr("{name} cannot be opened: {why}.", name=name, why=translated(result)),
            )
            bring_forward(window)
        elif isinstance(result, GameRecord):
            notices.withdraw("file")
            self._show(page or self._make_page(result), path, window)
        else:
            notices.withdraw("file")
            self._ask(path, window, *result)

    def _ask(
        self, path: Path, window: MainWindow, collection: Collection, headings: list[Heading]
    ) -> None:
        """Ask which game of a collection is wanted."""
        bring_forward(window)
        choice = GameChoice(window, path.name, headings)

        def read(heading: Heading) -> None:
            self._read(path, window, functools.partial(collection.game, heading.start))

        choice.chosen.connect(read)
        choice.open()


class StoppedError(Exception):
    """The person has thought better of it."""


class Errand(QObject):
    """Work in a thread of its own.

    Signals:
        went_on(int): how many of ``_STEPS`` are behind.
        done(object): what came of it, or what it raised.
    """

    went_on = Signal(int)
    done = Signal(object)

    def __init__(self, work: Callable[[Progress | None], Found], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._stopped = threading.Event()
        self._step = 0
        self._thread = threading.Thread(target=self._run, name="opener")

    @property
    def is_stopped(self) -> bool:
        """Whether nobody waits for it any more."""
        return self._stopped.is_set()

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """End soon, and have nothing come of it."""
        self._stopped.set()

    def _run(self) -> None:
        self.done.emit(_outcome_of(self._work, self._progress))

    def _progress(self, share: float) -> None:
        if self._stopped.is_set():
            raise StoppedError
        time.sleep(_PAUSE_S)  # the window goes on without waiting for Python's switch interval
        step = int(share * _STEPS)
        if step > self._step:
            self._step = step
            self.went_on.emit(step)


def _read_file(path: Path, progress: Progress | None) -> Found:
    collection = Collection.load(path)
    headings = list(collection.headings(progress))
    return (collection, headings) if len(headings) > 1 else collection.first(progress)


def _outcome_of(
    work: Callable[[Progress | None], Found], progress: Progress | None
) -> Found | Exception:
    try:
        return work(progress)
    except (OSError, GameFileError, MemoryError, StoppedError) as error:
        return error


def _progress(path: Path, window: MainWindow, errand: Errand) -> QProgressDialog:
    """Shows how far the reading is, if it takes longer, and lets it be stopped."""
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
    dialog.canceled.connect(errand.stop)
    dialog.canceled.connect(dialog.deleteLater)
    # The dialog's own setValue handles events, in which the dialog may be deleted: a crash.
    errand.went_on.connect(bar.setValue)
    return dialog
