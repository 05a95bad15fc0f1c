"""The open windows, written down as they change, and brought back by the next start."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer

from desktop.application.session_file import OpenWindow, Session, SessionFile
from desktop.application.window_state import look_at, open_again
from desktop.i18n.text import tr, tr_noop
from desktop.i18n.translated import translated
from desktop.storage.autosave import Autosaves
from desktop.widgets.topic import Topic
from desktop.window.game_opener import GameOpener
from desktop.window.main_window import MainWindow
from rules.translatable_text import TranslatableText, error_text

_PAUSE_MS = 300  # from a change until it is written, with what else changes meanwhile
_STEADY_MS = 1_000  # so long the windows must stand before bringing them back counts as done
_MAX_ATTEMPTS = 3
_RETRY_MS = 5_000  # after the disk has refused
_NEWS = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.WindowStateChange,
    QEvent.Type.ActivationChange,
}


class WindowSession(QObject):
    """Keeps ``session.json`` as the windows are.

    A window is brought back with its game, the turn looked at and what could be redone, the
    unfinished turn, size and place; which panels are shown is remembered for the whole program.
    """

    def __init__(
        self,
        windows: Sequence[MainWindow],
        open_window: Callable[[], MainWindow],
        opener: GameOpener,
        autosaves: Autosaves,
        state_folder: Path,
        parent: QObject,
    ) -> None:
        """``windows`` are those that are open, at any time; ``open_window`` adds one to them."""
        super().__init__(parent)
        self._windows, self._open_window = windows, open_window
        self._opener, self._autosaves = opener, autosaves
        self._held: Sequence[OpenWindow] = ()  # not brought back yet, as it went wrong before
        self._attempts = 0
        self._written: Session | None = None  # or being written
        self._is_closed = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._write)
        autosaves.written.connect(self.note)
        self._folder = state_folder
        self._retry = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        self._told_in: MainWindow | None = None  # what could not be brought back
        self._file: SessionFile | None = None
        self._refused: str = ""  # why there is none
        self._claim()

    def _claim(self) -> None:
        """Take a session file, if the disk allows it."""
        try:
            self._file = SessionFile(self._folder)
        except OSError as error:
            self._refused = TranslatableText(
                "cannot write to {folder}: {why}",
                folder=self._folder,
                why=error_text(error),
            )
            self._retry.start()

    def bring_back(self) -> list[MainWindow]:
        """Open the windows that were open when the program ended, else a new one; not shown yet.

        The one that was in front comes last.
        """
        windows = self._bring_back() or [self._open_window()]
        self._report(windows[-1])
        return windows

    def _bring_back(self) -> list[MainWindow]:
        if self._file is None:
            return []
        found = self._file.found
        self._held = found.windows
        if found.attempts >= _MAX_ATTEMPTS:
            return []
        self._attempts = found.attempts + 1
        self._write()
        self._autosaves.writer.wait()  # should it fail again, the next start knows
        self._held = ()
        QTimer.singleShot(_STEADY_MS, self, self._stand)
        windows = sorted(found.windows, key=lambda known: known.active)
        return [self._open_again(known) for known in windows]

    def _report(self, window: MainWindow) -> None:
        """Show in a window what could not be brought back."""
        if self._file is None:
            self._told_in = window
            window.notices.show_notice(
                Topic.SESSION,
                lambda: tr(
                    "Your windows cannot be restored yet: {problem}. Saved games are safe.",
                    problem=translated(self._refused),
                ),
            )
        elif self._held:
            self._offer(
                window,
                tr_noop(
                    "Oddments kept crashing while restoring your windows. All your games are saved."
                ),
            )
        else:
            self._report_problem(window)

    def _report_problem(self, window: MainWindow) -> None:
        """Show what of the session file could not be understood, if anything."""
        assert self._file is not None
        if problem := self._file.problem:
            window.notices.show_notice(
                Topic.SESSION,
                lambda: tr(
                    "Your windows could not be restored: {problem}. All your games are saved.",
                    problem=translated(problem),
                ),
            )

    def _offer(self, window: MainWindow, text: str) -> None:
        """Let a person bring the windows back."""
        window.notices.show_notice(
            Topic.SESSION,
            lambda: tr(text),
            action=tr_noop("Restore windows"),
            then=functools.partial(self._bring_back_held, window),
        )

    def watch(self, window: MainWindow) -> None:
        """A window was opened."""
        window.installEventFilter(self)
        window.page_changed.connect(functools.partial(self._watch_page, window))
        self.note()

    def note(self) -> None:
        """A window has changed, or was closed."""
        if not self._is_closed and not self._timer.isActive():
            self._timer.start()

    def save(self) -> None:
        """Have all games and windows on the disk as they are now, before this returns."""
        if not self._is_closed:
            for window in self._windows:
                if window.document is not None:
                    window.document.finish()
            self._timer.stop()
            self._write()
            self._autosaves.writer.wait()

    def close(self) -> None:
        """The program ends: save all; the windows that are open now are to come back."""
        for window in self._windows:
            if window.session is not None:
                window.session.pause()
        self._attempts = 0
        self.save()
        self._is_closed = True

    def go_on(self) -> None:
        """The program does not end after all, if a window could not be closed."""
        if self._windows:
            self._is_closed = False
            self.note()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _NEWS:
            self.note()
        return False

    def _watch_page(self, window: MainWindow) -> None:
        if window.session is not None:
            window.session.changed.connect(self.note)
        self.note()

    def _write(self) -> None:
        """Have the thread write what is new."""
        session = Session([*self._held, *map(look_at, self._windows)], self._attempts)
        if self._file is not None and session != self._written:
            self._written = session
            write = functools.partial(self._file.write, session)
            self._autosaves.writer.send(write, self._on_done)

    def _on_done(self, error: Exception | None) -> None:
        if error is not None:
            self._written = None
            self._retry.start()

    def _try_again(self) -> None:
        """The disk may have room by now: write the session, or find what it was."""
        if self._is_closed:
            return
        if self._file is None:
            self._claim()
            self._show_found()
        self._write()

    def _show_found(self) -> None:
        """Offer the windows that could not be brought back at the start."""
        if self._file is None:
            return
        self._held = self._file.found.windows
        window = self._told_in
        if window is None or window not in self._windows:
            window = next(iter(self._windows), None)
        if window is not None:
            window.notices.withdraw(Topic.SESSION)
            if self._held:
                self._offer(window, tr_noop("Your windows can be restored now."))
            else:
                self._report_problem(window)

    def _stand(self) -> None:
        self._attempts = 0
        self.note()

    def _bring_back_held(self, window: MainWindow) -> None:
        held, self._held = self._held, ()
        window.notices.withdraw(Topic.SESSION)
        for each in held:
            self._open_again(each).show()

    def _open_again(self, known: OpenWindow) -> MainWindow:
        return open_again(known, self._open_window, self._opener, self._autosaves)
