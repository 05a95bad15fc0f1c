"""The graph of a reviewed game: both players' chances, move by move."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.i18n.plain_text import in_tip
from desktop.i18n.text import say, tr
from desktop.painting.loss_colour import loss_colour
from desktop.theme.theme import Theme, mixed, player_fills
from rules.position import BLACK, WHITE

_LINES, _MIN_LINES = 5.0, 3.5  # its height, in line heights
_EDGE = 6.0  # around the graph, for dots at its rim
_DOT = 4.0
_MAX_DOTTED = 400  # moves: with more, dots would hide the graph


@dataclasses.dataclass(frozen=True)
class GraphPoint:
    """The game after a move, or before the first.

    Attributes:
        rate: of Black, from 0 to 1; None while it is unknown.
        proven: whether the rate is exact.
        loss: of a move that has a verdict; 0 for the others.
    """

    rate: float | None
    proven: bool = False
    loss: float = 0.0


class WinRateGraph(QWidget):
    """Shows the rates of a game; clicks, drags and arrow keys choose a move.

    Black's share is below the curve and White's above. Proven stretches have a thicker curve.

    Signals:
        chosen(int): go to the point of this index.
    """

    chosen = Signal(int)

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, numbered: bool = False
    ) -> None:
        """``numbered``: the players have no colours of their own."""
        super().__init__(parent)
        self._theme, self._numbered = theme, numbered
        self._points: Sequence[GraphPoint] = ()
        self._describe: Callable[[int], str] = str
        self._current = -1
        self._hovered = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        say(self.setAccessibleName, lambda: tr("Win rate, move by move"))

    @property
    def points(self) -> Sequence[GraphPoint]:
        """The points shown: the start, and one for each move."""
        return self._points

    @property
    def current(self) -> int:
        """The index of the point that is marked; -1 if none is."""
        return self._current

    def show_points(
        self, points: Sequence[GraphPoint], current: int, describe: Callable[[int], str]
    ) -> None:
        """Show these points, with a line at the one of index ``current``; -1 for no line.

        ``describe`` returns the point of an index in words.
        """
        self._describe = describe
        if 0 <= current < len(points):
            self.setAccessibleDescription(describe(current))
        if (tuple(points), current) == (self._points, self._current):
            return
        self._points, self._current = tuple(points), current
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def point_at(self, index: int) -> QPointF:
        """Return where a point is in the widget; in its middle if the rate is unknown."""
        box, rate = self._box(), self._points[index].rate
        height = 0.5 if rate is None else rate
        return QPointF(self._x(index), box.bottom() - height * box.height())

    # -- private -----------------------------------------------------------------------------

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    def _x(self, index: int) -> float:
        box = self._box()
        return box.left() + box.width() * index / max(1, len(self._points) - 1)

    def _index_at(self, x: float) -> int:
        """Return the index of the point nearest to an abscissa; -1 without points."""
        if not self._points:
            return -1
        box = self._box()
        last = len(self._points) - 1
        share = (x - box.left()) / max(1.0, box.width())
        return max(0, min(last, round(share * last)))

    def _stretches(self) -> list[range]:
        """Return the runs of points whose rate is known."""
        runs: list[range] = []
        start = None
        for index in range(len(self._points) + 1):
            known = index < len(self._points) and self._points[index].rate is not None
            if known and start is None:
                start = index
            elif not known and start is not None:
                runs.append(range(start, index))
                start = None
        return runs

    def _choose(self, index: int) -> None:
        if index >= 0 and index != self._current:
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
        last, here = len(self._points) - 1, max(0, self._current)
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
        theme, box = self._theme, self._box()
        painter.fillRect(box, QColor(mixed(theme.background, theme.plate_edge, 0.4)))
        for run in self._stretches():
            self._paint_areas(painter, run)
        middle = box.center().y()
        painter.setPen(QPen(QColor(theme.coordinates), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
        for run in self._stretches():
            self._paint_curve(painter, run)
        painter.setPen(QPen(QColor(theme.plate_edge), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        self._paint_line(painter, self._hovered, theme.coordinates, 1)
        self._paint_line(painter, self._current, theme.hint, 3)
        self._paint_dots(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.hint), 2))
            painter.drawRect(box.adjusted(-3, -3, 3, 3))
        painter.end()

    def _paint_areas(self, painter: QPainter, run: range) -> None:
        """Fill what is below the curve with Black's colour, and the rest with White's."""
        box = self._box()
        fills = [QColor(fill) for fill in player_fills(self._theme, numbered=self._numbered)]
        left, right = self._x(run[0]), self._x(run[-1])
        painter.fillRect(QRectF(left, box.top(), right - left, box.height()), fills[WHITE])
        area = QPainterPath(QPointF(left, box.bottom()))
        for index in run:
            area.lineTo(self.point_at(index))
        area.lineTo(QPointF(right, box.bottom()))
        painter.fillPath(area, fills[BLACK])

    def _paint_curve(self, painter: QPainter, run: range) -> None:
        colour = QColor(self._theme.hint)
        for index in run[1:]:
            certain = self._points[index].proven and self._points[index - 1].proven
            painter.setPen(QPen(colour, 4.5 if certain else 2))
            painter.drawLine(self.point_at(index - 1), self.point_at(index))

    def _paint_line(self, painter: QPainter, index: int, colour: str, width: float) -> None:
        if 0 <= index < len(self._points):
            box, x = self._box(), self._x(index)
            painter.setPen(QPen(QColor(self._theme.plate), width + 2))
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
            painter.setPen(QPen(QColor(colour), width))
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))

    def _paint_dots(self, painter: QPainter) -> None:
        if len(self._points) > _MAX_DOTTED:
            return
        for index, point in enumerate(self._points):
            if point.loss > 0 and point.rate is not None:
                painter.setPen(QPen(QColor(self._theme.plate), 1.5))
                painter.setBrush(QColor(loss_colour(self._theme, point.loss)))
                painter.drawEllipse(self.point_at(index), _DOT, _DOT)
