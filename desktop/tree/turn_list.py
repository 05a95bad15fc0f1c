"""The list of turns; a click goes to a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop.board.stone_icon import player_icon
from desktop.game.special_turns import lost_turn
from desktop.game.turn_caption import numbered_turn, turn_caption
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import listed, say, tr
from desktop.painting.shown_verdict import ShownVerdict
from desktop.theme.icons import icon
from desktop.theme.theme import Theme
from desktop.views.game_views import VIEWS
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

    def __init__(self, turns: TurnList, node: Node) -> None:
        super().__init__()
        self._turns, self._node = turns, node
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
        for role, text in zip(_WORDS, self._turns.words_of(self._node), strict=True):
            if super().data(role) != text:
                self.setData(role, text)


class TurnList(QListWidget):
    """Shows the start and every turn of the current line, including those to redo.

    A variation may be much shorter than the game, so the last row leads back to that.

    Signals:
        chosen(Node): go to this node.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        for node in nodes[len(self._nodes) :]:
            is_turn = node.parent is not None
            self.addItem(_TurnItem(self, node) if is_turn else QListWidgetItem(tr("Start")))
            self._nodes.append(node)
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
        row = len(node.path())
        if row >= len(self._nodes) or self._nodes[row] is not node:
            return
        item = self.item(row)
        if isinstance(item, _TurnItem) and item.is_worded:
            item.find_words()

    def show_verdicts(self, verdicts: Mapping[Node, ShownVerdict]) -> None:
        """Show these verdicts on moves, in place of earlier ones."""
        before, self._verdicts = self._verdicts, verdicts
        for node in self._nodes:
            if self._record is not None and before.get(node) != verdicts.get(node):
                self.show_annotated(self._record, node)

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

    def words_of(self, node: Node) -> tuple[str, str, str]:
        """Return what stands for a turn in the list, in spoken words, and in its tool tip."""
        record, number = self._record, len(node.path())
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
