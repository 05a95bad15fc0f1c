"""Small pictures that show why a move was bad, beside the graph of a review."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.board.picture import BoardThumbnail
from desktop.services.text import in_tip
from desktop.widgets.layouts import hbox
from rules.group_reasons import groups_at
from rules.position import Position

_LEAST_SHARE = 0.55  # of the width, for the graph; else there are no pictures
_GAP = 4


class ReasonPictures(QWidget):
    """Two boards: before and after the moves of a reason, or at the ends of two lines.

    They keep their room while there is nothing to show, so that the graph stays as it is.
    """

    def __init__(self) -> None:
        super().__init__()
        self._boards = BoardThumbnail(), BoardThumbnail()
        for board in self._boards:
            board.setMinimumSize(1, 1)
            board.hide()
        hbox(*self._boards, on=self, spacing=_GAP)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)

    def show_boards(
        self, boards: Sequence[Position], marked: Sequence[Sequence[int]], text: str
    ) -> None:
        """Show two positions with cells outlined, or nothing without any.

        ``text``: what they are, for a tool tip and for screen readers.
        """
        self.setAccessibleName(text)
        self.setToolTip(in_tip(text))
        for at, board in enumerate(self._boards):
            board.setVisible(bool(boards))
            if boards:
                board.show_position(boards[at], marked[at])


class ReasonStrip(QWidget):
    """The graph of a review, and the pictures where they leave it most of the width."""

    def __init__(self, graph: QWidget, pictures: ReasonPictures) -> None:
        super().__init__()
        self._graph, self._pictures = graph, pictures
        hbox((graph, 1), pictures, on=self, spacing=_GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = QSize(2 * self.height() + _GAP, self.height())
        self._pictures.setFixedWidth(size.width())
        self._pictures.setVisible(self.width() - size.width() >= _LEAST_SHARE * self.width())


def changed_cells(position: Position, other: Position, *, grouped: bool) -> tuple[int, ...]:
    """Return the cells of groups that another position does not have, or of pieces.

    ``grouped``: whether groups mean anything in the game.
    """
    if grouped:
        theirs = {group for own in groups_at(other) for group in own}
        found = [group for own in groups_at(position) for group in own if group not in theirs]
        return tuple(sorted(set().union(*[group for group in found if len(group) > 1])))
    here, there = ({(p.site, p.colour) for p in one.pieces()} for one in (position, other))
    return tuple(sorted({site for site, _colour in here - there}))
