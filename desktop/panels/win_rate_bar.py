"""A bar beside the board: how likely Black and White are to win."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.painting.candidate import PROVEN
from desktop.services.text import say, tr
from desktop.theme.themes import Theme, player_fills, text_on
from rules.position import BLACK, WHITE

GLIDE_MS = 180
_MIN_CHANGE = 0.004
_WIDEST_RATE = "99\N{NO-BREAK SPACE}%"
_CORNER = 7.0


class WinRateBar(QWidget):
    """Shows Black's share at the bottom, White's at the top, and the leader's number."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, numbered: bool = False
    ) -> None:
        """``numbered``: the players have no colours of their own."""
        super().__init__(parent)
        self._theme, self._numbered = theme, numbered
        self._black = self._shown = 0.5
        self._text = ""
        self._animated = True
        self._glide = QVariantAnimation(self, duration=GLIDE_MS)
        self._glide.valueChanged.connect(self._show)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        say(self.setAccessibleName, lambda: tr("Win rate"))

    @property
    def text(self) -> str:
        """The number that is shown."""
        return self._text

    def show_rate(self, black: float, text: str, sentence: str) -> None:
        """Show Black's rate from 0 to 1, the leader's number, and a sentence about both."""
        if text != self._text:
            self._text = text
            self.update()
        if sentence != self.accessibleDescription():
            self.setAccessibleDescription(sentence)
            self.setToolTip(sentence)
        if abs(black - self._black) < _MIN_CHANGE:
            return  # a running glide continues
        self._glide.stop()
        self._black = black
        if self._animated and self.isVisible():
            self._glide.setStartValue(self._shown)
            self._glide.setEndValue(black)
            self._glide.start()
        else:
            self._show(black)

    def set_animated(self, animated: bool) -> None:
        self._animated = animated

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def _show(self, black: float) -> None:
        self._shown = black
        self.update()

    def _bold(self) -> QFont:
        font = self.font()
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        texts = [_WIDEST_RATE, tr("won"), *map(tr, PROVEN.values())]
        metrics = QFontMetrics(self._bold())
        return QSize(max(map(metrics.horizontalAdvance, texts)) + 6, 120)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(box, _CORNER, _CORNER)
        border = box.bottom() - self._shown * box.height()
        colours = [QColor(fill) for fill in player_fills(self._theme, numbered=self._numbered)]
        painter.setClipPath(outline)
        painter.fillRect(box, colours[WHITE])
        painter.fillRect(QRectF(box.left(), border, box.width(), box.height()), colours[BLACK])
        painter.setPen(QPen(QColor(self._theme.hint), 2))
        middle = box.center()
        painter.drawLine(middle - QPointF(5, 0), middle + QPointF(5, 0))
        painter.setClipping(False)
        painter.setPen(QPen(QColor(self._theme.plate_edge), 1.5))
        painter.drawPath(outline)
        self._paint_text(painter, box)

    def _paint_text(self, painter: QPainter, box: QRectF) -> None:
        leader = BLACK if self._black >= 0.5 else WHITE
        at = Qt.AlignmentFlag.AlignBottom if leader == BLACK else Qt.AlignmentFlag.AlignTop
        painter.setFont(self._bold())
        fills = player_fills(self._theme, numbered=self._numbered)
        painter.setPen(QColor(text_on(fills[leader])))
        painter.drawText(box.adjusted(0, 6, 0, -6), at | Qt.AlignmentFlag.AlignHCenter, self._text)
