"""Shows a folder for files of the user's own in the system's file manager."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel

from desktop.services.text import tr, translated
from desktop.widgets.announcement import announce


def show_folder(folder: Path, hint: Callable[[], str], problem: QLabel) -> None:
    """Show a folder, made if it does not exist; if that fails, show and announce why.

    ``hint`` names the folder, for those whose system cannot show it. ``problem`` shows what is
    wrong, and is hidden if nothing is.
    """
    text = _failure(folder, hint)
    problem.setVisible(bool(text))
    if text:
        problem.setText(text)
        announce(problem.window(), text, urgent=True)


def _failure(folder: Path, hint: Callable[[], str]) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return tr("{path} could not be created: {why}.", path=folder, why=translated(error))
    return "" if QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))) else hint()
