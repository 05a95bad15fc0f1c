"""Paints a game in the list of the library: a small board and three lines of text."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.library.board_pictures import BoardPictures, PictureRequest
from desktop.library.game_model import GameModel
from desktop.library.game_words import details, players, result, title
from desktop.theme.theme import Theme, text_on
from rules.library.library import LibraryRow

_LINES = 4.8  # height of a row, in line heights
_PLACE = 0.12  # corner radius of a missing picture, relative to its side

_Index = QModelIndex | QPersistentModelIndex


class GameDelegate(QStyledItemDelegate):
    """Paints a game as a small board and three lines of text.

    Attributes:
        key: that of the position searched for; None if there is none.
    """

    def __init__(self, model: GameModel, pictures: BoardPictures, theme: Theme) -> None:
        super().__init__()
        self._model, self._pictures, self._theme = model, pictures, theme
        self.key: int | None = None

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme

    def picture_px(self, font: QFontMetrics) -> int:
        """Return the side of a picture beside text in this font."""
        return round((_LINES - 0.4) * font.height())

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(10 * option.fontMetrics.height(), round(_LINES * option.fontMetrics.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ink, quiet = QColor(self._theme.ink), QColor(self._theme.coordinates)
        if selected:
            painter.fillRect(option.rect, QColor(self._theme.hint))
            ink = quiet = QColor(text_on(self._theme.hint))
        line = option.fontMetrics.height()
        side = self.picture_px(option.fontMetrics)
        box = QRect(option.rect)
        picture = QRect(box.left() + line // 2, box.center().y() - side // 2, side, side)
        row = self._model.row(index.row())
        self._paint_picture(painter, picture, row)
        if row is not None:
            words = box.adjusted(side + round(1.3 * line), 0, -line // 2, 0)
            self._paint_words(painter, words, option.font, row, index.row(), ink, quiet)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(ink)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_picture(self, painter: QPainter, box: QRect, row: LibraryRow | None) -> None:
        pixmap = None if row is None else self._pictures.picture(PictureRequest(row, self.key))
        if pixmap is not None:
            painter.drawPixmap(QPointF(box.topLeft()), pixmap)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.plate_edge))
        round_px = _PLACE * box.width()
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), round_px, round_px)

    def _paint_words(
        self,
        painter: QPainter,
        box: QRect,
        font: QFont,
        row: LibraryRow,
        number: int,
        ink: QColor,
        quiet: QColor,
    ) -> None:
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        line = QFontMetrics(font).height()
        top = box.center().y() - round(1.7 * line)
        lines = [
            (bold, ink, title(row)),
            (font, ink, players(row) if row.entry.setup else ""),
            (font, quiet, details(row, self._model.turn(number))),
        ]
        ended = result(row)
        ended_px = QFontMetrics(bold).horizontalAdvance(ended)
        for at, (face, colour, text) in enumerate(lines):
            place = QRect(box.left(), top + round(1.15 * at * line), box.width(), line + 2)
            if at == 0 and ended:
                painter.setFont(font)
                painter.setPen(ink)
                painter.drawText(place, Qt.AlignmentFlag.AlignRight, ended)
                place.setWidth(max(line, place.width() - ended_px - line))
            painter.setFont(face)
            painter.setPen(colour)
            shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, shown)
