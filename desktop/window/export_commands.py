"""The exports of a window's game: clipboard, pictures, animations and paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPageSize
from PySide6.QtWidgets import QDialog

from desktop.export import picture_file
from desktop.export.animation import AnimationDialog
from desktop.export.export_dialog import (
    DEFAULTS,
    KIND,
    PAPERS,
    PictureDialog,
    is_transparent,
    size_px,
)
from desktop.export.export_source import ExportSource
from desktop.export.print_dialog import PrintDialog, PrintPreview
from desktop.services.text import either, tr, tr_noop, translated
from desktop.settings import file_dialogs
from desktop.theme.themes import UI_THEME
from desktop.widgets.notice_bar import Topic
from desktop.widgets.windows import local_files
from desktop.window.main_window import MainWindow
from desktop.window.services import Services
from rules.record.game_file import write_game
from rules.record.whole_file import write_whole

if TYPE_CHECKING:
    from desktop.pages.game_page import GamePage

PICTURES = {
    ".png": tr_noop("PNG picture"),
    ".svg": tr_noop("SVG drawing"),
    ".pdf": tr_noop("PDF page"),
}
ANIMATIONS = {".gif": tr_noop("Animated GIF")}
_KIND = "take_along"  # of the choices, in the settings


class ExportActions(QObject):
    """Exports for one window, with notices there if something fails.

    Attributes:
        dialog: the open dialog, None for none.
    """

    def __init__(self, window: MainWindow, services: Services) -> None:
        super().__init__(window)
        self._window, self._services = window, services
        self._settings, self._appearance = services.settings, services.appearance
        self.dialog: QDialog | None = None
        window.installEventFilter(self)

    # -- clipboard ---------------------------------------------------------------------------

    def copy_picture(self, page: GamePage) -> None:
        """Copy the board as a picture, in the style last saved, or else as on the screen."""
        source = self._source(page)
        kept = self._settings.choices(KIND)
        try:
            image = picture_file.board_image(
                source,
                DEFAULTS.read(kept),
                size_px(kept),
                transparent=is_transparent(kept),
            )
        except MemoryError as error:
            failure = error
            self._report(
                lambda: tr("The picture could not be copied: {why}.", why=translated(failure))
            )
            return
        QGuiApplication.clipboard().setImage(image)
        page.status.show_news(tr("The board was copied to the clipboard as a picture."))

    def copy_diagram(self, page: GamePage) -> None:
        QGuiApplication.clipboard().setText(self._source(page).text())
        page.status.show_news(tr("The board was copied to the clipboard as text."))

    def copy_game(self, page: GamePage) -> None:
        QGuiApplication.clipboard().setText(write_game(page.session.record))
        page.status.show_news(
            tr("The game was copied to the clipboard in the format of a saved game.")
        )

    def paste_game(self) -> None:
        """Open the game in the clipboard, or the files that were copied there."""
        copied = QGuiApplication.clipboard().mimeData() or QMimeData()  # None if nothing is there
        files, text = local_files(copied), copied.text()
        for path in files:
            self._window.open_requested.emit(path)
        if files:
            return
        if text.strip():
            self._services.opener.open_text(text, self._window)
        else:
            self._report(lambda: tr("The clipboard contains no text."))

    # -- files -------------------------------------------------------------------------------

    def save_picture(self, page: GamePage) -> None:
        dialog = PictureDialog(self._source(page), self._settings, self._window)

        def save() -> None:
            path = self._ask(dialog.source, PICTURES, ".png")
            if path is not None:
                dialog.remember()
                dialog.accept()
                self._write(path, lambda: _picture(path, dialog))

        dialog.asked.connect(save)
        self._open(dialog)

    def save_animation(self, page: GamePage) -> None:
        dialog = AnimationDialog(self._source(page), self._settings, self._window)

        def make() -> None:
            path = self._ask(dialog.source, ANIMATIONS, ".gif")
            if path is not None:
                dialog.remember()
                dialog.accepted.connect(lambda: self._write(path, lambda: _animation(dialog)))
                dialog.make()

        dialog.asked.connect(make)
        self._open(dialog)

    # -- paper -------------------------------------------------------------------------------

    def print_game(self, page: GamePage) -> None:
        dialog = PrintDialog(self._source(page), self._settings, self._window)

        def preview() -> None:
            dialog.remember()
            dialog.accept()
            self._open(
                PrintPreview(self._window, dialog.source, dialog.picture_style, dialog.sheet)
            )

        dialog.asked.connect(preview)
        self._open(dialog)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the dialog with the window, which stops the export."""
        if event.type() == QEvent.Type.Close and self.dialog is not None:
            self.dialog.close()
        return super().eventFilter(watched, event)

    # -- inner -------------------------------------------------------------------------------

    def _source(self, page: GamePage) -> ExportSource:
        themes = self._appearance.themes.all
        return ExportSource(page.session, page.board.drawing, UI_THEME.theme, themes)

    def _open(self, dialog: QDialog) -> None:
        self.dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.finished.connect(lambda: self._forget(dialog))
        dialog.show()

    def _forget(self, dialog: QDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None

    def _ask(self, source: ExportSource, kinds: Mapping[str, str], default: str) -> Path | None:
        """Return the file to write; None if the user cancelled or named it wrongly."""
        settings = self._settings
        kept = settings.choices(_KIND)
        folder, path = kept.get("folder", ""), self._window.path
        beside = Path(folder) / "x" if folder else path
        suffix = kept.get("suffix", "") if kept.get("suffix", "") in kinds else default
        stem = path.stem if path else re.sub(r"[^\w -]", "", source.session.record.setup.game.title)
        turn = tr("move {turn}", turn=len(source.nodes))
        name = f"{stem} {turn}{suffix}"
        suggestion = file_dialogs.folder_beside(beside) / name
        chosen = file_dialogs.ask_export(self._window, suggestion, kinds)
        if chosen is None:
            return None
        if chosen.suffix.lower() not in kinds:
            name = chosen.name
            self._report(
                lambda: tr(
                    "{name} was not saved: its name must end in {endings}.",
                    name=name,
                    endings=either(list(kinds)),
                )
            )
            return None
        settings.set_choices(_KIND, {"folder": str(chosen.parent), "suffix": chosen.suffix.lower()})
        return chosen

    def _write(self, path: Path, make: Callable[[], bytes]) -> None:
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            write_whole(path, make())
        except (OSError, MemoryError) as error:
            failure = error
            self._report(
                lambda: tr("{path} could not be saved: {why}.", path=path, why=translated(failure)),
                about=path,
            )
        else:
            self._window.notices.settle(Topic.EXPORT, path)
            if self._window.game_page is not None:
                self._window.game_page.status.show_news(tr("Saved to {path}.", path=path))
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _report(self, text: Callable[[], str], about: Path | None = None) -> None:
        self._window.notices.show_notice(Topic.EXPORT, text, about=about)


def _picture(path: Path, dialog: PictureDialog) -> bytes:
    source, style = dialog.source, dialog.picture_style
    if path.suffix.lower() == ".pdf":
        return picture_file.pdf(source, style, QPageSize(PAPERS[dialog.paper.currentData()]))
    write = picture_file.svg if path.suffix.lower() == ".svg" else picture_file.png
    return write(source, style, dialog.size_px.value(), dialog.transparent)


def _animation(dialog: AnimationDialog) -> bytes:
    if dialog.failure:
        raise MemoryError(dialog.failure)
    return dialog.data
