"""Deletes games of the library, restores them, and empties the bin."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.i18n.text import tr, tr_noop, translated
from desktop.library.game_list import GameList
from desktop.library.library_client import LibraryClient, LibraryTask
from desktop.storage.autosave import Autosaves
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.library.filter import Filter
from rules.library.library import GameBin, Library
from rules.translatable_text import TranslatableText, error_text

_AT_ONCE = 500  # games whose paths are fetched at a time
_NAMED = 3  # failed games listed with the reason; the others are counted


class InUseError(OSError):
    """A game is in use and cannot be moved now."""


class Moved(NamedTuple):
    """How many games were moved or destroyed, their new paths, and why others failed."""

    number: int
    paths: list[Path]
    problems: list[str]


class BinActions(QObject):
    """Deletes and restores the selected games of a list; ``parent`` is its window."""

    def __init__(
        self,
        client: LibraryClient,
        games: GameList,
        notices: NoticeBar,
        autosaves: Autosaves,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._client, self._games, self._notices = client, games, notices
        self._autosaves, self._window = autosaves, parent

    def delete(self) -> None:
        """Move the selected games to the bin; this can be undone."""
        autosaves = self._autosaves

        def move(game_bin: GameBin, path: Path) -> Path:
            autosave = autosaves.reopen(path)
            if autosave is None:
                raise InUseError(TranslatableText("it is open in a window"))
            try:
                return game_bin.delete(path)
            finally:
                autosave.close()

        self._begin(self._games.ids, move, self._on_deleted)

    def restore(self) -> None:
        """Move the selected games out of the bin."""
        self._begin(self._games.ids, GameBin.restore, self._on_restored)

    def empty(self) -> None:
        """Destroy all games in the bin after asking for confirmation."""
        self._client.ask(
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

    def _begin(
        self,
        ids: Sequence[int],
        act: Callable[[GameBin, Path], Path],
        then: Callable[[Moved], None],
    ) -> None:
        if ids:
            self._work(lambda library, task: _move(library, task, ids, act), then)

    def _work(
        self, work: Callable[[Library, LibraryTask], Any], then: Callable[[Any], None]
    ) -> None:
        """Move games; the client announces the change even if the window closes meanwhile."""
        client = self._client

        def end(show: Callable[[Any], None], outcome: Any) -> None:
            if shiboken6.isValid(self):
                show(outcome)
            client.changed.emit()
            client.games_moved.emit()

        done, failed = functools.partial(end, then), functools.partial(end, self._on_failed)
        client.begin(work, done, failed, owner=client)

    def _on_deleted(self, moved: Moved) -> None:
        def undo() -> None:
            self._notices.withdraw(Topic.BIN)
            self._work(
                lambda library, _task: [GameBin(library).restore(path) for path in moved.paths],
                lambda _answer: None,
            )

        def text() -> str:
            return tr("%Ln game(s) moved to the trash.", "", moved.number)

        self._report(moved, text, undo)

    def _on_restored(self, moved: Moved) -> None:
        self._report(moved, lambda: tr("%Ln game(s) restored.", "", moved.number))

    def _on_destroyed(self, moved: Moved) -> None:
        self._report(moved, lambda: tr("%Ln game(s) permanently deleted.", "", moved.number))

    def _on_failed(self, error: Exception) -> None:
        self._notices.show_notice(
            Topic.BIN, lambda: tr("This did not work: {why}.", why=translated(error))
        )

    def _report(
        self, moved: Moved, done: Callable[[], str], undo: Callable[[], None] | None = None
    ) -> None:
        def text() -> str:
            words = [done()] if moved.number else []
            words += map(translated, moved.problems[:_NAMED])
            if len(moved.problems) > _NAMED:
                words.append(tr("%Ln game(s) left unchanged in total.", "", len(moved.problems)))
            return " ".join(words)

        offer = undo if moved.paths else None
        self._notices.show_notice(Topic.BIN, text, action=tr_noop("Undo"), then=offer)


def _move(
    library: Library, task: LibraryTask, ids: Sequence[int], act: Callable[[GameBin, Path], Path]
) -> Moved:
    """Call ``act`` for each of the games, on the library's thread."""
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
                        why=error_text(error),
                    )
                )
    return Moved(len(moved), moved, problems)
