"""Rows and columns, rows that break into lines, scrolling in little room, two parts of a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from desktop.theme.measures import GRID

Part = (
    QWidget
    | QLayout
    | int
    | tuple[QWidget | QLayout | None, int]
    | tuple[QWidget, int, Qt.AlignmentFlag]
    | None
)
Margins = int | tuple[int, int, int, int] | None
_Box = TypeVar("_Box", bound=QBoxLayout)


def hbox(
    *parts: Part, on: QWidget | None = None, spacing: int | None = None, margins: Margins = 0
) -> QHBoxLayout:
    """Return a row of widgets and layouts from left to right, which is the layout of ``on``.

    A part is a widget or a layout, None for space that stretches, or a number of pixels; as a
    tuple, with its stretch factor and its alignment. ``margins`` are in pixels: left, top, right,
    bottom, or all of them; None for those of the style.
    """
    return _filled(QHBoxLayout(on) if on is not None else QHBoxLayout(), parts, spacing, margins)


def vbox(
    *parts: Part, on: QWidget | None = None, spacing: int | None = None, margins: Margins = 0
) -> QVBoxLayout:
    """Return the same from top to bottom."""
    return _filled(QVBoxLayout(on) if on is not None else QVBoxLayout(), parts, spacing, margins)


def _filled(layout: _Box, parts: tuple[Part, ...], spacing: int | None, margins: Margins) -> _Box:
    if margins is not None:
        layout.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        match part:
            case QWidget():
                layout.addWidget(part)
            case QLayout():
                layout.addLayout(part)
            case int():
                layout.addSpacing(part)
            case None:
                layout.addStretch()
            case (QWidget() as widget, factor, alignment):
                layout.addWidget(widget, factor, alignment)
            case (QWidget() as widget, factor):
                layout.addWidget(widget, factor)
            case (QLayout() as inner, factor):
                layout.addLayout(inner, factor)
            case (_, factor):
                layout.addStretch(factor)
    return layout


class FlowLayout(QLayout):
    """Puts as many widgets on a line as fit at their size hints; they fill its width.

    What expands gets the spare width of its line; where nothing does, all share it.
    """

    def __init__(self, *widgets: QWidget, spacing: int = 2 * GRID) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        for widget in widgets:
            self.addWidget(widget)

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


_GAP_PX = GRID  # between the contents and the bar
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class FittingScrollArea(QScrollArea):
    """Gives its contents at least the height they need at its width.

    A resizable ``QScrollArea`` would use their size hint, and scroll too soon.
    """

    def __init__(self, contents: QWidget) -> None:
        super().__init__()
        # PySide6 takes 10 ms, before the first window, to find the type of a widget made by Qt
        self.setViewport(QWidget())
        self._contents = contents
        contents.setProperty("role", "plain")
        contents.installEventFilter(self)
        self.setWidget(contents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _fit(self) -> None:
        for width in (self.width(), self.width() - self.beside()):
            width = max(width, self._contents.minimumSizeHint().width())
            needed = self._needed(width)
            if needed <= self.height():
                break
        self._contents.resize(width, max(self.height(), needed))

    def _needed(self, width: int) -> int:
        layout = self._contents.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.minimumHeightForWidth(width)
        return self._contents.minimumSizeHint().height()

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            self.ensureWidgetVisible(now)  # if it is one of the contents

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()  # arrow keys move through the contents
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        self.updateGeometry()  # the contents have their style and font only now
        super().showEvent(event)

    def sizeHint(self) -> QSize:
        hint = self._contents.sizeHint()
        return hint.expandedTo(QSize(0, self._needed(hint.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._contents.minimumSizeHint().width() + self.beside(), 0)

    def beside(self) -> int:
        """Return the width that the bar takes, in pixels."""
        return self.verticalScrollBar().sizeHint().width() + _GAP_PX


class YieldingScrollArea(FittingScrollArea):
    """As high as its contents, or lower if its neighbours need the room."""

    _MIN_LINES = 2
    _MIN_PX = 0

    def __init__(self, contents: QWidget) -> None:
        self._part: QWidget | None = None
        self._from_top = False  # whether its beginning is seen where it is too high
        super().__init__(contents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_part(self, part: QWidget | None, *, from_top: bool = False) -> None:
        """Scroll to a part of the contents now, and again whenever sizes change; None for none.

        Of one that is higher than the area the middle is seen, or its beginning if ``from_top``.
        """
        self._part, self._from_top = part, from_top
        self._scroll_to_part()

    def _scroll_to_part(self) -> None:
        part = self._part
        if part is None or not part.isVisible():
            return
        if self._from_top and part.height() > self.viewport().height():
            self.verticalScrollBar().setValue(part.mapTo(self._contents, QPoint()).y())
        else:
            self.ensureWidgetVisible(part)

    def _fit(self) -> None:
        before = self._contents.size()
        super()._fit()
        if self._contents.size() != before:
            self._scroll_to_part()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll_to_part()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._needed(self.width()))

    def minimumSizeHint(self) -> QSize:
        least = max(self._MIN_PX, self._MIN_LINES * self.fontMetrics().height())
        return QSize(super().minimumSizeHint().width(), min(least, self.sizeHint().height()))


class RatioSplitter(QSplitter):
    """Keeps its second part at a share of the room, whatever its size.

    It never asks Qt for the line, a ``QSplitterHandle``: Python's garbage collector may delete a
    handle that Python knows before the splitter, which would still use it.

    Signals:
        share_chosen(float): the line was dragged; the second part takes this share now.
    """

    share_chosen = Signal(float)

    def __init__(
        self,
        way: Qt.Orientation,
        first: QWidget,
        second: QWidget,
        *,
        width: int,
        tip: Callable[[], str],
    ) -> None:
        """``width`` is the line's, in pixels; ``tip`` returns its tool tip."""
        super().__init__(way)
        self.first, self.second = first, second
        self._tip = tip
        self.share: float | None = None  # None for the default
        self.addWidget(first)
        self.addWidget(second)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(width)
        self.splitterMoved.connect(self._choose)

    def set_share(self, share: float | None) -> None:
        """Give the second part this share of the room; None for the default."""
        self.share = share
        self._fit()

    def room(self) -> int:
        """Return the room of both parts and the line, in pixels."""
        size = self.contentsRect().size()
        across = self.orientation() == Qt.Orientation.Horizontal
        return size.width() if across else size.height()

    def wanted(self) -> int:
        """Return the room that the second part should have, in pixels."""
        raise NotImplementedError

    def _choose(self) -> None:
        self.share = self.sizes()[1] / max(1, self.room())
        self.share_chosen.emit(self.share)

    def _fit(self) -> None:
        if not self.second.isHidden():
            wanted = self.wanted()
            self.setSizes([max(1, self.room() - self.handleWidth() - wanted), wanted])

    def _shows_tip(self, event: QHelpEvent) -> bool:
        """Show the line's tool tip if the event is about the line; return whether it is."""
        parts = (self.first.geometry(), self.second.geometry())
        if (
            event.type() != QEvent.Type.ToolTip
            or not self.contentsRect().contains(event.pos())
            or any(part.contains(event.pos()) for part in parts)
        ):
            return False
        QToolTip.showText(event.globalPos(), self._tip(), self)
        return True

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self._shows_tip(event):
            return True
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()  # a part may have appeared, or need more room now
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
