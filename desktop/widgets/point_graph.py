"""A graph of points in a row, one of which is current, for mouse, keyboard and screen readers."""

from __future__ import annotations

import bisect
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.services.text import in_tip
from desktop.theme.themes import UI_THEME, mixed

_LINES, _MIN_LINES = 5.0, 3.5  # its height, in line heights
_EDGE = 6.0  # around the graph, for dots at its rim


class PointGraph(QWidget):
    """Clicks, drags and arrow keys choose a point. A subclass paints the points.

    Attributes:
        current: the index of the point that is marked; -1 if none is.

    Signals:
        chosen(int): the user has chosen the point of this index.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.points: Sequence[Any] = ()
        self.current = -1
        self._hovered = -1
        self._describe: Callable[[int], str] = str
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_points(
        self, points: Sequence[Any], current: int, describe: Callable[[int], str]
    ) -> None:
        """Show these points, with a line at the one of index ``current``; -1 for no line.

        ``describe`` returns the point of an index in words.
        """
        if (tuple(points), current) != (self.points, self.current):
            self.update()
        self.points, self.current, self._describe = tuple(points), current, describe
        known = 0 <= current < len(self.points)
        self.setAccessibleDescription(describe(current) if known else "")

    # -- for subclasses ----------------------------------------------------------------------

    def _share(self, index: int) -> float:
        return index / max(1, len(self.points) - 1)

    def _distinct(self, run: range, value: Callable[[int], float]) -> Sequence[int]:
        """Return the points of a run that differ on the screen: the ends and extremes of columns.

        ``value`` returns the height of a point.
        """
        columns = max(1, round(self._box().width()))
        if len(run) <= 4 * columns:
            return run
        found: list[int] = []
        for column in range(columns):
            part = run[len(run) * column // columns : len(run) * (column + 1) // columns]
            found += sorted({part[0], min(part, key=value), max(part, key=value), part[-1]})
        return found

    def _paint_graph(self, painter: QPainter) -> None:
        """Paint the points in the box."""
        raise NotImplementedError

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    def _x(self, index: int) -> float:
        box = self._box()
        return box.left() + box.width() * self._share(index)

    def _paint_line(self, painter: QPainter, index: int, colour: str, width: float) -> None:
        if 0 <= index < len(self.points):
            box, x = self._box(), self._x(index)
            for pen in (QPen(QColor(UI_THEME.theme.plate), width + 2), QPen(QColor(colour), width)):
                painter.setPen(pen)
                painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))

    # -- private -----------------------------------------------------------------------------

    def _index_at(self, x: float) -> int:
        """Return the index of the point nearest to an abscissa; -1 without points."""
        after = bisect.bisect_left(range(len(self.points)), x, key=self._x)
        near = range(max(0, after - 1), min(after + 1, len(self.points)))
        return min(near, key=lambda index: abs(self._x(index) - x), default=-1)

    def _choose(self, index: int) -> None:
        if index >= 0 and index != self.current:
            self.chosen.emit(index)

    # -- Qt ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self._index_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self._index_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(index)
        if index != self._hovered:
            self._hovered = index
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = -1
        self.update()
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            assert isinstance(event, QHelpEvent)
            index = self._index_at(event.pos().x())
            text = self._describe(index) if index >= 0 else ""
            QToolTip.showText(event.globalPos(), in_tip(text), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, here = len(self.points) - 1, max(0, self.current)
        targets = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        target = targets.get(Qt.Key(event.key()))
        if target is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif 0 <= target <= last:
            self._choose(target)

    def sizeHint(self) -> QSize:
        return QSize(200, round(_LINES * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, round(_MIN_LINES * self.fontMetrics().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = UI_THEME.theme, self._box()
        painter.fillRect(box, QColor(mixed(theme.background, theme.plate_edge, 0.4)))
        self._paint_graph(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.hint), 2))
            painter.drawRect(box.adjusted(-3, -3, 3, 3))
        painter.end()
