"""A table of results: a row for each level, board, colour or month."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from desktop.i18n.plain_text import in_tip

_MIN_LINES = 6


class ResultTable(QTreeWidget):
    """The first column says what a row is about; the others are numbers.

    Signals:
        chosen(int): the user has chosen the row of this number.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        self.currentItemChanged.connect(lambda now, _before: self._choose(now))

    @property
    def texts(self) -> list[list[str]]:
        """The texts of all rows, column by column."""
        items = [self.topLevelItem(row) for row in range(self.topLevelItemCount())]
        return [[item.text(at) for at in range(self.columnCount())] for item in items if item]

    def show_rows(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show these rows; the one with the same number as before stays selected."""
        with QSignalBlocker(self):
            selected = self.currentIndex().row()
            self.clear()
            self.setColumnCount(len(headings))
            self.setHeaderLabels(list(headings))
            self.addTopLevelItems([_item(headings, row) for row in rows])
            mode = QHeaderView.ResizeMode
            for column in range(len(headings)):
                way = mode.ResizeToContents if column else mode.Stretch
                self.header().setSectionResizeMode(column, way)
                self.headerItem().setTextAlignment(column, _align(column))
            self.select(min(selected, len(rows) - 1))

    def select(self, row: int) -> None:
        """Select a row and scroll to it, without a signal; -1 selects none."""
        with QSignalBlocker(self):
            item = self.topLevelItem(row) if row >= 0 else None
            self.setCurrentItem(item)  # type: ignore[arg-type]  # None for none
            if item is not None:
                self.scrollToItem(item)

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(self.indexOfTopLevelItem(item))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _MIN_LINES * self.fontMetrics().height())


def _item(headings: Sequence[str], row: Sequence[str]) -> QTreeWidgetItem:
    item = QTreeWidgetItem(list(row))
    pairs = zip(headings[1:], row[1:], strict=True)
    spoken = ", ".join([row[0], *[f"{name} {text}" for name, text in pairs if text]])
    item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
    item.setToolTip(0, in_tip(row[0]))
    for column in range(1, len(row)):
        item.setTextAlignment(column, _align(column))
    return item


def _align(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
