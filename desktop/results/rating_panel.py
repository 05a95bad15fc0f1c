"""A rating: the number, how certain it is, and its graph."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.i18n.text import said, say
from desktop.results.rating_graph import DateText, RatingGraph, RatingPoint
from desktop.theme.theme import Theme
from desktop.widgets.label import Label


class RatingPanel(QWidget):
    """Shows one kind of rating; its graph is hidden without points.

    Attributes:
        number, details: the rating, and what is known about it.
        graph: the rating in time.

    Signals:
        chosen(int): the user has chosen the point of this index.
    """

    chosen = Signal(int)

    def __init__(
        self, title: Callable[[], str], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.number = Label(role="number")
        self.details = Label(role="quiet")
        self.graph = RatingGraph(theme)
        say(self.graph.setAccessibleName, title)
        heading = said(Label(role="name"), title)
        heading.setWordWrap(False)  # or it would break early
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(heading)
        row.addWidget(self.number)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.details)
        column.addWidget(self.graph, 1)
        self.graph.chosen.connect(self._choose)

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
        self.graph.setVisible(bool(points))
        if points:
            self.graph.show_points(points, levels, len(points) - 1, describe, date_text)

    def set_theme(self, theme: Theme) -> None:
        self.graph.set_theme(theme)

    def _choose(self, index: int) -> None:
        self.graph.mark(index)
        self.chosen.emit(index)
