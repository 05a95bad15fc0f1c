"""The lists below the players: the turns as a line or as a tree, and the candidates."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import say, tr
from desktop.theme.theme import Theme
from desktop.tree.tree_view import TreeView
from desktop.tree.turn_list import TurnList
from desktop.widgets.switched_panel import SwitchedPanel
from rules.record.game_record import GameRecord, Node

# what can be done with the turn that is clicked on in the tree
BRANCH_ACTIONS = (
    *("edit.cut", "edit.copy", "edit.paste", "edit.delete"),
    *("edit.promote", "edit.main_line", "engine.play_aside", "engine.play_new"),
)
_TREE, _CANDIDATES = 1, 2  # tabs
# of the room for players and lists, at least: without and with candidates
_MIN_SHARE, _MIN_SHARE_OF_BOTH = 0.27, 0.42
# heights of a line of text below the tabs: least, and where the candidates fit in too
_MIN_LINES, _LINES_OF_BOTH = 3, 16


class HistoryPanel(QWidget):
    """Shows the list or the tree under a tab for each, and above them the candidates.

    Where there is too little room for both, the candidates have a tab too.

    Attributes:
        turns, tree: the list and the tree.
        candidates: a panel that is on while there are candidates to show.
        tabs: what chooses between them; the keyboard comes to it after them.

    Signals:
        chosen(Node): the moment to go to.
        tree_wanted(bool): the person wants the tree, or else the list.
    """

    chosen = Signal(object)
    tree_wanted = Signal(bool)

    def __init__(
        self, theme: Theme, candidates: SwitchedPanel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.turns, self.tree, self.candidates = TurnList(theme), TreeView(theme), candidates
        self._turns_wanted = self._tree_wanted = False
        self._room = 0
        self._record: GameRecord | None = None
        self.tabs = QTabBar()
        say(self.tabs.setAccessibleName, lambda: tr("Moves played"))
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self._stack = QStackedWidget()
        for part in (self.turns, self.tree):
            self.tabs.addTab("")
            self._stack.addWidget(part)
        self.tabs.addTab("")
        self._name_tabs()
        UI_LANGUAGE.changed.connect(self._name_tabs)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(candidates, 3)
        column.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._stack, 2)
        candidates.switched.connect(self._arrange)
        self.turns.chosen.connect(self.chosen)
        self.tree.chosen.connect(self.chosen)
        self.tabs.currentChanged.connect(self._choose)

    def _name_tabs(self) -> None:
        texts = (tr("Moves", "tab"), tr("Tree", "tab"), tr("Candidates", "tab"))
        tips = (
            tr("The current line"),
            tr("All variations"),
            tr("What the engine thinks"),
        )
        for index, (text, tip) in enumerate(zip(texts, tips, strict=True)):
            self.tabs.setTabText(index, text)
            self.tabs.setTabToolTip(index, tip)

    def _choose(self, tab: int) -> None:
        self._arrange()
        if tab != _CANDIDATES:
            self.tree_wanted.emit(tab == _TREE)

    def set_room(self, height: int) -> None:
        """Take a share of this height, which the players have too, in any case."""
        if height != self._room:
            self._room = height
            self.updateGeometry()

    def show_turns(self, turns: bool) -> None:
        """Show the list or the tree, or else only the candidates."""
        self._turns_wanted = turns
        self._arrange()

    def _arrange(self) -> None:
        """Show what is wanted, the candidates above the turns or under a tab like them."""
        on, turns = self.candidates.on, self._turns_wanted
        tabbed = on and turns and self.height() < self._lines_high(_LINES_OF_BOTH)
        if tabbed != self.tabs.isTabVisible(_CANDIDATES):
            self._column.removeWidget(self.candidates)
            self._column.insertWidget(2 if tabbed else 0, self.candidates, 3)
            self.tabs.blockSignals(True)
            self.tabs.setTabVisible(_CANDIDATES, tabbed)
            self.tabs.setCurrentIndex(_CANDIDATES if tabbed else int(self._tree_wanted))
            self.tabs.blockSignals(False)
            self.tabs.updateGeometry()
        chosen = tabbed and self.tabs.currentIndex() == _CANDIDATES
        self.tabs.setVisible(turns)
        self._stack.setVisible(turns and not chosen)
        self.candidates.setVisible(on and (chosen or not tabbed))
        self.updateGeometry()

    def _lines_high(self, lines: int) -> int:
        """Return the height of the tabs and so many lines of text below them."""
        tabs = self.tabs.sizeHint().height() + self._column.spacing()
        return tabs + lines * self.fontMetrics().height()

    @property
    def shown(self) -> QWidget:
        """The list or the tree."""
        return self.tree if self._stack.currentIndex() == _TREE else self.turns

    def show_tree(self, tree: bool) -> None:
        """Show the tree, or else the list; QStackedWidget hands the focus on.

        The candidates stay in front until another one of the two is asked for.
        """
        changed, self._tree_wanted = tree != self._tree_wanted, tree
        if changed or self.tabs.currentIndex() != _CANDIDATES:
            self.tabs.blockSignals(True)
            self.tabs.setCurrentIndex(int(tree))
            self.tabs.blockSignals(False)
        self.tabs.updateGeometry()  # the chosen tab is written bolder
        self._stack.setCurrentIndex(int(tree))
        self._arrange()
        if self._record is not None:
            self.show_record(self._record)

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

    # -- Qt ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._arrange()

    # The height does not depend on where the candidates are: that depends on it.

    def minimumSizeHint(self) -> QSize:
        least = 0
        if self.candidates.on or self._turns_wanted:
            share = _MIN_SHARE_OF_BOTH if self.candidates.on else _MIN_SHARE
            least = max(round(share * self._room), self._lines_high(_MIN_LINES))
        return QSize(super().minimumSizeHint().width(), least)
