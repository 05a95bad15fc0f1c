"""Where the game of one window is kept: in the person's own file, and in the program's folder."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr, tr_noop
from desktop.i18n.translated import translated
from desktop.storage import file_dialogs
from desktop.storage.autosave import AutosaveFile
from desktop.storage.autosaver import Autosaver
from desktop.storage.reading_notices import changed_text, reading_text
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from rules.record.game_file import SUFFIX, is_saved, save, write_game
from rules.record.game_record import GameRecord
from rules.record.whole_file import FileFingerprint, keep_beside


class GameDocument(QObject):
    """Saves a game, and tells in the window's notices where that fails.

    Attributes:
        path: the file that the game was opened from or saved to last; None where it has none.
        origin: the file that it was opened from, where that must not be written over, for it
            holds more than could be read; else None.
        modified: whether the game has changed since.
        autosave: where the program keeps the game.

    Signals:
        changed: any of these is another one now.
        saved(Path): the game was saved to this file.
    """

    changed = Signal()
    saved = Signal(object)

    def __init__(
        self,
        record: GameRecord,
        autosave: AutosaveFile,
        notices: NoticeBar,
        window: QWidget,
        *,
        is_own: bool = True,
    ) -> None:
        """``autosave`` knows the file that the game has.

        A game that is not one's own, but a file merely looked at, is kept from its first change on.
        """
        super().__init__(window)
        self._record, self.autosave = record, autosave
        self._notices, self._window = notices, window
        self.origin: Path | None = None
        if record.reading.read_only:
            self.origin, autosave.file = autosave.file, None
        self.path = autosave.file
        self.modified = self.path is not None and not self._is_as_read()
        self._is_given_up = False
        self._is_own = is_own
        self._journal = Autosaver(record, autosave, self)
        self._journal.written.connect(lambda: notices.withdraw(Topic.AUTOSAVE))
        self._journal.failed.connect(self._tell_failure)
        if is_own and self.path is None and autosave.path is None:
            self._journal.note()  # there is no other copy
        self._tell_of_reading()

    @property
    def name(self) -> str:
        """What to call the game's file in the window's title; "" where there is none."""
        if self.origin is not None:
            return tr("{name} (read only)", name=self.origin.name)
        return self.path.name if self.path is not None else ""

    @property
    def source(self) -> Path | None:
        """The file that the game is from, whether or not it may be written over."""
        return self.path or self.origin

    @functools.cached_property
    def text_as_opened(self) -> str:
        """The game as a file has it; to be asked for only until it is changed and kept."""
        return write_game(self._record)

    def keep(self) -> None:
        """Write the game to the program's own folder; it has changed."""
        self.modified = self.path is not None
        self._journal.note()
        self.changed.emit()

    def finish(self) -> None:
        """Have the game on the disk before this returns."""
        self._journal.finish()

    def may_close(self) -> bool:
        """Whether the game is kept; where it cannot be, False once, and the window says so."""
        self.finish()
        is_elsewhere = self.path is not None and not self.modified
        if not self._journal.is_behind or is_elsewhere or self._is_given_up:
            return True
        self._is_given_up = True
        return False

    def save(self) -> None:
        """Save to the file the game has, or ask for one."""
        if self.path is None:
            self.save_as()
        elif FileFingerprint.of(self.path) in (None, self.autosave.stamp):
            self._save_to(self.path)
        else:
            self._tell(functools.partial(changed_text, self.path))

    def save_as(self) -> None:
        title = self._record.setup.game.title
        name = f"{title} {datetime.date.today().isoformat()}{SUFFIX}"
        suggestion = self.path or file_dialogs.folder_beside(self.origin) / name
        path = file_dialogs.ask_save(self._window, suggestion)
        if path is not None:
            self._save_to(path)

    def close(self) -> None:
        """Let other windows have the game."""
        self._journal.finish()
        self.autosave.close()
        self.deleteLater()

    def _save_to(self, path: Path) -> None:
        try:
            is_origin = self.origin is not None and path.resolve() == self.origin.resolve()
            if is_origin and path.exists():  # it may have been moved meanwhile
                keep_beside(path)
            save(self._record, path)
        except OSError as error:
            failure = error
            self._tell(
                lambda: tr(
                    "The game could not be saved to {path}: {why}.",
                    path=path,
                    why=translated(failure),
                )
            )
            return
        self._notices.withdraw(Topic.FILE)
        self.origin = None
        self.path = self.autosave.file = path
        self.autosave.stamp = FileFingerprint.of(path)
        self.modified = False
        if self._is_own or self.autosave.path is not None:
            self._journal.note()
        self.changed.emit()
        self.saved.emit(path)

    def _is_as_read(self) -> bool:
        """Whether the game is as its file has it; takes note of how that file is then."""
        assert self.path is not None
        now = FileFingerprint.of(self.path)
        if self.autosave.path is None:  # it was read from its file just now
            self.autosave.stamp = self._record.reading.stamp
        elif self.autosave.stamp is None:
            self.autosave.stamp = now
        just_read = now is not None and now == self._record.reading.stamp
        return just_read or is_saved(self._record, self.path)

    def _tell_of_reading(self) -> None:
        text = functools.partial(reading_text, self._record.reading, self.origin)
        if text():
            self._tell(text)

    def _tell(self, text: Callable[[], str]) -> None:
        self._notices.tell(Topic.FILE, text, action=tr_noop("Save as …"), then=self.save_as)

    def _tell_failure(self, error: OSError) -> None:
        self._notices.tell(
            Topic.AUTOSAVE,
            lambda: tr(
                "This game cannot be saved in {folder}: {why}. Save it to another "
                "file. If you close the window again, it is lost.",
                folder=self.autosave.folder,
                why=translated(error),
            ),
            action=tr_noop("Save as …"),
            then=self.save_as,
        )
