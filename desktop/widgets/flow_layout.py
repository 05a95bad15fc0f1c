"""A layout that breaks a row of widgets into lines, like the words of a paragraph."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Puts as many widgets on a line as fit at their size hints; they fill its width.

    What expands gets the spare width of its line; where nothing does, all share it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(6)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = [_height(line) for line in self._lines(width)]
        return sum(heights) + self.spacing() * max(0, len(heights) - 1)

    def sizeHint(self) -> QSize:
        """Return the size of a single line."""
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        return QSize(
            max((hint.width() for hint in hints), default=0),
            max((hint.height() for hint in hints), default=0),
        )

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.top()
        for line in self._lines(rect.width()):
            height = _height(line)
            left, spare = rect.left(), rect.width() - self._width(line)
            growing = [item for item in line if _expands(item)] or line
            grown = 0
            for item in line:
                width = item.sizeHint().width()
                if item in growing:
                    # the spare width is shared to the last pixel, so that lines end together
                    share = spare * (grown + 1) // len(growing) - spare * grown // len(growing)
                    width += max(0, share)
                    grown += 1
                item.setGeometry(QRect(left, top, width, height))
                left += width + self.spacing()
            top += height + self.spacing()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        """Return the items of each line: as few lines as fit, and these of even width."""
        lines = self._broken(width)
        while len(lines) > 1:
            widest = max(self._width(line) for line in lines)
            narrower = self._broken(widest - 1)
            if len(narrower) > len(lines) or max(map(self._width, narrower)) >= widest:
                break
            lines = narrower
        return lines

    def _broken(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        for item in self._shown():
            if lines and self._width([*lines[-1], item]) <= width:
                lines[-1].append(item)
            else:
                lines.append([item])
        return lines

    def _width(self, line: list[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in line) + self.spacing() * (len(line) - 1)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]


def _height(line: list[QLayoutItem]) -> int:
    return max(item.sizeHint().height() for item in line)


def _expands(item: QLayoutItem) -> bool:
    return bool(item.expandingDirections() & Qt.Orientation.Horizontal)
