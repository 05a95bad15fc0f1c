"""The engines that the user has added: the list of them, and the dialog in which one is tried."""

from __future__ import annotations

import collections
import dataclasses
import functools
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QKeyEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
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
from desktop.services.tasks import Task, ThreadRunner
from desktop.services.text import both, in_tip, listed, one_line, said, say, tr, tr_noop, translated
from desktop.settings.file_dialogs import ask_program
from desktop.settings.settings import Settings
from desktop.theme.icons import icon
from desktop.widgets.controls import NumberBox, link_button
from desktop.widgets.keys import press_by_enter
from desktop.widgets.label import Label, RefusalLabel, add_row, set_style_property
from desktop.widgets.layouts import hbox, vbox
from desktop.widgets.windows import Dialog
from rules.games import GAMES
from rules.gtp_client.errors import GtpEngineError, LogKind, LogLine, StoppedError
from rules.gtp_client.program import EngineFacts, shake_hands
from rules.record.engine_seat import LONGEST_NAME
from rules.record.sgf import simple_text
from rules.translatable_text import TranslatableText

_LIST_LINES = (50, 28)  # the least size at which it opens, in line heights
_NAME_PX, _GAMES_PX = 170, 230  # at first
_HEADINGS = (
    tr_noop("Engine", "column"),
    tr_noop("Plays", "column"),
    tr_noop("Command line", "column"),
)


class EnginesDialog(Dialog):
    """Lists the engines in the order in which they are offered; changes are stored at once.

    Attributes:
        engines: the list.
        about: what engines are good for; shown until there is one.
        add, edit, test, duplicate, remove: the buttons beside the list.
        removed, undo: which engine was removed, and the button that brings it back.

    Signals:
        help_asked: the user wants to read about engines.
    """

    help_asked = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent, lines=_LIST_LINES)
        self._settings = settings
        self._removed: tuple[int, SavedEngine] | None = None  # the last one, and where it was
        say(self.setWindowTitle, lambda: tr("Engines – Oddments"))
        self.engines = QTreeWidget()
        self.about = said(Label(role="quiet"), _about)
        self.add = said(QPushButton(), lambda: tr("Add …", "engine"))
        self.edit = said(QPushButton(), lambda: tr("Edit …", "engine"))
        self.test = said(QPushButton(), lambda: tr("Test …", "engine"))
        self.duplicate = said(QPushButton(), lambda: tr("Duplicate", "engine"))
        self.remove = said(QPushButton(), lambda: tr("Remove", "engine"))
        self.removed = Label(role="quiet")
        self.removed.setWordWrap(False)
        self.undo = said(link_button(), lambda: tr("Undo"))
        self._prepare_list()
        self._lay_out()
        self._connect()
        self._show()

    @property
    def current(self) -> int:
        """The row of the selected engine; -1 for none."""
        item = self.engines.currentItem()
        return self.engines.indexOfTopLevelItem(item) if item is not None else -1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.engines.hasFocus():
            self._remove()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            press_by_enter(self, event)  # Qt would press the default button of a dialog it opened
        else:
            super().keyPressEvent(event)

    def _open(self, at: int, *, test: bool = False) -> None:
        """Describe the engine in a row; -1 for a new one."""
        saved = self._settings.engines
        engine = saved[at] if at >= 0 else None
        others = [other for row, other in enumerate(saved) if row != at]
        dialog = EngineDialog(engine, others, self)
        dialog.described.connect(lambda described: self._keep(at, described))
        dialog.show()
        if test:
            dialog.start_test()

    def _keep(self, at: int, engine: SavedEngine) -> None:
        engines = list(self._settings.engines)
        if at < 0:
            at = len(engines)
        engines[at : at + 1] = [engine]
        self._store(engines, at)

    def _duplicate(self) -> None:
        engines, at = list(self._settings.engines), self.current
        if at >= 0:
            name = free_name(engines[at].name, engines)
            engines.insert(at + 1, dataclasses.replace(engines[at], name=name))
            self._store(engines, at + 1)

    def _remove(self) -> None:
        engines, at = list(self._settings.engines), self.current
        if at >= 0:
            removed = at, engines.pop(at)
            self._store(engines, min(at, len(engines) - 1))
            self._removed = removed
            self._show_removed()
            self.engines.setFocus()

    def _bring_back(self) -> None:
        if self._removed is None:
            return
        at, engine = self._removed
        engines = list(self._settings.engines)
        engines.insert(at, dataclasses.replace(engine, name=free_name(engine.name, engines)))
        self._store(engines, at)

    def _store(self, engines: list[SavedEngine], at: int) -> None:
        self._settings.engines = tuple(engines)
        self._removed = None
        self._show(at)

    def _show(self, at: int | None = None) -> None:
        """Show the engines; the row ``at`` is selected, by default that which is now."""
        at = self.current if at is None else at
        self.engines.clear()
        self.engines.setHeaderLabels([tr(heading, "column") for heading in _HEADINGS])
        for engine in self._settings.engines:
            self.engines.addTopLevelItem(_row(engine))
        item = self.engines.topLevelItem(max(0, at))
        set_style_property(self.add, "role", "primary" if item is None else "")
        if item is not None:
            self.engines.setCurrentItem(item)
        else:
            self.add.setFocus()
        self.about.setVisible(item is None)
        self._show_removed()
        self._enable()

    def _show_removed(self) -> None:
        is_shown = self._removed is not None
        self.removed.setVisible(is_shown)
        self.undo.setVisible(is_shown)
        if self._removed is not None:
            name = one_line(self._removed[1].name)
            self.removed.setText(tr("“{engine}” was removed.", engine=name))

    def _enable(self) -> None:
        for button in (self.edit, self.test, self.duplicate, self.remove):
            button.setEnabled(self.current >= 0)

    def _prepare_list(self) -> None:
        self.engines.setColumnCount(len(_HEADINGS))
        self.engines.setRootIsDecorated(False)
        self.engines.setUniformRowHeights(True)
        self.engines.setAllColumnsShowFocus(True)
        self.engines.setTextElideMode(Qt.TextElideMode.ElideRight)
        say(self.engines.setAccessibleName, lambda: tr("Engines"))
        header = self.engines.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(True)
        header.resizeSection(0, _NAME_PX)
        header.resizeSection(1, _GAMES_PX)

    def _connect(self) -> None:
        self.add.clicked.connect(lambda: self._open(-1))
        self.edit.clicked.connect(lambda: self._open(self.current))
        self.test.clicked.connect(lambda: self._open(self.current, test=True))
        self.duplicate.clicked.connect(self._duplicate)
        self.remove.clicked.connect(self._remove)
        self.undo.clicked.connect(self._bring_back)
        self.engines.itemActivated.connect(lambda _item, _column: self._open(self.current))
        self.engines.currentItemChanged.connect(lambda _now, _before: self._enable())
        UI_LANGUAGE.changed.connect(self._show)

    def _lay_out(self) -> None:
        buttons = (self.add, self.edit, self.test, self.duplicate, self.remove)
        row = hbox((self.engines, 1), vbox(*buttons, None))
        news = hbox(self.removed, self.undo, None)
        kind = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(kind.Close | kind.Help)
        box.rejected.connect(self.reject)
        box.helpRequested.connect(self.help_asked)
        vbox(self.about, (row, 1), news, box, on=self, spacing=12, margins=None)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)


def _about() -> str:
    return tr(
        "Any program that speaks the Go Text Protocol can play here, analyse and review games, "
        "also one on another computer: {example}",
        example=EXAMPLE,
    )


def _row(engine: SavedEngine) -> QTreeWidgetItem:
    texts = [engine.name, plays_text(engine), engine.command_line]
    item = QTreeWidgetItem([one_line(text) for text in texts])
    facts = facts_sentence(engine.facts) if engine.facts is not None else plays_text(engine)
    for column, tip in enumerate((facts, facts, engine.command_line)):
        item.setToolTip(column, in_tip(tip))
    return item


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

_ENGINE_LINES = (42, 36)  # the least size at which it opens, in line heights
_COMMAND_LINES = 2.6  # in sight at once
_POLL_MS = 100


class TakenNameError(ValueError):
    """Another engine has the name; the argument is a ``TranslatableText``."""


class EngineDialog(Dialog):
    """Describes a new engine, or one that there is.

    Attributes:
        command_line, name, seconds, commands: the fields.
        browse: the button that asks for a program file.
        refusal: what is wrong with the fields.
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
        super().__init__(parent, lines=_ENGINE_LINES)
        self._is_new, self._others = engine is None, tuple(others)
        say(self.setWindowTitle, self._title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.command_line, self.name, self.commands = QLineEdit(), QLineEdit(), QPlainTextEdit()
        self.seconds, self.refusal = NumberBox(ANSWER_SECONDS), RefusalLabel()
        self.browse = said(QPushButton(icon("folder"), ""), lambda: tr("Browse …"))
        self._prepare_fields()
        self._fill(engine)
        self._facts = engine.facts if engine is not None else None
        self._failure: Exception | None = None  # why the last test failed; None unless it did
        self._task: Task | None = None
        self._runner, self._stop, self._began = ThreadRunner(self), threading.Event(), 0.0
        self._heard: collections.deque[LogLine] = collections.deque()
        self._timer = QTimer(self, interval=_POLL_MS)
        self.test, self.status, self.log = QPushButton(), Label(), LogPane()
        self.save = said(QPushButton(), lambda: tr("Save", "engine"))
        self._lay_out()
        self._show()
        self._connect()

    @property
    def words(self) -> list[str]:
        """The program and its arguments.

        Raises:
            CommandLineError: the command line cannot be split.
        """
        return split_command_line(self.command_line.text())

    def start_test(self) -> None:
        """Start the engine to see what it can do, unless its command line is not valid."""
        if self.seconds.focus_if_refused():
            return
        try:
            words = self.words
        except CommandLineError as error:
            self._refuse(error)
            return
        self.refusal.show_text("")
        self.log.clear()
        self._cancel()
        self._facts = self._failure = None
        stop, lines = threading.Event(), collections.deque[LogLine](maxlen=MAX_LINES)
        self._stop, self._heard = stop, lines  # an earlier test may still write into its own
        self._began = time.monotonic()
        self.destroyed.connect(stop.set)  # the window may be closed with everything in it
        work = functools.partial(
            shake_hands, words, seconds=self.seconds.value(), stop=stop, log=lines.append
        )
        expected = (GtpEngineError, StoppedError)
        self._task = Task(work, self._end, self._fail, owner=self, expected=expected)
        self._runner.start(self._task, name="engine test", daemon=True)
        self._timer.start()
        self._follow_test()

    def done(self, result: int) -> None:
        self._cancel()
        super().done(result)

    def _title(self) -> str:
        return tr("Add an engine – Oddments") if self._is_new else tr("Edit an engine – Oddments")

    def _press_test(self) -> None:
        if self._task is not None:
            self._cancel()
        else:
            self.start_test()

    def _cancel(self) -> None:
        """End the test, and the program; nothing more is heard of it."""
        self._stop.set()
        if self._task is not None:
            self._task.cancel()
            self._end(None)

    def _fail(self, error: Exception) -> None:
        self._failure = error
        self._end(None)

    def _end(self, facts: EngineFacts | None) -> None:
        self._facts, self._task = facts, None
        self._timer.stop()
        self._follow_test()

    def _follow_test(self) -> None:
        """Show what was sent and received meanwhile."""
        lines = []
        while self._heard:
            lines.append(self._heard.popleft())
        self.log.add_lines(lines)
        self._show()

    def _forget_facts(self) -> None:
        """Forget what another command line has found."""
        self._cancel()
        self._failure = self._facts = None
        self.refusal.show_text("")
        self._show()

    def _save(self) -> None:
        if self.seconds.focus_if_refused():
            return
        try:
            engine = self._engine()
        except (CommandLineError, TakenNameError) as error:
            self._refuse(error)
            return
        self.accept()
        self.described.emit(engine)

    def _refuse(self, error: CommandLineError | TakenNameError) -> None:
        self.refusal.show_text(translated(error))
        field = self.name if isinstance(error, TakenNameError) else self.command_line
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)  # selects it

    def _engine(self) -> SavedEngine:
        """Return the engine that the fields describe; without a name it gets one.

        Raises:
            CommandLineError: the command line cannot be split.
            TakenNameError: another engine has the name.
        """
        facts, name = self._facts, simple_text(self.name.text(), LONGEST_NAME)
        if name in {other.name for other in self._others}:
            raise TakenNameError(
                TranslatableText("There is an engine with the name “{name}” already.", name=name)
            )
        called = (facts.name if facts is not None else "") or Path(self.words[0]).stem
        lines = [one_line(line).strip() for line in self.commands.toPlainText().splitlines()]
        commands = [line[:LONGEST_LINE] for line in lines if line][:MAX_COMMANDS]
        return SavedEngine(
            name=name or free_name(called, self._others),
            command_line=self.command_line.text().strip(),
            commands=tuple(commands),
            seconds=self.seconds.value(),
            facts=facts,
        )

    def _browse(self) -> None:
        path = ask_program(self)
        if path is not None:
            self.command_line.setText(quoted(str(path)))
            self.command_line.setFocus()

    def _show(self) -> None:
        """Show the state of the test, and which button is most likely to be wanted."""
        running = self._task is not None
        self.test.setText(tr("Cancel the test") if running else tr("Test"))
        self.status.setText(self._status())
        has_failed = self._failure is not None and not running
        set_style_property(self.status, "role", "refusal" if has_failed else "")
        first, second = (self.save, self.test) if self._facts else (self.test, self.save)
        first.setDefault(True)
        set_style_property(first, "role", "primary")
        set_style_property(second, "role", "")

    def _status(self) -> str:
        if self._task is not None:
            return tr(
                "Waiting for answers … ({elapsed} of {most} s)",
                elapsed=int(time.monotonic() - self._began),
                most=self.seconds.value(),
            )
        if self._failure is not None:
            return tr("The test failed: {why}.", why=one_line(translated(self._failure)))
        if self._facts is None:
            return tr("A test finds out which games the engine plays.")
        return facts_sentence(self._facts)

    def _connect(self) -> None:
        self.test.clicked.connect(self._press_test)
        self.save.clicked.connect(self._save)
        self.browse.clicked.connect(self._browse)
        self.command_line.textChanged.connect(self._forget_facts)
        self.seconds.refused.connect(self.refusal.show_text)
        self._timer.timeout.connect(self._follow_test)
        UI_LANGUAGE.changed.connect(self._show)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        label = said(QLabel(), lambda: tr("Command line"))
        label.setBuddy(self.command_line)
        say(self.command_line.setAccessibleName, lambda: tr("Command line"))
        form.addRow(label, hbox((self.command_line, 1), self.browse))
        add_row(form, lambda: tr("Name"), self.name)
        add_row(form, lambda: tr("Commands at the start of a game"), self.commands)
        add_row(form, lambda: tr("Longest wait for an answer"), self.seconds)
        form.addRow(self.refusal)
        row = hbox((self.test, 0, Qt.AlignmentFlag.AlignTop), (self.status, 1), spacing=12)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.rejected.connect(self.reject)
        vbox(form, row, (self.log, 1), buttons, on=self, spacing=12, margins=None)

    def _prepare_fields(self) -> None:
        self.command_line.setPlaceholderText(EXAMPLE)
        self.command_line.setMaxLength(LONGEST_LINE)
        self.name.setMaxLength(LONGEST_NAME)
        say(self.name.setPlaceholderText, lambda: tr("As the engine calls itself"))
        say(self.seconds.setSuffix, lambda: tr(" s"))
        self.commands.setTabChangesFocus(True)
        self.commands.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        say(
            self.commands.setPlaceholderText,
            lambda: tr("One per line, such as: {example}", example="level 7"),
        )
        height = _COMMAND_LINES * self.commands.fontMetrics().lineSpacing()
        self.commands.setFixedHeight(round(height) + 2 * self.commands.frameWidth() + 8)

    def _fill(self, engine: SavedEngine | None) -> None:
        self.seconds.setValue(DEFAULT_SECONDS if engine is None else engine.seconds)
        if engine is not None:
            self.command_line.setText(engine.command_line)
            self.name.setText(engine.name)
            self.commands.setPlainText("\n".join(engine.commands))


MAX_LINES = 1000  # in the log, and of those that wait to be shown; older ones are dropped
_SIGNS = {LogKind.SENT: "→", LogKind.RECEIVED: "←", LogKind.ERROR: "!"}


class LogPane(QPlainTextEdit):
    """Shows lines as plain text: → sent, ← received, ! from standard error."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setMaximumBlockCount(MAX_LINES)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        self.setStyleSheet(f'QPlainTextEdit {{ font-family: "{family}"; }}')
        say(self.setAccessibleName, lambda: tr("What was sent and received"))
        say(
            self.setPlaceholderText,
            lambda: tr("A test shows here what is sent (→), received (←) and reported (!)."),
        )

    def add_lines(self, lines: Iterable[LogLine]) -> None:
        """Append lines, and keep the last one in sight unless somebody has scrolled up."""
        texts = [f"{_SIGNS[line.kind]} {one_line(translated(line.text))}" for line in lines]
        if texts:
            self.appendPlainText("\n".join(texts))
