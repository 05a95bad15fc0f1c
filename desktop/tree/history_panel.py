"""The turns that were played: as a list of one line, or as the tree of all variations."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from desktop.game.turn_list import TurnList
from desktop.language.interpreter import INTERPRETER
from desktop.language.text import say, tr
from desktop.looks.theme import Theme
from desktop.tree.tree_view import TreeView
from rules.record.game_record import GameRecord, Node

# what can be done with the turn that is clicked on in the tree
BRANCH_ACTIONS = (
    *("edit.cut", "edit.copy", "edit.paste", "edit.delete"),
    *("edit.promote", "edit.main_line", "engine.play_aside", "engine.play_new"),
)


class HistoryPanel(QWidget):
    """Shows one of both, under a tab for each.

    Attributes:
        turns, tree: the list and the tree.
        tabs: what chooses between them; the keyboard comes to it after them.

    Signals:
        chosen(Node): the moment to go to.
        tree_wanted(bool): the person wants the tree, or else the list.
    """

    chosen = Signal(object)
    tree_wanted = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turns, self.tree = TurnList(theme), TreeView(theme)
        self._record: GameRecord | None = None
        self.tabs = QTabBar()
        say(self.tabs.setAccessibleName, lambda: tr("Turns played"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self._stack = QStackedWidget()
        for part in (self.turns, self.tree):
            self.tabs.addTab("")
            self._stack.addWidget(part)
        self._name_tabs()
        INTERPRETER.changed.connect(self._name_tabs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._stack, 1)
        self.turns.chosen.connect(self.chosen)
        self.tree.chosen.connect(self.chosen)
        self.tabs.currentChanged.connect(lambda index: self.tree_wanted.emit(index == 1))

    def _name_tabs(self) -> None:
        texts = (tr("Turns", "tab"), tr("Tree", "tab"))
        tips = (tr("The line that is looked at"), tr("All variations"))
        for index in (0, 1):
            self.tabs.setTabText(index, texts[index])
            self.tabs.setTabToolTip(index, tips[index])

    @property
    def shown(self) -> QWidget:
        """The list or the tree."""
        return self.tree if self._stack.currentIndex() == 1 else self.turns

    def show_tree(self, tree: bool) -> None:
        """Show the tree, or else the list; what had the focus in one gives it to the other."""
        focused = self.shown.hasFocus()
        self.tabs.blockSignals(True)
        self.tabs.setCurrentIndex(int(tree))
        self.tabs.blockSignals(False)
        self.tabs.updateGeometry()  # the chosen tab is written bolder
        self._stack.setCurrentIndex(int(tree))
        if self._record is not None:
            self.show_record(self._record)
        if focused:
            self.shown.setFocus()

    def show_record(self, record: GameRecord) -> None:
        """Show the record as it is now."""
        self._record = record
        if self.shown is self.turns:
            self.turns.show_record(record)
        else:
            self.tree.show_record(record)

    def show_noted(self, node: Node) -> None:
        """Show what is said of a node of the record now."""
        if self._record is not None:
            self.turns.show_noted(self._record, node)
            self.tree.show_noted(node)

    def set_theme(self, theme: Theme) -> None:
        self.turns.set_theme(theme)
        self.tree.set_theme(theme)
