"""A row of pictures with titles, of which one is chosen by mouse or arrow keys."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

PICTURE_PX = 132
_AROUND_PX = 24  # a picture, in its cell
_FRAME_PX = 14  # of the list


class PictureChoice(QListWidget):
    """Wraps into further rows where it is narrow.

    Signals:
        chosen(str): the user has chosen the picture with this key.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(QSize(PICTURE_PX, PICTURE_PX))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._emit)

    def set_choices(self, titles: Mapping[str, str], chosen: str) -> None:
        """Offer these: [key] -> title; nothing is emitted."""
        with QSignalBlocker(self):
            if [self._key(item) for item in self._items()] != list(titles):
                self.clear()
                for key in titles:
                    item = QListWidgetItem(self)
                    item.setData(Qt.ItemDataRole.UserRole, key)
                    item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
            for item, title in zip(self._items(), titles.values(), strict=True):
                item.setText(title)
            self.setCurrentRow(list(titles).index(chosen))
        self._fit()

    def set_picture(self, key: str, picture: QPixmap) -> None:
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # not tinted
        for item in self._items():
            if self._key(item) == key:
                item.setIcon(icon)

    @property
    def keys(self) -> list[str]:
        """The keys of the pictures, in their order."""
        return [self._key(item) for item in self._items()]

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    @staticmethod
    def _key(item: QListWidgetItem) -> str:
        return str(item.data(Qt.ItemDataRole.UserRole))

    def _emit(self, now: QListWidgetItem | None) -> None:
        if now is not None:
            self.chosen.emit(self._key(now))

    def _fit(self) -> None:
        """Give all cells room for the longest title, and the list room for its first row."""
        width = max(PICTURE_PX + _AROUND_PX, self.sizeHintForColumn(0))
        height = PICTURE_PX + self.fontMetrics().height() + _AROUND_PX
        self.setGridSize(QSize(width, height))
        self.setMinimumSize(2 * width + _FRAME_PX, height + _FRAME_PX)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size at which all pictures stand in one row."""
        cell = self.gridSize()
        bar = self.verticalScrollBar().sizeHint().width()  # Qt leaves room for it
        return QSize(self.count() * cell.width() + bar + _FRAME_PX, cell.height() + _FRAME_PX)

    def showEvent(self, event: QShowEvent) -> None:
        self._fit()  # the style sheet has set the font by now
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        current = self.currentItem()
        if current is not None:
            self.scrollToItem(current)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
