"""The game of one window on the disk: the user's own file, and the program's autosave."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from desktop.services.text import on_button, tr, tr_noop, translated
from desktop.settings import file_dialogs
from desktop.settings.autosave import AutosaveFile, Autosaver
from desktop.settings.file_watch import FileWatch
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.record.game_file import SUFFIX, is_saved, save, write_game
from rules.record.game_reader import read_bytes, sample_text
from rules.record.sgf import GameFileError, ReadReport
from rules.record.whole_file import FileFingerprint, keep_beside

if TYPE_CHECKING:
    from rules.record.game_record import GameRecord


def reading_text(reading: ReadReport, path: Path | None) -> str:
    """Return a warning about how a game was read; "" if its text held this game and was intact.

    ``path``: the file it was read from, None for the clipboard.
    """
    if reading.encoding and not reading.problems and path is not None:
        text = tr(
            "{name} was read in the encoding {encoding}.", name=path.name, encoding=reading.encoding
        )
        return f"{text} {_stays_text(path)}"
    if not reading.problems:
        return _several_text(path) if not reading.alone else ""
    (first, *others) = reading.problems
    problem, count = translated(first), len(others) + reading.more
    if count:
        more = tr("%Ln more problem(s)", "", count)
        problem = tr("{problem}, and {more}", problem=problem, more=more)
    if path is None:
        return tr("The pasted text could only be read in part: {problem}.", problem=problem)
    text = tr("{name} could only be read in part: {problem}.", name=path.name, problem=problem)
    return f"{text} {_stays_text(path)}"


def _several_text(path: Path | None) -> str:
    if path is None:
        return tr("This is one of several pasted games.")
    text = tr("This is one of several games in {name}.", name=path.name)
    return f"{text} {_stays_text(path)}"


def _stays_text(path: Path) -> str:
    return tr("{name} was left unchanged. Save this game to another file.", name=path.name)


def newer_text(path: Path, *, is_kept: bool) -> str:
    """Return the notice that the file of a game that is open has been changed meanwhile.

    ``is_kept``: whether the game that is open stays in the library.
    """
    if is_kept:
        return tr(
            "Another program has changed {name} since it was opened here. This window shows the "
            "game as it was; it stays in the library when you reload the file.",
            name=path.name,
        )
    return tr(
        "Another program has changed {name} since it was opened here. This window shows the game "
        "as it was.",
        name=path.name,
    )


def changed_text(path: Path) -> str:
    """Return the notice that another program has changed the file."""
    return tr(
        "Another program has changed {name} since it was opened here, so it "
        "was not overwritten. Save this game to another file.",
        name=path.name,
    )


_ENCODINGS = {  # [name] -> languages in their own words, as everybody finds them
    "UTF-8": "Unicode",
    "GB18030": "简体中文",
    "Big5": "繁體中文",
    "Shift_JIS": "日本語",
    "EUC-JP": "日本語",
    "EUC-KR": "한국어",
    "Windows-1251": "Русский",
    "Windows-1252": "English, Deutsch, Español, Français, Italiano",
}
_SAMPLE = 40  # characters
_RELOAD, _SAVE_AS = tr_noop("Reload"), tr_noop("Save as …")


class GameDocument(QObject):
    """Saves a game, and shows a notice in its window if that fails.

    Attributes:
        path: the file that the game was last opened from or saved to; None if there is none.
        origin: the file that the game was opened from, if it must not be overwritten because it
            contains more than could be read; else None.
        modified: whether the game has changed since.
        autosave: the program's own copy of the game.

    Signals:
        changed: any of these has changed.
        saved(Path): the game was saved to this file.
        reload_requested(str): the user wants the file as it is now, in place of this game, in this
            encoding or with "" in its own.
    """

    changed = Signal()
    saved = Signal(object)
    reload_requested = Signal(str)

    def __init__(
        self,
        record: GameRecord,
        autosave: AutosaveFile,
        notices: NoticeBar,
        window: QWidget,
        *,
        is_own: bool = True,
    ) -> None:
        """``autosave`` knows the user's own file of the game.

        Without ``is_own``, the game is a file that is only viewed: it is autosaved from its first
        change on.
        """
        super().__init__(window)
        self._record, self.autosave = record, autosave
        self._notices, self._window = notices, window
        self.origin: Path | None = None
        if record.reading.read_only:
            self.origin, autosave.user_file = autosave.user_file, None
        self.path = autosave.user_file
        self.modified = self.path is not None and not self._is_as_read()
        self._is_given_up = False
        self._is_own = is_own
        self._autosaver = Autosaver(record, autosave, self)
        self._autosaver.written.connect(lambda: notices.withdraw(Topic.AUTOSAVE))
        self._autosaver.failed.connect(self._show_autosave_failure)
        if is_own and self.path is None and autosave.path is None:
            self._autosaver.schedule()  # there is no other copy
        self._show_reading_problems()
        self._offered: FileFingerprint | None = None  # what the file was like when offered last
        self._watch = FileWatch(self)
        self._watch.seen.connect(self._compare)
        self._watch.watch(self.source)
        if self.source is not None:  # it may have changed since the last run
            self._compare(FileFingerprint.of(self.source))

    @property
    def name(self) -> str:
        """The name of the game's file for the window's title; "" if there is none."""
        if self.origin is not None:
            return tr("{name} (read only)", name=self.origin.name)
        return self.path.name if self.path is not None else ""

    @property
    def source(self) -> Path | None:
        """The file of the game, whether or not it may be overwritten."""
        return self.path or self.origin

    @property
    def is_outdated(self) -> bool:
        """Return whether another program has changed the file since it was opened or saved."""
        source = self.source
        return source is not None and FileFingerprint.of(source) not in (None, self._fingerprint)

    @property
    def has_unwritten_changes(self) -> bool:
        """Return whether the autosave lacks changes."""
        return self._autosaver.has_unwritten_changes

    @functools.cached_property
    def text_as_opened(self) -> str:
        """The text of the game as it was opened; to be read before the first change."""
        return write_game(self._record)

    def mark_changed(self) -> None:
        """Record that the game has changed, and autosave it."""
        self.modified = self.path is not None
        self._autosaver.schedule()
        self.changed.emit()

    def flush(self) -> None:
        """Autosave all changes before this returns."""
        self._autosaver.flush()

    def is_safe(self) -> bool:
        """Autosave all changes; return whether the game is on the disk."""
        self.flush()
        is_elsewhere = self.path is not None and not self.modified
        return is_elsewhere or not self._autosaver.has_unwritten_changes

    def may_be_replaced(self) -> bool:
        """Return whether the game is on the disk; one that differs from its file is autosaved."""
        if self.modified:
            self._autosaver.schedule()
        return self.is_safe()

    def may_close(self) -> bool:
        """Return whether the game is on the disk; if it cannot be, False the first time only."""
        if self.is_safe() or self._is_given_up:
            return True
        self._is_given_up = True
        return False

    def save(self) -> None:
        """Save to the game's file, or ask for one."""
        if self.path is None:
            self.save_as()
        elif self.is_outdated:
            self._show(functools.partial(changed_text, self.path), {_RELOAD: self._reload})
        else:
            self._save_to(self.path)

    def save_as(self) -> None:
        title = self._record.setup.game.title
        name = f"{title} {datetime.date.today().isoformat()}{SUFFIX}"
        suggestion = self.path or file_dialogs.folder_beside(self.origin) / name
        path = file_dialogs.ask_save(self._window, suggestion)
        if path is not None:
            self._save_to(path)

    def offer_reload(self) -> None:
        """Offer the file as it is now, in place of this game."""
        assert self.source is not None
        self._offer(FileFingerprint.of(self.source))

    def _offer(self, now: FileFingerprint | None) -> None:
        """Offer the file, once while it is as ``now``."""
        assert self.source is not None
        self._offered = now
        is_kept = self.modified or self.has_unwritten_changes or self.autosave.path is not None
        self._notices.show_notice(
            Topic.FILE,
            functools.partial(newer_text, self.source, is_kept=is_kept),
            action=_RELOAD,
            then=self._reload,
            more={_SAVE_AS: self.save_as},
        )

    def close(self) -> None:
        """Release the game for other windows."""
        self._autosaver.flush()
        self.autosave.close()
        self.deleteLater()

    def _save_to(self, path: Path) -> None:
        try:
            is_origin = self.origin is not None and path.resolve() == self.origin.resolve()
            if is_origin and path.exists():  # it may have been moved in the meantime
                keep_beside(path)
            self.flush()  # or what is being written would name the last file
            self.autosave.link_to(path)
            save(self._record, path)
        except OSError as error:
            failure = error
            if self.autosave.path is not None:
                self._autosaver.schedule()  # with the link to the last file
            self._show(
                lambda: tr(
                    "The game could not be saved to {path}: {why}.",
                    path=path,
                    why=translated(failure),
                )
            )
            return
        self._notices.withdraw(Topic.FILE)
        self.origin = None
        self.path = self.autosave.user_file = path
        self.autosave.fingerprint = FileFingerprint.of(path)
        self._watch.watch(path)
        self.modified = False
        if self._is_own or self.autosave.path is not None:
            self._autosaver.schedule()
        self.changed.emit()
        self.saved.emit(path)

    @property
    def _fingerprint(self) -> FileFingerprint | None:
        """What the file was like when it was opened or saved here."""
        if self.path is None:
            return self._record.reading.fingerprint
        return self.autosave.fingerprint

    def _compare(self, fingerprint: FileFingerprint | None) -> None:
        """Offer the file once for each time that another program has changed it.

        A missing one may be about to be replaced.
        """
        known = self._fingerprint
        if fingerprint is None or known is None or fingerprint in (known, self._offered):
            return
        # some network folders give a file another number each time
        is_same = (fingerprint.size, fingerprint.mtime_ns) == (known.size, known.mtime_ns)
        if self.path is not None and not self.modified:
            is_same = is_same or is_saved(self._record, self.path)
        if is_same:
            self._offered = self.autosave.fingerprint = fingerprint
        else:
            self._offer(fingerprint)

    def _is_as_read(self) -> bool:
        """Return whether the game equals its file; remembers the file's fingerprint if new."""
        assert self.path is not None
        now = FileFingerprint.of(self.path)
        if self.autosave.path is None:  # it was read from its file just now
            self.autosave.fingerprint = self._record.reading.fingerprint
        elif self.autosave.fingerprint is None:
            self.autosave.fingerprint = now
        just_read = now is not None and now == self._record.reading.fingerprint
        return just_read or is_saved(self._record, self.path)

    def _show_reading_problems(self) -> None:
        text = functools.partial(reading_text, self._record.reading, self.origin)
        if text():
            choice = {tr_noop("Encoding …"): self._choose_encoding}
            self._show(text, choice if self._record.reading.encoding else None)

    def _choose_encoding(self) -> None:
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for encoding, words in self._samples().items():
            name = f"{_ENCODINGS[encoding]} ({encoding})"
            menu.addAction(on_button(f"{words} – {name}" if words else name)).setData(encoding)
        menu.triggered.connect(lambda action: self.reload_requested.emit(action.data()))
        menu.popup(self._notices.mapToGlobal(self._notices.rect().bottomLeft()))

    def _samples(self) -> dict[str, str]:
        """Return [encoding] -> words of names and comments in it; "" for invalid ones, the last."""
        try:
            data = read_bytes(self.source) if self.source is not None else b""
        except (OSError, GameFileError):  # reading it again will report that
            data = b""
        samples = {encoding: sample_text(data, encoding, _SAMPLE) for encoding in _ENCODINGS}
        return dict(sorted(samples.items(), key=lambda item: not item[1]))

    def _reload(self) -> None:
        self.reload_requested.emit("")

    def _show(
        self, text: Callable[[], str], more: Mapping[str, Callable[[], object]] | None = None
    ) -> None:
        self._notices.show_notice(Topic.FILE, text, action=_SAVE_AS, then=self.save_as, more=more)

    def _show_autosave_failure(self, error: OSError) -> None:
        self._notices.show_notice(
            Topic.AUTOSAVE,
            lambda: tr(
                "This game cannot be saved in {folder}: {why}. Save it to another "
                "file. If you close the window or start a game again, it is lost.",
                folder=self.autosave.folder,
                why=translated(error),
            ),
            action=_SAVE_AS,
            then=self.save_as,
        )
