"""A rating: its number in words, how certain it is, and its graph."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop.services.text import date_text, said, say, tr
from desktop.theme.themes import UI_THEME, mixed
from desktop.widgets.label import Label
from desktop.widgets.layouts import hbox, vbox
from desktop.widgets.point_graph import PointGraph
from rules.training.own_results import Advice, Streaks, Tally
from rules.training.schedule import Rating

_DEVIATIONS = 1.96  # on either side of a rating are 95 %
_DASH = "\N{EN DASH}"


def number_text(rating: float) -> str:
    """Return a rating in whole Elo."""
    return QLocale().toString(round(rating)).replace("-", "\N{MINUS SIGN}")


def puzzle_interval(rating: Rating) -> tuple[float, float]:
    """Return what holds a rating from puzzles with 95 %."""
    away = _DEVIATIONS * rating.deviation
    return rating.rating - away, rating.rating + away


def interval_text(interval: tuple[float, float]) -> str:
    """Return an interval of ratings: "640–990", "-40 – 310"."""
    dash = f" {_DASH} " if interval[0] < 0 else _DASH
    return dash.join(map(number_text, interval))


def range_text(interval: tuple[float, float]) -> str:
    """Return in words how certain a rating is."""
    low, high = map(number_text, interval)
    return tr("probably between {low} and {high}", low=low, high=high)


def with_interval(rating: float, interval: tuple[float, float]) -> str:
    """Return a rating with its interval, for a table: "726 (596–861)"."""
    return f"{number_text(rating)} ({interval_text(interval)})"


def month_name(month: str) -> str:
    """Return a month, "2026-11", in words; a year as it is; and what has no date."""
    return date_text(month) or tr("Without a date")


def tally_text(tally: Tally) -> str:
    """Return how games ended, in a sentence."""
    text = tr(
        "%Ln game(s) finished: {won} won, {drawn} drawn, {lost} lost.",
        "",
        tally.finished,
        won=tally.won,
        drawn=tally.drawn,
        lost=tally.lost,
    )
    if not tally.unfinished:
        return text
    unfinished = tr("%Ln game(s) unfinished.", "", tally.unfinished)
    return f"{text} {unfinished}"


def streak_text(streaks: Streaks) -> str:
    """Return how many games were won in a row, in a sentence."""
    return tr(
        "Won in a row: {current} now, {longest} at most.",
        current=streaks.current,
        longest=streaks.longest,
    )


def advice_text(advice: Advice | None) -> str:
    """Return which level to try, and why."""
    if advice is None:
        return tr("After five games in a row against one level, this says which one to try next.")
    points = int(advice.points) if advice.points == int(advice.points) else advice.points
    text = tr(
        "You scored {points} of {games} at level {level}.",
        points=points,
        games=advice.games,
        level=advice.level,
    )
    return f"{text} {_next(advice)}"


def _next(advice: Advice) -> str:
    if advice.suggested != advice.level:
        return tr("Try level {level}.", level=advice.suggested)
    return tr("Stay at level {level}.", level=advice.level)


DateText = Callable[[datetime.date], str]

_LINES, _MIN_LINES = 9.0, 7.0  # its height, in line heights
_DOT = 3.5
_GAP = 5.0  # between the graph and the texts around it
_LEAST_SPAN = 200.0  # Elo from the bottom to the top
_BAND = 0.35  # how strong the colour of the interval is


class RatingPoint(NamedTuple):
    """A rating at the end of a day or a month, and the interval that holds it with 95 %."""

    day: datetime.date
    rating: float
    low: float
    high: float


class RatingGraph(PointGraph):
    """Shows a rating; dotted lines are levels. The points are as far apart as their days."""

    points: Sequence[RatingPoint]

    def __init__(self) -> None:
        super().__init__()
        self._levels: Sequence[float] = ()
        self._date_text: DateText = str

    def show_ratings(
        self,
        points: Sequence[RatingPoint],
        levels: Sequence[float],
        describe: Callable[[int], str],
        date_text: DateText,
    ) -> None:
        """Show these points, the last one marked.

        Args:
            points: at least two, of different days, in their order.
            levels: the ratings of the levels, from level 1 on.
            describe: returns the point of an index in words.
            date_text: returns the first or the last day, for the line below the graph.
        """
        self._levels, self._date_text = tuple(levels), date_text
        self.show_points(points, len(points) - 1, describe)
        self.update()

    def mark(self, index: int) -> None:
        """Mark another point."""
        self.show_points(self.points, index, self._describe)

    def point_at(self, index: int) -> QPointF:
        """Return where a point is in the widget."""
        return QPointF(self._x(index), self._y(self.points[index].rating))

    # -- private -----------------------------------------------------------------------------

    def _share(self, index: int) -> float:
        first, last = self.points[0].day, self.points[-1].day
        return (self.points[index].day - first) / (last - first)

    def _box(self) -> QRectF:
        fonts = self.fontMetrics()
        left = max([fonts.horizontalAdvance(text) for text in self._level_names()], default=0)
        return super()._box().adjusted(left + _GAP, 0, 0, -fonts.height() - _GAP)

    def _level_names(self) -> list[str]:
        return [tr("Level {level}", level=level) for level in range(1, len(self._levels) + 1)]

    def _span(self) -> tuple[float, float]:
        """Return the ratings at the bottom and at the top."""
        low = min(point.low for point in self.points)
        high = max(point.high for point in self.points)
        more = max(0.0, _LEAST_SPAN - (high - low)) / 2 + (high - low) / 20
        return low - more, high + more

    def _y(self, rating: float) -> float:
        box, (low, high) = self._box(), self._span()
        return box.bottom() - (rating - low) / (high - low) * box.height()

    # -- Qt ----------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(200, round(_LINES * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, round(_MIN_LINES * self.fontMetrics().height()))

    def _paint_graph(self, painter: QPainter) -> None:
        if not self.points:
            return
        theme = UI_THEME.theme
        self._paint_band(painter)
        self._paint_levels(painter)
        self._paint_line(painter, self._hovered, theme.coordinates, 1)
        self._paint_line(painter, self.current, theme.coordinates, 2)
        where = [self.point_at(index) for index in range(len(self.points))]
        painter.setPen(QPen(QColor(theme.hint), 2))
        painter.drawPolyline(QPolygonF(where))
        painter.setPen(QPen(QColor(theme.plate), 1))
        painter.setBrush(QColor(theme.hint))
        for point in where:
            painter.drawEllipse(point, _DOT, _DOT)
        painter.setPen(QPen(QColor(theme.plate_edge), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self._box())
        self._paint_dates(painter)

    def _paint_band(self, painter: QPainter) -> None:
        theme = UI_THEME.theme
        colour = QColor(mixed(theme.background, theme.hint, _BAND))
        top = [QPointF(self._x(at), self._y(one.high)) for at, one in enumerate(self.points)]
        bottom = [QPointF(self._x(at), self._y(one.low)) for at, one in enumerate(self.points)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([*top, *reversed(bottom)]))

    def _paint_levels(self, painter: QPainter) -> None:
        """Paint the lines of the levels whose names have room, from the lowest on."""
        theme, box, height = UI_THEME.theme, self._box(), self.fontMetrics().height()
        free = box.bottom() + height / 2  # above it nothing is written yet
        for name, rating in zip(self._level_names(), self._levels, strict=True):
            y = self._y(rating)
            if not box.top() < y < box.bottom() or y + height / 2 > free:
                continue
            free = y - height / 2
            painter.setPen(QPen(QColor(theme.coordinates), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(theme.ink))
            place = QRectF(0, y - height / 2, box.left() - _GAP, height)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, name)

    def _paint_dates(self, painter: QPainter) -> None:
        box, align = self._box(), Qt.AlignmentFlag
        place = QRectF(box.left(), box.bottom() + _GAP, box.width(), self.fontMetrics().height())
        first, last = (self._date_text(self.points[at].day) for at in (0, -1))
        painter.setPen(QColor(UI_THEME.theme.ink))
        painter.drawText(place, align.AlignLeft, first)
        painter.drawText(place, align.AlignRight, last)


class RatingPanel(QWidget):
    """Shows one kind of rating; its graph is hidden until there are two points.

    Attributes:
        number, details: the rating, and what is known about it.
        graph: the rating in time.
    """

    def __init__(self, title: Callable[[], str]) -> None:
        super().__init__()
        self.number = Label(role="number")
        self.details = Label(role="quiet")
        self.graph = RatingGraph()
        say(self.graph.setAccessibleName, title)
        heading = said(Label(role="name"), title)
        heading.setWordWrap(False)  # or it would break early
        head = hbox(heading, self.number, None, spacing=8)
        vbox(head, self.details, (self.graph, 1), None, on=self, spacing=4)
        self.graph.chosen.connect(self.graph.mark)

    def show_rating(
        self,
        number: str,
        details: str,
        points: Sequence[RatingPoint],
        levels: Sequence[float],
        describe: Callable[[int], str],
        date_text: DateText,
    ) -> None:
        """Show a rating and its graph, with the last point marked; see ``RatingGraph``."""
        self.number.setText(number)
        self.details.setText(details)
        self.graph.setVisible(len(points) > 1)
        if len(points) > 1:
            self.graph.show_ratings(points, levels, describe, date_text)
