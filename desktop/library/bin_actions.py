"""Deletes games of the library, restores them, and empties the bin."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMessageBox

from desktop.i18n.text import tr, tr_noop
from desktop.i18n.translated import translated
from desktop.library.library_thread import Task
from rules.library.filter import Filter
from rules.library.game_bin import GameBin
from rules.library.library import Library
from rules.translatable_text import TranslatableText, why

if TYPE_CHECKING:
    from desktop.library.library_window import LibraryWindow

_AT_ONCE = 500  # games whose paths are asked for at once
_NAMED = 3  # games that stay, and why; the others are counted


class InUseError(OSError):
    """A game that cannot be moved now."""


class Moved(NamedTuple):
    """How many games were moved or destroyed, where they lie, and why others stay."""

    number: int
    paths: list[Path]
    problems: list[str]


class BinActions(QObject):
    def __init__(self, window: LibraryWindow) -> None:
        super().__init__(window)
        self._window = window
        QShortcut(QKeySequence("Del"), window.list, self._on_delete_key)

    def delete(self) -> None:
        """Put the chosen games into the bin; that can be undone."""
        autosaves = self._window.program.autosaves

        def put(game_bin: GameBin, path: Path) -> Path:
            autosave = autosaves.reopen(path)
            if autosave is None:
                raise InUseError(TranslatableText("it is open in a window"))
            try:
                return game_bin.delete(path)
            finally:
                autosave.close()

        self._begin(self._window.list.ids, put, self._on_deleted)

    def restore(self) -> None:
        """Take the chosen games out of the bin."""
        self._begin(self._window.list.ids, GameBin.restore, self._on_restored)

    def empty(self) -> None:
        """Destroy all games in the bin, if the person really wants it."""
        desk = self._window.desk
        desk.ask(
            lambda library: list(library.search(Filter(binned=True)).ids),
            self._ask_empty,
            owner=self,
        )

    def _ask_empty(self, ids: list[int]) -> None:
        if not ids:
            return
        box = QMessageBox(self._window)
        box.setWindowTitle(tr("Empty the trash"))
        box.setText(tr("Permanently delete %Ln game(s) from the trash?", "", len(ids)))
        box.setInformativeText(tr("This cannot be undone."))
        destroy = box.addButton(tr("Delete permanently"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.finished.connect(
            lambda _result: self._destroy(ids) if box.clickedButton() is destroy else None
        )
        box.finished.connect(box.deleteLater)
        box.open()

    def _destroy(self, ids: list[int]) -> None:
        def destroy(game_bin: GameBin, path: Path) -> Path:
            game_bin.destroy(path)
            return path

        self._begin(ids, destroy, self._on_destroyed)

    def _on_delete_key(self) -> None:
        if self._window.delete.isVisible() and self._window.delete.isEnabled():
            self.delete()

    def _begin(
        self,
        ids: Sequence[int],
        act: Callable[[GameBin, Path], Path],
        then: Callable[[Moved], None],
    ) -> None:
        if ids:
            self._work(lambda library, task: _move(library, task, ids, act), then)

    def _work(self, work: Callable[[Library, Task], Any], then: Callable[[Any], None]) -> None:
        """Have games moved; also where the window closes meanwhile, all others hear of it."""
        desk, program = self._window.desk, self._window.program

        def end(show: Callable[[Any], None], outcome: Any) -> None:
            if shiboken6.isValid(self):
                show(outcome)
            desk.changed.emit()
            program.games_changed.emit()

        done, failed = functools.partial(end, then), functools.partial(end, self._on_failed)
        desk.begin(work, done, failed, owner=desk)

    def _on_deleted(self, moved: Moved) -> None:
        def undo() -> None:
            self._window.notices.withdraw("bin")
            self._work(
                lambda library, _task: [GameBin(library).restore(path) for path in moved.paths],
                lambda _answer: None,
            )

        def text() -> str:
            return tr("%Ln game(s) moved to the trash.", "", moved.number)

        self._tell(moved, text, undo)

    def _on_restored(self, moved: Moved) -> None:
        self._tell(moved, lambda: tr("%Ln game(s) restored.", "", moved.number))

    def _on_destroyed(self, moved: Moved) -> None:
        self._tell(moved, lambda: tr("%Ln game(s) permanently deleted.", "", moved.number))

    def _on_failed(self, error: Exception) -> None:
        self._window.notices.tell(
            "bin", lambda: tr("This did not work: {why}.", why=translated(error))
        )

    def _tell(
        self, moved: Moved, done: Callable[[], str], undo: Callable[[], None] | None = None
    ) -> None:
        def text() -> str:
            words = [done()] if moved.number else []
            words += map(translated, moved.problems[:_NAMED])
            if len(moved.problems) > _NAMED:
                words.append(tr("%Ln game(s) left unchanged in total.", "", len(moved.problems)))
            return " ".join(words)

        offer = undo if moved.paths else None
        self._window.notices.tell("bin", text, action=tr_noop("Undo"), then=offer)


def _move(
    library: Library, task: Task, ids: Sequence[int], act: Callable[[GameBin, Path], Path]
) -> Moved:
    """Do something with each of the games; on the library's thread."""
    game_bin = GameBin(library)
    moved: list[Path] = []
    problems: list[str] = []
    for start in range(0, len(ids), _AT_ONCE):
        for row in library.rows(ids[start : start + _AT_ONCE]).values():
            task.pause()
            try:
                moved.append(act(game_bin, row.path))
            except OSError as error:
                problems.append(
                    TranslatableText(
                        "Could not move or delete {name}: {why}.",
                        name=row.path.stem,
                        why=why(error),
                    )
                )
    return Moved(len(moved), moved, problems)
