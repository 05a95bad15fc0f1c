"""The page of a saved game whose rules are not there: it is shown as text."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from desktop.game.players import Human, read_seat, seat_names, shown_name
from desktop.painting.game_texts import OPTION_WORDS, OptionWords
from desktop.services.text import one_line, said, say, tr, tr_noop, translated
from desktop.settings.file_dialogs import show_folder
from desktop.theme.colour_names import colour_name
from desktop.theme.icons import icon
from desktop.widgets.label import Label, announce
from desktop.widgets.layouts import hbox, vbox
from desktop.widgets.page import Page
from rules.record import game_root
from rules.record.game_file import Scoresheet, WrittenMove
from rules.record.sgf import shown_text, simple_text

_FACTS = {
    game_root.TITLE: tr_noop("Name of the game"),
    game_root.DATE: tr_noop("Date"),
    game_root.EVENT: tr_noop("Event"),
    game_root.ROUND: tr_noop("Round"),
    game_root.PLACE: tr_noop("Location"),
    "RE": tr_noop("Result"),
}

_SWITCHED = {"on": tr_noop("On"), "off": tr_noop("Off")}

_MAX_LINE = 300  # characters of a fact or a move

_INDENT = "    "

_MAX_INDENTS = 10  # a variation within so many others is not moved further to the right


def scoresheet_text(scoresheet: Scoresheet) -> str:
    """Return all that is known of the game, in the current language."""
    facts = [tr("{name}: {value}", name=name, value=value) for name, value in _facts(scoresheet)]
    if scoresheet.is_set_up:
        facts.append(tr("The game starts in a position that was set up."))
    remark = shown_text(scoresheet.value(game_root.COMMENT)).strip()
    parts = ["\n".join(facts), remark, "\n".join(_moves(scoresheet))]
    return "\n\n".join(filter(None, parts))


def _facts(scoresheet: Scoresheet) -> Iterator[tuple[str, str]]:
    for key, value in scoresheet.options.items():
        title = OPTION_WORDS.get(key, OptionWords(key.capitalize())).title
        yield tr(title), tr(_SWITCHED.get(value, "")) or simple_text(value, _MAX_LINE)
    for colour, player in enumerate(_players(scoresheet)):
        yield colour_name(colour), player
    for name, title in _FACTS.items():
        if value := simple_text(scoresheet.value(name), _MAX_LINE):
            yield tr(title), value


def _players(scoresheet: Scoresheet) -> list[str]:
    first, second = scoresheet.seats
    black, white = scoresheet.names
    seats = read_seat(first, black), read_seat(second, white)
    return [
        shown_name(name) if isinstance(seat, Human) and name else call
        for name, seat, call in zip(scoresheet.names, seats, seat_names(seats), strict=True)
    ]


def _moves(scoresheet: Scoresheet) -> Iterator[str]:
    """Yield the moves as lines; variations are further to the right, after the move they replace.

    An empty line stands before a variation, and after it.
    """
    before = WrittenMove(0, 0, 0, "", "")
    for move in scoresheet.moves():
        starts = move.depth and move.text and move.number <= before.number
        if starts or move.depth < before.depth:
            yield ""
        indent = min(move.depth, _MAX_INDENTS) * _INDENT
        if move.text or move.number > 0:
            turn = simple_text(move.text, _MAX_LINE)
            said = tr("{colour}: {turn}", colour=colour_name(move.colour), turn=turn)
            yield f"{indent}{move.number}. {said}"
        for line in shown_text(move.comment).splitlines():
            yield f"{indent}{_INDENT}{line}"
        before = move


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
        self._scoresheet = scoresheet
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
    def scoresheet(self) -> Scoresheet:
        return self._scoresheet

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
        note = tr("The command was copied to the clipboard.")
        self._note.show_text(note)
        announce(self, note)

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
        row = hbox((self.command, 1), self.copy, self.folder, spacing=8)
        if not has_command:
            row.addStretch(1)
        above = (self._title, self._why, self._damage, row, self._note)
        vbox(*above, (self.text, 1), on=self, spacing=12, margins=(24, 20, 24, 20))
