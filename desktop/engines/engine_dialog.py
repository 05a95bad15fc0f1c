"""The dialog in which an engine is described and tested."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.engine.command_line import CommandLineError
from desktop.engine.saved_engine import SavedEngine
from desktop.engines.engine_form import EngineForm, TakenNameError
from desktop.engines.engine_test import EngineTest
from desktop.engines.facts_text import facts_sentence
from desktop.engines.log_pane import LogPane
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.plain_text import one_line
from desktop.i18n.text import said, say, tr
from desktop.i18n.translated import translated
from desktop.widgets.dialog import Dialog
from desktop.widgets.label import Label
from desktop.widgets.style_property import set_style_property
from rules.gtp_client.handshake import EngineFacts

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
