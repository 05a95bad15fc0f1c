"""The system's dialogs for choosing files."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.services.text import tr, translated
from desktop.widgets.label import Label, announce
from rules.record.whole_file import SUFFIX


def folder_beside(path: Path | None) -> Path:
    """Return the folder in which a dialog starts: that of ``path``, else the user's documents.

    A dialog would take a missing folder for a file's name, so its nearest existing parent is
    returned instead.
    """
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    folder = path.parent if path else Path(QStandardPaths.writableLocation(documents))
    return next(each for each in (folder, *folder.parents, Path.home()) if os.path.isdir(each))


def ask_open(parent: QWidget, folder: Path) -> Path | None:
    """Ask for a file to open; None if the dialog is cancelled."""
    dialog = _dialog(parent, tr("Open a saved game"), folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _answer(dialog)


def ask_import(parent: QWidget, folder: Path) -> list[Path]:
    """Ask for the files with games to import; [] if the dialog is cancelled."""
    games = tr("Games ({patterns})", patterns=f"*{SUFFIX} *.sgf")
    dialog = _dialog(parent, tr("Import games"), folder, [games, _all_files()])
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return [Path(each) for each in chosen]


def ask_cards(parent: QWidget, folder: Path, suffix: str) -> Path | None:
    """Ask for a file with cards of training; None if the dialog is cancelled."""
    cards = tr("Training cards ({patterns})", patterns=f"*{suffix}")
    dialog = _dialog(parent, tr("Import training cards"), folder, [cards, _all_files()])
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _answer(dialog)


def ask_program(parent: QWidget) -> Path | None:
    """Ask for a program; None if the dialog is cancelled."""
    dialog = _dialog(parent, tr("Choose a program"), Path.home(), [_all_files()])
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _answer(dialog)


def ask_save(parent: QWidget, suggestion: Path) -> Path | None:
    """Ask for a file to save to; None if the dialog is cancelled."""
    dialog = _dialog(parent, tr("Save game"), suggestion.parent)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.lstrip("."))
    dialog.selectFile(suggestion.name)
    return _answer(dialog)


def ask_export(parent: QWidget, suggestion: Path, kinds: Mapping[str, str]) -> Path | None:
    """Ask for a file to export to; None if the dialog is cancelled.

    ``kinds``: suffix -> the name of the file type, in English.
    """
    filters = {f"{tr(name)} (*{suffix})": suffix for suffix, name in kinds.items()}
    dialog = _dialog(parent, tr("Share and export"), suggestion.parent, list(filters))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)

    def choose(chosen: str) -> None:
        dialog.setDefaultSuffix(filters[chosen].lstrip("."))

    def follow(chosen: str) -> None:
        choose(chosen)
        stem = Path(dialog.selectedFiles()[0] if dialog.selectedFiles() else suggestion).stem
        dialog.selectFile(f"{stem}{filters[chosen]}")

    dialog.filterSelected.connect(follow)
    first = next(text for text, suffix in filters.items() if suffix == suggestion.suffix)
    dialog.selectNameFilter(first)
    choose(first)
    dialog.selectFile(suggestion.name)
    return _answer(dialog)


def _all_files() -> str:
    return tr("All files ({patterns})", patterns="*")


def _dialog(parent: QWidget, title: str, folder: Path, filters: Sequence[str] = ()) -> QFileDialog:
    """Return a file dialog; without ``filters`` it offers saved games and all files."""
    saved = tr("Saved games ({patterns})", patterns=f"*{SUFFIX}")
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setNameFilters(filters or [saved, _all_files()])
    return dialog


def _answer(dialog: QFileDialog) -> Path | None:
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def show_folder(folder: Path, hint: Callable[[], str], problem: Label) -> None:
    """Show a folder, made if it does not exist; if that fails, show and announce why.

    ``hint`` names the folder, for those whose system cannot show it. ``problem`` shows what is
    wrong, and is hidden if nothing is.
    """
    text = _failure(folder, hint)
    problem.show_text(text)
    announce(problem.window(), text, urgent=True)


def _failure(folder: Path, hint: Callable[[], str]) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return tr("{path} could not be created: {why}.", path=folder, why=translated(error))
    return "" if QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))) else hint()
