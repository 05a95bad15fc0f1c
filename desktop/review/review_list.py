"""The moves of a reviewed game as a table: win rates, verdicts, and what was better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from desktop.board.stone_icon import player_icon
from desktop.game.game_text import suggested_turn, turn_caption
from desktop.i18n.languages import UI_LANGUAGE
from desktop.i18n.text import in_tip, say, tr, tr_noop
from desktop.painting.game_view import GameView
from desktop.review.review_text import SIGNS, loss_text, move_sentence
from desktop.theme.themes import Theme
from rules.record.game_record import Node
from rules.review.move_review import MoveReview, Verdict

_HEADINGS = (
    tr_noop("Move", "column"),
    tr_noop("Lost", "column"),
    tr_noop("Better", "column"),
)
_Reviews = tuple[MoveReview | None, MoveReview | None]  # of a move, and of the one after it
_ICON_PX = 48  # as drawn; shown as high as the text
_MIN_LINES, _LINES = 4, 8  # the least height, and one to work with


class ReviewList(QTreeWidget):
    """A row for the start and each move; the one that was played last is selected.

    Signals:
        chosen(Node): go to this node.
    """

    chosen = Signal(object)

    def __init__(self, view: GameView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._theme = view, theme
        self._nodes: list[Node] = []
        self._shown: list[_Reviews] = []
        say(self.setAccessibleName, lambda: tr("Moves and what they lost"))
        self._name_columns()
        UI_LANGUAGE.changed.connect(self._rewrite_all)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        header = self.header()
        header.setStretchLastSection(True)
        header.setSectionsMovable(False)
        for column in (0, 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.set_theme(theme)
        self.currentItemChanged.connect(lambda now, _before: self._choose(now))

    def show_reviews(
        self, line: Sequence[Node], reviews: Mapping[Node, MoveReview], current: int
    ) -> None:
        """Show the moves of a game and their reviews.

        ``current``: how many of the moves have been played, -1 in a variation.
        """
        blocker = QSignalBlocker(self)
        nodes = [line[0].parent or line[0], *line] if line else []
        same = 0
        while same < min(len(nodes), len(self._nodes)) and nodes[same] is self._nodes[same]:
            same += 1
        while len(self._nodes) > same:
            self.takeTopLevelItem(len(self._nodes) - 1)
            self._nodes.pop()
            self._shown.pop()
        added = [QTreeWidgetItem() for _node in nodes[same:]]
        for row, (node, item) in enumerate(zip(nodes[same:], added, strict=True), same):
            self._nodes.append(node)
            self._shown.append((None, None))
            self._write(item, row, (None, None))
        self.addTopLevelItems(added)
        found = [reviews.get(node) for node in self._nodes]
        pairs = enumerate(zip(found, [*found, None][1:], strict=True))
        self._rewrite({row: pair for row, pair in pairs if self._shown[row] != pair})
        self._select(current)
        blocker.unblock()

    def set_theme(self, theme: Theme) -> None:
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        self._theme = theme
        self._rewrite_all()

    def _select(self, row: int) -> None:
        item = self.topLevelItem(row) if row >= 0 else None
        self.setCurrentItem(item)  # type: ignore[arg-type]  # None, so that any row can be chosen
        if item is not None:
            self.scrollToItem(item)

    def _name_columns(self) -> None:
        self.setHeaderLabels([tr(heading, "column") for heading in _HEADINGS])

    def _rewrite_all(self) -> None:
        """Write all rows again, in another language or theme."""
        self._name_columns()
        self._rewrite(dict(enumerate(self._shown)))

    def _rewrite(self, changed: Mapping[int, _Reviews]) -> None:
        """Write these rows again."""
        if not changed:
            return
        model = self.model()
        with QSignalBlocker(model):  # the view measures all columns after each change
            for row, reviews in changed.items():
                item = self.topLevelItem(row)
                assert item is not None
                self._write(item, row, reviews)
        last = model.index(max(changed), self.columnCount() - 1)
        model.dataChanged.emit(model.index(min(changed), 0), last)

    def _write(self, item: QTreeWidgetItem, row: int, reviews: _Reviews) -> None:
        node = self._nodes[row]
        self._shown[row] = reviews
        if node.parent is None:
            item.setText(0, tr("Start"))
            return
        review, following = reviews
        verdict = Verdict.NONE if review is None else review.verdict
        item.setIcon(0, player_icon(self._view, node.colour, self._theme, _ICON_PX))
        item.setText(0, f"{row}.  {turn_caption(node)} {SIGNS[verdict]}".rstrip())
        is_error = verdict is not Verdict.NONE
        font = self.font()
        font.setBold(is_error)
        item.setFont(0, font)
        if review is None:
            for column in (1, 2):
                item.setText(column, "")
            return
        item.setText(1, loss_text(review) if is_error else "")
        item.setText(2, suggested_turn(review.best) if is_error else "")
        sentence = move_sentence(self._view, node, row, review, following)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, sentence)
        tip = in_tip(sentence)
        for column in range(3):
            item.setToolTip(column, tip)

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        row = self.indexOfTopLevelItem(item) if item is not None else -1
        if 0 <= row < len(self._nodes):
            self.chosen.emit(self._nodes[row])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.set_theme(self._theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        current = self.currentItem()
        if current is not None and current.isSelected():
            self.scrollToItem(current)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _LINES * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _MIN_LINES * self.fontMetrics().height())
