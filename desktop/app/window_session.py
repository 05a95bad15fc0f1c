"""Saves which windows are open, and what is in them, whenever it changes; and restores them."""

from __future__ import annotations

import base64
import dataclasses
import functools
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QObject, QTimer

from desktop.game.phase import Phase
from desktop.services.text import tr, tr_noop, translated
from desktop.settings.lock import lock
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow, WaitingGame
from rules.record.sgf import GameFileError, ReadReport
from rules.record.whole_file import FileFingerprint, write_whole
from rules.regular_file import read_regular
from rules.translatable_text import TranslatableText, error_text, unpacked

if TYPE_CHECKING:
    from desktop.game.game_session import GameSession
    from desktop.pages.game_page import GamePage
    from desktop.settings.game_document import GameDocument
    from desktop.widgets.page import Page
    from desktop.window.services import Services
    from rules.record.game_record import GameRecord, Node


_VERSION = 1
_KEYS = {"checksum": "sum", "fingerprint": "stamp"}  # [attribute] -> its name in the file


@dataclasses.dataclass(frozen=True)
class OpenWindow:
    """A window and its game, stored as ``game`` or as ``text``; the start page has neither.

    Attributes:
        geometry: size and position from Qt's ``saveGeometry``, in base64.
        active: whether the window was in front.
        game: the autosaved game, relative to the folder of games.
        checksum: that of the autosaved game at the time (CRC-32).
        file: the user's own file that the game was opened from.
        fingerprint: that of the user's file at the time.
        text: the game itself, if it has not been changed yet, or could not be autosaved.
        modified: whether ``text`` has changes that the user's file has not.
        read_only: whether the user's file must not be overwritten.
        problem: the first problem in reading that file, a packed ``TranslatableText``; "" for none.
        more_problems: the number of further problems.
        line: the turns that were played or can be redone.
        at: how many of them were played.
        steps: the unfinished turn.
        taken_back: whether the next turn replaces those that were undone.
        stopped: whether the computer was waiting.
        looked_at: whether the game was only viewed.
        analysing: whether the analysis was on.
        at_start: whether the game was waiting behind the start page.
    """

    geometry: str = ""
    active: bool = False
    game: str = ""
    checksum: int = 0
    file: str = ""
    fingerprint: str = ""
    text: str = ""
    modified: bool = False
    read_only: bool = False
    problem: str = ""
    more_problems: int = 0
    line: tuple[str, ...] = ()
    at: int = 0
    steps: tuple[int, ...] = ()
    taken_back: bool = False
    stopped: bool = False
    looked_at: bool = False
    analysing: bool = False
    at_start: bool = False


@dataclasses.dataclass(frozen=True)
class Session:
    """The windows of a program.

    Attributes:
        attempts: how often restoring them has failed.
    """

    windows: Sequence[OpenWindow] = ()
    attempts: int = 0


class SessionFile:
    """``session.json``, which one program at a time writes.

    A second one that runs on the same folder after all leaves it to the first, and its own windows
    do not come back.

    Attributes:
        path: the file.
        found: the session that the last program left behind.
        problem: why it cannot be restored; "" if it can.
    """

    def __init__(self, folder: Path) -> None:
        """Take over the file, or create it.

        Raises:
            OSError: nothing can be written in ``folder``.
        """
        self.path = folder / "session.json"
        self.found = Session()
        self.problem = ""
        self._lock = lock(self.path)
        if self._lock is not None:
            self._read()

    def write(self, session: Session) -> None:
        """Write the session; called on any thread.

        Raises:
            OSError: the file cannot be written.
        """
        if self._lock is None:
            return
        windows = [
            {_KEYS.get(name, name): value for name, value in vars(window).items()}
            for window in session.windows
        ]
        facts = {"version": _VERSION, "attempts": session.attempts, "windows": windows}
        write_whole(self.path, json.dumps(facts, indent=1).encode())

    def close(self) -> None:
        """Release the file for the next program."""
        if self._lock is not None:
            self._lock.unlock()

    def _read(self) -> None:
        """Read the file; rename it if it cannot be read."""
        try:
            self.found = read_session(read_regular(self.path))
        except FileNotFoundError:
            return
        except (OSError, ValueError) as error:
            self.problem = error_text(error)
            with suppress(OSError):
                self.path.replace(self.path.with_name(f"{self.path.name}.aside"))


def read_session(data: bytes) -> Session:
    """Return the session in a file, without damaged windows.

    Raises:
        ValueError: the file is damaged or from a newer version.
    """
    try:
        facts = json.loads(data)
    except (RecursionError, ValueError):
        raise ValueError(TranslatableText("the list of open windows is damaged")) from None
    if not isinstance(facts, dict) or not isinstance(facts.get("windows"), list):
        raise ValueError(TranslatableText("the list of open windows is damaged"))
    if facts.get("version") != _VERSION:
        raise ValueError(
            TranslatableText("the list of open windows is from another version of Oddments")
        )
    windows = [_read_window(each) for each in facts["windows"]]
    attempts = facts.get("attempts")
    return Session(
        [window for window in windows if window is not None],
        attempts if type(attempts) is int else 0,
    )


def _read_window(facts: Any) -> OpenWindow | None:
    if not isinstance(facts, dict):
        return None
    fields = dataclasses.fields(OpenWindow)
    keys = {field.name: _KEYS.get(field.name, field.name) for field in fields}
    given = {name: facts[key] for name, key in keys.items() if key in facts}
    for name, value in given.items():
        if isinstance(value, list):
            given[name] = tuple(value)
        if type(given[name]) is not type(getattr(OpenWindow, name)):  # True is an int too
            return None
    are_texts = all(isinstance(text, str) for text in given.get("line", ()))
    are_steps = all(type(step) is int for step in given.get("steps", ()))
    return OpenWindow(**given) if are_texts and are_steps else None


def capture_window(window: MainWindow) -> OpenWindow:
    """Return all of a window's state that the next start needs."""
    bare = OpenWindow(
        geometry=base64.b64encode(window.saveGeometry().data()).decode("ascii"),
        active=window.isActiveWindow(),
    )
    if window.page.scoresheet is not None:
        return _capture_scoresheet(bare, window.page, window.autosaves.folder)
    page, document = window.open_game, window.document
    if document is None or page is None:
        return bare
    return _capture_game(bare, page, document, window.waiting)


def _capture_game(
    bare: OpenWindow, page: GamePage, document: GameDocument, waiting: WaitingGame | None
) -> OpenWindow:
    """Return the state of a window with a game, shown or waiting."""
    from rules.record.game_file import write_game  # late: a window begins with the start page

    session, kept = page.session, document.autosave
    game = file = fingerprint = text = ""
    if kept.path is not None:
        game = kept.path.relative_to(kept.folder).as_posix()
    elif document.path is not None or session.is_viewing:
        file, fingerprint = str(document.source or ""), str(kept.fingerprint or "")
        changed = document.has_unwritten_changes  # which may be impossible to write
        text = write_game(session.record) if changed else document.text_as_opened
    else:
        text = write_game(session.record)
    reading = session.record.reading if document.origin is not None and not game else ReadReport()
    return dataclasses.replace(
        bare,
        game=game,
        checksum=kept.checksum,
        file=file,
        fingerprint=fingerprint,
        text=text,
        modified=bool(text) and document.modified,
        read_only=reading.read_only,
        problem=next((_packed(error_text(problem)) for problem in reading.problems), ""),
        more_problems=max(len(reading.problems) - 1 + reading.more, 0),
        line=tuple([node.text for node in session.record.whole_line]),
        at=len(session.record.line),
        steps=tuple(session.steps),
        taken_back=session.record.taken_back,
        stopped=session.phase in (Phase.STOPPED, Phase.FAILED)
        and not (waiting is not None and waiting.resumes),
        looked_at=session.is_viewing,
        analysing=page.analysis_controller.analysing,
        at_start=waiting is not None,
    )


def _capture_scoresheet(bare: OpenWindow, page: Page, folder: Path) -> OpenWindow:
    """Return the state of a window with a game whose rules are not there.

    ``folder`` has the autosaved games.
    """
    file, known = page.file, dataclasses.replace(bare, looked_at=True)
    if file is not None and file.is_relative_to(folder):
        return dataclasses.replace(known, game=file.relative_to(folder).as_posix())
    scoresheet = page.scoresheet
    assert scoresheet is not None
    return dataclasses.replace(
        known, file=str(file or ""), text=scoresheet.text, read_only=not scoresheet.alone
    )


def restore_window(
    known: OpenWindow,
    open_window: Callable[[], MainWindow],
    services: Services,
    then: Callable[[MainWindow | None], object] = lambda _window: None,
) -> MainWindow:
    """Return the restored window, not shown yet. A notice in it names what is missing.

    A big game is read while the window responds. ``then`` gets the window with the game, None if
    it cannot be opened.
    """
    window = open_window()
    window.restoreGeometry(QByteArray.fromBase64(known.geometry.encode("utf-8", "replace")))

    def continue_in(shown: MainWindow | None) -> None:
        if shown is not None:
            _restore_state(known, shown)
        then(shown)

    if known.game:
        kept = services.autosaves.folder / known.game
        services.opener.reopen(kept, window, viewing=known.looked_at, then=continue_in)
        return window
    if known.text:
        _open_text(known, window)
    continue_in(window)
    return window


def _restore_state(known: OpenWindow, window: MainWindow) -> None:
    """Go to where the game was, and restore what was open there."""
    page = window.game_page
    if page is None or window.document is None:
        return
    # a game saved after the session is newer and wins
    if not known.game or window.document.autosave.checksum == known.checksum:
        _restore_place(page.session, known)
    if known.stopped:
        page.session.stop()
    page.session.pause()  # the user may be away while the clocks run
    page.analysis_controller.set_analysing(known.analysing)
    if known.at_start:
        window.home_requested.emit()


def _open_text(known: OpenWindow, window: MainWindow) -> None:
    """Open a game that has no autosave, from its text."""
    from desktop.window.scoresheet_page import ScoresheetPage  # late, as above
    from rules.record.game_file import Collection, Scoresheet

    is_of_file = known.read_only or os.path.isfile(known.file)  # even if moved
    file = Path(known.file) if known.file and is_of_file else None
    try:
        record = Collection(known.text).shown()
    except GameFileError as error:
        failure = error
        window.notices.show_notice(
            Topic.OPENING,
            lambda: tr("A game that was open cannot be read: {why}.", why=translated(failure)),
        )
        return
    if isinstance(record, Scoresheet):
        scoresheet = dataclasses.replace(record, alone=not known.read_only)
        window.show_instead(ScoresheetPage(scoresheet, file))
        return
    _restore_report(known, record.reading)
    record.reading.fingerprint = FileFingerprint.read(known.fingerprint)
    window.play(record, path=file, viewing=known.looked_at)
    if known.modified and window.document is not None:
        window.document.mark_changed()


def _restore_report(known: OpenWindow, reading: ReadReport) -> None:
    """Restore the problems of the file, which the text of the game no longer shows."""
    if known.problem:
        reading.note(GameFileError(unpacked(known.problem)))
        reading.more = known.more_problems
    else:
        reading.alone = not known.read_only


def _packed(problem: str) -> str:
    return problem.packed() if isinstance(problem, TranslatableText) else problem


def _restore_place(session: GameSession, known: OpenWindow) -> None:
    """Go to the place where the session was."""
    line = list(_nodes_along(session.record, known.line))
    at = line[min(max(known.at, 0), len(line) - 1)]
    session.restore_place(line[-1], at, taken_back=known.taken_back)
    if known.steps:
        session.resume()  # nothing can be played while the clocks are paused
    for step in known.steps:
        session.play(step)


def _nodes_along(record: GameRecord, texts: Sequence[str]) -> Iterator[Node]:
    """Yield the root and then the node of each turn, as far as the record contains them."""
    node: Node | None = record.root
    for text in (*texts, ""):
        assert node is not None
        yield node
        node = next((child for child in node.children if child.text == text), None)
        if node is None:
            return


_PAUSE_MS = 300  # from a change until it is written, together with later changes

_STEADY_MS = 1_000  # windows that have survived this long count as restored

_MAX_ATTEMPTS = 3

_RETRY_MS = 5_000  # after a failed write

_WINDOW_EVENTS = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.WindowStateChange,
    QEvent.Type.ActivationChange,
}


class WindowSession(QObject):
    """Keeps ``session.json`` in step with the windows.

    A window is restored with its size and position, its game, the turn shown, the turns that can be
    redone, and the unfinished turn. Which panels are shown is one setting for the whole program.
    """

    def __init__(
        self,
        windows: Sequence[MainWindow],
        open_window: Callable[[], MainWindow],
        services: Services,
        state_folder: Path,
        parent: QObject,
    ) -> None:
        """``windows`` is the live list of open windows; ``open_window`` adds one to it."""
        super().__init__(parent)
        self._windows, self._open_window = windows, open_window
        self._services, self._autosaves = services, services.autosaves
        self._held: Sequence[OpenWindow] = ()  # not restored yet, since that failed before
        self._reading: dict[MainWindow, OpenWindow] = {}  # whose games are being read
        self._attempts = 0
        self._written: Session | None = None  # the last session written or being written
        self._is_closed = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._write)
        self._autosaves.written.connect(self._follow_game)
        self._folder = state_folder
        self._retry = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        self._notice_window: MainWindow | None = None  # with what could not be restored
        self._stale_window: MainWindow | None = None  # with the notice of a failed write
        self._file: SessionFile | None = None
        self._refused: str = ""  # why there is no session file
        self._claim()

    def _claim(self) -> None:
        """Claim a session file; try again later if the disk refuses."""
        try:
            self._file = SessionFile(self._folder)
        except OSError as error:
            self._refused = TranslatableText(
                "cannot write to {folder}: {why}",
                folder=self._folder,
                why=error_text(error),
            )
            self._retry.start()

    def restore_windows(self) -> list[MainWindow]:
        """Return the windows of the last run, or a new one if there are none; not shown yet.

        The one that was in front comes last.
        """
        windows = self._restore_windows() or [self._open_window()]
        self._report(windows[-1])
        return windows

    def _restore_windows(self) -> list[MainWindow]:
        if self._file is None:
            return []
        found = self._file.found
        self._held = found.windows
        if found.attempts >= _MAX_ATTEMPTS:
            return []
        self._attempts = found.attempts + 1
        self._write()
        self._autosaves.writer.wait()  # if this crashes, the next start counts it
        self._held = ()
        QTimer.singleShot(_STEADY_MS, self, self._mark_stable)
        windows = sorted(found.windows, key=lambda known: known.active)
        return [self._restore_window(known) for known in windows]

    def _report(self, window: MainWindow) -> None:
        """Show in a window what could not be restored."""
        if self._file is None:
            self._notice_window = window
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
        """Show what is wrong with the session file, if anything."""
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
        """Offer to restore the windows."""
        window.notices.show_notice(
            Topic.SESSION,
            lambda: tr(text),
            action=tr_noop("Restore windows"),
            then=functools.partial(self._restore_held, window),
        )

    def watch(self, window: MainWindow) -> None:
        """Follow the changes of a window that was opened."""
        window.installEventFilter(self)
        window.page_changed.connect(self.schedule_write)
        window.game_shown.connect(self._watch_game)
        self.schedule_write()

    def schedule_write(self) -> None:
        """Schedule a write after a window has changed or was closed."""
        if not self._is_closed and not self._timer.isActive():
            self._timer.start()

    def save(self) -> None:
        """Write all games and windows to the disk before this returns."""
        if not self._is_closed:
            for window in self._windows:
                if window.document is not None:
                    window.document.flush()
            self._timer.stop()
            self._write()
            self._autosaves.writer.wait()

    def close(self) -> None:
        """Save everything as the program ends; the next start restores the windows open now."""
        for window in self._windows:
            if window.session is not None:
                window.session.pause()
        self._attempts = 0
        self.save()
        self._is_closed = True

    def resume(self) -> None:
        """Continue to save if the program did not end because a window could not be closed."""
        if self._windows:
            self._is_closed = False
            self.schedule_write()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _WINDOW_EVENTS:
            self.schedule_write()
        return False

    def _watch_game(self, page: GamePage) -> None:
        page.session.changed.connect(self.schedule_write)

    def _follow_game(self, path: Path) -> None:
        """Write at once that a game has a file now: after a crash its window shows that game."""
        self.schedule_write()
        known = self._written.windows if self._written is not None else ()
        is_new = all(self._autosaves.folder / window.game != path for window in known)
        if is_new and not self._is_closed:
            self._write()

    def _write(self) -> None:
        """Write the session on the writer's thread, if it has changed."""
        session = Session([*self._held, *self._captured()], self._attempts)
        if self._file is not None and session != self._written:
            self._written = session
            write = functools.partial(self._file.write, session)
            self._autosaves.writer.send(write, self._on_written)

    def _captured(self) -> Iterator[OpenWindow]:
        for window in self._windows:
            now, known = capture_window(window), self._reading.get(window)
            if known is not None:
                yield dataclasses.replace(known, geometry=now.geometry, active=now.active)
            if known is None or window.document is not None:
                yield now

    def _on_written(self, error: Exception | None) -> None:
        if error is not None:
            self._written = None
            self._retry.start()
            self._report_stale(error)
            return
        if self._stale_window is not None and self._stale_window in self._windows:
            self._stale_window.notices.withdraw(Topic.WINDOWS)
        self._stale_window = None

    def _report_stale(self, error: Exception) -> None:
        """Show, once until that has changed, that the list on the disk is an earlier one."""
        if self._stale_window in self._windows or not self._windows:
            return
        windows = sorted(self._windows, key=lambda window: window.isActiveWindow())
        self._stale_window = windows[-1]
        self._stale_window.notices.show_notice(
            Topic.WINDOWS,
            lambda: tr(
                "The list of open windows cannot be saved: {why}. The next start may bring back "
                "earlier ones.",
                why=translated(error),
            ),
        )

    def _try_again(self) -> None:
        """Write again, or claim a session file and offer its windows."""
        if self._is_closed:
            return
        if self._file is None:
            self._claim()
            self._show_found()
        self._write()

    def _show_found(self) -> None:
        """Offer the windows that could not be restored at the start."""
        if self._file is None:
            return
        self._held = self._file.found.windows
        window = self._notice_window
        if window is None or window not in self._windows:
            window = next(iter(self._windows), None)
        if window is not None:
            window.notices.withdraw(Topic.SESSION)
            if self._held:
                self._offer(window, tr_noop("Your windows can be restored now."))
            else:
                self._report_problem(window)

    def _mark_stable(self) -> None:
        if self._reading:  # which may crash
            QTimer.singleShot(_STEADY_MS, self, self._mark_stable)
            return
        self._attempts = 0
        self.schedule_write()

    def _restore_held(self, window: MainWindow) -> None:
        held, self._held = self._held, ()
        window.notices.withdraw(Topic.SESSION)
        for each in held:
            self._restore_window(each).show()

    def _restore_window(self, known: OpenWindow) -> MainWindow:
        window = self._open_window()
        self._reading[window] = known

        def end(_shown: MainWindow | None) -> None:
            del self._reading[window]
            self.schedule_write()

        return restore_window(known, lambda: window, self._services, end)
