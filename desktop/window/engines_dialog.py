"""The list of the engines that the user has added."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.game.external_engines import SavedEngine, free_name
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import in_tip, one_line, said, say, tr, tr_noop
from desktop.settings.settings import Settings
from desktop.widgets.buttons import link_button
from desktop.widgets.dialog import Dialog
from desktop.widgets.enter import press_by_enter
from desktop.widgets.label import Label
from desktop.widgets.style_property import set_style_property
from desktop.window.engine_dialog import EXAMPLE, EngineDialog, facts_sentence, plays_text

_LINES = (50, 28)  # the least size at which it opens, in line heights
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
        super().__init__(parent, lines=_LINES)
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
        """Store the engines, and select the row ``at``."""
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
        beside = QVBoxLayout()
        for button in (self.add, self.edit, self.test, self.duplicate, self.remove):
            button.setAutoDefault(False)
            beside.addWidget(button)
        beside.addStretch()
        row = QHBoxLayout()
        row.addWidget(self.engines, 1)
        row.addLayout(beside)
        news = QHBoxLayout()
        news.addWidget(self.removed)
        news.addWidget(self.undo)
        news.addStretch()
        kind = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kind.Close | kind.Help)
        buttons.rejected.connect(self.reject)
        buttons.helpRequested.connect(self.help_asked)
        for standard in buttons.buttons():
            if isinstance(standard, QPushButton):
                standard.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(self.about)
        column.addLayout(row, 1)
        column.addLayout(news)
        column.addWidget(buttons)


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
