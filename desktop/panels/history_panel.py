"""The lists below the players: the turns as a list or as a tree, and the review."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QWidget,
)

from desktop.board.stone_icon import player_icon
from desktop.game.game_text import numbered_turn, turn_caption, variation_text
from desktop.game.narrator import lost_turn
from desktop.painting.candidate import ShownVerdict
from desktop.panels.tree_view import TreeView
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import listed, say, tr
from desktop.theme.themes import UI_THEME
from desktop.views.game_views import VIEWS
from desktop.widgets.layouts import vbox
from desktop.widgets.page import SwitchedPanel
from rules.position import SpecialStep
from rules.record.game_record import GameRecord, Node

_MIN_LINES = 3
_ICON_PX = 48  # as drawn; shown as high as the text
_Role = Qt.ItemDataRole
_WORDS = (_Role.DisplayRole, _Role.AccessibleTextRole, _Role.ToolTipRole)
_Index = QModelIndex | QPersistentModelIndex
_Way = QAbstractItemView.CursorAction

# [key] -> how many items further it leads
_WAYS = {_Way.MoveLeft: -1, _Way.MoveRight: 1, _Way.MoveUp: -2, _Way.MoveDown: 2}


def _common_length(one: Sequence[Node | None], other: Sequence[Node | None]) -> int:
    for at, (a, b) in enumerate(zip(one, other, strict=False)):
        if a is not b:
            return at
    return min(len(one), len(other))


class _TurnItem(QListWidgetItem):
    """A turn of a game, which may have thousands: it finds its words when they are first seen."""

    def __init__(self, turns: TurnList, node: Node) -> None:
        super().__init__()
        self._turns, self._node = turns, node
        self._translation = -1  # that of the list when the words were found

    @property
    def is_worded(self) -> bool:
        """Whether it has words, in the language that is shown."""
        return self._translation == self._turns.translation

    def data(self, role: int) -> Any:
        if role == Qt.ItemDataRole.DecorationRole:
            return self._turns.icon_of(self._node)
        if role == Qt.ItemDataRole.FontRole:
            return self._turns.font_of(self._node)
        if role in _WORDS and not self.is_worded:
            with QSignalBlocker(self._turns.model()):
                self.find_words()
        return super().data(role)

    def find_words(self) -> None:
        """Find the words, which may have changed."""
        self._translation = self._turns.translation
        for role, text in zip(_WORDS, self._turns.words_of(self._node), strict=True):
            if super().data(role) != text:
                self.setData(role, text)


class _Halves(QStyledItemDelegate):
    """Gives each item half of the width."""

    def __init__(self, turns: TurnList) -> None:
        super().__init__(turns)
        self._turns = turns

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        turns, bar = self._turns, self._turns.verticalScrollBar()
        # Qt always leaves room for the bar and its frame
        beside = bar.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, bar)
        width = turns.maximumViewportSize().width() - beside - 2 * turns.frameWidth() - 1
        return QSize(width // 2, super().sizeHint(option, index).height())


def _cells_of(record: GameRecord) -> tuple[list[Node | None], Sequence[Node]]:
    """Return what the cells show, from left to right and down, and the variation among them.

    None stands for nothing. The start has a row of its own. Each player has a column, so where one
    skips a turn, a cell shows nothing. A variation has rows below the turn that it replaces.
    """
    cells: list[Node | None] = [record.root, None]
    first, game, line = record.setup.start().colour, record.main_line, record.whole_line
    fork = _common_length(game, line)

    def add(turns: Sequence[Node], *, swapped: bool) -> bool:
        """Add turns, and return whether the colours are swapped after them."""
        for node in turns:
            if len(cells) % 2 != ((node.colour != first) ^ swapped):
                cells.append(None)
            cells.append(node)
            swapped ^= node.turn == (SpecialStep.SWAP,)
        return swapped

    before = add(game[:fork], swapped=False)
    after = add(game[fork : fork + 1], swapped=before)
    if aside := line[fork:]:
        cells += [None] * (len(cells) % 2)
        add(aside, swapped=before)
        cells += [None] * (len(cells) % 2)
    add(game[fork + 1 :], swapped=after)
    return cells, aside


class TurnList(QListWidget):
    """Shows the start and every turn of the game, and the variation that is looked at.

    The turns of both players are side by side: Left and Right lead to the previous and the next
    one. A variation opens below the turn that it replaces.

    Attributes:
        translation: increases by one when the language changes.

    Signals:
        chosen(Node): go to this node.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.translation = 0
        say(self.setAccessibleName, lambda: tr("Moves"))
        UI_LANGUAGE.changed.connect(self._rewrite)
        self.setProperty("role", "turns")
        self.setUniformItemSizes(True)
        self.setItemDelegate(_Halves(self))
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)  # fills even a low list
        self._cells: list[Node | None] = []
        self._aside: frozenset[Node] = frozenset()  # the variation
        self._verdicts: Mapping[Node, ShownVerdict] = {}
        self._record: GameRecord | None = None
        self._icons: tuple[QIcon, QIcon] = (QIcon(), QIcon())
        UI_THEME.changed.connect(self._restyle)
        self._restyle()
        self.currentRowChanged.connect(self._choose)

    def show_record(self, record: GameRecord) -> None:
        """Show the record's line with its current turn selected."""
        if record is not self._record:
            self._record = record
            self._make_icons()
        cells, aside = _cells_of(record)
        blocker = QSignalBlocker(self)
        same = _common_length(cells, self._cells)
        most = min(len(cells), len(self._cells)) - same
        same_below = min(most, _common_length(cells[::-1], self._cells[::-1]))
        for row in reversed(range(same, len(self._cells) - same_below)):
            self.takeItem(row)
        for row in range(same, len(cells) - same_below):
            self.insertItem(row, self._item(cells[row]))
        changed = self._aside.symmetric_difference(aside)
        self._cells, self._aside = cells, frozenset(aside)
        for row in [row for row, node in enumerate(cells) if node in changed] if changed else ():
            self._word(row)
        self.show_annotated(record, record.node)
        self.setCurrentRow(cells.index(record.node))
        self.scrollToItem(self.currentItem())
        blocker.unblock()

    def _item(self, node: Node | None) -> QListWidgetItem:
        if node is not None:
            return _TurnItem(self, node) if node.parent else QListWidgetItem(tr("Start"))
        nothing = QListWidgetItem()
        nothing.setFlags(Qt.ItemFlag.NoItemFlags)
        return nothing

    def _rewrite(self) -> None:
        self.translation += 1
        if self._cells:
            self.item(0).setText(tr("Start"))
        self.viewport().update()

    def show_annotated(self, record: GameRecord, node: Node) -> None:
        """Show the changed assessment of a turn, if it is listed."""
        if node in self._cells:
            self._word(self._cells.index(node))

    def _word(self, row: int) -> None:
        item = self.item(row)
        if isinstance(item, _TurnItem) and item.is_worded:
            item.find_words()

    def show_verdicts(self, verdicts: Mapping[Node, ShownVerdict]) -> None:
        """Show these verdicts on moves, in place of earlier ones."""
        before, self._verdicts = self._verdicts, verdicts
        for row, node in enumerate(self._cells if before != verdicts else ()):
            if node is not None and before.get(node) != verdicts.get(node):
                self._word(row)

    def _restyle(self) -> None:
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        self._make_icons()
        self.viewport().update()

    def icon_of(self, node: Node) -> QIcon:
        """Return the icon of a turn."""
        return self._icons[node.colour]

    def font_of(self, node: Node) -> QFont:
        """Return the font of a turn: variations are in italics."""
        font = QFont(self.font())
        font.setItalic(node in self._aside)
        return font

    def _make_icons(self) -> None:
        if self._record is not None:
            view = VIEWS[self._record.setup.game.key]
            black, white = (
                player_icon(view, colour, UI_THEME.theme, _ICON_PX) for colour in (0, 1)
            )
            self._icons = black, white

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _MIN_LINES * self.fontMetrics().height())

    def height_of_rows(self, rows: int) -> int:
        """Return the height in which so many rows are seen."""
        row = max(self.sizeHintForRow(0), self.fontMetrics().height())
        return rows * row + 2 * self.frameWidth()

    def words_of(self, node: Node) -> tuple[str, str, str]:
        """Return what stands for a turn in the list, in spoken words, and in its tool tip."""
        record = self._record
        assert record is not None
        assert node.parent is not None
        number = len(node.path())
        before, after = record.position_at(node.parent).copy(), record.position_at(node)
        loser = lost_turn(before, after)
        view = VIEWS[record.setup.game.key]
        lost = "" if loser is None else tr("{colour} skips a turn", colour=view.player_name(loser))
        note = f"   ({lost})" if lost else ""
        verdict = self._verdicts.get(node)
        sign = f" {verdict.sign}" if verdict is not None else ""
        text = f"{number}.  {turn_caption(node)}{sign}"
        spoken = f"{numbered_turn(view, node, number)}{note}"
        if node in self._aside and len(node.parent.children) > 1:
            spoken = listed([spoken, variation_text(node)])
        if verdict is not None:
            spoken = listed([spoken, verdict.name])
        return text, spoken, spoken

    def _choose(self, row: int) -> None:
        node = self._cells[row] if row >= 0 else None
        if node is not None:
            self.chosen.emit(node)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go by a turn to the left and right, by a row up and down; never to nothing."""
        by = _WAYS.get(action, 0)
        row = self.currentRow() + by
        while 0 <= row < self.count() and not self.item(row).flags():
            row += 1 if by > 0 else -1
        if not by or not 0 <= row < self.count():
            return super().moveCursor(action, modifiers)
        return self.model().index(row, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem())  # the panels above may have grown


_TREE, _CANDIDATES, _REVIEW, _OPENINGS = range(1, 5)  # tabs

# of the room for players and lists: the most that turns take from players, the least for more
_MAX_SHARE, _MIN_SHARE_OF_BOTH = 0.52, 0.42
_MIN_ROWS = 6  # of turns

# line heights below the tabs: the least, of two rows, and enough for the candidates too
_MIN_LIST_LINES, _LINES_OF_BOTH = 2.6, 16


class HistoryPanel(QWidget):
    """Shows the list, the tree or the review under tabs, and above them the candidates.

    If there is too little room for both, the candidates have a tab too.

    Attributes:
        candidates: a panel that is on while there are candidates.
        review, openings: panels that are on while a review or the openings are shown.
        tabs: the choice between them; last in the tab order.

    Signals:
        tree_wanted(bool): the user has chosen the tree, or else the list.
    """

    tree_wanted = Signal(bool)

    def __init__(
        self,
        candidates: SwitchedPanel[Any],
        review: SwitchedPanel[Any],
        openings: SwitchedPanel[Any],
    ) -> None:
        super().__init__()
        self.turns, self.tree = TurnList(), TreeView()
        self.candidates, self.review, self.openings = candidates, review, openings
        self._switched = {_REVIEW: review, _OPENINGS: openings}  # each under its tab
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
        for tab in (_CANDIDATES, *self._switched):
            self.tabs.addTab("")
            self.tabs.setTabVisible(tab, tab == _CANDIDATES)
        self._name_tabs()
        UI_LANGUAGE.changed.connect(self._name_tabs)
        tabs = (self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        self._column = vbox(
            (candidates, 3),
            tabs,
            (self._stack, 2),
            *[(panel, 2) for panel in self._switched.values()],
            on=self,
            spacing=4,
        )
        candidates.switched.connect(self._arrange)
        for tab, panel in self._switched.items():
            panel.switched.connect(functools.partial(self._switch, tab))
        self.tabs.currentChanged.connect(self._choose)

    def _name_tabs(self) -> None:
        texts = (
            tr("Moves", "tab"),
            tr("Tree", "tab"),
            tr("Candidates", "tab"),
            tr("Review", "tab"),
            tr("Openings", "tab"),
        )
        tips = (
            tr("The current line"),
            tr("All variations"),
            tr("What the engine thinks"),
            tr("How good the moves were"),
            tr("How the games of the library continued"),
        )
        for index, (text, tip) in enumerate(zip(texts, tips, strict=True)):
            self.tabs.setTabText(index, text)
            self.tabs.setTabToolTip(index, tip)

    def _choose(self, tab: int) -> None:
        self._arrange()
        if tab <= _TREE:
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
        on, turns = self.candidates.on, self._turns_wanted
        tabbed = on and turns and self.height() < self._height_of_lines(_LINES_OF_BOTH)
        if tabbed != self.tabs.isTabVisible(_CANDIDATES):
            self._column.removeWidget(self.candidates)
            self._column.insertWidget(2 if tabbed else 0, self.candidates, 3)
            front = _CANDIDATES if tabbed else self._front_tab()
            self._bring_forward(front, {_CANDIDATES: tabbed})
        chosen = tabbed and self.tabs.currentIndex() == _CANDIDATES
        front = self.tabs.currentIndex()
        if not turns and front not in self._switched:
            front = next((tab for tab, panel in self._switched.items() if panel.on), front)
        covered = front in self._switched and self._switched[front].on
        self.tabs.setVisible(turns)
        self._stack.setVisible(turns and not chosen and not covered)
        self.candidates.setVisible(on and (chosen or not tabbed))
        for tab, panel in self._switched.items():
            panel.setVisible(panel.on and tab == front)
        self.updateGeometry()

    def _switch(self, tab: int) -> None:
        """Show a panel as soon as it is on, and then what was shown before."""
        on, front = self._switched[tab].on, self.tabs.currentIndex()
        if on or front == tab:
            front = tab if on else int(self._tree_wanted)
        self._bring_forward(front, {tab: on})
        self._arrange()

    def _front_tab(self) -> int:
        front = self.tabs.currentIndex()
        is_on = front in self._switched and self._switched[front].on
        return front if is_on else int(self._tree_wanted)

    def _bring_forward(self, tab: int, visible: Mapping[int, bool] | None = None) -> None:
        """Make a tab the current one, once these are visible or not; nobody has chosen it."""
        with QSignalBlocker(self.tabs):
            for index, is_visible in (visible or {}).items():
                self.tabs.setTabVisible(index, is_visible)
            self.tabs.setCurrentIndex(tab)
        self.tabs.updateGeometry()  # the current tab is bolder

    def _height_of_lines(self, lines: float) -> int:
        """Return the height of the tabs and this many lines of text below them."""
        tabs = self.tabs.sizeHint().height() + self._column.spacing()
        return tabs + round(lines * self.fontMetrics().height())

    @property
    def shows_review(self) -> bool:
        """Whether the review is in front."""
        return not self.review.isHidden()

    @property
    def least_height(self) -> int:
        """Of what is in front, in pixels, whatever room there is."""
        if not self.shows_review:
            candidates = self.candidates.minimumSizeHint().height() if self.candidates.on else 0
            return max(
                self._height_of_lines(_MIN_LIST_LINES), self._height_of_lines(0) + candidates
            )
        tabs = 0 if self.tabs.isHidden() else self._height_of_lines(0)
        height: int = self.review.contents.least_height
        return tabs + height

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
        if changed or self.tabs.currentIndex() <= _TREE:
            self._bring_forward(int(tree))
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
        both = self.candidates.on or any(panel.on for panel in self._switched.values())
        if both or self._turns_wanted:
            rows = self._height_of_lines(0) + self.turns.height_of_rows(_MIN_ROWS)
            share = min(rows, round(_MAX_SHARE * self._room))
            share = max(share, round(_MIN_SHARE_OF_BOTH * self._room)) if both else share
            least = max(share, self._height_of_lines(_MIN_LIST_LINES))
        return QSize(super().minimumSizeHint().width(), least)
