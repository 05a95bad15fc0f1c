"""The page of a saved game whose rules are not there: it is shown, and stays as it is."""

from __future__ import annotations

import functools
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.i18n.plain_text import one_line
from desktop.i18n.text import said, say, tr
from desktop.i18n.translated import translated
from desktop.theme.icons import icon
from desktop.widgets.announcement import announce
from desktop.widgets.label import Label
from desktop.widgets.page import Page
from desktop.window.own_folder import show_folder
from desktop.window.scoresheet_text import scoresheet_text
from rules.record.scoresheet import Scoresheet
from rules.record.simple_text import simple_text

_MAX_KEY = 60  # characters


class ScoresheetPage(Page):
    """Says what to install, and what the file says of the game. Nothing here is ever saved.

    Attributes:
        scoresheet: the game.
        command: what to type to install its rules; hidden if that is not known.
        copy, folder: the buttons that copy the command, and show the folder of the file.
        text: what the file says.
    """

    def __init__(
        self, scoresheet: Scoresheet, file: Path | None = None, parent: QWidget | None = None
    ) -> None:
        """``file`` is the file of the game; None if it has none."""
        super().__init__(parent)
        self.scoresheet = scoresheet
        self._file = file
        self._title, self._why = Label(role="title"), Label()
        self._damage, self._note = Label(), Label()
        self.command = QLineEdit(f"pip install {scoresheet.missing.package}", readOnly=True)
        self.copy = said(QPushButton(), lambda: tr("Copy the command"))
        self.folder = said(QPushButton(icon("folder"), ""), lambda: tr("Show the file’s folder"))
        self.text = QPlainTextEdit(readOnly=True)
        self.text.setTabChangesFocus(True)
        self.text.setUndoRedoEnabled(False)
        self._build()
        say(self._why.setText, self._reason)
        say(self._damage.setText, self._damage_text)
        say(self.command.setAccessibleName, lambda: tr("Command that installs the game"))
        say(self.text.setAccessibleName, lambda: tr("The saved game"))
        say(self.text.setPlainText, functools.partial(scoresheet_text, scoresheet))
        self.copy.clicked.connect(self._copy)
        self.folder.clicked.connect(self._show_folder)

    @property
    def file(self) -> Path | None:
        return self._file

    @property
    def help_place(self) -> tuple[str, str]:
        return "library", "files"

    @property
    def panes(self) -> list[QWidget]:
        """The stops of F6: the game, and the first thing to do about it."""
        buttons = (self.copy, self.folder)
        return [self.text, *[button for button in buttons if not button.isHidden()][:1]]

    def _reason(self) -> str:
        """Return why the game cannot be played, and what to do."""
        missing = self.scoresheet.missing
        key = simple_text(missing.key, _MAX_KEY)
        if missing.why:
            return tr(
                "The game {key} is installed, but cannot be played: {why}. Here is what the file "
                "says; it stays as it is.",
                key=key,
                why=one_line(translated(missing.why)),
            )
        if missing.package:
            return tr(
                "The game {key} is not installed. To replay it, install the package {package}, if "
                "you trust the source of this file, and start Oddments again. Here is what the "
                "file says; it stays as it is.",
                key=key,
                package=missing.package,
            )
        return tr(
            "This version of Oddments does not know the game {key}. Here is what the file says; it "
            "stays as it is.",
            key=key,
        )

    def _damage_text(self) -> str:
        problem = self.scoresheet.problem
        return tr("The file is damaged, and shown in part: {why}.", why=translated(problem))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.command.text())
        self._say_note(tr("The command was copied to the clipboard."))

    def _say_note(self, text: str) -> None:
        self._note.setText(text)
        self._note.show()
        announce(self, text)

    def _show_folder(self) -> None:
        assert self._file is not None
        path = self._file
        show_folder(
            path.parent, lambda: tr("The file is {path}.", path=one_line(str(path))), self._note
        )

    def _build(self) -> None:
        missing = self.scoresheet.missing
        self._title.setText(simple_text(missing.key, _MAX_KEY))
        has_command = bool(missing.package) and not missing.why
        self.command.setVisible(has_command)
        self.copy.setVisible(has_command)
        self.folder.setVisible(self._file is not None)
        self._damage.setVisible(bool(self.scoresheet.problem))
        self._note.hide()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.command, 1)
        row.addWidget(self.copy)
        row.addWidget(self.folder)
        if not has_command:
            row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        for part in (self._title, self._why, self._damage):
            column.addWidget(part)
        column.addLayout(row)
        column.addWidget(self._note)
        column.addWidget(self.text, 1)
