"""The dialog in which an engine is described and tested."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.game.command_line import CommandLineError, quoted, split_command_line
from desktop.game.external_engines import (
    ANSWER_SECONDS,
    DEFAULT_SECONDS,
    LONGEST_LINE,
    MAX_COMMANDS,
    SavedEngine,
    free_name,
)
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import both, listed, one_line, said, say, tr, translated
from desktop.settings.file_dialogs import ask_program
from desktop.theme.icons import icon
from desktop.widgets.dialog import Dialog
from desktop.widgets.label import Label, add_row
from desktop.widgets.number_box import NumberBox
from desktop.widgets.style_property import set_style_property
from desktop.window.engine_test import EngineTest
from desktop.window.log_pane import LogPane
from rules.games import GAMES
from rules.gtp_client.handshake import EngineFacts
from rules.record.game_root import LONGEST_NAME
from rules.record.sgf import simple_text
from rules.translatable_text import TranslatableText


def game_titles(facts: EngineFacts) -> list[str]:
    """Return the titles of the games that an engine plays, in our order."""
    return [game.title for key, game in GAMES.items() if key in facts.games]


def plays_text(engine: SavedEngine) -> str:
    """Return what an engine plays, in brief, for a list."""
    if engine.facts is None:
        return tr("Not tested yet")
    return listed(game_titles(engine.facts))


def facts_sentence(facts: EngineFacts) -> str:
    """Return what an engine said of itself: name, version, games, and whether it analyses."""
    name = one_line(f"{facts.name} {facts.version}".strip())
    games = both(game_titles(facts))
    if facts.analyses:
        return tr("{engine} plays {games}. It can also analyse.", engine=name, games=games)
    return tr("{engine} plays {games}. It names moves without win rates.", engine=name, games=games)


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


_LINES = (42, 36)  # the least size at which it opens, in line heights


class EngineDialog(Dialog):
    """Describes a new engine, or one that there is.

    Attributes:
        form: the fields.
        test: starts the test, or while it runs cancels it.
        status: how the test is going, or how it ended.
        log: what was sent and received during the test.
        save: the button that accepts the fields.

    Signals:
        described(SavedEngine): the engine was described, and is to be kept.
    """

    described = Signal(object)

    def __init__(
        self, engine: SavedEngine | None, others: Sequence[SavedEngine], parent: QWidget
    ) -> None:
        """``engine``: the one to edit, None for a new one; ``others`` are beside it."""
        super().__init__(parent, lines=_LINES)
        self._is_new, self._others = engine is None, tuple(others)
        say(self.setWindowTitle, self._title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.form = EngineForm(engine)
        self._test = EngineTest(self)
        self._facts = engine.facts if engine is not None else None
        self.test, self.status, self.log = QPushButton(), Label(), LogPane()
        self.save = said(QPushButton(), lambda: tr("Save", "engine"))
        self._lay_out()
        self._show()
        self._connect()

    def start_test(self) -> None:
        """Start the engine to see what it can do, unless its command line is not valid."""
        if self.form.seconds.focus_if_refused():
            return
        try:
            words = self.form.words
        except CommandLineError as error:
            self._refuse(error)
            return
        self.form.show_refusal("")
        self.log.clear()
        self._facts = None
        self._test.start(words, self.form.seconds.value())

    def done(self, result: int) -> None:
        self._test.cancel()
        super().done(result)

    def _title(self) -> str:
        return tr("Add an engine – Oddments") if self._is_new else tr("Edit an engine – Oddments")

    def _press_test(self) -> None:
        if self._test.is_running:
            self._test.cancel()
            self._show()
        else:
            self.start_test()

    def _follow_test(self) -> None:
        self._facts = self._test.facts or self._facts
        self._show()

    def _forget_facts(self) -> None:
        """Forget what another command line has found."""
        self._test.cancel()
        self._test.facts = self._test.failure = self._facts = None
        self.form.show_refusal("")
        self._show()

    def _save(self) -> None:
        if self.form.seconds.focus_if_refused():
            return
        try:
            engine = self.form.engine(self._facts, self._others)
        except (CommandLineError, TakenNameError) as error:
            self._refuse(error)
            return
        self.accept()
        self.described.emit(engine)

    def _refuse(self, error: CommandLineError | TakenNameError) -> None:
        self.form.show_refusal(translated(error))
        field = self.form.name if isinstance(error, TakenNameError) else self.form.command_line
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)  # selects it

    def _show(self) -> None:
        """Show the state of the test, and which button is most likely to be wanted."""
        running = self._test.is_running
        self.test.setText(tr("Cancel the test") if running else tr("Test"))
        self.status.setText(self._status(self._facts))
        has_failed = self._test.failure is not None and not running
        set_style_property(self.status, "role", "refusal" if has_failed else "")
        first, second = (self.save, self.test) if self._facts else (self.test, self.save)
        first.setDefault(True)
        set_style_property(first, "role", "primary")
        set_style_property(second, "role", "")

    def _status(self, facts: EngineFacts | None) -> str:
        if self._test.is_running:
            return tr(
                "Waiting for answers … ({elapsed} of {most} s)",
                elapsed=self._test.elapsed_s,
                most=self.form.seconds.value(),
            )
        if self._test.failure is not None:
            return tr("The test failed: {why}.", why=one_line(translated(self._test.failure)))
        if facts is None:
            return tr("A test finds out which games the engine plays.")
        return facts_sentence(facts)

    def _connect(self) -> None:
        self.test.clicked.connect(self._press_test)
        self.save.clicked.connect(self._save)
        self.form.command_line_changed.connect(self._forget_facts)
        self._test.changed.connect(self._follow_test)
        self._test.heard.connect(self.log.add_lines)
        UI_LANGUAGE.changed.connect(self._show)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.test, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.status, 1)
        buttons = QDialogButtonBox()
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(self.form)
        column.addLayout(row)
        column.addWidget(self.log, 1)
        column.addWidget(buttons)
