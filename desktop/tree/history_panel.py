"""The lists below the players: the turns as a list or as a tree, candidates, and the review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import say, tr
from desktop.painting.shown_verdict import ShownVerdict
from desktop.theme.theme import Theme
from desktop.tree.tree_view import TreeView
from desktop.tree.turn_list import TurnList
from desktop.widgets.switched_panel import SwitchedPanel
from rules.record.game_record import GameRecord, Node

# the context menu of a turn in the tree
BRANCH_ACTIONS = (
    *("edit.cut", "edit.copy", "edit.paste", "edit.delete"),
    *("edit.promote", "edit.main_line", "engine.play_aside", "engine.play_new"),
)
_TREE, _CANDIDATES, _REVIEW = 1, 2, 3  # tabs
# the least share of the room for players and lists: without and with candidates
_MIN_SHARE, _MIN_SHARE_OF_BOTH = 0.27, 0.42
# line heights below the tabs: the least, and enough for the candidates too
_MIN_LINES, _LINES_OF_BOTH = 3, 16


class HistoryPanel(QWidget):
    """Shows the list, the tree or the review under tabs, and above them the candidates.

    If there is too little room for both, the candidates have a tab too.

    Attributes:
        turns, tree: the list and the tree.
        candidates: a panel that is on while there are candidates.
        review: a panel that is on while a review is shown.
        tabs: the choice between them; last in the tab order.

    Signals:
        chosen(Node): go to this node.
        tree_wanted(bool): the user has chosen the tree, or else the list.
    """

    chosen = Signal(object)
    tree_wanted = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        candidates: SwitchedPanel[Any],
        review: SwitchedPanel[Any],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.turns, self.tree = TurnList(theme), TreeView(theme)
        self.candidates, self.review = candidates, review
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
        for _panel in (candidates, review):
            self.tabs.addTab("")
        self.tabs.setTabVisible(_REVIEW, False)
        self._name_tabs()
        UI_LANGUAGE.changed.connect(self._name_tabs)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(candidates, 3)
        column.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._stack, 2)
        column.addWidget(review, 2)
        candidates.switched.connect(self._arrange)
        review.switched.connect(self._switch_review)
        self.turns.chosen.connect(self.chosen)
        self.tree.chosen.connect(self.chosen)
        self.tabs.currentChanged.connect(self._choose)

    def _name_tabs(self) -> None:
        texts = (
            tr("Moves", "tab"),
            tr("Tree", "tab"),
            tr("Candidates", "tab"),
            tr("Review", "tab"),
        )
        tips = (
            tr("The current line"),
            tr("All variations"),
            tr("What the engine thinks"),
            tr("How good the moves were"),
        )
        for index, (text, tip) in enumerate(zip(texts, tips, strict=True)):
            self.tabs.setTabText(index, text)
            self.tabs.setTabToolTip(index, tip)

    def _choose(self, tab: int) -> None:
        self._arrange()
        if tab not in (_CANDIDATES, _REVIEW):
            self.tree_wanted.emit(tab == _TREE)

    def set_room(self, height: int) -> None:
        """Set the height shared with the players; it determines the minimum height."""
        if height != self._room:
            self._room = height
            self.updateGeometry()

    def show_turns(self, turns: bool) -> None:
        """Show or hide the list and the tree; the candidates are independent of it."""
        self._turns_wanted = turns
        self._arrange()

    def _arrange(self) -> None:
        """Show the wanted parts, with the candidates above the turns or under a tab."""
        on, turns = self.candidates.on, self._turns_wanted
        tabbed = on and turns and self.height() < self._height_of_lines(_LINES_OF_BOTH)
        if tabbed != self.tabs.isTabVisible(_CANDIDATES):
            self._column.removeWidget(self.candidates)
            self._column.insertWidget(2 if tabbed else 0, self.candidates, 3)
            self.tabs.blockSignals(True)
            self.tabs.setTabVisible(_CANDIDATES, tabbed)
            self.tabs.setCurrentIndex(_CANDIDATES if tabbed else self._front_tab())
            self.tabs.blockSignals(False)
            self.tabs.updateGeometry()
        chosen = tabbed and self.tabs.currentIndex() == _CANDIDATES
        reviewed = self.review.on and (not turns or self.tabs.currentIndex() == _REVIEW)
        self.tabs.setVisible(turns)
        self._stack.setVisible(turns and not chosen and not reviewed)
        self.candidates.setVisible(on and (chosen or not tabbed))
        self.review.setVisible(reviewed)
        self.updateGeometry()

    def _switch_review(self) -> None:
        """Show the review as soon as there is one, and then what was shown before."""
        on = self.review.on
        self.tabs.blockSignals(True)
        self.tabs.setTabVisible(_REVIEW, on)
        self.tabs.setCurrentIndex(_REVIEW if on else int(self._tree_wanted))
        self.tabs.blockSignals(False)
        self.tabs.updateGeometry()
        self._arrange()

    def _front_tab(self) -> int:
        """Return the tab to show when the candidates have none."""
        if self.review.on and self.tabs.currentIndex() == _REVIEW:
            return _REVIEW
        return int(self._tree_wanted)

    def _height_of_lines(self, lines: int) -> int:
        """Return the height of the tabs and this many lines of text below them."""
        tabs = self.tabs.sizeHint().height() + self._column.spacing()
        return tabs + lines * self.fontMetrics().height()

    @property
    def shows_review(self) -> bool:
        """Whether the review is in front."""
        return not self.review.isHidden()

    def leave_review(self) -> bool:
        """Show the list or the tree instead of the review; return whether they are wanted."""
        if self._turns_wanted:
            self.tabs.setCurrentIndex(int(self._tree_wanted))
        return self._turns_wanted

    @property
    def shown(self) -> QWidget:
        """The list, the tree or the review."""
        if self.review.isVisible():
            return self.review
        return self.tree if self._stack.currentIndex() == _TREE else self.turns

    def show_tree(self, tree: bool) -> None:
        """Show the tree, or else the list; QStackedWidget passes on the focus.

        A tab with candidates or a review stays in front until the choice changes.
        """
        changed, self._tree_wanted = tree != self._tree_wanted, tree
        if changed or self.tabs.currentIndex() not in (_CANDIDATES, _REVIEW):
            self.tabs.blockSignals(True)
            self.tabs.setCurrentIndex(int(tree))
            self.tabs.blockSignals(False)
        self.tabs.updateGeometry()  # the current tab is bolder
        self._stack.setCurrentIndex(int(tree))
        self._arrange()
        if self._record is not None:
            self.show_record(self._record)

    def show_record(self, record: GameRecord) -> None:
        """Show the current state of the record."""
        self._record = record
        if self._stack.currentIndex() == _TREE:
            self.tree.show_record(record)
        else:
            self.turns.show_record(record)

    def show_verdicts(self, verdicts: Mapping[Node, ShownVerdict]) -> None:
        """Show these verdicts on moves, in place of earlier ones."""
        self.turns.show_verdicts(verdicts)
        self.tree.show_verdicts(verdicts)

    def show_annotated(self, node: Node) -> None:
        """Show the changed notes on a node of the record."""
        if self._record is not None:
            self.turns.show_annotated(self._record, node)
            self.tree.show_annotated(node)

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

    # The minimum height must not depend on where the candidates are, which depends on the height.

    def minimumSizeHint(self) -> QSize:
        least = 0
        both = self.candidates.on or self.review.on
        if both or self._turns_wanted:
            share = _MIN_SHARE_OF_BOTH if both else _MIN_SHARE
            least = max(round(share * self._room), self._height_of_lines(_MIN_LINES))
        return QSize(super().minimumSizeHint().width(), least)
