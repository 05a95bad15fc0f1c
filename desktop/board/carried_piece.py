"""A piece that is dragged: it follows the pointer until the mouse button is released."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from desktop.board.board_input import BoardInput
from desktop.board.board_items import OVER, SiteItem
from desktop.board.board_scene import BoardScene
from desktop.board.hand import Hand
from desktop.board.touching import Touching
from desktop.painting.layout import CELL
from rules.piece import Motion, Piece

_LEFT_BEHIND = 0.3  # opacity of the piece where it was picked up
_LIFTED = 1.08  # its size in the hand


class PieceItem(QGraphicsItem):
    """A piece in the hand, around the place of the item."""

    def __init__(self, board: BoardScene, piece: Piece) -> None:
        super().__init__()
        self._board, self._piece = board, piece
        self.setZValue(OVER + 10)
        self.setScale(_LIFTED)

    def boundingRect(self) -> QRectF:
        return QRectF(-CELL, -CELL, 2 * CELL, 2 * CELL)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painting = self._board.painting
        painting.view.paint_piece(painting.canvas(painter), self._piece, (0.0, 0.0))


class CarriedPiece(QObject):
    """Shows the piece of an unfinished step at the pointer, if that step moves a piece."""

    def __init__(self, view: QGraphicsView, hand: Hand, drags: BoardInput) -> None:
        super().__init__(view)
        self._view, self._hand = view, hand
        self._item: PieceItem | None = None
        self._origin: SiteItem | None = None
        drags.dragged.connect(self._follow)
        drags.dropped.connect(self.end)

    def _follow(self, point: QPointF) -> None:
        """Show the piece that has been touched at a point of the viewport."""
        touching, board = self._hand.touching, self._view.scene()
        if touching is None or not isinstance(board, BoardScene):
            return
        if self._item is None:
            piece = _moved_piece(touching)
            if piece is None:
                return
            self._item = PieceItem(board, piece)
            board.addItem(self._item)
            self._origin = next(
                item
                for item in board.items()
                if isinstance(item, SiteItem) and item.site == piece.site
            )
            self._origin.setOpacity(_LEFT_BEHIND)
        self._item.setPos(self._view.mapToScene(point.toPoint()))

    def end(self) -> None:
        """Put the piece down; the scene may be deleted afterwards."""
        if self._item is None or self._origin is None:
            return
        self._origin.setOpacity(1.0)
        scene = self._item.scene()
        if scene is not None:
            scene.removeItem(self._item)
        self._item = self._origin = None


def _moved_piece(touching: Touching) -> Piece | None:
    """Return the piece that a step with these touches moves; None if it only places some."""
    fitting = touching.fitting(touching.touches)
    if not touching.touches or not fitting:
        return None
    site = touching.touches[0].site
    moves = touching.position.change(fitting[0][0])
    if all(change.motion is not Motion.MOVE or change.origin != site for change in moves):
        return None
    return next(piece for piece in touching.position.pieces() if piece.site == site)
