"""The fields that describe an engine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from desktop.engine.command_line import quoted, split_command_line
from desktop.engine.saved_engine import (
    ANSWER_SECONDS,
    DEFAULT_SECONDS,
    LONGEST_LINE,
    MAX_COMMANDS,
    SavedEngine,
    free_name,
)
from desktop.i18n.plain_text import one_line
from desktop.i18n.text import said, say, tr
from desktop.storage.file_dialogs import ask_program
from desktop.theme.icons import icon
from desktop.widgets.label import Label, add_row
from desktop.widgets.number_box import NumberBox
from rules.gtp_client.handshake import EngineFacts
from rules.record.engine_seat import LONGEST_NAME
from rules.record.simple_text import simple_text
from rules.translatable_text import TranslatableText

EXAMPLE = "ssh host oddments-gtp --no-files"
_COMMAND_LINES = 2.6  # in sight at once


class TakenNameError(ValueError):
    """Another engine has the name; the argument is a ``TranslatableText``."""


class EngineForm(QWidget):
    """Fields for a new engine or one that is edited.

    Attributes:
        command_line, name, seconds, commands: the fields.
        browse: the button that asks for a program file.
        refusal: what is wrong with the fields.

    Signals:
        command_line_changed: the command line has changed.
    """

    command_line_changed = Signal()

    def __init__(self, engine: SavedEngine | None) -> None:
        super().__init__()
        self.command_line, self.name = QLineEdit(), QLineEdit()
        self.command_line.setPlaceholderText(EXAMPLE)
        self.command_line.setMaxLength(LONGEST_LINE)
        self.name.setMaxLength(LONGEST_NAME)
        say(self.name.setPlaceholderText, lambda: tr("As the engine calls itself"))
        self.browse = said(QPushButton(icon("folder"), ""), lambda: tr("Browse …"))
        self.seconds = NumberBox(ANSWER_SECONDS)
        say(self.seconds.setSuffix, lambda: tr(" s"))
        self.commands = QPlainTextEdit()
        self.commands.setTabChangesFocus(True)
        self.commands.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        say(
            self.commands.setPlaceholderText,
            lambda: tr("One per line, such as: {example}", example="level 7"),
        )
        height = _COMMAND_LINES * self.commands.fontMetrics().lineSpacing()
        self.commands.setFixedHeight(round(height) + 2 * self.commands.frameWidth() + 8)
        self.refusal = Label(role="refusal")
        self.refusal.hide()
        self._lay_out()
        self._fill(engine)
        self.browse.clicked.connect(self._browse)
        self.command_line.textChanged.connect(self.command_line_changed)
        self.seconds.refused.connect(self.show_refusal)

    @property
    def words(self) -> list[str]:
        """The program and its arguments.

        Raises:
            CommandLineError: the command line cannot be split.
        """
        return split_command_line(self.command_line.text())

    def engine(self, facts: EngineFacts | None, others: Sequence[SavedEngine]) -> SavedEngine:
        """Return the engine that the fields describe; without a name it gets one.

        ``facts``: of its last test; ``others``: the engines beside it.

        Raises:
            CommandLineError: the command line cannot be split.
            TakenNameError: another engine has the name.
        """
        name = simple_text(self.name.text(), LONGEST_NAME)
        if name in {other.name for other in others}:
            raise TakenNameError(
                TranslatableText("There is an engine with the name “{name}” already.", name=name)
            )
        called = (facts.name if facts is not None else "") or Path(self.words[0]).stem
        return SavedEngine(
            name=name or free_name(called, others),
            command_line=self.command_line.text().strip(),
            commands=tuple(self._commands()),
            seconds=self.seconds.value(),
            facts=facts,
        )

    def show_refusal(self, text: str) -> None:
        """Show what is wrong; "" for nothing."""
        self.refusal.setText(text)
        self.refusal.setVisible(bool(text))

    def _commands(self) -> list[str]:
        lines = [one_line(line).strip() for line in self.commands.toPlainText().splitlines()]
        return [line[:LONGEST_LINE] for line in lines if line][:MAX_COMMANDS]

    def _fill(self, engine: SavedEngine | None) -> None:
        self.seconds.setValue(DEFAULT_SECONDS if engine is None else engine.seconds)
        if engine is not None:
            self.command_line.setText(engine.command_line)
            self.name.setText(engine.name)
            self.commands.setPlainText("\n".join(engine.commands))

    def _browse(self) -> None:
        path = ask_program(self)
        if path is not None:
            self.command_line.setText(quoted(str(path)))
            self.command_line.setFocus()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.command_line, 1)
        row.addWidget(self.browse)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        label = said(QLabel(), lambda: tr("Command line"))
        label.setBuddy(self.command_line)
        say(self.command_line.setAccessibleName, lambda: tr("Command line"))
        form.addRow(label, row)
        add_row(form, lambda: tr("Name"), self.name)
        add_row(form, lambda: tr("Commands at the start of a game"), self.commands)
        add_row(form, lambda: tr("Longest wait for an answer"), self.seconds)
        form.addRow(self.refusal)
        for field, text in (
            (self.name, lambda: tr("Name")),
            (self.commands, lambda: tr("Commands at the start of a game")),
            (self.seconds, lambda: tr("Longest wait for an answer")),
        ):
            say(field.setAccessibleName, text)
