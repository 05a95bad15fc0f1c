"""What is done with the games of the library: bin, import and export, with their dialogs."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVarTuple

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QWidget,
)

from desktop.library.game_list import GameList
from desktop.library.library_client import LibraryClient, LibraryTask
from desktop.services.text import both, say, tr, tr_noop, translated
from desktop.settings import file_dialogs
from desktop.settings.autosave import Autosaves
from desktop.widgets.label import Label
from desktop.widgets.layouts import vbox
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.widgets.windows import Dialog
from rules.library.entry import Filter
from rules.library.library import GameBin, Library
from rules.library.transfer import ExportReport, ImportReport, export_games, import_games
from rules.record.game_file import SUFFIX
from rules.translatable_text import TranslatableText, error_text

_Facts = TypeVarTuple("_Facts")  # the parts of a problem in a report

_AT_ONCE = 500  # games whose paths are fetched at a time
_NAMED = 3  # failed games listed with the reason; the others are counted
_LINES = (37, 25)  # the least size of a report, in line heights
_STEPS = 1000  # of the progress bar
_MAX_LINES = 1000  # of problems


class InUseError(OSError):
    """A game is in use and cannot be moved now."""


class Moved(NamedTuple):
    """The new paths of games that were moved, the old ones of those destroyed, and what failed."""

    paths: list[Path]
    problems: list[str]


class ProgressDialog(Dialog):
    """Shows the progress of a transfer, with a button to stop it; other windows stay usable."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.bar = QProgressBar()
        self.bar.setRange(0, _STEPS)
        self.bar.setAccessibleName(text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        vbox(Label(text), self.bar, buttons, on=self, margins=None)

    def show_share(self, share: float) -> None:
        self.bar.setValue(round(_STEPS * share))


class ReportDialog(Dialog):
    """Lists the games that could not be read."""

    def __init__(self, title: str, headline: str, lines: list[str], parent: QWidget) -> None:
        super().__init__(parent, lines=_LINES)
        self.setWindowTitle(title)
        self.text = QPlainTextEdit("\n".join(lines))
        self.text.setReadOnly(True)
        say(self.text.setAccessibleName, lambda: tr("Games that could not be read"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        vbox(Label(headline), self.text, buttons, on=self, margins=None)


class GameActions(QObject):
    """Deletes, restores and exports the selected games of a list, and imports others into it."""

    def __init__(
        self,
        client: LibraryClient,
        games: GameList,
        notices: NoticeBar,
        autosaves: Autosaves,
        parent: QWidget,
    ) -> None:
        """``parent`` is the window of the list."""
        super().__init__(parent)
        self._client, self._games, self._notices = client, games, notices
        self._autosaves, self._window = autosaves, parent

    # -- bin ---------------------------------------------------------------------------------

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

        self._move(
            self._games.ids,
            move,
            lambda count: tr("%Ln game(s) moved to the trash.", "", count),
            can_undo=True,
        )

    def restore(self) -> None:
        """Move the selected games out of the bin."""
        self._move(
            self._games.ids,
            GameBin.restore,
            lambda count: tr("%Ln game(s) restored.", "", count),
        )

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

        self._move(ids, destroy, lambda count: tr("%Ln game(s) permanently deleted.", "", count))

    def _move(
        self,
        ids: Sequence[int],
        act: Callable[[GameBin, Path], Path],
        text: Callable[[int], str],
        *,
        can_undo: bool = False,
    ) -> None:
        """Call ``act`` for these games; ``text`` returns how many were moved, in words."""

        def report(moved: Moved) -> None:
            self._report_move(moved, text, can_undo=can_undo)

        if ids:
            self._work(lambda library, task: _move(library, task, ids, act), report)

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

    def _on_failed(self, error: Exception) -> None:
        self._notices.show_notice(
            Topic.BIN, lambda: tr("This did not work: {why}.", why=translated(error))
        )

    def _report_move(self, moved: Moved, text: Callable[[int], str], *, can_undo: bool) -> None:
        def words() -> str:
            parts = [text(len(moved.paths))] if moved.paths else []
            parts += map(translated, moved.problems[:_NAMED])
            if len(moved.problems) > _NAMED:
                parts.append(tr("%Ln game(s) left unchanged in total.", "", len(moved.problems)))
            return " ".join(parts)

        def undo() -> None:
            self._notices.withdraw(Topic.BIN)
            self._work(
                lambda library, _task: [GameBin(library).restore(path) for path in moved.paths],
                lambda _answer: None,
            )

        then = undo if can_undo and moved.paths else None
        self._notices.show_notice(Topic.BIN, words, action=tr_noop("Undo"), then=then)

    # -- import ------------------------------------------------------------------------------

    def ask_import(self) -> None:
        """Ask for files, and import them."""
        folder = file_dialogs.folder_beside(None)
        paths = file_dialogs.ask_import(self._window, folder)
        if paths:
            self.import_files(paths)

    def import_files(self, paths: list[Path]) -> None:
        """Import the games of files into the library, and show a report."""

        def work(library: Library, task: LibraryTask) -> ImportReport:
            progress = functools.partial(_report_share, task)
            return import_games(library, paths, progress, lambda: task.stopping)

        self._transfer(tr("Import"), tr("Importing games …"), work, self._report_import)

    def _report_import(self, report: ImportReport) -> None:
        def text() -> str:
            words = [tr("%Ln game(s) imported.", "", report.taken)]
            if report.known:
                words.append(tr("%Ln game(s) already in the library.", "", report.known))
            if report.stopped:
                words.append(tr("The rest was skipped."))
            if report.problems:
                words.append(_unread_text(len(report.problems)))
            return " ".join(words)

        def lines() -> list[str]:
            return _first_lines(report.problems, _import_line)

        self._report_transfer(tr_noop("Import"), text, lines)

    # -- export ------------------------------------------------------------------------------

    def export_chosen(self) -> None:
        """Ask for a file, and write the selected games to it."""
        ids = self._games.ids
        day = datetime.date.today().isoformat()
        name = f"{tr('Games')} {day}{SUFFIX}"
        target = file_dialogs.ask_save(self._window, file_dialogs.folder_beside(None) / name)
        if not ids or target is None:
            return

        def work(library: Library, task: LibraryTask) -> ExportReport:
            rows = library.rows(ids)
            paths = [rows[number].path for number in ids if number in rows]
            progress = functools.partial(_report_share, task)
            return export_games(paths, target, progress, lambda: task.stopping)

        self._transfer(tr("Export"), tr("Exporting games …"), work, self._report_export)

    def _report_export(self, report: ExportReport) -> None:
        if report.stopped:
            self._notices.show_notice(Topic.TRANSFER, lambda: tr("Nothing was exported."))
            return

        def text() -> str:
            words = _exported_text(report)
            count = len(report.problems)
            return f"{words} {_unread_text(count)}" if count else words

        def lines() -> list[str]:
            return _first_lines(report.problems, _file_line)

        self._report_transfer(tr_noop("Export"), text, lines)

    # -- import and export --------------------------------------------------------------------

    def _transfer(
        self,
        title: str,
        text: str,
        work: Callable[[Library, LibraryTask], Any],
        then: Callable[[Any], None],
    ) -> None:
        dialog = ProgressDialog(title, text, self._window)

        def end() -> None:
            dialog.done(0)
            dialog.deleteLater()
            self._client.changed.emit()

        def on_done(report: Any) -> None:
            end()
            then(report)

        def on_failed(error: Exception) -> None:
            end()
            self._notices.show_notice(
                Topic.TRANSFER,
                lambda: tr("{what} failed: {why}.", what=title, why=translated(error)),
            )

        self._notices.withdraw(Topic.TRANSFER)
        dialog.open()
        task = self._client.begin(
            work, on_done, on_failed, owner=self._window, on_progress=dialog.show_share
        )
        dialog.rejected.connect(task.stop)

    def _report_transfer(
        self, title: str, text: Callable[[], str], lines: Callable[[], list[str]]
    ) -> None:
        def show() -> None:
            dialog = ReportDialog(tr(title), text(), lines(), self._window)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

        self._notices.show_notice(
            Topic.TRANSFER, text, action=tr_noop("Details"), then=show if lines() else None
        )


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
    return Moved(moved, problems)


def _report_share(task: LibraryTask, share: float) -> None:
    """Let urgent tasks run, and report the progress."""
    task.pause()
    task.report(share)


def _first_lines(problems: Sequence[tuple[*_Facts]], line: Callable[[*_Facts], str]) -> list[str]:
    """Return the lines of the first problems; the headline says how many there are."""
    lines = [line(*problem) for problem in problems[:_MAX_LINES]]
    return lines if len(problems) <= _MAX_LINES else [*lines, "…"]


def _import_line(file: str, number: int, problem: str) -> str:
    """Return what is wrong with a game, or with the whole file if ``number`` is 0."""
    if number:
        return tr("{file}, game {number}: {why}", file=file, number=number, why=translated(problem))
    return _file_line(file, problem)


def _file_line(file: str, problem: str) -> str:
    return tr("{file}: {why}", file=file, why=translated(problem))


def _exported_text(report: ExportReport) -> str:
    if not report.files:
        return tr("Nothing to export.")
    where = both([file.name for file in report.files])
    if len(report.files) > 2:
        where = tr("%Ln file(s), {first} …", "", len(report.files), first=report.files[0].name)
    return tr("%Ln game(s) exported to {where}.", "", report.count, where=where)


def _unread_text(count: int) -> str:
    return tr("%Ln game(s) could not be read in full.", "", count)
