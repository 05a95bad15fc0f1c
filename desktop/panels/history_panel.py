"""The lists below the players: the turns as a list or as a tree, and the review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from desktop.board.stone_icon import player_icon
from desktop.game.game_text import numbered_turn, turn_caption
from desktop.game.narrator import lost_turn
from desktop.painting.candidate import ShownVerdict
from desktop.panels.tree_view import TreeView
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import listed, say, tr
from desktop.theme.icons import icon
from desktop.theme.themes import Theme
from desktop.views.game_views import VIEWS
from desktop.widgets.layouts import vbox
from desktop.widgets.page import SwitchedPanel
from rules.record.game_record import GameRecord, Node

_MIN_LINES = 5

_ICON_PX = 48  # as drawn; shown as high as the text

_Role = Qt.ItemDataRole

_WORDS = (_Role.DisplayRole, _Role.AccessibleTextRole, _Role.ToolTipRole)


def _common_length(one: list[Node], other: list[Node]) -> int:
    """Return how many nodes two lines have in common."""
    for at, (a, b) in enumerate(zip(one, other, strict=False)):
        if a is not b:
            return at
    return min(len(one), len(other))


class _TurnItem(QListWidgetItem):
    """A turn of a game, which may have thousands: it finds its words when they are first seen."""

    def __init__(self, turns: TurnList, node: Node, number: int) -> None:
        super().__init__()
        self._turns, self._node, self._number = turns, node, number
        self.is_worded = False

    def data(self, role: int) -> Any:
        if role == Qt.ItemDataRole.DecorationRole:
            return self._turns.icon_of(self._node)
        if role in _WORDS and not self.is_worded:
            with QSignalBlocker(self._turns.model()):
                self.find_words()
        return super().data(role)

    def find_words(self) -> None:
        """Find the words, which may have changed."""
        self.is_worded = True
        for role, text in zip(_WORDS, self._turns.words_of(self._node, self._number), strict=True):
            if super().data(role) != text:
                self.setData(role, text)


class TurnList(QListWidget):
    """Shows the start and every turn of the current line, including those to redo.

    A variation may be much shorter than the game, so the last row leads back to that.

    Signals:
        chosen(Node): go to this node.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        say(self.setAccessibleName, lambda: tr("Moves"))
        UI_LANGUAGE.changed.connect(self._rewrite)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)  # fills even a low list
        self._theme = theme
        self._nodes: list[Node] = []
        self._back: Node | None = None  # where the last row leads, in a variation
        self._verdicts: Mapping[Node, ShownVerdict] = {}
        self._record: GameRecord | None = None
        self._icons: tuple[QIcon, QIcon] = (QIcon(), QIcon())
        self.set_theme(theme)
        self.currentRowChanged.connect(self._choose)

    def show_record(self, record: GameRecord) -> None:
        """Show the record's line with its current turn selected."""
        if record is not self._record:
            self._record = record
            self._make_icons()
        nodes, game = [record.root, *record.whole_line], [record.root, *record.main_line]
        blocker = QSignalBlocker(self)
        if self._back is not None:
            self.takeItem(len(self._nodes))
        same = _common_length(nodes, self._nodes)
        while len(self._nodes) > same:
            self._nodes.pop()
            self.takeItem(len(self._nodes))
        for number in range(same, len(nodes)):
            item = (
                _TurnItem(self, nodes[number], number) if number else QListWidgetItem(tr("Start"))
            )
            self.addItem(item)
        self._nodes = nodes
        self._back = None if nodes == game else game[_common_length(nodes, game)]
        if self._back is not None:
            text = tr("Back to the game (%Ln move(s))", "", len(game) - 1)
            self.addItem(QListWidgetItem(icon("back"), text))
        self.show_annotated(record, record.node)
        self.setCurrentRow(len(record.line))
        self.scrollToItem(self.currentItem())
        blocker.unblock()

    def _rewrite(self) -> None:
        """Write all turns again in another language."""
        if self._record is not None:
            blocker = QSignalBlocker(self)
            self._nodes.clear()
            self._back = None
            self.clear()
            blocker.unblock()
            self.show_record(self._record)

    def show_annotated(self, record: GameRecord, node: Node) -> None:
        """Show the changed assessment of a turn, if it is listed."""
        row = len(record.path_to(node))
        if row < len(self._nodes) and self._nodes[row] is node:
            self._word(row)

    def _word(self, row: int) -> None:
        """Word a turn again, if it has been seen."""
        item = self.item(row)
        if isinstance(item, _TurnItem) and item.is_worded:
            item.find_words()

    def show_verdicts(self, verdicts: Mapping[Node, ShownVerdict]) -> None:
        """Show these verdicts on moves, in place of earlier ones."""
        before, self._verdicts = self._verdicts, verdicts
        for row, node in enumerate(self._nodes if before != verdicts else ()):
            if before.get(node) != verdicts.get(node):
                self._word(row)

    def set_theme(self, theme: Theme) -> None:
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        self._theme = theme
        self._make_icons()
        self.viewport().update()

    def icon_of(self, node: Node) -> QIcon:
        """Return the icon of a turn."""
        return self._icons[node.colour]

    def _make_icons(self) -> None:
        if self._record is not None:
            view = VIEWS[self._record.setup.game.key]
            black, white = (player_icon(view, colour, self._theme, _ICON_PX) for colour in (0, 1))
            self._icons = black, white

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _MIN_LINES * self.fontMetrics().height())

    def words_of(self, node: Node, number: int) -> tuple[str, str, str]:
        """Return what stands for a turn in the list, in spoken words, and in its tool tip."""
        record = self._record
        assert record is not None
        assert node.parent is not None
        before, after = record.position_at(node.parent).copy(), record.position_at(node)
        loser = lost_turn(before, after)
        view = VIEWS[record.setup.game.key]
        lost = "" if loser is None else tr("{colour} skips a turn", colour=view.player_name(loser))
        note = f"   ({lost})" if lost else ""
        verdict = self._verdicts.get(node)
        sign = f" {verdict.sign}" if verdict is not None else ""
        text = f"{number}.  {turn_caption(node)}{sign}{note}"
        spoken = f"{numbered_turn(view, node, number)}{note}"
        if verdict is not None:
            spoken = listed([spoken, verdict.name])
        return text, spoken, tr("Go to move {number}", number=number)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._nodes):
            self.chosen.emit(self._nodes[row])
        elif row >= 0:
            self.chosen.emit(self._back)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.set_theme(self._theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem())  # the panels above may have grown


_TREE, _CANDIDATES, _REVIEW = 1, 2, 3  # tabs

# the least share of the room for players and lists: without and with candidates
_MIN_SHARE, _MIN_SHARE_OF_BOTH = 0.27, 0.42

# line heights below the tabs: the least, and enough for the candidates too
_MIN_LIST_LINES, _LINES_OF_BOTH = 3, 16


class HistoryPanel(QWidget):
    """Shows the list, the tree or the review under tabs, and above them the candidates.

    If there is too little room for both, the candidates have a tab too.

    Attributes:
        turns, tree: the list and the tree.
        candidates: a panel that is on while there are candidates.
        review: a panel that is on while a review is shown.
        tabs: the choice between them; last in the tab order.

    Signals:
        tree_wanted(bool): the user has chosen the tree, or else the list.
    """

    tree_wanted = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        candidates: SwitchedPanel[Any],
        review: SwitchedPanel[Any],
    ) -> None:
        super().__init__()
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
        tabs = (self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        self._column = vbox(
            (candidates, 3), tabs, (self._stack, 2), (review, 2), on=self, spacing=4
        )
        candidates.switched.connect(self._arrange)
        review.switched.connect(self._switch_review)
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
            least = max(round(share * self._room), self._height_of_lines(_MIN_LIST_LINES))
        return QSize(super().minimumSizeHint().width(), least)
