"""The graph of a reviewed game: both players' chances, move by move."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import say, tr
from desktop.painting.candidate import loss_colour
from desktop.theme.themes import Theme, player_fills
from desktop.widgets.point_graph import PointGraph
from rules.position import BLACK, WHITE

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


class WinRateGraph(PointGraph):
    """Shows the rates of a game; a point is chosen to go to its move.

    Black's share is below the curve and White's above. Proven stretches have a thicker curve.
    """

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, numbered: bool = False
    ) -> None:
        """``numbered``: the players have no colours of their own."""
        self._points: Sequence[GraphPoint] = ()
        self._numbered = numbered
        super().__init__(theme, parent)
        say(self.setAccessibleName, lambda: tr("Win rate, move by move"))

    @property
    def points(self) -> Sequence[GraphPoint]:
        """The points shown: the start, and one for each move."""
        return self._points

    def show_points(
        self, points: Sequence[GraphPoint], current: int, describe: Callable[[int], str]
    ) -> None:
        """Show these points, with a line at the one of index ``current``; -1 for no line.

        ``describe`` returns the point of an index in words.
        """
        changed = tuple(points) != self._points
        self._points = tuple(points)
        self._mark(current, describe, changed=changed)

    def point_at(self, index: int) -> QPointF:
        """Return where a point is in the widget; in its middle if the rate is unknown."""
        box, rate = self._box(), self._points[index].rate
        height = 0.5 if rate is None else rate
        return QPointF(self._x(index), box.bottom() - height * box.height())

    # -- private -----------------------------------------------------------------------------

    @property
    def _count(self) -> int:
        return len(self._points)

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

    def _paint_graph(self, painter: QPainter) -> None:
        theme, box = self._theme, self._box()
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

    def _paint_dots(self, painter: QPainter) -> None:
        if len(self._points) > _MAX_DOTTED:
            return
        for index, point in enumerate(self._points):
            if point.loss > 0 and point.rate is not None:
                painter.setPen(QPen(QColor(self._theme.plate), 1.5))
                painter.setBrush(QColor(loss_colour(self._theme, point.loss)))
                painter.drawEllipse(self.point_at(index), _DOT, _DOT)
