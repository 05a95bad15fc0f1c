"""Imports collections into the library, and exports games from it."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVarTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPlainTextEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from desktop.i18n.text import both, say, tr, tr_noop, translated
from desktop.library.game_list import GameList
from desktop.library.library_client import LibraryClient, LibraryTask
from desktop.storage import file_dialogs
from desktop.widgets.dialog import Dialog
from desktop.widgets.label import Label
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.library.library import Library
from rules.library.transfer import ExportReport, ImportReport, export_games, import_games
from rules.record.game_file import SUFFIX

_Facts = TypeVarTuple("_Facts")  # the parts of a problem in a report

_LINES = (37, 25)  # the least size of a report, in line heights
_STEPS = 1000  # of the progress bar
_MAX_LINES = 1000  # of problems


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
        column = QVBoxLayout(self)
        for widget in (Label(text), self.bar, buttons):
            column.addWidget(widget)

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
        column = QVBoxLayout(self)
        for widget in (Label(headline), self.text, buttons):
            column.addWidget(widget)


class TransferActions(QObject):
    """Imports games into the library and exports them; ``parent`` is its window."""

    def __init__(
        self, client: LibraryClient, games: GameList, notices: NoticeBar, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._client, self._games, self._notices, self._window = client, games, notices, parent

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

        self._begin(tr("Import"), tr("Importing games …"), work, self._report_import)

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

        self._report(tr_noop("Import"), text, lines)

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

        self._begin(tr("Export"), tr("Exporting games …"), work, self._report_export)

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

        self._report(tr_noop("Export"), text, lines)

    # -- both --------------------------------------------------------------------------------

    def _begin(
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

    def _report(self, title: str, text: Callable[[], str], lines: Callable[[], list[str]]) -> None:
        def show() -> None:
            dialog = ReportDialog(tr(title), text(), lines(), self._window)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

        self._notices.show_notice(
            Topic.TRANSFER, text, action=tr_noop("Details"), then=show if lines() else None
        )


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
